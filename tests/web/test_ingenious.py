"""What the page says of the board and of the tracks is what the game says."""

from __future__ import annotations

import json
import re
from pathlib import Path

from paluba.games.ingenious import parts, scoring
from paluba.games.ingenious.rules_racks import RACK

WEB = Path(__file__).parents[2] / "web" / "src"
BOARD = WEB / "boards" / "ingenious"


def constant(file: Path, name: str) -> object:
    """The value of an exported constant that is written out."""
    found = re.search(rf"export const {name} = (.+?)(?: as const)?;", file.read_text("utf-8"))
    assert found, f"{file.name} has no {name}"
    return json.loads(found[1].replace("'", '"'))


def test_the_cells_and_directions_are_those_of_the_game() -> None:
    hexes = BOARD / "hex.ts"
    assert constant(hexes, "DIRECTIONS") == list(parts.DIRECTIONS)
    assert constant(hexes, "STEPS") == [list(step) for step in parts.AXIAL]
    rows, middle = constant(hexes, "ROWS"), constant(hexes, "MIDDLE")
    assert isinstance(rows, str)
    assert isinstance(middle, int)
    assert [f"{rows[r + middle - 1]}{q + middle}" for q, r in parts.HEXES] == list(parts.CELLS)
    assert constant(hexes, "RINGS") == sorted(set(parts.RADIUS.values()))[:-1]


def test_the_colours_stand_in_the_order_of_the_game() -> None:
    assert constant(WEB / "art" / "hexes" / "shapes.ts", "COLOURS") == list(parts.COLOURS)


def test_the_tracks_end_where_the_game_ends_them() -> None:
    assert constant(BOARD / "tracks.ts", "BOARD_END") == scoring.BOARD_END
    assert constant(BOARD / "tracks.ts", "JOINT_END") == scoring.JOINT_END


def test_the_picture_of_the_board_has_the_printed_symbols_where_they_are() -> None:
    found = re.search(r"const CORNERS = (\[\[.+?\]\]);", (BOARD / "Picture.svelte").read_text("utf-8"))
    assert found
    assert json.loads(found[1]) == [list(place) for place in parts.PRINTED]


def test_every_question_of_the_game_is_guided() -> None:
    from paluba.games.ingenious.check import ASKS

    texts = (BOARD / "texts" / "en.ftl").read_text("utf-8")
    assert RACK == 6, "the texts say six tiles"
    assert {ask for ask in ASKS if ask != "over"} == set(re.findall(r"^guide-(\w+) =", texts, re.M))
