"""A sense of good play: bring the weakest colours on, reach 18 for the bonus turn, take good places from the others.

What a placement is worth is counted in thousandths of a step in the weakest colour.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.state import Policy, State, share_of_win
from paluba.games.ingenious.bot_value import standing
from paluba.games.ingenious.parts import (
    CELL,
    COLOUR_COUNT,
    FIRST_COLOUR,
    GRID,
    HALF_TURN,
    KINDS,
    PLACE,
    SECOND_COLOUR,
    STEP,
)
from paluba.games.ingenious.rules import CHOOSE, DO_CHOOSE, DO_KEEP, DO_LAY, DO_SWAP, LAY, OVER, IngeniousState
from paluba.games.ingenious.rules_board import FREE
from paluba.games.ingenious.rules_racks import RACK
from paluba.games.ingenious.scoring import JOINT_END, moved, weakest

AHEAD: Final = vec[i64]([int(1000 * 0.78**lead) for lead in range(JOINT_END + 1)])
"""What a step is worth in a colour that is so far ahead of the weakest one."""
BONUS: Final = 2500
"""What a bonus turn is worth."""
MOST_COUNTED: Final = 40
"""More symbols than this are not told apart."""
TAKEN_AWAY: Final = 20
"""How many hundredths of what a place is worth to an opponent it is worth to take it away."""
USED_UP: Final = 6
"""How many hundredths of what its colours are worth a tile is worth on the rack."""
PER_STEP: Final = 0.00003
"""What a thousandth of a step in the weakest colour adds to the value of a position that is even."""
CONCAVE: Final = vec[i64]([int(1000 * (1 - 0.9**points) / 0.1) for points in range(JOINT_END + 1)])
"""What points in a colour are worth by themselves, when the position of a solo match is judged."""


@final
class IngeniousPolicy(Policy):
    """Weighs every tile of the rack at every place."""

    def choose(self, state: State, seat: i64, chance: Chance, scratch: vec[i64]) -> i64:
        assert isinstance(state, IngeniousState)
        if state.ask == CHOOSE or state.ask == LAY:
            return self.best(state, seat)
        if state.may_swap(seat) and self.rack_is_poor(state, seat):
            return DO_SWAP
        return DO_KEEP

    def best(self, state: IngeniousState, seat: i64) -> i64:
        """The tile that can be laid best, or the best place for the chosen one."""
        eye = Eye(state, seat)
        best: i64 = -1
        most: i64 = -(1 << 40)
        kinds: i64 = state.kinds_held(seat) if state.ask == CHOOSE else i64(1) << state.chosen
        for kind in range(i64(KINDS)):
            if not kinds >> kind & 1:
                continue
            turns: i64 = i64(HALF_TURN) if FIRST_COLOUR[kind] == SECOND_COLOUR[kind] else i64(6)
            used: i64 = eye.used(kind)
            for n in range(state.hole_count):
                at: i64 = i64(state.holes[n])
                for direction in range(turns):
                    if not state.fits(at, direction):
                        continue
                    value: i64 = eye.place(kind, at, direction) - used
                    place: i64 = CELL[at] * 6 + direction
                    if value > most or (value == most and best >= DO_LAY and DO_LAY + place < best):
                        most = value
                        best = DO_CHOOSE + kind if state.ask == CHOOSE else DO_LAY + place
        return best

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        assert isinstance(state, IngeniousState)
        if state.ask != CHOOSE and state.ask != LAY:
            return False
        eye = Eye(state, seat)
        most: float = -1000000.0
        for n in range(count):
            action: i64 = actions[n]
            value: i64 = 0
            if state.ask == LAY:
                place: i64 = (action - DO_LAY) // 6
                value = eye.place(state.chosen, PLACE[place], action - DO_LAY - 6 * place) - eye.used(state.chosen)
            elif action < DO_CHOOSE + KINDS:
                value = eye.tile(action - DO_CHOOSE)
            out[n] = float(value) * PER_STEP
            most = max(most, out[n])
        now: float = self.value(state, seat)
        for n in range(count):
            out[n] = max(0.0, now + out[n] - most)
        return True

    def rack_is_poor(self, state: IngeniousState, seat: i64) -> bool:
        """Whether six tiles drawn at random would be better than those on the rack and one more."""
        worth = worth_of(state, state.track(seat))
        average: i64 = 0
        for colour in range(i64(COLOUR_COUNT)):
            average += worth[colour * MOST_COUNTED + 1]
        held: i64 = i64(state.held[seat])
        mine: i64 = 0
        for at in range(seat * RACK, seat * RACK + held):
            kind: i64 = i64(state.rack[at])
            mine += worth[FIRST_COLOUR[kind] * MOST_COUNTED + 1] + worth[SECOND_COLOUR[kind] * MOST_COUNTED + 1]
        return mine * COLOUR_COUNT < 2 * average * held

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, IngeniousState)
        if state.seats == 1:
            return float(prospect(state, 0)) / float(6 * CONCAVE[JOINT_END] + 1500 * JOINT_END)
        if state.ask == OVER:
            return share_of_win(state.winners(), seat, state.tracks)
        mine: i64 = state.track(seat)
        here: float = standing(state, mine)
        odds: float = 1.0
        for other in range(state.tracks):
            if other * COLOUR_COUNT != mine:
                odds += math.exp(standing(state, other * COLOUR_COUNT) - here)
        return 0.01 + 0.98 / odds


@final
class Eye:
    """What a seat sees in the board before it lays a tile."""

    def __init__(self, state: IngeniousState, seat: i64) -> None:
        self.state = state
        self.counts: vec[u8] = count_all(state)
        self.worth: vec[i64] = worth_of(state, state.track(seat))
        self.lure: vec[i64] = lures(state, seat, self.counts)

    def used(self, kind: i64) -> i64:
        """What a tile is worth on the rack."""
        first: i64 = self.worth[FIRST_COLOUR[kind] * MOST_COUNTED + 1]
        return (first + self.worth[SECOND_COLOUR[kind] * MOST_COUNTED + 1]) * USED_UP // 100

    def place(self, kind: i64, at: i64, direction: i64) -> i64:
        """What laying a tile at a place is worth."""
        first: i64 = FIRST_COLOUR[kind]
        second: i64 = SECOND_COLOUR[kind]
        there: i64 = at + STEP[direction]
        here_count: i64 = i64(self.counts[at * COLOUR_COUNT + first])
        there_count: i64 = i64(self.counts[there * COLOUR_COUNT + second])
        value: i64 = self.lure[at] + self.lure[there]
        if first == second:
            both: i64 = min(here_count + there_count, MOST_COUNTED - 1)
            return value + self.worth[first * MOST_COUNTED + both]
        value += self.worth[first * MOST_COUNTED + min(here_count, MOST_COUNTED - 1)]
        return value + self.worth[second * MOST_COUNTED + min(there_count, MOST_COUNTED - 1)]

    def tile(self, kind: i64) -> i64:
        """What a tile is worth at its best place."""
        most: i64 = -(1 << 40)
        turns: i64 = i64(HALF_TURN) if FIRST_COLOUR[kind] == SECOND_COLOUR[kind] else i64(6)
        for n in range(self.state.hole_count):
            at: i64 = i64(self.state.holes[n])
            for direction in range(turns):
                if self.state.fits(at, direction):
                    most = max(most, self.place(kind, at, direction))
        return most - self.used(kind)


def count_all(state: IngeniousState) -> vec[u8]:
    """For each place and colour how many symbols a half of that colour would count there."""
    counts = vec[u8]([u8(0)] * (GRID * COLOUR_COUNT))
    symbols = state.symbols
    for n in range(state.hole_count):
        at: i64 = i64(state.holes[n])
        for direction in range(i64(6)):
            step: i64 = STEP[direction]
            there: i64 = at + step
            symbol: i64 = i64(symbols[there])
            if symbol < FREE:
                entry: i64 = at * COLOUR_COUNT + symbol
                while i64(symbols[there]) == symbol:
                    counts[entry] += 1
                    there += step
    return counts


def worth_of(state: IngeniousState, track: i64) -> vec[i64]:
    """For each colour and count what so many symbols are worth on this track."""
    worth = vec[i64]([i64(0)] * (COLOUR_COUNT * MOST_COUNTED))
    least: i64 = weakest(state.points, track)
    for colour in range(i64(COLOUR_COUNT)):
        points: i64 = i64(state.points[track + colour])
        stop: i64 = moved(points, JOINT_END, state.end)
        reached: i64 = points
        value: i64 = 0
        for count in range(i64(1), i64(MOST_COUNTED)):
            further: i64 = moved(points, count, state.end)
            if further > reached:
                value += AHEAD[reached - least]
                reached = further
                if reached == stop and state.seats > 1:
                    value += BONUS
            worth[colour * MOST_COUNTED + count] = value
    return worth


def lures(state: IngeniousState, seat: i64, counts: vec[u8]) -> vec[i64]:
    """For each place what it is worth to take it away from the opponent who would like it best."""
    lure = vec[i64]([i64(0)] * GRID)
    for other in range(state.tracks):
        track: i64 = other * COLOUR_COUNT
        if track == state.track(seat):
            continue
        worth = worth_of(state, track)
        for n in range(state.hole_count):
            at: i64 = i64(state.holes[n])
            for colour in range(i64(COLOUR_COUNT)):
                count: i64 = min(i64(counts[at * COLOUR_COUNT + colour]), MOST_COUNTED - 1)
                value: i64 = worth[colour * MOST_COUNTED + count] * TAKEN_AWAY // 100
                if value > lure[at]:
                    lure[at] = value
    return lure


def prospect(state: IngeniousState, track: i64) -> i64:
    """How far a track has come in a solo match: all colours count, the weakest most."""
    sum_of_all: i64 = 1500 * weakest(state.points, track)
    for colour in range(i64(COLOUR_COUNT)):
        sum_of_all += CONCAVE[i64(state.points[track + colour])]
    return sum_of_all


POLICY: Final = IngeniousPolicy()
