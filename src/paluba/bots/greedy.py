"""Tries every legal action in a few imagined worlds and takes the one that looks best at the end of its own turn."""

from __future__ import annotations

from typing import Final

from paluba.bots.default import weighted
from paluba.core.chance import Chance
from paluba.core.playout import VALUE, outlook
from paluba.core.state import Policy
from paluba.core.window import Window, buffer

LONGEST_TURN: Final = 12
"""After so many more decisions of its own a turn is valued as it stands."""


class GreedyBot:
    """`weights` are those of the game's policy that are to be others than its own. It looks at positions `by` their
    value, by what a search judges by, or by points. After an action the turn goes on for at most so many `steps` by
    the policy."""

    def __init__(
        self,
        worlds: int = 8,
        weights: dict[str, int] | None = None,
        by: int = VALUE,
        steps: int = LONGEST_TURN,
    ) -> None:
        self.worlds = worlds
        self.by = by
        self.steps = steps
        self.weights = weights or {}
        self._policy: Policy | None = None

    def choose(self, window: Window, chance: Chance) -> int:
        legal = window.legal()
        if len(legal) == 1:
            return legal[0]
        if self._policy is None or not self.weights:
            self._policy = weighted(window.game, self.weights)
        scratch, policy, seat = buffer(window.game), self._policy, window.seat
        sums = dict.fromkeys(legal, 0.0)
        for _ in range(self.worlds):
            world = window.imagine(chance)
            for action in legal:
                sums[action] += outlook(world, seat, action, policy, chance, scratch, self.steps, self.by)
        return max(legal, key=sums.__getitem__)
