"""Strength over effort as a picture: ratings of searches by their iterations, an SVG like those of `plot`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from paluba.core.errors import BadInput
from paluba.sim.plot import FONT, INK, LINE, SOFT, STEPS, TICKS
from paluba.sim.rating import Rating

WIDTH, HEIGHT = 860, 420
LEFT, RIGHT, TOP, BOTTOM = 70, 40, 64, 56


def iterations(name: str) -> int:
    """The iterations that a name like search:200:ms=500 asks for; 0 for any other bot."""
    kind, _, rest = name.partition(":")
    amount = rest.partition(":")[0]
    return int(amount) if kind == "search" and amount.isdecimal() else 0


def curve(title: str, note: str, found: Sequence[Rating]) -> str:
    """A dot with its interval for every search, joined by a line; each step to the right is twice the iterations.
    Bots that do not count iterations are left out."""
    dots = sorted((iterations(rating.bot), rating) for rating in found if iterations(rating.bot))
    if len(dots) < 2:
        raise BadInput("A curve needs at least two searches by iterations, like search:100 and search:200.")
    low, high = min(rating.low for _, rating in dots), max(rating.high for _, rating in dots)
    step = next((size for size in STEPS if (high - low) / size <= TICKS), STEPS[-1])
    first = math.floor(low / step) * step
    last = max(math.ceil(high / step) * step, first + step)
    least, most = math.log2(dots[0][0]), math.log2(dots[-1][0])

    def x(count: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (math.log2(count) - least) / (most - least), 1)

    def y(points: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (points - first) / (last - first), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" {FONT} fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="16" y="24" font-size="17" font-weight="bold">{escape(title)}</text>',
        f'<text x="16" y="43" font-size="12" fill="{SOFT}">{escape(note)}</text>',
    ]
    for tick in range(first, last + 1, step):
        lines.append(f'<line x1="{LEFT}" y1="{y(tick)}" x2="{WIDTH - RIGHT}" y2="{y(tick)}" stroke="{LINE}"/>')
        lines.append(f'<text x="{LEFT - 10}" y="{y(tick) + 5}" text-anchor="end" fill="{SOFT}">{tick}</text>')
    path = " ".join(f"{x(count)},{y(rating.points)}" for count, rating in dots)
    lines.append(f'<polyline points="{path}" fill="none" stroke="{INK}" stroke-width="2"/>')
    for count, rating in dots:
        told = f"{rating.bot}: {rating.points:.0f} ({rating.low:.0f} to {rating.high:.0f})"
        lines.append(
            f'<line x1="{x(count)}" y1="{y(rating.low)}" x2="{x(count)}" y2="{y(rating.high)}" stroke="{INK}"/>'
        )
        lines.append(f'<circle cx="{x(count)}" cy="{y(rating.points)}" r="5"><title>{escape(told)}</title></circle>')
        lines.append(
            f'<text x="{x(count)}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle" fill="{SOFT}">{count:,}</text>'
        )
    lines.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 14}" text-anchor="end" fill="{SOFT}">iterations</text>')
    lines.append(f'<text x="{LEFT - 10}" y="{TOP - 8}" text-anchor="end" fill="{SOFT}">Elo</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"
