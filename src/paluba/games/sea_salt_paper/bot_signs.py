"""What the odds of a position are told by: small whole numbers, for the seat on turn, for the other, for the deck."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.games.sea_salt_paper.bot_gain import longer_colours, points_more
from paluba.games.sea_salt_paper.bot_hands import desire
from paluba.games.sea_salt_paper.bot_weights import WEIGHTS
from paluba.games.sea_salt_paper.parts import (
    BOAT,
    CAPTAIN,
    COLOUR,
    COLOURS,
    CRAB,
    FIGURE,
    FIGURES,
    FISH,
    LIGHTHOUSE,
    MERMAID,
    OCTOPUS,
    PENGUIN,
    PENGUIN_COLONY,
    PILES,
    SAILOR,
    SHARK,
    SHELL,
    SHOAL_OF_FISH,
    SWIMMER,
)
from paluba.games.sea_salt_paper.rules import SeaState
from paluba.games.sea_salt_paper.rules_cards import ALIKE, COUNTS, DECK, HAND, PILE
from paluba.games.sea_salt_paper.rules_turn import ENOUGH
from paluba.games.sea_salt_paper.scoring import FIRST_COLOUR, TALLY, card_points

SIGNS: Final = 87
LIKED: Final = 20
"""How much a seat likes a card is told in this unit."""


@final
class Signs:
    """Signs, written one after the other into `out`."""

    def __init__(self, out: vec[i64]) -> None:
        self.out = out
        self.count: i64 = 0

    def tell_position(self, state: SeaState) -> None:
        """A position of two seats where a turn begins."""
        self.tell_seat(state, state.active)
        self.tell_seat(state, 1 - state.active)
        self.tell_deck(state)

    def tell(self, sign: i64) -> None:
        self.out[self.count] = sign
        self.count += 1

    def tell_steps(self, number: i64, steps: i64) -> None:
        """For each of the first steps whether the number reaches it."""
        for step in range(i64(1), steps + 1):
            self.tell(1 if number >= step else 0)

    def tell_seat(self, state: SeaState, seat: i64) -> None:
        tally: vec[u8] = state.tally
        at: i64 = seat * TALLY
        points: i64 = card_points(tally, at)
        self.tell(points)
        self.tell(min(points, i64(ENOUGH)))
        cards: i64 = self.tell_cards(tally, at)
        self.tell(state.size[HAND + seat])
        score: i64 = state.score(seat)
        need: i64 = state.target - score - points
        self.tell(score)
        self.tell(1 if need <= 0 else 0)
        self.tell(max(i64(0), need))
        self.tell(pairs_in_hand(state, seat))
        self.tell(cards)
        self.tell_piles(state, at, points)

    def tell_cards(self, tally: vec[u8], at: i64) -> i64:
        """What a tally has of colours, pairs and collections; returns how many cards there are of all."""
        cards: i64 = self.tell_colours(tally, at)
        self.tell_pairs(tally, at)
        self.tell_sets(tally, at)
        return cards

    def tell_colours(self, tally: vec[u8], at: i64) -> i64:
        """How many cards the three strongest colours have; returns how many there are of all."""
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        cards: i64 = 0
        for colour in range(i64(len(COLOURS))):
            count: i64 = i64(tally[at + FIRST_COLOUR + colour])
            cards += count
            third = max(third, min(second, count))
            second = max(second, min(first, count))
            first = max(first, count)
        self.tell(first)
        self.tell(second)
        self.tell(third)
        return cards

    def tell_pairs(self, tally: vec[u8], at: i64) -> None:
        """What waits for its other half, and what the boats and fish are that a lighthouse or shoal counts."""
        boats: i64 = i64(tally[at + BOAT])
        fish: i64 = i64(tally[at + FISH])
        alone: i64 = i64(tally[at + SWIMMER]) - i64(tally[at + SHARK])
        self.tell(i64(tally[at + CRAB]) & 1)
        self.tell(boats & 1)
        self.tell(fish & 1)
        self.tell(max(i64(0), alone))
        self.tell(max(i64(0), -alone))
        self.tell(boats)
        self.tell(fish)

    def tell_sets(self, tally: vec[u8], at: i64) -> None:
        """How far the collections have come, and which cards that count others are there."""
        self.tell_steps(i64(tally[at + SHELL]), 2)
        self.tell(i64(tally[at + SHELL]))
        self.tell_steps(i64(tally[at + OCTOPUS]), 2)
        self.tell(i64(tally[at + OCTOPUS]))
        self.tell(i64(tally[at + PENGUIN]))
        self.tell_steps(i64(tally[at + SAILOR]), 2)
        self.tell(i64(tally[at + LIGHTHOUSE]))
        self.tell(i64(tally[at + SHOAL_OF_FISH]))
        self.tell(i64(tally[at + PENGUIN_COLONY]))
        self.tell(i64(tally[at + CAPTAIN]))
        self.tell_steps(i64(tally[at + MERMAID]), 3)

    def tell_piles(self, state: SeaState, at: i64, points: i64) -> None:
        """What the better of the two open cards would bring: points, and as much as the seat would like it."""
        tally: vec[u8] = state.tally
        gain: i64 = 0
        liked: i64 = 0
        before: i64 = desire(tally, at, points, WEIGHTS.numbers)
        for pile in range(i64(PILES)):
            if state.size[PILE + pile] > 0:
                card: i64 = state.top(pile)
                more: i64 = points_more(tally, at, card, longer_colours(tally, at, card))
                tally[at + FIGURE[card]] += 1
                tally[at + FIRST_COLOUR + COLOUR[card]] += 1
                gain = max(gain, more)
                liked = max(liked, desire(tally, at, points + more, WEIGHTS.numbers) - before)
                tally[at + FIGURE[card]] -= 1
                tally[at + FIRST_COLOUR + COLOUR[card]] -= 1
        self.tell(gain)
        self.tell(liked // LIKED)

    def tell_deck(self, state: SeaState) -> None:
        """What is left to draw, by figure, and how much in all."""
        first: i64 = self.count
        for _ in range(i64(len(FIGURES))):
            self.tell(0)
        left: i64 = state.size[DECK]
        for n in range(left):
            self.out[first + FIGURE[i64(state.order[n])]] += 1
        self.tell(left)


def pairs_in_hand(state: SeaState, seat: i64) -> i64:
    """How many pairs a seat could lay."""
    hand: i64 = seat * COUNTS + ALIKE
    eaten: i64 = min(i64(state.hand[hand + SWIMMER]), i64(state.hand[hand + SHARK]))
    pairs: i64 = (i64(state.hand[hand + CRAB]) >> 1) + (i64(state.hand[hand + BOAT]) >> 1)
    return pairs + (i64(state.hand[hand + FISH]) >> 1) + eaten
