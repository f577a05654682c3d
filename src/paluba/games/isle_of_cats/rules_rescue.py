"""Phase 4: rescue cards are laid face down and turned, the order is set, and cats are rescued in turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.event import EVERYONE
from paluba.games.isle_of_cats.parts import (
    FIRST_RESCUE,
    LEFT_PRICE,
    LOW_BIT,
    RESCUE_BITS,
    RIGHT_PRICE,
    SHAPE,
    SISTER_BASKETS,
    SISTER_SPEED,
    SPEED,
    WORD,
)
from paluba.games.isle_of_cats.rules_boat import FISH, IN_ZONE, OWN, PACE, ZONE, ZONE_ROOM
from paluba.games.isle_of_cats.rules_cards import DOWN, HAND, OPEN, OUT
from paluba.games.isle_of_cats.rules_codes import (
    BY_RESCUE,
    CARD_COMMITTED,
    CARD_REVEALED,
    DO_COMMIT,
    DO_DONE,
    DO_PASS,
    DO_TAKE,
    FAMILY_MODE,
    NOBODY,
    ORDER_SET,
    PASSED,
    RESCUE,
    SOLO,
    SPEED_SUMMED,
    STEP_DONE,
)
from paluba.games.isle_of_cats.rules_solo import Sister

# Why a cat may not be taken.
FINE: Final = 0
NOT_THERE: Final = 1
NO_BASKET: Final = 2
NO_FISH: Final = 3
NO_PLACE: Final = 4

SISTER: Final = 1


class Rescue(Sister):
    """The rescue of the day."""

    # -- laying and turning rescue cards

    def legal_commit(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for word in range(i64(2)):
            left: i64 = self.sets[(HAND + seat) * 3 + word] & RESCUE_BITS[word]
            while left != 0:
                low: i64 = left & -left
                out[n] = DO_COMMIT + word * WORD + LOW_BIT[low % 59] - FIRST_RESCUE
                n += 1
                left ^= low
        n = self.legal_play(seat, out, n)
        out[n] = DO_DONE
        return n + 1

    def commit(self, seat: i64, card: i64) -> None:
        """Lays a rescue card face down: how many there are is for all to see, not which."""  # R12
        self.move_card(card, DOWN + seat)
        self.learn(seat, card, DOWN + seat)
        self.note_commitment(seat)
        self.ask = NOBODY
        if self.sink is not None:
            self.sink.emit(CARD_COMMITTED, i64(1) << seat, seat, card)

    def end_step(self, seat: i64) -> None:
        self.done = True
        self.ask = NOBODY
        if self.sink is not None:
            self.sink.emit(STEP_DONE, EVERYONE, seat)

    def reveal(self, chance: Chance) -> None:
        """All rescue cards are turned; the faster goes first, equals keep their order."""  # R13
        for seat in range(self.seats):
            self.own[seat * OWN + PACE] = 0
            for word in range(i64(2)):
                left: i64 = self.sets[(DOWN + seat) * 3 + word]
                while left != 0:
                    low: i64 = left & -left
                    card: i64 = word * WORD + LOW_BIT[low % 59]
                    self.own[seat * OWN + PACE] += SPEED[card]
                    self.publish(card)
                    if self.sink is not None:
                        self.sink.emit(CARD_REVEALED, EVERYONE, seat, card)
                    left ^= low
            self.move_all(DOWN + seat, OPEN + seat)
            if self.sink is not None:
                self.sink.emit(SPEED_SUMMED, EVERYONE, seat, self.own[seat * OWN + PACE])
        self.note_reveal()
        self.shown += 1
        if self.mode == SOLO:
            self.turn_sister_card(chance)
            self.sister_left = SISTER_BASKETS[self.sister_card]  # R50
            if self.sink is not None:
                self.sink.emit(SPEED_SUMMED, EVERYONE, -1, self.pace(SISTER))
        self.set_order()

    def pace(self, seat: i64) -> i64:
        """The speed of a seat, or of the sister."""
        if seat >= self.seats:
            return SISTER_SPEED[self.sister_card]  # R50
        return self.own[seat * OWN + PACE]

    def set_order(self) -> None:
        places: i64 = i64(len(self.order))
        for n in range(i64(1), places):
            mover: u8 = self.order[n]
            at: i64 = n
            while at > 0 and self.pace(i64(self.order[at - 1])) < self.pace(i64(mover)):
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = mover
        self.tell_order()

    def tell_order(self) -> None:
        if self.sink is not None:
            for n in range(i64(len(self.order))):
                seat: i64 = i64(self.order[n])
                self.sink.emit(ORDER_SET, EVERYONE, n, seat if seat < self.seats else i64(-1))

    # -- rescuing

    def why_not_take(self, seat: i64, tile: i64) -> i64:
        """Why a cat may not be rescued, FINE if it may."""
        zone: i64 = self.zone_of(tile)
        if zone < 0:
            return NOT_THERE
        if self.mode != FAMILY_MODE:
            if not self.has_basket(seat):
                return NO_BASKET  # R17
            if self.own[seat * OWN + FISH] < self.price(tile):
                return NO_FISH  # R16
        return FINE if self.fits(seat, SHAPE[tile]) else NO_PLACE  # R22

    def dearest(self, seat: i64) -> i64:
        """The zones where the seat can pay for a cat: 0 = none, 1 = the left one, 2 = both."""
        if self.mode == FAMILY_MODE:
            return 2
        fish: i64 = self.own[seat * OWN + FISH]
        if fish < LEFT_PRICE or not self.has_basket(seat):
            return 0
        return 2 if fish >= RIGHT_PRICE else 1

    def can_rescue(self, seat: i64) -> bool:
        for zone in range(self.dearest(seat)):
            base: i64 = ZONE + zone * ZONE_ROOM
            for n in range(base, base + i64(self.island[IN_ZONE + zone])):
                if self.fits(seat, SHAPE[i64(self.island[n])]):
                    return True
        return False

    def legal_rescue(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = self.legal_play(seat, out, 0)
        first: i64 = n
        for zone in range(self.dearest(seat)):
            base: i64 = ZONE + zone * ZONE_ROOM
            for entry in range(base, base + i64(self.island[IN_ZONE + zone])):
                tile: i64 = i64(self.island[entry])
                if self.fits(seat, SHAPE[tile]):
                    at: i64 = n
                    while at > first and out[at - 1] > DO_TAKE + tile:
                        out[at] = out[at - 1]
                        at -= 1
                    out[at] = DO_TAKE + tile
                    n += 1
        out[n] = DO_PASS if self.rescued == 0 else DO_DONE
        return n + 1

    def rescue(self, seat: i64, tile: i64) -> None:
        self.cause = BY_RESCUE
        self.take(seat, tile)

    def pass_turn(self, seat: i64) -> None:
        """Passes for the rest of the phase; rescue cards not used are discarded."""  # R18
        self.passed |= i64(1) << seat
        self.done = True
        self.ask = NOBODY
        if self.phase == RESCUE:
            self.move_all(OPEN + seat, OUT)
        if self.sink is not None:
            self.sink.emit(PASSED, EVERYONE, seat)
