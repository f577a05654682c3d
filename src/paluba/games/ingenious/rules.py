"""The rules of a match: turns, bonus turns, swaps, the end. Below it are the board and the racks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.chance import Chance
from paluba.core.event import EVERYONE
from paluba.core.state import Sink, State
from paluba.games.ingenious import events as happened
from paluba.games.ingenious.actions import ACTIONS, ChooseTile, Decline, Keep, LayTile, Swap
from paluba.games.ingenious.events import EVENTS
from paluba.games.ingenious.parts import (
    ALL_COLOURS,
    CELL,
    CELL_COUNT,
    COLOUR_COUNT,
    COPIES,
    FIRST_COLOUR,
    HALF_TURN,
    KINDS,
    PLACE,
    SECOND_COLOUR,
    SHOWS,
    STEP,
)
from paluba.games.ingenious.rules_board import FREE, NOBODY
from paluba.games.ingenious.rules_racks import RACK, Racks
from paluba.games.ingenious.scoring import BOARD_END, JOINT_END, standing, weakest, weakest_colours

# What is asked.
CHOOSE: Final = 0
LAY: Final = 1
SWAP: Final = 2
OVER: Final = 3

# The numbers of the actions.
DO_CHOOSE: Final[i64] = ACTIONS.first(ChooseTile)
DO_LAY: Final[i64] = ACTIONS.first(LayTile)
DO_DECLINE: Final[i64] = ACTIONS.first(Decline)
DO_SWAP: Final[i64] = ACTIONS.first(Swap)
DO_KEEP: Final[i64] = ACTIONS.first(Keep)

MOST_LEGAL: Final = 852
"""So many ways there are to lay a tile on the empty board of four seats."""
TEAMS_MAY_DECLINE: Final = True
"""In teams a bonus turn may be declined (R23, ours)."""
NO_TILE: Final = -1
ABOVE_ALL: Final = 1_000_000_000_000
"""A rank that no standing of a track reaches."""

_CLEAN: Final = [[kind for kind in range(KINDS) if not SHOWS[kind] & weak] for weak in range(ALL_COLOURS + 1)]
"""For each set of colours the kinds of tiles that show none of them; below, one after the other."""
CLEAN_KINDS: Final = vec[i64]([kind for kinds in _CLEAN for kind in kinds])
CLEAN_FROM: Final = vec[i64]([sum(map(len, _CLEAN[:weak])) for weak in range(ALL_COLOURS + 2)])
CLEAN: Final = vec[i64]([sum(COPIES[kind] for kind in kinds) for kinds in _CLEAN])
"""For each set of colours how many tiles of the box show none of them."""


@final
class IngeniousState(Racks):
    """A position of Ingenious."""

    ask: i64 = 0
    chosen: i64 = 0
    """The kind of the tile that the active seat has chosen to lay; it is the last on its rack."""
    bonus: i64 = 0
    """The bonus turns that the active seat has still to take."""
    in_bonus: i64 = 0
    """1 while the tile to be laid is that of a bonus turn."""
    weak: i64 = 0
    """The weakest colours of the seat that is asked to swap or keep, as a bit mask."""

    def to_act(self) -> i64:
        return i64(0) if self.ask == OVER else i64(1) << self.active

    # -- what is legal

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        if self.ask == LAY:
            return self.legal_places(out)
        n: i64 = 0
        if self.ask == CHOOSE:
            held: i64 = self.kinds_held(seat)
            for kind in range(i64(KINDS)):
                if held >> kind & 1:  # R6
                    out[n] = DO_CHOOSE + kind
                    n += 1
            if self.may_decline():
                out[n] = DO_DECLINE
                n += 1
        elif self.ask == SWAP:
            if self.may_swap(seat):
                out[n] = DO_SWAP
                n += 1
            out[n] = DO_KEEP
            n += 1
        return n

    def legal_places(self, out: vec[i64]) -> i64:
        """Every way to lay the chosen tile; of a double, which looks the same both ways, one of the two."""
        n: i64 = 0
        symbols = self.symbols
        orientations: i64 = self.orientations()
        opening: bool = self.laid < self.seats
        for cell in range(i64(CELL_COUNT)):
            at: i64 = PLACE[cell]
            if symbols[at] != FREE:
                continue
            for direction in range(orientations):
                if not opening:
                    out[n] = DO_LAY + cell * 6 + direction
                    n += i64(symbols[at + STEP[direction]] == FREE)  # R6: else the next one takes its place
                elif self.fits(at, direction):
                    out[n] = DO_LAY + cell * 6 + direction
                    n += 1
        return n

    def orientations(self) -> i64:
        """In how many directions the chosen tile may point: a double points east, north-east or north-west."""
        double = FIRST_COLOUR[self.chosen] == SECOND_COLOUR[self.chosen]
        return i64(HALF_TURN) if double else i64(6)

    def may_decline(self) -> bool:
        return TEAMS_MAY_DECLINE and self.in_bonus == 1 and self.tracks < self.seats  # R23

    def may_swap(self, seat: i64) -> bool:
        """Whether no tile of the rack shows any of the weakest colours."""  # R13, R24
        return self.colours_held(seat) & self.weak == 0

    def could_swap(self, seat: i64) -> bool:
        """Whether a swap is possible as far as all can tell: there may be enough tiles without a weakest colour."""
        held: i64 = i64(self.held[seat])
        weak: i64 = self.weak
        clean: i64 = CLEAN[weak]
        if held == 0:
            return False
        if clean >= held + self.laid:
            return True
        for n in range(CLEAN_FROM[weak], CLEAN_FROM[weak + 1]):
            clean -= i64(self.spent[CLEAN_KINDS[n]])
        return clean >= held

    def random_action(self, seat: i64, chance: Chance, scratch: vec[i64]) -> i64:
        if self.ask == LAY:
            return self.random_place(chance)
        if self.ask == CHOOSE:
            return self.random_tile(seat, chance)
        if self.may_swap(seat) and chance.below(2) == 1:
            return DO_SWAP
        return DO_KEEP

    def random_tile(self, seat: i64, chance: Chance) -> i64:
        """A kind of tile of the rack, each as likely as any other, however many there are of it."""
        held: i64 = i64(self.held[seat])
        options: i64 = held + 1 if self.may_decline() else held
        first: i64 = seat * RACK
        while True:
            n: i64 = chance.below(options)
            if n == held:
                return DO_DECLINE
            kind: i64 = i64(self.rack[first + n])
            if self.find(seat, kind) == first + n:
                return DO_CHOOSE + kind

    def random_place(self, chance: Chance) -> i64:
        """A way to lay the chosen tile, each as likely as any other: drawn until one fits."""
        orientations: i64 = self.orientations()
        opening: bool = self.laid < self.seats
        symbols = self.symbols
        holes = self.holes
        choices: i64 = self.hole_count * 6
        while True:
            drawn: i64 = chance.below(choices)
            hole: i64 = drawn // 6
            at: i64 = i64(holes[hole])
            direction: i64 = drawn - hole * 6
            if symbols[at + STEP[direction]] == FREE:
                if not opening or self.opens(at, direction):
                    if direction >= orientations:
                        at += STEP[direction]
                        direction -= HALF_TURN
                    return DO_LAY + CELL[at] * 6 + direction

    # -- what follows

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        if self.ask == LAY:
            place: i64 = action - DO_LAY
            cell: i64 = place // 6
            self.lay(seat, PLACE[cell], place - cell * 6, chance)
        elif self.ask == CHOOSE:
            if action == DO_DECLINE:
                self.decline(seat, chance)
            else:
                self.choose(seat, action - DO_CHOOSE)
        elif self.ask == SWAP:
            if action == DO_SWAP:
                self.swap(seat, chance)
            else:
                self.refill(seat, chance)
        else:
            raise ValueError("the match is over")

    def choose(self, seat: i64, kind: i64) -> None:
        self.bring_forward(seat, kind)
        self.chosen = kind
        self.ask = LAY
        if self.sink is not None:
            self.sink.emit(TILE_CHOSEN, i64(1) << seat, seat, kind)

    def lay(self, seat: i64, at: i64, direction: i64, chance: Chance) -> None:
        kind: i64 = self.chosen
        self.held[seat] -= 1
        self.chosen = NO_TILE
        self.shown += 1
        self.bonus += self.place(seat, at, direction, kind)
        if self.champion != NOBODY:  # R17, R25, R28
            self.finish(seat, ALL_COLOURS_REACHED)
        elif self.full():  # R16
            self.finish(seat, BOARD_FILLED)
        else:
            self.go_on(seat, chance)

    def go_on(self, seat: i64, chance: Chance) -> None:
        """Takes the next bonus turn, or ends the turn: first all bonus turns, then the swap, then the refill."""
        if self.bonus > 0 and self.rack_size == RACK:
            if i64(self.held[seat]) > 0:
                self.bonus -= 1  # R11
                self.in_bonus = 1
                self.ask = CHOOSE
                return
            if self.sink is not None:
                self.sink.emit(BONUS_LOST, EVERYONE, seat, self.bonus)
        self.bonus = 0  # R12
        self.in_bonus = 0
        self.weak = weakest_colours(self.points, self.track(seat))
        if self.could_swap(seat):
            self.ask = SWAP  # R13
        else:
            self.refill(seat, chance)

    def decline(self, seat: i64, chance: Chance) -> None:
        if self.sink is not None:
            self.sink.emit(BONUS_DECLINED, EVERYONE, seat)  # R23
        self.go_on(seat, chance)

    def swap(self, seat: i64, chance: Chance) -> None:
        """Shows the rack and lays it aside, draws six new tiles, and puts the old ones back into the bag."""
        self.shown += 1
        self.age_shown()
        aside: i64 = self.shown_count
        for at in range(seat * RACK, seat * RACK + i64(self.held[seat])):
            self.note_shown(i64(self.rack[at]))
            if self.sink is not None:
                self.sink.emit(RACK_SHOWN, EVERYONE, seat, i64(self.rack[at]))
        self.held[seat] = 0
        self.draw_rack(seat, chance)  # R14
        for n in range(aside, self.shown_count):
            self.put_back(i64(self.shown_kind[n]))
        if self.sink is not None:
            self.sink.emit(RACK_RETURNED, EVERYONE, seat, self.shown_count - aside)
        self.pass_on(seat)

    def refill(self, seat: i64, chance: Chance) -> None:
        self.draw_rack(seat, chance)  # R15
        if self.shown_count > 0:
            self.age_shown()
        self.pass_on(seat)

    def draw_rack(self, seat: i64, chance: Chance) -> None:
        """Draws until the rack is full, or the bag empty."""
        wanted: i64 = self.rack_size - i64(self.held[seat])
        for _ in range(wanted if wanted < self.bag_size else self.bag_size):
            kind: i64 = self.draw(chance)
            self.hold(seat, kind)
            if self.sink is not None:
                seen: i64 = i64(1) << seat if self.seats > 1 else i64(EVERYONE)  # R19, R26
                self.sink.emit(TILE_DRAWN, seen, seat, kind)

    def pass_on(self, seat: i64) -> None:
        """The next seat begins its turn."""
        if self.sink is not None:
            self.sink.emit(TURN_ENDED, EVERYONE, seat)
        following: i64 = seat + 1
        self.begin_turn(following if following < self.seats else i64(0))  # R4

    def begin_turn(self, seat: i64) -> None:
        self.active = seat
        if self.rack_size == RACK:
            self.ask = CHOOSE
        else:
            self.chosen = i64(self.rack[0])  # R26
            self.ask = LAY

    # -- the end

    def finish(self, seat: i64, why: i64) -> None:
        self.ask = OVER
        self.bonus = 0  # R12
        self.in_bonus = 0
        if self.sink is not None:
            self.sink.emit(why, EVERYONE, seat)

    def score(self, seat: i64) -> i64:
        return weakest(self.points, self.track(seat))  # R18

    def rank(self, seat: i64) -> i64:
        """How well a seat stands: the larger, the better; the winner at one stroke above all."""
        track: i64 = self.track(seat)
        if self.champion != NOBODY and track == self.champion * COLOUR_COUNT:
            return ABOVE_ALL  # R17
        return standing(self.points, track)

    def winners(self) -> i64:
        if self.ask != OVER:
            return 0
        won: i64 = 0
        best: i64 = -1
        for seat in range(self.seats):
            rank: i64 = self.rank(seat)
            if rank > best:
                best = rank
                won = 0
            if rank == best:
                won |= i64(1) << seat
        return won

    # -- copies and imagined deals

    def copy(self) -> State:
        twin = IngeniousState(self.seats, None)
        twin.assign(self)
        return twin

    def assign(self, other: State) -> None:
        assert isinstance(other, IngeniousState)
        self.copy_racks(other)
        self.ask = other.ask
        self.chosen = other.chosen
        self.bonus = other.bonus
        self.in_bonus = other.in_bonus
        self.weak = other.weak

    def imagine(self, seat: i64, chance: Chance) -> None:
        self.deal_anew(seat, chance)
        if seat != self.active and self.ask == LAY:
            last: i64 = self.active * RACK + i64(self.held[self.active]) - 1
            self.chosen = i64(self.rack[last])

    def key(self) -> bytes:
        small = [self.seats, self.tracks, self.active, self.ask, self.chosen + 1, self.bonus, self.in_bonus]
        laid = sorted(tuple(int(n) for n in self.tiles[2 * n : 2 * n + 2]) for n in range(self.laid))
        racks = [sorted(int(n) for n in self.rack[s * RACK : s * RACK + i64(self.held[s])]) for s in range(self.seats)]
        shown = sorted((int(self.shown_age[n]), int(self.shown_kind[n])) for n in range(self.shown_count))
        parts = [
            [int(n) for n in small],
            [int(n) for n in self.points],
            [int(self.laid), *(n for tile in laid for n in tile)],
            *([len(rack), *rack] for rack in racks),
            sorted(int(n) for n in self.bag[: self.bag_size]),
            [n for tile in shown for n in tile],
        ]
        return b"".join(bytes(part) for part in parts)

    # -- what is told

    def tell_laid(self, seat: i64, at: i64, direction: i64, kind: i64) -> None:
        if self.sink is not None:
            self.sink.emit(TILE_LAID, EVERYONE, seat, kind, CELL[at], direction)

    def tell_counted(self, seat: i64, at: i64, colour: i64, count: i64) -> None:
        if self.sink is not None and count > 0:
            self.sink.emit(HALF_COUNTED, EVERYONE, seat, CELL[at], colour, count)

    def tell_moved(self, seat: i64, colour: i64, before: i64, reached: i64) -> None:
        if self.sink is None:
            return
        self.sink.emit(PEG_MOVED, EVERYONE, seat, colour, reached - before, reached)
        if self.rack_size == RACK:
            if before < BOARD_END and reached >= BOARD_END:
                self.sink.emit(BONUS_EARNED, EVERYONE, seat, colour, BOARD_END)
            if before < JOINT_END and reached == JOINT_END:
                self.sink.emit(BONUS_EARNED, EVERYONE, seat, colour, JOINT_END)


def start(seats: int, options: Mapping[str, str], chance: Chance, sink: Sink | None) -> IngeniousState:
    """A new match; the starter is drawn."""
    state = IngeniousState(seats, sink)
    state.lay_out(options.get("mode") == "teams")
    state.fill_bag()
    state.chosen = NO_TILE
    state.bonus = 0
    state.in_bonus = 0
    state.weak = 0
    starter: i64 = chance.below(state.seats)  # R4
    if sink is not None:
        sink.emit(MATCH_STARTED, EVERYONE, starter)
    for n in range(state.seats):
        state.draw_rack(n, chance)  # R3
    state.begin_turn(starter)
    return state


MATCH_STARTED: Final[i64] = EVENTS.number(happened.MatchStarted)
TILE_DRAWN: Final[i64] = EVENTS.number(happened.TileDrawn)
TILE_CHOSEN: Final[i64] = EVENTS.number(happened.TileChosen)
TILE_LAID: Final[i64] = EVENTS.number(happened.TileLaid)
HALF_COUNTED: Final[i64] = EVENTS.number(happened.HalfCounted)
PEG_MOVED: Final[i64] = EVENTS.number(happened.PegMoved)
BONUS_EARNED: Final[i64] = EVENTS.number(happened.BonusEarned)
BONUS_DECLINED: Final[i64] = EVENTS.number(happened.BonusDeclined)
BONUS_LOST: Final[i64] = EVENTS.number(happened.BonusLost)
RACK_SHOWN: Final[i64] = EVENTS.number(happened.RackShown)
RACK_RETURNED: Final[i64] = EVENTS.number(happened.RackReturned)
TURN_ENDED: Final[i64] = EVENTS.number(happened.TurnEnded)
ALL_COLOURS_REACHED: Final[i64] = EVENTS.number(happened.AllColoursReached)
BOARD_FILLED: Final[i64] = EVENTS.number(happened.BoardFilled)
