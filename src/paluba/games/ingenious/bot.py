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
from paluba.core.weights import Weights
from paluba.games.ingenious.bot_value import standing
from paluba.games.ingenious.bot_weights import (
    BONUS_TURN,
    BUILDS,
    EARLY,
    FEEDS,
    LATE,
    TAKEN_AWAY,
    USED_UP,
    WEIGHTS,
    WEIGHTS_ALONE,
)
from paluba.games.ingenious.parts import (
    CELL,
    CELL_COUNT,
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

PHASES: Final = 10
HOLES_A_PHASE: Final = 8
"""The weights go from an empty board to a full one in so many phases, each of so many free cells."""
MOST_COUNTED: Final = 40
"""More symbols than this are not told apart."""
PER_STEP: Final = 0.00003
"""What a thousandth of a step in the weakest colour adds to the value of a position that is even."""
NOWHERE: Final = -(1 << 40)
"""Less than any placement is worth."""
NO_COUNTS: Final = vec[u8]([0] * (GRID * COLOUR_COUNT))
NO_PLACES: Final = vec[i64]([0] * GRID)
NO_HALVES: Final = vec[i64]([0] * (GRID * COLOUR_COUNT))
NO_GAPS: Final = vec[u8]([0] * (9 * CELL_COUNT))
"""What an eye begins with; copied, never changed."""
CONCAVE: Final = vec[i64]([int(1000 * (1 - 0.9**points) / 0.1) for points in range(JOINT_END + 1)])
"""What points in a colour are worth by themselves, when the position of a solo match is judged."""


@final
class Taste:
    """Weights, with what follows from them."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.w = weights.numbers
        self.ahead: vec[i64] = ahead_of(self.w)


@final
class IngeniousPolicy(Policy):
    """Weighs every tile of the rack at every place."""

    def __init__(self, table: Weights, alone: Weights) -> None:
        self.table = Taste(table)
        self.alone = Taste(alone)

    def with_weights(self, changed: dict[str, int]) -> Policy:
        return IngeniousPolicy(self.table.weights.changed(changed), self.alone.weights.changed(changed))

    def taste(self, state: IngeniousState) -> Taste:
        return self.alone if state.seats == 1 else self.table

    def choose(self, state: State, seat: i64, chance: Chance, scratch: vec[i64]) -> i64:
        assert isinstance(state, IngeniousState)
        if state.ask == CHOOSE or state.ask == LAY:
            return self.best(state, seat)
        if state.may_swap(seat) and self.rack_is_poor(state, seat):
            return DO_SWAP
        return DO_KEEP

    def best(self, state: IngeniousState, seat: i64) -> i64:
        """The tile that can be laid best, or the best place for the chosen one; the first of equals."""
        eye = Eye(state, seat, self.taste(state))
        if state.ask == LAY:
            return DO_LAY + eye.best_place(state.chosen)
        best: i64 = -1
        most: i64 = NOWHERE
        kinds: i64 = state.kinds_held(seat)
        for kind in range(i64(KINDS)):
            if kinds >> kind & 1:
                value: i64 = eye.tile(kind)
                if value > most:
                    most = value
                    best = kind
        return DO_CHOOSE + best

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        assert isinstance(state, IngeniousState)
        if state.ask != CHOOSE and state.ask != LAY:
            return False
        eye = Eye(state, seat, self.taste(state))
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
        worth = worth_of(state, state.track(seat), self.taste(state))
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

    def __init__(self, state: IngeniousState, seat: i64, taste: Taste) -> None:
        self.state = state
        self.w = taste.w
        self.counts = NO_COUNTS[:]
        """For each place and colour how many symbols a half of that colour would count there."""
        self.beside = NO_PLACES[:]
        """For each place how many free cells are beside it."""
        self.worth: vec[i64] = worth_of(state, state.track(seat), taste)
        self.half = NO_HALVES[:]
        """For each place and colour what it is worth to lay such a half there."""
        self.gaps = NO_GAPS[:]
        """The two places of every gap where a tile may be laid now, and the direction from one to the other."""
        self.gap_count: i64 = 0
        self.count_all()
        self.weigh_all(seat, taste)

    def count_all(self) -> None:
        state: IngeniousState = self.state
        symbols: vec[u8] = state.symbols
        counts: vec[u8] = self.counts
        for n in range(state.hole_count):
            at: i64 = i64(state.holes[n])
            for direction in range(i64(6)):
                step: i64 = STEP[direction]
                there: i64 = at + step
                symbol: i64 = i64(symbols[there])
                if symbol < FREE:
                    entry: i64 = at * COLOUR_COUNT + symbol
                    count: i64 = i64(counts[entry])
                    while i64(symbols[there]) == symbol:
                        count += 1
                        there += step
                    counts[entry] = u8(min(count, i64(MOST_COUNTED - 1)))
                elif symbol == FREE:
                    self.beside[at] += 1
                    if direction < HALF_TURN and state.fits(at, direction):
                        gap: i64 = 3 * self.gap_count
                        self.gaps[gap] = u8(at)
                        self.gaps[gap + 1] = u8(there)
                        self.gaps[gap + 2] = u8(direction)
                        self.gap_count += 1

    def weigh_all(self, seat: i64, taste: Taste) -> None:
        """What a half scores, what it takes away from the opponent who would like the place best, and what it makes of
        the cells beside it."""
        state: IngeniousState = self.state
        worth: vec[i64] = self.worth
        half: vec[i64] = self.half
        lure: vec[i64] = NO_PLACES[:]
        wanted = vec[i64]([i64(0)] * COLOUR_COUNT)
        """What a step in each colour is worth to the opponent who would like it best."""
        for other in range(state.tracks):
            track: i64 = other * COLOUR_COUNT
            if track != state.track(seat):
                theirs: vec[i64] = worth_of(state, track, taste)
                for colour in range(i64(COLOUR_COUNT)):
                    wanted[colour] = max(wanted[colour], theirs[colour * MOST_COUNTED + 1])
                for n in range(state.hole_count):
                    at: i64 = i64(state.holes[n])
                    most: i64 = 0
                    for colour in range(i64(COLOUR_COUNT)):
                        most = max(most, theirs[self.counted(at, colour)])
                    lure[at] = max(lure[at], most * self.w[TAKEN_AWAY] // 100)
        around = vec[i64]([i64(0)] * 7)
        """What a half makes of the cells beside it, by how many of them are free."""
        for colour in range(i64(COLOUR_COUNT)):
            made: i64 = worth[colour * MOST_COUNTED + 1] * self.w[BUILDS] - wanted[colour] * self.w[FEEDS]
            for free in range(i64(7)):
                around[free] = (free - 1) * made // 100
            for n in range(state.hole_count):
                place: i64 = i64(state.holes[n])
                scored: i64 = worth[self.counted(place, colour)]
                half[place * COLOUR_COUNT + colour] = scored + lure[place] + around[self.beside[place]]

    def counted(self, at: i64, colour: i64) -> i64:
        """The entry among worths of what a half of a colour counts at a place."""
        return colour * MOST_COUNTED + i64(self.counts[at * COLOUR_COUNT + colour])

    def used(self, kind: i64) -> i64:
        """What a tile is worth on the rack."""
        first: i64 = self.worth[FIRST_COLOUR[kind] * MOST_COUNTED + 1]
        return (first + self.worth[SECOND_COLOUR[kind] * MOST_COUNTED + 1]) * self.w[USED_UP] // 100

    def place(self, kind: i64, at: i64, direction: i64) -> i64:
        """What laying a tile at a place is worth."""
        there: i64 = at + STEP[direction]
        if FIRST_COLOUR[kind] == SECOND_COLOUR[kind]:
            return self.double(FIRST_COLOUR[kind], at, there)
        return self.half[at * COLOUR_COUNT + FIRST_COLOUR[kind]] + self.half[there * COLOUR_COUNT + SECOND_COLOUR[kind]]

    def double(self, colour: i64, at: i64, there: i64) -> i64:
        """What laying two halves of a colour is worth: they are counted one after the other."""
        here_count: i64 = self.counted(at, colour)
        there_count: i64 = self.counted(there, colour)
        both: i64 = min(here_count + there_count - colour * MOST_COUNTED, (colour + 1) * MOST_COUNTED - 1)
        more: i64 = self.worth[both] - self.worth[here_count] - self.worth[there_count]
        return self.half[at * COLOUR_COUNT + colour] + self.half[there * COLOUR_COUNT + colour] + more

    def best_place(self, kind: i64) -> i64:
        """The cell and direction, in one number, where a tile is worth most; the lowest of equals."""
        double: bool = FIRST_COLOUR[kind] == SECOND_COLOUR[kind]
        best: i64 = -1
        most: i64 = NOWHERE
        for n in range(self.gap_count):
            at: i64 = i64(self.gaps[3 * n])
            direction: i64 = i64(self.gaps[3 * n + 2])
            for _ in range(i64(1) if double else i64(2)):
                value: i64 = self.place(kind, at, direction)
                if value >= most:
                    place: i64 = CELL[at] * 6 + direction
                    if value > most or place < best:
                        most = value
                        best = place
                at = i64(self.gaps[3 * n + 1])
                direction += HALF_TURN
        return best

    def tile(self, kind: i64) -> i64:
        """What a tile is worth at its best place."""
        first: i64 = FIRST_COLOUR[kind]
        second: i64 = SECOND_COLOUR[kind]
        half: vec[i64] = self.half
        gaps: vec[u8] = self.gaps
        most: i64 = NOWHERE
        for n in range(self.gap_count):
            at: i64 = i64(gaps[3 * n])
            there: i64 = i64(gaps[3 * n + 1])
            if first == second:
                most = max(most, self.double(first, at, there))
            else:
                at *= COLOUR_COUNT
                there *= COLOUR_COUNT
                most = max(most, half[at + first] + half[there + second])
                most = max(most, half[at + second] + half[there + first])
        return most - self.used(kind)


def worth_of(state: IngeniousState, track: i64, taste: Taste) -> vec[i64]:
    """For each colour and count what so many symbols are worth on this track."""
    worth = vec[i64]([i64(0)] * (COLOUR_COUNT * MOST_COUNTED))
    least: i64 = weakest(state.points, track)
    phase: i64 = min(state.hole_count // HOLES_A_PHASE, i64(PHASES - 1)) * (JOINT_END + 1)
    for colour in range(i64(COLOUR_COUNT)):
        points: i64 = i64(state.points[track + colour])
        stop: i64 = moved(points, JOINT_END, state.end)
        value: i64 = 0
        for count in range(i64(1), i64(MOST_COUNTED)):
            if points < stop:
                value += taste.ahead[phase + points - least]
                points += 1
                if points == stop and state.seats > 1:
                    value += taste.w[BONUS_TURN]
            worth[colour * MOST_COUNTED + count] = value
    return worth


def ahead_of(w: vec[i64]) -> vec[i64]:
    """For each phase and lead what a step is worth in a colour that is so far ahead of the weakest one."""
    table: list[i64] = []
    for phase in range(PHASES):
        share: float = float(phase) / (PHASES - 1)
        less: float = min(1.0, (share * float(w[EARLY]) + (1.0 - share) * float(w[LATE])) / 100.0)
        for lead in range(JOINT_END + 1):
            table.append(i64(int(1000.0 * less**lead)))
    return vec[i64](table)


def prospect(state: IngeniousState, track: i64) -> i64:
    """How far a track has come in a solo match: all colours count, the weakest most."""
    sum_of_all: i64 = 1500 * weakest(state.points, track)
    for colour in range(i64(COLOUR_COUNT)):
        sum_of_all += CONCAVE[i64(state.points[track + colour])]
    return sum_of_all


POLICY: Final = IngeniousPolicy(WEIGHTS, WEIGHTS_ALONE)
