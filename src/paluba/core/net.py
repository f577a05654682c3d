"""A small net that tells from the signs of a position who will win: data in a game's `net.json`, with the run that
found them."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

TOGETHER: Final = 4
"""So many signs are added up at a time, which is faster than one by one."""


@final
class Net:
    """One layer of hidden units between signs, which are small whole numbers, and odds."""

    def __init__(self, signs: i64, hidden: i64, numbers: vec[float]) -> None:
        """`numbers` are for each sign what it adds to each hidden unit, what the units start from, what each unit adds
        to the logarithm of the odds, and what that starts from."""
        if len(numbers) != (signs + 2) * hidden + 1:
            raise ValueError("a net does not have as many numbers as its signs and hidden units need")
        self.signs = signs
        self.hidden = hidden
        self.numbers = numbers

    def odds(self, signs: vec[i64]) -> float:
        """How likely a seat is to win, from the signs of its position."""
        numbers: vec[float] = self.numbers
        hidden: i64 = self.hidden
        at: i64 = self.signs * hidden
        units: vec[float] = numbers[at : at + hidden]
        rows = vec[i64]([i64(0)] * (self.signs + TOGETHER))
        told = vec[float]([0.0] * (self.signs + TOGETHER))
        count: i64 = 0
        for n in range(self.signs):
            if signs[n] != 0:
                rows[count] = n * hidden
                told[count] = float(signs[n])
                count += 1
        for first in range(i64(0), count, i64(TOGETHER)):
            one: i64 = rows[first]
            two: i64 = rows[first + 1]
            three: i64 = rows[first + 2]
            four: i64 = rows[first + 3]
            by_one: float = told[first]
            by_two: float = told[first + 1]
            by_three: float = told[first + 2]
            by_four: float = told[first + 3]
            for unit in range(hidden):
                units[unit] += (
                    by_one * numbers[one + unit]
                    + by_two * numbers[two + unit]
                    + by_three * numbers[three + unit]
                    + by_four * numbers[four + unit]
                )
        at += hidden
        total: float = numbers[at + hidden]
        for unit in range(hidden):
            if units[unit] > 0.0:
                total += units[unit] * numbers[at + unit]
        return odds_of(total)


def odds_of(total: float) -> float:
    """The odds whose logarithm this is, as a share of one."""
    return 1.0 / (1.0 + math.exp(-min(max(total, -30.0), 30.0)))


def read_net(file: Path, name: str | None = None) -> Net:
    """The net in a file of a game, or one of those that have names there."""
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    rows: list[str] = (data if name is None else data[name])["rows"]
    numbers = vec[float]([float(number) for row in rows for number in row.split()])
    return Net(len(rows) - 3, len(rows[0].split()), numbers)
