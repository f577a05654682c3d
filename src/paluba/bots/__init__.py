"""Bots that play any game. Each sees a window, never the state."""

from paluba.bots.levels import LEVELS
from paluba.bots.names import BOTS, KNOWN, make

__all__ = ["BOTS", "KNOWN", "LEVELS", "make"]
