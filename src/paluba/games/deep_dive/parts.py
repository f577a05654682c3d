"""The box: 160 ocean tiles at five depths, three penguins each. Faces are numbered within their depth (slots)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.games.deep_dive.tiles import COLOURS, DEPTHS, FOOD, LEAST, SLOTS, TOTALS, VALUES, box, exists

BUBBLES: Final = 0
PREDATOR: Final = 1
ROCK: Final = 2
FIRST_FOOD: Final = 3
"""The slots of a depth: bubbles, predator, rock, then pink, green and yellow food of three values each. What can be
taken starts with the rock."""
FACES: Final = 12
DEEPEST: Final = 4
"""Depths are numbered from 0 in the rules."""
PENGUINS: Final = 3

TILES: Final = (
    "bubbles",
    "predator",
    "rock",
    *(f"{colour}:{points}" for colour in COLOURS for points in range(1, 11)),
)
"""The faces of all depths by name."""
TAKEABLE: Final = TILES[2:]
"""What a penguin can surface with."""


def _name(depth: int, slot: int) -> str:
    if slot < FOOD:
        return TILES[slot]
    colour, step = divmod(slot - FOOD, VALUES)
    return f"{COLOURS[colour]}:{LEAST[depth] + step}"


_NAMES: Final = [
    _name(depth, slot) if exists(depth, slot) else None for depth in range(DEPTHS) for slot in range(SLOTS)
]

TILE: Final = vec[i64]([-1 if name is None else TILES.index(name) for name in _NAMES])
"""For each depth and slot the number of its face in TILES; -1 where the box has none."""
SLOT: Final = vec[i64](
    [
        _NAMES[depth * SLOTS : (depth + 1) * SLOTS].index(name) if name in _NAMES[depth * SLOTS :][:SLOTS] else -1
        for depth in range(DEPTHS)
        for name in TAKEABLE
    ]
)
"""For each depth and face of TAKEABLE its slot there; -1 where the depth has none."""
COLOUR: Final = vec[i64]([max(0, slot - FOOD) // VALUES for slot in range(SLOTS)])
"""The colour of each food slot."""
POINTS: Final = vec[i64](
    [LEAST[depth] + (slot - FOOD) % VALUES if slot >= FOOD else 0 for depth in range(DEPTHS) for slot in range(SLOTS)]
)
"""The points of food, for each depth and slot."""

_BOX: Final = box()
BASE: Final = vec[u8]([u8(n) for n in _BOX.base])
FULL: Final = vec[u8]([u8(a + b) for a, b in zip(_BOX.base, _BOX.extension, strict=True)])
"""How many tiles of each face there are, in the base set and with the extension."""

assert (FACES, FIRST_FOOD, DEEPEST) == (SLOTS, FOOD, DEPTHS - 1)
assert sum(TOTALS) == 160, "the rulebook counts 160 tiles"
