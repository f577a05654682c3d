"""May I do that, and why not? Every refusal names the rule of the README that it rests on."""

from __future__ import annotations

from paluba.core.action import Action
from paluba.core.errors import Illegal
from paluba.games.isle_of_cats.actions import (
    COLOUR,
    TILE,
    Buy,
    Choose,
    Commit,
    Decline,
    Discard,
    Done,
    Keep,
    Move,
    Pass,
    Pay,
    Place,
    Play,
    Position,
    Put,
    Remove,
    Take,
)
from paluba.games.isle_of_cats.parts import CELLS, COLS, COST, SHAPE
from paluba.games.isle_of_cats.rules import IsleState
from paluba.games.isle_of_cats.rules_anytime import FINE, NO_TILE, NOT_IN_HAND, NOT_NOW
from paluba.games.isle_of_cats.rules_boat import ASKED, CATS_OF, FISH, IN_ZONE, OWN
from paluba.games.isle_of_cats.rules_cards import DRAW, HAND, LAID, OFFER, PICK
from paluba.games.isle_of_cats.rules_codes import BUY, NONE, RESCUE
from paluba.games.isle_of_cats.rules_rescue import NO_BASKET, NO_FISH, NOT_THERE

ASKS = (
    *("draft", "buy", "lessons", "commit", "react", "rescue", "find", "place", "colour", "treasure", "take", "drawn"),
    *("move", "put", "position", "discard", "remove", "nobody", "over"),
)

ANSWERS: dict[type[Action], tuple[str, str]] = {
    Keep: ("draft", "R6"),
    Buy: ("buy drawn", "R8"),
    Commit: ("commit", "R12"),
    Play: ("buy lessons commit react rescue find treasure drawn", "R30"),
    Discard: ("discard", "R36"),
    Take: ("rescue treasure take", "R15"),
    Move: ("move", "R37"),
    Place: ("place", "R20"),
    Remove: ("remove", "R36"),
    Choose: ("colour", "R24"),
    Put: ("put", "R37"),
    Position: ("position", "R53"),
    Pay: ("take", "R28"),
    Done: ("buy lessons commit react rescue drawn move", "R30"),
    Decline: ("treasure take", "R23"),
    Pass: ("rescue find", "R18"),
}
"""The questions that each action answers, and the rule that says so."""


def asked_of(state: IsleState, seat: int) -> str:
    """What the seat is asked, as it knows it; within a sealed purchase it may be a colour."""
    if not state.to_act() >> seat & 1:
        return "over"
    if state.ask == BUY and state.own[seat * OWN + ASKED] != NONE:
        return "colour"
    return ASKS[state.ask]


def check(state: IsleState, seat: int, action: Action) -> None:
    asks, rule = ANSWERS[type(action)]
    asked = asked_of(state, seat)
    if asked not in asks.split():
        raise Illegal("not_asked", rule, asked=asked)
    match action:
        case Keep(card) if not state.has(OFFER + seat, card - 1):
            raise Illegal("not_offered", "R6", card=card)
        case Buy(card):
            _check_buy(state, seat, card)
        case Commit(card) if not state.has(HAND + seat, card - 1):
            raise Illegal("not_in_hand", "R12", card=card)
        case Play(card):
            _check_play(state, seat, card)
        case Discard(card) if not state.has(LAID + seat, card - 1):
            raise Illegal("not_laid", "R36", card=card)
        case Take(tile):
            _check_take(state, seat, tile)
        case Move(tile) if not state.may_move(TILE.number(tile)):
            raise Illegal("not_movable", "R37", tile=tile)
        case Place(turn, row, col):
            if not state.may_place(seat, SHAPE[state.tile], turn * CELLS + row * COLS + col):
                raise Illegal("does_not_fit", "R20", row=row, col=col)
        case Remove(row, col) if state.treasure_at(seat, row * COLS + col) == NONE:
            raise Illegal("no_treasure_there", "R36", row=row, col=col)
        case Choose(colour):
            _check_colour(state, seat, colour)
        case Position(position) if position > state.island[IN_ZONE + state.zone] + 1:
            raise Illegal("no_such_position", "R53", position=position)
        case Pay() if not state.can_pay(seat, state.gift()):
            raise Illegal("cannot_pay", "R28")
        case Done() if asked == "rescue" and state.rescued == 0:
            raise Illegal("not_rescued", "R15")
        case Done() if asked == "move" and state.moved == 255:
            raise Illegal("move_one", "R37")
        case Decline() if asked == "take" and state.taken == 0:
            raise Illegal("take_one", "R27")
        case Pass() if asked == "rescue" and state.rescued > 0:
            raise Illegal("already_rescued", "R15")


def _check_buy(state: IsleState, seat: int, card: int) -> None:
    if not state.has(PICK + seat if state.ask == BUY else DRAW, card - 1):
        raise Illegal("not_for_sale", "R8", card=card)
    cost, fish = int(COST[card - 1]), int(state.purse(seat))
    if cost > fish:
        raise Illegal("too_dear", "R8", card=card, cost=cost, fish=fish)


def _check_play(state: IsleState, seat: int, card: int) -> None:
    why = state.why_not(seat, card - 1)
    if why == NOT_IN_HAND:
        raise Illegal("not_in_hand", "R30", card=card)
    if why == NOT_NOW:
        raise Illegal("not_now", "R30", card=card)
    if why == NO_TILE:
        raise Illegal("no_tile", "R25", card=card)
    if why != FINE:
        raise Illegal("no_effect", "R31", card=card)


def _check_take(state: IsleState, seat: int, name: str) -> None:
    tile = TILE.number(name)
    if state.ask != RESCUE:
        if not state.gives(seat, tile, state.gift()):
            raise Illegal("not_given", "R22", tile=name)
        return
    why = state.why_not_take(seat, tile)
    if why == NOT_THERE:
        raise Illegal("cat_not_there", "R15", tile=name)
    if why == NO_BASKET:
        raise Illegal("no_basket", "R17")
    if why == NO_FISH:
        raise Illegal("no_fish", "R16", cost=int(state.price(tile)), fish=int(state.own[seat * OWN + FISH]))
    if why != FINE:
        raise Illegal("no_place", "R22", tile=name)


def _check_colour(state: IsleState, seat: int, colour: str) -> None:
    number = COLOUR.number(colour)
    if state.ask == BUY:
        allowed = state.own[seat * OWN + CATS_OF + number] > 0
    else:
        allowed = state.may_choose(seat, number)
    if not allowed:
        raise Illegal("no_such_cat", "R32", colour=colour)
