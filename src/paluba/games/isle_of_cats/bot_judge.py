"""What a seat will have in the end, foretold where a day begins: its boat and cards by signs, each of which adds so
many points, and its lessons by tables of how far they have come. The numbers are data, fitted to matches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.games.isle_of_cats.bot_boat import free_rows, lacking_cells, lone_cells, tiles_with_room
from paluba.games.isle_of_cats.parts import (
    BASKET_FOR_FISH,
    BROKEN,
    CAT_KINDS,
    DAYS,
    DRAW_CARDS,
    EFFECT,
    FIRST_COMMON,
    FIRST_RARE,
    GAIN_BASKET,
    GAIN_FISH,
    KIND,
    LOW_BIT,
    NO_COLOUR,
    OSHAX_CARD,
    PRIVATE_LESSON,
    PUBLIC_LESSON,
    RESCUE_CARD,
    RESCUE_MORE,
    ROWS,
    SMALL_TREASURES,
    SPEED,
    TILE_TO_BOAT,
    TREASURE_CARD,
    WHOLE,
    WORD,
)
from paluba.games.isle_of_cats.parts import CATS as CAT_TILES
from paluba.games.isle_of_cats.rules import IsleState
from paluba.games.isle_of_cats.rules_boat import BASKETS, FISH, OWN, PLACED
from paluba.games.isle_of_cats.rules_cards import HAND, LAID, TABLE
from paluba.games.isle_of_cats.rules_lessons import FIRST_PUBLIC, PUBLIC_LESSONS
from paluba.games.isle_of_cats.rules_strip import MOST_TILES, STRIP, Groups, lay_out
from paluba.games.isle_of_cats.scoring import (
    ALL_BITS,
    BARE_EDGE,
    BEST_COLOUR,
    CATS,
    CATS_OF,
    COMMON,
    EVERY_COLOUR,
    FAMILY_POINTS,
    FILLED_ROOMS,
    FIRST,
    FIRST_ROW,
    FULL_ROOMS,
    IF,
    LESSON,
    LESSONS,
    MEASURES,
    NOT_BELOW_RIVAL,
    OSHAX,
    PER,
    RARE,
    RIVAL,
    TREASURES,
    UNCOVERED_MAPS,
    VISIBLE_RATS,
    count_bits,
)
from paluba.games.isle_of_cats.scoring import FISH as FISH_MEASURE

STEPS: Final = 32
"""How far a lesson has come, in so many steps."""
EVEN: Final = 8
"""The step where the largest family is as large as that of any other."""

S_FAMILY: Final = 0
S_RATS: Final = 1
S_FILLED: Final = 2
S_RARE: Final = 3
S_CATS: Final = 4
S_COVERED: Final = 5
S_HOLES: Final = 6
S_COMMON: Final = 7
S_OSHAX: Final = 8
S_MAPS: Final = 9
S_FIRST: Final = 10
S_FISH: Final = 11
S_BASKETS: Final = 12
S_ROOM: Final = 13
"""Rooms that lack up to 2, 4, 6, 9, 14 cells, or more."""
S_OPEN: Final = 19
"""Groups of 1, 2, 3, 4, 5, 6 or more cats with a free cell beside them."""
S_SHUT: Final = 25
"""The same without."""
S_WHOLE: Final = 31
S_BROKEN: Final = 32
S_FAST: Final = 33
S_OSHAX_CARD: Final = 34
S_TREASURE: Final = 35
S_SMALL: Final = 36
S_FISH_CARD: Final = 37
S_BASKET_CARD: Final = 38
S_TILE_CARD: Final = 39
S_DRAW_CARD: Final = 40
S_MORE_CARD: Final = 41
S_OTHER_CARD: Final = 42
S_TIGHT: Final = 43
"""Free cells with at most one free neighbour."""
SIGNS: Final = 44


ROOM_STEP: Final = vec[i64]([sum(lacking > most for most in (2, 4, 6, 9, 14)) for lacking in range(143)])
"""To which sign a room belongs that lacks so many cells."""

_DATA: Final = json.loads((Path(__file__).parent / "judge.json").read_text("utf-8"))
RATES: Final = vec[i64]([row[day] for day in range(4) for row in _DATA["signs"].values()])
"""Hundredths of a point for each sign, by the day that begins."""
PROMISES: Final = vec[i64]([int(n) for rows in _DATA["lessons"].values() for row in rows for n in row.split()])
"""Tenths of a point for each discovery lesson, the day that begins and how far the lesson has come."""
SIGN_NAMES: Final = tuple(_DATA["signs"])
assert len(SIGN_NAMES) == SIGNS


def outlook(state: IsleState, seat: i64, own: bool, hidden: i64) -> i64:
    """What a seat will have in the end, in tenths of a point, where a day begins."""
    m = vec[i64]([i64(0)] * MEASURES)
    found = vec[i64]([i64(0)] * SIGNS)
    state.measure(seat, m)
    state.measure_rivals(seat, m)
    signs(state, seat, m, found)
    day: i64 = state.day - 2
    worth: i64 = 0
    for n in range(i64(SIGNS)):
        worth += RATES[day * SIGNS + n] * found[n]
    worth = worth // 10
    if own:
        return worth + promises(state, seat, m, state.day)
    return worth + public_promises(state, seat, m, state.day) + hidden * i64(state.size[LAID + seat])


def promise(state: IsleState, seat: i64, number: i64, colour: i64, m: vec[i64], day: i64) -> i64:
    """What a lesson promises, in tenths of a point, on a boat measured so, where this day begins."""
    step: i64 = lesson_step(state, seat, number, colour, m)
    return PROMISES[((number - FIRST_ROW) * DAYS + day - 1) * STEPS + step]


def promises(state: IsleState, seat: i64, m: vec[i64], day: i64) -> i64:
    """What all lessons promise that count for the seat and that it knows."""
    worth: i64 = public_promises(state, seat, m, day)
    left: i64 = state.sets[(LAID + seat) * 3 + 2]
    while left != 0:
        low: i64 = left & -left
        worth += promise(state, seat, 2 * WORD + LOW_BIT[low % 59] + 1, NO_COLOUR, m, day)
        left ^= low
    return worth


def public_promises(state: IsleState, seat: i64, m: vec[i64], day: i64) -> i64:
    """What the public lessons promise the seat."""
    worth: i64 = 0
    for n in range(i64(PUBLIC_LESSONS)):
        if state.has(TABLE, FIRST_PUBLIC + n):
            worth += promise(state, seat, FIRST_PUBLIC + n + 1, i64(state.hues[n]), m, day)
    return worth


def tile_promise(state: IsleState, seat: i64, tile: i64, m: vec[i64]) -> i64:
    """By how much more lessons promise to a boat measured so with one tile more, by its kind and colour alone."""
    day: i64 = min(state.day + 1, i64(DAYS))
    before: i64 = promises(state, seat, m, day)
    count_tile(tile, m, 1)
    after: i64 = promises(state, seat, m, day)
    count_tile(tile, m, -1)
    return after - before


def count_tile(tile: i64, m: vec[i64], sign: i64) -> None:
    """Adds a tile to the measures that count tiles, or takes it away again."""
    if tile < CAT_TILES:
        m[CATS] += sign
        m[CATS_OF + tile // CAT_KINDS] += sign
    elif tile < FIRST_RARE:
        m[CATS] += sign
        m[OSHAX] += sign
    else:
        m[RARE if tile < FIRST_COMMON else COMMON] += sign
        m[TREASURES] += sign


def signs(state: IsleState, seat: i64, m: vec[i64], out: vec[i64]) -> None:
    """The signs of a seat measured by `m`, cards in hand too."""
    for n in range(i64(SIGNS)):
        out[n] = 0
    out[S_FAMILY] = m[FAMILY_POINTS]
    out[S_RATS] = m[VISIBLE_RATS]
    out[S_FILLED] = m[FILLED_ROOMS]
    out[S_RARE] = m[RARE]
    out[S_CATS] = m[CATS]
    out[S_COMMON] = m[COMMON]
    out[S_OSHAX] = m[OSHAX]
    out[S_MAPS] = m[UNCOVERED_MAPS]
    out[S_FIRST] = m[FIRST]
    out[S_FISH] = state.own[seat * OWN + FISH]
    out[S_BASKETS] = state.own[seat * OWN + BASKETS]
    boat_signs(state, seat, out)
    group_signs(state, seat, out)
    for word in range(i64(3)):
        left: i64 = state.sets[(HAND + seat) * 3 + word]
        while left != 0:
            low: i64 = left & -left
            card_sign(word * WORD + LOW_BIT[low % 59], out)
            left ^= low


def card_sign(card: i64, out: vec[i64]) -> None:
    """Adds a card in hand."""
    kind: i64 = KIND[card]
    if kind == RESCUE_CARD:
        if WHOLE[card] > 0:
            out[S_WHOLE] += 1
        elif BROKEN[card] > 0:
            out[S_BROKEN] += 1
        out[S_FAST] += SPEED[card]
    elif kind == OSHAX_CARD:
        out[S_OSHAX_CARD] += 1
    elif kind == TREASURE_CARD:
        out[S_SMALL if SMALL_TREASURES[card] != 0 else S_TREASURE] += 1
    elif kind != PRIVATE_LESSON and kind != PUBLIC_LESSON:
        effect: i64 = EFFECT[card]
        if effect in (GAIN_FISH, BASKET_FOR_FISH):
            out[S_FISH_CARD] += 1
        elif effect == GAIN_BASKET:
            out[S_BASKET_CARD] += 1
        elif effect == TILE_TO_BOAT:
            out[S_TILE_CARD] += 1
        elif effect == DRAW_CARDS:
            out[S_DRAW_CARD] += 1
        elif effect == RESCUE_MORE:
            out[S_MORE_CARD] += 1
        else:
            out[S_OTHER_CARD] += 1


def boat_signs(state: IsleState, seat: i64, out: vec[i64]) -> None:
    """Cells covered, holes, narrow cells, and rooms by what they lack."""
    rows: vec[i64] = free_rows(state, seat)
    free: i64 = 0
    for row in range(i64(1), i64(ROWS + 1)):
        here: i64 = rows[row]
        free += count_bits(here)
        out[S_HOLES] += count_bits(lone_cells(rows, row))
        if here != 0:
            left: i64 = here << 1
            right: i64 = here >> 1
            above: i64 = rows[row - 1]
            below: i64 = rows[row + 1]
            roomy: i64 = left & right | above & below | (left | right) & (above | below)
            out[S_TIGHT] += count_bits(here & ~roomy)
    out[S_COVERED] = 142 - free
    for room in range(i64(7)):
        lacking: i64 = lacking_cells(rows, room)
        if lacking > 0:
            out[S_ROOM + ROOM_STEP[lacking]] += 1


def group_signs(state: IsleState, seat: i64, out: vec[i64]) -> None:
    """Groups of cats by size, with and without a free cell beside them."""
    base: i64 = seat * MOST_TILES * STRIP
    tiles: i64 = state.own[seat * OWN + PLACED]
    lying: vec[u8] = lay_out(state.tiles, base, tiles)
    groups = Groups(state.tiles, base, tiles, lying)
    with_room: i64 = tiles_with_room(state, seat, lying)
    open_groups: i64 = 0
    """The chiefs of groups with a free cell beside them, as a bit mask."""
    for tile in range(tiles):
        if with_room >> tile & 1:
            open_groups |= i64(1) << i64(groups.chief[tile])
    for tile in range(tiles):
        size: i64 = i64(groups.size[tile])
        if size > 0:
            first: i64 = S_OPEN if open_groups >> tile & 1 else S_SHUT
            out[first + min(size, i64(6)) - 1] += 1


def lesson_step(state: IsleState, seat: i64, number: i64, colour: i64, m: vec[i64]) -> i64:
    """How far the lesson with this printed number has come on a boat measured, with its rivals, in steps."""
    row: i64 = (number - FIRST_ROW) * LESSON
    op: i64 = LESSONS[row]
    measure: i64 = LESSONS[row + 1]
    if LESSONS[row + 6] != 0:
        measure += colour
    found: i64 = m[measure]
    if op == PER:
        found -= LESSONS[row + 7]
    elif op == BEST_COLOUR:
        for hue in range(i64(5)):
            found = max(found, m[measure + hue])
    elif op == IF:
        found = test_step(state, seat, measure, LESSONS[row + 2], LESSONS[row + 3], m)
    return min(max(found, i64(0)), i64(STEPS - 1))


def test_step(state: IsleState, seat: i64, measure: i64, test: i64, value: i64, m: vec[i64]) -> i64:
    """How far a lesson has come that is all or nothing: what is counted, or what is missing."""
    found: i64 = m[measure]
    if test == ALL_BITS:
        if measure != FULL_ROOMS:
            return 1 if found & value == value else 0
        rows: vec[i64] = free_rows(state, seat)
        found = 0
        for room in range(i64(7)):
            if value >> room & 1:
                found += lacking_cells(rows, room)
    elif test == EVERY_COLOUR:
        found = 0
        for hue in range(i64(5)):
            found += max(i64(0), value - m[measure + hue])
    elif test == NOT_BELOW_RIVAL:
        found += EVEN - m[RIVAL]
    elif measure in (FISH_MEASURE, BARE_EDGE):
        found = found // 2
    return found
