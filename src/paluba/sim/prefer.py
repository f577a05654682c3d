"""Learning what to prefer: the signs of choices fitted to what the choices are worth.

A better default choice makes worths truer, so what was found can be found anew from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from paluba.bots.levels import settings_of
from paluba.core.chance import Fast
from paluba.core.equations import solve
from paluba.core.game import Game
from paluba.core.playout import first_seat
from paluba.core.state import State
from paluba.core.window import Window, buffer
from paluba.sim.worths import even_tree, worths

EVERY: Final = 3
"""One decision in so many is learned from."""
PLAYOUTS: Final = 250
"""So often each choice of such a decision is tried."""
RIDGE: Final = 3.0
"""Holds likes near 0 that the decisions say little about."""

Signs = Callable[[State, int, int], Mapping[int, float]]
"""The signs of a seat's action that are not 0, by number."""


def prefer(
    game: Game[Any],
    options: Mapping[str, str],
    signs: Signs,
    count: int,
    decisions: int,
    seed: int,
    progress: Callable[[int], object],
) -> list[float]:
    """By how much each of `count` signs makes a choice worth more, from so many decisions of two-seat matches of the
    default choice. Half of them go on by what looks best, as better players meet other positions."""
    tree = even_tree(game, int(settings_of(game)["horizon"]), stages=1)
    found = Comparison(count)
    matches, left = 0, decisions
    while left > 0:
        chance, thinking = Fast(seed << 32 | matches), Fast(1 << 64 | seed << 32 | matches)
        matches += 1
        state = game.start(2, options, chance, None)
        while (asked := state.to_act()) and left > 0:
            seat = int(first_seat(asked))
            window = Window(game, state, seat)
            legal = window.legal()
            action = int(game.policy.choose(window.imagine(thinking), seat, thinking, buffer(game)))
            told = [signs(state, seat, choice) for choice in legal] if thinking.below(EVERY) == 0 else []
            if any(one != told[0] for one in told):
                worth = worths(tree, window, PLAYOUTS * len(legal), thinking)
                found.compare(told, [worth[choice] for choice in legal])
                if thinking.below(2) == 0:
                    action = max(legal, key=worth.__getitem__)
                left -= 1
                progress(1)
            state.apply(seat, action, chance)
    return found.rates()


class Comparison:
    """What decisions say about signs: only what differs between the choices of one of them counts."""

    def __init__(self, count: int) -> None:
        self.products = [[RIDGE if n == m else 0.0 for m in range(count)] for n in range(count)]
        self.right = [0.0] * count

    def compare(self, signs: Sequence[Mapping[int, float]], worths: Sequence[float]) -> None:
        """The choices of one decision."""
        even = sum(worths) / len(worths)
        names = set().union(*signs)
        mean = {n: sum(one.get(n, 0.0) for one in signs) / len(signs) for n in names}
        for one, worth in zip(signs, worths, strict=True):
            differs = [(n, sign) for n in names if (sign := one.get(n, 0.0) - mean[n])]
            for n, sign in differs:
                self.right[n] += sign * (worth - even)
                row = self.products[n]
                for m, other in differs:
                    row[m] += sign * other

    def rates(self) -> list[float]:
        """By how much each sign makes a choice worth more (least squares)."""
        return solve(self.products, self.right)
