"""What a board is worth. A board is what lies before a seat: penguins, rocks, and the grid of food."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.game import Line

FREE: Final = 0
"""The penguins that are not trapped."""
ROCKS: Final = 1
BUBBLES: Final = 2
"""Bubbles, which only the virtual opponent takes."""
TRAPPED: Final = 3
"""The penguins trapped at each of the five depths."""
HEIGHT: Final = 8
"""How many tiles lie in each of the three columns."""
GRID: Final = 11
"""The points of each tile, row by row; 0 where none lies. Columns fill from the top."""
ROWS: Final = 28
"""The box has so many food tiles of each colour."""
BOARD: Final = 95
"""The length of a board."""

LEVELS: Final = ("easy", "medium", "hard")
EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
PER_ROCK: Final = vec[i64]([1, 3, 5])
PER_BUBBLES: Final = vec[i64]([0, 0, 3])
PER_POINT: Final = 64
"""A point is worth more than all rows."""


def add_food(boards: vec[u8], at: i64, colour: i64, points: i64) -> None:
    """Lays a tile at the end of its colour's column."""
    height: i64 = i64(boards[at + HEIGHT + colour])
    boards[at + GRID + height * 3 + colour] = u8(points)  # R21
    boards[at + HEIGHT + colour] = u8(height + 1)


def grid_points(boards: vec[u8], at: i64) -> i64:
    """The points of a grid: full rows whole, others half, rounded down row by row."""
    points: i64 = 0
    cell: i64 = at + GRID
    end: i64 = cell + 3 * ROWS
    while cell < end:
        pink: i64 = i64(boards[cell])
        green: i64 = i64(boards[cell + 1])
        yellow: i64 = i64(boards[cell + 2])
        total: i64 = pink + green + yellow
        if total == 0:
            break
        if pink > 0 and green > 0 and yellow > 0:
            points += total  # R22
        else:
            points += total >> 1  # R22
        cell += 3
    return points


def full_rows(boards: vec[u8], at: i64) -> i64:
    """How many rows have all three colours."""
    pink: i64 = i64(boards[at + HEIGHT])
    green: i64 = i64(boards[at + HEIGHT + 1])
    yellow: i64 = i64(boards[at + HEIGHT + 2])
    least: i64 = pink if pink < green else green
    return least if least < yellow else yellow


def merit(boards: vec[u8], at: i64, points: i64) -> i64:
    """What decides who wins: points, and among equals the full rows of a board."""
    return points * PER_POINT + full_rows(boards, at)  # R23


def food_points(boards: vec[u8], at: i64) -> i64:
    """The points printed on all food of a grid."""
    points: i64 = 0
    for cell in range(i64(3 * ROWS)):
        points += i64(boards[at + GRID + cell])
    return points


def opponent_points(boards: vec[u8], at: i64, level: i64) -> i64:
    """The points of the virtual opponent."""
    food: i64 = food_points(boards, at) if level == HARD else grid_points(boards, at)  # R32
    rocks: i64 = i64(boards[at + ROCKS]) * PER_ROCK[level]  # R32
    return food + rocks + i64(boards[at + BUBBLES]) * PER_BUBBLES[level]  # R32


def rows(boards: vec[u8], at: int) -> list[list[int | None]]:
    """The grid of a board as rows of pink, green and yellow; None where no tile lies."""
    found: list[list[int | None]] = []
    for row in range(ROWS):
        cells = [int(boards[at + GRID + row * 3 + colour]) or None for colour in range(3)]
        if not any(cells):
            break
        found.append(cells)
    return found


def lines(boards: vec[u8], at: int) -> list[Line]:
    """`grid_points` as a line for each row."""
    found: list[Line] = []
    for number, cells in enumerate(rows(boards, at), 1):
        tiles = [points for points in cells if points is not None]
        full = len(tiles) == len(cells)
        points = sum(tiles) if full else sum(tiles) // 2
        found.append(Line("full_row" if full else "half_row", points, {"row": number, "tiles": tiles}))
    return found


def opponent_lines(boards: vec[u8], at: int, level: int) -> list[Line]:
    """`opponent_points` as lines."""
    found = [Line("all_food", int(food_points(boards, at)))] if level == HARD else lines(boards, at)
    rocks, bubbles = int(boards[at + ROCKS]), int(boards[at + BUBBLES])
    if rocks:
        found.append(Line("rocks", int(rocks * PER_ROCK[level]), {"count": rocks}))
    if bubbles and PER_BUBBLES[level]:
        found.append(Line("bubbles", int(bubbles * PER_BUBBLES[level]), {"count": bubbles}))
    return found
