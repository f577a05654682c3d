"""Training: a net that foretells who wins, from two-seat matches of the default choice against itself."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.net import Net, odds_of
from paluba.core.playout import first_seat
from paluba.core.state import Policy, State, share_of_win

NOISE: Final = 10
"""Of a hundred decisions at the beginning of a match so many are random ones, so that positions differ."""
WILD: Final = 150
"""The beginning has fewer decisions than this; positions are kept after it."""
EVERY: Final = 4
"""One quiet position in so many is kept: those of one match say much the same."""
HELD_BACK: Final = 20
"""One position in so many is not learned from, but tells how well the net foretells."""
BATCH: Final = 256
WARMING: Final = 500
"""So many batches pass until steps are as long as they get."""
STEP: Final = 0.003
LAST_STEP: Final = 0.00001
SEEN_FOR_SCALE: Final = 50_000
MOST_SIGNS: Final = 1000
SLOW: Final = 0.9
SLOWER: Final = 0.999
TINY: Final = 1e-8


@final
class Samples:
    """Positions by their signs, each seen by the seat on turn, and what it got of the win."""

    def __init__(self, most: i64, width: i64) -> None:
        self.width = width
        self.count: i64 = 0
        self.rows = vec[u8]([u8(0)] * (most * width))
        self.seat = vec[u8]([u8(0)] * most)
        self.share = vec[float]([0.0] * most)

    def keep(self, seat: i64, signs: vec[i64]) -> None:
        at: i64 = self.count * self.width
        for n in range(self.width):
            self.rows[at + n] = u8(max(i64(0), min(signs[n], i64(255))))
        self.seat[self.count] = u8(seat)
        self.count += 1

    def settle(self, first: i64, share: float) -> None:
        """What the first seat got of the win, or will get by all odds, for the positions kept from `first` on."""
        for n in range(first, self.count):
            self.share[n] = share if self.seat[n] == 0 else 1.0 - share


def gather(
    policy: Policy, start: Callable[[], State], most_legal: i64, most: i64, judge: Net | None, chance: Chance
) -> Samples:
    """So many positions. A judge tells what the win will be as soon as the stage of the match ends, which leaves less
    to luck than the end of the match."""
    width: i64 = policy.signs(start(), vec[i64]([i64(0)] * MOST_SIGNS))
    if width == 0:
        raise ValueError("this game's policy has no signs")
    signs = vec[i64]([i64(0)] * width)
    scratch = vec[i64]([i64(0)] * most_legal)
    found = Samples(most, width)
    while found.count < most:
        state: State = start()
        first: i64 = found.count
        stage: i64 = policy.stage(state)
        wild: i64 = chance.below(WILD)
        asked: i64 = state.to_act()
        while asked != 0:
            seat: i64 = first_seat(asked)
            if policy.quiet(state):
                if judge is not None and policy.stage(state) != stage:
                    stage = policy.stage(state)
                    policy.signs(state, signs)
                    odds: float = judge.odds(signs)
                    found.settle(first, odds if seat == 0 else 1.0 - odds)
                    first = found.count
                if wild <= 0 and found.count < most and chance.below(EVERY) == 0:
                    policy.signs(state, signs)
                    found.keep(seat, signs)
            wild -= 1
            if wild > 0 and chance.below(100) < NOISE:
                state.apply(seat, state.random_action(seat, chance, scratch), chance)
            else:
                state.apply(seat, policy.choose(state, seat, chance, scratch), chance)
            asked = state.to_act()
        found.settle(first, share_of_win(state.winners(), 0, 2))
    return found


def train(samples: Samples, hidden: i64, passes: i64, chance: Chance) -> Net:
    """A net fitted to the samples but those held back: Adam's method on the log loss, with steps that get shorter."""
    width: i64 = samples.width
    scale: vec[float] = scales(samples)
    size: i64 = (width + 2) * hidden + 1
    numbers = vec[float]([0.0] * size)
    reach: float = math.sqrt(3.0 / float(width))
    for n in range(size - 1):
        if n < width * hidden or n >= (width + 1) * hidden:
            numbers[n] = reach * (2.0 * float(chance.below(1_000_001)) / 1_000_000.0 - 1.0)
    slope = vec[float]([0.0] * size)
    drift = vec[float]([0.0] * size)
    spread = vec[float]([0.0] * size)
    held: i64 = samples.count // HELD_BACK
    steps: i64 = passes * (samples.count - held) // BATCH
    units = vec[float]([0.0] * hidden)
    slow: float = 1.0
    slower: float = 1.0
    for step in range(steps):
        for _ in range(i64(BATCH)):
            row: i64 = held + chance.below(samples.count - held)
            learn(samples, row, numbers, slope, scale, units)
        slow *= SLOW
        slower *= SLOWER
        warm: float = min(1.0, float(step + 1) / float(WARMING))
        length: float = STEP * warm * 0.5 * (1.0 + math.cos(math.pi * float(step) / float(steps))) + LAST_STEP
        for n in range(size):
            mean: float = slope[n] / float(BATCH)
            drift[n] += (1.0 - SLOW) * (mean - drift[n])
            spread[n] += (1.0 - SLOWER) * (mean * mean - spread[n])
            numbers[n] -= length * drift[n] / (1.0 - slow) / (math.sqrt(spread[n] / (1.0 - slower)) + TINY)
            slope[n] = 0.0
    for n in range(width):
        for unit in range(hidden):
            numbers[n * hidden + unit] *= scale[n]
    return Net(width, hidden, numbers)


def learn(
    samples: Samples, row: i64, numbers: vec[float], slope: vec[float], scale: vec[float], units: vec[float]
) -> None:
    """Adds to the slopes what one sample says."""
    width: i64 = samples.width
    hidden: i64 = i64(len(units))
    rows: vec[u8] = samples.rows
    base: i64 = row * width
    starts: i64 = width * hidden
    outs: i64 = starts + hidden
    for unit in range(hidden):
        units[unit] = numbers[starts + unit]
    for n in range(width):
        if rows[base + n] != 0:
            sign: float = float(i64(rows[base + n])) * scale[n]
            at: i64 = n * hidden
            for unit in range(hidden):
                units[unit] += sign * numbers[at + unit]
    total: float = numbers[outs + hidden]
    for unit in range(hidden):
        if units[unit] > 0.0:
            total += units[unit] * numbers[outs + unit]
    miss: float = odds_of(total) - samples.share[row]
    slope[outs + hidden] += miss
    for unit in range(hidden):
        if units[unit] > 0.0:
            slope[outs + unit] += miss * units[unit]
            units[unit] = miss * numbers[outs + unit]
        else:
            units[unit] = 0.0
        slope[starts + unit] += units[unit]
    for n in range(width):
        if rows[base + n] != 0:
            seen: float = float(i64(rows[base + n])) * scale[n]
            to: i64 = n * hidden
            for unit in range(hidden):
                slope[to + unit] += seen * units[unit]


def scales(samples: Samples) -> vec[float]:
    """For each sign what makes it vary by about one."""
    width: i64 = samples.width
    found = vec[float]([1.0] * width)
    seen: i64 = min(samples.count, i64(SEEN_FOR_SCALE))
    for n in range(width):
        total: float = 0.0
        squares: float = 0.0
        for row in range(seen):
            sign: float = float(i64(samples.rows[row * width + n]))
            total += sign
            squares += sign * sign
        mean: float = total / float(seen)
        found[n] = 1.0 / (math.sqrt(max(0.0, squares / float(seen) - mean * mean)) + 0.01)
    return found


def loss(samples: Samples, net: Net) -> float:
    """How badly a net foretells the samples that are held back (log loss): 0.693 for a coin."""
    held: i64 = samples.count // HELD_BACK
    signs = vec[i64]([i64(0)] * samples.width)
    total: float = 0.0
    for row in range(held):
        for n in range(samples.width):
            signs[n] = i64(samples.rows[row * samples.width + n])
        odds: float = min(max(net.odds(signs), 1e-6), 1.0 - 1e-6)
        share: float = samples.share[row]
        total -= share * math.log(odds) + (1.0 - share) * math.log(1.0 - odds)
    return total / float(held)


def as_data(net: Net) -> dict[str, Any]:
    """A net in the form of `net.json`: a row for each sign, the starts of the hidden units, what they add, the last."""
    hidden = int(net.hidden)
    numbers = [f"{float(number):.4f}" for number in net.numbers]
    return {"rows": [" ".join(numbers[at : at + hidden]) for at in range(0, len(numbers), hidden)]}
