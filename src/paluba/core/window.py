"""All that a bot may see: one seat's view, its legal actions, and worlds imagined from what that seat knows."""

from __future__ import annotations

import threading
from typing import Any, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.chance import Chance
from paluba.core.fields import MOST_SEATS
from paluba.core.game import Game
from paluba.core.state import State


class Window:
    """One seat's window on a match. Two positions that the seat cannot tell apart give equal windows."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.seats = int(state.seats)
        self.__state = state

    def view(self) -> dict[str, Any]:
        return self.game.view(self.__state, self.seat)

    def prompt(self) -> dict[str, Any]:
        return self.game.prompt(self.__state, self.seat)

    def legal(self) -> list[int]:
        """The numbers of the legal actions."""
        return legal_numbers(self.game, self.__state, self.seat)

    def imagine(self, chance: Chance) -> State:
        """A whole position that fits all this seat knows, a new state of the bot's own."""
        world = self.__state.copy()
        world.imagine(self.seat, chance)
        return world


class Bot(Protocol):
    """Anything that chooses from a window."""

    def choose(self, window: Window, chance: Chance) -> int:
        """The number of a legal action; `chance` is the bot's own, not the match's."""


_rooms = threading.local()


def buffer(game: Game[Any]) -> vec[i64]:
    """Room for any list of legal actions of the game. A thread has one for each game, so what is in it holds until the
    next list is made; compiled code keeps every vec that uncompiled code hands to it, so it had better be the same."""
    kept: dict[str, vec[i64]] = _rooms.__dict__
    if game.key not in kept:
        kept[game.key] = vec[i64]([0] * game.most_legal)
    return kept[game.key]


def legal_numbers(game: Game[Any], state: State, seat: int) -> list[int]:
    """The numbers of a seat's legal actions, as a list of its own."""
    out = buffer(game)
    count = state.legal(seat, out)
    return [int(out[n]) for n in range(count)]


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask, ascending.

    >>> seats_of(0b101)
    (0, 2)
    """
    return SEATS_OF[mask]


SEATS_OF = [tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)]
