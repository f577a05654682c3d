"""Phases 1 and 2: the draft and the purchase. Both are sealed: nobody sees a choice before all have chosen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.event import EVERYONE
from paluba.games.isle_of_cats.parts import (
    AMOUNT,
    CARDS,
    COST,
    DAILY_FISH,
    LOW_BIT,
    PICKS,
    WORD,
)
from paluba.games.isle_of_cats.rules_anytime import Anytime
from paluba.games.isle_of_cats.rules_boat import ASKED, CATS_OF, FISH, GAINED, OWN, RECYCLED, SPENT, TO_CHOOSE
from paluba.games.isle_of_cats.rules_cards import (
    BOUGHT,
    DRAW,
    GONE,
    HAND,
    LAID,
    OFFER,
    OUT,
    PICK,
    PICKING,
    PLAYING,
)
from paluba.games.isle_of_cats.rules_codes import (
    BUY,
    CARD_DEALT,
    CARD_KEPT,
    CARD_PLAYED,
    CARD_RECEIVED,
    DO_BUY,
    DO_CHOOSE,
    DO_DONE,
    DO_KEEP,
    DO_PLAY,
    DRAFT,
    FAMILY_MODE,
    FISH_CAUGHT,
    HANDS_PASSED,
    NOBODY,
    NONE,
    SOLO,
)

KEPT_AT_ONCE: Final = 2
SOLO_DEALT: Final = 5
SOLO_KEPT: Final = 3
FAMILY_DEALT: Final = 3


class Explore(Anytime):
    """The cards of the day."""

    def go_fishing(self) -> None:
        for seat in range(self.seats):
            self.own[seat * OWN + FISH] += DAILY_FISH  # R5
            if self.sink is not None:
                self.sink.emit(FISH_CAUGHT, EVERYONE, seat, i64(DAILY_FISH))

    def start_draft(self, chance: Chance) -> None:
        self.phase = DRAFT
        self.dealt_count = 0
        self.deal(self.dealt_each(), chance)  # R6 R49 R57
        self.ask_picks()

    def dealt_each(self) -> i64:
        if self.mode == SOLO:
            return SOLO_DEALT
        return FAMILY_DEALT if self.mode == FAMILY_MODE else PICKS

    def kept_each(self) -> i64:
        """How many cards a seat keeps of each hand."""
        return SOLO_KEPT if self.mode == SOLO else KEPT_AT_ONCE

    def deal(self, count: i64, chance: Chance) -> None:
        for seat in range(self.seats):
            for _ in range(count):
                self.deal_card(seat, OFFER + seat, chance)

    def deal_card(self, seat: i64, to: i64, chance: Chance) -> None:
        """Deals a card for the seat alone to see."""
        card: i64 = self.draw_card(to, chance)
        self.learn(seat, card, to)
        self.shown += 1
        self.dealt[self.dealt_count] = u8(card)
        self.dealt_count += 1
        if self.sink is not None:
            self.sink.emit(CARD_DEALT, i64(1) << seat, seat, card)

    def ask_picks(self) -> None:
        self.ask = DRAFT
        for seat in range(self.seats):
            self.own[seat * OWN + TO_CHOOSE] = self.kept_each()

    def sealed(self) -> i64:
        """The seats that have not yet chosen."""
        left: i64 = 0
        for seat in range(self.seats):
            if self.own[seat * OWN + TO_CHOOSE] > 0:
                left |= i64(1) << seat
        return left

    def legal_keep(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for word in range(i64(3)):
            left: i64 = self.sets[(OFFER + seat) * 3 + word]
            while left != 0:
                low: i64 = left & -left
                out[n] = DO_KEEP + word * WORD + LOW_BIT[low % 59]
                n += 1
                left ^= low
        return n

    def keep(self, seat: i64, card: i64, chance: Chance) -> None:
        """Keeps a card, sealed until all have kept theirs."""  # R7
        if self.own[seat * OWN + TO_CHOOSE] == 0 or not self.has(OFFER + seat, card):
            raise ValueError("that card cannot be kept now")
        self.move_card(card, PICKING + seat)
        self.own[seat * OWN + TO_CHOOSE] -= 1
        if self.sealed() == 0:
            self.open_picks(chance)

    def open_picks(self, chance: Chance) -> None:
        """All have kept their cards: the hands go on, or the draft ends."""
        for seat in range(self.seats):
            self.take_picks(seat, LAID if self.mode == FAMILY_MODE else PICK)
        self.shown += 1
        if self.mode == FAMILY_MODE:
            self.end_family_draft()
        elif self.mode == SOLO:
            self.end_solo_draft(chance)
        else:
            self.pass_hands()
            if i64(self.size[OFFER]) > 1:
                self.ask_picks()
            else:
                for seat in range(self.seats):  # the last card of a hand is no choice
                    self.move_all(OFFER + seat, PICKING + seat)
                    self.take_picks(seat, PICK)
                self.note_last_card()
                self.start_purchase()

    def take_picks(self, seat: i64, place: i64) -> None:
        for word in range(i64(3)):
            left: i64 = self.sets[(PICKING + seat) * 3 + word]
            while left != 0:
                low: i64 = left & -left
                card: i64 = word * WORD + LOW_BIT[low % 59]
                self.learn(seat, card, place + seat)
                if self.sink is not None:
                    self.sink.emit(CARD_KEPT, i64(1) << seat, seat, card)
                left ^= low
        self.move_all(PICKING + seat, place + seat)

    def pass_hands(self) -> None:
        """Every hand goes to the neighbour: clockwise on days 1, 3 and 5, else the other way."""
        step: i64 = 1 if self.day & 1 else -1  # R6
        if self.sink is not None:
            self.sink.emit(HANDS_PASSED, EVERYONE, i64(self.size[OFFER]))
        for seat in range(self.seats):
            self.move_all(OFFER + seat, PICKING + seat)
        for seat in range(self.seats):
            self.move_all(PICKING + seat, OFFER + (seat + step + self.seats) % self.seats)
        self.note_passing(step)
        if self.sink is not None:
            for seat in range(self.seats):
                for card in range(i64(CARDS)):
                    if self.has(OFFER + seat, card):
                        self.sink.emit(CARD_RECEIVED, i64(1) << seat, seat, card)

    def end_solo_draft(self, chance: Chance) -> None:
        """The cards not kept are discarded; twice five cards, and one more unseen."""  # R49
        for n in range(self.dealt_count):
            if self.has(OFFER, i64(self.dealt[n])):
                self.learn(0, i64(self.dealt[n]), GONE)
        self.move_all(OFFER, GONE)
        if i64(self.size[PICK]) < 2 * SOLO_KEPT:
            self.deal(SOLO_DEALT, chance)
            self.ask_picks()
        else:
            self.deal_card(0, PICK, chance)
            self.start_purchase()

    def end_family_draft(self) -> None:
        """Each seat keeps two of its cards as private lessons and returns the third unseen."""  # R57
        for seat in range(self.seats):
            for n in range(self.dealt_count):
                if self.has(OFFER + seat, i64(self.dealt[n])):
                    self.learn(seat, i64(self.dealt[n]), GONE)
            self.move_all(OFFER + seat, GONE)
        self.ask = NOBODY
        self.done = True

    # -- the purchase

    def start_purchase(self) -> None:
        self.phase = BUY
        self.ask = BUY
        for seat in range(self.seats):
            self.own[seat * OWN + TO_CHOOSE] = 1

    def legal_purchase(self, seat: i64, out: vec[i64]) -> i64:
        asked: i64 = self.own[seat * OWN + ASKED]
        if asked != NONE:
            n: i64 = 0
            for colour in range(i64(5)):
                if self.own[seat * OWN + CATS_OF + colour] > 0:
                    out[n] = DO_CHOOSE + colour
                    n += 1
            return n
        n = self.legal_buy(seat, PICK + seat, out, 0)
        n = self.legal_play(seat, out, n)
        out[n] = DO_DONE
        return n + 1

    def purchase(self, seat: i64, action: i64) -> None:
        """A step of a sealed purchase."""
        at: i64 = seat * OWN
        if self.own[at + TO_CHOOSE] == 0:
            raise ValueError("the purchase is sealed")
        if self.own[at + ASKED] != NONE:
            self.own[at + GAINED] += self.own[at + CATS_OF + action - DO_CHOOSE] * AMOUNT[self.own[at + ASKED]]
            self.own[at + ASKED] = NONE
        elif action == DO_DONE:
            self.own[at + TO_CHOOSE] = 0
            if self.sealed() == 0:
                self.open_purchases()
        elif action >= DO_PLAY:
            self.seal_play(seat, action - DO_PLAY)
        else:
            self.buy(seat, action - DO_BUY)

    def open_purchases(self) -> None:
        """All have bought: cards played are shown, cards bought are paid for, the others are discarded."""  # R8 R9
        for n in range(i64(len(self.order))):
            seat: i64 = i64(self.order[n])
            if seat < self.seats:
                self.show_plays(seat)
                bought: i64 = i64(self.size[BOUGHT + seat])
                left: i64 = i64(self.size[PICK + seat])
                self.settle_purchase(seat, PICK + seat)
                self.note_purchase(seat, bought, left)
        self.shown += 1
        self.ask = NOBODY
        self.done = True

    def show_plays(self, seat: i64) -> None:
        at: i64 = seat * OWN
        for word in range(i64(3)):
            left: i64 = self.sets[(PLAYING + seat) * 3 + word]
            while left != 0:
                low: i64 = left & -left
                card: i64 = word * WORD + LOW_BIT[low % 59]
                self.publish(card)
                if self.sink is not None:
                    self.sink.emit(CARD_PLAYED, EVERYONE, seat, card)
                left ^= low
        self.move_all(PLAYING + seat, OUT)
        for _ in range(self.own[at + RECYCLED]):
            self.recycle(seat)
        if self.own[at + GAINED] > 0:
            self.gain_fish(seat, self.own[at + GAINED])
        self.own[at + RECYCLED] = 0
        self.own[at + GAINED] = 0

    def unseal(self, viewer: i64) -> None:
        """Takes back the sealed choices of all seats but one."""
        for seat in range(self.seats):
            if seat != viewer:
                self.move_all(PICKING + seat, OFFER + seat)
                self.move_all(PLAYING + seat, HAND + seat)
                self.move_all(BOUGHT + seat, PICK + seat if self.phase == BUY else DRAW)
                self.own[seat * OWN + GAINED] = 0
                self.own[seat * OWN + SPENT] = 0
                self.own[seat * OWN + RECYCLED] = 0
                self.own[seat * OWN + ASKED] = NONE
                if self.ask == DRAFT and self.own[seat * OWN + TO_CHOOSE] > 0:
                    self.own[seat * OWN + TO_CHOOSE] = self.kept_each()

    def imagine_choices(self, viewer: i64, chance: Chance) -> None:
        """Makes up the sealed choices of the seats that have chosen, all but one."""
        for seat in range(self.seats):
            if seat != viewer and self.own[seat * OWN + TO_CHOOSE] == 0:
                if self.ask == DRAFT:
                    for _ in range(self.kept_each()):
                        self.move_card(self.any_of(OFFER + seat, chance), PICKING + seat)
                elif self.ask == BUY:
                    for _ in range(PICKS):
                        if self.size[PICK + seat] > 0 and chance.below(2) == 0:
                            card: i64 = self.any_of(PICK + seat, chance)
                            if COST[card] <= self.purse(seat):
                                self.buy(seat, card)

    def any_of(self, place: i64, chance: Chance) -> i64:
        """Any card of a place, each as likely as any other."""
        pick: i64 = chance.below(i64(self.size[place]))
        for word in range(i64(3)):
            left: i64 = self.sets[place * 3 + word]
            while left != 0:
                low: i64 = left & -left
                if pick == 0:
                    return word * WORD + LOW_BIT[low % 59]
                pick -= 1
                left ^= low
        raise ValueError("the place is empty")
