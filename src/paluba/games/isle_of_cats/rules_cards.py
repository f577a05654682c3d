"""Where every card is, and who knows it.

For each seat and card, `may` holds the places where the card may be as far as that seat can tell. Views and `imagine`
rest on it. A card that a seat has never met is UNSEEN: it may be wherever cards lie hidden. The truth is always among
the possibilities. Choices that are still sealed are no places of their own for anybody but the seat that made them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from paluba.core.chance import Chance
from paluba.core.state import NO_BYTES, NO_NUMBERS, State
from paluba.games.isle_of_cats.parts import (
    CARD_BIT,
    CARDS,
    DISCOVERIES,
    END_RESCUE,
    FIRST_FAMILY,
    FIRST_LESSON,
    FIRST_RESCUE,
    KIND,
    LOW_BIT,
    PRIVATE_LESSON,
    PUBLIC_LESSON,
    RESCUE_CARD,
    WORD,
)

# Places; where there is one for each seat, those of the other seats follow that of seat 0.
DECK: Final = 0
GONE: Final = 1
"""Discarded face down."""
HAND: Final = 2
OFFER: Final = 6
"""The hand to choose from, that is passed around."""
PICK: Final = 10
"""Chosen, and to be bought or not."""
LAID: Final = 14
"""Private lessons before a seat."""
DOWN: Final = 18
"""Rescue cards laid face down."""
DRAW: Final = 22
"""Drawn by the active seat, and to be bought or not."""
HIDEABLE: Final = 23
"""The places before this one are those where a card can be without everybody knowing it."""
OUT: Final = 23
"""Played or discarded for all to see."""
TABLE: Final = 24
"""Public lessons."""
OPEN: Final = 25
"""Rescue cards turned face up."""
PICKING: Final = 29
BOUGHT: Final = 33
PLAYING: Final = 37
"""Sealed choices: cards kept, bought and played until all seats have chosen."""
UNUSED: Final = 41
PLACES: Final = 42

UNSEEN: Final = (1 << HIDEABLE) - 1
PUBLIC: Final = 1 << OUT
PASSED_ON: Final = 255 << OFFER
"""The hands passed around and the cards chosen, of all seats."""
NO_SETS: Final = vec[i32]()


class Cards(State):
    """The discovery or family cards of a match and what each seat knows of them."""

    place: vec[u8] = NO_BYTES
    sets: vec[i64] = NO_NUMBERS
    """The cards of each place as bit masks of three words."""
    size: vec[u8] = NO_BYTES
    """How many cards each place has."""
    deck: vec[u8] = NO_BYTES
    """The cards of the deck, in no order: it is a bag."""
    may: vec[i32] = NO_SETS
    dealt: vec[u8] = NO_BYTES
    """The cards dealt today."""
    dealt_count: i64 = 0
    lessons_held: i64 = 0
    """The seats that may hold lessons in hand, as all can tell: they bought cards since they last laid lessons."""

    def unpack_cards(self) -> None:
        """Makes room for everything; no card is in play yet."""
        self.place = vec[u8]([u8(UNUSED)] * CARDS)
        self.sets = vec[i64]([i64(0)] * (PLACES * 3))
        self.size = vec[u8]([u8(0)] * PLACES)
        self.deck = vec[u8]([u8(0)] * DISCOVERIES)
        self.may = vec[i32]([i32(UNSEEN)] * (int(self.seats) * CARDS))
        self.dealt = vec[u8]([u8(0)] * 28)
        self.dealt_count = 0
        self.lessons_held = 0
        for card in range(i64(CARDS)):
            self.sets[UNUSED * 3 + card // WORD] |= CARD_BIT[card]
        self.size[UNUSED] = CARDS

    def copy_cards(self, other: Cards) -> None:
        self.seats = other.seats
        self.shown = other.shown
        self.place = other.place[:]
        self.sets = other.sets[:]
        self.size = other.size[:]
        self.deck = other.deck[:]
        self.may = other.may[:]
        self.dealt = other.dealt[:]
        self.dealt_count = other.dealt_count
        self.lessons_held = other.lessons_held

    def move_card(self, card: i64, to: i64) -> None:
        word: i64 = card // WORD
        bit: i64 = CARD_BIT[card]
        was: i64 = i64(self.place[card])
        self.sets[was * 3 + word] &= ~bit
        self.size[was] -= 1
        self.sets[to * 3 + word] |= bit
        self.size[to] += 1
        self.place[card] = u8(to)

    def into_deck(self, card: i64) -> None:
        """Puts a card into the deck while the match is set up."""
        self.deck[i64(self.size[DECK])] = u8(card)
        self.move_card(card, DECK)

    def draw_card(self, to: i64, chance: Chance) -> i64:
        """Takes a card out of the deck, each as likely as any other."""
        left: i64 = i64(self.size[DECK]) - 1
        at: i64 = chance.below(left + 1)
        card: i64 = i64(self.deck[at])
        self.deck[at] = self.deck[left]
        self.move_card(card, to)
        return card

    def has(self, place: i64, card: i64) -> bool:
        return i64(self.place[card]) == place

    def move_all(self, source: i64, to: i64) -> None:
        for word in range(i64(3)):
            self.sets[to * 3 + word] |= self.sets[source * 3 + word]
            left: i64 = self.sets[source * 3 + word]
            self.sets[source * 3 + word] = 0
            while left != 0:
                low: i64 = left & -left
                self.place[word * WORD + LOW_BIT[low % 59]] = u8(to)
                left ^= low
        self.size[to] += self.size[source]
        self.size[source] = 0

    # -- knowledge

    def knows(self, viewer: i64, card: i64) -> bool:
        """Whether the seat can tell where the card is."""
        may: i64 = i64(self.may[viewer * CARDS + card])
        return may & (may - 1) == 0

    def learn(self, viewer: i64, card: i64, place: i64) -> None:
        """The seat sees where a card is."""
        self.may[viewer * CARDS + card] = i32(1 << place)

    def publish(self, card: i64) -> None:
        """Everybody sees a card."""
        for viewer in range(self.seats):
            self.may[viewer * CARDS + card] = i32(PUBLIC)
        self.shown += 1

    def note_passing(self, step: i64) -> None:
        """The hands have been passed on: whatever was in one is now chosen by its holder or with the next seat.
        Who gets a hand sees what is in it and what is not."""
        for viewer in range(self.seats):
            for n in range(self.dealt_count):
                card: i64 = i64(self.dealt[n])
                may: i64 = i64(self.may[viewer * CARDS + card])
                place: i64 = i64(self.place[card])
                if place == OFFER + viewer or place == PICK + viewer:
                    self.learn(viewer, card, place)
                elif may != UNSEEN and may >> OFFER & 15:
                    new: i64 = may & ~(i64(15) << OFFER)
                    for holder in range(self.seats):
                        if may >> (OFFER + holder) & 1:
                            following: i64 = (holder + step + self.seats) % self.seats
                            if holder != viewer:
                                new |= i64(1) << (PICK + holder)
                            if following != viewer:
                                new |= i64(1) << (OFFER + following)
                    self.may[viewer * CARDS + card] = i32(new)

    def note_last_card(self) -> None:
        """Every seat has kept the last card of the hand passed to it."""
        for viewer in range(self.seats):
            for n in range(self.dealt_count):
                entry: i64 = viewer * CARDS + i64(self.dealt[n])
                may: i64 = i64(self.may[entry])
                if may != UNSEEN and may >> OFFER & 15:
                    offered: i64 = may >> OFFER & 15
                    self.may[entry] = i32(may & ~(i64(15) << OFFER) | offered << PICK)

    def note_purchase(self, seat: i64, bought: i64, left: i64) -> None:
        """A seat has bought some of its chosen cards and discarded the others: nobody else saw which."""
        picked: i64 = i64(1) << (PICK + seat)
        became: i64 = 0
        if bought > 0:
            became |= i64(1) << (HAND + seat)
            self.lessons_held |= i64(1) << seat
        if left > 0:
            became |= i64(1) << GONE
        for viewer in range(self.seats):
            if viewer != seat:
                for n in range(self.dealt_count):
                    entry: i64 = viewer * CARDS + i64(self.dealt[n])
                    may: i64 = i64(self.may[entry])
                    if may != UNSEEN and may & picked:
                        self.may[entry] = i32(may & ~picked | became)

    def note_lessons(self, seat: i64, laid: i64) -> None:
        """A seat has laid all its lessons: a lesson that was in its hand now lies before it."""
        held: i64 = i64(1) << (HAND + seat)
        self.lessons_held &= ~(i64(1) << seat)
        for viewer in range(self.seats):
            if viewer != seat:
                for card in range(i64(FIRST_LESSON), i64(FIRST_FAMILY)):
                    entry: i64 = viewer * CARDS + card
                    may: i64 = i64(self.may[entry])
                    if may != UNSEEN and may & held:
                        may &= ~held
                        if KIND[card] == PRIVATE_LESSON and laid > 0:
                            may |= i64(1) << (LAID + seat)
                        self.may[entry] = i32(may)

    def note_discard(self, seat: i64) -> None:
        """A seat has given up a private lesson unseen."""
        laid: i64 = i64(1) << (LAID + seat)
        for viewer in range(self.seats):
            if viewer != seat:
                for card in range(i64(FIRST_LESSON), i64(FIRST_FAMILY)):
                    may: i64 = i64(self.may[viewer * CARDS + card])
                    if may != UNSEEN and may & laid:
                        self.may[viewer * CARDS + card] = i32(may | 1 << GONE)

    def note_commitment(self, seat: i64) -> None:
        """A seat has laid a rescue card face down."""
        held: i64 = i64(1) << (HAND + seat)
        for viewer in range(self.seats):
            if viewer != seat:
                for card in range(i64(FIRST_RESCUE), i64(END_RESCUE)):
                    may: i64 = i64(self.may[viewer * CARDS + card])
                    if may != UNSEEN and may & held:
                        self.may[viewer * CARDS + card] = i32(may | i64(1) << (DOWN + seat))

    def note_reveal(self) -> None:
        """All rescue cards lie face up: no other card is among them."""
        down: i64 = i64(15) << DOWN
        for viewer in range(self.seats):
            for card in range(i64(FIRST_RESCUE), i64(END_RESCUE)):
                may: i64 = i64(self.may[viewer * CARDS + card])
                if may != UNSEEN and may & down:
                    self.may[viewer * CARDS + card] = i32(may & ~down)

    # -- imagining

    def fitting(self, viewer: i64, card: i64) -> i64:
        """Where a hidden card may be: what the viewer knows of it and what its kind allows."""
        may: i64 = i64(self.may[viewer * CARDS + card])
        kind: i64 = KIND[card]
        if kind != RESCUE_CARD:
            may &= ~(i64(15) << DOWN)
        if kind != PRIVATE_LESSON:
            may &= ~(i64(15) << LAID)
        if kind in (PRIVATE_LESSON, PUBLIC_LESSON):
            for seat in range(self.seats):
                if not self.lessons_held >> seat & 1:
                    may &= ~(i64(1) << (HAND + seat))
        return may

    def deal_anew(self, viewer: i64, drawer: i64, chance: Chance) -> None:
        """Deals every card that the viewer cannot place to a place where it may be, as the sizes allow."""
        free = vec[i64]([i64(0)] * PLACES)
        hidden = vec[u8]([u8(0)] * CARDS)
        fits = vec[i64]([i64(0)] * CARDS)
        to = vec[i64]([i64(-1)] * CARDS)
        count: i64 = 0
        for card in range(i64(CARDS)):
            if not self.knows(viewer, card) and self.place[card] != UNUSED:
                free[i64(self.place[card])] += 1
                fits[card] = self.fitting(viewer, card)
                hidden[count] = u8(card)
                count += 1
        chance.shuffle(hidden, count)
        self.deal_passed(viewer, hidden, count, to, free)
        for narrow in range(i64(LAID), i64(DRAW)):
            self.fill_narrow(narrow, hidden, count, fits, to, free)
        for n in range(count):
            if to[i64(hidden[n])] < 0:
                self.settle(i64(hidden[n]), hidden, count, fits, to, free, chance)
        for card in range(i64(CARDS)):
            if to[card] >= 0:
                self.move_card(card, to[card])
        left: i64 = 0
        for card in range(i64(CARDS)):
            if self.place[card] == DECK:
                self.deck[left] = u8(card)
                left += 1
        for card in range(i64(CARDS)):
            if to[card] >= 0:
                self.believe(viewer, card, drawer)

    def deal_passed(self, viewer: i64, hidden: vec[u8], count: i64, to: vec[i64], free: vec[i64]) -> None:
        """Of a hand that the viewer passed on it knows how many cards each seat has kept: cards that it cannot tell
        apart change places with one another."""
        for n in range(count):
            may: i64 = i64(self.may[viewer * CARDS + i64(hidden[n])])
            if to[i64(hidden[n])] < 0 and may != UNSEEN and may & PASSED_ON:
                following: i64 = n
                for place in range(i64(OFFER), i64(LAID)):
                    quota: i64 = 0
                    for other in range(count):
                        same = i64(self.may[viewer * CARDS + i64(hidden[other])]) == may
                        if same and i64(self.place[i64(hidden[other])]) == place:
                            quota += 1
                    while quota > 0:
                        card: i64 = i64(hidden[following])
                        if i64(self.may[viewer * CARDS + card]) == may:
                            to[card] = place
                            free[place] -= 1
                            quota -= 1
                        following += 1

    def fill_narrow(
        self, place: i64, hidden: vec[u8], count: i64, fits: vec[i64], to: vec[i64], free: vec[i64]
    ) -> None:
        """Fills a place that only cards of one kind can be in."""
        for n in range(count):
            card: i64 = i64(hidden[n])
            if free[place] > 0 and to[card] < 0 and fits[card] >> place & 1:
                to[card] = place
                free[place] -= 1

    def settle(
        self, card: i64, hidden: vec[u8], count: i64, fits: vec[i64], to: vec[i64], free: vec[i64], chance: Chance
    ) -> None:
        """Finds a place for a card, a roomy one the likelier, if need be by moving others on."""
        room: i64 = 0
        for place in range(i64(HIDEABLE)):
            if fits[card] >> place & 1:
                room += free[place]
        if room > 0:
            pick: i64 = chance.below(room)
            for place in range(i64(HIDEABLE)):
                if fits[card] >> place & 1:
                    pick -= free[place]
                    if pick < 0:
                        to[card] = place
                        free[place] -= 1
                        return
        if self.push(card, hidden, count, fits, to, free, 0) >= 0:
            raise ValueError("no deal fits what the seat knows")

    def push(
        self, card: i64, hidden: vec[u8], count: i64, fits: vec[i64], to: vec[i64], free: vec[i64], tried: i64
    ) -> i64:
        """Gives the card a place, if need be by moving another card on, and that one another. Returns -1 when that
        is done, else the places tried in vain."""
        for place in range(i64(HIDEABLE)):
            if fits[card] >> place & 1 and free[place] > 0:
                free[place] -= 1
                to[card] = place
                return -1
        for place in range(i64(HIDEABLE)):
            if fits[card] >> place & 1 and not tried >> place & 1:
                tried |= i64(1) << place
                for n in range(count):
                    other: i64 = i64(hidden[n])
                    if to[other] == place and fits[other] & ~tried:
                        tried = self.push(other, hidden, count, fits, to, free, tried)
                        if tried < 0:
                            to[card] = place
                            return -1
        return tried

    def believe(self, viewer: i64, card: i64, drawer: i64) -> None:
        """In a world dealt anew a seat knows its own cards, and nothing of those that the viewer cannot place."""
        place: i64 = i64(self.place[card])
        for other in range(self.seats):
            if other != viewer:
                mine = place == HAND + other or place == OFFER + other or place == PICK + other
                mine = mine or place == LAID + other or place == DOWN + other or (place == DRAW and drawer == other)
                self.may[other * CARDS + card] = i32(i64(1) << place if mine else i64(UNSEEN))
