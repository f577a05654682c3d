"""How near a track is to winning: its colours from the weakest to the strongest, weighed by how full the board is.

The weights are data in `value.json`, with how they were found: what a step adds to the odds of winning (as a
logarithm). The fuller the board, the more the weakest colour counts, and the surer a lead is.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from paluba.games.ingenious.parts import COLOUR_COUNT
from paluba.games.ingenious.rules import SWAP, IngeniousState
from paluba.games.ingenious.scoring import BOARD_END

ARRIVED: Final = COLOUR_COUNT
"""In a row of the table: what a colour at its end adds, beside its steps."""
TURN: Final = COLOUR_COUNT + 1
"""What it adds to be on turn."""
ENTRIES: Final = COLOUR_COUNT + 2
MOST_HOLES: Final = 70
"""More free cells than this make no difference."""


def _table(data: dict[str, Any]) -> list[float]:
    """For each number of free cells the weights, linear between those that were found."""
    knots: list[int] = data["holes"]
    rows = [
        [*pegs, arrived, turn] for pegs, arrived, turn in zip(data["pegs"], data["arrived"], data["turn"], strict=True)
    ]
    found: list[float] = []
    for holes in range(MOST_HOLES + 1):
        after = next((n for n in range(1, len(knots)) if holes <= knots[n]), len(knots) - 1)
        share = min(1.0, max(0.0, (holes - knots[after - 1]) / (knots[after] - knots[after - 1])))
        found += [low + share * (high - low) for low, high in zip(rows[after - 1], rows[after], strict=True)]
    return found


TABLE: Final = vec[float](_table(json.loads((Path(__file__).parent / "value.json").read_text("utf-8"))["value"]))


def standing(state: IngeniousState, track: i64) -> float:
    """The odds of a track to win, up to a factor that is the same for all, as a logarithm."""
    row: i64 = min(state.hole_count, i64(MOST_HOLES)) * ENTRIES
    total: float = 0.0
    for colour in range(i64(COLOUR_COUNT)):
        points: i64 = i64(state.points[track + colour])
        rank: i64 = 0
        for other in range(i64(COLOUR_COUNT)):
            there: i64 = i64(state.points[track + other])
            if there < points or (there == points and other < colour):
                rank += 1
        total += TABLE[row + rank] * float(points)
        if points >= BOARD_END:
            total += TABLE[row + ARRIVED]
    if state.track(on_turn(state)) == track:
        total += TABLE[row + TURN]
    return total


def on_turn(state: IngeniousState) -> i64:
    """The seat that will lay a tile next."""
    if state.ask != SWAP:
        return state.active
    following: i64 = state.active + 1
    return following if following < state.seats else i64(0)
