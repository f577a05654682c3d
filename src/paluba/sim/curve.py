"""Strength over effort as a picture: ratings of searches by their iterations."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from paluba.core.errors import BadInput
from paluba.sim.picture import LINE, SOFT, Dot, Line, Picture, Words
from paluba.sim.plot import scale, told
from paluba.sim.rating import Rating

WIDTH, HEIGHT = 860, 440
LEFT, RIGHT, TOP, BOTTOM = 70, 40, 84, 56


def iterations(name: str) -> int:
    """The iterations that a name like search:200:ms=500 asks for; 0 for any other bot."""
    kind, _, rest = name.partition(":")
    amount = rest.partition(":")[0]
    return int(amount) if kind == "search" and amount.isdecimal() else 0


def curve(title: str, note: str, found: Sequence[Rating]) -> Picture:
    """A dot with its interval for every search, joined by a line; each step to the right is twice the iterations.
    Bots that do not count iterations are left out."""
    searches = sorted((rating for rating in found if iterations(rating.bot)), key=lambda rating: iterations(rating.bot))
    if len(searches) < 2:
        raise BadInput("A curve needs at least two searches by iterations, like search:100 and search:200.")
    ticks = scale(searches)
    least, most = (math.log2(iterations(searches[end].bot)) for end in (0, -1))

    def x(rating: Rating) -> float:
        done = (math.log2(iterations(rating.bot)) - least) / (most - least)
        return round(LEFT + (WIDTH - LEFT - RIGHT) * done, 1)

    def y(points: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (points - ticks[0]) / (ticks[-1] - ticks[0]), 1)

    drawn: list[Line | Dot | Words] = []
    for tick in ticks:
        drawn.append(Line((LEFT, y(tick)), (WIDTH - RIGHT, y(tick)), LINE, 1))
        drawn.append(Words(LEFT - 10, y(tick) + 5, str(tick), "end", SOFT))
    for one, next_one in pairwise(searches):
        drawn.append(Line((x(one), y(one.points)), (x(next_one), y(next_one.points))))
    for rating in searches:
        drawn.append(Line((x(rating), y(rating.low)), (x(rating), y(rating.high)), width=1))
        drawn.append(Dot(x(rating), y(rating.points), told(rating)))
        drawn.append(Words(x(rating), HEIGHT - BOTTOM + 20, f"{iterations(rating.bot):,}", "middle", SOFT))
    drawn.append(Words(WIDTH - RIGHT, HEIGHT - 14, "iterations", "end", SOFT))
    drawn.append(Words(LEFT - 10, TOP - 14, "Elo", "end", SOFT))
    return Picture(title, note, WIDTH, HEIGHT, drawn)
