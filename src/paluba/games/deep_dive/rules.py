"""The rules: dives, penguins, the closing phase, and the virtual opponent. Where the tiles lie is in `rules_ocean`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.event import EVERYONE
from paluba.core.state import Sink, State
from paluba.games.deep_dive.parts import (
    BASE,
    BUBBLES,
    DEEPEST,
    FACES,
    FIRST_FOOD,
    FULL,
    PENGUINS,
    PREDATOR,
    ROCK,
    SLOT,
    TAKEABLE,
    TILE,
)
from paluba.games.deep_dive.rules_numbers import (
    BRING,
    CLOSING,
    CLOSING_STARTED,
    DEPTH_EXHAUSTED,
    DEPTH_SKIPPED,
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
    GIVE,
    GRID_SCORED,
    LAST_DIVE,
    LAST_DIVE_CALLED,
    MATCH_STARTED,
    NOTHING_BROUGHT,
    OPPONENT_FLIPPED,
    OPPONENT_MOVED,
    OPPONENT_SCORED,
    OPPONENT_TOOK,
    OPPONENT_TOOK_NOTHING,
    OVER,
    PENGUIN_TRAPPED,
    PENGUINS_RETURNED,
    ROCK_SPENT,
    START,
    SURFACE,
    SURFACED_EMPTY,
    TILE_BROUGHT,
    TILE_FLIPPED,
    TILE_LEFT,
    TILE_TAKEN,
    UNTOUCHED,
)
from paluba.games.deep_dive.rules_ocean import NONE, Ocean
from paluba.games.deep_dive.scoring import (
    BOARD,
    FREE,
    LEVELS,
    ROCKS,
    TRAPPED,
    full_rows,
    grid_points,
    merit,
    opponent_points,
)
from paluba.games.deep_dive.tiles import BASE_ONLY, DEPTHS, REMOVED, decode, settle

FIRST_TAKEABLE: Final = 2
"""The number of the first takeable face among all faces."""
FIRST_GIVEN: Final = 3
"""The number of the first food among all faces."""
KINDS: Final[i64] = len(TAKEABLE)
MOST_LEGAL: Final = 31
"""Three depths of a return with a rock and nine faces of food each, or nothing."""


@final
class DeepState(Ocean):
    """A position of Deep Dive."""

    level: i64 = 0
    """The virtual opponent's level; NONE with two seats or more."""
    starter: i64 = 0
    active: i64 = 0
    ask: i64 = 0
    stage: i64 = 0
    depth: i64 = 0
    """Where the diving penguin is; while GIVE is asked, where the virtual opponent has flipped."""
    flipped: i64 = 0
    """The slot of the tile just flipped, while SURFACE is asked."""
    returns: i64 = 0
    """The depths that the three penguins come back from, as a bit mask, while BRING is asked."""
    beside: i64 = 0
    """The depth beside which the virtual opponent's penguin stands."""

    def to_act(self) -> i64:
        return 0 if self.ask == OVER else i64(1) << self.active

    # -- what is legal

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.ask <= DIVE:
            return self.legal_step(seat, out)
        if self.ask == SURFACE:  # R9
            out[0] = DO_SURFACE
            out[1] = DO_LEAVE
            n = 2
        elif self.ask == BRING:  # R15
            for depth in range(i64(DEPTHS)):
                if self.returns >> depth & 1:
                    n = self.legal_catch(depth, DO_BRING + depth * KINDS, out, n)
            out[n] = DO_BRING_NOTHING
            n += 1
        elif self.ask == GIVE:  # R27
            rank: i64 = self.best_rank(self.depth)
            for slot in range(i64(FIRST_FOOD), i64(FACES)):
                if self.rank(self.depth, slot) == rank:
                    out[n] = DO_GIVE + TILE[self.depth * FACES + slot] - FIRST_GIVEN
                    n += 1
        return n

    def legal_step(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.down[self.depth] > 0:  # R5
            out[n] = DO_FLIP
            n += 1
        if self.can_skip(seat, self.depth):
            out[n] = DO_SKIP
            n += 1
        n = self.legal_catch(self.depth, DO_TAKE, out, n)  # R5
        if self.can_spend(seat):
            for depth in range(i64(1), i64(DEPTHS)):
                if self.live(depth):  # R11
                    out[n] = DO_ROCK + depth - 1
                    n += 1
        return n

    def legal_catch(self, depth: i64, first: i64, out: vec[i64], n: i64) -> i64:
        """Lists the faces of food and rock that lie face up at a depth."""
        for at in range(depth * FACES + ROCK, (depth + 1) * FACES):
            if self.open[at] > 0:
                out[n] = first + TILE[at] - FIRST_TAKEABLE
                n += 1
        return n

    def can_skip(self, seat: i64, depth: i64) -> bool:
        """Whether a seat may swim past a depth: with a penguin of its own trapped there, or nothing face down."""
        if self.down[depth] > 0 and self.boards[seat * BOARD + TRAPPED + depth] == 0:  # R13, R18
            return False
        return depth < DEEPEST and self.live(depth + 1)  # R11

    def can_spend(self, seat: i64) -> bool:
        """Whether a seat may spend a rock now."""
        return self.ask == START and self.boards[seat * BOARD + ROCKS] > 0  # R12

    # -- what follows

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        if self.ask <= DIVE:
            self.step(seat, action, chance)
        elif self.ask == SURFACE:
            if action == DO_SURFACE:
                self.take(seat, self.flipped, chance)
            elif action == DO_LEAVE:
                self.leave(seat, chance)
            else:
                raise ValueError("that is not asked")
        elif self.ask == BRING:
            self.bring(seat, action, chance)
        elif self.ask == GIVE:
            self.opponent_takes(SLOT[self.depth * KINDS + action - DO_GIVE + 1], chance)
        else:
            raise ValueError("the match is over")

    def step(self, seat: i64, action: i64, chance: Chance) -> None:
        if action == DO_FLIP:
            self.flip(seat, chance)
        elif action == DO_SKIP:
            self.skip(seat)
            self.go_on(seat, chance)
        elif action < DO_ROCK:
            self.take(seat, SLOT[self.depth * KINDS + action - DO_TAKE], chance)
        else:
            self.spend_rock(seat, action - DO_ROCK + 1, chance)

    def start_turn(self, seat: i64, chance: Chance) -> None:
        self.active = seat
        self.depth = 0  # R4
        self.ask = START
        if self.live(0):
            self.go_on(seat, chance)
        else:
            self.surface_empty(seat, chance)

    def go_on(self, seat: i64, chance: Chance) -> None:
        """The penguin is at a live depth. Where nothing can be flipped and one way is left, it is gone unasked."""
        while self.down[self.depth] == 0:  # R20
            ways: i64 = self.catch(self.depth)
            if self.depth < DEEPEST and self.live(self.depth + 1):
                ways += 2 if self.can_spend(seat) else 1
            if ways != 1:
                return
            slot: i64 = self.first_catch(self.depth)
            if slot != NONE:
                self.take(seat, slot, chance)
                return
            self.skip(seat)

    def skip(self, seat: i64) -> None:
        if self.sink is not None:
            self.sink.emit(DEPTH_SKIPPED, EVERYONE, seat, self.depth)
        self.depth += 1  # R13
        self.ask = DIVE

    def spend_rock(self, seat: i64, depth: i64, chance: Chance) -> None:
        if not self.can_spend(seat) or not self.live(depth):
            raise ValueError("there is no rock to spend, or no use for it")
        self.boards[seat * BOARD + ROCKS] -= 1
        self.spent += 1  # R12
        self.depth = depth
        self.ask = DIVE
        if self.sink is not None:
            self.sink.emit(ROCK_SPENT, EVERYONE, seat, depth)
        self.go_on(seat, chance)

    def flip(self, seat: i64, chance: Chance) -> None:
        depth: i64 = self.depth
        slot: i64 = self.draw(depth, chance)
        if self.sink is not None:
            self.sink.emit(TILE_FLIPPED, EVERYONE, seat, depth, TILE[depth * FACES + slot])
        if self.down[depth] == 0:
            self.exhaust(depth)
            if self.level != NONE:
                self.drift(self.beside)  # R28
        if slot == PREDATOR:
            self.trap(seat, chance)
        elif depth < DEEPEST and self.live(depth + 1):
            if slot == BUBBLES:
                self.depth = depth + 1  # R8
                self.ask = DIVE
                self.go_on(seat, chance)
            else:
                self.flipped = slot
                self.ask = SURFACE  # R9
        elif slot == BUBBLES:
            self.surface_empty(seat, chance)  # R19
        else:
            self.take(seat, slot, chance)  # R11

    def take(self, seat: i64, slot: i64, chance: Chance) -> None:
        """The penguin surfaces with a face-up tile of its depth."""
        self.gain(seat, self.depth, slot)
        if self.sink is not None:
            self.sink.emit(TILE_TAKEN, EVERYONE, seat, self.depth, TILE[self.depth * FACES + slot])
        self.end_turn(seat, chance)

    def leave(self, seat: i64, chance: Chance) -> None:
        if self.sink is not None:
            self.sink.emit(TILE_LEFT, EVERYONE, seat, self.depth, TILE[self.depth * FACES + self.flipped])
        self.depth += 1  # R9
        self.flipped = NONE
        self.ask = DIVE
        self.go_on(seat, chance)

    def surface_empty(self, seat: i64, chance: Chance) -> None:
        if self.sink is not None:
            self.sink.emit(SURFACED_EMPTY, EVERYONE, seat)
        self.end_turn(seat, chance)

    def trap(self, seat: i64, chance: Chance) -> None:
        """A predator has the penguin; the third to be trapped brings all of them back."""
        board: i64 = seat * BOARD
        self.boards[board + FREE] -= 1  # R10
        self.boards[board + TRAPPED + self.depth] += 1
        if self.sink is not None:
            self.sink.emit(PENGUIN_TRAPPED, EVERYONE, seat, self.depth)
        if self.boards[board + FREE] > 0:
            self.end_turn(seat, chance)
            return
        self.boards[board + FREE] = PENGUINS  # R14
        self.returns = 0
        catch: i64 = 0
        for depth in range(i64(DEPTHS)):
            if self.boards[board + TRAPPED + depth] > 0:
                self.boards[board + TRAPPED + depth] = 0
                self.returns |= i64(1) << depth
                catch += self.catch(depth)
        if self.sink is not None:
            self.sink.emit(PENGUINS_RETURNED, EVERYONE, seat)
        if catch > 0:
            self.ask = BRING  # R15
        else:
            self.end_turn(seat, chance)

    def bring(self, seat: i64, action: i64, chance: Chance) -> None:
        if action == DO_BRING_NOTHING:
            if self.sink is not None:
                self.sink.emit(NOTHING_BROUGHT, EVERYONE, seat)
        else:
            depth: i64 = (action - DO_BRING) // KINDS
            slot: i64 = SLOT[action - DO_BRING]
            if not self.returns >> depth & 1:
                raise ValueError("no penguin was trapped there")
            self.gain(seat, depth, slot)
            if self.sink is not None:
                self.sink.emit(TILE_BROUGHT, EVERYONE, seat, depth, TILE[depth * FACES + slot])
        self.end_turn(seat, chance)

    # -- the end of a turn and of the match

    def exhaust(self, depth: i64) -> None:
        """The last face-down tile of a depth was flipped."""
        if self.sink is not None:
            self.sink.emit(DEPTH_EXHAUSTED, EVERYONE, depth)
        if self.stage == UNTOUCHED:
            self.stage = CLOSING  # R16
            if self.sink is not None:
                self.sink.emit(CLOSING_STARTED, EVERYONE, depth)

    def end_turn(self, seat: i64, chance: Chance) -> None:
        self.flipped = NONE
        self.returns = 0
        if self.level == NONE:
            self.pass_on((seat + 1) % self.seats, chance)
        else:
            self.opponent_turn(chance)  # R24

    def pass_on(self, following: i64, chance: Chance) -> None:
        """The next seat has its turn; before the start player's the marker is turned, or the match ends."""
        if following == self.starter:
            if self.stage == LAST_DIVE:
                self.finish()  # R17
                return
            if self.stage == CLOSING:
                self.stage = LAST_DIVE  # R17
                if self.sink is not None:
                    self.sink.emit(LAST_DIVE_CALLED, EVERYONE, following)
        self.start_turn(following, chance)

    def finish(self) -> None:
        self.ask = OVER
        if self.sink is None:
            return
        for seat in range(self.seats):
            self.sink.emit(GRID_SCORED, EVERYONE, seat, self.score(seat), full_rows(self.boards, seat * BOARD))
        if self.level != NONE:
            rows: i64 = full_rows(self.boards, self.seats * BOARD)
            self.sink.emit(OPPONENT_SCORED, EVERYONE, self.opponent_score(), rows)

    def score(self, seat: i64) -> i64:
        return grid_points(self.boards, seat * BOARD)

    def opponent_score(self) -> i64:
        """The points of the virtual opponent so far."""
        return opponent_points(self.boards, self.seats * BOARD, self.level)

    def winners(self) -> i64:
        if self.ask != OVER:
            return 0
        won: i64 = 0
        best: i64 = -1
        if self.level != NONE:
            best = merit(self.boards, self.seats * BOARD, self.opponent_score())  # R33
        for seat in range(self.seats):
            own: i64 = merit(self.boards, seat * BOARD, self.score(seat))  # R23
            if own > best:
                best = own
                won = 0
            if own == best:
                won |= i64(1) << seat
        return won

    # -- the virtual opponent

    def opponent_turn(self, chance: Chance) -> None:
        depth: i64 = self.beside
        if self.down[depth] == 0:
            self.opponent_takes(NONE, chance)  # R29
            return
        slot: i64 = self.draw(depth, chance)  # R25
        self.depth = depth
        if self.sink is not None:
            self.sink.emit(OPPONENT_FLIPPED, EVERYONE, depth, TILE[depth * FACES + slot])
        if self.down[depth] == 0:
            self.exhaust(depth)
        if slot != PREDATOR:
            self.opponent_takes(slot, chance)  # R25
            return
        rank: i64 = self.best_rank(depth)
        best: i64 = NONE
        equals: i64 = 0
        if rank >= 0:
            for food in range(i64(FIRST_FOOD), i64(FACES)):
                if self.rank(depth, food) == rank:
                    best = food
                    equals += 1
        if equals > 1:
            self.ask = GIVE  # R27
        else:
            self.opponent_takes(best, chance)

    def opponent_takes(self, slot: i64, chance: Chance) -> None:
        """The virtual opponent takes a face-up tile where it has flipped (NONE: nothing), and its turn ends."""
        if slot == NONE:
            if self.sink is not None:
                self.sink.emit(OPPONENT_TOOK_NOTHING, EVERYONE)
        else:
            self.gain(self.seats, self.depth, slot)
            if self.sink is not None:
                self.sink.emit(OPPONENT_TOOK, EVERYONE, self.depth, TILE[self.depth * FACES + slot])
        self.drift((self.beside + 1) % DEPTHS)  # R28
        self.pass_on(0, chance)

    def drift(self, depth: i64) -> None:
        """The virtual opponent's penguin moves to this depth, or to the next one that has a tile to flip."""
        for _ in range(i64(DEPTHS)):
            if self.down[depth] > 0:
                if depth != self.beside and self.sink is not None:
                    self.sink.emit(OPPONENT_MOVED, EVERYONE, depth)
                self.beside = depth
                return
            depth = (depth + 1) % DEPTHS  # R28

    # -- copies

    def copy(self) -> State:
        twin = DeepState(self.seats, None)
        twin.assign(self)
        return twin

    def assign(self, other: State) -> None:
        assert isinstance(other, DeepState)
        self.copy_ocean(other)
        self.level = other.level
        self.starter = other.starter
        self.active = other.active
        self.ask = other.ask
        self.stage = other.stage
        self.depth = other.depth
        self.flipped = other.flipped
        self.returns = other.returns
        self.beside = other.beside

    def imagine(self, seat: i64, chance: Chance) -> None:
        """Every seat knows the same, and what lies face down is not dealt before it is flipped."""

    def key(self) -> bytes:
        small = [self.seats, self.starter, self.active, self.ask, self.stage, self.depth, self.returns, self.beside]
        signed = [self.level, self.flipped]
        return b"".join(
            [
                bytes([int(n) for n in small]),
                bytes([int(n) + 1 for n in signed]),
                bytes([int(self.spent)]),
                bytes([int(n) for n in self.hidden]),
                bytes([int(n) for n in self.open]),
                bytes([int(n) for n in self.down]),
                bytes([int(n) for n in self.boards]),
            ]
        )


def start(seats: int, options: Mapping[str, str], chance: Chance, sink: Sink | None) -> DeepState:
    """A new match; the start player is drawn, but a lone person always starts."""
    state = DeepState(seats, sink)
    state.removed = REMOVED[seats]  # R1
    state.hidden = unseen(seats, options.get("tiles", ""))
    state.open = vec[u8]([u8(0)] * (DEPTHS * FACES))
    state.down = vec[u8]([u8(0)] * DEPTHS)
    for at in range(i64(DEPTHS * FACES)):
        state.down[at // FACES] += state.hidden[at]
    for depth in range(i64(DEPTHS)):
        state.down[depth] -= u8(state.removed)  # R1
    solo = seats == 1
    boards: i64 = 2 if solo else seats
    state.boards = vec[u8]([u8(0)] * (boards * BOARD))
    for seat in range(i64(seats)):
        state.boards[seat * BOARD + FREE] = PENGUINS  # R3
    state.spent = 0
    state.level = LEVELS.index(options["level"]) if solo else NONE
    state.stage = UNTOUCHED
    state.flipped = NONE
    state.returns = 0
    state.beside = 0  # R24
    state.starter = chance.below(seats)  # R3
    if sink is not None:
        sink.emit(MATCH_STARTED, EVERYONE, state.starter)
    state.start_turn(state.starter, chance)
    return state


def unseen(seats: int, tiles: str) -> vec[u8]:
    """The tiles that the set-up uses, those to be removed included."""
    if not tiles:
        return BASE[:] if seats <= BASE_ONLY else FULL[:]  # R1
    table = decode(settle(tiles))
    extended = 0 if seats <= BASE_ONLY else 1
    return vec[u8]([u8(a + extended * b) for a, b in zip(table.base, table.extension, strict=True)])
