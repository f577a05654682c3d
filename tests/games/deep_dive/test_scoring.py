"""Grids, rows, winners, and the score pad."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import paluba
from paluba.core.errors import BadInput
from paluba.games.deep_dive.game import GAME
from paluba.games.deep_dive.tiles import COLOURS

from .table import Table

EXAMPLE = [
    ["pink", 1], ["green", 9], ["yellow", 3],
    ["green", 7], ["pink", 2], ["yellow", 5],
    ["pink", 4], ["green", 3],
    ["green", 9],
]  # fmt: skip
"""The scoring example of the rulebook, in one of the orders that give its rows."""

food = st.lists(st.tuples(st.sampled_from(COLOURS), st.integers(1, 10)).map(list), max_size=12)


def test_the_scoring_example_of_the_rulebook() -> None:
    found = GAME.pad({"food": EXAMPLE})
    assert found["total"] == 34
    assert found["rows"] == [13, 14, 3, 4]
    assert found["lines"][2] == {"what": "half_row", "points": 3, "row": 3, "tiles": [4, 3]}


def test_ruling_25_columns_fill_from_the_top_in_the_order_taken() -> None:
    table = Table()
    table.own(0, food=["pink:1", "pink:9", "green:2", "yellow:3", "pink:4"])
    assert table.seat(0)["rows"] == [[1, 2, 3], [9, None, None], [4, None, None]]


def test_ruling_26_full_rows_whole_and_others_half_rounded_down_row_by_row() -> None:
    assert GAME.pad({"food": [["pink", 3], ["pink", 5], ["green", 4]]})["rows"] == [3, 2]
    assert GAME.pad({"food": [["pink", 1]]})["total"] == 0
    assert GAME.pad({"food": []}) == {"total": 0, "rows": [], "lines": []}


def finished(*boards: list[str]) -> Table:
    table = Table(seats=len(boards))
    for seat, tiles in enumerate(boards):
        table.own(seat, food=tiles)
    table.state.finish()
    return table


def test_ruling_27_most_points_win() -> None:
    assert finished(["pink:8"], ["pink:10"]).state.winners() == 0b10


def test_ruling_27_a_tie_goes_to_more_full_rows() -> None:
    table = finished(["pink:8"], ["pink:1", "green:1", "yellow:2"])
    assert [table.state.score(seat) for seat in range(2)] == [4, 4]
    assert table.state.winners() == 0b10


def test_ruling_27_then_the_win_is_shared() -> None:
    assert finished(["pink:8"], ["green:8"], ["pink:2"]).state.winners() == 0b011


def test_ruling_27_a_low_tile_uses_up_a_row() -> None:
    early = GAME.pad({"food": [["pink", 1], ["pink", 10], ["green", 9], ["yellow", 9]]})["total"]
    late = GAME.pad({"food": [["pink", 10], ["pink", 1], ["green", 9], ["yellow", 9]]})["total"]
    assert (early, late) == (19 + 5, 28 + 0)


def reference(tiles: list[list[Any]]) -> int:
    """The rule once more, from the columns down."""
    columns = [[points for colour, points in tiles if colour == name] for name in COLOURS]
    total = 0
    for row in range(max(map(len, columns))):
        here = [column[row] for column in columns if row < len(column)]
        total += sum(here) if len(here) == 3 else sum(here) // 2
    return total


@given(tiles=food)
def test_the_pad_agrees_with_the_rule_said_another_way(tiles: list[list[Any]]) -> None:
    try:
        found = GAME.pad({"food": tiles})
    except BadInput:
        return
    assert found["total"] == reference(tiles) == sum(found["rows"])


@given(tiles=food.filter(lambda tiles: len(tiles) > 0))
def test_more_food_of_the_last_kind_never_scores_less(tiles: list[list[Any]]) -> None:
    try:
        assert GAME.pad({"food": tiles})["total"] >= GAME.pad({"food": tiles[:-1]})["total"]
    except BadInput:
        return


@pytest.mark.parametrize(
    ("rocks", "bubbles", "level", "total"),
    [(2, 3, "easy", 34 + 2), (2, 3, "medium", 34 + 6), (2, 3, "hard", 43 + 10 + 9), (0, 0, "hard", 43)],
)
def test_ruling_33_the_virtual_opponent_scores_by_level(rocks: int, bubbles: int, level: str, total: int) -> None:
    opponent = {"food": EXAMPLE, "rocks": rocks, "bubbles": bubbles, "level": level}
    found = GAME.pad({"food": [["pink", 1]], "opponent": opponent})
    assert found["opponent"]["total"] == total == sum(line["points"] for line in found["opponent"]["lines"])
    assert found["verdict"] == "lost"


def test_the_pad_gives_the_solo_verdict() -> None:
    mine = [["pink", 8]]
    verdict = {
        (): "won",
        (("pink", 9),): "shared",
        (("pink", 10),): "lost",
        (("pink", 1), ("green", 1), ("yellow", 2)): "lost",
    }
    for theirs, expected in verdict.items():
        opponent = {"food": [list(tile) for tile in theirs], "level": "easy"}
        assert GAME.pad({"food": mine, "opponent": opponent})["verdict"] == expected, theirs


def test_the_pad_by_the_front_door() -> None:
    assert paluba.score("deep_dive", {"food": EXAMPLE})["total"] == 34


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, "in the order taken"),
        ([], "in the order taken"),
        ({}, "in the order taken"),
        ({"food": "pink"}, "in the order taken"),
        ({"food": [], "rocks": 1}, "'rocks' is not taken here"),
        ({"food": [["pink"]]}, "Tile 1 of food"),
        ({"food": [["pink", 1], ["blue", 1]]}, "Tile 2 of food has the colour 'blue'"),
        ({"food": [["pink", 11]]}, "11 points"),
        ({"food": [["pink", True]]}, "True points"),
        ({"food": [["pink", 2.0]]}, "2.0 points"),
        ({"food": [[["pink"], 2]]}, "colour ['pink']"),
        ({"food": [["pink", 9]] * 5}, "5 pink tiles of 9 points; the box has at most 4"),
        ({"food": [["pink", 8], ["pink", 9]] * 2 + [["pink", 10]]}, "5 pink tiles of 8 to 10 points"),
        ({"food": [["green", 2]] * 60}, "more than 28 green tiles"),
        ({"food": [], "opponent": []}, "The opponent is given as"),
        ({"food": [], "opponent": {"food": [], "stones": 1}}, "'stones' is not taken here"),
        ({"food": [], "opponent": {"food": [], "rocks": 16}}, "rocks is 16"),
        ({"food": [], "opponent": {"food": [], "bubbles": -1}}, "bubbles is -1"),
        ({"food": [], "opponent": {"food": [], "level": "expert"}}, "no level"),
        ({"food": [["pink", 9]] * 3, "opponent": {"food": [["pink", 9]] * 2}}, "5 pink tiles of 9 points"),
    ],
)
def test_bad_input_is_refused_with_a_reason(data: Any, said: str) -> None:
    with pytest.raises(BadInput) as refusal:
        GAME.pad(data)
    assert said in str(refusal.value)
