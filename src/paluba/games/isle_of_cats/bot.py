"""A sensible default choice, and how good a position is. Both look only at what the seat may know.

Worths are tenths of a point. How tiles lie is judged in `bot_boat`, cards in `bot_cards`, lessons and what a day that
begins promises in `bot_judge`; the weights are data.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.playout import lead
from paluba.core.state import Policy, State, share_of_win
from paluba.core.weights import Weights
from paluba.games.isle_of_cats.bot_boat import NOWHERE, Eye, boat_promise
from paluba.games.isle_of_cats.bot_cards import (
    baskets_at,
    best_colour,
    holdings,
    laid_lessons,
    lesson_worth,
    net_worth,
    wants,
    worth_to_other,
)
from paluba.games.isle_of_cats.bot_judge import outlook, tile_promise
from paluba.games.isle_of_cats.bot_weights import (
    CAT_PRICE,
    DENY,
    HAND_CARD,
    HIDDEN_LESSON,
    LAST_FISH,
    LATER_BASKET,
    RARE,
    SPARE_FISH,
    STEER,
    WEIGHTS,
)
from paluba.games.isle_of_cats.bot_weights import FISH as FISH_WORTH
from paluba.games.isle_of_cats.parts import (
    BROKEN,
    CATS,
    DAYS,
    FIRST_COMMON,
    FIRST_RARE,
    FIRST_RESCUE,
    SPEED,
    WHOLE,
    WORD,
)
from paluba.games.isle_of_cats.rules import IsleState
from paluba.games.isle_of_cats.rules_boat import ASKED, BASKETS, BOAT, CATS_OF, FISH, OWN, PLACED, USED
from paluba.games.isle_of_cats.rules_cards import DOWN, HAND, LAID
from paluba.games.isle_of_cats.rules_codes import (
    BUY,
    CLASSIC,
    COLOUR,
    COMMIT,
    DISCARD,
    DO_BUY,
    DO_CHOOSE,
    DO_COMMIT,
    DO_DECLINE,
    DO_DISCARD,
    DO_DONE,
    DO_KEEP,
    DO_PASS,
    DO_PAY,
    DO_PLACE,
    DO_PLAY,
    DO_TAKE,
    DRAFT,
    DRAWN,
    FAMILY_MODE,
    NONE,
    OVER,
    PLACE,
    RESCUE,
    SOLO,
    TAKE,
    TREASURE,
)
from paluba.games.isle_of_cats.rules_lessons import FIRST_PUBLIC
from paluba.games.isle_of_cats.rules_strip import MOST_TILES, STRIP
from paluba.games.isle_of_cats.scoring import FAMILY_POINTS, FAMILY_SIZE, MEASURES, survey

PLAYED: Final = 20
"""What playing a card seems worth that the seat wants to play."""
SPREAD: Final = 20.0
SPREAD_A_DAY: Final = 8.0
"""By so many points of lead a match is well on its way to be decided on the last day, and by how many more for each day
that is left: by regression of the win on positions of the default choice against itself."""
PER_TENTH: Final = 0.001
"""What a tenth of a point adds to the value of a position that is even."""


@final
class IslePolicy(Policy):
    """Buys what it can use, fills rooms, keeps families together."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.w = weights.numbers

    def with_weights(self, changed: dict[str, int]) -> Policy:
        return IslePolicy(self.weights.changed(changed))

    def choose(self, state: State, seat: i64, chance: Chance, scratch: vec[i64]) -> i64:
        assert isinstance(state, IsleState)
        if state.ask == PLACE:
            eye = Eye(state, seat, self.w)
            eye.best(state.tile)
            return DO_PLACE + eye.spot
        if state.ask == DRAFT:
            return self.draft(state, seat, scratch)
        if state.ask == BUY and state.own[seat * OWN + ASKED] != NONE:
            return DO_CHOOSE + self.favourite(state, seat)
        if state.ask == BUY or state.ask == DRAWN:
            return self.purchase(state, seat, scratch)
        if state.ask == RESCUE:
            return self.rescue(state, seat, scratch)
        if state.ask == TREASURE or state.ask == TAKE:
            return self.best_tile(state, seat, scratch)
        if state.ask == COLOUR:
            if state.asked_card == NONE:
                return DO_CHOOSE + self.oshax_colour(state, seat)
            if state.asked_card >= FIRST_PUBLIC and state.mode == CLASSIC:
                return DO_CHOOSE + best_colour(state, seat, state.asked_card)
            return DO_CHOOSE + self.favourite(state, seat)
        if state.ask == COMMIT:
            return self.commit(state, seat, scratch)
        if state.ask == DISCARD:
            return self.worst_lesson(state, seat, scratch)
        count: i64 = state.legal(seat, scratch)
        for n in range(count):
            if scratch[n] >= DO_PLAY and scratch[n] < DO_DISCARD and wants(state, seat, scratch[n] - DO_PLAY):
                return scratch[n]
        last: i64 = scratch[count - 1]
        return last if last in (DO_DONE, DO_PASS) else scratch[0]

    # -- cards

    def draft(self, state: IsleState, seat: i64, scratch: vec[i64]) -> i64:
        """Keeps the best card, also by what the only other seat would have of it."""
        count: i64 = state.legal(seat, scratch)
        best: i64 = scratch[0]
        most: i64 = NOWHERE
        for n in range(count):
            worth: i64 = net_worth(state, seat, scratch[n] - DO_KEEP, self.w)
            if state.mode == CLASSIC and state.seats == 2:
                worth += self.w[DENY] * worth_to_other(state, 1 - seat, scratch[n] - DO_KEEP, self.w) // 100
            if worth > most:
                most = worth
                best = scratch[n]
        return best

    def purchase(self, state: IsleState, seat: i64, scratch: vec[i64]) -> i64:
        """Buys the best card that is worth its fish; plays cards for fish when they bring enough."""
        count: i64 = state.legal(seat, scratch)
        best: i64 = DO_DONE
        most: i64 = 0
        for n in range(count):
            action: i64 = scratch[n]
            if action >= DO_PLAY and action < DO_DISCARD:
                if wants(state, seat, action - DO_PLAY):
                    return action
            elif action >= DO_BUY and action < DO_COMMIT:
                gain: i64 = net_worth(state, seat, action - DO_BUY, self.w)
                if gain > most:
                    most = gain
                    best = action
        return best

    def commit(self, state: IsleState, seat: i64, scratch: vec[i64]) -> i64:
        """Commits baskets as far as the fish go, then speed; keeps the rest for later days."""
        count: i64 = state.legal(seat, scratch)
        more = self.wants_baskets(state, seat)
        best: i64 = NONE
        most: i64 = 0
        for n in range(count):
            action: i64 = scratch[n]
            if action >= DO_PLAY:
                if action < DO_DISCARD and wants(state, seat, action - DO_PLAY):
                    return action
            else:
                worth: i64 = commit_worth(action - DO_COMMIT + FIRST_RESCUE, more)
                if worth > most:
                    most = worth
                    best = action
        return DO_DONE if best == NONE else best

    def wants_baskets(self, state: IsleState, seat: i64) -> bool:
        """Whether the fish go further than the baskets committed."""
        cats: i64 = baskets_at(state, DOWN + seat) // 2 + state.own[seat * OWN + BASKETS] - state.own[seat * OWN + USED]
        return state.own[seat * OWN + FISH] >= self.w[CAT_PRICE] * (cats + 1) or state.day == DAYS

    def worst_lesson(self, state: IsleState, seat: i64, scratch: vec[i64]) -> i64:
        count: i64 = state.legal(seat, scratch)
        best: i64 = scratch[0]
        least: i64 = 100000
        for n in range(count):
            worth: i64 = lesson_worth(state, seat, scratch[n] - DO_DISCARD + 2 * WORD, self.w)
            if worth < least:
                least = worth
                best = scratch[n]
        return best

    def favourite(self, state: IsleState, seat: i64) -> i64:
        """The colour with most cats on the boat."""
        best: i64 = 0
        for colour in range(i64(5)):
            if state.own[seat * OWN + CATS_OF + colour] > state.own[seat * OWN + CATS_OF + best]:
                best = colour
        return best

    # -- tiles

    def rescue(self, state: IsleState, seat: i64, scratch: vec[i64]) -> i64:
        """Rescues the cat that fits best for its fish; passes when there is none."""
        count: i64 = state.legal(seat, scratch)
        for n in range(count):
            if scratch[n] >= DO_PLAY and scratch[n] < DO_DISCARD and wants(state, seat, scratch[n] - DO_PLAY):
                return scratch[n]
        first: i64 = 0
        while scratch[first] < DO_TAKE:
            first += 1
        if first == count - 1:
            return scratch[count - 1]
        return self.best_of(state, seat, first, count - 1, scratch)

    def best_tile(self, state: IsleState, seat: i64, scratch: vec[i64]) -> i64:
        """The treasure or Oshax that fits best."""
        count: i64 = state.legal(seat, scratch)
        first: i64 = 0
        while first < count and scratch[first] < DO_TAKE:
            first += 1
        end: i64 = first
        while end < count and scratch[end] < DO_PLACE:
            end += 1
        if end > first:
            return self.best_of(state, seat, first, end, scratch)
        return DO_PAY if scratch[count - 1] == DO_PAY else DO_DECLINE

    def best_of(self, state: IsleState, seat: i64, first: i64, end: i64, scratch: vec[i64]) -> i64:
        """The best of the tiles listed in `scratch` from `first` to before `end`."""
        eye = Eye(state, seat, self.w)
        best: i64 = scratch[first]
        most: i64 = NOWHERE
        for n in range(first, end):
            worth: i64 = self.tile_worth(state, eye, scratch[n] - DO_TAKE)
            if worth > most:
                most = worth
                best = scratch[n]
        return best

    def tile_worth(self, state: IsleState, eye: Eye, tile: i64) -> i64:
        """What a tile is worth at its best place and to lessons, less its fish."""
        worth: i64 = eye.best(tile)
        if state.mode == CLASSIC:
            worth += self.w[STEER] * tile_promise(state, eye.seat, tile, eye.measures()) // 100
        if state.mode != FAMILY_MODE:
            if tile < CATS and state.ask == RESCUE:
                worth -= self.w[FISH_WORTH] * state.price(tile)
            elif tile >= FIRST_RARE and tile < FIRST_COMMON:
                worth += self.w[RARE]
        return worth

    def oshax_colour(self, state: IsleState, seat: i64) -> i64:
        """The colour by which the boat is worth most with the Oshax just placed."""
        placed: i64 = state.own[seat * OWN + PLACED]
        strips: vec[u8] = state.tiles[seat * MOST_TILES * STRIP : (seat * MOST_TILES + placed) * STRIP]
        m = vec[i64]([i64(0)] * MEASURES)
        best: i64 = 0
        most: i64 = -1
        for colour in range(i64(5)):
            strips[(placed - 1) * STRIP + 1] = u8(colour)
            survey(strips, 0, placed, state.own[seat * OWN + BOAT], m)
            worth: i64 = 100 * m[FAMILY_POINTS] + 10 * m[FAMILY_SIZE] + state.own[seat * OWN + CATS_OF + colour]
            if state.mode == SOLO:
                worth -= state.colour_points(colour)
            if worth > most:
                most = worth
                best = colour
        return best

    # -- the order in which a search tries things

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        assert isinstance(state, IsleState)
        ask: i64 = state.ask
        if ask == PLACE:
            self.weigh_places(state, seat, actions, count, out)
        elif ask == DRAFT:
            for n in range(count):
                out[n] = float(net_worth(state, seat, actions[n] - DO_KEEP, self.w))
        elif (ask == BUY and state.own[seat * OWN + ASKED] == NONE) or ask in (DRAWN, COMMIT):
            self.weigh_cards(state, seat, actions, count, out)
        elif ask in (RESCUE, TREASURE, TAKE):
            self.weigh_tiles(state, seat, actions, count, out)
        else:
            return False
        most: float = out[0]
        for n in range(count):
            most = max(most, out[n])
        now: float = self.value(state, seat)
        for n in range(count):
            out[n] = max(0.0, now + (out[n] - most) * PER_TENTH)
        return True

    def weigh_places(self, state: IsleState, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        eye = Eye(state, seat, self.w)
        eye.ready(state.tile)
        for n in range(count):
            out[n] = float(eye.at_spot(state.tile, actions[n] - DO_PLACE))

    def weigh_cards(self, state: IsleState, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        more = self.wants_baskets(state, seat)
        for n in range(count):
            action: i64 = actions[n]
            worth: i64 = 0
            if action >= DO_PLAY and action < DO_DISCARD:
                worth = PLAYED if wants(state, seat, action - DO_PLAY) else -PLAYED
            elif action >= DO_BUY and action < DO_COMMIT:
                worth = net_worth(state, seat, action - DO_BUY, self.w)
            elif action >= DO_COMMIT and action < DO_PLAY:
                worth = commit_worth(action - DO_COMMIT + FIRST_RESCUE, more)
            out[n] = float(worth)

    def weigh_tiles(self, state: IsleState, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        eye = Eye(state, seat, self.w)
        for n in range(count):
            action: i64 = actions[n]
            worth: i64 = 0
            if action >= DO_PLAY and action < DO_DISCARD:
                worth = PLAYED if wants(state, seat, action - DO_PLAY) else -PLAYED
            elif action >= DO_TAKE and action < DO_PLACE:
                worth = self.tile_worth(state, eye, action - DO_TAKE)
            out[n] = float(worth)

    # -- positions

    def value(self, state: State, seat: i64) -> float:
        """At the end half of it is the win, and half by how many points: that tells more in fewer playouts."""
        assert isinstance(state, IsleState)
        if state.ask == OVER:
            share: float = share_of_win(state.winners(), seat, state.seats)
            return 0.5 * share + 0.5 / (1.0 + math.exp(-float(end_lead(state, seat)) / SPREAD))
        mine: i64 = self.prospect(state, seat, True)
        lead: float
        if state.mode == SOLO:
            lead = float(mine - 10 * state.sister_score()) / 10.0 - 30.0 * float(DAYS - state.day) / DAYS
        else:
            best: i64 = NOWHERE
            for other in range(state.seats):
                if other != seat:
                    best = max(best, self.prospect(state, other, False))
            lead = float(mine - best) / 10.0
        spread: float = SPREAD + SPREAD_A_DAY * float(DAYS - state.day)
        return 0.02 + 0.96 / (1.0 + math.exp(-lead / spread))

    def judge(self, state: State, seat: i64) -> float:
        """Where a day begins, by what all signs foretell, the cards that others are imagined to hold among them."""
        assert isinstance(state, IsleState)
        if state.ask != DRAFT or state.day < 2 or state.mode != CLASSIC:
            return self.value(state, seat)
        hidden: i64 = self.w[HIDDEN_LESSON]
        best: i64 = NOWHERE
        for other in range(state.seats):
            if other != seat:
                best = max(best, outlook(state, other, False, hidden))
        lead: float = float(outlook(state, seat, True, hidden) - best) / 10.0
        return 0.02 + 0.96 / (1.0 + math.exp(-lead / (SPREAD + SPREAD_A_DAY * float(DAYS + 1 - state.day))))

    def stage(self, state: State) -> i64:
        """The day."""
        assert isinstance(state, IsleState)
        return state.day

    def prospect(self, state: IsleState, seat: i64, own: bool) -> i64:
        """The score as it stands, with lessons, and what cells covered, fish, baskets and cards promise."""
        worth: i64 = 10 * (state.own_score(seat) if own else state.score(seat)) + boat_promise(state, seat, self.w)
        if own:
            worth += laid_lessons(state, seat, self.w)
        else:
            worth += self.w[HIDDEN_LESSON] * i64(state.size[LAID + seat])
        if state.mode != FAMILY_MODE:
            days: i64 = DAYS - state.day
            fish: i64 = state.purse(seat) if own else state.own[seat * OWN + FISH]
            worth += self.w[SPARE_FISH if days > 0 else LAST_FISH] * fish
            worth += self.w[LATER_BASKET] * days * state.own[seat * OWN + BASKETS]
            if own:
                worth += holdings(state, seat, fish, self.w)
            else:
                worth += (self.w[HAND_CARD] if days > 0 else 2) * i64(state.size[HAND + seat])
        return worth


def end_lead(state: IsleState, seat: i64) -> i64:
    """By how many points the seat is ahead of the best other one, or of the sister, when the match is over."""
    return lead(state, seat) - (state.sister_score() if state.mode == SOLO else 0)


def commit_worth(card: i64, more: bool) -> i64:
    """What committing a rescue card is worth, with or without use for more baskets."""
    if WHOLE[card] + BROKEN[card] == 0:
        return SPEED[card]
    return 10 * (2 * WHOLE[card] + BROKEN[card]) + SPEED[card] if more else 0


POLICY: Final = IslePolicy(WEIGHTS)
