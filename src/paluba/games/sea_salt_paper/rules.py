"""The rules: rounds, their closing, the end of the match. A turn is in `rules_turn`, the cards in `rules_cards`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.event import EVERYONE
from paluba.core.state import NO_BYTES, Sink, State
from paluba.games.sea_salt_paper.parts import CARDS, KIND, PAIRS, TARGETS
from paluba.games.sea_salt_paper.rules_cards import DECK, DRAWN, NONE, lowest
from paluba.games.sea_salt_paper.rules_numbers import (
    BET_LOST,
    BET_WON,
    CARD_REVEALED,
    DECK_EXHAUSTED,
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
    LAST_CHANCE_CALLED,
    OVER,
    PICK,
    PILE_OPENED,
    PLAY,
    ROUND_SCORED,
    ROUND_STARTED,
    SEARCH,
    STEAL,
    STOP_CALLED,
    TAKE,
    TURN_ENDED,
)
from paluba.games.sea_salt_paper.rules_turn import Turn
from paluba.games.sea_salt_paper.scoring import TALLY, card_points, colour_bonus

MOST_LEGAL: Final = len(PAIRS) + 3
MOST_SCORED: Final = 18
"""No match has more scored rounds: each adds at least 7 to the totals, which end at the target."""


@final
class SeaState(Turn):
    """A position of Sea Salt & Paper."""

    target: i64 = 0
    round: i64 = 0
    starter: i64 = 0
    scored: i64 = 0
    """How many rounds were scored."""
    sheet: vec[u8] = NO_BYTES
    """For each scored round and seat: points written for cards, and for colour."""

    def to_act(self) -> i64:
        return 0 if self.ask == OVER else i64(1) << self.active

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        if self.ask == TAKE:
            if action == DO_DRAW:
                self.draw_two(seat, chance)
            else:
                self.take_top(seat, action - DO_TAKE)
        elif self.ask == KEEP:
            self.keep(seat, action - DO_KEEP)
        elif self.ask == DISCARD:
            self.discard(seat, action - DO_DISCARD)
        elif self.ask == PLAY:
            if action == DO_END:
                self.end_turn(seat, chance)
            elif action == DO_STOP:
                self.stop(seat, chance)
            elif action == DO_LAST_CHANCE:
                self.call_last_chance(seat)
            else:
                self.lay_pair(seat, action - DO_PAIR, chance)
        elif self.ask == SEARCH:
            self.search(seat, action - DO_SEARCH)
        elif self.ask == PICK:
            self.pick(seat, action - DO_PICK)
        elif self.ask == STEAL:
            self.steal(seat, action - DO_STEAL, chance)
        else:
            raise ValueError("the match is over")

    def start_round(self, chance: Chance) -> None:
        self.round += 1
        self.gather()  # R2
        self.caller = NONE
        if self.sink is not None:
            self.sink.emit(ROUND_STARTED, EVERYONE, self.round - 1, self.starter)
        for pile in range(i64(2)):  # R2
            card: i64 = self.draw(chance)
            self.put(pile, card)
            if self.sink is not None:
                self.sink.emit(PILE_OPENED, EVERYONE, pile, KIND[card])
        self.start_turn(self.starter)

    # -- the end of a turn, a round, the match

    def end_turn(self, seat: i64, chance: Chance) -> None:
        if self.sink is not None:
            self.sink.emit(TURN_ENDED, EVERYONE, seat)
        following: i64 = (seat + 1) % self.seats
        if self.caller != NONE:
            self.lay_open(seat)  # R19
            if following == self.caller:
                self.settle_bet(chance)
            else:
                self.start_turn(following)
        elif self.size[DECK] == 0:  # R21
            if self.sink is not None:
                self.sink.emit(DECK_EXHAUSTED, EVERYONE, seat)
            self.starter = following
            self.start_round(chance)
        else:
            self.start_turn(following)

    def lay_open(self, seat: i64) -> None:
        """A seat lays its whole hand on the table."""
        while self.held[seat] != 0:
            card: i64 = lowest(self.held[seat])
            self.expose(seat, card)
            if self.sink is not None:
                self.sink.emit(CARD_REVEALED, EVERYONE, seat, KIND[card])
        self.rule_out_hand(seat)

    def stop(self, seat: i64, chance: Chance) -> None:
        if self.sink is not None:
            self.sink.emit(STOP_CALLED, EVERYONE, seat)
        for other in range(self.seats):
            self.lay_open(other)
        for other in range(self.seats):
            self.write(other, card_points(self.tally, other * TALLY), 0)  # R17
        self.close_round(seat, chance)

    def call_last_chance(self, seat: i64) -> None:
        self.caller = seat
        if self.sink is not None:
            self.sink.emit(LAST_CHANCE_CALLED, EVERYONE, seat, card_points(self.tally, seat * TALLY))
        self.lay_open(seat)  # R18
        self.start_turn((seat + 1) % self.seats)

    def settle_bet(self, chance: Chance) -> None:
        caller: i64 = self.caller
        best: i64 = 0
        for seat in range(self.seats):
            points: i64 = card_points(self.tally, seat * TALLY)
            if seat != caller and points > best:
                best = points
        won = card_points(self.tally, caller * TALLY) >= best  # R20
        if self.sink is not None:
            self.sink.emit(BET_WON if won else BET_LOST, EVERYONE, caller)
        for seat in range(self.seats):
            cards: i64 = card_points(self.tally, seat * TALLY)
            bonus: i64 = colour_bonus(self.tally, seat * TALLY)
            if won:
                self.write(seat, cards if seat == caller else 0, bonus)  # R20
            else:
                self.write(seat, 0 if seat == caller else cards, bonus if seat == caller else 0)  # R20
        self.close_round(caller, chance)

    def write(self, seat: i64, cards: i64, bonus: i64) -> None:
        self.sheet[self.scored * 8 + seat * 2] = u8(cards)
        self.sheet[self.scored * 8 + seat * 2 + 1] = u8(bonus)
        if self.sink is not None:
            self.sink.emit(ROUND_SCORED, EVERYONE, seat, cards, bonus)

    def close_round(self, closer: i64, chance: Chance) -> None:
        self.scored += 1
        for seat in range(self.seats):
            if self.score(seat) >= self.target:  # R27
                self.ask = OVER
        if self.ask != OVER:
            self.starter = (closer + 1) % self.seats  # R3
            self.start_round(chance)

    def score(self, seat: i64) -> i64:
        points: i64 = 0
        for scored in range(self.scored):
            points += self.written(scored, seat)
        return points

    def written(self, scored: i64, seat: i64) -> i64:
        """What a seat wrote down for a scored round."""
        return i64(self.sheet[scored * 8 + seat * 2]) + i64(self.sheet[scored * 8 + seat * 2 + 1])

    def winners(self) -> i64:
        if self.ask != OVER:
            return 0
        if self.mermaids != NONE:
            return i64(1) << self.mermaids  # R28
        won: i64 = 0
        best: i64 = -1
        for seat in range(self.seats):
            rank: i64 = self.score(seat) * 256 + self.written(self.scored - 1, seat)  # R29
            if rank > best:
                best = rank
                won = 0
            if rank == best:
                won |= i64(1) << seat
        return won

    # -- copies and imagined deals

    def copy(self) -> State:
        twin = SeaState(self.seats, None)
        twin.assign(self)
        return twin

    def assign(self, other: State) -> None:
        assert isinstance(other, SeaState)
        self.copy_cards(other)
        self.target = other.target
        self.round = other.round
        self.starter = other.starter
        self.active = other.active
        self.ask = other.ask
        self.caller = other.caller
        self.kept = other.kept
        self.other = other.other
        self.searched = other.searched
        self.mermaids = other.mermaids
        self.scored = other.scored
        self.sheet = other.sheet[:]

    def imagine(self, seat: i64, chance: Chance) -> None:
        self.deal_anew(seat, chance)
        if seat != self.active and self.other != NONE:
            both = self.kept != NONE
            self.kept = NONE
            self.other = NONE
            for card in range(i64(CARDS)):
                if i64(self.place[card]) == DRAWN:
                    if both and self.kept == NONE:
                        self.kept = card
                    else:
                        self.other = card

    def key(self) -> bytes:
        small = [self.seats, self.starter, self.active, self.ask, self.scored, *self.size]
        signed = [self.caller, self.kept, self.other, self.searched, self.mermaids]
        return b"".join(
            [
                int(self.round).to_bytes(4, "big"),
                bytes([int(n) for n in small]),
                bytes([int(n) + 1 for n in signed]),
                bytes([int(n) for n in self.place]),
                bytes([int(n) for n in self.stamp]),
                bytes([int(n) for n in self.may[: (self.seats + 1) * CARDS]]),
                bytes([int(n) for n in self.sheet]),
            ]
        )


def start(seats: int, options: Mapping[str, str], chance: Chance, sink: Sink | None) -> SeaState:
    """A new match; the starter is drawn."""
    state = SeaState(seats, sink)
    state.unpack()
    state.target = TARGETS[seats]
    state.round = 0
    state.kept = NONE
    state.other = NONE
    state.searched = NONE
    state.mermaids = NONE
    state.scored = 0
    state.sheet = vec[u8]([u8(0)] * (MOST_SCORED * 8))
    state.starter = chance.below(seats)  # R3
    state.start_round(chance)
    return state
