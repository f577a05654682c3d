"""The score pad: what is this boat worth?"""

from __future__ import annotations

from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.errors import BadInput
from paluba.games.isle_of_cats.box import FAMILY
from paluba.games.isle_of_cats.parts import (
    ASKS_COLOUR,
    BOAT_NAMES,
    CAT_KINDS,
    COLOUR_NAMES,
    COLS,
    COPIES,
    FIRST_COMMON,
    FIRST_OSHAX,
    FIRST_RARE,
    FIRST_SISTER_LESSON,
    KIND,
    NO_COLOUR,
    PLANKS,
    PRIVATE_LESSON,
    PUBLIC_LESSON,
    ROWS,
    SISTER_LESSONS,
    SUPPLY,
    TILE_NAMES,
    TURNED,
)
from paluba.games.isle_of_cats.rules_score import SOLO_FAMILY
from paluba.games.isle_of_cats.rules_strip import MOST_TILES, STRIP
from paluba.games.isle_of_cats.scoring import (
    BASKETS,
    FIRST,
    FISH,
    MEASURES,
    PRIVATE_LESSONS,
    RARE_POINTS,
    RIVAL,
    boat_lines,
    lesson_line,
    lesson_points,
    sister_lines,
    survey,
)

MODES = ("classic", "solo", "family")
FORM = '{"boat": "blue", "tiles": [{"kind": "cat", "colour": "red", "cells": [[4, 3], ...]}], "lessons": [135]}'
TAKEN = frozenset(
    {"boat", "tiles", "lessons", "public", "fish", "baskets", "first", "rival_family", "mode", "seats", "sister"}
)
SHAPES_OF = {"cat": (0, 17), "oshax": (17, 23), "rare": (23, 28), "common": (28, 32)}
"""The shapes of each kind of tile, from and to before."""
KINDS = {
    kind: {tuple(laid): (shape, turn) for shape in range(*span) for turn, laid in enumerate(TURNED[shape])}
    for kind, span in SHAPES_OF.items()
}


def pad(data: Any) -> dict[str, Any]:
    """A boat, its tiles, lessons and what lies beside it -> total and the lines that make it up.

    `lessons` are the private ones by number, `public` those of all: ``{"no": 143, "colour": "red"}``. `fish`,
    `baskets`, `first` (in turn order) and `rival_family` (the largest one of the opponents) matter to some lessons.
    `mode` is classic, family or solo; in solo `sister` holds her `lessons` and her `colours` in order of turning."""
    if not isinstance(data, dict) or "boat" not in data:
        raise BadInput(f"A boat is given as {FORM}.")
    if extra := sorted(str(key) for key in data.keys() - TAKEN):
        raise BadInput(f"{extra[0]!r} is not taken here; what is taken: {', '.join(sorted(TAKEN))}.")
    mode = _one_of("mode", data.get("mode", "classic"), MODES)
    boat = BOAT_NAMES.index(_one_of("boat", data["boat"], BOAT_NAMES))
    strips, count = _strips(data, mode)
    lessons = _numbers("lessons", data.get("lessons", []))
    _check_private(lessons, mode)
    m = vec[i64]([0] * MEASURES)
    survey(strips, 0, count, boat, m)
    m[FISH] = _whole("fish", data.get("fish", 0), 1000)
    m[BASKETS] = _whole("baskets", data.get("baskets", 0 if mode == "family" else 1), 10)
    m[PRIVATE_LESSONS] = len(lessons)
    m[FIRST] = int(_boolean("first", data.get("first", False)))
    m[RIVAL] = SOLO_FAMILY if mode == "solo" else _whole("rival_family", data.get("rival_family", 0), 23)
    lines = boat_lines(m, 0 if mode == "family" else RARE_POINTS)
    lines += [lesson_line("private_lesson", no, NO_COLOUR, int(lesson_points(no, NO_COLOUR, m))) for no in lessons]
    for no, colour in _public(data.get("public", []), mode):
        points = int(lesson_points(no, colour, m))
        lines.append(lesson_line("public_lesson", no, colour, (points + 1) // 2 if mode == "solo" else points))
    total = sum(line.points for line in lines)
    found: dict[str, Any] = {"total": total, "lines": [line.to_json() for line in lines]}
    if mode == "solo":
        hers = sister_lines(*_sister(data.get("sister", {})), m)
        sister = sum(line.points for line in hers)
        found["sister"] = {"total": sister, "lines": [line.to_json() for line in hers]}
        found["won"] = total > sister
    elif "sister" in data:
        raise BadInput("'sister' is taken only with mode solo.")
    return found


def _strips(data: dict[str, Any], mode: str) -> tuple[vec[u8], int]:
    """The tiles as the scoring wants them, refused by name where they cannot lie so."""
    tiles = data.get("tiles", [])
    if not isinstance(tiles, list):
        raise BadInput(f"The tiles are a list like {FORM}.")
    strips = vec[u8]([u8(0)] * (MOST_TILES * STRIP))
    used: dict[tuple[int, int], int] = {}
    found: Counter[int] = Counter()
    for number, tile in enumerate(tiles, 1):
        kind, strip, cells = _tile(number, tile)
        for cell in cells:
            if cell in used:
                raise BadInput(f"Tiles {used[cell]} and {number} overlap on cell {list(cell)}.")
            used[cell] = number
        found[kind] += 1
        if number > MOST_TILES:
            raise BadInput("No boat holds so many tiles of the box.")
        for n, value in enumerate(strip):
            strips[(number - 1) * STRIP + n] = u8(value)
    for kind, count in found.items():
        supply = _supply(kind, mode, data.get("seats"))
        if count > supply:
            raise BadInput(f"{TILE_NAMES[kind]} is there {count} times, but the table has only {supply}.")
    return strips, len(tiles)


def _supply(kind: int, mode: str, seats: Any) -> int:
    if kind >= FIRST_COMMON:
        if seats is None:
            return SUPPLY[1] if mode == "solo" else int(COPIES[kind])
        if type(seats) is not int or seats not in SUPPLY:
            raise BadInput(f"seats: {seats!r} is none of 1, 2, 3, 4.")
        return SUPPLY[seats]
    if mode == "family" and FIRST_OSHAX <= kind < FIRST_RARE:
        return 0
    return int(COPIES[kind])


def _tile(number: int, tile: Any) -> tuple[int, list[int], list[tuple[int, int]]]:
    """The kind, the four bytes and the cells of a tile."""
    if not isinstance(tile, dict) or not {"kind", "cells"} <= tile.keys() <= {"kind", "cells", "colour"}:
        raise BadInput(f"Tile {number} is not given like {FORM}.")
    kind = _one_of(f"tile {number}, kind", tile["kind"], tuple(KINDS))
    coloured = kind in ("cat", "oshax")
    if coloured != ("colour" in tile):
        raise BadInput(f"Tile {number}: a {kind} has {'a colour, and it is missing' if coloured else 'no colour'}.")
    colour = COLOUR_NAMES.index(_one_of(f"tile {number}, colour", tile["colour"], COLOUR_NAMES)) if coloured else 5
    cells = _cells(number, tile["cells"])
    top, left = min(row for row, _ in cells), min(col for _, col in cells)
    laid = tuple(sorted((row - top, col - left) for row, col in cells))
    if laid not in KINDS[kind]:
        raise BadInput(f"Tile {number}: no {kind} of the box has the shape of cells {[list(cell) for cell in cells]}.")
    shape, turn = KINDS[kind][laid]
    kind_number = colour * CAT_KINDS + shape if kind == "cat" else shape - CAT_KINDS + FIRST_OSHAX
    return kind_number, [kind_number, colour, turn * ROWS + top, left], cells


def _cells(number: int, cells: Any) -> list[tuple[int, int]]:
    if not isinstance(cells, list) or not cells:
        raise BadInput(f"Tile {number}: the cells are a list like [[4, 3], [4, 4]].")
    found: list[tuple[int, int]] = []
    for cell in cells:
        if not isinstance(cell, list) or len(cell) != 2 or not all(type(part) is int for part in cell):
            raise BadInput(f"Tile {number}: {cell!r} is no cell; a cell is [row, column].")
        row, col = cell
        if not (0 <= row < ROWS and 0 <= col < COLS and PLANKS[row] >> col & 1):
            raise BadInput(f"Tile {number}: cell {cell} is not on the boat.")
        if (row, col) in found:
            raise BadInput(f"Tile {number}: cell {cell} is there twice.")
        found.append((row, col))
    return found


def _check_private(lessons: list[int], mode: str) -> None:
    family = {card["no"] for card in FAMILY}
    for no in lessons:
        if mode == "family" and no not in family:
            raise BadInput(f"lessons: {no} is no family card; they are {min(family)} to {max(family)}.")
        if mode != "family" and not (1 <= no <= 150 and KIND[no - 1] == PRIVATE_LESSON):
            raise BadInput(f"lessons: {no} is no private lesson; they are 113 to 142.")


def _public(entries: Any, mode: str) -> list[tuple[int, int]]:
    if not isinstance(entries, list):
        raise BadInput('public is a list like [{"no": 148}, {"no": 143, "colour": "red"}].')
    if entries and mode == "family":
        raise BadInput("There are no public lessons in family mode.")
    found: list[tuple[int, int]] = []
    for entry in entries:
        if not isinstance(entry, dict) or not {"no"} <= entry.keys() <= {"no", "colour"}:
            raise BadInput(f'public: {entry!r} is not like {{"no": 143, "colour": "red"}}.')
        no = _whole("public, no", entry["no"], 215)
        if not (1 <= no <= 150 and KIND[no - 1] == PUBLIC_LESSON):
            raise BadInput(f"public: {no} is no public lesson; they are 143 to 150.")
        asks = bool(ASKS_COLOUR[no - 1])
        if asks != ("colour" in entry):
            raise BadInput(f"public: lesson {no} {'needs' if asks else 'takes no'} colour.")
        if no in [other for other, _ in found]:
            raise BadInput(f"public: lesson {no} is there twice.")
        colour = COLOUR_NAMES.index(_one_of("public, colour", entry["colour"], COLOUR_NAMES)) if asks else NO_COLOUR
        found.append((no, colour))
    return found


def _sister(data: Any) -> tuple[list[int], list[int]]:
    if not isinstance(data, dict) or not data.keys() <= {"lessons", "colours"}:
        raise BadInput('sister is given like {"lessons": [197], "colours": ["red", "blue"]}.')
    lessons = _numbers("sister, lessons", data.get("lessons", []))
    for no in lessons:
        if not FIRST_SISTER_LESSON <= no < FIRST_SISTER_LESSON + SISTER_LESSONS:
            raise BadInput(f"sister: {no} is no lesson of hers; they are 197 to 215.")
    colours = data.get("colours", [])
    if not isinstance(colours, list):
        raise BadInput("sister: her colours are a list in the order of turning.")
    numbers = [COLOUR_NAMES.index(_one_of("sister, colours", colour, COLOUR_NAMES)) for colour in colours]
    if len(set(numbers)) < len(numbers):
        raise BadInput("sister: a colour is there twice.")
    return lessons, numbers


def _numbers(name: str, data: Any) -> list[int]:
    if not isinstance(data, list):
        raise BadInput(f"{name} is a list of card numbers.")
    numbers = [_whole(name, entry, 215) for entry in data]
    if twice := [no for no, count in Counter(numbers).items() if count > 1]:
        raise BadInput(f"{name}: card {twice[0]} is there twice.")
    return numbers


def _whole(name: str, value: Any, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise BadInput(f"{name}: {value!r} is not a whole number from 0 to {most}.")
    return value


def _boolean(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise BadInput(f"{name}: {value!r} is neither true nor false.")
    return value


def _one_of(name: str, value: Any, values: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in values:
        raise BadInput(f"{name}: {value!r} is none of {', '.join(values)}.")
    return value
