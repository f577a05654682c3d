"""What can happen. Everything at this table lies open to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from paluba.core.event import Event, EventTable
from paluba.core.fields import SEAT, Number
from paluba.games.deep_dive.actions import ANY_TILE, DEPTH

SCORE = Number(1024)
ROWS = Number(32)


@dataclass(frozen=True)
class MatchStarted(Event):
    """The tiles were laid out, and a seat got the start player's marker."""

    name = "match_started"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class RockSpent(Event):
    """A seat gave up a rock and started its dive at a deeper depth."""

    name = "rock_spent"
    seat: Annotated[int, SEAT]
    depth: Annotated[int, DEPTH]


@dataclass(frozen=True)
class DepthSkipped(Event):
    """A penguin swam past a depth."""

    name = "depth_skipped"
    seat: Annotated[int, SEAT]
    depth: Annotated[int, DEPTH]


@dataclass(frozen=True)
class TileFlipped(Event):
    """A seat flipped a tile."""

    name = "tile_flipped"
    seat: Annotated[int, SEAT]
    depth: Annotated[int, DEPTH]
    tile: Annotated[str, ANY_TILE]


@dataclass(frozen=True)
class TileLeft(Event):
    """A seat left the tile it flipped and dived on."""

    name = "tile_left"
    seat: Annotated[int, SEAT]
    depth: Annotated[int, DEPTH]
    tile: Annotated[str, ANY_TILE]


@dataclass(frozen=True)
class TileTaken(Event):
    """A seat surfaced with a tile."""

    name = "tile_taken"
    seat: Annotated[int, SEAT]
    depth: Annotated[int, DEPTH]
    tile: Annotated[str, ANY_TILE]


@dataclass(frozen=True)
class SurfacedEmpty(Event):
    """There was nothing left that a penguin could dive for: it surfaced with nothing."""

    name = "surfaced_empty"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class PenguinTrapped(Event):
    """A predator trapped a penguin."""

    name = "penguin_trapped"
    seat: Annotated[int, SEAT]
    depth: Annotated[int, DEPTH]


@dataclass(frozen=True)
class PenguinsReturned(Event):
    """The third penguin was trapped, and all three came back."""

    name = "penguins_returned"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class TileBrought(Event):
    """The returning penguins brought a tile along."""

    name = "tile_brought"
    seat: Annotated[int, SEAT]
    depth: Annotated[int, DEPTH]
    tile: Annotated[str, ANY_TILE]


@dataclass(frozen=True)
class NothingBrought(Event):
    """The returning penguins brought nothing along."""

    name = "nothing_brought"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class DepthExhausted(Event):
    """The last face-down tile of a depth was flipped."""

    name = "depth_exhausted"
    depth: Annotated[int, DEPTH]


@dataclass(frozen=True)
class ClosingStarted(Event):
    """For the first time a depth had no face-down tile left: the closing phase began."""

    name = "closing_started"
    depth: Annotated[int, DEPTH]


@dataclass(frozen=True)
class LastDiveCalled(Event):
    """The start player turned the marker: everybody had one more turn."""

    name = "last_dive_called"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class OpponentFlipped(Event):
    """The virtual opponent flipped a tile."""

    name = "opponent_flipped"
    depth: Annotated[int, DEPTH]
    tile: Annotated[str, ANY_TILE]


@dataclass(frozen=True)
class OpponentTook(Event):
    """The virtual opponent took a tile."""

    name = "opponent_took"
    depth: Annotated[int, DEPTH]
    tile: Annotated[str, ANY_TILE]


@dataclass(frozen=True)
class OpponentTookNothing(Event):
    """The virtual opponent met a predator where no food lay, or found nothing to flip."""

    name = "opponent_took_nothing"


@dataclass(frozen=True)
class OpponentMoved(Event):
    """The virtual opponent's penguin moved beside another depth."""

    name = "opponent_moved"
    depth: Annotated[int, DEPTH]


@dataclass(frozen=True)
class GridScored(Event):
    """A seat counted its food at the end."""

    name = "grid_scored"
    seat: Annotated[int, SEAT]
    points: Annotated[int, SCORE]
    rows: Annotated[int, ROWS]


@dataclass(frozen=True)
class OpponentScored(Event):
    """The virtual opponent's tiles were counted at the end."""

    name = "opponent_scored"
    points: Annotated[int, SCORE]
    rows: Annotated[int, ROWS]


EVENTS = EventTable(
    MatchStarted,
    RockSpent,
    DepthSkipped,
    TileFlipped,
    TileLeft,
    TileTaken,
    SurfacedEmpty,
    PenguinTrapped,
    PenguinsReturned,
    TileBrought,
    NothingBrought,
    DepthExhausted,
    ClosingStarted,
    LastDiveCalled,
    OpponentFlipped,
    OpponentTook,
    OpponentTookNothing,
    OpponentMoved,
    GridScored,
    OpponentScored,
)
