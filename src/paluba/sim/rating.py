"""How strong, and how sure: ratings from many matches, and a test that may be looked at after every match."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from paluba.core.chance import Fast

PER_TENFOLD = 400
"""The Elo scale: so many points make the odds ten to one."""
FIRST = 1000
"""The rating of the bot that is named first."""
ROUNDS = 2000
CLOSE = 1e-9
RESAMPLES = 200
EXPECTED_PAIRS = 100
"""The test is sharpest when it ends after about so many pairs of matches."""
FEWEST_PAIRS = 10
PRIOR_PAIRS = 5
PRIOR_VARIANCE = 0.125
"""Before anything is known a pair of matches counts as varying like two coins; this weighs like so many pairs."""


@dataclass(frozen=True)
class Played:
    """A match: who sat where, and which share of the win each seat got. Matches of one deal are one sample."""

    bots: tuple[str, ...]
    shares: tuple[float, ...]
    deal: int


@dataclass(frozen=True)
class Rating:
    """Elo points with the interval that holds them in 95 of 100 such ladders."""

    bot: str
    points: float
    low: float
    high: float
    matches: int
    share: float
    """Of all wins in its matches, the share of this bot, as if it had one seat of two."""


def ratings(names: Sequence[str], played: Sequence[Played]) -> list[Rating]:
    """The ratings under which what was played is likeliest (Bradley and Terry's model: a seat wins with odds that go
    by strength), relative to the first name. Intervals by drawing whole deals again and again."""
    by_deal: dict[int, list[Played]] = {}
    for match in played:
        by_deal.setdefault(match.deal, []).append(match)
    deals = list(by_deal.values())
    middle = fit(names, played)
    chance, drawn = Fast(1), []
    for _ in range(RESAMPLES):
        sample = [match for _ in deals for match in deals[chance.below(len(deals))]]
        drawn.append(fit(names, sample))
    found = []
    for name in names:
        spread = sorted(points[name] for points in drawn)
        low, high = spread[int(0.025 * RESAMPLES)], spread[int(0.975 * RESAMPLES)]
        mine = [match for match in played if name in match.bots]
        found.append(Rating(name, middle[name], low, high, len(mine), _share(name, mine)))
    return found


def fit(names: Sequence[str], played: Sequence[Played]) -> dict[str, float]:
    """The likeliest ratings. One drawn match between every two bots that met is added, so that a bot that never won
    has a rating too."""
    tables: dict[tuple[str, ...], int] = {}
    won = dict.fromkeys(names, 0.0)
    for match in played:
        tables[match.bots] = tables.get(match.bots, 0) + 1
        for bot, share in zip(match.bots, match.shares, strict=True):
            won[bot] += share
    met = {tuple(sorted({a, b})) for table in tables for a in table for b in table if a != b}
    for a, b in met:
        tables[(a, b)] = tables.get((a, b), 0) + 1
        won[a] += 0.5
        won[b] += 0.5
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        weight = dict.fromkeys(names, 0.0)
        for table, count in tables.items():
            total = sum(strength[bot] for bot in table)
            for bot in table:
                weight[bot] += count / total
        new = {name: won[name] / weight[name] if weight[name] else 1.0 for name in names}
        scale = math.exp(sum(math.log(value) for value in new.values()) / len(new))
        new = {name: value / scale for name, value in new.items()}
        moved = max(abs(new[name] - strength[name]) / strength[name] for name in names)
        strength = new
        if moved < CLOSE:
            break
    return {name: FIRST + PER_TENFOLD * math.log10(strength[name] / strength[names[0]]) for name in names}


@dataclass(frozen=True)
class Verdict:
    """What pairs of matches with swapped seats say of A against B so far."""

    pairs: int
    share: float
    """A's share of the wins; 1/2 when the two are equal."""
    low: float
    high: float
    answer: str | None
    """"stronger", "weaker", "equal" (within the margin), or None: not sure yet."""


def verdict(pairs: Sequence[float], sureness: float = 0.95, margin: float = 0.02) -> Verdict:
    """Judges A's shares of pairs of matches. The interval is one that holds at all times at once, so it is right to
    stop at the first moment when it says enough: all of it on one side of 1/2, or none of it further than `margin`
    from 1/2. (A confidence sequence by a normal mixture: Robbins 1970; Waudby-Smith and others 2021.)"""
    count = len(pairs)
    if count == 0:
        return Verdict(0, 0.5, 0.0, 1.0, None)
    mean = sum(pairs) / count
    squares = sum((pair - mean) ** 2 for pair in pairs)
    variance = (squares + PRIOR_PAIRS * PRIOR_VARIANCE) / (count + PRIOR_PAIRS)
    doubt = -2 * math.log(1 - sureness)
    steep = (doubt + math.log(doubt + 1)) / EXPECTED_PAIRS
    grown = count * steep + 1
    half = math.sqrt(variance * 2 * grown / (count * count * steep) * math.log(math.sqrt(grown) / (1 - sureness)))
    low, high = max(0.0, mean - half), min(1.0, mean + half)
    answer = None
    if count >= FEWEST_PAIRS:
        if low > 0.5:
            answer = "stronger"
        elif high < 0.5:
            answer = "weaker"
        elif max(0.5 - low, high - 0.5) <= margin:
            answer = "equal"
    return Verdict(count, mean, low, high, answer)


def elo(share: float) -> float:
    """The difference in rating that gives this share of wins."""
    share = min(max(share, 0.0005), 0.9995)
    return PER_TENFOLD * math.log10(share / (1 - share))


def shares(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """Each seat's share of a win; equal ones where nobody won."""
    if not winners:
        return (1 / seats,) * seats
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))


def share_of(bot: str, match: Played) -> float:
    """A bot's share of a match."""
    return sum(share for name, share in zip(match.bots, match.shares, strict=True) if name == bot)


def _share(bot: str, played: Sequence[Played]) -> float:
    """Corrected for seats: a bot with two seats of three wins twice as often by luck alone."""
    own = sum(share_of(bot, match) / match.bots.count(bot) for match in played)
    others = sum((1 - share_of(bot, match)) / max(1, len(match.bots) - match.bots.count(bot)) for match in played)
    return own / (own + others) if own + others else 0.5
