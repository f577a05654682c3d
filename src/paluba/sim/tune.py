"""Finding settings and levels by self-play, and keeping them as data with the run that found them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from paluba.bots.levels import LEVELS
from paluba.core.errors import BadInput
from paluba.sim.rating import Rating

APART: Final = 200
"""Elo between a level and the next."""

Grid = Sequence[tuple[str, Sequence[float]]]
Rate = Callable[[Sequence[str]], list[Rating]]


def settings(start: Mapping[str, float], base: str, grid: Grid, rate: Rate) -> Any:
    """Setting by setting, the value that plays best with those found so far; a setting with one value is just set.
    `base` is the bot that they are set for. Returns the values and all ratings."""
    found = dict(start)
    told: list[dict[str, Any]] = []
    for name, values in grid:
        bots = {_name(base, {**found, name: value}): value for value in values}
        if len(bots) == 1:
            found[name] = values[0]
            continue
        ratings = rate(list(bots))
        best = max(ratings, key=lambda rating: rating.points)
        found[name] = bots[best.bot]
        told.append({"setting": name, "ratings": {f"{bots[r.bot]:g}": _points(r) for r in ratings}})
    return found, told


def levels(ratings: Sequence[Rating]) -> dict[str, dict[str, Any]]:
    """From rated bots the levels: the strongest is master, and each level below it the bot whose rating is nearest
    to 200 Elo less than the level above it."""
    if len(ratings) < len(LEVELS):
        raise BadInput(f"{len(LEVELS)} levels need at least as many bots to choose from.")
    left = sorted(ratings, key=lambda rating: rating.points)
    chosen = [left.pop()]
    while len(chosen) < len(LEVELS):
        wanted = chosen[-1].points - APART
        below = len(LEVELS) - len(chosen) - 1
        chosen.append(min(left[below:], key=lambda rating: abs(rating.points - wanted)))
        left = left[: left.index(chosen[-1])]
    top = chosen[0].points
    return {
        name: {"bot": rating.bot, "elo": [round(points - top) for points in (rating.points, rating.low, rating.high)]}
        for name, rating in zip(LEVELS, reversed(chosen), strict=True)
    }


def keep(folder: Path, change: Mapping[str, Any], name: str = "levels.json") -> Path:
    """Puts what was found into the game's `levels.json`, or another file; what is not named stays."""
    file = folder / name
    data = json.loads(file.read_text("utf-8")) if file.exists() else {}
    for name, value in change.items():
        data[name] = {**data.get(name, {}), **value} if isinstance(value, dict) else value
    try:
        file.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from None
    return file


def _name(base: str, values: Mapping[str, float]) -> str:
    return ":".join([base, *(f"{name}={value:g}" for name, value in values.items())])


def _points(rating: Rating) -> list[int]:
    return [round(rating.points), round(rating.low), round(rating.high)]
