"""What each seat sees, and what it is asked. Both are built from nothing."""

from __future__ import annotations

from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.game import Line
from paluba.games.ingenious.check import ASKS
from paluba.games.ingenious.parts import (
    CELL,
    CELLS,
    COLOURS,
    DIRECTIONS,
    FIRST_COLOUR,
    HEXES,
    PLACE,
    RADIUS,
    SECOND_COLOUR,
    STEP,
    TILES,
)
from paluba.games.ingenious.rules import CHOOSE, DO_LAY, LAY, MOST_LEGAL, NO_TILE, OVER, SWAP, IngeniousState
from paluba.games.ingenious.rules_board import FREE, OUTSIDE
from paluba.games.ingenious.rules_racks import RACK
from paluba.games.ingenious.scoring import moved, moved_twice, weakest_colours


def view(state: IngeniousState, seat: int | None) -> dict[str, Any]:
    """The table as the seat may know it. `shown` lists the tiles shown in swaps that are known to have gone into the
    bag, with the seats that cannot have drawn them since."""
    return {
        "mode": _mode(state),
        "radius": RADIUS[int(state.seats)],
        "active": None if state.ask == OVER else int(state.active),
        "ask": ASKS[state.ask],
        "bonus": int(state.bonus + state.in_bonus),
        "bag": int(state.bag_size),
        "board": board(state),
        "tiles": laid_tiles(state),
        "claimed": [colour for n, colour in enumerate(COLOURS) if state.claimed >> n & 1],
        "chosen": _tile(state.chosen) if _may_see(state, seat, int(state.active)) else None,
        "seats": [_place(state, seat, other) for other in range(state.seats)],
        "shown": _shown(state),
    }


def prompt(state: IngeniousState, seat: int | None) -> dict[str, Any]:
    """The question, and for the seat that is asked what it may choose from."""
    asked: dict[str, Any] = {"ask": ASKS[state.ask], "seats": [] if state.ask == OVER else [int(state.active)]}
    if seat is None or seat != state.active:
        return asked
    if state.ask == CHOOSE:
        asked["tiles"] = [list(tile) for tile in dict.fromkeys(rack_of(state, seat))]
        asked["bonus"] = bool(state.in_bonus)
        asked["decline"] = state.may_decline()
    elif state.ask == LAY:
        asked["tile"] = list(TILES[state.chosen])
        asked["bonus"] = bool(state.in_bonus)
        asked["places"] = places(state, seat)
    elif state.ask == SWAP:
        asked["weakest"] = _colours(weakest_colours(state.points, state.track(seat)))
        asked["swap"] = state.may_swap(seat)
    return asked


def places(state: IngeniousState, seat: int) -> list[dict[str, Any]]:
    """Every way to lay the chosen tile: by how much each peg would move, and which symbols each half counts."""
    out = vec[i64]([i64(0)] * MOST_LEGAL)
    first: i64 = FIRST_COLOUR[state.chosen]
    second: i64 = SECOND_COLOUR[state.chosen]
    rays = {(first, cell): ray for cell, ray in _rays(state, first).items()}
    rays.update({(second, cell): ray for cell, ray in _rays(state, second).items()})
    track: i64 = state.track(seat)
    found: list[dict[str, Any]] = []
    for n in range(state.legal(seat, out)):
        number: i64 = out[n] - DO_LAY
        cell: i64 = number // 6
        direction: i64 = number % 6
        other: i64 = CELL[PLACE[cell] + STEP[direction]]
        here: list[str] = rays.get((first, cell), [])
        there: list[str] = rays.get((second, other), [])
        before: i64 = i64(state.points[track + first])
        if first == second:
            points = {COLOURS[first]: int(moved_twice(before, len(here), len(there), state.end) - before)}
        else:
            points = {COLOURS[first]: int(moved(before, len(here), state.end) - before)}
            before = i64(state.points[track + second])
            points[COLOURS[second]] = int(moved(before, len(there), state.end) - before)
        found.append(
            {
                "cell": CELLS[cell],
                "towards": DIRECTIONS[direction],
                "other": CELLS[other],
                "points": points,
                "counted": [here, there],
            }
        )
    return found


def breakdown(state: IngeniousState, seat: int) -> list[Line]:
    """One line: the weakest colour, the first of equals."""
    weak = _colours(weakest_colours(state.points, state.track(seat)))
    return [Line("weakest", int(state.score(seat)), {"colour": weak[0]})]


def census(state: IngeniousState) -> dict[str, int]:
    """The tiles of the box by kind, counted where they lie; and the pegs on their tracks."""
    found = Counter("+".join(TILES[state.bag[n]]) for n in range(state.bag_size))
    found.update("+".join(tile) for seat in range(state.seats) for tile in rack_of(state, seat))
    found.update("+".join(tile["tile"]) for tile in laid_tiles(state))
    on_board = sum(1 for at in PLACE if state.symbols[at] < FREE)
    found["printed symbols"] = on_board - 2 * int(state.laid)
    return dict(found)


def board(state: IngeniousState) -> dict[str, str]:
    """The cells that are not free, printed and laid, with their colours."""
    symbols = [(CELLS[n], state.symbols[PLACE[n]]) for n in range(len(CELLS))]
    return {cell: COLOURS[symbol] for cell, symbol in symbols if symbol != FREE and symbol != OUTSIDE}


def laid_tiles(state: IngeniousState) -> list[dict[str, Any]]:
    """The tiles on the board, in the order of their cells."""
    found: list[tuple[int, int, int]] = []
    for n in range(state.laid):
        at: i64 = i64(state.tiles[2 * n])
        turned: i64 = i64(state.tiles[2 * n + 1])
        found.append((int(CELL[at]), int(CELL[at + STEP[turned >> 5]]), int(turned & 31)))
    return [
        {"tile": list(TILES[kind]), "cells": [CELLS[cell], CELLS[other]], "at": [list(HEXES[cell]), list(HEXES[other])]}
        for cell, other, kind in sorted(found)
    ]


def rack_of(state: IngeniousState, seat: int) -> list[tuple[str, str]]:
    """The tiles on a rack."""
    kinds = sorted(int(state.rack[seat * RACK + n]) for n in range(int(state.held[seat])))
    return [TILES[kind] for kind in kinds]


def _rays(state: IngeniousState, colour: i64) -> dict[int, list[str]]:
    """For each cell from which symbols of the colour would be counted, those symbols' cells, row by row."""
    found: dict[int, list[str]] = {}
    for cell in range(i64(len(CELLS))):
        at: i64 = PLACE[cell]
        if state.symbols[at] != FREE:
            continue
        for direction in range(i64(6)):
            step: i64 = STEP[direction]
            there: i64 = at + step
            while i64(state.symbols[there]) == colour:
                found.setdefault(cell, []).append(CELLS[CELL[there]])
                there += step
    return found


def _place(state: IngeniousState, viewer: int | None, seat: int) -> dict[str, Any]:
    track = state.track(seat)
    return {
        "points": {colour: int(state.points[track + n]) for n, colour in enumerate(COLOURS)},
        "score": int(state.score(seat)),
        "team": int(track) // len(COLOURS) if state.tracks < state.seats else None,
        "held": int(state.held[seat]),
        "rack": [list(tile) for tile in rack_of(state, seat)] if _may_see(state, viewer, seat) else None,
        "rank": ranks(state)[seat] if state.ask == OVER else None,
    }


def ranks(state: IngeniousState) -> list[int]:
    """The place of each seat, 1 for the winners; equals share a place."""
    standings = [int(state.rank(seat)) for seat in range(state.seats)]
    return [1 + sum(other > mine for other in standings) for mine in standings]


def _may_see(state: IngeniousState, viewer: int | None, seat: int) -> bool:
    """A rack is for its owner's eyes; the lone tile of solo lies open."""
    return viewer == seat or state.seats == 1


def _shown(state: IngeniousState) -> list[dict[str, Any]]:
    found: list[tuple[int, int]] = []
    for n in range(state.shown_count):
        found.append((int(state.shown_age[n]), int(state.shown_kind[n])))
    return [
        {"tile": list(TILES[kind]), "not_on": [s for s in range(state.seats) if not state.drew_since(s, age)]}
        for age, kind in sorted(found)
    ]


def _mode(state: IngeniousState) -> str:
    return "solo" if state.seats == 1 else "teams" if state.tracks < state.seats else "standard"


def _tile(kind: i64) -> list[str] | None:
    return None if kind == NO_TILE else list(TILES[kind])


def _colours(mask: i64) -> list[str]:
    return [colour for n, colour in enumerate(COLOURS) if mask >> n & 1]
