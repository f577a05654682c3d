"""A sensible default choice, and how good a position is.

The tree of one turn is small: from each depth a penguin only goes down, and what a flip can show is known by count.
So the default choice is exact for one turn: it takes the step with the highest expectation of what the turn will
bring, over every tile that may lie face down. What a turn brings is measured by a promise: points, with rows weighed
by how likely they are to be filled before the end.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.state import Policy, State, share_of_win
from paluba.games.deep_dive.bot_weights import FAR, LONGEST, WEIGHTS, Sense
from paluba.games.deep_dive.parts import BUBBLES, COLOUR, DEEPEST, FACES, POINTS, PREDATOR, ROCK, SLOT
from paluba.games.deep_dive.rules import KINDS, DeepState
from paluba.games.deep_dive.rules_numbers import (
    BRING,
    CLOSING,
    DIVE,
    DO_BRING,
    DO_BRING_NOTHING,
    DO_FLIP,
    DO_GIVE,
    DO_LEAVE,
    DO_ROCK,
    DO_SKIP,
    DO_SURFACE,
    DO_TAKE,
    LAST_DIVE,
    OVER,
    START,
    SURFACE,
    UNTOUCHED,
)
from paluba.games.deep_dive.rules_ocean import NONE
from paluba.games.deep_dive.scoring import (
    BOARD,
    FREE,
    GRID,
    HARD,
    HEIGHT,
    PER_BUBBLES,
    PER_POINT,
    PER_ROCK,
    ROCKS,
    ROWS,
    TRAPPED,
    food_points,
    full_rows,
    grid_points,
    merit,
)
from paluba.games.deep_dive.scoring import BUBBLES as BUBBLES_TAKEN

SPREAD: Final = 2.0
"""By so many points of lead a match is nearly decided in the last round; with turns left, by the root of their number
times as many. Found by regression of the win on 87,123 positions before a turn, from 20,000 matches of two seats of the
policy against itself with 3 % random decisions (log loss of positions kept apart, with three or four turns left: 0.357,
with one spread for the whole match 0.415; with eight to twelve: 0.579 and 0.591)."""
ENDING: Final = 3
"""With so many turns left or fewer it matters who exhausts a depth, and when: only playing on to the end tells."""
LAST_STAGE: Final = 1000
"""More than there are tiles."""
UNKNOWN: Final = -1000.0
"""Less than any expectation."""
NOT_YET: Final = vec[float]([UNKNOWN] * (FACES * (DEEPEST + 1)))
NO_GAINS: Final = vec[float]([0.0] * (FACES * (DEEPEST + 1)))
NOUGHT: Final = vec[float]([0.0] * (DEEPEST + 1))
SPREADS: Final = vec[float]([SPREAD * math.sqrt(turns + 1) for turns in range(LONGEST + 1)])
"""For turns left: by how many points of lead a match is nearly decided."""
LATE: Final = 2
"""With fewer turns left than this a seat goes for the win, not for points."""
PRIDE: Final = 1e-8
"""What a point is worth in the very last turn, if the win is the same with it and without."""


def turns_left(sense: Sense, state: DeepState) -> i64:
    """How many turns each seat will still have after this one, about."""
    if state.stage == CLOSING:
        return 1
    if state.stage != UNTOUCHED:
        return 0
    players: i64 = 2 if state.level != NONE else state.seats
    least: float = float(LONGEST)
    for depth in range(i64(DEEPEST + 1)):
        rounds: float = float(i64(state.down[depth])) / (sense.pace[depth] * float(players))
        if rounds < least:
            least = rounds
    turns: i64 = i64(int(least)) + 1
    return turns if turns < LONGEST else LONGEST


def lacking(boards: vec[u8], at: i64, row: i64, extra: i64) -> i64:
    """How many tiles it takes to fill a row from above, with one more tile of a colour (NONE: without)."""
    tiles: i64 = 0
    for colour in range(i64(3)):
        height: i64 = i64(boards[at + HEIGHT + colour])
        if colour == extra:
            height += 1
        if height <= row:
            tiles += row + 1 - height
    return tiles if tiles < FAR else FAR


def promise(sense: Sense, boards: vec[u8], at: i64, turns: i64) -> float:
    """What the food of a board promises in points."""
    total: float = 0.0
    for row in range(i64(ROWS)):
        cell: i64 = at + GRID + 3 * row
        points: i64 = i64(boards[cell]) + i64(boards[cell + 1]) + i64(boards[cell + 2])
        if points == 0:
            break
        total += float(points) * sense.hope[turns * (FAR + 1) + lacking(boards, at, row, NONE)]
    return total


@final
class Plan:
    """One turn of a seat, thought through to its end: the rest of it, or, of a seat not on turn, a whole one. A seat
    that decides goes for the win late in a match, and in its very last turn knows who has won; else points count."""

    def __init__(self, sense: Sense, state: DeepState, seat: i64, decides: bool) -> None:
        self.state = state
        self.ask: i64 = state.ask if seat == state.active else i64(START)
        self.from_depth: i64 = state.depth if seat == state.active else i64(0)
        self.at: i64 = seat * BOARD
        self.turns: i64 = turns_left(sense, state)
        self.very_last = decides and last_turn(state)
        self.late = decides and self.turns < LATE and not self.very_last
        self.lead: float = 0.0
        self.spread: float = SPREADS[self.turns]
        self.now: float = 0.0
        """What the seat has of the win if its turn brings nothing."""
        self.merit: i64 = 0
        """What it has in the end if its very last turn brings nothing."""
        self.to_beat: i64 = -1
        """The most merit of the others, who cannot get more in the very last turn."""
        self.best_others: i64 = 0
        """How many of them have it."""
        if self.late:
            self.lead = standing(sense, state, seat, self.turns) - rival(sense, state, seat, self.turns)
            self.now = odds(self.lead / self.spread)
        elif self.very_last:
            self.meet_others(seat)
            self.now = self.share_with(self.merit)
        self.rock: float = self.feel(sense.rock * sense.use[self.turns])
        self.trap: float = self.feel(sense.trap * sense.use[self.turns])
        self.last = state.boards[self.at + FREE] == 1
        self.base: vec[float] = NOUGHT[:3]
        self.slope: vec[float] = NOUGHT[:3]
        for colour in range(i64(3)):
            self.weigh(sense, colour)
        self.gains: vec[float] = NO_GAINS[:]
        """What surfacing with each tile brings that lies open or may be flipped."""
        self.best: vec[float] = NOUGHT[:]
        """The best tile that lies face up at each depth; 0 where none does."""
        self.reached: vec[float] = NOUGHT[:]
        """The expectation of a penguin that reaches each depth and has left nothing that it could still fetch."""
        self.flips: vec[float] = NOUGHT[:]
        """The expectation of a flip there, likewise."""
        self.after: vec[float] = NOT_YET[:] if self.last else NOT_YET[:0]
        """For each tile that could be left and still fetched: the expectation after leaving it, once found."""
        self.alive: i64 = 0
        """The live depths, as a bit mask."""
        self.fetched: float = 0.0
        """The best tile that lies face up where the return of all three penguins could fetch it."""
        for seen in range(i64(DEEPEST + 1)):
            self.look(seen)
            if state.boards[self.at + TRAPPED + seen] > 0:
                self.fetched = max(self.fetched, self.best[seen])
        depth: i64 = DEEPEST
        while depth >= self.from_depth:
            self.reached[depth] = self.arrive(depth, 0.0)
            depth -= 1

    def expects(self) -> float:
        """The expectation of the turn, or of what is left of it."""
        state: DeepState = self.state
        if self.ask == DIVE:
            return self.reached[state.depth]
        found: float = 0.0
        if self.ask == START:
            found = self.reached[0]
            if state.boards[self.at + ROCKS] > 0:
                for depth in range(i64(1), i64(DEEPEST + 1)):
                    if self.alive >> depth & 1:
                        found = max(found, self.reached[depth] - self.rock)
        elif self.ask == SURFACE:
            found = max(self.gain(state.depth, state.flipped), self.reached[state.depth + 1])
        elif self.ask == BRING:
            for depth in range(i64(DEEPEST + 1)):
                if state.returns >> depth & 1:
                    found = max(found, self.best[depth])
        return found

    def look(self, depth: i64) -> None:
        """Finds what lies face up at a depth, and what makes it and those above it live."""
        state: DeepState = self.state
        open_tiles: vec[u8] = state.open
        hidden: vec[u8] = state.hidden
        gains: vec[float] = self.gains
        best: float = 0.0
        for at in range(depth * FACES + ROCK, (depth + 1) * FACES):
            lies: i64 = i64(open_tiles[at])
            if lies + i64(hidden[at]) > 0:
                gain: float = self.gain(depth, at - depth * FACES)
                gains[at] = gain
                if lies > 0:
                    best = max(best, gain)
                    self.alive |= (i64(2) << depth) - 1
        self.best[depth] = best
        if state.down[depth] > 0:
            self.alive |= (i64(2) << depth) - 1

    def weigh(self, sense: Sense, colour: i64) -> None:
        """What one more tile of a colour adds: something for the rows it helps to fill, and a share of its points."""
        boards: vec[u8] = self.state.boards
        hopes: i64 = self.turns * (FAR + 1)
        added: float = 0.0
        for row in range(full_rows(boards, self.at), i64(ROWS)):
            cell: i64 = self.at + GRID + 3 * row
            points: i64 = i64(boards[cell]) + i64(boards[cell + 1]) + i64(boards[cell + 2])
            if points == 0:
                break
            before: i64 = lacking(boards, self.at, row, NONE)
            after: i64 = lacking(boards, self.at, row, colour)
            added += float(points) * (sense.hope[hopes + after] - sense.hope[hopes + before])
        height: i64 = i64(boards[self.at + HEIGHT + colour])
        if self.turns == 0:
            begun: i64 = self.at + GRID + 3 * height
            added += 0.5 * float((i64(boards[begun]) + i64(boards[begun + 1]) + i64(boards[begun + 2])) & 1)
        self.base[colour] = added
        self.slope[colour] = sense.hope[hopes + lacking(boards, self.at, height, colour)]

    def meet_others(self, seat: i64) -> None:
        """Finds what it has and who is to be beaten in the very last turn."""
        boards: vec[u8] = self.state.boards
        self.merit = merit(boards, self.at, grid_points(boards, self.at))
        for other in range(self.state.seats):
            if other != seat:
                theirs: i64 = merit(boards, other * BOARD, grid_points(boards, other * BOARD))
                if theirs > self.to_beat:
                    self.to_beat = theirs
                    self.best_others = 0
                if theirs == self.to_beat:
                    self.best_others += 1

    def share_with(self, own: i64) -> float:
        """What the seat has of the win with so much merit at the end."""
        if own == self.to_beat:
            return 1.0 / float(self.best_others + 1)
        return 1.0 if own > self.to_beat else 0.0

    def feel(self, points: float) -> float:
        """What points are worth: themselves, or late in a match by how much they raise the odds to win."""
        if not self.late:
            return points
        return odds((self.lead + points) / self.spread) - self.now

    def gain(self, depth: i64, slot: i64) -> float:
        """What surfacing with a tile brings."""
        if slot == ROCK:
            return self.rock
        colour: i64 = COLOUR[slot]
        points: float = self.base[colour] + self.slope[colour] * float(POINTS[depth * FACES + slot])
        if self.turns > 0:
            return self.feel(points)
        scored: i64 = i64(points)
        if not self.very_last:
            return self.feel(float(scored))
        row: i64 = self.merit % PER_POINT
        filled: i64 = 1 if lacking(self.state.boards, self.at, row, colour) == 0 else 0
        own: i64 = self.merit + scored * PER_POINT + filled
        return self.share_with(own) - self.now + PRIDE * float(scored)

    def ahead(self, depth: i64, left: float) -> float:
        """The expectation of a penguin that reaches a live depth. `left` is the best tile that it has left on its
        way where the return of all three penguins could still fetch it; 0 if better ones lie there anyway."""
        return self.arrive(depth, left) if left > 0.0 else self.reached[depth]

    def arrive(self, depth: i64, left: float) -> float:
        """`ahead`, thought through: the best of what lies open, a flip, and swimming past."""
        found: float = self.best[depth]
        if self.state.down[depth] > 0:
            flipped: float = self.flip(depth, left)
            if left == 0.0:
                self.flips[depth] = flipped
            found = max(found, flipped)
            if self.state.boards[self.at + TRAPPED + depth] == 0:
                return found
        if self.goes_deeper(depth):
            found = max(found, self.ahead(depth + 1, left))
        return found

    def goes_deeper(self, depth: i64) -> bool:
        return depth < DEEPEST and self.alive >> (depth + 1) & 1 == 1

    def flip(self, depth: i64, left: float) -> float:
        """The expectation of a flip, over all that may lie face down."""
        state: DeepState = self.state
        deeper = self.goes_deeper(depth)
        below: float = self.ahead(depth + 1, left) if deeper else 0.0
        fetch = self.last and state.boards[self.at + TRAPPED + depth] > 0
        known: float = max(left, self.fetched)
        total: float = 0.0
        at: i64 = depth * FACES
        hidden: vec[u8] = state.hidden
        gains: vec[float] = self.gains
        for slot in range(i64(FACES)):
            count: i64 = i64(hidden[at + slot])
            if count == 0:
                continue
            found: float = below
            if slot == PREDATOR:
                found = self.trapped(depth, left)
            elif slot != BUBBLES:
                found = gains[at + slot]
                if deeper:
                    further: float = self.leaving(depth, slot, found) if fetch and found > known else below
                    found = max(found, further)
            total += float(count) * found
        return total / float(i64(state.down[depth]) + state.removed)

    def leaving(self, depth: i64, slot: i64, gain: float) -> float:
        """The expectation after leaving a tile that the return of all three penguins could fetch. It is the best of
        that kind, so whatever was left before it no longer matters."""
        at: i64 = depth * FACES + slot
        if self.after[at] == UNKNOWN:
            self.after[at] = self.ahead(depth + 1, gain)
        return self.after[at]

    def trapped(self, depth: i64, left: float) -> float:
        """What it brings to be trapped at a depth."""
        if not self.last:
            return self.trap
        found: float = max(max(left, self.fetched), self.best[depth])
        return found - 2.0 * self.trap


@final
class DeepPolicy(Policy):
    """Takes the step with the highest expectation for the turn."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense

    def with_weights(self, changed: dict[str, int]) -> Policy:
        return DeepPolicy(Sense(self.sense.weights.changed(changed)))

    def choose(self, state: State, seat: i64, chance: Chance, scratch: vec[i64]) -> i64:
        assert isinstance(state, DeepState)
        count: i64 = state.legal(seat, scratch)
        if count == 1:
            return scratch[0]
        if state.ask == OVER:
            raise ValueError("the match is over")
        plan = Plan(self.sense, state, seat, True)
        chosen: i64 = scratch[0]
        most: float = UNKNOWN
        for n in range(count):
            worth: float = self.worth(plan, scratch[n])
            if worth > most:
                most = worth
                chosen = scratch[n]
        return chosen

    def worth(self, plan: Plan, action: i64) -> float:
        """The expectation of what the turn brings after a legal action."""
        state: DeepState = plan.state
        depth: i64 = state.depth
        if action == DO_FLIP:
            return plan.flips[depth]
        if action == DO_SURFACE:
            return plan.gain(depth, state.flipped)
        if action == DO_SKIP:
            return plan.ahead(depth + 1, 0.0)
        if action == DO_LEAVE:
            return plan.ahead(depth + 1, 0.0)
        if action == DO_BRING_NOTHING:
            return 0.0
        if action < DO_ROCK:
            return plan.gain(depth, SLOT[depth * KINDS + action - DO_TAKE])
        if action < DO_SURFACE:
            return plan.ahead(action - DO_ROCK + 1, 0.0) - plan.rock
        if action < DO_BRING_NOTHING:
            return plan.gain((action - DO_BRING) // KINDS, SLOT[action - DO_BRING])
        return -plan.gain(depth, SLOT[depth * KINDS + action - DO_GIVE + 1])

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        assert isinstance(state, DeepState)
        plan = Plan(self.sense, state, seat, True)
        most: float = -1000.0
        per_point: float = 1.0 if plan.late or plan.very_last else 0.24 / SPREADS[plan.turns]
        for n in range(count):
            out[n] = self.worth(plan, actions[n]) * per_point
            most = max(most, out[n])
        now: float = self.value(state, seat)
        for n in range(count):
            out[n] = max(0.0, now + out[n] - most)
        return True

    def stage(self, state: State) -> i64:
        """Every flip begins a stage, up to the ending, which is one stage to the very last turn."""
        assert isinstance(state, DeepState)
        if turns_left(self.sense, state) <= ENDING:
            return LAST_STAGE + 1 if last_turn(state) else LAST_STAGE
        unseen: i64 = 0
        for depth in range(i64(DEEPEST + 1)):
            unseen += i64(state.down[depth])
        return LAST_STAGE - 1 - unseen

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, DeepState)
        if state.ask == OVER:
            return share_of_win(state.winners(), seat, state.seats)
        sense: Sense = self.sense
        if last_turn(state):
            return share_of_last(sense, state, seat)
        turns: i64 = turns_left(sense, state)
        lead: float = prospect(sense, state, seat, turns) - rival(sense, state, seat, turns)
        return 0.02 + 0.96 * odds(lead / SPREADS[turns])


def odds(lead: float) -> float:
    """The odds to win with a lead, measured in spreads."""
    return 1.0 / (1.0 + math.exp(-lead)) if lead > -30.0 else 0.0


def last_turn(state: DeepState) -> bool:
    """After this turn the match is over."""
    return state.stage == LAST_DIVE and state.level == NONE and (state.active + 1) % state.seats == state.starter


def share_of_last(sense: Sense, state: DeepState, seat: i64) -> float:
    """What a seat has of the win before the very last turn, or in it: the others can do nothing any more."""
    plan = Plan(sense, state, state.active, True)
    share: float = min(plan.now + plan.expects(), 1.0)
    if seat == state.active:
        return share
    theirs: i64 = merit(state.boards, seat * BOARD, state.score(seat))
    return (1.0 - share) / float(plan.best_others) if theirs == plan.to_beat else 0.0


def rival(sense: Sense, state: DeepState, seat: i64, turns: i64) -> float:
    """The prospect of the best of the others."""
    best: float = UNKNOWN
    if state.level != NONE:
        best = opponent_prospect(sense, state, turns)
    for other in range(state.seats):
        if other != seat:
            best = max(best, prospect(sense, state, other, turns))
    return best


def prospect(sense: Sense, state: DeepState, seat: i64, turns: i64) -> float:
    """What a seat has, with what its rows, rocks, trapped penguins and its turn of this round promise."""
    if (seat - state.starter) % state.seats >= (state.active - state.starter) % state.seats:
        return standing(sense, state, seat, turns) + Plan(sense, state, seat, False).expects()
    return standing(sense, state, seat, turns)


def standing(sense: Sense, state: DeepState, seat: i64, turns: i64) -> float:
    """What a seat has, with what its rows, rocks and trapped penguins promise."""
    at: i64 = seat * BOARD
    if state.stage == LAST_DIVE:
        return float(grid_points(state.boards, at))
    trapped: i64 = 3 - i64(state.boards[at + FREE])
    later: float = sense.rock * float(i64(state.boards[at + ROCKS])) + sense.trap * float(trapped)
    return promise(sense, state.boards, at, turns) + later * sense.use[turns]


def opponent_prospect(sense: Sense, state: DeepState, turns: i64) -> float:
    """What the virtual opponent has, with what its rows promise."""
    at: i64 = state.seats * BOARD
    food: float = promise(sense, state.boards, at, turns)
    if state.level == HARD:
        food = float(food_points(state.boards, at))
    rocks: i64 = i64(state.boards[at + ROCKS]) * PER_ROCK[state.level]
    return food + float(rocks + i64(state.boards[at + BUBBLES_TAKEN]) * PER_BUBBLES[state.level])


POLICY: Final = DeepPolicy(Sense(WEIGHTS))
