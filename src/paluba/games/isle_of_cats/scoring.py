"""What a boat is worth. A survey measures the boat once; every lesson is a row of numbers read against the measures."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.game import Line
from paluba.games.isle_of_cats.parts import (
    ALL_LESSONS,
    COLOUR_NAMES,
    COLS,
    EDGE,
    FIRST_COMMON,
    FIRST_OSHAX,
    FIRST_RARE,
    FIRST_TURN,
    MAP_CELL,
    MOST_SQUARES,
    NO_COLOUR,
    PLANKS,
    RATS,
    ROOM_MASKS,
    ROOM_NAMES,
    ROWS,
    SHAPE,
    SQUARE_COL,
    SQUARE_ROW,
    SQUARES,
)
from paluba.games.isle_of_cats.rules_strip import STRIP, WIDE, Groups, lay_out

# -- the measures

CATS: Final = 0
OSHAX: Final = 1
RARE: Final = 2
COMMON: Final = 3
TREASURES: Final = 4
VISIBLE_RATS: Final = 5
PRIVATE_LESSONS: Final = 6
BASKETS: Final = 7
FISH: Final = 8
FIRST: Final = 9
RIVAL: Final = 10
"""The largest family among the opponents; in solo the 7 that lesson 121 asks for."""
FILLED_ROOMS: Final = 11
FULL_ROOMS: Final = 12
EMPTY_ROOMS: Final = 13
FULL_ROWS: Final = 14
"""Rooms and rows as bit masks."""
BARE_EDGE: Final = 15
UNCOVERED_MAPS: Final = 16
COVERED_MAPS: Final = 17
COLOURS: Final = 18
LONELY: Final = 19
AT_EDGE: Final = 20
BY_TREASURE: Final = 21
AWAY_FROM_TREASURE: Final = 22
COLOURS_OFF_TREASURE: Final = 23
COLOURS_OFF_EDGE: Final = 24
COLOURS_OFF_RATS: Final = 25
FAMILY_POINTS: Final = 26
FAMILY_SIZE: Final = 27
"""The three largest families, 0 where there is none."""
FAMILIES: Final = 30
"""How many families of at least 0, 1, ... 8 cats."""
CATS_OF: Final = 39
EDGE_OF: Final = 44
LONELY_OF: Final = 49
TREASURES_BY: Final = 54
"""Treasures beside a cat of each colour."""
BY_TREASURE_OF: Final = 59
BY_RATS_OF: Final = 64
MEASURES: Final = 69

SMALLEST_FAMILY: Final = 3
MOST_MIN_SIZE: Final = 8


def family_points(size: i64) -> i64:
    """The points of a family: 8, 11, 15, 20, 25 for 3 to 7 cats, 5 more for each further one."""
    if size < SMALLEST_FAMILY:
        return 0
    if size == SMALLEST_FAMILY:
        return 8
    if size == 4:
        return 11
    return 5 * (size - 2)  # R40


def survey(tiles: vec[u8], at: i64, count: i64, boat: i64, m: vec[i64]) -> None:
    """Measures the boat whose `count` tiles begin at byte `at`. What lies beside the boat (fish, baskets, lessons,
    order, rivals) is for the caller to put in."""
    lying: vec[u8] = lay_out(tiles, at, count)
    for n in range(i64(MEASURES)):
        m[n] = 0
    measure_cover(lying, boat, m)
    measure_tiles(tiles, at, count, boat, lying, m)
    measure_families(tiles, at, count, lying, m)


def measure_cover(lying: vec[u8], boat: i64, m: vec[i64]) -> None:
    """Rats, rooms, rows, edge and maps."""
    bare_rooms: i64 = 0
    """Rooms with an uncovered cell, as a bit mask."""
    used_rooms: i64 = 0
    for row in range(i64(ROWS)):
        covered: i64 = 0
        for col in range(i64(COLS)):
            if lying[(row + 1) * WIDE + col + 1] != 0:
                covered |= i64(1) << col
        bare: i64 = PLANKS[row] & ~covered
        m[VISIBLE_RATS] += count_bits(bare & RATS[boat * ROWS + row])
        m[BARE_EDGE] += count_bits(bare & EDGE[row])
        if bare == 0:
            m[FULL_ROWS] |= i64(1) << row
        for room in range(i64(7)):
            cells: i64 = ROOM_MASKS[room * ROWS + row]
            if bare & cells:
                bare_rooms |= i64(1) << room
            if covered & cells:
                used_rooms |= i64(1) << room
    m[FULL_ROOMS] = 127 & ~bare_rooms
    m[EMPTY_ROOMS] = 127 & ~used_rooms
    m[FILLED_ROOMS] = count_bits(m[FULL_ROOMS])
    for colour in range(i64(5)):
        cell: i64 = MAP_CELL[boat * 5 + colour]
        if lying[(cell // COLS + 1) * WIDE + cell % COLS + 1] == 0:
            m[UNCOVERED_MAPS] += 1
        else:
            m[COVERED_MAPS] += 1


def measure_tiles(tiles: vec[u8], at: i64, count: i64, boat: i64, lying: vec[u8], m: vec[i64]) -> None:
    """Tiles by kind and colour, and what each of them touches."""
    for tile in range(count):
        strip: i64 = at + tile * STRIP
        kind: i64 = i64(tiles[strip])
        colour: i64 = i64(tiles[strip + 1])
        shape: i64 = SHAPE[kind]
        turn: i64 = FIRST_TURN[shape] + i64(tiles[strip + 2]) // ROWS
        top: i64 = i64(tiles[strip + 2]) % ROWS
        left: i64 = i64(tiles[strip + 3])
        edge: i64 = 0
        treasure: i64 = 0
        rat: i64 = 0
        beside: i64 = 0
        """Colours of the cats beside the tile, as a bit mask."""
        for n in range(turn * MOST_SQUARES, turn * MOST_SQUARES + SQUARES[shape]):
            row: i64 = top + SQUARE_ROW[n]
            col: i64 = left + SQUARE_COL[n]
            edge |= EDGE[row] >> col & 1
            for side in range(i64(4)):
                to_row: i64 = row + (1 if side == 0 else -1 if side == 1 else 0)
                to_col: i64 = col + (1 if side == 2 else -1 if side == 3 else 0)
                other: i64 = i64(lying[(to_row + 1) * WIDE + to_col + 1])
                if other == 0:
                    if to_row >= 0 and to_row < ROWS and to_col >= 0:
                        rat |= RATS[boat * ROWS + to_row] >> to_col & 1
                elif other != tile + 1:
                    hue: i64 = i64(tiles[at + (other - 1) * STRIP + 1])
                    if hue != NO_COLOUR:
                        beside |= i64(1) << hue
                    elif i64(tiles[at + (other - 1) * STRIP]) >= FIRST_RARE:
                        treasure = 1
        if colour != NO_COLOUR:
            m[CATS] += 1
            m[CATS_OF + colour] += 1
            m[AT_EDGE] += edge
            m[EDGE_OF + colour] += edge
            m[BY_TREASURE] += treasure
            m[BY_TREASURE_OF + colour] += treasure
            m[BY_RATS_OF + colour] += rat
            if not beside >> colour & 1:
                m[LONELY] += 1
                m[LONELY_OF + colour] += 1
            if kind >= FIRST_OSHAX:
                m[OSHAX] += 1
        elif kind >= FIRST_RARE:
            m[RARE if kind < FIRST_COMMON else COMMON] += 1
            for hue in range(i64(5)):
                m[TREASURES_BY + hue] += beside >> hue & 1
    m[TREASURES] = m[RARE] + m[COMMON]
    m[AWAY_FROM_TREASURE] = m[CATS] - m[BY_TREASURE]
    for hue in range(i64(5)):
        if m[CATS_OF + hue] > 0:
            m[COLOURS] += 1
        if m[BY_TREASURE_OF + hue] == 0:
            m[COLOURS_OFF_TREASURE] += 1
        if m[EDGE_OF + hue] == 0:
            m[COLOURS_OFF_EDGE] += 1
        if m[BY_RATS_OF + hue] == 0:
            m[COLOURS_OFF_RATS] += 1


def measure_families(tiles: vec[u8], at: i64, count: i64, lying: vec[u8], m: vec[i64]) -> None:
    """Groups of three cats or more."""  # R39
    groups = Groups(tiles, at, count, lying)
    for tile in range(count):
        cats: i64 = i64(groups.size[tile])
        if cats >= SMALLEST_FAMILY:
            m[FAMILY_POINTS] += family_points(cats)
            if cats > m[FAMILY_SIZE]:
                m[FAMILY_SIZE + 2] = m[FAMILY_SIZE + 1]
                m[FAMILY_SIZE + 1] = m[FAMILY_SIZE]
                m[FAMILY_SIZE] = cats
            elif cats > m[FAMILY_SIZE + 1]:
                m[FAMILY_SIZE + 2] = m[FAMILY_SIZE + 1]
                m[FAMILY_SIZE + 1] = cats
            elif cats > m[FAMILY_SIZE + 2]:
                m[FAMILY_SIZE + 2] = cats
            for least in range(i64(MOST_MIN_SIZE + 1)):
                if cats >= least:
                    m[FAMILIES + least] += 1


def largest_family(tiles: vec[u8], at: i64, count: i64) -> i64:
    """How many cats the largest family of a boat has; 0 where there is none."""
    groups = Groups(tiles, at, count, lay_out(tiles, at, count))
    most: i64 = 0
    for tile in range(count):
        most = max(most, i64(groups.size[tile]))
    return most if most >= SMALLEST_FAMILY else 0


def count_bits(mask: i64) -> i64:
    """How many bits a mask below 2**62 has."""
    mask = mask - (mask >> 1 & 0x1555555555555555)
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


# -- the lessons as data

PER: Final = 0
IF: Final = 1
BEST_COLOUR: Final = 2
FAMILY: Final = 3
REPEAT: Final = 4
NOTHING: Final = 5

EQUAL: Final = 0
AT_LEAST: Final = 1
BELOW: Final = 2
ALL_BITS: Final = 3
EVERY_COLOUR: Final = 4
NOT_BELOW_RIVAL: Final = 5

LESSON: Final = 8
"""The length of a lesson's row: what it does, measure, test, value, per, points, by the chosen colour?, above."""
FIRST_ROW: Final = 113
"""The printed number of the lesson in the first row; discovery, family and the sister's lessons follow."""

_METRICS: Final[dict[tuple[str, ...], int]] = {
    ("cats",): CATS,
    ("cats", "lonely"): LONELY,
    ("cats", "at_edge"): AT_EDGE,
    ("oshax",): OSHAX,
    ("rare_treasures",): RARE,
    ("common_treasures",): COMMON,
    ("treasures",): TREASURES,
    ("visible_rats",): VISIBLE_RATS,
    ("private_lessons",): PRIVATE_LESSONS,
    ("permanent_baskets",): BASKETS,
    ("fish",): FISH,
    ("filled_rooms",): FILLED_ROOMS,
    ("uncovered_maps",): UNCOVERED_MAPS,
    ("covered_maps",): COVERED_MAPS,
    ("distinct_cat_colours",): COLOURS,
}
_METRICS_OF: Final[dict[tuple[str, ...], int]] = {
    ("cats",): CATS_OF,
    ("cats", "at_edge"): EDGE_OF,
    ("cats", "lonely"): LONELY_OF,
    ("treasures_touching_colour",): TREASURES_BY,
}
"""The measures that are kept for each colour."""
_WITHOUT: Final = {
    "cat_touching_any_treasure": COLOURS_OFF_TREASURE,
    "cat_at_edge": COLOURS_OFF_EDGE,
    "cat_touching_visible_rat": COLOURS_OFF_RATS,
}


def _measure(spec: dict[str, Any], each_colour: bool = False) -> tuple[int, int, int]:
    """The measure that a value in the data names, whether the chosen colour is added, and what counts only beyond."""
    if spec["metric"] == "families":
        return FAMILIES + int(spec["min_size"]), 0, 0
    if spec["metric"] == "family_size":
        return FAMILY_SIZE + int(spec["rank"]) - 1, 0, 0
    if spec["metric"] == "colours_without":
        return _WITHOUT[spec["of"]], 0, 0
    if spec.get("touching_treasure") is False:
        return AWAY_FROM_TREASURE, 0, 0
    key = (spec["metric"], *sorted(name for name in ("lonely", "at_edge") if spec.get(name)))
    colour = spec.get("colour")
    if each_colour or colour == "chosen":
        return _METRICS_OF[key], int(colour == "chosen"), 0
    if colour is not None:
        return _METRICS_OF[key] + COLOUR_NAMES.index(colour), 0, 0
    return _METRICS[key], 0, int(spec.get("above", 0))


def _condition(spec: dict[str, Any]) -> tuple[int, int, int, int]:
    """The measure, test and value of a condition, and whether the chosen colour is added."""
    test = spec["test"]
    if test in ("rooms_full", "rooms_empty"):
        rooms = sum(1 << ROOM_NAMES.index(room) for room in spec["rooms"])
        return FULL_ROOMS if test == "rooms_full" else EMPTY_ROOMS, ALL_BITS, rooms, 0
    if test == "row_full":
        return FULL_ROWS, ALL_BITS, 1 << int(spec["row"]), 0
    if test == "all_edge_cells_covered":
        return BARE_EDGE, EQUAL, 0, 0
    if test == "is_first_in_turn_order":
        return FIRST, EQUAL, 1, 0
    if test == "largest_family_not_smaller_than_any_opponent":
        return FAMILY_SIZE, NOT_BELOW_RIVAL, 0, 0
    if test == "every_colour_ge":
        return _measure(spec["value_of"], each_colour=True)[0], EVERY_COLOUR, int(spec["value"]), 0
    measure, chosen, _ = _measure(spec["value_of"])
    return measure, {"eq": EQUAL, "ge": AT_LEAST, "lt": BELOW}[test], int(spec["value"]), chosen


def lesson_row(effect: dict[str, Any]) -> list[int]:
    """A lesson of the data files as a row of numbers."""
    op, points = effect["op"], int(effect.get("points", 0))
    if op == "points_per":
        measure, chosen, above = _measure(effect["count"])
        return [PER, measure, 0, 0, int(effect["per"]), points, chosen, above]
    if op == "points_if":
        measure, test, value, chosen = _condition(effect["condition"])
        return [IF, measure, test, value, 1, points, chosen, 0]
    if op == "points_best_colour":
        return [BEST_COLOUR, _measure(effect["count"], each_colour=True)[0], 0, 0, 1, points, 0, 0]
    if op in ("score_family", "rescore_family"):
        return [FAMILY, FAMILY_SIZE + int(effect["rank"]) - 1, 0, 0, 1, 0, 0, 0]
    if op == "repeat_highest_other_sister_lesson":
        return [REPEAT, 0, 0, 0, 1, 0, 0, 0]
    raise ValueError(f"no lesson does {op!r}")


_BY_NUMBER: Final[dict[int, dict[str, Any]]] = {
    card["no"]: card for card in ALL_LESSONS if "lesson" in card.get("kind", "lesson")
}
LESSON_LABELS: Final = {number: str(card["label"]) for number, card in _BY_NUMBER.items()}
LESSONS: Final = vec[i64](
    [
        number
        for no in range(FIRST_ROW, 216)
        for number in (lesson_row(_BY_NUMBER[no]["effect"]) if no in _BY_NUMBER else [NOTHING, 0, 0, 0, 1, 0, 0, 0])
    ]
)


def lesson_points(number: i64, colour: i64, m: vec[i64]) -> i64:
    """The points of the lesson with this printed number for the boat measured, by the colour chosen for it."""
    row: i64 = (number - FIRST_ROW) * LESSON
    op: i64 = LESSONS[row]
    measure: i64 = LESSONS[row + 1]
    points: i64 = LESSONS[row + 5]
    if LESSONS[row + 6] != 0:
        measure += colour
    if op == PER:
        beyond: i64 = m[measure] - LESSONS[row + 7]
        return points * (beyond // LESSONS[row + 4]) if beyond > 0 else 0
    if op == IF:
        return points if passes(m, measure, LESSONS[row + 2], LESSONS[row + 3]) else 0
    if op == BEST_COLOUR:
        most: i64 = 0
        for hue in range(i64(5)):
            if m[measure + hue] > most:
                most = m[measure + hue]
        return points * most
    if op == FAMILY:
        return family_points(m[measure])
    return 0


def passes(m: vec[i64], measure: i64, test: i64, value: i64) -> bool:
    """Whether a measure passes a lesson's test."""
    found: i64 = m[measure]
    if test == EQUAL:
        return found == value
    if test == AT_LEAST:
        return found >= value
    if test == BELOW:
        return found < value
    if test == ALL_BITS:
        return found & value == value
    if test == NOT_BELOW_RIVAL:
        return found >= SMALLEST_FAMILY and found >= m[RIVAL]  # R44
    return all(m[measure + hue] >= value for hue in range(i64(5)))


def boat_points(m: vec[i64], rare: i64) -> i64:
    """Rats, rooms, families and rare treasures (each worth `rare`): all but the lessons."""
    return m[FAMILY_POINTS] + rare * m[RARE] - m[VISIBLE_RATS] - 5 * (7 - m[FILLED_ROOMS])  # R38 R40 R41


RARE_POINTS: Final = 3


# -- the score sheet


def boat_lines(m: vec[i64], rare: int) -> list[Line]:
    """`boat_points` as the lines of a score sheet."""
    unfilled = 7 - int(m[FILLED_ROOMS])
    found = [
        Line("rats", -int(m[VISIBLE_RATS]), {"count": int(m[VISIBLE_RATS])}),
        Line("rooms", -5 * unfilled, {"count": unfilled}),
        Line("families", int(m[FAMILY_POINTS]), {"count": int(m[FAMILIES + SMALLEST_FAMILY])}),
    ]
    if rare:
        found.append(Line("rare_treasures", rare * int(m[RARE]), {"count": int(m[RARE])}))
    return found


def lesson_line(what: str, number: int, colour: int, points: int) -> Line:
    """A lesson on the score sheet: a private one, a public one or one of the sister's."""
    facts: dict[str, Any] = {"card": number}
    if colour != NO_COLOUR:
        facts["colour"] = COLOUR_NAMES[colour]
    return Line(what, points, facts)


def sister_lines(lessons: list[int], colours: list[int], m: vec[i64]) -> list[Line]:
    """The sister's score for the boat measured: 5, 4, 3, 2, 1 for each cat by the order of her colours, and her
    lessons; lesson 204 scores the best of the others once more."""  # R55
    found = [
        Line("sister_colour", (5 - n) * int(m[CATS_OF + colour]), {"colour": COLOUR_NAMES[colour]})
        for n, colour in enumerate(colours)
    ]
    points = [int(lesson_points(number, 0, m)) for number in lessons]
    best = max(points, default=0)
    for number, worth in zip(lessons, points, strict=True):
        repeats = LESSONS[(number - FIRST_ROW) * LESSON] == REPEAT
        found.append(lesson_line("sister_lesson", number, NO_COLOUR, best if repeats else worth))
    return found
