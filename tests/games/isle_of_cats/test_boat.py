"""Placing tiles: the bit masks against a plain reading of the rule, on random boats."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.chance import Fast
from paluba.games.isle_of_cats.parts import CELLS, COLS, FIRST_COMMON, MOST_PLACES, PLANKS, ROWS, SHAPE, TILES, TURNED
from paluba.games.isle_of_cats.rules import IsleState
from paluba.games.isle_of_cats.rules_boat import BOAT_ROWS, OWN, PLACED, TOUCH
from paluba.games.isle_of_cats.rules_codes import DO_PLACE
from paluba.games.isle_of_cats.rules_codes import NONE as NOWHERE

from .table import GAME, table

CELLS_OF_BOAT = {(row, col) for row in range(ROWS) for col in range(COLS) if PLANKS[row] >> col & 1}


def covered(state: IsleState, seat: int) -> set[tuple[int, int]]:
    return {cell for cell in CELLS_OF_BOAT if not state.rows[seat * BOAT_ROWS + cell[0]] >> cell[1] & 1}


def beside(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    return {(row + r, col + c) for row, col in cells for r, c in ((1, 0), (-1, 0), (0, 1), (0, -1))}


def plain_places(state: IsleState, seat: int, shape: int) -> list[int]:
    """All placements of a shape, found cell by cell."""
    full = covered(state, seat)
    found = []
    for turn, laid in enumerate(TURNED[shape]):
        for row in range(ROWS):
            for col in range(COLS):
                cells = {(row + r, col + c) for r, c in laid}
                if cells <= CELLS_OF_BOAT and not cells & full and (not full or cells & beside(full)):
                    found.append(DO_PLACE + turn * CELLS + row * COLS + col)
    return found


def fill(state: IsleState, seat: int, tiles: list[int], dice: Fast, scratch: vec[i64]) -> None:
    for tile in tiles:
        if state.fits(seat, SHAPE[tile]):
            spot = state.random_place(seat, SHAPE[tile], dice, scratch) - DO_PLACE
            state.put_tile(seat, tile, spot)


@settings(deadline=None, max_examples=25)
@given(st.lists(st.integers(0, TILES - 1), max_size=22), st.integers(0, 31), st.integers(0, 1 << 30))
def test_placements_are_those_of_the_plain_rule(tiles: list[int], shape: int, seed: int) -> None:
    state, dice, scratch = table(2, hands=[[7], [8]]), Fast(seed), vec[i64]([0] * MOST_PLACES)
    fill(state, 1, tiles, dice, scratch)
    count = state.list_places(1, shape, scratch)
    listed = [int(scratch[n]) for n in range(count)]
    assert listed == plain_places(state, 1, shape)
    assert state.fits(1, shape) == bool(listed)
    only = state.only_spot(1, shape)
    assert only == (listed[0] - DO_PLACE if len(listed) == 1 else NOWHERE)
    if listed:
        assert state.random_place(1, shape, dice, scratch) in listed
    assert covered(state, 0) == set(), "the other boat is untouched"


@settings(deadline=None, max_examples=25)
@given(st.lists(st.integers(91, TILES - 1), min_size=2, max_size=12), st.integers(0, 1 << 30))
def test_a_treasure_taken_off_leaves_the_boat_as_if_it_had_never_been(tiles: list[int], seed: int) -> None:
    state, dice, scratch = table(2, hands=[[7], [8]]), Fast(seed), vec[i64]([0] * MOST_PLACES)
    fill(state, 0, tiles, dice, scratch)
    placed = int(state.own[PLACED])
    which = int(dice.below(placed))
    kept = [(int(state.tiles[n * 4]), int(state.spot_of(0, n))) for n in range(placed) if n != which]
    cell = state.first_cell(0, which)
    assert state.treasure_at(0, cell) == which
    state.remove_treasure(0, which)
    again = table(2, hands=[[7], [8]])
    for tile, spot in kept:
        again.put_tile(0, tile, spot)
    assert [int(n) for n in state.rows] == [int(n) for n in again.rows]
    assert [int(n) for n in state.tiles] == [int(n) for n in again.tiles]
    assert state.rows[TOUCH] & ~state.rows[0] == 0


def test_random_places_are_even() -> None:
    """Every placement is drawn about as often as any other."""
    state, dice, scratch = table(2, hands=[[7], [8]]), Fast(1), vec[i64]([0] * MOST_PLACES)
    cross = SHAPE[12]
    count = state.list_places(0, cross, scratch)
    drawn = Counter(int(state.random_place(0, cross, dice, scratch)) for _ in range(count * 60))
    assert len(drawn) == count
    assert 25 < min(drawn.values()) <= max(drawn.values()) < 110


def test_no_boat_can_hold_more_tiles_than_there_is_room_for() -> None:
    """99 cells take all 44 common treasures; the other 43 take ten tiles of four squares at most."""
    assert sum(11 * n for n in (1, 2, 3, 3)) + 4 * 10 <= 142 < 99 + 4 * 11
    assert FIRST_COMMON + 4 == TILES and OWN > PLACED
    assert GAME.most_legal == MOST_PLACES
