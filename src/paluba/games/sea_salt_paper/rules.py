"""The rules: turns, pairs, the end of a round and of the match. Where the cards are is in `rules_cards`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.event import EVERYONE
from paluba.core.state import Sink, State
from paluba.games.sea_salt_paper import events as happened
from paluba.games.sea_salt_paper.actions import (
    ACTIONS,
    Discard,
    Draw,
    EndTurn,
    Keep,
    LastChance,
    LayPair,
    Pick,
    Search,
    Steal,
    Stop,
    TakeTop,
)
from paluba.games.sea_salt_paper.events import EVENTS
from paluba.games.sea_salt_paper.parts import (
    BOAT,
    CARDS,
    CRAB,
    FIRST_BOAT_PAIR,
    FIRST_FISH_PAIR,
    FIRST_MERMAID,
    FIRST_SHARK_PAIR,
    FISH,
    KIND,
    MERMAID,
    MERMAIDS,
    PAIR_A,
    PAIR_B,
    PAIRS,
    SHARK,
    SWIMMER,
    TARGETS,
)
from paluba.games.sea_salt_paper.rules_cards import ALIKE, COUNTS, DECK, DRAWN, HAND, NONE, PILE, Cards
from paluba.games.sea_salt_paper.scoring import TALLY, card_points, colour_bonus

# What is asked.
TAKE: Final = 0
KEEP: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
SEARCH: Final = 4
PICK: Final = 5
STEAL: Final = 6
OVER: Final = 7

# The numbers of the actions.
DO_DRAW: Final[i64] = ACTIONS.first(Draw)
DO_TAKE: Final[i64] = ACTIONS.first(TakeTop)
DO_KEEP: Final[i64] = ACTIONS.first(Keep)
DO_DISCARD: Final[i64] = ACTIONS.first(Discard)
DO_PAIR: Final[i64] = ACTIONS.first(LayPair)
DO_SEARCH: Final[i64] = ACTIONS.first(Search)
DO_PICK: Final[i64] = ACTIONS.first(Pick)
DO_STEAL: Final[i64] = ACTIONS.first(Steal)
DO_STOP: Final[i64] = ACTIONS.first(Stop)
DO_LAST_CHANCE: Final[i64] = ACTIONS.first(LastChance)
DO_END: Final[i64] = ACTIONS.first(EndTurn)

BOAT_PAIRS: Final[i64] = FIRST_BOAT_PAIR
FISH_PAIRS: Final[i64] = FIRST_FISH_PAIR
SHARK_PAIRS: Final[i64] = FIRST_SHARK_PAIR
ALL_PAIRS: Final[i64] = len(PAIRS)

ENOUGH: Final = 7
"""The points that a seat needs to close a round."""
MOST_LEGAL: Final = len(PAIRS) + 3
MOST_SCORED: Final = 18
"""No match has more scored rounds: each adds at least 7 to the totals, which end at the target."""


@final
class SeaState(Cards):
    """A position of Sea Salt & Paper."""

    target: i64
    round: i64
    starter: i64
    active: i64
    ask: i64
    caller: i64
    """The seat that called LAST CHANCE this round."""
    kept: i64
    other: i64
    """The two cards drawn, until one is kept; then `other` alone, until it is discarded."""
    searched: i64
    """The pile that is being looked through."""
    mermaids: i64
    """The seat that won by four mermaids."""
    scored: i64
    """How many rounds were scored."""
    sheet: vec[u8]
    """For each scored round and seat: points written for cards, and for colour."""

    def to_act(self) -> i64:
        return 0 if self.ask == OVER else i64(1) << self.active

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

    def holds(self, seat: i64, figure: i64, least: i64) -> bool:
        """Whether the seat has so many of a figure in hand."""
        return i64(self.hand[seat * COUNTS + ALIKE + figure]) >= least

    def legal_pairs(self, seat: i64, first: i64, end: i64, out: vec[i64], n: i64) -> i64:
        hand: i64 = seat * COUNTS
        for pair in range(first, end):
            a: i64 = PAIR_A[pair]
            b: i64 = PAIR_B[pair]
            if self.hand[hand + a] > 0 and self.hand[hand + b] > (1 if a == b else 0):  # R10
                out[n] = DO_PAIR + pair
                n += 1
        return n

    def can_close(self, seat: i64) -> bool:
        """Whether the seat may call STOP or LAST CHANCE."""
        return self.caller == NONE and card_points(self.tally, seat * TALLY) >= ENOUGH  # R16

    def can_rob(self, victim: i64) -> bool:
        """Whether the active seat may steal from this one: not from itself, and not from an empty hand."""
        return victim != self.active and self.size[HAND + victim] > 0  # R15

    # -- what follows

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

    def start_turn(self, seat: i64) -> None:
        self.active = seat
        if self.size[DECK] + self.size[PILE] + self.size[PILE + 1] > 0:
            self.ask = TAKE  # R5
        else:
            self.ask = PLAY  # R9
            if self.sink is not None:
                self.sink.emit(TAKE_SKIPPED, EVERYONE, seat)

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

    def discard(self, seat: i64, pile: i64) -> None:
        card: i64 = self.other
        self.other = NONE
        self.put(pile, card)
        self.ask = PLAY
        if self.sink is not None:
            self.sink.emit(CARD_DISCARDED, EVERYONE, seat, KIND[card], pile)

    def take_top(self, seat: i64, pile: i64) -> None:
        card: i64 = self.pull(pile, 0)
        self.announce(card, i64(1) << (HAND + seat))
        self.uncover(pile)
        self.ask = PLAY
        if self.sink is not None:
            self.sink.emit(TOP_TAKEN, EVERYONE, seat, KIND[card], pile)
        self.obtain(seat, card)

    def uncover(self, pile: i64) -> None:
        """Everybody sees the new top card of a pile."""
        if self.size[PILE + pile] > 0:
            self.announce(self.top(pile), i64(1) << (PILE + pile))
        self.rule_out_pile(pile)

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

    def lay(self, seat: i64, kind: i64) -> None:
        card: i64 = self.one_of(seat, kind)
        if card == NONE:
            raise ValueError("that card is not in the hand")
        self.expose(seat, card)

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

    def search(self, seat: i64, pile: i64) -> None:
        self.searched = pile
        self.look_through(seat, pile)  # R12
        self.shown += 1
        self.ask = PICK
        if self.sink is not None:
            self.sink.emit(PILE_SEARCHED, EVERYONE, seat, pile)

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

    def use_boats(self, seat: i64) -> bool:
        if self.size[DECK] + self.size[PILE] + self.size[PILE + 1] == 0:
            return False
        self.ask = TAKE  # R13
        if self.sink is not None:
            self.sink.emit(TURN_EXTENDED, EVERYONE, seat)
        return True

    def use_fish(self, seat: i64, chance: Chance) -> bool:
        if self.size[DECK] == 0:
            return False
        card: i64 = self.draw(chance)  # R14
        if self.sink is not None:
            self.sink.emit(CARD_DRAWN, i64(1) << seat, seat, KIND[card])
        self.obtain(seat, card)
        return True

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

    def nth_of_hand(self, seat: i64, n: i64) -> i64:
        for card in range(i64(CARDS)):
            if i64(self.place[card]) == HAND + seat:
                if n == 0:
                    return card
                n -= 1
        raise ValueError("the hand has not so many cards")

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
        for card in range(i64(CARDS)):
            if i64(self.place[card]) == HAND + seat:
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


ROUND_STARTED: Final[i64] = EVENTS.number(happened.RoundStarted)
PILE_OPENED: Final[i64] = EVENTS.number(happened.PileOpened)
TWO_DRAWN: Final[i64] = EVENTS.number(happened.TwoDrawn)
CARD_DRAWN: Final[i64] = EVENTS.number(happened.CardDrawn)
CARD_KEPT: Final[i64] = EVENTS.number(happened.CardKept)
CARD_DISCARDED: Final[i64] = EVENTS.number(happened.CardDiscarded)
TOP_TAKEN: Final[i64] = EVENTS.number(happened.TopTaken)
TAKE_SKIPPED: Final[i64] = EVENTS.number(happened.TakeSkipped)
PAIR_LAID: Final[i64] = EVENTS.number(happened.PairLaid)
EFFECT_SKIPPED: Final[i64] = EVENTS.number(happened.EffectSkipped)
TURN_EXTENDED: Final[i64] = EVENTS.number(happened.TurnExtended)
PILE_SEARCHED: Final[i64] = EVENTS.number(happened.PileSearched)
CARD_PICKED: Final[i64] = EVENTS.number(happened.CardPicked)
CARD_STOLEN: Final[i64] = EVENTS.number(happened.CardStolen)
TURN_ENDED: Final[i64] = EVENTS.number(happened.TurnEnded)
STOP_CALLED: Final[i64] = EVENTS.number(happened.StopCalled)
LAST_CHANCE_CALLED: Final[i64] = EVENTS.number(happened.LastChanceCalled)
CARD_REVEALED: Final[i64] = EVENTS.number(happened.CardRevealed)
BET_WON: Final[i64] = EVENTS.number(happened.BetWon)
BET_LOST: Final[i64] = EVENTS.number(happened.BetLost)
ROUND_SCORED: Final[i64] = EVENTS.number(happened.RoundScored)
DECK_EXHAUSTED: Final[i64] = EVENTS.number(happened.DeckExhausted)
FOUR_MERMAIDS: Final[i64] = EVENTS.number(happened.FourMermaids)
