"""The signs of a position by which its value is fitted (`paluba tune ingenious --fit MATCHES`), two seats."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from paluba.core.state import State
from paluba.games.ingenious.bot_value import ARRIVED, ENTRIES, TURN
from paluba.games.ingenious.parts import COLOUR_COUNT
from paluba.games.ingenious.rules import CHOOSE, IngeniousState
from paluba.games.ingenious.scoring import BOARD_END

HOLES: Final = (4, 10, 18, 30, 46, 70)
"""For so many free cells weights are found; between them they are linear."""
COUNT: Final = len(HOLES) * ENTRIES


def signs(state: State, seat: int) -> list[tuple[int, float]]:
    """The signs that are not 0, by number: before a turn of a seat, by how much its colours are ahead, from the weakest
    to the strongest, how many more are at their end, and that it is on turn; for the numbers of free cells around."""
    assert isinstance(state, IngeniousState)
    if state.ask != CHOOSE or state.tracks != 2:
        return []
    mine, other = (sorted(_pegs(state, track)) for track in (seat, 1 - seat))
    found = [*(float(a - b) for a, b in zip(mine, other, strict=True)), 0.0, 1.0]
    found[ARRIVED] = float(sum(peg >= BOARD_END for peg in mine) - sum(peg >= BOARD_END for peg in other))
    holes = min(max(int(state.hole_count), HOLES[0]), HOLES[-1])
    low, high = next(pair for pair in pairwise(HOLES) if holes <= pair[1])
    share = (holes - low) / (high - low)
    at = HOLES.index(low) * ENTRIES
    return [
        (at + n + (ENTRIES if upper else 0), sign * part)
        for upper, part in ((False, 1 - share), (True, share))
        for n, sign in enumerate(found)
        if sign * part
    ]


def as_data(weights: list[float]) -> dict[str, Any]:
    """The weights of all signs in the form of `value.json`."""
    rows = [[round(weight, 3) for weight in weights[at : at + ENTRIES]] for at in range(0, COUNT, ENTRIES)]
    return {
        "holes": list(HOLES),
        "pegs": [row[:COLOUR_COUNT] for row in rows],
        "arrived": [row[ARRIVED] for row in rows],
        "turn": [row[TURN] for row in rows],
    }


def _pegs(state: IngeniousState, track: int) -> list[int]:
    return [int(state.points[track * COLOUR_COUNT + colour]) for colour in range(COLOUR_COUNT)]
