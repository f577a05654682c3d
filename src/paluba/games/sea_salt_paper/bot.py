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
from paluba.games.sea_salt_paper.bot_closing import CLOSING, Closing
from paluba.games.sea_salt_paper.bot_hands import last_desire, suppose_hand
from paluba.games.sea_salt_paper.bot_likes import LIKES, WHOLE, appeal, denial, draw, promise, shown_by
from paluba.games.sea_salt_paper.bot_signs import SIGNS, Signs
from paluba.games.sea_salt_paper.bot_value import prospect
from paluba.games.sea_salt_paper.bot_weights import LAST_DECK, WEIGHTS
from paluba.games.sea_salt_paper.parts import BOAT, CARDS, CRAB, FISH, KIND, SHARK, SWIMMER
from paluba.games.sea_salt_paper.rules import SeaState
from paluba.games.sea_salt_paper.rules_cards import COUNTS, DECK, HAND, PILE
from paluba.games.sea_salt_paper.rules_numbers import (
    ALL_PAIRS,
    BOAT_PAIRS,
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
    FISH_PAIRS,
    KEEP,
    OVER,
    PICK,
    PLAY,
    SEARCH,
    SHARK_PAIRS,
    STEAL,
    TAKE,
)
from paluba.games.sea_salt_paper.scoring import TALLY, card_points, colour_bonus

NOTHING: Final = -1_000_000_000
"""Less than anything is liked."""


@final
class SeaPolicy(Policy):
    """Takes what completes sets, lays pairs, closes when ahead."""

    def __init__(self, weights: Weights, likes: vec[i64], closing: Closing, net: Net) -> None:
        self.weights = weights
        self.w = weights.numbers
        self.likes = likes
        self.closing = closing
        self.net = net

    def with_weights(self, changed: dict[str, int]) -> Policy:
        return SeaPolicy(self.weights.changed(changed), self.likes, self.closing, self.net)

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
            return self.play(state, seat)
        if state.ask == SEARCH:
            return DO_SEARCH + (0 if self.best_in(state, seat, 0, True) >= self.best_in(state, seat, 1, True) else 1)
        if state.ask == PICK:
            return DO_PICK + self.best_in(state, seat, state.searched, False)
        if state.ask == STEAL:
            return DO_STEAL + self.richest(state, seat)
        raise ValueError("the match is over")

    def take_last(self, state: SeaState, seat: i64) -> i64:
        """What to take in a last turn."""
        best: i64 = DO_DRAW
        bonus: i64 = colour_bonus(state.tally, seat * TALLY)
        most: i64 = 100 * bonus + self.w[LAST_DECK] if state.size[DECK] > 0 else -1
        for pile in range(i64(2)):
            if state.size[PILE + pile] > 0:
                liked: i64 = last_liking(state, seat, state.top(pile))
                if liked > most:
                    most = liked
                    best = DO_TAKE + pile
        return best

    def take(self, state: SeaState, seat: i64) -> i64:
        if state.caller >= 0:
            return self.take_last(state, seat)
        at: i64 = seat * TALLY
        points: i64 = card_points(state.tally, at)
        best: i64 = DO_DRAW
        most: i64 = draw(self.likes, state.size[DECK], points) if state.size[DECK] > 0 else NOTHING
        for pile in range(i64(2)):
            if state.size[PILE + pile] > 0:
                promised: i64 = promise(self.likes, state.tally, at, state.top(pile), points)
                if promised > most:
                    most = promised
                    best = DO_TAKE + pile
        return best

    def keep(self, state: SeaState, seat: i64) -> i64:
        """Of the two cards drawn the one to keep; the other is there for the next seat to take."""
        if state.caller >= 0:
            better = last_liking(state, seat, state.kept) >= last_liking(state, seat, state.other)
            return state.kept if better else state.other
        ahead: i64 = self.preference(state.tally, seat * TALLY, state.kept, state.other)
        shown: vec[u8] = shown_by(state, seat, (seat + 1) % state.seats)
        ahead += denial(self.likes, shown, state.kept) - denial(self.likes, shown, state.other)
        return state.kept if ahead >= 0 else state.other

    def preference(self, tally: vec[u8], at: i64, first: i64, second: i64) -> i64:
        """How much more promising the first of two cards is to a seat."""
        points: i64 = card_points(tally, at)
        return promise(self.likes, tally, at, first, points) - promise(self.likes, tally, at, second, points)

    def cover(self, state: SeaState, seat: i64) -> i64:
        """The pile whose top card is more promising to the next seat; of equals, the one less so to the seat."""
        first: i64 = state.top(0)
        second: i64 = state.top(1)
        theirs: i64 = self.preference(shown_by(state, seat, (seat + 1) % state.seats), 0, first, second)
        if theirs == 0:
            theirs = self.preference(state.tally, seat * TALLY, second, first)
        return 0 if theirs >= 0 else 1

    def play(self, state: SeaState, seat: i64) -> i64:
        """Lays the pairs that the seat has, then stops, bets or goes on, as is most promising."""
        pair: i64 = first_pair(state, seat)
        if pair < ALL_PAIRS:
            return DO_PAIR + pair
        if not state.can_close(seat):
            return DO_END
        promised: vec[i64] = self.closing.promises(state, seat)
        stop: i64 = promised[0]
        bet: i64 = promised[1]
        if max(stop, bet) <= 0:
            return DO_END
        return DO_STOP if stop >= bet else DO_LAST_CHANCE

    def best_in(self, state: SeaState, seat: i64, pile: i64, worth: bool) -> i64:
        """The best position of a pile for the seat (0 = top), or what its card is worth."""
        best: i64 = 0
        most: i64 = NOTHING
        at: i64 = seat * TALLY
        points: i64 = card_points(state.tally, at)
        size: i64 = state.size[PILE + pile]
        for position in range(size):
            card: i64 = i64(state.order[(PILE + pile) * CARDS + size - 1 - position])
            liked: i64
            if state.caller >= 0:
                liked = last_liking(state, seat, card)
            else:
                liked = promise(self.likes, state.tally, at, card, points)
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

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        """By the likes and the nets, where they have a say: what appeals most is worth as much as the position."""
        assert isinstance(state, SeaState)
        most: i64 = NOTHING
        if actions[0] == DO_STOP:
            promised: vec[i64] = self.closing.promises(state, seat)
            for n in range(count):
                out[n] = float(promised[n]) if n < len(promised) else 0.0
            most = max(i64(0), max(promised[0], promised[1]))
        elif state.caller < 0 and (state.ask == TAKE or state.ask == KEEP):
            for n in range(count):
                liked: i64 = appeal(self.likes, state, seat, actions[n])
                out[n] = float(liked)
                most = max(most, liked)
        else:
            return False
        now: float = self.value(state, seat)
        for n in range(count):
            out[n] = max(0.0, now + (out[n] - float(most)) / float(i64(WHOLE)))
        return True

    def signs(self, state: State, out: vec[i64]) -> i64:
        assert isinstance(state, SeaState)
        signs = Signs(out)
        signs.tell_position(state)
        return signs.count

    def quiet(self, state: State) -> bool:
        """At the beginning of a turn; with two seats only, as the others are judged by `value`."""
        assert isinstance(state, SeaState)
        return state.seats != 2 or (state.ask == TAKE and state.caller < 0)

    def stage(self, state: State) -> i64:
        """The round."""
        assert isinstance(state, SeaState)
        return state.round


def first_pair(state: SeaState, seat: i64) -> i64:
    """The first pair that a seat can lay; ALL_PAIRS if it has none."""
    pair: i64 = ALL_PAIRS
    if state.holds(seat, CRAB, 2):
        pair = 0
    elif state.holds(seat, BOAT, 2):
        pair = BOAT_PAIRS
    elif state.holds(seat, FISH, 2):
        pair = FISH_PAIRS
    elif state.holds(seat, SWIMMER, 1) and state.holds(seat, SHARK, 1):
        pair = SHARK_PAIRS
    while pair < ALL_PAIRS and not state.has_pair(seat * COUNTS, pair):
        pair += 1
    return pair


def last_liking(state: SeaState, seat: i64, card: i64) -> i64:
    """How much a seat would like a card in a last turn."""
    return last_desire(state.tally, seat * TALLY, card, card_points(state.tally, state.caller * TALLY))


POLICY: Final = SeaPolicy(WEIGHTS, LIKES, CLOSING, read_net(Path(__file__).parent / "net.json"))
