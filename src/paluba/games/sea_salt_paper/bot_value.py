"""How near a seat is to winning the match: points written and what its cards are worth, weighed by how near the end is.

The weights are data in `weights.json`, with how they were found: what each sign adds to the odds of winning (as a
logarithm). The nearer the leader is to the target, the more points count.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.games.sea_salt_paper.parts import (
    BOAT,
    COLOUR,
    CRAB,
    FIGURE,
    FISH,
    OCTOPUS,
    SAILOR,
    SHARK,
    SHELL,
    SWIMMER,
)
from paluba.games.sea_salt_paper.rules import SeaState
from paluba.games.sea_salt_paper.rules_numbers import KEEP
from paluba.games.sea_salt_paper.rules_turn import ENOUGH
from paluba.games.sea_salt_paper.scoring import FIRST_COLOUR, TALLY, card_points, colour_bonus

SIGNS: Final = (
    "written",
    "written_late",
    "point",
    "point_late",
    "colour",
    "colour_late",
    "half",
    "first",
    "closable",
    "turn",
)
"""What is weighed; what is late counts in the measure that the leader is near the target."""
WRITTEN: Final = 0
POINT: Final = 2
COLOUR_CARD: Final = 4
HALF: Final = 6
FIRST: Final = 7
CLOSABLE: Final = 8
TURN: Final = 9

_DATA: Final = json.loads((Path(__file__).parent / "weights.json").read_text("utf-8"))["value"]
VALUE: Final = vec[float]([float(_DATA[name]) for name in SIGNS])


def prospect(state: SeaState, seat: i64) -> float:
    """The odds of a seat to win the match, up to a factor that is the same for all, as a logarithm."""
    late: float = lateness(state)
    written: float = float(state.score(seat))
    if state.caller != -1:
        return (written + float(settled(state, seat))) * (VALUE[WRITTEN] + late * VALUE[WRITTEN + 1])
    at: i64 = seat * TALLY
    total: float = written * (VALUE[WRITTEN] + late * VALUE[WRITTEN + 1])
    if state.active != seat:
        return total + worth(state.tally, at, late)
    total += VALUE[TURN]
    if state.ask == KEEP:
        return total + max(
            worth_with(state.tally, at, state.kept, late), worth_with(state.tally, at, state.other, late)
        )
    return total + worth(state.tally, at, late)


def lateness(state: SeaState) -> float:
    """How near the leader is to the target."""
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, state.score(seat))
    return float(most) / float(state.target)


def worth(tally: vec[u8], at: i64, late: float) -> float:
    """What the cards of a tally add to the odds while the round goes on."""
    points: i64 = card_points(tally, at)
    total: float = float(points) * (VALUE[POINT] + late * VALUE[POINT + 1])
    total += float(colour_bonus(tally, at)) * (VALUE[COLOUR_CARD] + late * VALUE[COLOUR_CARD + 1])
    total += float(halves(tally, at)) * VALUE[HALF] + float(firsts(tally, at)) * VALUE[FIRST]
    return total + VALUE[CLOSABLE] if points >= ENOUGH else total


def worth_with(tally: vec[u8], at: i64, card: i64, late: float) -> float:
    """What the cards of a tally and one more would add."""
    tally[at + FIGURE[card]] += 1
    tally[at + FIRST_COLOUR + COLOUR[card]] += 1
    total: float = worth(tally, at, late)
    tally[at + FIGURE[card]] -= 1
    tally[at + FIRST_COLOUR + COLOUR[card]] -= 1
    return total


def halves(tally: vec[u8], at: i64) -> i64:
    """How many cards are half a pair."""
    alone: i64 = i64(tally[at + SWIMMER]) - i64(tally[at + SHARK])
    odd: i64 = (i64(tally[at + CRAB]) & 1) + (i64(tally[at + BOAT]) & 1) + (i64(tally[at + FISH]) & 1)
    return odd + (alone if alone >= 0 else -alone)


def firsts(tally: vec[u8], at: i64) -> i64:
    """How many collections have just begun."""
    count: i64 = 0
    if tally[at + SHELL] == 1:
        count += 1
    if tally[at + OCTOPUS] == 1:
        count += 1
    if tally[at + SAILOR] == 1:
        count += 1
    return count


def settled(state: SeaState, seat: i64) -> i64:
    """What a seat would write down if the bet that was called were settled now."""
    caller: i64 = card_points(state.tally, state.caller * TALLY)
    best: i64 = 0
    for other in range(state.seats):
        if other != state.caller:
            best = max(best, card_points(state.tally, other * TALLY))
    points: i64 = card_points(state.tally, seat * TALLY)
    bonus: i64 = colour_bonus(state.tally, seat * TALLY)
    if caller >= best:
        return points + bonus if seat == state.caller else bonus
    return bonus if seat == state.caller else points
