"""Positions of The Isle of Cats set up by hand, and actions done by their notation."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import paluba
from paluba.core.chance import Chance, Fast, Scripted
from paluba.core.errors import Illegal
from paluba.core.event import Event
from paluba.core.state import Sink
from paluba.core.window import legal_numbers, seats_of
from paluba.games.isle_of_cats.actions import COLOUR, TILE
from paluba.games.isle_of_cats.check import ASKS
from paluba.games.isle_of_cats.parts import CARDS, CELLS, COLS, FIRST_COMMON, FIRST_OSHAX, FIRST_RARE, SHAPE
from paluba.games.isle_of_cats.rules import IsleState, start
from paluba.games.isle_of_cats.rules_boat import (
    BASKETS,
    BOAT,
    CATS_OF,
    FISH,
    IN_BAG,
    IN_ZONE,
    OWN,
    PLACED,
    USED,
    ZONE,
    ZONE_ROOM,
)
from paluba.games.isle_of_cats.rules_cards import DECK, GONE, HAND, LAID, OFFER, OPEN, OUT, PICK
from paluba.games.isle_of_cats.rules_strip import MOST_TILES, STRIP

GAME = paluba.game("isle_of_cats")
BAR = "cat16"
"""The straight cat; by its turn 0 it stands upright, by turn 1 it lies."""
WHOLE = (43, 44, 45, 46)
"""Rescue cards with a basket and speed 1."""
BROKEN = (15, 16, 17, 18)
"""Rescue cards with a broken basket and no speed."""


def fresh(seats: int = 2, seed: int = 1) -> IsleState:
    """A match at its first question."""
    return start(seats, GAME.meta.resolve(seats, {}), Fast(seed), None)


def table(
    seats: int = 2,
    ask: str = "rescue",
    *,
    active: int = 0,
    hands: Sequence[Sequence[int]] = (),
    fish: int = 20,
    day: int = 1,
    left: Sequence[str] = (),
    right: Sequence[str] = (),
    order: Sequence[int] | None = None,
    **options: str,
) -> IsleState:
    """A position at a moment of a day: these hands, these cats in the zones, bare boats, the deck and the bag full."""
    state = start(seats, GAME.meta.resolve(seats, options), Fast(1), Sink())
    for seat in range(seats):
        for place in (OFFER, PICK):
            for card in cards_at(state, place + seat):
                put_card(state, card, GONE)
    for card in cards_at(state, GONE):
        back_to_deck(state, card)
    for seat, cards in enumerate(hands):
        for card in cards:
            put_card(state, card, HAND + seat)
            state.learn(seat, card - 1, HAND + seat)
    state.lessons_held = (1 << seats) - 1
    set_zones(state, left, right)
    for seat in range(seats):
        state.own[seat * OWN + FISH] = fish
        state.own[seat * OWN + BOAT] = seat
        state.own[seat * OWN + 13] = 0
    for place, seat in enumerate(order if order is not None else range(len(state.order))):
        state.order[place] = seat
    state.day = day
    state.phase = state.ask = ASKS.index(ask)
    state.passed = 0
    state.at = [int(seat) for seat in state.order].index(active)
    state.active = active
    state.done = False
    assert state.sink
    state.sink.take()
    return state


def cards_at(state: IsleState, place: int) -> list[int]:
    return [card + 1 for card in range(CARDS) if state.place[card] == place]


def put_card(state: IsleState, card: int, place: int) -> None:
    """Moves a card, by its printed number, wherever it is."""
    if state.place[card - 1] == DECK:
        bag = [int(state.deck[n]) for n in range(state.size[DECK])]
        at = bag.index(card - 1)
        state.deck[at] = state.deck[len(bag) - 1]
    state.move_card(card - 1, place)


def back_to_deck(state: IsleState, card: int) -> None:
    state.into_deck(card - 1)
    for viewer in range(state.seats):
        state.may[viewer * CARDS + card - 1] = (1 << 23) - 1


def lay(state: IsleState, seat: int, *lessons: int) -> None:
    """Lays private lessons before a seat."""
    for card in lessons:
        put_card(state, card, LAID + seat)
        state.learn(seat, card - 1, LAID + seat)


def open_rescue(state: IsleState, seat: int, *cards: int) -> None:
    """Rescue cards that lie face up before a seat."""
    for card in cards:
        put_card(state, card, OPEN + seat)


def set_zones(state: IsleState, left: Sequence[str], right: Sequence[str]) -> None:
    """Puts these cats into the zones; those that were there go back into the bag."""
    for zone in range(2):
        for n in range(int(state.island[IN_ZONE + zone])):
            state.bag[int(state.island[IN_BAG])] = state.island[ZONE + zone * ZONE_ROOM + n]
            state.island[IN_BAG] += 1
        state.island[IN_ZONE + zone] = 0
    for zone, names in enumerate((left, right)):
        for name in names:
            from_bag(state, TILE.number(name))
            state.insert_cat(TILE.number(name), zone, int(state.island[IN_ZONE + zone]))


def from_bag(state: IsleState, tile: int) -> None:
    bag = [int(state.bag[n]) for n in range(int(state.island[IN_BAG]))]
    at = bag.index(tile)
    state.bag[at] = state.bag[len(bag) - 1]
    state.island[IN_BAG] -= 1


def bag_answer(state: IsleState, *names: str) -> list[int]:
    """The answers of chance that make the bag give these tiles next."""
    bag, answers = [int(state.bag[n]) for n in range(int(state.island[IN_BAG]))], []
    for name in names:
        at = bag.index(TILE.number(name))
        answers.append(at)
        bag[at] = bag[-1]
        bag.pop()
    return answers


def deck_answer(state: IsleState, *cards: int) -> list[int]:
    """The answers of chance that make the deck give these cards next."""
    deck, answers = [int(state.deck[n]) for n in range(int(state.size[DECK]))], []
    for card in cards:
        at = deck.index(card - 1)
        answers.append(at)
        deck[at] = deck[-1]
        deck.pop()
    return answers


def place(state: IsleState, seat: int, name: str, row: int, col: int, turn: int = 0, colour: str | None = None) -> None:
    """Puts a tile of the box on a boat, whatever it costs."""
    tile = TILE.number(name)
    if tile >= FIRST_COMMON:
        state.island[64 + tile - FIRST_COMMON] -= 1
    elif FIRST_OSHAX <= tile < FIRST_RARE:
        state.take_oshax(tile)
    else:
        from_bag(state, tile)
    spot = turn * CELLS + row * COLS + col
    keep = state.anywhere
    state.anywhere |= 1 << seat
    assert state.may_place(seat, SHAPE[tile], spot), f"{name} does not fit there"
    state.put_tile(seat, tile, spot)
    state.anywhere = keep
    if colour is not None:
        at = (seat * MOST_TILES + int(state.own[seat * OWN + PLACED]) - 1) * STRIP
        state.tiles[at + 1] = COLOUR.number(colour)
        state.own[seat * OWN + CATS_OF + COLOUR.number(colour)] += 1
    assert state.sink
    state.sink.take()


def do(state: IsleState, seat: int, text: str, *answers: int, chance: Chance | None = None) -> list[Event]:
    """Does an action by its notation once the rules accept it; returns what happened."""
    action = GAME.parse(text)
    assert state.to_act() >> seat & 1, f"asked is {asked(state)}"
    GAME.check(state, seat, action)
    code = GAME.actions.number(action)
    assert code in legal_numbers(GAME, state, seat)
    before = GAME.census(state)
    state.apply(seat, code, chance or Scripted(*answers))
    assert GAME.census(state) == before
    return GAME.events.events(state.sink.take()) if state.sink else []


def refused(state: IsleState, seat: int, text: str) -> str:
    """The code of the refusal of an action, which must not be listed as legal and must change nothing."""
    action, before = GAME.parse(text), state.key()
    with pytest.raises(Illegal) as refusal:
        GAME.check(state, seat, action)
    if state.to_act() >> seat & 1:
        assert GAME.actions.number(action) not in legal_numbers(GAME, state, seat)
    assert state.key() == before
    return refusal.value.code


def legal(state: IsleState, seat: int | None = None) -> list[str]:
    """The notations of what a seat may do."""
    if seat is None:
        (seat,) = seats_of(state.to_act())
    return [str(GAME.actions.action(code)) for code in legal_numbers(GAME, state, seat)]


def asked(state: IsleState) -> tuple[str, tuple[int, ...]]:
    return ASKS[state.ask], seats_of(state.to_act())


def fish(state: IsleState, seat: int) -> int:
    return int(state.own[seat * OWN + FISH])


def baskets(state: IsleState, seat: int) -> tuple[int, int]:
    """Permanent baskets, and how many of them are used."""
    return int(state.own[seat * OWN + BASKETS]), int(state.own[seat * OWN + USED])


def zones(state: IsleState) -> tuple[list[str], list[str]]:
    view = GAME.view(state, None)["zones"]
    return view["left"], view["right"]


def out(state: IsleState, *cards: int) -> bool:
    """Whether cards were discarded for all to see."""
    return all(state.place[card - 1] == OUT for card in cards)


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]
