"""How the likes are fitted (`paluba tune sea_salt_paper --likes DECISIONS`), two seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.state import State
from paluba.games.sea_salt_paper.bot_likes import COUNT, HELD, PARTS, WHOLE, appeal
from paluba.games.sea_salt_paper.parts import FIGURES
from paluba.games.sea_salt_paper.rules import SeaState

ALONE: Final = [vec[i64]([i64(n == like) for n in range(COUNT)]) for like in range(COUNT)]
"""For each like the likes that have 1 for it and 0 for all others."""


def signs(state: State, seat: int, action: int) -> dict[int, float]:
    """How many times each like counts for a choice."""
    assert isinstance(state, SeaState)
    found = ((n, float(appeal(alone, state, seat, action))) for n, alone in enumerate(ALONE))
    return {n: times for n, times in found if times}


def as_data(rates: Sequence[float]) -> dict[str, Any]:
    """The likes in the form of `likes.json`."""
    likes = [round(WHOLE * rate) for rate in rates]
    rows = {figure: likes[n * HELD : (n + 1) * HELD] for n, figure in enumerate(FIGURES)}
    rows["mermaid"][3] = WHOLE  # R28
    data: dict[str, Any] = {"figures": {figure: " ".join(map(str, row)) for figure, row in rows.items()}}
    at = len(FIGURES) * HELD
    for name, parts in PARTS:
        data[name] = dict(zip(parts, likes[at : at + len(parts)], strict=True))
        at += len(parts)
    return data
