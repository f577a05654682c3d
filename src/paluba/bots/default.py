"""Chooses what the game's own policy finds sensible: also the choice for time-outs and leavers."""

from __future__ import annotations

from paluba.core.chance import Chance
from paluba.core.window import Window, buffer


class DefaultBot:
    def choose(self, window: Window, chance: Chance) -> int:
        world = window.imagine(chance)
        return window.game.policy.choose(world, window.seat, chance, buffer(window.game))
