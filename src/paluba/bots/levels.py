"""Levels for people: learner, casual, strong and master, each a bot found by measurement for its game and seat count.

A game keeps them in `levels.json` in its folder, with the settings of its search and the run that found them.
"""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any, Final

from paluba.core.game import Game
from paluba.core.weights import TABLE

LEVELS: Final = ("learner", "casual", "strong", "master")
PLAIN: Final = {
    "learner": "search:30:loose=0.05",
    "casual": "search:100",
    "strong": "search:1000:ms=500",
    "master": "search:20000:ms=2000",
}
"""For a game that nobody has measured."""


def settings_of(game: Game[Any]) -> dict[str, float]:
    """What the game's search was tuned to."""
    found: dict[str, float] = _data(game.folder).get("search", {})
    return found


def weights_of(game: Game[Any], name: str = TABLE) -> dict[str, int]:
    """The weights of the game's policy that have names, as its `weights.json` has them, or another file."""
    file = game.folder / name
    found: dict[str, int] = json.loads(file.read_text("utf-8")).get("weights", {}) if file.exists() else {}
    return found


def level(game: Game[Any], seats: int, name: str) -> str:
    """The bot that a level means in this game with so many seats."""
    by_seats: dict[str, dict[str, Any]] = _data(game.folder).get("levels", {})
    if not by_seats:
        return PLAIN[name]
    nearest = min(by_seats, key=lambda count: (abs(int(count) - seats), int(count)))
    bot: str = by_seats[nearest][name]["bot"]
    return bot


@functools.cache
def _data(folder: Path) -> dict[str, Any]:
    file = folder / "levels.json"
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found
