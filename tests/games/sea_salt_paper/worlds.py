"""Is what a viewer takes for possible true? Checks of knowledge, for real and for imagined positions."""

from collections.abc import Iterator
from itertools import permutations

from paluba.core.chance import Fast
from paluba.core.window import legal_numbers
from paluba.games.sea_salt_paper.actions import LayPair, Search
from paluba.games.sea_salt_paper.parts import CARDS, COPIES, FIRST, KINDS
from paluba.games.sea_salt_paper.rules import SeaState, start
from paluba.games.sea_salt_paper.rules_cards import DECK, DRAWN, HAND, OPEN, TABLE, UNSEEN
from paluba.games.sea_salt_paper.rules_numbers import PLAY

from .table import GAME

PAIRS = range(GAME.actions.first(LayPair), GAME.actions.first(Search))


def fits(state: SeaState, viewer: int, may: int, card: int) -> bool:
    """Whether a card can be where it is, as far as `may` goes for this viewer."""
    place = int(state.place[card])
    if place == DECK:
        return bool(may & UNSEEN)
    if place == DRAWN:
        return bool(may & (1 << (HAND + viewer) if viewer == state.active else UNSEEN))
    if place >= TABLE:
        return may == OPEN
    if place >= HAND:
        return bool(may & (1 << place | (UNSEEN if place != HAND + viewer else 0)))
    return bool(may & 1 << place)


def mistaken(state: SeaState, viewer: int) -> list[str]:
    """The cards that are not where the viewer takes them to be."""
    may = state.may[viewer * CARDS : (viewer + 1) * CARDS]
    return [f"card {card}" for card in range(CARDS) if not fits(state, viewer, int(may[card]), card)]


def mistaken_kinds(state: SeaState, viewer: int) -> list[str]:
    """As `mistaken`, for viewers that cannot tell alike cards apart: the kinds of which no assignment fits."""
    wrong = []
    for kind, name in enumerate(KINDS):
        cards = range(int(FIRST[kind]), int(FIRST[kind]) + COPIES[kind])
        mays = [int(state.may[viewer * CARDS + card]) for card in cards]
        if not any(
            all(fits(state, viewer, may, card) for may, card in zip(mays, order, strict=True))
            for order in permutations(cards)
        ):
            wrong.append(name)
    return wrong


def positions(seats: int, decisions: int, seed: int) -> Iterator[tuple[SeaState, int]]:
    """So many positions of matches at random, each with the action that is done next. Half of the time a pair is laid
    where one can be, and rounds are seldom closed, so that cards wander."""
    chance, choice = Fast(seed), Fast(seed + 1000)
    state = start(seats, {}, chance, None)
    for _ in range(decisions):
        if not state.to_act():
            state = start(seats, {}, chance, None)
        choices = legal_numbers(GAME, state, int(state.active))
        pairs = [action for action in choices if PAIRS.start <= action < PAIRS.stop]
        if pairs and choice.below(2):
            choices = pairs
        elif state.ask == PLAY and choice.below(4):
            choices = choices[-1:]
        action = choices[choice.below(len(choices))]
        yield state, action
        state.apply(state.active, action, chance)
