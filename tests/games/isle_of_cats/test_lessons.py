"""Every lesson has a boat that fulfils it and one that fails it; every measure is taken from real boats."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import paluba
from paluba.games.isle_of_cats import scoring as s
from paluba.games.isle_of_cats.parts import NO_COLOUR, TURNED
from paluba.games.isle_of_cats.scoring import LESSON_LABELS, MEASURES, family_points, lesson_points, lesson_row


def measures(**values: int) -> vec[i64]:
    m = vec[i64]([0] * MEASURES)
    for name, value in values.items():
        m[getattr(s, name)] = value
    return m


def by_colour(base: int, *counts: int) -> vec[i64]:
    m = vec[i64]([0] * MEASURES)
    for colour, count in enumerate(counts):
        m[base + colour] = count
    return m


RED = 2
CASES: dict[int, list[tuple[vec[i64], int]]] = {
    113: [(measures(BARE_EDGE=0), 12), (measures(BARE_EDGE=1), 0)],
    114: [(measures(CATS=15), 10), (measures(CATS=16), 0)],
    115: [(by_colour(s.CATS_OF, 3, 3, 4, 3, 3), 15), (by_colour(s.CATS_OF, 3, 3, 9, 3, 2), 0)],
    116: [(by_colour(s.EDGE_OF, 1, 1, 1, 1, 1), 7), (by_colour(s.EDGE_OF, 9, 9, 9, 9, 0), 0)],
    117: [(by_colour(s.EDGE_OF, 1, 0, 4, 2, 0), 4), (measures(CATS=9), 0)],
    118: [(measures(BASKETS=3), 7), (measures(BASKETS=4), 0)],
    119: [(measures(FIRST=1), 7), (measures(FIRST=0), 0)],
    120: [(measures(LONELY=4), 4), (measures(CATS=4), 0)],
    121: [(measures(FAMILY_SIZE=4, RIVAL=4), 10), (measures(FAMILY_SIZE=4, RIVAL=5), 0)],
    122: [(measures(RARE=2), 4), (measures(COMMON=2), 0)],
    123: [(measures(COMMON=3), 3), (measures(RARE=3), 0)],
    124: [(measures(VISIBLE_RATS=0), 10), (measures(VISIBLE_RATS=1), 0)],
    125: [(measures(VISIBLE_RATS=3), 6), (measures(), 0)],
    126: [(measures(PRIVATE_LESSONS=3), 3), (measures(), 0)],
    **{
        127 + n: [(by_colour(s.CATS_OF, *(5 if c == colour else 1 for c in range(5))), 9),
                  (by_colour(s.CATS_OF, *(6 if c == colour else 5 for c in range(5))), 0)]
        for n, colour in enumerate((0, 1, 3, 2, 4))
    },
    132: [(measures(VISIBLE_RATS=5), 10), (measures(VISIBLE_RATS=4), 0)],
    133: [(measures(PRIVATE_LESSONS=6), 7), (measures(PRIVATE_LESSONS=7), 0)],
    134: [(measures(TREASURES=5), 9), (measures(TREASURES=6), 0)],
    135: [(measures(AT_EDGE=13), 6), (measures(AT_EDGE=1), 0)],
    136: [(measures(FULL_ROOMS=0b1000001), 12), (measures(FULL_ROOMS=0b0111111), 0)],
    137: [(measures(EMPTY_ROOMS=0b0001010), 18), (measures(EMPTY_ROOMS=0b1110111), 0)],
    138: [(by_colour(s.FAMILIES, 2, 2, 2, 2, 1), 4), (by_colour(s.FAMILIES, 2, 2, 2, 2, 0), 0)],
    139: [(measures(OSHAX=2), 6), (measures(CATS=2), 0)],
    140: [(measures(EMPTY_ROOMS=0b0000100), 15), (measures(EMPTY_ROOMS=0b1111011), 0)],
    141: [(by_colour(s.FAMILY_SIZE, 7, 5, 4), 11), (by_colour(s.FAMILY_SIZE, 7, 5, 0), 0)],
    142: [(measures(FISH=5), 7), (measures(FISH=4), 0)],
    143: [(by_colour(s.EDGE_OF, 1, 1, 3), 6), (by_colour(s.EDGE_OF, 3, 3, 0, 3, 3), 0)],
    144: [(by_colour(s.CATS_OF, 1, 1, 3), 3), (by_colour(s.CATS_OF, 3, 3, 0, 3, 3), 0)],
    145: [(by_colour(s.CATS_OF, 0, 0, 3), 5), (by_colour(s.CATS_OF, 3, 3, 2, 3, 3), 0)],
    146: [(by_colour(s.LONELY_OF, 1, 1, 2), 6), (by_colour(s.LONELY_OF, 3, 3, 0, 3, 3), 0)],
    147: [(measures(PRIVATE_LESSONS=3), 6), (measures(), 0)],
    148: [(measures(COMMON=8), 16), (measures(RARE=8), 0)],
    149: [(by_colour(s.TREASURES_BY, 1, 1, 4), 4), (by_colour(s.TREASURES_BY, 3, 3, 0, 3, 3), 0)],
    150: [(measures(UNCOVERED_MAPS=2), 10), (measures(COVERED_MAPS=5), 0)],
    151: [(by_colour(s.EDGE_OF, 1, 0, 4, 2, 0), 4), (measures(CATS=9), 0)],
    152: [(by_colour(s.EDGE_OF, 1, 1, 1, 1, 1), 9), (by_colour(s.EDGE_OF, 9, 9, 9, 9, 0), 0)],
    153: [(measures(AT_EDGE=5), 2), (measures(AT_EDGE=1), 0)],
    154: [(measures(VISIBLE_RATS=0), 10), (measures(VISIBLE_RATS=1), 0)],
    155: [(measures(FULL_ROWS=1 << 4), 10), (measures(FULL_ROWS=0b111101111), 0)],
    156: [(measures(BARE_EDGE=0), 12), (measures(BARE_EDGE=1), 0)],
    157: [(measures(CATS=20), 10), (measures(CATS=21), 0)],
    158: [(by_colour(s.CATS_OF, 3, 3, 3, 3, 3), 15), (by_colour(s.CATS_OF, 3, 3, 3, 3, 2), 0)],
    **{
        159 + n: [(by_colour(s.CATS_OF, *(5 if c == colour else 1 for c in range(5))), 9),
                  (by_colour(s.CATS_OF, *(4 if c == colour else 5 for c in range(5))), 0)]
        for n, colour in enumerate((0, 1, 3, 2, 4))
    },
    164: [(measures(TREASURES=5), 10), (measures(CATS=5), 0)],
    165: [(measures(FAMILY_SIZE=3, RIVAL=3), 10), (measures(FAMILY_SIZE=2, RIVAL=0), 0)],
    166: [(measures(VISIBLE_RATS=3), 6), (measures(), 0)],
    167: [(measures(FILLED_ROOMS=3), 6), (measures(EMPTY_ROOMS=3), 0)],
    168: [(by_colour(s.FAMILY_SIZE, 3, 3, 3), 8), (by_colour(s.FAMILY_SIZE, 9, 9, 0), 0)],
    197: [(measures(COLOURS_OFF_TREASURE=2), 10), (measures(COLOURS_OFF_EDGE=2), 0)],
    198: [(measures(FAMILY_SIZE=6), 12), (measures(), 0)],
    199: [(measures(TREASURES=8), 10), (measures(TREASURES=9), 0)],
    200: [(measures(FISH=3), 12), (measures(), 0)],
    201: [(measures(VISIBLE_RATS=2), 10), (measures(), 0)],
    202: [(measures(CATS=18), 15), (measures(CATS=15), 0)],
    203: [(measures(COLOURS_OFF_EDGE=1), 5), (measures(COLOURS_OFF_RATS=1), 0)],
    204: [(measures(), 0), (measures(CATS=30), 0)],
    205: [(measures(FILLED_ROOMS=2), 6), (measures(), 0)],
    206: [(measures(LONELY=3), 15), (measures(), 0)],
    207: [(measures(PRIVATE_LESSONS=2), 6), (measures(), 0)],
    208: [(measures(FAMILY_SIZE=8), 30), (measures(), 0)],
    209: [(by_colour(s.FAMILY_SIZE, 8, 4), 11), (measures(FAMILY_SIZE=8), 0)],
    210: [(measures(COMMON=4), 12), (measures(RARE=4), 0)],
    211: [(measures(AWAY_FROM_TREASURE=2), 6), (measures(BY_TREASURE=2), 0)],
    212: [(measures(COVERED_MAPS=5), 20), (measures(UNCOVERED_MAPS=5), 0)],
    213: [(by_colour(s.FAMILIES, 4, 4, 4, 4, 2), 20), (measures(), 0)],
    214: [(measures(AT_EDGE=7), 7), (measures(), 0)],
    215: [(measures(COLOURS_OFF_RATS=5), 25), (measures(), 0)],
}  # fmt: skip


def test_every_lesson_is_tried() -> None:
    assert sorted(CASES) == sorted(LESSON_LABELS)


@pytest.mark.parametrize("number", sorted(CASES))
def test_a_lesson_fulfilled_and_failed(number: int) -> None:
    for m, points in CASES[number]:
        assert lesson_points(number, RED, m) == points, LESSON_LABELS[number]
    assert [points for _, points in CASES[number]][-1] == 0


def test_an_unknown_lesson_of_the_data_is_refused() -> None:
    with pytest.raises(ValueError, match="no lesson does 'dance'"):
        lesson_row({"op": "dance"})


def test_family_points_of_the_rulebook() -> None:
    """3: 8, 4: 11, 5: 15, 6: 20, 7: 25, 5 for each further cat; smaller groups are no families."""
    assert [family_points(n) for n in range(10)] == [0, 0, 0, 8, 11, 15, 20, 25, 30, 35]


# -- measures of real boats


def cat(colour: str, *cells: list[int], kind: str = "cat") -> dict[str, Any]:
    return {"kind": kind, "colour": colour, "cells": list(cells)}


def treasure(kind: str, *cells: list[int]) -> dict[str, Any]:
    return {"kind": kind, "cells": list(cells)}


def bar(row: int, col: int) -> list[list[int]]:
    """The straight cat of five squares."""
    return [[row, col + n] for n in range(5)]


def stair(row: int, col: int) -> list[list[int]]:
    """The cat of four squares."""
    return [[row, col + 1], [row, col + 2], [row + 1, col], [row + 1, col + 1]]


def scored(*tiles: dict[str, Any], **more: Any) -> dict[str, Any]:
    return paluba.score("isle_of_cats", {"boat": "blue", "tiles": list(tiles), **more})


def line(result: dict[str, Any], what: str, card: int | None = None) -> int:
    return sum(row["points"] for row in result["lines"] if row["what"] == what and row.get("card") == card)


P5 = [[0, 1], [1, 0], [1, 1], [2, 0], [2, 1]]


def test_an_oshax_joins_two_groups_into_a_family() -> None:
    red = cat("red", *bar(4, 4)), cat("red", *stair(5, 9))
    apart = scored(*red)
    assert line(apart, "families") == 0
    stairs = [[2, 11], [2, 12], [3, 10], [3, 11], [4, 9], [4, 10]]
    joined = scored(*red, cat("red", *stairs, kind="oshax"))
    assert line(joined, "families") == 8
    other_colour = scored(*red, cat("green", *stairs, kind="oshax"))
    assert line(other_colour, "families") == 0


def test_contact_by_a_corner_joins_nothing() -> None:
    stairs = [[3, 7], [3, 8], [4, 6], [4, 7]]
    hook = [[2, 11], [2, 12], [2, 13], [2, 14], [3, 11]]
    side = scored(cat("blue", *bar(2, 6)), cat("blue", *stairs), cat("blue", *hook), lessons=[120])
    assert line(side, "families") == 8
    assert line(side, "private_lesson", 120) == 0
    lifted = [[1, 11], [1, 12], [1, 13], [1, 14], [0, 14]]
    corner = scored(cat("blue", *bar(2, 6)), cat("blue", *stairs), cat("blue", *lifted), lessons=[120])
    assert line(corner, "families") == 0
    assert line(corner, "private_lesson", 120) == 1


def test_treasures_beside_a_colour_count_once_each() -> None:
    tiles = [cat("red", *bar(4, 4)), treasure("common", [3, 5], [3, 6], [3, 7]), treasure("rare", *bar(5, 5)[:4])]
    result = scored(*tiles, public=[{"no": 149, "colour": "red"}])
    assert line(result, "public_lesson", 149) == 2
    assert line(scored(*tiles, public=[{"no": 149, "colour": "blue"}]), "public_lesson", 149) == 0


def test_the_sisters_colours_that_touch_nothing_count_though_absent() -> None:
    """Rulebook, cards 197, 203, 215: a colour that is not on the boat counts for her."""
    sister = {"lessons": [197, 203, 215], "colours": []}
    bare = scored(mode="solo", sister=sister)
    assert [row["points"] for row in bare["sister"]["lines"]] == [25, 25, 25]
    by_rat = scored(cat("green", *bar(3, 2)), mode="solo", sister=sister)
    assert [row["points"] for row in by_rat["sister"]["lines"]] == [25, 25, 20]
    by_edge = scored(cat("green", *bar(4, 0)), mode="solo", sister=sister)
    assert [row["points"] for row in by_edge["sister"]["lines"]][1] == 20
    with_treasure = scored(cat("green", *bar(4, 4)), treasure("common", [3, 4]), mode="solo", sister=sister)
    assert next(row["points"] for row in with_treasure["sister"]["lines"]) == 20


def test_no_colour_is_a_sixth() -> None:
    assert NO_COLOUR == 5
    assert len(TURNED) == 32
