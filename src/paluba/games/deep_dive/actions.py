"""What a seat may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from paluba.core.action import Action, Space
from paluba.core.fields import Number, OneOf
from paluba.games.deep_dive.parts import TAKEABLE, TILES
from paluba.games.deep_dive.tiles import DEPTHS

DEPTH = Number(DEPTHS, start=1)
ANY_TILE = OneOf(TILES, label=("tile", "points"))
FOOD_OR_ROCK = OneOf(TAKEABLE, label=("tile", "points"))
FOOD = OneOf(TAKEABLE[1:], label=("tile", "points"))


@dataclass(frozen=True)
class Flip(Action):
    """Flip a face-down tile of the depth where the penguin is."""

    verb = "flip"


@dataclass(frozen=True)
class Skip(Action):
    """Swim past this depth to the next, thanks to a trapped penguin or because nothing lies face down here."""

    verb = "skip"


@dataclass(frozen=True)
class Take(Action):
    """Surface with a tile that already lay face up at this depth."""

    verb = "take"
    tile: Annotated[str, FOOD_OR_ROCK]


@dataclass(frozen=True)
class SpendRock(Action):
    """Give up a rock to start the dive at a deeper depth."""

    verb = "rock"
    depth: Annotated[int, Number(DEPTHS - 1, start=2)]


@dataclass(frozen=True)
class Surface(Action):
    """Surface with the tile just flipped."""

    verb = "surface"


@dataclass(frozen=True)
class Leave(Action):
    """Leave the tile just flipped and dive to the next depth."""

    verb = "leave"


@dataclass(frozen=True)
class Bring(Action):
    """Bring a face-up tile along with the three returning penguins."""

    verb = "bring"
    depth: Annotated[int, DEPTH]
    tile: Annotated[str, FOOD_OR_ROCK]


@dataclass(frozen=True)
class BringNothing(Action):
    """Bring nothing along with the three returning penguins."""

    verb = "bring_nothing"


@dataclass(frozen=True)
class Give(Action):
    """Choose which of equally good tiles the virtual opponent takes."""

    verb = "give"
    tile: Annotated[str, FOOD]


ACTIONS = Space(Flip, Skip, Take, SpendRock, Surface, Leave, Bring, BringNothing, Give)
