"""What can happen, and which of its facts only some may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from paluba.core.event import Event, EventTable
from paluba.core.fields import SEAT, SECRET, Number, OneOf
from paluba.games.ingenious.actions import CELL, TILE, TOWARDS
from paluba.games.ingenious.parts import COLOURS

COLOUR = OneOf(COLOURS, label=("colour",))
POINTS = Number(64)
COUNT = Number(16)


@dataclass(frozen=True)
class MatchStarted(Event):
    """The starting seat was drawn."""

    name = "match_started"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class TileDrawn(Event):
    """A seat drew a tile from the bag."""

    name = "tile_drawn"
    seat: Annotated[int, SEAT]
    tile: Annotated[tuple[str, str] | None, TILE, SECRET]


@dataclass(frozen=True)
class TileChosen(Event):
    """A seat chose the tile that it will lay."""

    name = "tile_chosen"
    seat: Annotated[int, SEAT]
    tile: Annotated[tuple[str, str] | None, TILE, SECRET]


@dataclass(frozen=True)
class TileLaid(Event):
    """A seat laid a tile: its first colour on the cell, its second on the next cell in the direction."""

    name = "tile_laid"
    seat: Annotated[int, SEAT]
    tile: Annotated[tuple[str, str], TILE]
    cell: Annotated[str, CELL]
    towards: Annotated[str, TOWARDS]


@dataclass(frozen=True)
class HalfCounted(Event):
    """One half of the tile just laid was counted: so many equal symbols in its five directions."""

    name = "half_counted"
    seat: Annotated[int, SEAT]
    cell: Annotated[str, CELL]
    colour: Annotated[str, COLOUR]
    count: Annotated[int, POINTS]


@dataclass(frozen=True)
class PegMoved(Event):
    """A scoring peg moved: by how much, and where it stands now."""

    name = "peg_moved"
    seat: Annotated[int, SEAT]
    colour: Annotated[str, COLOUR]
    steps: Annotated[int, POINTS]
    points: Annotated[int, POINTS]


@dataclass(frozen=True)
class BonusEarned(Event):
    """A peg reached 18 (in teams also 36): a bonus turn."""

    name = "bonus_earned"
    seat: Annotated[int, SEAT]
    colour: Annotated[str, COLOUR]
    points: Annotated[int, POINTS]


@dataclass(frozen=True)
class BonusDeclined(Event):
    """A seat did without a bonus turn."""

    name = "bonus_declined"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class BonusLost(Event):
    """Bonus turns could not be used: no tile was left on the rack."""

    name = "bonus_lost"
    seat: Annotated[int, SEAT]
    count: Annotated[int, COUNT]


@dataclass(frozen=True)
class RackShown(Event):
    """A seat swaps its rack; one event for each tile that it shows and lays aside."""

    name = "rack_shown"
    seat: Annotated[int, SEAT]
    tile: Annotated[tuple[str, str], TILE]


@dataclass(frozen=True)
class RackReturned(Event):
    """The tiles laid aside went back into the bag."""

    name = "rack_returned"
    seat: Annotated[int, SEAT]
    count: Annotated[int, COUNT]


@dataclass(frozen=True)
class TurnEnded(Event):
    """A seat's turn was over."""

    name = "turn_ended"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class AllColoursReached(Event):
    """All six pegs of a seat reached the end of their tracks: it wins at once (alone: the best result there is)."""

    name = "all_colours_reached"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class BoardFilled(Event):
    """No further tile fits on the board: the match ended."""

    name = "board_filled"
    seat: Annotated[int, SEAT]


EVENTS = EventTable(
    MatchStarted,
    TileDrawn,
    TileChosen,
    TileLaid,
    HalfCounted,
    PegMoved,
    BonusEarned,
    BonusDeclined,
    BonusLost,
    RackShown,
    RackReturned,
    TurnEnded,
    AllColoursReached,
    BoardFilled,
)
