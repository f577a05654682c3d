"""Ratings as a picture: a dot and its interval for every bot."""

from __future__ import annotations

import math
from collections.abc import Sequence

from paluba.sim.picture import LINE, SOFT, Dot, Line, Picture, Words
from paluba.sim.rating import Rating

LEFT, RIGHT, TOP, ROW, BOTTOM = 240, 60, 56, 30, 46
WIDTH = 860
STEPS = (10, 20, 50, 100, 200, 500, 1000)
TICKS = 8


def scale(found: Sequence[Rating]) -> range:
    """Round numbers of Elo that reach from the lowest interval to the highest."""
    low = min(rating.low for rating in found)
    high = max(rating.high for rating in found)
    step = next((size for size in STEPS if (high - low) / size <= TICKS), STEPS[-1])
    first = math.floor(low / step) * step
    last = max(math.ceil(high / step) * step, first + step)
    return range(first, last + 1, step)


def told(rating: Rating) -> str:
    """A rating in words."""
    return f"{rating.bot}: {rating.points:.0f} ({rating.low:.0f} to {rating.high:.0f})"


def plot(title: str, note: str, found: Sequence[Rating]) -> Picture:
    """One row for each bot, in the order given."""
    ticks = scale(found)
    bottom = TOP + ROW * len(found)

    def x(points: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (points - ticks[0]) / (ticks[-1] - ticks[0]), 1)

    drawn: list[Line | Dot | Words] = []
    for tick in ticks:
        drawn.append(Line((x(tick), TOP), (x(tick), bottom), LINE, 1))
        drawn.append(Words(x(tick), bottom + 18, str(tick), "middle", SOFT))
    drawn.append(Words(WIDTH - RIGHT, bottom + 36, "Elo", "end", SOFT))
    for row, rating in enumerate(found):
        y = TOP + ROW * row + ROW // 2
        drawn.append(Words(LEFT - 14, y + 5, rating.bot, "end"))
        drawn.append(Line((x(rating.low), y), (x(rating.high), y)))
        drawn.append(Dot(x(rating.points), y, told(rating)))
    return Picture(title, note, WIDTH, bottom + BOTTOM, drawn)
