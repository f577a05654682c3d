"""May I do that, and why not? Every refusal names the rule of the README that it rests on."""

from __future__ import annotations

from paluba.core.action import Action
from paluba.core.errors import Illegal
from paluba.games.sea_salt_paper.actions import (
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
from paluba.games.sea_salt_paper.parts import KIND, KINDS
from paluba.games.sea_salt_paper.rules import SeaState
from paluba.games.sea_salt_paper.rules_cards import COUNTS, DECK, HAND, NONE, PILE
from paluba.games.sea_salt_paper.rules_numbers import OVER
from paluba.games.sea_salt_paper.rules_turn import ENOUGH
from paluba.games.sea_salt_paper.scoring import TALLY, card_points

ASKS = ("take", "keep", "discard", "play", "search", "pick", "steal", "over")

ANSWERS: dict[type[Action], tuple[str, str]] = {
    Draw: ("take", "R5"),
    TakeTop: ("take", "R5"),
    Keep: ("keep", "R6"),
    Discard: ("discard", "R6"),
    LayPair: ("play", "R10"),
    Stop: ("play", "R16"),
    LastChance: ("play", "R16"),
    EndTurn: ("play", "R4"),
    Search: ("search", "R12"),
    Pick: ("pick", "R12"),
    Steal: ("steal", "R15"),
}
"""Which question each action answers, and the rule that says so."""


def check(state: SeaState, seat: int, action: Action) -> None:
    ask, rule = ANSWERS[type(action)]
    asked = ASKS[OVER if state.active != seat else state.ask]
    if ask != asked:
        raise Illegal("not_asked", rule, asked=asked)
    match action:
        case Draw() if not state.size[DECK]:
            raise Illegal("deck_empty", "R6")
        case TakeTop(pile) if not state.size[PILE + pile - 1]:
            raise Illegal("pile_empty", "R8", pile=pile)
        case Keep(card) if card not in (KINDS[KIND[state.kept]], KINDS[KIND[state.other]]):
            raise Illegal("not_drawn", "R6", card=card)
        case LayPair(cards):
            _check_in_hand(state, seat, cards)
        case Pick(position) if position > state.size[PILE + state.searched]:
            raise Illegal("no_such_card", "R12", position=position, count=int(state.size[PILE + state.searched]))
        case Steal(opponent):
            _check_victim(state, seat, opponent)
        case Stop() | LastChance():
            _check_closing(state, seat)


def _check_in_hand(state: SeaState, seat: int, cards: tuple[str, str]) -> None:
    for card in cards:
        if state.hand[seat * COUNTS + KINDS.index(card)] < cards.count(card):
            raise Illegal("not_in_hand", "R10", card=card)


def _check_victim(state: SeaState, seat: int, victim: int) -> None:
    if victim == seat or victim >= state.seats:
        raise Illegal("no_opponent", "R15", opponent=victim)
    if not state.size[HAND + victim]:
        raise Illegal("hand_empty", "R15", opponent=victim)


def _check_closing(state: SeaState, seat: int) -> None:
    if state.caller != NONE:
        raise Illegal("already_called", "R19", seat=int(state.caller))
    points = card_points(state.tally, seat * TALLY)
    if points < ENOUGH:
        raise Illegal("too_few_points", "R16", points=int(points), needed=ENOUGH)
