"""What a seat can tell of hidden cards, and that imagined worlds keep it."""

from __future__ import annotations

import pytest

from paluba.core.chance import Fast
from paluba.core.window import legal_numbers, seats_of
from paluba.games.isle_of_cats.parts import KIND, PRIVATE_LESSON, RESCUE_CARD
from paluba.games.isle_of_cats.rules import IsleState, start
from paluba.games.isle_of_cats.rules_boat import TO_CHOOSE
from paluba.games.isle_of_cats.rules_cards import BOUGHT, DOWN, GONE, HAND, LAID, OFFER, PICK, PICKING

from .table import GAME, OWN, cards_at, do, lay, put_card, table


def worlds(state: IsleState, seat: int, count: int = 12) -> list[IsleState]:
    found = []
    for n in range(count):
        world = state.copy()
        world.imagine(seat, Fast(n))
        assert isinstance(world, IsleState)
        assert GAME.census(world) == GAME.census(state)
        found.append(world)
    return found


def test_hidden_cards_are_of_a_kind_that_can_lie_there() -> None:
    """Private lessons before a seat, rescue cards face down, no lesson in a hand that has laid its lessons."""
    state = table(3, "commit", hands=[[77], [43, 15, 98], [7]], order=[1, 0, 2], active=1)
    lay(state, 1, 113, 114)
    state.lessons_held = 0
    do(state, 1, "commit 43")
    for world in worlds(state, 0):
        assert all(KIND[card - 1] == PRIVATE_LESSON for card in cards_at(world, LAID + 1))
        assert all(KIND[card - 1] == RESCUE_CARD for card in cards_at(world, DOWN + 1))
        assert all(KIND[card - 1] < PRIVATE_LESSON for card in cards_at(world, HAND + 1))
        assert [len(cards_at(world, place)) for place in (LAID + 1, DOWN + 1, HAND + 1)] == [2, 1, 2]
    assert len({tuple(cards_at(world, LAID + 1)) for world in worlds(state, 0)}) > 3


def test_a_known_lesson_that_was_not_laid_was_discarded() -> None:
    """Seat 0 knows that seat 1 kept lesson 113. Seat 1 buys a card and lays no lesson: so 113 was not bought."""
    state = table(2, "buy")
    for card in (113, 43):
        put_card(state, card, PICK + 1)
        state.learn(1, card - 1, PICK + 1)
        state.dealt[state.dealt_count] = card - 1
        state.dealt_count += 1
    state.learn(0, 113 - 1, PICK + 1)
    state.own[TO_CHOOSE] = state.own[OWN + TO_CHOOSE] = 1
    do(state, 1, "buy 43")
    do(state, 1, "done")
    do(state, 0, "done")
    assert {int(world.place[113 - 1]) for world in worlds(state, 0)} == {HAND + 1, GONE}
    do(state, 1, "done")
    assert {int(world.place[113 - 1]) for world in worlds(state, 0)} == {GONE}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sealed_choices_of_others_are_imagined_anew(seats: int) -> None:
    """A world keeps who has chosen, not what; and a seat's own sealed choice stays."""
    state = start(seats, GAME.meta.resolve(seats, {}), Fast(6), None)
    for card in cards_at(state, OFFER + 1)[:2]:
        do(state, 1, f"keep {card}")
    do(state, 0, f"keep {cards_at(state, OFFER)[3]}")
    mine = cards_at(state, PICKING)
    kept = set()
    for world in worlds(state, 0):
        assert seats_of(world.to_act()) == seats_of(state.to_act())
        assert cards_at(world, PICKING) == mine
        assert len(cards_at(world, PICKING + 1)) == 2
        kept.add(tuple(cards_at(world, PICKING + 1)))
    assert len(kept) > 5
    for world in worlds(state, 1):
        assert cards_at(world, PICKING) == [], "nobody knows how far a seat has got"
        assert world.own[TO_CHOOSE] == 2


def test_a_sealed_purchase_is_imagined_within_its_fish() -> None:
    state = start(2, GAME.meta.resolve(2, {}), Fast(6), None)
    while seats_of(state.to_act()) and state.ask == 0:
        seat = seats_of(state.to_act())[0]
        state.apply(seat, legal_numbers(GAME, state, seat)[0], Fast(1))
    do(state, 1, "done")
    bought = set()
    for world in worlds(state, 0, 20):
        assert len(cards_at(world, PICK + 1)) + len(cards_at(world, BOUGHT + 1)) == 7
        assert world.purse(1) >= 0
        bought.add(len(cards_at(world, BOUGHT + 1)))
    assert len(bought) > 2
    assert int(state.own[OWN + TO_CHOOSE]) == 0


def test_what_was_passed_is_in_the_hand_or_discarded_after_the_purchase() -> None:
    """Two seats: whatever seat 0 passed and did not get back seat 1 kept; bought or not, it is in no other place."""
    state = start(2, GAME.meta.resolve(2, {}), Fast(9), None)
    while state.ask == 0:
        seat = seats_of(state.to_act())[0]
        state.apply(seat, legal_numbers(GAME, state, seat)[0], Fast(1))
    known = GAME.view(state, 0)["seats"][1]["known"]["picks"]
    assert len(known) == 5, "all but the two that seat 1 kept of its own hand"
    state.apply(1, legal_numbers(GAME, state, 1)[0], Fast(1))
    do(state, 1, "done")
    do(state, 0, "done")
    places = {card: {int(world.place[card - 1]) for world in worlds(state, 0, 40)} for card in known}
    assert all(found <= {HAND + 1, GONE} for found in places.values())
    assert any(found == {HAND + 1, GONE} for found in places.values())


def test_of_a_hand_passed_on_each_seat_is_known_to_keep_two() -> None:
    """Four seats: of the five cards that seat 0 passes, the next two seats keep two each and the last gets one."""
    state = start(4, GAME.meta.resolve(4, {}), Fast(3), None)
    passed = cards_at(state, OFFER)[2:]
    while state.ask == 0:
        seat = seats_of(state.to_act())[0]
        state.apply(seat, legal_numbers(GAME, state, seat)[0], Fast(1))
    splits = set()
    for world in worlds(state, 0, 30):
        kept = [tuple(card for card in passed if world.place[card - 1] == PICK + seat) for seat in (1, 2, 3)]
        assert [len(cards) for cards in kept] == [2, 2, 1]
        splits.add(tuple(kept))
    assert len(splits) > 10
