"""Paluba: the open table for four modern board games - rules, matches, records and scores.

>>> import paluba
>>> match = paluba.Match(paluba.game("sea_salt_paper"), seats=2, seed=7)
>>> seat = match.to_act[0]
>>> events = match.submit(seat, match.legal(seat)[0])
"""

from __future__ import annotations

from typing import Any

from paluba.native import prefer_source

prefer_source()  # before anything that may be compiled is imported, so the imports stand below (E402)

from paluba.core.errors import BadInput, BadRecord, Illegal, PalubaError  # noqa: E402
from paluba.core.game import Result  # noqa: E402
from paluba.core.match import Match  # noqa: E402
from paluba.core.replay import replay as _replay  # noqa: E402
from paluba.games import game, game_keys  # noqa: E402

__all__ = ["BadInput", "BadRecord", "Illegal", "Match", "PalubaError", "Result", "game", "game_keys", "replay", "score"]


def replay(text: str, *, verify: bool = False, seed: int | bytes | None = None, until: int | None = None) -> Match:
    """The match that a record tells, in the same position; see `paluba.core.replay.replay`."""
    return _replay(text, game, verify=verify, seed=seed, until=until)


def score(key: str, data: Any) -> dict[str, Any]:
    """What `paluba score` prints: the score of cardboard on a real table. BadInput for what cannot lie there."""
    return game(key).pad(data)
