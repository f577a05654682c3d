"""The boxes on the shelf. Each folder here is a game; none is named anywhere else."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from typing import Any

from paluba.core.errors import BadInput
from paluba.core.game import Game
from paluba.core.meta import Meta


@functools.cache
def game_keys() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


def meta(key: str) -> Meta:
    """The outside of a box, without loading its rules."""
    found: Meta = importlib.import_module(f"{__name__}.{_known(key)}.meta").META
    return found


def game(key: str) -> Game[Any]:
    """A game by its key; BadInput lists the keys when there is none."""
    found: Game[Any] = importlib.import_module(f"{__name__}.{_known(key)}.game").GAME
    return found


def _known(key: str) -> str:
    if key not in game_keys():
        raise BadInput(f"There is no game {key!r}; the games are {', '.join(game_keys())}.")
    return key
