"""A sensible choice."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.chance import Chance
from paluba.core.state import Policy, State


@final
class IngeniousPolicy(Policy):
    def choose(self, state: State, seat: i64, chance: Chance, scratch: vec[i64]) -> i64:
        return state.random_action(seat, chance, scratch)

    def value(self, state: State, seat: i64) -> float:
        return 0.5


POLICY: Final = IngeniousPolicy()
