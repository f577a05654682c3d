"""The signs of a position by which its value is fitted (`paluba tune sea_salt_paper --fit MATCHES`), two seats."""

from __future__ import annotations

from typing import Any, Final

from paluba.core.state import State
from paluba.games.sea_salt_paper.bot_value import SIGNS, firsts, halves, lateness
from paluba.games.sea_salt_paper.rules import SeaState
from paluba.games.sea_salt_paper.rules_numbers import KEEP
from paluba.games.sea_salt_paper.rules_turn import ENOUGH
from paluba.games.sea_salt_paper.scoring import TALLY, card_points, colour_bonus

COUNT: Final = len(SIGNS)


def signs(state: State, seat: int) -> list[tuple[int, float]]:
    """The signs that are not 0, by number: by how much the seat on turn is ahead in each. None while two drawn cards
    wait to be told apart, and none after a bet, whose settling is reckoned."""
    assert isinstance(state, SeaState)
    if state.caller != -1 or state.ask == KEEP:
        return []
    mine, other = _of(state, seat), _of(state, 1 - seat)
    late = float(lateness(state))
    found = [a - b for a, b in zip(mine, other, strict=True)]
    written, points, colour, *more = found
    told = [written, written * late, points, points * late, colour, colour * late, *more, 1.0]
    return [(n, sign) for n, sign in enumerate(told) if sign]


def as_data(weights: list[float]) -> dict[str, Any]:
    """The weights of all signs in the form of `weights.json`."""
    return {name: round(weight, 3) for name, weight in zip(SIGNS, weights, strict=True)}


def _of(state: SeaState, seat: int) -> list[float]:
    at = seat * TALLY
    points = int(card_points(state.tally, at))
    bonus, half, first = (int(sign(state.tally, at)) for sign in (colour_bonus, halves, firsts))
    return [float(sign) for sign in (state.score(seat), points, bonus, half, first, points >= ENOUGH)]
