"""What a tile is worth where it is laid, how a peg moves for it, and who stands better in the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.games.ingenious.parts import COLOUR_COUNT

EAST: Final = 1
NORTH_EAST: Final = -15
NORTH_WEST: Final = -16
"""Steps in the grid; the three other directions are their opposites."""

BOARD_END: Final = 18
"""The end of a score board, where a peg stops: the end of the track, or the middle of a joint one."""
JOINT_END: Final = 36
"""The end of a track of two score boards (teams, solo)."""
DOUBLE_GOES_ON: Final = True
"""The second half of a double counts on from 18 when the first has stopped there (R22, ours); else it is lost too."""


def count_half(symbols: vec[u8], at: i64, colour: i64) -> i64:
    """How many symbols of a colour lie in unbroken rows from a place, before the tile is laid: in five directions,
    as the sixth leads to the free cell of the other half."""  # R8
    return (
        row(symbols, at, EAST, colour)
        + row(symbols, at, NORTH_EAST, colour)
        + row(symbols, at, NORTH_WEST, colour)
        + row(symbols, at, -EAST, colour)
        + row(symbols, at, -NORTH_EAST, colour)
        + row(symbols, at, -NORTH_WEST, colour)
    )


def row(symbols: vec[u8], at: i64, step: i64, colour: i64) -> i64:
    """How many symbols of a colour follow a place in one direction, up to a free cell, another symbol or the edge."""
    count: i64 = 0
    at += step
    while i64(symbols[at]) == colour:
        count += 1
        at += step
    return count


def moved(points: i64, steps: i64, end: i64) -> i64:
    """Where a peg stands after so many steps: it stops at 18 and at the end of its track."""
    stop: i64 = i64(BOARD_END) if points < BOARD_END else end  # R10, R21
    reached: i64 = points + steps
    return stop if reached > stop else reached


def moved_twice(points: i64, first: i64, second: i64, end: i64) -> i64:
    """Where a peg stands after both halves of a double, counted in the better order."""  # R9, R22
    if not DOUBLE_GOES_ON:
        return moved(points, first + second, end)
    one_way: i64 = moved(moved(points, first, end), second, end)
    other_way: i64 = moved(moved(points, second, end), first, end)
    return one_way if one_way > other_way else other_way


def weakest(points: vec[u8], at: i64) -> i64:
    """The points of the weakest colour of the track at this place."""  # R18
    least: i64 = i64(points[at])
    for colour in range(i64(1), i64(COLOUR_COUNT)):
        here: i64 = i64(points[at + colour])
        least = here if here < least else least
    return least


def weakest_colours(points: vec[u8], at: i64) -> i64:
    """The colours with fewest points, as a bit mask."""  # R13
    least: i64 = JOINT_END
    colours: i64 = 0
    for colour in range(i64(COLOUR_COUNT)):
        here: i64 = i64(points[at + colour])
        colours = colours if here >= least else i64(0)
        least = least if here >= least else here
        colours |= i64(here == least) << colour
    return colours


def standing(points: vec[u8], at: i64) -> i64:
    """The points of a track from the weakest colour up, as one number: the larger, the better."""  # R18
    rank: i64 = 0
    for wanted in range(i64(JOINT_END + 1)):
        for colour in range(i64(COLOUR_COUNT)):
            if i64(points[at + colour]) == wanted:
                rank = rank * 64 + wanted
    return rank
