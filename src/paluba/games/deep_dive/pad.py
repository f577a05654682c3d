"""The score pad: what is this food worth, and who has won the solo match?"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from paluba.core.errors import BadInput
from paluba.core.game import Line
from paluba.games.deep_dive.scoring import (
    BOARD,
    BUBBLES,
    LEVELS,
    ROCKS,
    add_food,
    full_rows,
    lines,
    opponent_lines,
)
from paluba.games.deep_dive.tiles import COLOURS, DEPTHS, LEAST, MOST, PER_COLOUR, PUBLISHED

Food = list[tuple[int, int]]
FORM = 'Food is given in the order taken, as {"food": [["pink", 1], ["green", 9], ...]}.'


def pad(data: Any) -> dict[str, Any]:
    """``{"food": [["pink", 1], ...]}`` -> the total, the points of each row and the lines that they are.

    With ``"opponent": {"food": [...], "rocks": 2, "bubbles": 1, "level": "hard"}`` also the virtual opponent's total
    and the verdict: won, lost or shared.
    """
    _fields(data, {"food", "opponent"}, FORM)
    food = _food(data.get("food"), "food")
    board = _laid(food)
    found = _sheet(lines(board, 0))
    if "opponent" not in data:
        _check_box(food)
        return found
    theirs = data["opponent"]
    form = 'The opponent is given as {"food": [...], "rocks": 0, "bubbles": 0, "level": "easy", "medium" or "hard"}.'
    _fields(theirs, {"food", "rocks", "bubbles", "level"}, form)
    their_food = _food(theirs.get("food"), "the opponent's food")
    _check_box(food + their_food)
    their_board = _laid(their_food)
    their_board[ROCKS] = u8(_count(theirs, "rocks", sum(PUBLISHED["rock"])))
    their_board[BUBBLES] = u8(_count(theirs, "bubbles", sum(PUBLISHED["bubbles"])))
    level = theirs.get("level", "medium")
    if level not in LEVELS:
        raise BadInput(f"{level!r} is no level; the levels are {', '.join(LEVELS)}.")
    found["opponent"] = _sheet(opponent_lines(their_board, 0, LEVELS.index(level)))
    mine = (found["total"], int(full_rows(board, 0)))
    other = (found["opponent"]["total"], int(full_rows(their_board, 0)))
    found["verdict"] = "won" if mine > other else "lost" if mine < other else "shared"
    return found


def _sheet(sheet: list[Line]) -> dict[str, Any]:
    return {
        "total": sum(line.points for line in sheet),
        "rows": [line.points for line in sheet if line.what in ("full_row", "half_row")],
        "lines": [line.to_json() for line in sheet],
    }


def _laid(food: Food) -> vec[u8]:
    """A board with this food."""
    board = vec[u8]([u8(0)] * BOARD)
    for colour, points in food:
        add_food(board, 0, colour, points)
    return board


def _fields(data: Any, known: set[str], form: str) -> None:
    if not isinstance(data, dict):
        raise BadInput(form)
    if extra := sorted(str(key) for key in data.keys() - known):
        raise BadInput(f"{extra[0]!r} is not taken here. {form}")


def _food(data: Any, what: str) -> Food:
    if not isinstance(data, list):
        raise BadInput(FORM)
    found = []
    for number, tile in enumerate(data, 1):
        if not isinstance(tile, list) or len(tile) != 2:
            raise BadInput(f'Tile {number} of {what} is {tile!r}; a tile is a colour and its points, like ["pink", 1].')
        colour, points = tile
        if colour not in COLOURS:
            raise BadInput(f"Tile {number} of {what} has the colour {colour!r}; the colours are {', '.join(COLOURS)}.")
        if type(points) is not int or not min(LEAST) <= points <= max(MOST):
            raise BadInput(f"Tile {number} of {what} has {points!r} points; food has 1 to {max(MOST)}.")
        found.append((COLOURS.index(colour), points))
        here = sum(1 for other, _ in found if other == found[-1][0])
        if here > sum(PER_COLOUR):
            raise BadInput(f"There are more than {sum(PER_COLOUR)} {colour} tiles; the box has no more.")
    return found


def _count(data: dict[str, Any], name: str, most: int) -> int:
    count = data.get(name, 0)
    if type(count) is not int or not 0 <= count <= most:
        raise BadInput(f"{name} is {count!r}; it takes a whole number from 0 to {most}.")
    return count


def _check_box(food: Food) -> None:
    """Refuses more food of some values than the rulebook's ranges and counts leave room for."""
    values = range(min(LEAST), max(MOST) + 1)
    spans = sorted(
        ((low, high) for low in values for high in values if low <= high), key=lambda span: span[1] - span[0]
    )
    for number, colour in enumerate(COLOURS):
        points = [worth for other, worth in food if other == number]
        for low, high in spans:
            found = sum(low <= worth <= high for worth in points)
            room = sum(PER_COLOUR[depth] for depth in range(DEPTHS) if LEAST[depth] <= high and low <= MOST[depth])
            if found > room:
                worth = f"{low}" if low == high else f"{low} to {high}"
                raise BadInput(f"There are {found} {colour} tiles of {worth} points; the box has at most {room}.")
