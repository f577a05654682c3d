"""The box: 120 tiles of two symbols in six colours, and a board of hexagons with six printed symbols.

A cell has three names. People say its row and its diagonal: ``h8`` is the middle. Geometry says axial coordinates
(q, r). The rules say its place in a grid of rows 16 wide, where a step in a direction is always the same number; the
grid has a border, so a walk that leaves the board ends on a place that is no cell.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = ("red", "green", "blue", "orange", "yellow", "purple")
"""Clockwise, as they are printed on the board."""
COLOUR_COUNT: Final = 6
ALL_COLOURS: Final = 63
"""All colours as a bit mask."""

TILES: Final = tuple((a, b) for n, a in enumerate(COLOURS) for b in COLOURS[n:])
"""What tells tiles apart: their two colours, in no order. Tiles of one kind are alike."""
KINDS: Final = 21
COPIES: Final = tuple(5 if a == b else 6 for a, b in TILES)
"""How many tiles there are of each kind."""
TILE_COUNT: Final = 120

FIRST_COLOUR: Final = vec[i64]([COLOURS.index(a) for a, _ in TILES])
SECOND_COLOUR: Final = vec[i64]([COLOURS.index(b) for _, b in TILES])
SHOWS: Final = vec[i64]([1 << COLOURS.index(a) | 1 << COLOURS.index(b) for a, b in TILES])
"""The colours of each kind of tile, as a bit mask."""
BOX: Final = vec[i64](list(COPIES))

# -- the board

DIRECTIONS: Final = ("e", "ne", "nw", "w", "sw", "se")
"""The way from one half of a tile to the other. Three further on is the way back."""
AXIAL: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The same directions as steps in axial coordinates (q, r)."""
HALF_TURN: Final = 3

LARGEST: Final = 7
"""The radius of the whole board."""
RADIUS: Final = {1: 5, 2: 5, 3: 6, 4: 7}
"""How far from the middle the cells reach that so many seats use: white, light grey, all."""
PRINTED: Final = ((0, -5), (5, -5), (5, 0), (0, 5), (-5, 5), (-5, 0))
"""Where the symbol of each colour is printed: at the corners of the white area, whatever the area in use."""

HEXES: Final = tuple(
    (q, r) for r in range(-LARGEST, LARGEST + 1) for q in range(-LARGEST, LARGEST + 1) if abs(q + r) <= LARGEST
)
"""The axial coordinates of all cells, row by row."""
CELLS: Final = tuple(f"{'abcdefghijklmno'[r + LARGEST]}{q + LARGEST + 1}" for q, r in HEXES)
"""The names of all cells: the letter of the row from the top, the number of the diagonal that falls to the right."""
CELL_COUNT: Final = 169

GRID: Final = 257
"""The size of the grid, border included."""


def place_of(q: int, r: int) -> int:
    """The place of a cell in the grid."""
    return (r + LARGEST) * 16 + q + 16


STEP: Final = vec[i64]([q + 16 * r for q, r in AXIAL])
"""How a step in each direction changes the place in the grid."""
PLACE: Final = vec[i64]([place_of(q, r) for q, r in HEXES])
"""The place of each cell in the grid."""


def _by_place(numbers: dict[tuple[int, int], int], otherwise: int) -> list[int]:
    """A number for each place of the grid."""
    found = [otherwise] * GRID
    for (q, r), number in numbers.items():
        found[place_of(q, r)] = number
    return found


CELL: Final = vec[i64](_by_place({hexagon: n for n, hexagon in enumerate(HEXES)}, -1))
"""The cell at each place of the grid, -1 on the border."""

NO_SYMBOL: Final = 6
BESIDE: Final = vec[i64](
    _by_place({(q + dq, r + dr): n for n, (q, r) in enumerate(PRINTED) for dq, dr in AXIAL}, NO_SYMBOL)
)
"""The printed symbol that each place of the grid touches."""

assert sum(COPIES) == TILE_COUNT, "the rulebook counts 120 tiles"
assert len(TILES) == KINDS
assert all(sum(COPIES[n] * (tile.count(c)) for n, tile in enumerate(TILES)) == 40 for c in COLOURS)
assert len(HEXES) == len(set(CELLS)) == CELL_COUNT
assert max(PLACE) < 256, "places fit into a byte"
