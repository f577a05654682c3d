"""Ratings as a picture: an SVG that any browser shows, with a dot and its interval for every bot."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from paluba.sim.rating import Rating

LEFT, RIGHT, TOP, ROW, BOTTOM = 240, 60, 56, 30, 46
WIDTH = 860
INK, SOFT, LINE = "#1b2a41", "#5c6b7f", "#d5dce6"
FONT = 'font-family="sans-serif" font-size="14"'
STEPS = (10, 20, 50, 100, 200, 500, 1000)
TICKS = 8


def plot(title: str, note: str, found: Sequence[Rating]) -> str:
    """One row for each bot, in the order given."""
    low = min(rating.low for rating in found)
    high = max(rating.high for rating in found)
    step = next((size for size in STEPS if (high - low) / size <= TICKS), STEPS[-1])
    first, last = math.floor(low / step) * step, math.ceil(high / step) * step
    last = max(last, first + step)
    height = TOP + ROW * len(found) + BOTTOM

    def x(points: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (points - first) / (last - first), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" {FONT} fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="16" y="24" font-size="17" font-weight="bold">{escape(title)}</text>',
        f'<text x="16" y="43" font-size="12" fill="{SOFT}">{escape(note)}</text>',
    ]
    bottom = TOP + ROW * len(found)
    for tick in range(first, last + 1, step):
        lines.append(f'<line x1="{x(tick)}" y1="{TOP}" x2="{x(tick)}" y2="{bottom}" stroke="{LINE}"/>')
        lines.append(f'<text x="{x(tick)}" y="{bottom + 18}" text-anchor="middle" fill="{SOFT}">{tick}</text>')
    lines.append(f'<text x="{WIDTH - RIGHT}" y="{bottom + 36}" text-anchor="end" fill="{SOFT}">Elo</text>')
    for row, rating in enumerate(found):
        y = TOP + ROW * row + ROW // 2
        told = f"{rating.points:.0f} ({rating.low:.0f} to {rating.high:.0f})"
        lines.append(f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{escape(rating.bot)}</text>')
        lines.append(
            f'<line x1="{x(rating.low)}" y1="{y}" x2="{x(rating.high)}" y2="{y}" stroke="{INK}" stroke-width="2"/>'
        )
        lines.append(f'<circle cx="{x(rating.points)}" cy="{y}" r="5"><title>{told}</title></circle>')
    return "\n".join([*lines, "</svg>"]) + "\n"
