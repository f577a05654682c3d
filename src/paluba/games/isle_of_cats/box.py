"""What lies in the box, read from the data files beside this module and counted against the rulebook's list."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any, Final

_DATA: Final = Path(__file__).parent / "data"


def _read(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((_DATA / name).read_text("utf-8"))
    return data


_BOATS: Final = _read("boats.json")
_TILES: Final = _read("tiles.json")
_CARDS: Final = _read("cards.json")

COLOURS: Final[tuple[str, ...]] = tuple(_TILES["colours"])
ROOMS: Final[tuple[str, ...]] = tuple(room["id"] for room in _BOATS["rooms"])
ROOM_LETTERS: Final[str] = "".join(room["letter"] for room in _BOATS["rooms"])
ROOM_ROWS: Final[tuple[str, ...]] = tuple(_BOATS["room_rows"])
"""The plan that all boats share: a letter names the room of a cell, a dot is water."""
BOATS: Final[tuple[str, ...]] = tuple(boat["id"] for boat in _BOATS["boats"])
MARKS: Final[tuple[tuple[str, ...], ...]] = tuple(tuple(boat["marks"]) for boat in _BOATS["boats"])
"""What is printed on the cells of each boat: R a rat, b g r p o a map, - nothing, a dot is water."""
MAP_LETTERS: Final = "".join(colour[0] for colour in COLOURS)

CAT_SHAPES: Final[list[dict[str, Any]]] = _TILES["cats"]
OSHAX: Final[list[dict[str, Any]]] = _TILES["oshax"]
RARE: Final[list[dict[str, Any]]] = _TILES["rare"]
COMMON: Final[list[dict[str, Any]]] = _TILES["common"]
COMMON_SUPPLY: Final[dict[int, int]] = {int(seats): count for seats, count in _TILES["common_supply"].items()}
"""How many common treasures of each shape lie ready, by the number of seats."""

DISCOVERY: Final[list[dict[str, Any]]] = _CARDS["discovery"]
FAMILY: Final[list[dict[str, Any]]] = _CARDS["family"]
COLOUR_CARDS: Final[list[dict[str, Any]]] = _CARDS["colours"]
SISTER: Final[list[dict[str, Any]]] = _CARDS["sister"]
BASIC_LESSONS: Final[list[dict[str, Any]]] = _CARDS["basic_lessons"]
ADVANCED_LESSONS: Final[list[dict[str, Any]]] = _CARDS["advanced_lessons"]

BASIC_SET: Final = "basic"
SETS: Final = tuple(sorted({card["set"] for card in DISCOVERY if "set" in card} - {BASIC_SET}))
"""The lesson sets beside the basic one."""
SETS_IN_PLAY: Final = 3
SET_CHOICES: Final = tuple("".join(chosen) for chosen in combinations(SETS, SETS_IN_PLAY))
"""The ways to choose the sets of a match."""


def _squares(shape: list[str]) -> int:
    return "".join(shape).count("X")


def _check() -> None:
    """The rulebook's list of components."""
    kinds = Counter(card["kind"] for card in DISCOVERY)
    assert kinds == {
        "rescue": 60,
        "oshax": 6,
        "treasure": 15,
        "private_lesson": 30,
        "public_lesson": 8,
        "anytime": 31,
    }, "150 discovery cards"
    assert [card["no"] for card in DISCOVERY] == list(range(1, 151))
    sets = Counter(card["set"] for card in DISCOVERY if "set" in card)
    assert sets[BASIC_SET] == 14, "14 basic lessons"
    assert all(sets[name] == 8 for name in SETS), "sets of 8 lessons"
    assert all(card["set"] == "c" for card in DISCOVERY if card["kind"] == "public_lesson")
    assert [card["no"] for card in FAMILY] == list(range(151, 169)), "18 family cards"
    assert [card["no"] for card in COLOUR_CARDS] == list(range(169, 174)), "5 colour cards"
    assert [card["no"] for card in SISTER] == list(range(174, 197)), "23 cards of the sister"
    basic, advanced = list(range(197, 207)), list(range(207, 216))
    assert [card["no"] for card in BASIC_LESSONS] == basic, "10 basic lessons of the sister"
    assert [card["no"] for card in ADVANCED_LESSONS] == advanced, "9 advanced ones"
    assert (len(COLOURS), len(CAT_SHAPES)) == (5, 17), "85 cats, 17 of each colour"
    assert [_squares(tile["shape"]) for tile in OSHAX] == [6] * 6, "6 Oshax"
    assert sum(tile["count"] for tile in RARE) == 25, "25 rare treasures"
    assert [tile["count"] for tile in COMMON] == [11] * 4, "44 common treasures, 11 of each shape"
    assert [_squares(tile["shape"]) for tile in COMMON] == [1, 2, 3, 3]
    assert max(COMMON_SUPPLY.values()) == 11
    assert (len(BOATS), len(ROOMS)) == (4, 7), "4 boats of 7 rooms"
    plan = "".join(ROOM_ROWS)
    for marks in MARKS:
        printed = "".join(marks)
        assert [mark == "." for mark in printed] == [letter == "." for letter in plan], "the same outline"
        assert printed.count("R") == 19, "19 rats on each boat"
        assert all(printed.count(letter) == 1 for letter in MAP_LETTERS), "a map of each colour on each boat"
    assert len(plan) - plan.count(".") == 142, "142 cells"


_check()
