"""How the nets are trained that tell when to close (`paluba tune sea_salt_paper --ways MATCHES`)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.state import State
from paluba.games.sea_salt_paper.bot_closing import SIGNS, closing_signs
from paluba.games.sea_salt_paper.rules import SeaState
from paluba.games.sea_salt_paper.rules_numbers import DO_END, DO_LAST_CHANCE, DO_STOP

WAYS: Final = {"stop": DO_STOP, "bet": DO_LAST_CHANCE}
OTHERWISE: Final = DO_END
SEATS: Final = (2, 2, 3, 4)
"""How many sit at the table, match after match."""


def signs(state: State, seat: int) -> list[int]:
    """What the ways are judged by."""
    assert isinstance(state, SeaState)
    out = vec[i64]([i64(0)] * SIGNS)
    closing_signs(state, seat, out)
    return [int(sign) for sign in out]
