"""Chooses any legal action, each as likely as any other."""

from __future__ import annotations

from paluba.core.chance import Chance
from paluba.core.window import Window


class RandomBot:
    def choose(self, window: Window, chance: Chance) -> int:
        legal = window.legal()
        return legal[chance.below(len(legal))]
