"""A position as JSON and back, for programs that do not share our memory.

Whatever the rules of a game keep in a state is whole numbers and sequences of them, so this needs no help of the game.
A snapshot holds the whole position: only worlds that a seat has imagined may leave the house.
"""

from __future__ import annotations

from types import GetSetDescriptorType
from typing import Any

from paluba.core.chance import Fast
from paluba.core.errors import BadInput
from paluba.core.game import Game
from paluba.core.state import State

NOT_KEPT = {"sink", "__class__", "__dict__", "__weakref__"}


def to_json(state: State) -> dict[str, Any]:
    """Everything the state keeps, by name."""
    data = {}
    for name in _names(state):
        value = getattr(state, name, None)
        data[name] = value if isinstance(value, int | list) else list(value or ())
    return data


def from_json(game: Game[Any], data: Any) -> State:
    """The position that `to_json` wrote; BadInput for anything else."""
    try:
        seats = int(data["seats"])
        state: State = game.start(seats, game.meta.resolve(seats, None), Fast(0), None)
        if set(data) != set(_names(state)):
            raise KeyError
        for name, value in data.items():
            now = getattr(state, name)
            setattr(state, name, value if isinstance(now, int | list) else type(now)(value))
    except (KeyError, TypeError, ValueError, OverflowError, AttributeError):
        raise BadInput(f"That is no position of {game.key}.") from None
    return state


def _names(state: State) -> list[str]:
    declared = {
        name
        for owner in type(state).__mro__
        for name, entry in vars(owner).items()
        if isinstance(entry, GetSetDescriptorType)
    }
    return sorted((declared | set(getattr(state, "__dict__", ()))) - NOT_KEPT)
