"""What things are worth to the bot, in tenths of a point: data in `weights.json`, with the run that found them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from paluba.core.weights import read_weights

# What cards promise.
FISH: Final = 0
CAT_PRICE: Final = 1
"""Fish, not tenths of a point: what a rescue takes on average."""
BASKET: Final = 2
BASKET_SPARE: Final = 3
BROKEN: Final = 4
BROKEN_SPARE: Final = 5
"""Baskets with fish to use them, and without."""
SPEED: Final = 6
LESSON: Final = 7
PUBLIC: Final = 8
OSHAX: Final = 9
TREASURE: Final = 10
SMALL: Final = 11
FISH_CARD: Final = 12
"""Fish by which a card for fish grows until it is played."""
BASKET_CARD: Final = 13
"""For every day that is left."""
TILE_CARD: Final = 14
DRAW_CARD: Final = 15

# What a place on the boat is worth to a tile.
ROOM_CELL: Final = 16
ROOM: Final = 17
"""Shared by the free cells of a room: the fewer are left, the more each is worth."""
RAT: Final = 18
SNUG: Final = 19
HOLE: Final = 20
MAP: Final = 21
MAP_LOST: Final = 22
RARE: Final = 23
JOIN: Final = 24
"""To join a group of 1, 2, 3, 4 or more cats of its colour."""
MOST_JOINED: Final = 5

# What a position promises beside its score.
CELL: Final = 29
SPARE_FISH: Final = 30
LAST_FISH: Final = 31
"""Fish before the last day and on it."""
PLANNED_CAT: Final = 32
"""A cat that can still be rescued today."""
HIDDEN_LESSON: Final = 33
ROOM_NEAR: Final = 34
"""A room all but full; less with every free cell."""
PAIR: Final = 35
GROW: Final = 36
"""A group of two that can still grow, and a family that can."""
HAND_CARD: Final = 37
LATER_BASKET: Final = 38
"""A permanent basket for every day that is left."""
VALUE_HOLE: Final = 39

# In hundredths.
PROMISE: Final = 40
PUBLIC_PROMISE: Final = 41
"""Of what a private and a public lesson promise, when it is picked or bought."""
STEER: Final = 42
"""Of what a tile adds to what lessons promise."""
DENY: Final = 43
"""Of what a card is worth to the only other seat, when it is picked."""

KEPT_ROOM: Final = 44
"""What a cell costs in a room that a lesson wants empty."""

WEIGHTS: Final = read_weights(Path(__file__).parent)
assert WEIGHTS.names.index("join_1") == JOIN
assert WEIGHTS.names.index("value_hole") == VALUE_HOLE
assert WEIGHTS.names.index("kept_room") == KEPT_ROOM
