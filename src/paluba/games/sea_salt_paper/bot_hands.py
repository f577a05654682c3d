"""How much a seat likes its cards, and what others are likely to hold: they keep what they like."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.games.sea_salt_paper.bot_weights import (
    COLOUR_CARD,
    FIRST_OCTOPUS,
    FIRST_SAILOR,
    FIRST_SHELL,
    HALF_BOAT,
    HALF_CRAB,
    HALF_FISH,
    HALF_SWIMMER,
    MERMAIDS,
    PENGUIN_MORE,
    POINT,
    PREMIUM,
)
from paluba.games.sea_salt_paper.parts import (
    BOAT,
    CAPTAIN,
    CARDS,
    COLOUR,
    CRAB,
    FIGURE,
    FISH,
    LIGHTHOUSE,
    MERMAID,
    OCTOPUS,
    PENGUIN,
    PENGUIN_COLONY,
    SAILOR,
    SHARK,
    SHELL,
    SHOAL_OF_FISH,
    SWIMMER,
)
from paluba.games.sea_salt_paper.rules import SeaState
from paluba.games.sea_salt_paper.rules_cards import DECK, HAND, UNSEEN, lowest
from paluba.games.sea_salt_paper.rules_turn import ENOUGH
from paluba.games.sea_salt_paper.scoring import FIRST_COLOUR, TALLY, card_points, colour_bonus

TRIES: Final = 4
"""So many cards are tried for one that makes no pair."""
WAITING: Final = 4
"""One hand in so many may have enough points to close the round: its seat waits for more."""
ANY: Final = 1000
"""More points than a hand can have."""


def desire(tally: vec[u8], at: i64, points: i64, w: vec[i64]) -> i64:
    """How much a seat likes the cards of a tally, which have so many points."""
    liked: i64 = w[POINT] * points + w[COLOUR_CARD] * colour_bonus(tally, at)
    if i64(tally[at + CRAB]) & 1:
        liked += w[HALF_CRAB]
    if i64(tally[at + BOAT]) & 1:
        liked += w[HALF_BOAT]
    if i64(tally[at + FISH]) & 1:
        liked += w[HALF_FISH]
    alone: i64 = i64(tally[at + SWIMMER]) - i64(tally[at + SHARK])
    liked += w[HALF_SWIMMER] * (alone if alone >= 0 else -alone)
    if tally[at + SHELL] == 1:
        liked += w[FIRST_SHELL]
    if tally[at + OCTOPUS] == 1:
        liked += w[FIRST_OCTOPUS]
    if tally[at + SAILOR] == 1:
        liked += w[FIRST_SAILOR]
    if tally[at + PENGUIN] >= 1:
        liked += w[PENGUIN_MORE]
    if tally[at + LIGHTHOUSE] == 1 or tally[at + SHOAL_OF_FISH] == 1:
        liked += w[PREMIUM]
    if tally[at + PENGUIN_COLONY] == 1 or tally[at + CAPTAIN] == 1:
        liked += w[PREMIUM]
    mermaids: i64 = i64(tally[at + MERMAID])
    return liked + w[MERMAIDS] * mermaids * mermaids


def last_desire(tally: vec[u8], at: i64, card: i64, bar: i64) -> i64:
    """How much a seat would like one more card in its last turn, in hundredths of a point: to have more points than the
    caller, else the bonus."""
    tally[at + FIGURE[card]] += 1
    tally[at + FIRST_COLOUR + COLOUR[card]] += 1
    points: i64 = card_points(tally, at)
    liked: i64 = 100 * colour_bonus(tally, at) + 10 * points
    if points > bar:
        liked = 1000 + 100 * points
    tally[at + FIGURE[card]] -= 1
    tally[at + FIRST_COLOUR + COLOUR[card]] -= 1
    return liked


def suppose_hand(state: SeaState, viewer: i64, other: i64, chance: Chance, w: vec[i64]) -> None:
    """Deals a hand that somebody would hold: of every hidden card and two of the deck the one that the seat would
    rather have kept, but none that makes a pair, for that would have been laid, and seldom one that is enough to close
    the round."""
    left: i64 = state.size[DECK]
    if left == 0 or state.size[HAND + other] == 0:
        return
    hidden = vec[i64]([i64(0)] * CARDS)
    count: i64 = 0
    cards: i64 = state.held[other]
    while cards != 0:
        card: i64 = lowest(cards)
        cards &= cards - 1
        if i64(state.may[viewer * CARDS + card]) == UNSEEN:
            hidden[count] = card
            count += 1
            state.lose(other, card)
    entry: i64 = other * CARDS
    enough: i64 = ENOUGH
    if chance.below(WAITING) == 0 or card_points(state.tally, other * TALLY) >= ENOUGH:
        enough = ANY
    for n in range(count):
        held: i64 = hidden[n]
        liked: i64 = keeping(state, other, held, enough, w)
        for tried in range(i64(TRIES)):
            position: i64 = chance.below(left)
            drawn: i64 = i64(state.order[position])
            if i64(state.may[viewer * CARDS + drawn]) == UNSEEN:
                better: i64 = keeping(state, other, drawn, enough, w)
                if better > liked:
                    liked = better
                    state.order[position] = u8(held)
                    state.place[held] = DECK
                    state.may[entry + held] = state.may[entry + drawn]
                    held = drawn
            if tried > 0 and liked > 0:
                break
        state.gain(other, held)


def keeping(state: SeaState, seat: i64, card: i64, enough: i64, w: vec[i64]) -> i64:
    """How likely a card is to be kept hidden in a hand, in the unit of `desire`: 0 if it would have been laid, or the
    round closed with it; less if the match would be won."""
    at: i64 = seat * TALLY
    tally: vec[u8] = state.tally
    if tally[at + MERMAID] == 3 and FIGURE[card] == MERMAID:
        return -1
    mate: i64 = FIGURE[card]
    if mate <= SHARK:
        if mate == SWIMMER:
            mate = SHARK
        elif mate == SHARK:
            mate = SWIMMER
        if state.holds(seat, mate, 1):
            return 0
    tally[at + FIGURE[card]] += 1
    tally[at + FIRST_COLOUR + COLOUR[card]] += 1
    points: i64 = card_points(tally, at)
    liked: i64 = desire(tally, at, points, w) if points < enough else 0
    tally[at + FIGURE[card]] -= 1
    tally[at + FIRST_COLOUR + COLOUR[card]] -= 1
    return liked
