"""The rules: how a match begins, how days and phases follow one another, and how it ends.

What a seat may do in a phase is in the file of that phase. The classes stand on one another in the order cards,
boats, tiles, gains, anytime cards, phase 2, phase 3, the sister, phase 4, phase 5, scores; `IsleState` is the whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.event import EVERYONE
from paluba.core.state import Sink, State
from paluba.games.isle_of_cats.box import BASIC_SET
from paluba.games.isle_of_cats.parts import (
    CARDS,
    DAYS,
    DISCOVERIES,
    FIRST_FAMILY,
    FIRST_OSHAX,
    FIRST_RESCUE,
    LEVELS,
    LOW_BIT,
    MOST_PLACES,
    SET_OF,
    SHAPE,
    SUPPLY,
    WORD,
)
from paluba.games.isle_of_cats.rules_anytime import FINE
from paluba.games.isle_of_cats.rules_boat import (
    BASKETS,
    BOAT,
    CATS_OF,
    IN_ZONE,
    LOST,
    OSHAX_COUNT,
    OSHAX_ROW,
    OWN,
    USED,
    ZONE,
    ZONE_ROOM,
)
from paluba.games.isle_of_cats.rules_cards import BOUGHT, DRAW, HAND, LAID, OFFER, PICK, PICKING
from paluba.games.isle_of_cats.rules_codes import (
    BOAT_DRAWN,
    BUY,
    CARD_REVEALED,
    CLASSIC,
    COLOUR,
    COMMIT,
    DAY_ENDED,
    DAY_STARTED,
    DISCARD,
    DO_BUY,
    DO_CHOOSE,
    DO_COMMIT,
    DO_DECLINE,
    DO_DISCARD,
    DO_DONE,
    DO_KEEP,
    DO_MOVE,
    DO_PASS,
    DO_PAY,
    DO_PLACE,
    DO_PLAY,
    DO_POSITION,
    DO_PUT,
    DO_REMOVE,
    DO_TAKE,
    DRAFT,
    DRAWN,
    FAMILY_MODE,
    FIND,
    LESSONS,
    MATCH_SCORED,
    MOVE,
    NOBODY,
    NONE,
    OVER,
    PLACE,
    POSITION,
    PUT,
    REACT,
    REMOVE,
    RESCUE,
    SOLO,
    TAKE,
    TREASURE,
)
from paluba.games.isle_of_cats.rules_lessons import FIRST_PUBLIC
from paluba.games.isle_of_cats.rules_rescue import SISTER
from paluba.games.isle_of_cats.rules_score import Scores

MOST_LEGAL: Final = MOST_PLACES
POINTS_SHIFT: Final = 1000


@final
class IsleState(Scores):
    """A position of The Isle of Cats."""

    def to_act(self) -> i64:
        if self.ask == OVER:
            return 0
        if self.ask == DRAFT or self.ask == BUY:
            return self.sealed()
        return i64(1) << self.active

    # -- what is legal

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.ask == PLACE:
            return self.list_places(seat, SHAPE[self.tile], out)
        if self.ask == DRAFT:
            return self.legal_keep(seat, out)
        if self.ask == BUY:
            return self.legal_purchase(seat, out)
        if self.ask == LESSONS or self.ask == REACT:
            n = self.legal_play(seat, out, 0)
            out[n] = DO_DONE
            return n + 1
        if self.ask == COMMIT:
            return self.legal_commit(seat, out)
        if self.ask == RESCUE:
            return self.legal_rescue(seat, out)
        if self.ask == FIND:
            return self.legal_find(seat, out)
        if self.ask == TREASURE:
            n = self.legal_play(seat, out, 0)
            return self.legal_take(seat, out, n)
        if self.ask == TAKE:
            return self.legal_take(seat, out, 0)
        if self.ask == COLOUR:
            for colour in range(i64(5)):
                if self.may_choose(seat, colour):
                    out[n] = DO_CHOOSE + colour
                    n += 1
            return n
        if self.ask == DRAWN:
            n = self.legal_buy(seat, DRAW, out, 0)
            n = self.legal_play(seat, out, n)
            out[n] = DO_DONE
            return n + 1
        if self.ask == MOVE:
            return self.legal_move(out, 0)
        if self.ask == PUT:
            out[0] = DO_PUT
            out[1] = DO_PUT + 1
            return 2
        if self.ask == POSITION:
            return self.legal_position(out)
        if self.ask == DISCARD:
            return self.legal_discard(seat, out)
        if self.ask == REMOVE:
            return self.legal_remove(seat, out)
        raise ValueError("nobody is asked")

    def may_choose(self, seat: i64, colour: i64) -> bool:
        """Whether a colour may be chosen: for fish only one with cats on the boat."""
        if self.asked_card == NONE or self.asked_card >= FIRST_PUBLIC:
            return True
        return self.own[seat * OWN + CATS_OF + colour] > 0  # R32

    def random_action(self, seat: i64, chance: Chance, scratch: vec[i64]) -> i64:
        if self.ask == PLACE:
            return self.random_place(seat, SHAPE[self.tile], chance, scratch)
        return scratch[chance.below(self.legal(seat, scratch))]

    # -- what follows

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        if self.ask == DRAFT:
            self.keep(seat, action - DO_KEEP, chance)
        elif self.ask == BUY:
            self.purchase(seat, action)
        elif seat != self.active:
            raise ValueError("that seat is not asked")
        elif self.ask == PLACE:
            if not self.may_place(seat, SHAPE[self.tile], action - DO_PLACE):
                raise ValueError("the tile does not fit there")
            self.place_tile(seat, action - DO_PLACE)
        elif action >= DO_PLAY and action < DO_DISCARD:
            self.play(seat, action - DO_PLAY, chance)
        elif self.ask == LESSONS:
            self.lay_lessons(seat)
        elif self.ask == COMMIT:
            if action == DO_DONE:
                self.end_step(seat)
            else:
                self.commit(seat, action - DO_COMMIT + FIRST_RESCUE)
        elif self.ask == REACT:
            self.end_step(seat)
        elif self.ask == RESCUE:
            if action == DO_PASS:
                self.pass_turn(seat)
            elif action == DO_DONE:
                self.end_step(seat)
            elif self.why_not_take(seat, action - DO_TAKE) != FINE:
                raise ValueError("that cat cannot be rescued")
            else:
                self.rescue(seat, action - DO_TAKE)
        elif self.ask == FIND:
            self.pass_turn(seat)
        else:
            self.answer(seat, action)
        if self.ask == NOBODY:
            self.go_on(chance)

    def answer(self, seat: i64, action: i64) -> None:
        """The answer to a question within a moment."""
        if self.ask == TREASURE or self.ask == TAKE:
            if action == DO_DECLINE:
                self.decline(seat)
            elif action == DO_PAY:
                self.pay_for_size(seat)
            else:
                self.choose_given(seat, action - DO_TAKE)
        elif self.ask == COLOUR:
            if self.asked_card == NONE:
                self.colour_oshax(seat, action - DO_CHOOSE)
            elif self.asked_card >= FIRST_PUBLIC:
                self.colour_lesson(seat, action - DO_CHOOSE)
            else:
                self.fish_by_colour(seat, action - DO_CHOOSE)
        elif self.ask == DRAWN:
            if action == DO_DONE:
                self.end_draw(seat)
            else:
                self.buy(seat, action - DO_BUY)
        elif self.ask == MOVE:
            if action == DO_DONE:
                self.end_move()
            else:
                self.move_cat(action - DO_MOVE)
        elif self.ask == PUT:
            self.put_cat(action - DO_PUT)
        elif self.ask == POSITION:
            self.position_cat(action - DO_POSITION)
        elif self.ask == DISCARD:
            self.discard_lesson(seat, action - DO_DISCARD + 2 * WORD)
        elif self.ask == REMOVE:
            self.give_up(seat, action - DO_REMOVE)
        else:
            raise ValueError("the match is over")

    # -- days and phases

    def go_on(self, chance: Chance) -> None:
        """Goes on until somebody must decide, or the match is over."""
        while self.ask == NOBODY:
            if self.done:
                self.done = False
                self.next_turn(chance)
            else:
                self.open_turn(chance)

    def next_turn(self, chance: Chance) -> None:
        """The next seat of the phase, the next phase or the next day."""  # R3
        if self.phase == DRAFT:
            self.begin_day(chance)
        elif self.phase == BUY:
            self.enter(LESSONS)
        elif self.phase == LESSONS or self.phase == COMMIT or self.phase == REACT:
            self.at += 1
            if self.at < i64(len(self.order)):
                self.turn_to(self.at)
            elif self.phase == LESSONS:
                self.enter(COMMIT)
            elif self.phase == COMMIT:
                self.reveal(chance)
                self.enter(REACT)
            else:
                self.enter(RESCUE)
        else:
            self.next_unpassed(chance)

    def next_unpassed(self, chance: Chance) -> None:
        places: i64 = i64(len(self.order))
        for step in range(i64(1), places + 1):
            n: i64 = (self.at + step) % places
            if not self.passed >> i64(self.order[n]) & 1:
                self.turn_to(n)
                return
        if self.phase == RESCUE and self.mode != FAMILY_MODE:
            self.enter(FIND)
        else:
            self.end_day(chance)

    def enter(self, phase: i64) -> None:
        self.phase = phase
        self.passed = 0
        self.turn_to(0)

    def turn_to(self, place: i64) -> None:
        self.at = place
        self.active = i64(self.order[place])
        self.rescued = 0
        self.extra = 0  # R46

    def open_turn(self, chance: Chance) -> None:
        """Asks the active seat, unless all can see that it has no choice."""
        seat: i64 = self.active
        if seat >= self.seats:
            self.sister_acts(chance)
            return
        bare = self.size[HAND + seat] == 0
        self.ask = self.phase
        if self.phase == LESSONS:
            if bare:
                self.lay_lessons(seat)
        elif self.phase == COMMIT:
            if bare:
                self.end_step(seat)
        elif self.phase == REACT:
            if bare or self.at == 0:  # R14
                self.ask = NOBODY
                self.done = True
        elif self.phase == RESCUE:
            if bare and not self.can_rescue(seat):  # R19
                if self.rescued == 0:
                    self.pass_turn(seat)
                else:
                    self.ask = NOBODY
                    self.done = True
        elif bare:
            self.pass_turn(seat)  # R19

    def sister_acts(self, chance: Chance) -> None:
        self.done = True
        if self.phase == RESCUE and self.sister_left > 0:
            self.sister_turn(chance)  # R51
        else:
            self.passed |= i64(1) << SISTER

    def begin_day(self, chance: Chance) -> None:
        self.day += 1
        self.passed = 0
        if self.sink is not None:
            self.sink.emit(DAY_STARTED, EVERYONE, self.day)
        self.fill_zones(4 if self.mode == SOLO else 2 * self.seats, chance)
        if self.mode == FAMILY_MODE:
            self.enter(RESCUE)
        else:
            self.go_fishing()
            self.start_draft(chance)

    def end_day(self, chance: Chance) -> None:
        """The cats left leave the game, the permanent baskets are fresh again."""  # R29
        if self.sink is not None:
            self.sink.emit(DAY_ENDED, EVERYONE, self.day)
        for zone in range(i64(2)):
            base: i64 = ZONE + zone * ZONE_ROOM
            for n in range(base, base + i64(self.island[IN_ZONE + zone])):
                self.island[LOST + i64(self.island[n])] += 1
                self.island[n] = 0
            self.island[IN_ZONE + zone] = 0
        for seat in range(self.seats):
            self.own[seat * OWN + USED] = 0
        if self.day == DAYS:
            self.finish()
            return
        if self.mode == SOLO:
            self.turn_colour(chance)  # R54
        if self.mode == FAMILY_MODE:
            self.rotate_order()
        self.begin_day(chance)

    def rotate_order(self) -> None:
        """The first in turn order becomes the last."""  # R60
        first: u8 = self.order[0]
        for n in range(self.seats - 1):
            self.order[n] = self.order[n + 1]
        self.order[self.seats - 1] = first
        self.tell_order()

    def finish(self) -> None:
        """The private lessons are turned and all is scored."""
        self.ask = OVER
        for seat in range(self.seats):
            left: i64 = self.sets[(LAID + seat) * 3 + 2]
            while left != 0:
                low: i64 = left & -left
                card: i64 = 2 * WORD + LOW_BIT[low % 59]
                self.publish(card)
                if self.sink is not None:
                    self.sink.emit(CARD_REVEALED, EVERYONE, seat, card)
                left ^= low
        if self.sink is not None:
            for seat in range(self.seats):
                self.sink.emit(MATCH_SCORED, EVERYONE, seat, self.score(seat) + POINTS_SHIFT)
            if self.mode == SOLO:
                self.sink.emit(MATCH_SCORED, EVERYONE, -1, self.sister_score() + POINTS_SHIFT)

    # -- copies and imagined deals

    def copy(self) -> State:
        twin = IsleState(self.seats, None)
        twin.assign(self)
        return twin

    def assign(self, other: State) -> None:
        assert isinstance(other, IsleState)
        self.copy_cards(other)
        self.copy_boats(other)
        self.copy_tiles(other)
        self.copy_anytime(other)
        self.copy_lessons(other)
        self.copy_sister(other)

    def imagine(self, seat: i64, chance: Chance) -> None:
        if self.seats == 1:
            return  # nothing is hidden but what is still to be drawn
        self.unseal(seat)
        self.deal_anew(seat, self.active, chance)
        if self.ask == DRAFT or self.ask == BUY:
            self.imagine_choices(seat, chance)
            self.dealt_count = 0
            for card in range(i64(CARDS)):
                place: i64 = i64(self.place[card])
                offered = place >= OFFER and place < LAID
                if offered or (place >= PICKING and place < BOUGHT + 4):
                    self.dealt[self.dealt_count] = u8(card)
                    self.dealt_count += 1

    def key(self) -> bytes:
        small = [
            *(self.seats, self.mode, self.day, self.ask, self.phase, self.active, self.at, self.passed),
            *(self.rescued, self.extra, self.cause, self.giving, self.takes, self.taken, self.queued, self.zone),
            *(self.back, self.anywhere, self.lessons_held, self.sister_left, self.colours_turned),
            *(self.tile + 1, self.asked_card + 1, self.sister_card + 1, int(self.done), int(self.bonus)),
        ]
        large = [self.steps, self.moved, self.queue, self.sister_used, self.sister_lessons]
        return b"".join(
            [
                bytes([int(n) for n in small]),
                *[int(n).to_bytes(8, "big") for n in large],
                bytes([int(n) for n in self.place]),
                *[int(n).to_bytes(3, "big") for n in self.may],
                bytes([int(n) for n in self.tiles]),
                *[(int(n) + 1).to_bytes(2, "big") for n in self.own],
                bytes([int(n) for n in self.island]),
                bytes([int(n) for n in self.order]),
                bytes([int(n) for n in self.hues]),
                bytes([int(n) for n in self.colours]),
            ]
        )


def start(seats: int, options: Mapping[str, str], chance: Chance, sink: Sink | None) -> IsleState:
    """A new match: boats and the first order are drawn, the first day begins."""
    state = IsleState(seats, sink)
    state.mode = SOLO if seats == 1 else FAMILY_MODE if options["mode"] == "family" else CLASSIC
    state.unpack_cards()
    state.unpack_boats(SUPPLY[seats])
    state.unpack_tiles(2 if state.mode == SOLO else seats)
    state.unpack_anytime()
    state.unpack_lessons()
    state.unpack_sister()
    sets = {BASIC_SET, None, *options["sets"]}
    if state.mode == FAMILY_MODE:
        for card in range(FIRST_FAMILY, CARDS):
            state.into_deck(card)
    else:
        for card in range(DISCOVERIES):
            if SET_OF[card] in sets:
                state.into_deck(card)
    set_up(state, LEVELS[options.get("level", "basic")], chance)
    return state


def set_up(state: IsleState, advanced: i64, chance: Chance) -> None:
    """Boats, baskets, Oshax, the order, and in solo the sister."""
    boats: i64 = 0
    for seat in range(state.seats):
        boat: i64 = state.draw_bit(boats, 0, 4, chance)  # R1
        boats |= i64(1) << boat
        state.own[seat * OWN + BOAT] = boat
        if state.mode != FAMILY_MODE:
            state.own[seat * OWN + BASKETS] = 1  # R1
        if state.sink is not None:
            state.sink.emit(BOAT_DRAWN, EVERYONE, seat, boat)
    places: i64 = i64(len(state.order))
    first: i64 = chance.below(places)  # R2
    for place in range(places):
        state.order[place] = u8((first + place) % places)
    state.tell_order()
    if state.mode == FAMILY_MODE:
        for oshax in range(i64(6)):
            state.island[LOST + FIRST_OSHAX + oshax] = 1
    else:
        drawn: i64 = 0
        for place in range(i64(6)):
            tile: i64 = state.draw_bit(drawn, 0, 6, chance) if state.mode == SOLO else place  # R48
            drawn |= i64(1) << tile
            state.island[OSHAX_ROW + place] = u8(tile)
        state.island[OSHAX_COUNT] = 6
    if state.mode == SOLO:
        state.draw_sister_lessons(advanced, chance)
        state.turn_colour(chance)
    if state.mode == FAMILY_MODE:
        state.start_draft(chance)
    else:
        state.begin_day(chance)


assert (PICK + 4, PICKING + 4) == (LAID, BOUGHT), "the places of the draft lie side by side"
