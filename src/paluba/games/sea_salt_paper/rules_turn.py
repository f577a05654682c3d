"""A turn: taking a card, then pairs and their effects."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.chance import Chance
from paluba.core.event import EVERYONE
from paluba.games.sea_salt_paper.parts import (
    BOAT,
    CRAB,
    FIRST_MERMAID,
    FISH,
    KIND,
    MERMAID,
    MERMAIDS,
    PAIR_A,
    PAIR_B,
    SHARK,
    SWIMMER,
)
from paluba.games.sea_salt_paper.rules_cards import ALIKE, COUNTS, DECK, HAND, NONE, PILE, Cards, lowest
from paluba.games.sea_salt_paper.rules_numbers import (
    ALL_PAIRS,
    BOAT_PAIRS,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_KEPT,
    CARD_PICKED,
    CARD_STOLEN,
    DISCARD,
    DO_DISCARD,
    DO_DRAW,
    DO_END,
    DO_KEEP,
    DO_LAST_CHANCE,
    DO_PAIR,
    DO_PICK,
    DO_SEARCH,
    DO_STEAL,
    DO_STOP,
    DO_TAKE,
    EFFECT_SKIPPED,
    FISH_PAIRS,
    FOUR_MERMAIDS,
    KEEP,
    OVER,
    PAIR_LAID,
    PICK,
    PILE_SEARCHED,
    PLAY,
    SEARCH,
    SHARK_PAIRS,
    STEAL,
    TAKE,
    TAKE_SKIPPED,
    TOP_TAKEN,
    TURN_EXTENDED,
    TWO_DRAWN,
)
from paluba.games.sea_salt_paper.scoring import TALLY, card_points

ENOUGH: Final = 7
"""The points that a seat needs to close a round."""


class Turn(Cards):
    """What the active seat is in the middle of."""

    active: i64 = 0
    ask: i64 = 0
    caller: i64 = 0
    """The seat that called LAST CHANCE this round."""
    kept: i64 = 0
    other: i64 = 0
    """The two cards drawn, until one is kept; then `other` alone, until it is discarded."""
    searched: i64 = 0
    """The pile that is being looked through."""
    mermaids: i64 = 0
    """The seat that won by four mermaids."""

    def drawer(self) -> i64:
        return self.active

    # -- what is legal

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.ask == PLAY:
            return self.legal_play(seat, out)
        if self.ask == TAKE:
            if self.size[DECK] > 0:  # R6
                out[n] = DO_DRAW
                n += 1
            for pile in range(i64(2)):
                if self.size[PILE + pile] > 0:  # R8
                    out[n] = DO_TAKE + pile
                    n += 1
        elif self.ask == KEEP:  # R6
            low: i64 = KIND[self.kept]
            high: i64 = KIND[self.other]
            out[0] = DO_KEEP + (low if low < high else high)
            n = 1
            if low != high:
                out[1] = DO_KEEP + (high if low < high else low)
                n = 2
        elif self.ask == DISCARD or self.ask == SEARCH:
            first: i64 = DO_DISCARD if self.ask == DISCARD else DO_SEARCH
            out[0] = first
            out[1] = first + 1
            n = 2
        elif self.ask == PICK:  # R12
            n = self.size[PILE + self.searched]
            for position in range(n):
                out[position] = DO_PICK + position
        elif self.ask == STEAL:
            for victim in range(self.seats):
                if self.can_rob(victim):
                    out[n] = DO_STEAL + victim
                    n += 1
        return n

    @final
    def legal_play(self, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.holds(seat, CRAB, 2):
            n = self.legal_pairs(seat, 0, BOAT_PAIRS, out, n)
        if self.holds(seat, BOAT, 2):
            n = self.legal_pairs(seat, BOAT_PAIRS, FISH_PAIRS, out, n)
        if self.holds(seat, FISH, 2):
            n = self.legal_pairs(seat, FISH_PAIRS, SHARK_PAIRS, out, n)
        if self.holds(seat, SWIMMER, 1) and self.holds(seat, SHARK, 1):
            n = self.legal_pairs(seat, SHARK_PAIRS, ALL_PAIRS, out, n)
        if self.can_close(seat):
            out[n] = DO_STOP
            out[n + 1] = DO_LAST_CHANCE
            n += 2
        out[n] = DO_END
        return n + 1

    @final
    def holds(self, seat: i64, figure: i64, least: i64) -> bool:
        """Whether the seat has so many of a figure in hand."""
        return i64(self.hand[seat * COUNTS + ALIKE + figure]) >= least

    @final
    def legal_pairs(self, seat: i64, first: i64, end: i64, out: vec[i64], n: i64) -> i64:
        hand: i64 = seat * COUNTS
        for pair in range(first, end):
            if self.has_pair(hand, pair):
                out[n] = DO_PAIR + pair
                n += 1
        return n

    @final
    def has_pair(self, hand: i64, pair: i64) -> bool:
        """Whether the hand whose counts begin there has both cards of a pair."""
        a: i64 = PAIR_A[pair]
        b: i64 = PAIR_B[pair]
        return self.hand[hand + a] > 0 and self.hand[hand + b] > (1 if a == b else 0)  # R10

    @final
    def can_close(self, seat: i64) -> bool:
        """Whether the seat may call STOP or LAST CHANCE."""
        return self.caller == NONE and card_points(self.tally, seat * TALLY) >= ENOUGH  # R16

    @final
    def can_rob(self, victim: i64) -> bool:
        """Whether the active seat may steal from this one: not from itself, and not from an empty hand."""
        return victim != self.active and self.size[HAND + victim] > 0  # R15

    # -- what follows

    @final
    def start_turn(self, seat: i64) -> None:
        self.active = seat
        if self.size[DECK] + self.size[PILE] + self.size[PILE + 1] > 0:
            self.ask = TAKE  # R5
        else:
            self.ask = PLAY  # R9
            if self.sink is not None:
                self.sink.emit(TAKE_SKIPPED, EVERYONE, seat)

    @final
    def draw_two(self, seat: i64, chance: Chance) -> None:
        self.kept = self.draw(chance)
        if self.size[DECK] == 0:  # R7
            card: i64 = self.kept
            self.kept = NONE
            self.ask = PLAY
            if self.sink is not None:
                self.sink.emit(CARD_DRAWN, i64(1) << seat, seat, KIND[card])
            self.obtain(seat, card)
            return
        self.other = self.draw(chance)
        self.learn(seat, self.kept, i64(1) << (HAND + seat))
        self.learn(seat, self.other, i64(1) << (HAND + seat))
        self.ask = KEEP
        if self.sink is not None:
            self.sink.emit(TWO_DRAWN, i64(1) << seat, seat, KIND[self.kept], KIND[self.other])

    @final
    def keep(self, seat: i64, kind: i64) -> None:
        if KIND[self.kept] != kind:
            swapped: i64 = self.kept
            self.kept = self.other
            self.other = swapped
        card: i64 = self.kept
        if KIND[card] != kind:
            raise ValueError("that card was not drawn")
        self.kept = NONE
        if self.sink is not None:
            self.sink.emit(CARD_KEPT, i64(1) << seat, seat, KIND[card])
        if not self.obtain(seat, card):
            if self.size[PILE] == 0:  # R6
                self.discard(seat, 0)
            elif self.size[PILE + 1] == 0:  # R6
                self.discard(seat, 1)
            else:
                self.ask = DISCARD

    @final
    def discard(self, seat: i64, pile: i64) -> None:
        card: i64 = self.other
        self.other = NONE
        self.put(pile, card)
        self.ask = PLAY
        if self.sink is not None:
            self.sink.emit(CARD_DISCARDED, EVERYONE, seat, KIND[card], pile)

    @final
    def take_top(self, seat: i64, pile: i64) -> None:
        card: i64 = self.pull(pile, 0)
        self.announce(card, i64(1) << (HAND + seat))
        self.uncover(pile)
        self.ask = PLAY
        if self.sink is not None:
            self.sink.emit(TOP_TAKEN, EVERYONE, seat, KIND[card], pile)
        self.obtain(seat, card)

    @final
    def uncover(self, pile: i64) -> None:
        """Everybody sees the new top card of a pile."""
        if self.size[PILE + pile] > 0:
            self.announce(self.top(pile), i64(1) << (PILE + pile))
        self.rule_out_pile(pile)

    @final
    def obtain(self, seat: i64, card: i64) -> bool:
        """Puts a card into a hand; the fourth mermaid ends the match at once."""
        self.gain(seat, card)
        if i64(self.tally[seat * TALLY + MERMAID]) < MERMAIDS:
            return False
        self.mermaids = seat  # R28
        self.ask = OVER
        for mermaid in range(i64(FIRST_MERMAID), i64(FIRST_MERMAID + MERMAIDS)):
            self.expose(seat, mermaid)
        if self.sink is not None:
            self.sink.emit(FOUR_MERMAIDS, EVERYONE, seat)
        return True

    @final
    def lay_pair(self, seat: i64, pair: i64, chance: Chance) -> None:
        self.lay(seat, PAIR_A[pair])
        self.lay(seat, PAIR_B[pair])
        self.rule_out_hand(seat)
        if self.sink is not None:
            self.sink.emit(PAIR_LAID, EVERYONE, seat, pair)
        if pair < BOAT_PAIRS:
            done = self.use_crabs(seat)
        elif pair < FISH_PAIRS:
            done = self.use_boats(seat)
        elif pair < SHARK_PAIRS:
            done = self.use_fish(seat, chance)
        else:
            done = self.use_shark(seat, chance)
        if not done and self.sink is not None:  # R11
            self.sink.emit(EFFECT_SKIPPED, EVERYONE, seat)

    @final
    def lay(self, seat: i64, kind: i64) -> None:
        card: i64 = self.one_of(seat, kind)
        if card == NONE:
            raise ValueError("that card is not in the hand")
        self.expose(seat, card)

    @final
    def use_crabs(self, seat: i64) -> bool:
        if self.size[PILE] == 0 and self.size[PILE + 1] == 0:
            return False
        if self.size[PILE] == 0:
            self.search(seat, 1)
        elif self.size[PILE + 1] == 0:
            self.search(seat, 0)
        else:
            self.ask = SEARCH
        return True

    @final
    def search(self, seat: i64, pile: i64) -> None:
        self.searched = pile
        self.look_through(seat, pile)  # R12
        self.shown += 1
        self.ask = PICK
        if self.sink is not None:
            self.sink.emit(PILE_SEARCHED, EVERYONE, seat, pile)

    @final
    def pick(self, seat: i64, position: i64) -> None:
        pile: i64 = self.searched
        card: i64 = self.pull(pile, position)
        seen: i64 = i64(1) << seat
        if position == 0:  # R12
            seen = EVERYONE
            self.announce(card, i64(1) << (HAND + seat))
        else:
            for viewer in range(self.seats + 1):
                if viewer != seat:
                    self.suspect(viewer, PILE + pile, seat)
        self.uncover(pile)
        self.searched = NONE
        self.ask = PLAY
        if self.sink is not None:
            self.sink.emit(CARD_PICKED, seen, seat, pile, KIND[card])
        self.obtain(seat, card)

    @final
    def use_boats(self, seat: i64) -> bool:
        if self.size[DECK] + self.size[PILE] + self.size[PILE + 1] == 0:
            return False
        self.ask = TAKE  # R13
        if self.sink is not None:
            self.sink.emit(TURN_EXTENDED, EVERYONE, seat)
        return True

    @final
    def use_fish(self, seat: i64, chance: Chance) -> bool:
        if self.size[DECK] == 0:
            return False
        card: i64 = self.draw(chance)  # R14
        if self.sink is not None:
            self.sink.emit(CARD_DRAWN, i64(1) << seat, seat, KIND[card])
        self.obtain(seat, card)
        return True

    @final
    def use_shark(self, seat: i64, chance: Chance) -> bool:
        victims: i64 = 0
        only: i64 = NONE
        for victim in range(self.seats):
            if self.can_rob(victim):
                victims += 1
                only = victim
        if victims == 0:
            return False
        if victims == 1:
            self.steal(seat, only, chance)
        else:
            self.ask = STEAL
        return True

    @final
    def steal(self, seat: i64, victim: i64, chance: Chance) -> None:
        card: i64 = self.nth_of_hand(victim, chance.below(self.size[HAND + victim]))  # R15
        for viewer in range(self.seats + 1):
            if viewer != seat and viewer != victim:
                self.suspect(viewer, HAND + victim, seat)
        self.blur(seat, card)
        self.lose(victim, card)
        self.learn(victim, card, i64(1) << (HAND + seat))
        self.ask = PLAY
        if self.sink is not None:
            self.sink.emit(CARD_STOLEN, i64(1) << seat | i64(1) << victim, seat, victim, KIND[card])
        if not self.obtain(seat, card):
            self.rule_out_hand(victim)

    @final
    def nth_of_hand(self, seat: i64, n: i64) -> i64:
        cards: i64 = self.held[seat]
        while n > 0:
            cards &= cards - 1
            n -= 1
        if cards == 0:
            raise ValueError("the hand has not so many cards")
        return lowest(cards)
