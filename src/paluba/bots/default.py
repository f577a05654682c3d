"""Chooses what the game's own policy finds sensible: also the choice for time-outs and leavers."""

from __future__ import annotations

from typing import Any

from paluba.core.chance import Chance
from paluba.core.errors import BadInput
from paluba.core.game import Game
from paluba.core.state import Policy
from paluba.core.window import Window, buffer


class DefaultBot:
    """`weights` are those of the game's policy that are to be others than its own."""

    def __init__(self, weights: dict[str, int] | None = None) -> None:
        self.weights = weights or {}
        self._policy: Policy | None = None

    def choose(self, window: Window, chance: Chance) -> int:
        if self._policy is None or not self.weights:
            self._policy = weighted(window.game, self.weights)
        world = window.imagine(chance)
        return self._policy.choose(world, window.seat, chance, buffer(window.game))


def weighted(game: Game[Any], weights: dict[str, int]) -> Policy:
    """The game's policy, with other weights if any are named."""
    if not weights:
        return game.policy
    try:
        return game.policy.with_weights(weights)
    except ValueError:
        raise BadInput(f"The policy of {game.key} has no weights {', '.join(weights)}.") from None
