"""What a seat may do. A tile is laid in two steps: which one, then where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from paluba.core.action import Action, Space
from paluba.core.fields import OneOf
from paluba.games.ingenious.parts import CELLS, DIRECTIONS, TILES

TILE = OneOf(TILES, label=("colour",))
CELL = OneOf(CELLS)
TOWARDS = OneOf(DIRECTIONS, label=("direction",))


@dataclass(frozen=True)
class ChooseTile(Action):
    """Choose a tile of the rack to lay."""

    verb = "choose"
    tile: Annotated[tuple[str, str], TILE]


@dataclass(frozen=True)
class LayTile(Action):
    """Lay the chosen tile: its first colour on a cell, its second on the next cell in a direction."""

    verb = "lay"
    cell: Annotated[str, CELL]
    towards: Annotated[str, TOWARDS]


@dataclass(frozen=True)
class Decline(Action):
    """Do without a bonus turn (teams)."""

    verb = "decline"


@dataclass(frozen=True)
class Swap(Action):
    """Show all tiles of the rack and swap them for six new ones."""

    verb = "swap"


@dataclass(frozen=True)
class Keep(Action):
    """Keep the tiles of the rack and refill it."""

    verb = "keep"


ACTIONS = Space(ChooseTile, LayTile, Decline, Swap, Keep)
