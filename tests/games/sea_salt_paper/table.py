"""Positions of Sea Salt & Paper set up by hand, and actions done by their notation.

A card is `figure:colour`; where it matters which of two alike cards is meant, `figure:colour/2` is the second one.
"""

from collections import Counter
from collections.abc import Sequence

import pytest

import paluba
from paluba.core.chance import Chance, Fast, Scripted
from paluba.core.errors import Illegal
from paluba.core.event import Event
from paluba.core.state import Sink
from paluba.core.window import legal_numbers, seats_of
from paluba.games.sea_salt_paper.check import ASKS
from paluba.games.sea_salt_paper.parts import BOX, CARDS, COPIES, FIRST, KIND, KINDS
from paluba.games.sea_salt_paper.rules import SeaState, start
from paluba.games.sea_salt_paper.rules_cards import DECK, HAND, PILE
from paluba.games.sea_salt_paper.scoring import TALLY, card_points

GAME = paluba.game("sea_salt_paper")
CENSUS = {f"{figure}:{colour}": count for figure, colours in BOX.items() for colour, count in colours.items()}

SEVEN = ["shell:yellow", "shell:green", "shell:grey", "octopus:yellow", "octopus:purple"]
"""Seven points and a colour bonus of 2 (yellow): what Martin has in the rulebook's example."""
FOUR = ["octopus:light_blue", "octopus:grey", "crab:light_blue", "crab:black"]
"""Four points and a colour bonus of 2 (light blue): what Ondra has."""

Names = Sequence[str]


def number(name: str) -> int:
    """The number of the first card of this name, or of the copy after the slash."""
    kind, _, copy = name.partition("/")
    at = KINDS.index(kind)
    assert int(copy or 1) <= COPIES[at]
    return int(FIRST[at]) + int(copy or 1) - 1


def kind(card: int) -> str:
    return KINDS[KIND[card]]


def table(
    seats: int = 2,
    *,
    hands: Sequence[Names] = (),
    tables: Sequence[Names] = (),
    piles: Sequence[Names] = ((), ()),
    deck: Names | None = None,
    rest: str = "deck",
    active: int = 0,
    ask: str = "play",
    scores: Sequence[int] | None = None,
) -> SeaState:
    """A position with these cards in the hands (known to nobody else), open on the tables and in the piles (from the
    bottom up). All others are in the deck; or, where the cards of the `deck` are given, in the place `rest`, which is
    "pile 1" (below its other cards), "pile 2" or "hand N"."""
    state = start(seats, {}, Fast(1), Sink())
    state.gather()
    state.active, state.ask = active, ASKS.index(ask)
    free = set(range(CARDS))

    def pick(name: str) -> int:
        card = number(name)
        while "/" not in name and card not in free and card + 1 < CARDS and kind(card + 1) == name:
            card += 1
        assert card in free, f"there is no further {name}"
        free.remove(card)
        return card

    held = [[pick(name) for name in names] for names in hands]
    laid = [[pick(name) for name in names] for names in tables]
    piled = [[pick(name) for name in names] for names in piles]
    if deck is not None:
        for name in deck:
            pick(name)
        where, at = rest.split()
        groups = {"hand": held + [[] for _ in range(seats - len(held))], "pile": piled}[where]
        place = int(at) - (where == "pile")
        groups[place] = sorted(free) + groups[place]
        held = groups if where == "hand" else held
    for seat, cards in enumerate(laid):
        for card in cards:
            lift(state, card)
            state.gain(seat, card)
            state.expose(seat, card)
    for seat, cards in enumerate(held):
        for card in cards:
            lift(state, card)
            state.gain(seat, card)
    for pile, cards in enumerate(piled):
        for card in cards:
            lift(state, card)
            state.put(pile, card)
    if scores is not None:
        state.scored = 1
        for seat, points in enumerate(scores):
            state.sheet[seat * 2] = points
    assert GAME.census(state) == CENSUS
    assert all(hand(state, seat).count("mermaid:white") < 4 for seat in range(seats)), "such a match would be over"
    state.sink.take()
    return state


def lift(state: SeaState, card: int) -> None:
    """Takes a certain card out of the deck."""
    bag = [int(state.order[n]) for n in range(state.size[DECK])]
    assert state.draw(Scripted(bag.index(card)) if len(bag) > 1 else Scripted()) == card


def drawing(state: SeaState, names: Names) -> list[int]:
    """The answers of chance that make the deck give these cards next."""
    bag = [int(state.order[n]) for n in range(state.size[DECK])]
    answers = []
    for name in names:
        at = next(n for n, card in enumerate(bag) if (card == number(name) if "/" in name else kind(card) == name))
        answers += [at] if len(bag) > 1 else []
        bag[at] = bag[-1]
        bag.pop()
    return answers


def stealing(state: SeaState, victim: int, name: str) -> list[int]:
    """The answers of chance that make a thief draw this card from a hand."""
    cards = [card for card in range(CARDS) if state.place[card] == HAND + victim]
    at = next(n for n, card in enumerate(cards) if (card == number(name) if "/" in name else kind(card) == name))
    return [at] if len(cards) > 1 else []


def do(
    state: SeaState,
    seat: int,
    text: str,
    *,
    draws: Names = (),
    steals: tuple[int, str] | None = None,
    chance: Chance | None = None,
) -> list[Event]:
    """Does an action by its notation once the rules accept it; returns what happened. The deck gives the cards of
    `draws`, a theft (victim, card) of `steals`."""
    action = GAME.parse(text)
    assert seats_of(state.to_act()) == (seat,)
    GAME.check(state, seat, action)
    code = GAME.actions.number(action)
    assert code in legal_numbers(GAME, state, seat)
    answers = drawing(state, draws) + (stealing(state, *steals) if steals else [])
    state.apply(seat, code, chance or Scripted(*answers))
    assert GAME.census(state) == CENSUS
    return GAME.events.events(state.sink.take()) if state.sink else []


def refused(state: SeaState, seat: int, text: str) -> tuple[str, str | None, dict[str, object]]:
    """Code, rule and facts of the refusal of an action, which must not be listed as legal and must change nothing."""
    action, before = GAME.parse(text), state.key()
    with pytest.raises(Illegal) as refusal:
        GAME.check(state, seat, action)
    if state.to_act() >> seat & 1:
        assert GAME.actions.number(action) not in legal_numbers(GAME, state, seat)
    assert state.key() == before
    return refusal.value.code, refusal.value.rule, refusal.value.facts


def legal(state: SeaState) -> list[str]:
    """The notations of what the seat to act may do."""
    (seat,) = seats_of(state.to_act())
    return [str(GAME.actions.action(code)) for code in legal_numbers(GAME, state, seat)]


def asked(state: SeaState) -> tuple[str, int]:
    """What is asked, and of which seat."""
    return ASKS[state.ask], int(state.active)


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def told(events: list[Event], name: str, seat: int | None) -> dict[str, object]:
    """The only event of this name as a seat may know it."""
    (event,) = (event for event in events if event.name == name)
    return event.for_seat(seat)


def hand(state: SeaState, seat: int) -> list[str]:
    """All cards of a hand, as its owner sees them."""
    return sorted(kind(card) for card in range(CARDS) if state.place[card] == HAND + seat)


def pile(state: SeaState, which: int) -> list[str]:
    """The cards of pile 1 or 2 from the bottom up."""
    base = which * CARDS
    assert base == (PILE + which - 1) * CARDS
    return [kind(int(state.order[base + n])) for n in range(state.size[PILE + which - 1])]


def known_hand(state: SeaState, viewer: int | None, seat: int) -> list[str]:
    """What a viewer is told of a hand."""
    return sorted(GAME.view(state, viewer)["seats"][seat]["known"])


def known_pile(state: SeaState, viewer: int | None, which: int) -> list[str]:
    return sorted(GAME.view(state, viewer)["piles"][which - 1]["known"])


def points(state: SeaState, seat: int) -> int:
    return int(card_points(state.tally, seat * TALLY))


def scores(state: SeaState) -> list[int]:
    return [int(state.score(seat)) for seat in range(state.seats)]


def winners(state: SeaState) -> tuple[int, ...]:
    return seats_of(state.winners())


def belief(state: SeaState, viewer: int) -> Counter[tuple[str, int]]:
    """What a viewer knows: for every card its kind and where it may be; alike cards are not told apart."""
    return Counter((kind(card), int(state.may[viewer * CARDS + card])) for card in range(CARDS))


def imagined(state: SeaState, seat: int, chance: Chance) -> SeaState:
    world = state.copy()
    world.imagine(seat, chance)
    assert isinstance(world, SeaState)
    return world
