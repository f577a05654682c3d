"""Fish, baskets and cards bought: what a seat gains and what it pays."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.event import EVERYONE
from paluba.games.isle_of_cats.parts import (
    AMOUNT,
    BASKET_FOR_FISH,
    COST,
    EFFECT,
    FISH_PER_CAT,
    FISH_PER_COLOUR,
    FISH_PER_COMMON,
    FISH_PER_LESSON,
    FISH_PER_OSHAX,
    FISH_PER_RARE,
    LOW_BIT,
    MEASURE,
    WORD,
)
from paluba.games.isle_of_cats.rules_boat import (
    ASKED,
    BASKETS,
    CATS_OF,
    COMMON,
    FISH,
    GAINED,
    OSHAX,
    OWN,
    RARE,
    RECYCLED,
    SPENT,
    USED,
)
from paluba.games.isle_of_cats.rules_cards import BOUGHT, GONE, HAND, LAID, PLAYING
from paluba.games.isle_of_cats.rules_codes import (
    BASKET_GAINED,
    BASKET_RECYCLED,
    CARD_BOUGHT,
    DO_BUY,
    FISH_GAINED,
    PURCHASE_MADE,
)
from paluba.games.isle_of_cats.rules_tiles import Tiles


class Gains(Tiles):
    """What comes in and what goes out."""

    # -- fish and baskets

    def fish_for(self, seat: i64, card: i64) -> i64:
        """The fish that a card brings now; of cards 96 and 97 by the colour with most cats."""  # R32
        at: i64 = seat * OWN
        measure: i64 = MEASURE[card]
        found: i64 = 0
        if measure == FISH_PER_OSHAX:
            found = self.own[at + OSHAX]
        elif measure == FISH_PER_LESSON:
            found = i64(self.size[LAID + seat])
        elif measure == FISH_PER_RARE:
            found = self.own[at + RARE]
        elif measure == FISH_PER_COMMON:
            found = self.own[at + COMMON]
        else:
            for colour in range(i64(5)):
                cats: i64 = self.own[at + CATS_OF + colour]
                if measure == FISH_PER_COLOUR:
                    found += 1 if cats > 0 else 0
                elif cats > found:
                    found = cats
        return found * AMOUNT[card]

    def gain_fish(self, seat: i64, fish: i64) -> None:
        self.own[seat * OWN + FISH] += fish
        if self.sink is not None:
            self.sink.emit(FISH_GAINED, EVERYONE, seat, fish)

    def colours_aboard(self, seat: i64) -> i64:
        found: i64 = 0
        for colour in range(i64(5)):
            if self.own[seat * OWN + CATS_OF + colour] > 0:
                found += 1
        return found

    def recycle(self, seat: i64) -> None:
        """Gives up a permanent basket, a used one first."""  # R36
        self.own[seat * OWN + BASKETS] -= 1
        if self.own[seat * OWN + USED] > 0:
            self.own[seat * OWN + USED] -= 1
        if self.sink is not None:
            self.sink.emit(BASKET_RECYCLED, EVERYONE, seat)

    def gain_basket(self, seat: i64) -> None:
        self.own[seat * OWN + BASKETS] += 1  # R36
        if self.sink is not None:
            self.sink.emit(BASKET_GAINED, EVERYONE, seat)

    # -- buying cards

    def purse(self, seat: i64) -> i64:
        """The fish that a seat can still spend on cards."""
        at: i64 = seat * OWN
        return self.own[at + FISH] + self.own[at + GAINED] - self.own[at + SPENT]

    def legal_buy(self, seat: i64, source: i64, out: vec[i64], n: i64) -> i64:
        purse: i64 = self.purse(seat)
        for word in range(i64(3)):
            left: i64 = self.sets[source * 3 + word]
            while left != 0:
                low: i64 = left & -left
                card: i64 = word * WORD + LOW_BIT[low % 59]
                if COST[card] <= purse:  # R8
                    out[n] = DO_BUY + card
                    n += 1
                left ^= low
        return n

    def buy(self, seat: i64, card: i64) -> None:
        """Sets a card aside as bought; it is paid for when the purchase is settled."""
        self.move_card(card, BOUGHT + seat)
        self.own[seat * OWN + SPENT] += COST[card]

    def settle_purchase(self, seat: i64, source: i64) -> None:
        """Pays for the cards bought and discards the others unseen."""  # R8
        bought: i64 = i64(self.size[BOUGHT + seat])
        for word in range(i64(3)):
            left: i64 = self.sets[(BOUGHT + seat) * 3 + word]
            while left != 0:
                low: i64 = left & -left
                card: i64 = word * WORD + LOW_BIT[low % 59]
                self.learn(seat, card, HAND + seat)
                if self.sink is not None:
                    self.sink.emit(CARD_BOUGHT, i64(1) << seat, seat, card)
                left ^= low
            left = self.sets[source * 3 + word]
            while left != 0:
                low = left & -left
                self.learn(seat, word * WORD + LOW_BIT[low % 59], GONE)
                left ^= low
        if self.sink is not None:
            self.sink.emit(PURCHASE_MADE, EVERYONE, seat, bought, self.own[seat * OWN + SPENT])
        self.shown += 1
        self.own[seat * OWN + FISH] -= self.own[seat * OWN + SPENT]
        self.own[seat * OWN + SPENT] = 0
        self.move_all(BOUGHT + seat, HAND + seat)
        self.move_all(source, GONE)
        if bought > 0:
            self.lessons_held |= i64(1) << seat

    def seal_play(self, seat: i64, card: i64) -> None:
        """Plays a card that brings fish as part of a sealed purchase."""  # R9
        self.move_card(card, PLAYING + seat)
        if EFFECT[card] == BASKET_FOR_FISH:
            self.own[seat * OWN + RECYCLED] += 1
            self.own[seat * OWN + GAINED] += AMOUNT[card]
        elif MEASURE[card] == FISH_PER_CAT and self.colours_aboard(seat) > 1:
            self.own[seat * OWN + ASKED] = card
        else:
            self.own[seat * OWN + GAINED] += self.fish_for(seat, card)
