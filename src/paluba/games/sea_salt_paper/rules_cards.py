"""Where every card is, and who knows it.

For each viewer (the seats, and after them an onlooker) and each card, `may` holds the places where the card may be
as far as that viewer can tell. Views, events and `imagine` all rest on it. A card that a viewer has never met is
UNSEEN: in the deck or among the hidden cards of any hand. The truth is always among the possibilities.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.state import NO_BYTES, NO_NUMBERS, State
from paluba.games.sea_salt_paper.parts import CARDS, COLOUR, FIGURE, FIRST, FIRST_MERMAID, KIND, MERMAIDS
from paluba.games.sea_salt_paper.scoring import FIRST_COLOUR, TALLY

DECK: Final = 0
PILE: Final = 1
"""The first discard pile; the second follows."""
HAND: Final = 3
"""The hand of seat 0; those of the others follow."""
TABLE: Final = 7
"""The table of seat 0; those of the others follow."""
DRAWN: Final = 11
"""Drawn, and not yet kept or discarded."""
HIDEABLE: Final = 7
"""The places before this one are those where a card can be without everybody knowing it."""

UNSEEN: Final = 1 << DECK
HANDS: Final = 15 << HAND
"""The bits of all hands; UNSEEN has them in it."""
OPEN: Final = 1 << TABLE
"""Laid open before a seat, for all to see."""
NONE: Final = -1
ALIKE: Final = 46
"""How many kinds of cards there are."""
MOST_TRIES: Final = 100
COUNTS: Final = 60
"""The length of a hand's counts: the kinds, then the 14 figures."""
BIT: Final = vec[i64]([1 << card for card in range(CARDS)])
"""Each card as a bit. (Not written as a shift: compiled, 1 shifted by more than 31 is not what it should be.)"""
BITS: Final = 67
"""No two cards, as bits, leave the same rest when divided by this."""
CARD_OF: Final = vec[i64]([next((card for card in range(CARDS) if (1 << card) % BITS == n), NONE) for n in range(BITS)])

NO_CARDS: Final = vec[i64]([0] * 4)
NO_COUNTS: Final = vec[u8]([0] * (4 * COUNTS))
NO_TALLIES: Final = vec[u8]([0] * (4 * TALLY))
"""What empty hands hold; copied, never changed."""


class Cards(State):
    """The cards of a round and what each viewer knows of them."""

    order: vec[u8] = NO_BYTES
    """The cards of the deck (in no order: it is a bag), then of the two piles from the bottom up."""
    size: vec[i64] = NO_NUMBERS
    """How many cards are in the deck, in each pile and in each hand."""
    place: vec[u8] = NO_BYTES
    stamp: vec[u8] = NO_BYTES
    """When a card was discarded: the cards of a pile lie in this order."""
    discards: i64 = 0
    doubtful: i64 = 0
    """The places, as bits, that a card may have left or reached without some viewer seeing which card it was."""
    may: vec[u8] = NO_BYTES
    held: vec[i64] = NO_NUMBERS
    """The cards of each hand, as bits."""
    hand: vec[u8] = NO_BYTES
    """How many cards of each kind, and then of each figure, each hand holds."""
    tally: vec[u8] = NO_BYTES
    """What each seat has in hand and on the table (see scoring)."""

    @final
    def unpack(self) -> None:
        """Makes room for everything."""
        self.order = vec[u8]([u8(0)] * (3 * CARDS))
        self.size = vec[i64]([i64(0)] * HIDEABLE)
        self.place = vec[u8]([u8(0)] * CARDS)
        self.stamp = vec[u8]([u8(0)] * CARDS)
        self.may = vec[u8]([u8(0)] * (5 * CARDS))
        self.empty_hands()

    @final
    def empty_hands(self) -> None:
        """No seat has a card."""
        self.held = NO_CARDS[:]
        self.hand = NO_COUNTS[:]
        self.tally = NO_TALLIES[:]

    @final
    def copy_cards(self, other: Cards) -> None:
        self.seats = other.seats
        self.shown = other.shown
        self.order = other.order[:]
        self.size = other.size[:]
        self.place = other.place[:]
        self.stamp = other.stamp[:]
        self.discards = other.discards
        self.doubtful = other.doubtful
        self.may = other.may[:]
        self.held = other.held[:]
        self.hand = other.hand[:]
        self.tally = other.tally[:]

    @final
    def gather(self) -> None:
        """All cards go back into the deck, and nobody knows anything."""
        for card in range(i64(CARDS)):
            self.order[card] = u8(card)
            self.place[card] = DECK
            self.stamp[card] = 0
        for entry in range((self.seats + 1) * CARDS):
            self.may[entry] = UNSEEN
        for kind in range(self.seats * COUNTS):
            self.hand[kind] = 0
        for count in range(self.seats * TALLY):
            self.tally[count] = 0
        for seat in range(self.seats):
            self.held[seat] = 0
        for place in range(i64(HIDEABLE)):
            self.size[place] = 0
        self.size[DECK] = CARDS
        self.discards = 0
        self.doubtful = 0

    @final
    def draw(self, chance: Chance) -> i64:
        """Takes a card out of the deck, each as likely as any other."""
        left: i64 = self.size[DECK] - 1
        at: i64 = chance.below(left + 1)
        card: i64 = i64(self.order[at])
        self.order[at] = self.order[left]
        self.size[DECK] = left
        self.place[card] = DRAWN
        return card

    @final
    def gain(self, seat: i64, card: i64) -> None:
        """Puts a card into a hand; its owner knows it."""
        self.place[card] = u8(HAND + seat)
        self.size[HAND + seat] += 1
        self.held[seat] |= BIT[card]
        self.hand[seat * COUNTS + KIND[card]] += 1
        self.hand[seat * COUNTS + ALIKE + FIGURE[card]] += 1
        self.tally[seat * TALLY + FIGURE[card]] += 1
        self.tally[seat * TALLY + FIRST_COLOUR + COLOUR[card]] += 1
        self.learn(seat, card, 1 << (HAND + seat))

    @final
    def lose(self, seat: i64, card: i64) -> None:
        """Takes a card out of a hand and away from the seat."""
        self.leave_hand(seat, card)
        self.tally[seat * TALLY + FIGURE[card]] -= 1
        self.tally[seat * TALLY + FIRST_COLOUR + COLOUR[card]] -= 1

    @final
    def leave_hand(self, seat: i64, card: i64) -> None:
        self.size[HAND + seat] -= 1
        self.held[seat] &= ~BIT[card]
        self.hand[seat * COUNTS + KIND[card]] -= 1
        self.hand[seat * COUNTS + ALIKE + FIGURE[card]] -= 1

    @final
    def put(self, pile: i64, card: i64) -> None:
        """Puts a card on a pile, for all to see."""
        self.order[(PILE + pile) * CARDS + self.size[PILE + pile]] = u8(card)
        self.size[PILE + pile] += 1
        self.place[card] = u8(PILE + pile)
        self.stamp[card] = u8(self.discards)
        self.discards += 1
        self.announce(card, 1 << (PILE + pile))

    @final
    def top(self, pile: i64) -> i64:
        """The top card of a pile, NONE if it is empty."""
        size: i64 = self.size[PILE + pile]
        if size == 0:
            return NONE
        return i64(self.order[(PILE + pile) * CARDS + size - 1])

    @final
    def pull(self, pile: i64, position: i64) -> i64:
        """Takes a card out of a pile, counted from 0 at its top; the others keep their order."""
        base: i64 = (PILE + pile) * CARDS
        last: i64 = self.size[PILE + pile] - 1
        at: i64 = base + last - position
        card: i64 = i64(self.order[at])
        while at < base + last:
            self.order[at] = self.order[at + 1]
            at += 1
        self.size[PILE + pile] = last
        return card

    @final
    def expose(self, seat: i64, card: i64) -> None:
        """Lays a card of a hand open before its seat: it stays in the tally."""
        self.leave_hand(seat, card)
        for viewer in range(self.seats + 1):
            self.blur(viewer, card)
        self.place[card] = u8(TABLE + seat)
        self.announce(card, OPEN)

    @final
    def one_of(self, seat: i64, kind: i64) -> i64:
        """A card of this kind in a hand; NONE if there is none."""
        card: i64 = FIRST[kind]
        while card < CARDS and KIND[card] == kind:
            if self.held[seat] & BIT[card]:
                return card
            card += 1
        return NONE

    # -- knowledge

    @final
    def knows(self, viewer: i64, card: i64) -> bool:
        """Whether the viewer can tell where the card is."""
        return is_sure(i64(self.may[viewer * CARDS + card]))

    @final
    def learn(self, viewer: i64, card: i64, may: i64) -> None:
        """The viewer sees where a card is."""
        entry: i64 = viewer * CARDS + card
        if i64(self.may[entry]) != may:
            if not self.knows(viewer, card):
                self.shown += 1
            self.may[entry] = u8(may)

    @final
    def announce(self, card: i64, may: i64) -> None:
        """Everybody sees where a card is."""
        for viewer in range(self.seats + 1):
            self.learn(viewer, card, may)

    @final
    def blur(self, viewer: i64, card: i64) -> None:
        """A viewer sees a card of a hand. Cards of a kind are alike: it may be any of those that may be in that hand,
        so each of these may be wherever the card seen might have been."""
        here: i64 = i64(1) << i64(self.place[card]) | UNSEEN
        kind: i64 = KIND[card]
        twin: i64 = FIRST[kind]
        while twin < CARDS and KIND[twin] == kind:
            may: i64 = i64(self.may[viewer * CARDS + twin])
            if twin != card and may & here:
                may |= i64(self.may[viewer * CARDS + card])
                self.may[viewer * CARDS + twin] = u8(may & ~HANDS if may & UNSEEN else may)
            twin += 1

    @final
    def look_through(self, viewer: i64, pile: i64) -> None:
        """The viewer sees every card of a pile, and so which cards are no longer in it."""
        here: i64 = 1 << (PILE + pile)
        for card in range(i64(CARDS)):
            if i64(self.place[card]) == PILE + pile:
                self.learn(viewer, card, here)
            elif i64(self.may[viewer * CARDS + card]) & here:
                self.may[viewer * CARDS + card] = u8(i64(self.may[viewer * CARDS + card]) & ~here)
                self.shown += 1

    @final
    def suspect(self, viewer: i64, place: i64, taker: i64) -> None:
        """A hidden card went from a place to a hand: whatever might be there might now be in that hand too."""
        self.doubtful |= i64(1) << place | i64(1) << (HAND + taker)
        entries: vec[u8] = self.may
        for card in range(i64(CARDS)):
            may: i64 = i64(entries[viewer * CARDS + card])
            if may >> place & 1 and not may & UNSEEN and card != self.top(0) and card != self.top(1):
                entries[viewer * CARDS + card] = u8(may | 1 << (HAND + taker))

    @final
    def rule_out_hand(self, seat: i64) -> None:
        """A hand is empty: everybody knows that no card is there."""
        place: i64 = HAND + seat
        if self.doubtful >> place & 1 and self.size[place] == 0:
            for entry in range((self.seats + 1) * CARDS):
                self.clear(entry, place)
            self.doubtful &= ~(i64(1) << place)

    @final
    def rule_out_pile(self, pile: i64) -> None:
        """Everybody sees the top of a pile: what was discarded after it is not there; below a lone card is nothing."""
        place: i64 = PILE + pile
        if not self.doubtful >> place & 1:
            return
        size: i64 = self.size[place]
        top: i64 = self.top(pile)
        for card in range(i64(CARDS)):
            if card != top and (size <= 1 or self.stamp[card] > self.stamp[top]):
                for viewer in range(self.seats + 1):
                    self.clear(viewer * CARDS + card, place)
        if size <= 1:
            self.doubtful &= ~(i64(1) << place)

    @final
    def clear(self, entry: i64, place: i64) -> None:
        """A viewer can tell that a card is not at a place, if it may be somewhere else."""
        may: i64 = i64(self.may[entry])
        if may >> place & 1 and may & (may - 1):
            self.may[entry] = u8(may & ~(i64(1) << place))

    # -- imagining

    @final
    def deal_anew(self, viewer: i64, chance: Chance) -> None:
        """Deals every card that the viewer cannot place to a place where it may be, as the sizes allow. Nobody gets all
        mermaids: the match would be over."""
        tries: i64 = MOST_TRIES
        self.deal_once(viewer, chance)
        while tries > 0 and self.somebody_has_all_mermaids():
            self.deal_once(viewer, chance)
            tries -= 1
        self.count_again()
        may: vec[u8] = self.may
        onlooker: i64 = self.seats * CARDS
        for card in range(i64(CARDS)):
            seen: i64 = i64(may[viewer * CARDS + card])
            if not is_sure(seen):
                common: i64 = i64(may[onlooker + card]) | seen
                may[onlooker + card] = u8(common & ~HANDS if common & UNSEEN else common)
        for other in range(self.seats):
            if other != viewer:
                self.believe(viewer, other)

    @final
    def somebody_has_all_mermaids(self) -> bool:
        owner: i64 = i64(self.place[FIRST_MERMAID])
        if owner < HAND or owner >= DRAWN:
            return False
        for card in range(FIRST_MERMAID + 1, FIRST_MERMAID + MERMAIDS):
            place: i64 = i64(self.place[card])
            if place < HAND or place >= DRAWN or (place - HAND) & 3 != (owner - HAND) & 3:
                return False
        return True

    @final
    def deal_once(self, viewer: i64, chance: Chance) -> None:
        free = vec[i64]([i64(0)] * 12)
        torn = vec[u8]([u8(0)] * CARDS)
        """The cards that may be in a pile, or are known to be in one of a few places."""
        unseen = vec[u8]([u8(0)] * CARDS)
        torn_count: i64 = 0
        unseen_count: i64 = 0
        may: vec[u8] = self.may
        place: vec[u8] = self.place
        for card in range(i64(CARDS)):
            seen: i64 = i64(may[viewer * CARDS + card])
            if not is_sure(seen):
                free[i64(place[card])] += 1
                if seen == UNSEEN:
                    unseen[unseen_count] = u8(card)
                    unseen_count += 1
                else:
                    torn[torn_count] = u8(card)
                    torn_count += 1
        chance.shuffle(torn, torn_count)
        self.deal_torn(viewer, torn, torn_count, free, chance)
        for n in range(torn_count):
            if place[i64(torn[n])] == DECK:
                unseen[unseen_count] = torn[n]
                unseen_count += 1
        chance.shuffle(unseen, unseen_count)
        next_unseen: i64 = 0
        for where in range(i64(12)):
            while free[where] > 0:
                place[i64(unseen[next_unseen])] = u8(where)
                free[where] -= 1
                next_unseen += 1

    @final
    def deal_torn(self, viewer: i64, torn: vec[u8], count: i64, free: vec[i64], chance: Chance) -> None:
        """Piles first: only cards once discarded can be in them. Then the hands, moving others on where need be."""
        for n in range(count):
            card: i64 = i64(torn[n])
            may: i64 = i64(self.may[viewer * CARDS + card])
            self.place[card] = DECK
            for pile in range(i64(PILE), i64(HAND)):
                if may >> pile & 1 and free[pile] > 0:
                    self.place[card] = u8(pile)
                    free[pile] -= 1
                    break
        self.fill_piles(viewer, torn, count, free)
        for n in range(count):
            if self.place[i64(torn[n])] == DECK and not i64(self.may[viewer * CARDS + i64(torn[n])]) & UNSEEN:
                self.settle(viewer, i64(torn[n]), torn, count, free, 0, chance)

    @final
    def fill_piles(self, viewer: i64, torn: vec[u8], count: i64, free: vec[i64]) -> None:
        """Where a pile is still short of cards, one that may be in either moves to it, and another takes its place."""
        place: vec[u8] = self.place
        for pile in range(i64(PILE), i64(HAND)):
            elsewhere: i64 = PILE + HAND - 1 - pile
            for n in range(count):
                card: i64 = i64(torn[n])
                if free[pile] > 0 and i64(place[card]) == elsewhere and self.may_be(viewer, card, pile):
                    for m in range(count):
                        other: i64 = i64(torn[m])
                        if place[other] == DECK and self.may_be(viewer, other, elsewhere):
                            place[other] = u8(elsewhere)
                            place[card] = u8(pile)
                            free[pile] -= 1
                            break

    @final
    def may_be(self, viewer: i64, card: i64, place: i64) -> bool:
        """Whether a card may be at a place, as far as the viewer can tell."""
        return i64(self.may[viewer * CARDS + card]) >> place & 1 == 1

    @final
    def settle(
        self, viewer: i64, card: i64, torn: vec[u8], count: i64, free: vec[i64], tried: i64, chance: Chance
    ) -> bool:
        """Finds a hand for a card, a roomy one the likelier, if need be by moving another torn card on."""
        may: i64 = i64(self.may[viewer * CARDS + card]) & ~tried
        if may & UNSEEN:
            self.place[card] = DECK
            return True
        room: i64 = 0
        for hand in range(i64(HAND), i64(HIDEABLE)):
            if may >> hand & 1:
                room += free[hand]
        if room > 0:
            pick: i64 = chance.below(room)
            for hand in range(i64(HAND), i64(HIDEABLE)):
                if may >> hand & 1:
                    pick -= free[hand]
                    if pick < 0:
                        self.place[card] = u8(hand)
                        free[hand] -= 1
                        return True
        for place in range(i64(PILE), i64(HIDEABLE)):
            if may >> place & 1:
                for n in range(count):
                    other: i64 = i64(torn[n])
                    if i64(self.place[other]) == place and other != card:
                        if self.settle(viewer, other, torn, count, free, tried | 1 << place, chance):
                            self.place[card] = u8(place)
                            return True
        return False

    @final
    def believe(self, viewer: i64, other: i64) -> None:
        """In a world dealt anew a seat knows its own cards, and of what the viewer cannot place what all know."""
        mine: i64 = i64(1) << (HAND + other)
        may: vec[u8] = self.may
        onlooker: i64 = self.seats * CARDS
        drew: bool = other == self.drawer()
        for card in range(i64(CARDS)):
            if not is_sure(i64(may[viewer * CARDS + card])):
                place: i64 = i64(self.place[card])
                if place == HAND + other or (place == DRAWN and drew):
                    may[other * CARDS + card] = u8(mine)
                else:
                    may[other * CARDS + card] = u8(i64(may[onlooker + card]) & ~mine)

    def drawer(self) -> i64:
        """The seat that drew the cards not yet kept or discarded."""
        raise NotImplementedError

    @final
    def count_again(self) -> None:
        """Rebuilds from the places of the cards what is counted: the deck, the piles, hands and tallies."""
        self.empty_hands()
        held: vec[i64] = self.held
        hand: vec[u8] = self.hand
        tally: vec[u8] = self.tally
        order: vec[u8] = self.order
        size: vec[i64] = self.size
        for bag in range(i64(HAND)):
            size[bag] = 0
        for card in range(i64(CARDS)):
            place: i64 = i64(self.place[card])
            if place < HAND:
                at: i64 = place * CARDS + size[place]
                while at > place * CARDS and self.stamp[i64(order[at - 1])] > self.stamp[card]:
                    order[at] = order[at - 1]
                    at -= 1
                order[at] = u8(card)
                size[place] += 1
            elif place < DRAWN:
                owner: i64 = (place - HAND) & 3
                tally[owner * TALLY + FIGURE[card]] += 1
                tally[owner * TALLY + FIRST_COLOUR + COLOUR[card]] += 1
                if place < TABLE:
                    held[owner] |= BIT[card]
                    hand[owner * COUNTS + KIND[card]] += 1
                    hand[owner * COUNTS + ALIKE + FIGURE[card]] += 1


def is_sure(may: i64) -> bool:
    """Whether a card that may be at these places can be at one only."""
    return may != UNSEEN and may & (may - 1) == 0


def lowest(cards: i64) -> i64:
    """The lowest card of some given as bits, of which there is at least one."""
    return CARD_OF[(cards & -cards) % BITS]
