"""Climbing: the weights of a game's policy, changed a few at a time and kept when that wins points.

A change meets the weights before it on the same deals with seats swapped, first for few pairs of matches, and only
while it is ahead for more. Points tell more than wins, so it takes fewer matches. Alone both play the same deals, each
by itself. The same seed gives the same climb.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from paluba.core.chance import Fast
from paluba.core.game import Game
from paluba.core.playout import first_seat
from paluba.core.state import Policy
from paluba.core.window import buffer

STAGES: Final = ((20, 0.3), (40, 0.8), (80, 1.2))
"""So many pairs of matches more, and by how many standard errors a change must then be ahead."""
FACTORS: Final = (0.4, 0.6, 0.75, 0.9, 1.1, 1.35, 1.7, 2.5)
MOST_CHANGED: Final = 3
PROOF: Final = 200
"""So many pairs of matches on other deals tell what the whole climb has won."""

Weights = dict[str, int]


def climb(
    game: Game[Any],
    seats: int,
    options: Mapping[str, str],
    start: Weights,
    tries: int,
    seed: int,
    progress: Callable[[int], object],
) -> tuple[Weights, tuple[float, float], int]:
    """The weights after so many tries, by how many points they beat those at the start, with the standard error, and
    how many changes were kept."""
    chance, found, deal, kept = Fast(1 << 65 | seed), dict(start), 0, 0
    for _ in range(tries):
        tried = changed(found, chance)
        margins: list[float] = []
        ahead = True
        for pairs, errors in STAGES:
            margins += duel(game, seats, options, tried, found, seed, range(deal, deal + pairs))
            deal += pairs
            mean, error = spread(margins)
            ahead = mean > errors * error
            if not ahead:
                break
        if ahead:
            found, kept = tried, kept + 1
        progress(1)
    return found, spread(duel(game, seats, options, found, start, seed, range(deal, deal + PROOF))), kept


def changed(weights: Weights, chance: Fast) -> Weights:
    """A few weights made larger or smaller, each by at least one, and none to less than one. What weighs nothing is
    left alone."""
    names = [name for name, weight in weights.items() if weight]
    new = dict(weights)
    for _ in range(1 + int(chance.below(MOST_CHANGED))):
        name = names[chance.below(len(names))]
        factor = FACTORS[chance.below(len(FACTORS))]
        step = round(new[name] * (factor - 1)) or (1 if factor > 1 else -1)
        new[name] = max(1, new[name] + step)
    return new


def duel(
    game: Game[Any], seats: int, options: Mapping[str, str], a: Weights, b: Weights, seed: int, deals: range
) -> list[float]:
    """By how many points a policy with weights A beats one with B in each pair of matches, with two seats or alone."""
    mine, other = game.policy.with_weights(a), game.policy.with_weights(b)
    ways = (mine, other)[:seats], (other, mine)[:seats]
    met = ([margin(game, options, seated, seed, deal) for seated in ways] for deal in deals)
    return [(first - second) / seats for first, second in met]


def margin(game: Game[Any], options: Mapping[str, str], seated: Sequence[Policy], seed: int, deal: int) -> int:
    """By how many points the first seat is ahead at the end; alone, how many it has."""
    chance, thinking = Fast(seed << 32 | deal), Fast(1 << 64 | seed << 32 | deal)
    state = game.start(len(seated), options, chance, None)
    scratch = buffer(game)
    while asked := state.to_act():
        seat = int(first_seat(asked))
        state.apply(seat, seated[seat].choose(state, seat, thinking, scratch), chance)
    return int(state.score(0)) - sum(int(state.score(seat)) for seat in range(1, len(seated)))


def spread(margins: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(margins) / len(margins)
    squares = sum((margin - mean) ** 2 for margin in margins)
    return mean, math.sqrt(squares / (len(margins) - 1) / len(margins))
