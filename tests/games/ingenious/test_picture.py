"""The table in text."""

import pytest

from paluba.core.words import Words

from .table import GAME, do, table


def test_the_board_is_drawn_in_letters() -> None:
    state = table(laid=["red+blue h8 ne", "purple+purple k6 e"], racks=[["red+green"] * 2])
    lines = GAME.picture(GAME.view(state, 0), Words(GAME, "en")).splitlines()
    rows = {line.split()[0]: line for line in lines if len(line.split()) > 7 and len(line.split()[0]) == 1}
    assert rows["c"].split() == ["c", "8", "R", ".", ".", ".", ".", "G", "13"]
    assert rows["h"].split() == ["h", "3", "P", ".", ".", ".", ".", "R", ".", ".", ".", ".", "B", "13"]
    assert rows["g"].split()[2:-1] == [".", ".", ".", ".", ".", "B", ".", ".", ".", "."]
    assert "Your rack: red + green, red + green." in "\n".join(lines)


@pytest.mark.parametrize(("seats", "rows"), [(1, 11), (2, 11), (3, 13), (4, 15)])
def test_the_board_has_its_rows(seats: int, rows: int) -> None:
    view = GAME.view(table(seats), None)
    told = GAME.picture(view, Words(GAME, "cs")).splitlines()
    drawn = [line for line in told if line.strip()[1:2] == " " and line.strip()[0] in "abcdefghijklmno"]
    assert len(drawn) == rows


def test_equal_symbols_of_neighbouring_rows_stand_askew() -> None:
    """A cell of the row below stands half a cell to the left or right: rows are indented by their distance."""
    lines = GAME.picture(GAME.view(table(2), None), Words(GAME, "en")).splitlines()
    drawn = {line.strip()[0]: line for line in lines if line.strip()[1:2] == " "}
    assert drawn["c"].index("c") - drawn["h"].index("h") == 5


def test_the_chosen_tile_is_told_to_its_seat_alone() -> None:
    state = table(racks=[["red+green"] * 2])
    do(state, 0, "choose red+green")
    words = Words(GAME, "sk")
    assert "Na priloženie: červená + zelená." in GAME.picture(GAME.view(state, 0), words)
    assert "Na priloženie" not in GAME.picture(GAME.view(state, 1), words)
