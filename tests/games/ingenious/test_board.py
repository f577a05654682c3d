"""The box and the board against the rulebook and the table of facts, by enumeration."""

from collections import Counter
from typing import Any

import pytest

from paluba.core.chance import Fast
from paluba.core.window import buffer
from paluba.games.ingenious.parts import AXIAL, CELLS, COLOURS, COPIES, HEXES, PLACE, PRINTED, STEP, TILES
from paluba.games.ingenious.rules import MOST_LEGAL, start
from paluba.games.ingenious.rules_board import FREE, NOBODY, OUTSIDE, bare_board

from . import oracle
from .table import GAME, legal, refused, table

FACTS: dict[int, dict[str, Any]] = {
    2: {"cells": 91, "free": 85, "pairs": 222, "first": 54, "each": 9, "rows": [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]},
    3: {"cells": 127, "free": 121, "pairs": 306, "first": 102, "each": 17, "rows": [*range(7, 14), *range(12, 6, -1)]},
    4: {"cells": 169, "free": 163, "pairs": 426, "first": 144, "each": 24, "rows": [*range(8, 16), *range(14, 7, -1)]},
}


def test_the_box_has_120_tiles() -> None:
    """Six of each pair of colours, five of each double, 40 symbols of each colour."""
    assert sum(COPIES) == 120
    assert Counter(COPIES) == {6: 15, 5: 6}
    assert all(copies == (5 if a == b else 6) for (a, b), copies in zip(TILES, COPIES, strict=True))
    halves = Counter(colour for tile, copies in zip(TILES, COPIES, strict=True) for colour in tile * copies)
    assert halves == dict.fromkeys(COLOURS, 40)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ruling_1_the_area_by_seats(seats: int) -> None:
    facts = FACTS[max(seats, 2)]
    board = bare_board(seats, False)
    used = {hexagon for n, hexagon in enumerate(HEXES) if board.symbols[PLACE[n]] != OUTSIDE}
    assert used == oracle.area(seats)
    assert len(used) == facts["cells"]
    rows = Counter(r for _, r in used)
    assert [rows[r] for r in sorted(rows)] == facts["rows"]
    free = {hexagon for n, hexagon in enumerate(HEXES) if board.symbols[PLACE[n]] == FREE}
    assert len(free) == facts["free"]
    pairs = [(at, d) for at in PLACE for d in range(6) if board.is_gap(at, d)]
    assert len(pairs) == 2 * facts["pairs"]
    assert len(pairs) <= MOST_LEGAL == 2 * FACTS[4]["pairs"]


def test_ruling_1_no_half_outside() -> None:
    """The cells d8 and c8 are on the small board, b9 is not; with three seats it is."""
    state = table(2, racks=[["red+blue"] * 6], ask="choose")
    state.apply(0, GAME.actions.number(GAME.parse("choose red+blue")), Fast(1))
    assert refused(state, 0, "lay c9 ne") == ("off_board", "R2")
    assert refused(state, 0, "lay a15 e") == ("off_board", "R2")
    wide = table(3, racks=[["red+blue"] * 6])
    wide.apply(0, GAME.actions.number(GAME.parse("choose red+blue")), Fast(1))
    assert "lay c9 ne" in legal(wide, 0)


@pytest.mark.parametrize(("seats", "free_around"), [(1, 3), (2, 3), (3, 6), (4, 6)])
def test_ruling_2_symbols_are_printed_at_the_corners_of_the_white_area(seats: int, free_around: int) -> None:
    board = bare_board(seats, False)
    corners = [(0, -5), (5, -5), (5, 0), (0, 5), (-5, 5), (-5, 0)]
    assert list(PRINTED) == corners == [oracle.CORNERS[colour] for colour in COLOURS]
    for colour, corner in enumerate(corners):
        at = PLACE[HEXES.index(corner)]
        assert board.symbols[at] == colour
        assert sum(board.symbols[at + step] == FREE for step in STEP) == free_around
    assert [CELLS[HEXES.index(corner)] for corner in corners] == ["c8", "c13", "h13", "m8", "m3", "h3"]


def test_ruling_3_printed_cells_are_never_free_and_count() -> None:
    state = table(racks=[["red+blue"] * 6])
    state.apply(0, GAME.actions.number(GAME.parse("choose red+blue")), Fast(1))
    assert refused(state, 0, "lay c8 e") == ("not_free", "R6")
    assert refused(state, 0, "lay c9 w") == ("not_free", "R6")
    place = next(p for p in GAME.prompt(state, 0)["places"] if (p["cell"], p["towards"]) == ("c9", "e"))
    assert place["points"] == {"red": 1, "blue": 0}
    assert place["counted"] == [["c8"], []]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rulings_5_and_6_every_first_placement_touches_one_symbol(seats: int) -> None:
    """Exhaustive: all placements of an empty board, as the rules list them."""
    state = start(seats, {}, Fast(1), None)
    at_symbol: Counter[str] = Counter()
    for n, (q, r) in enumerate(HEXES):
        for direction, (dq, dr) in enumerate(AXIAL):
            pair = ((q, r), (q + dq, r + dr))
            touched = oracle.symbols_touched(pair)
            if not state.is_gap(PLACE[n], direction):
                continue
            assert len(touched) <= 1, "no placement touches two printed symbols"
            assert state.fits(int(PLACE[n]), direction) == bool(touched)
            at_symbol.update(touched)
    assert at_symbol == dict.fromkeys(COLOURS, 2 * FACTS[seats]["each"])
    assert sum(at_symbol.values()) == 2 * FACTS[seats]["first"]
    assert len(COLOURS) >= seats, "there is a symbol for everybody"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ruling_24_the_bag_never_runs_out(seats: int) -> None:
    """At most as many tiles are laid as the free cells hold; with all racks out of the bag this is left."""
    free = len(oracle.area(seats)) - 6
    laid = free // 2
    assert {1: 42, 2: 42, 3: 60, 4: 81}[seats] == laid
    racks = 6 * seats if seats > 1 else 0
    assert 120 - racks - laid == {1: 78, 2: 66, 3: 42, 4: 15}[seats]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_full_is_a_board_without_two_free_neighbours(seats: int) -> None:
    """The board remembers one gap; whether it looks for the next one at the right time shows on every board."""
    chance, scratch = Fast(seats), buffer(GAME)
    for _ in range(5):
        state = start(seats, {}, chance, None)
        while state.to_act():
            assert state.full() == (not any(state.is_gap(at, d) for at in PLACE for d in range(6)))
            state.apply(state.active, state.random_action(state.active, chance, scratch), chance)
        gaps = any(state.is_gap(at, d) for at in PLACE for d in range(6))
        assert state.full() != gaps
        assert not gaps or state.champion != NOBODY
