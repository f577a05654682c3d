"""Bots that play any game. Each sees a window, never the state."""

from __future__ import annotations

from collections.abc import Callable

from paluba.bots.default import DefaultBot
from paluba.bots.greedy import GreedyBot
from paluba.bots.random import RandomBot
from paluba.core.errors import BadInput
from paluba.core.window import Bot

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "default": DefaultBot, "greedy": GreedyBot}


def make(name: str) -> Bot:
    """A new bot by its name; BadInput lists the names when there is none."""
    if name not in BOTS:
        raise BadInput(f"There is no bot {name!r}; the bots are {', '.join(BOTS)}.")
    return BOTS[name]()
