"""A sensible default choice, from what the seat may know, and how good a whole position is, real or imagined."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.net import Net, read_net
from paluba.core.state import Policy, State, share_of_win
from paluba.core.weights import Weights
from paluba.games.sea_salt_paper.bot_hands import desire, desire_with, last_desire, suppose_hand
from paluba.games.sea_salt_paper.bot_signs import SIGNS, Signs
from paluba.games.sea_salt_paper.bot_value import prospect
from paluba.games.sea_salt_paper.bot_weights import (
    BET_LEAD,
    DECK_WORTH,
    EVEN,
    FEW,
    HIDDEN,
    LAST_DECK,
    LAST_LEAD,
    STOP_LEAD,
    WEIGHTS,
)
from paluba.games.sea_salt_paper.parts import CARDS, COLOUR, FIGURE, KIND
from paluba.games.sea_salt_paper.rules import SeaState
from paluba.games.sea_salt_paper.rules_cards import DECK, HAND, PILE
from paluba.games.sea_salt_paper.rules_numbers import (
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
    KEEP,
    OVER,
    PICK,
    PLAY,
    SEARCH,
    STEAL,
    TAKE,
)
from paluba.games.sea_salt_paper.scoring import FIRST_COLOUR, TALLY, card_points, colour_bonus


@final
class SeaPolicy(Policy):
    """Takes what completes sets, lays pairs, closes when ahead."""

    def __init__(self, weights: Weights, net: Net) -> None:
        self.weights = weights
        self.w = weights.numbers
        self.net = net

    def with_weights(self, changed: dict[str, int]) -> Policy:
        return SeaPolicy(self.weights.changed(changed), self.net)

    def suppose(self, state: State, seat: i64, chance: Chance) -> None:
        assert isinstance(state, SeaState)
        for other in range(state.seats):
            if other != seat:
                suppose_hand(state, seat, other, chance, self.w)

    def choose(self, state: State, seat: i64, chance: Chance, scratch: vec[i64]) -> i64:
        assert isinstance(state, SeaState)
        if state.ask == TAKE:
            return self.take(state, seat)
        if state.ask == KEEP:
            return DO_KEEP + KIND[self.keep(state, seat)]
        if state.ask == DISCARD:
            return DO_DISCARD + self.cover(state, seat)
        if state.ask == PLAY:
            return self.play(state, seat, scratch)
        if state.ask == SEARCH:
            return DO_SEARCH + (0 if self.best_in(state, seat, 0, True) >= self.best_in(state, seat, 1, True) else 1)
        if state.ask == PICK:
            return DO_PICK + self.best_in(state, seat, state.searched, False)
        if state.ask == STEAL:
            return DO_STEAL + self.richest(state, seat)
        raise ValueError("the match is over")

    def liking(self, state: SeaState, seat: i64, card: i64) -> i64:
        """How much a seat would like its cards with one more."""
        if state.caller < 0:
            return desire_with(state.tally, seat * TALLY, card, self.w)
        return last_desire(state.tally, seat * TALLY, card, card_points(state.tally, state.caller * TALLY))

    def take_last(self, state: SeaState, seat: i64) -> i64:
        """What to take in a last turn."""
        best: i64 = DO_DRAW
        bonus: i64 = colour_bonus(state.tally, seat * TALLY)
        most: i64 = 100 * bonus + self.w[LAST_DECK] if state.size[DECK] > 0 else -1
        for pile in range(i64(2)):
            if state.size[PILE + pile] > 0:
                liked: i64 = self.liking(state, seat, state.top(pile))
                if liked > most:
                    most = liked
                    best = DO_TAKE + pile
        return best

    def take(self, state: SeaState, seat: i64) -> i64:
        if state.caller >= 0:
            return self.take_last(state, seat)
        best: i64 = DO_DRAW
        at: i64 = seat * TALLY
        most: i64 = desire(state.tally, at, self.w) + self.w[DECK_WORTH] if state.size[DECK] > 0 else -1
        for pile in range(i64(2)):
            if state.size[PILE + pile] > 0:
                liked: i64 = desire_with(state.tally, at, state.top(pile), self.w)
                if liked > most:
                    most = liked
                    best = DO_TAKE + pile
        return best

    def keep(self, state: SeaState, seat: i64) -> i64:
        """Of the two cards drawn the one to keep."""
        better = self.liking(state, seat, state.kept) >= self.liking(state, seat, state.other)
        return state.kept if better else state.other

    def cover(self, state: SeaState, seat: i64) -> i64:
        """The pile whose top card the next seat would like better."""
        shown: vec[u8] = shown_by(state, seat, (seat + 1) % state.seats)
        first: i64 = desire_with(shown, 0, state.top(0), self.w)
        second: i64 = desire_with(shown, 0, state.top(1), self.w)
        if first == second:
            first = desire_with(state.tally, seat * TALLY, state.top(1), self.w)
            second = desire_with(state.tally, seat * TALLY, state.top(0), self.w)
        return 0 if first >= second else 1

    def play(self, state: SeaState, seat: i64, scratch: vec[i64]) -> i64:
        count: i64 = state.legal(seat, scratch)
        if state.can_close(seat):
            return self.close(state, seat, scratch[0])
        first: i64 = scratch[0]
        return first if count > 1 and first < DO_SEARCH else DO_END

    def close(self, state: SeaState, seat: i64, first: i64) -> i64:
        """Lays the pairs that bring cards, then bets when far ahead of what the others can have, stops when not behind,
        else goes on."""
        if first >= DO_PAIR and first < DO_SEARCH:
            return first
        w: vec[i64] = self.w
        mine: i64 = 10 * card_points(state.tally, seat * TALLY)
        lead: i64 = 10000
        ahead: i64 = 10000
        for other in range(state.seats):
            if other != seat:
                shown: vec[u8] = shown_by(state, seat, other)
                theirs: i64 = 10 * card_points(shown, 0)
                hidden: i64 = cards_in(state.tally, other * TALLY) - cards_in(shown, 0)
                if hidden > w[FEW]:
                    theirs += w[HIDDEN] * (hidden - w[FEW])
                lead = min(lead, mine - theirs)
                ahead = min(ahead, mine - theirs + 10 * (state.score(seat) - state.score(other)))
        if 10 * state.score(seat) + mine >= 10 * state.target and ahead >= w[LAST_LEAD] - EVEN:
            return DO_STOP
        if lead >= w[BET_LEAD] - EVEN:
            return DO_LAST_CHANCE
        return DO_STOP if lead >= w[STOP_LEAD] - EVEN else DO_END

    def best_in(self, state: SeaState, seat: i64, pile: i64, worth: bool) -> i64:
        """The best position of a pile for the seat (0 = top), or what its card is worth."""
        best: i64 = 0
        most: i64 = -1
        size: i64 = state.size[PILE + pile]
        for position in range(size):
            card: i64 = i64(state.order[(PILE + pile) * CARDS + size - 1 - position])
            liked: i64 = self.liking(state, seat, card)
            if liked > most and (not worth or state.knows(seat, card)):
                most = liked
                best = position
        return most if worth else best

    def richest(self, state: SeaState, seat: i64) -> i64:
        """The opponent with most hidden cards."""
        best: i64 = -1
        most: i64 = 0
        for victim in range(state.seats):
            if state.can_rob(victim) and state.size[HAND + victim] > most:
                most = state.size[HAND + victim]
                best = victim
        return best

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, SeaState)
        if state.ask == OVER:
            return share_of_win(state.winners(), seat, state.seats)
        mine: float = prospect(state, seat)
        odds: float = 1.0
        for other in range(state.seats):
            if other != seat:
                odds += math.exp(prospect(state, other) - mine)
        return 0.02 + 0.96 / odds

    def judge(self, state: State, seat: i64) -> float:
        assert isinstance(state, SeaState)
        if state.ask == OVER or state.seats != 2:
            return self.value(state, seat)
        signs = vec[i64]([i64(0)] * SIGNS)
        self.signs(state, signs)
        odds: float = self.net.odds(signs)
        return odds if seat == state.active else 1.0 - odds

    def signs(self, state: State, out: vec[i64]) -> i64:
        assert isinstance(state, SeaState)
        return Signs(state, out).count

    def quiet(self, state: State) -> bool:
        """At the beginning of a turn; with two seats only, as the others are judged by `value`."""
        assert isinstance(state, SeaState)
        return state.seats != 2 or (state.ask == TAKE and state.caller < 0)

    def stage(self, state: State) -> i64:
        """The round."""
        assert isinstance(state, SeaState)
        return state.round


def shown_by(state: SeaState, viewer: i64, seat: i64) -> vec[u8]:
    """A tally of those cards of a seat that the viewer knows."""
    shown: vec[u8] = state.tally[seat * TALLY : seat * TALLY + TALLY]
    left: i64 = state.size[HAND + seat]
    card: i64 = 0
    while left > 0:
        if i64(state.place[card]) == HAND + seat:
            left -= 1
            if not state.knows(viewer, card):
                shown[FIGURE[card]] -= 1
                shown[FIRST_COLOUR + COLOUR[card]] -= 1
        card += 1
    return shown


def cards_in(tally: vec[u8], at: i64) -> i64:
    """How many cards a tally counts."""
    cards: i64 = 0
    for figure in range(i64(FIRST_COLOUR)):
        cards += i64(tally[at + figure])
    return cards


POLICY: Final = SeaPolicy(WEIGHTS, read_net(Path(__file__).parent))
