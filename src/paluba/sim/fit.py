"""Fitting: what the signs of a position say about who wins, by logistic regression on matches of the default choice
against itself."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from paluba.core.chance import Fast
from paluba.core.equations import solve
from paluba.core.game import Game
from paluba.core.playout import first_seat
from paluba.core.state import State
from paluba.core.window import buffer, seats_of
from paluba.sim.rating import shares

NOISE: Final = 3
"""Of a hundred decisions so many are random ones, so that positions differ."""
EVERY: Final = 5
"""One position in so many is kept: those of one match say much the same."""
ROUNDS: Final = 10
RIDGE: Final = 3.0
"""Holds weights near 0 that the positions say little about."""

Row = tuple[Sequence[tuple[int, float]], float]
"""The signs that are not 0, by number, and the share of the win that came of it."""
Signs = Callable[[State, int], list[tuple[int, float]]]


def gather(
    game: Game[Any],
    options: Mapping[str, str],
    signs: Signs,
    matches: int,
    seed: int,
    progress: Callable[[int], object],
) -> list[Row]:
    """Positions of two-seat matches, each seen by the seat on turn."""
    rows: list[Row] = []
    scratch = buffer(game)
    for number in range(matches):
        chance, thinking = Fast(seed << 32 | number), Fast(1 << 64 | seed << 32 | number)
        state = game.start(2, options, chance, None)
        seen: list[tuple[int, list[tuple[int, float]]]] = []
        while asked := state.to_act():
            seat = int(first_seat(asked))
            if thinking.below(EVERY) == 0 and (found := signs(state, seat)):
                seen.append((seat, found))
            if thinking.below(100) < NOISE:
                action = state.random_action(seat, thinking, scratch)
            else:
                action = game.policy.choose(state, seat, thinking, scratch)
            state.apply(seat, action, chance)
        won = shares(seats_of(state.winners()), 2)
        rows += [(found, won[seat]) for seat, found in seen]
        progress(1)
    return rows


def regress(rows: Sequence[Row], count: int) -> list[float]:
    """The weights of `count` signs under which what came of the positions is likeliest (Newton's method)."""
    weights = [0.0] * count
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE if n == m else 0.0 for m in range(count)] for n in range(count)]
        for signs, share in rows:
            odds = chances(signs, weights)
            sure = odds * (1 - odds)
            for n, sign in signs:
                slope[n] += (share - odds) * sign
                row, part = bend[n], sure * sign
                for m, other in signs:
                    row[m] += part * other
        step = solve(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return weights


def chances(signs: Sequence[tuple[int, float]], weights: Sequence[float]) -> float:
    """How likely a position with these signs is to be won."""
    lean = sum(weights[n] * sign for n, sign in signs)
    return 1 / (1 + math.exp(-min(max(lean, -30.0), 30.0)))


def loss(rows: Sequence[Row], weights: Sequence[float]) -> float:
    """How badly the weights foretell, per position (log loss): 0.693 for a coin."""
    total = 0.0
    for signs, share in rows:
        odds = min(max(chances(signs, weights), 1e-6), 1 - 1e-6)
        total -= share * math.log(odds) + (1 - share) * math.log(1 - odds)
    return total / len(rows)
