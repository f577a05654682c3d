"""The rulings that complete the rulebook, one by one, for the classic game: sections 1 to 7: the phases."""

from __future__ import annotations

import itertools

import pytest

from paluba.core.chance import Fast, Scripted
from paluba.core.window import legal_numbers, seats_of
from paluba.games.isle_of_cats.parts import PICKS
from paluba.games.isle_of_cats.rules_cards import DECK, OFFER, PICK

from .table import (
    BAR,
    GAME,
    WHOLE,
    asked,
    cards_at,
    do,
    fresh,
    legal,
    open_rescue,
    out,
    place,
    put_card,
    table,
)


def test_ruling_1_supplies_by_seats() -> None:
    for seats, count in ((1, 5), (2, 5), (3, 8), (4, 11)):
        view = GAME.view(fresh(seats), None)
        assert [pile["count"] for pile in view["common"]] == [count] * 4
        assert len(view["oshax"]) == 6
        assert [len(zone) for zone in view["zones"].values()] == [max(4, 2 * seats)] * 2
        drawn = sum(pile["count"] for pile in view["rare"])
        assert view["bag"]["count"] == 110 - 2 * max(4, 2 * seats) - drawn


@pytest.mark.parametrize(("day", "step"), [(1, 1), (2, -1), (3, 1), (4, -1), (5, 1)])
def test_ruling_2_hands_go_clockwise_on_odd_days(day: int, step: int) -> None:
    state = fresh(3)
    state.day = day
    kept = {seat: cards_at(state, OFFER + seat)[:2] for seat in range(3)}
    rest = {seat: cards_at(state, OFFER + seat)[2:] for seat in range(3)}
    for seat in range(3):
        for card in kept[seat]:
            do(state, seat, f"keep {card}")
    for seat in range(3):
        assert cards_at(state, OFFER + (seat + step) % 3) == rest[seat]


def test_ruling_2_seven_cards_are_chosen_two_two_two_and_the_last() -> None:
    state = fresh(2)
    for count in (7, 5, 3):
        for seat in (0, 1):
            assert len(legal(state, seat)) == count
            for _ in range(2):
                do(state, seat, legal(state, seat)[0])
    assert asked(state) == ("buy", (0, 1))
    assert [int(state.size[PICK + seat]) for seat in (0, 1)] == [PICKS, PICKS]
    assert state.size[DECK] == 150 - 14


def test_ruling_2_every_order_of_arrival_of_a_draft_gives_the_same_position() -> None:
    start_of = fresh(3, 9)
    choices = {seat: cards_at(start_of, OFFER + seat)[1:3] for seat in range(3)}
    steps = [(seat, n) for seat in range(3) for n in range(2)]
    keys = set()
    for order in itertools.permutations(steps):
        if any(order.index((seat, 0)) > order.index((seat, 1)) for seat in range(3)):
            continue
        state = start_of.copy()
        for seat, n in order:
            state.apply(seat, choices[seat][n] - 1, Scripted())
        keys.add(state.key())
    assert len(keys) == 1


def test_ruling_4_speed_sets_the_order_and_equals_keep_theirs() -> None:
    state = table(4, ask="commit", active=3, hands=[[], [], [], [7]], order=[0, 1, 2, 3])
    for seat, card in ((0, 23), (1, 7 + 1), (2, 24)):
        put_card(state, card, 18 + seat)
    do(state, 3, "done")
    assert GAME.view(state, None)["order"] == [1, 0, 2, 3], "4, then 1 and 1 as before, then 0"


def test_ruling_4_rescue_cards_not_used_are_discarded_with_the_pass() -> None:
    state = table(hands=[[7], [7 + 1]], left=[f"{BAR}:red"])
    open_rescue(state, 0, *WHOLE[:2])
    do(state, 0, "pass")
    assert out(state, *WHOLE[:2])


def test_ruling_5_a_map_laid_bare_pays_again() -> None:
    state = table(hands=[[88], [7]], left=[f"{BAR}:red"])
    place(state, 0, "common_I1:copper", 3, 1)
    place(state, 0, "common_I1:copper", 3, 2)
    do(state, 0, "play 88")
    do(state, 0, f"take {BAR}:red")
    do(state, 0, "place 1 3 0")
    assert asked(state) == ("treasure", (0,))


def test_ruling_6_an_oshax_keeps_its_colour_and_is_a_cat() -> None:
    state = table(ask="find", hands=[[1], [7]])
    do(state, 0, "play 1")
    do(state, 0, "take oshax1:white")
    do(state, 0, "place 0 3 6")
    do(state, 0, "colour green")
    view = GAME.view(state, 1)
    assert view["seats"][0]["tiles"][0]["colour"] == "green"
    assert "oshax1:white" not in view["oshax"]
    assert asked(state) == ("find", (1,)), "one card a turn"


def test_ruling_7_five_days() -> None:
    state = fresh(2, 4)
    chance = Fast(8)
    while state.to_act():
        seat = seats_of(state.to_act())[0]
        state.apply(seat, legal_numbers(GAME, state, seat)[-1], chance)
    assert state.day == 5
    assert state.winners()
