"""The numbers by which the rules name questions, stages, actions and events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paluba.games.deep_dive import events as happened
from paluba.games.deep_dive.actions import (
    ACTIONS,
    Bring,
    BringNothing,
    Flip,
    Give,
    Leave,
    Skip,
    SpendRock,
    Surface,
    Take,
)
from paluba.games.deep_dive.events import EVENTS

# What is asked.
START: Final = 0
"""The first step of a turn, at depth 1: the only one at which a rock can be spent."""
DIVE: Final = 1
"""A step at a depth reached."""
SURFACE: Final = 2
"""Whether to surface with the tile just flipped."""
BRING: Final = 3
"""What the returning penguins bring along."""
GIVE: Final = 4
"""Which of equally good tiles the virtual opponent takes."""
OVER: Final = 5

# How near the end is.
UNTOUCHED: Final = 0
"""Every depth has face-down tiles."""
CLOSING: Final = 1
"""A depth is exhausted, and the marker not yet turned."""
LAST_DIVE: Final = 2
"""The marker is turned: everybody's last turn."""

# The numbers of the actions.
DO_FLIP: Final[i64] = ACTIONS.first(Flip)
DO_SKIP: Final[i64] = ACTIONS.first(Skip)
DO_TAKE: Final[i64] = ACTIONS.first(Take)
DO_ROCK: Final[i64] = ACTIONS.first(SpendRock)
DO_SURFACE: Final[i64] = ACTIONS.first(Surface)
DO_LEAVE: Final[i64] = ACTIONS.first(Leave)
DO_BRING: Final[i64] = ACTIONS.first(Bring)
DO_BRING_NOTHING: Final[i64] = ACTIONS.first(BringNothing)
DO_GIVE: Final[i64] = ACTIONS.first(Give)

# The numbers of the events.
MATCH_STARTED: Final[i64] = EVENTS.number(happened.MatchStarted)
ROCK_SPENT: Final[i64] = EVENTS.number(happened.RockSpent)
DEPTH_SKIPPED: Final[i64] = EVENTS.number(happened.DepthSkipped)
TILE_FLIPPED: Final[i64] = EVENTS.number(happened.TileFlipped)
TILE_LEFT: Final[i64] = EVENTS.number(happened.TileLeft)
TILE_TAKEN: Final[i64] = EVENTS.number(happened.TileTaken)
SURFACED_EMPTY: Final[i64] = EVENTS.number(happened.SurfacedEmpty)
PENGUIN_TRAPPED: Final[i64] = EVENTS.number(happened.PenguinTrapped)
PENGUINS_RETURNED: Final[i64] = EVENTS.number(happened.PenguinsReturned)
TILE_BROUGHT: Final[i64] = EVENTS.number(happened.TileBrought)
NOTHING_BROUGHT: Final[i64] = EVENTS.number(happened.NothingBrought)
DEPTH_EXHAUSTED: Final[i64] = EVENTS.number(happened.DepthExhausted)
CLOSING_STARTED: Final[i64] = EVENTS.number(happened.ClosingStarted)
LAST_DIVE_CALLED: Final[i64] = EVENTS.number(happened.LastDiveCalled)
OPPONENT_FLIPPED: Final[i64] = EVENTS.number(happened.OpponentFlipped)
OPPONENT_TOOK: Final[i64] = EVENTS.number(happened.OpponentTook)
OPPONENT_TOOK_NOTHING: Final[i64] = EVENTS.number(happened.OpponentTookNothing)
OPPONENT_MOVED: Final[i64] = EVENTS.number(happened.OpponentMoved)
GRID_SCORED: Final[i64] = EVENTS.number(happened.GridScored)
OPPONENT_SCORED: Final[i64] = EVENTS.number(happened.OpponentScored)
