"""How the tiles of a boat lie, and which cats hang together.

The tiles of a boat are a strip of bytes, four for each tile: its kind, its colour (5 = none), turn * 9 + row, column.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.games.isle_of_cats.parts import (
    COLS,
    FIRST_TURN,
    MOST_SQUARES,
    NO_COLOUR,
    ROWS,
    SHAPE,
    SQUARE_COL,
    SQUARE_ROW,
    SQUARES,
)

STRIP: Final = 4
"""Bytes for each tile."""
MOST_TILES: Final = 56
"""No boat holds more tiles: the 44 common treasures leave room for ten others at most."""
WIDE: Final = COLS + 2
GRID: Final = WIDE * (ROWS + 2)
"""The cells of a boat with water around it."""


def lay_out(tiles: vec[u8], at: i64, count: i64) -> vec[u8]:
    """For each cell of the grid the number of the tile on it, from 1; 0 is none. The strip begins at byte `at`."""
    lying = vec[u8]([u8(0)] * GRID)
    for tile in range(count):
        strip: i64 = at + tile * STRIP
        shape: i64 = SHAPE[i64(tiles[strip])]
        turn: i64 = FIRST_TURN[shape] + i64(tiles[strip + 2]) // ROWS
        corner: i64 = (i64(tiles[strip + 2]) % ROWS + 1) * WIDE + i64(tiles[strip + 3]) + 1
        for n in range(turn * MOST_SQUARES, turn * MOST_SQUARES + SQUARES[shape]):
            lying[corner + SQUARE_ROW[n] * WIDE + SQUARE_COL[n]] = u8(tile + 1)
    return lying


@final
class Groups:
    """Cats of one colour that hang together by their sides. A tile is one cat."""  # R39

    def __init__(self, tiles: vec[u8], at: i64, count: i64, lying: vec[u8]) -> None:
        self.chief = vec[u8]([u8(0)] * MOST_TILES)
        """For each tile the one that stands for its group."""
        self.size = vec[u8]([u8(0)] * MOST_TILES)
        """How many cats a group has, at the tile that stands for it; 0 at all others."""
        for tile in range(count):
            self.chief[tile] = u8(tile)
        for row in range(i64(1), i64(ROWS + 1)):
            for cell in range(row * WIDE + 1, row * WIDE + COLS + 1):
                here: i64 = i64(lying[cell]) - 1
                if here >= 0:
                    colour: u8 = tiles[at + here * STRIP + 1]
                    if colour != NO_COLOUR:
                        right: i64 = i64(lying[cell + 1]) - 1
                        if right >= 0 and right != here and tiles[at + right * STRIP + 1] == colour:
                            self.join(here, right)
                        below: i64 = i64(lying[cell + WIDE]) - 1
                        if below >= 0 and below != here and tiles[at + below * STRIP + 1] == colour:
                            self.join(here, below)
        for tile in range(count):
            self.chief[tile] = u8(self.chief_of(tile))
            if tiles[at + tile * STRIP + 1] != NO_COLOUR:
                self.size[i64(self.chief[tile])] += 1

    def chief_of(self, tile: i64) -> i64:
        while i64(self.chief[tile]) != tile:
            tile = i64(self.chief[tile])
        return tile

    def join(self, one: i64, other: i64) -> None:
        one = self.chief_of(one)
        other = self.chief_of(other)
        if one < other:
            self.chief[other] = u8(one)
        elif other < one:
            self.chief[one] = u8(other)

    def size_with(self, tile: i64) -> i64:
        """How many cats the group of a tile has; 0 for treasures."""
        return i64(self.size[i64(self.chief[tile])])
