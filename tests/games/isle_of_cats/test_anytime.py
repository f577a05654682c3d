"""The anytime cards one by one: what each brings, and the moments at which each may be played."""

from __future__ import annotations

import pytest

from paluba.games.isle_of_cats.parts import ANYTIME_CARD, KIND

from .table import BAR, GAME, asked, bag_answer, baskets, deck_answer, do, fish, lay, legal, place, table

ANYTIME = [card + 1 for card in range(150) if KIND[card] == ANYTIME_CARD]


def test_there_are_31_anytime_cards() -> None:
    assert list(range(67, 98)) == ANYTIME


@pytest.mark.parametrize(
    ("card", "gain"),
    [(67, 2), (68, 2), (78, 3), (79, 3), (90, 2), (91, 2), (92, 4), (93, 4), (94, 3), (95, 3)],
)
def test_cards_for_fish_count_what_is_there(card: int, gain: int) -> None:
    """One Oshax, three lessons, two colours, two rare and three common treasures."""
    state = table(hands=[[card, 8], [7]], left=[f"{BAR}:purple"])
    lay(state, 0, 113, 114, 115)
    place(state, 0, f"{BAR}:red", 4, 4, turn=1)
    place(state, 0, "oshax1:white", 5, 4, colour="blue")
    for col in (10, 11, 12):
        place(state, 0, "common_I1:copper", 4, col)
    for row in (1, 6):
        place(state, 0, "rare_O4:gold", row, 12)
    do(state, 0, f"play {card}")
    assert fish(state, 0) == 20 + gain
    assert asked(state) == ("rescue", (0,))


@pytest.mark.parametrize("card", [96, 97])
def test_with_one_colour_aboard_no_colour_is_asked_for(card: int) -> None:
    state = table(hands=[[card, 8], [7]], left=[f"{BAR}:purple"])
    place(state, 0, f"{BAR}:red", 4, 4, turn=1)
    place(state, 0, "cat01:red", 5, 4)
    do(state, 0, f"play {card}")
    assert fish(state, 0) == 22


@pytest.mark.parametrize("card", [96, 97])
def test_a_colour_within_a_sealed_purchase_is_asked_of_that_seat_alone(card: int) -> None:
    state = table(ask="buy", hands=[[card], [7]])
    state.own[13] = state.own[19 + 13] = 1
    place(state, 0, f"{BAR}:red", 4, 4, turn=1)
    place(state, 0, f"{BAR}:blue", 5, 4, turn=1)
    do(state, 0, f"play {card}")
    assert GAME.prompt(state, 0)["ask"] == "colour"
    assert GAME.prompt(state, 1)["ask"] == GAME.prompt(state, None)["ask"] == "buy"
    do(state, 0, "colour blue")
    do(state, 1, "done")
    do(state, 0, "done")
    assert fish(state, 0) == 21


@pytest.mark.parametrize("card", [84, 85])
def test_a_basket_for_nothing(card: int) -> None:
    state = table(hands=[[card, 8], [7]], left=[f"{BAR}:red"])
    do(state, 0, f"play {card}")
    assert baskets(state, 0) == (2, 0)


@pytest.mark.parametrize("card", [86, 87])
def test_a_basket_for_just_two_lessons_asks_nothing(card: int) -> None:
    state = table(hands=[[card, 8], [7]], left=[f"{BAR}:red"])
    lay(state, 0, 113, 114)
    do(state, 0, f"play {card}")
    assert baskets(state, 0) == (2, 0)
    assert GAME.view(state, 1)["seats"][0]["lesson_count"] == 0


@pytest.mark.parametrize(("card", "count"), [(71, 2), (72, 2), (73, 3), (74, 3)])
def test_cards_drawn_are_paid_for_and_the_rest_discarded(card: int, count: int) -> None:
    state = table(hands=[[card, 8], [7]], left=[f"{BAR}:red"])
    drawn = (43, 98, 113)[:count]
    do(state, 0, f"play {card}", *deck_answer(state, *drawn))
    assert legal(state) == [*(f"buy {number}" for number in drawn), "done"]
    do(state, 0, "buy 43")
    assert GAME.view(state, 1)["seats"][0]["fish"] == 20, "the others learn only the sum"
    do(state, 0, "done")
    assert fish(state, 0) == 18
    assert GAME.view(state, 0)["discarded"]["hidden"] == count - 1
    assert 43 in GAME.view(state, 0)["seats"][0]["hand"]


MOMENTS = {
    "buy": {67, 68, 76, 78, 79, *range(90, 98)},
    "lessons": {*ANYTIME} - {80, 81, 82},
    "commit": {*ANYTIME} - {80, 81, 82},
    "react": {77, 83},
    "rescue": {*ANYTIME},
    "find": {*ANYTIME} - {77, 80, 81, 82},
}


@pytest.mark.parametrize("ask", MOMENTS)
def test_the_moments_of_every_card(ask: str) -> None:
    """With all there is aboard, exactly these cards may be played at each moment."""
    state = table(ask=ask, hands=[ANYTIME, [7]], left=[f"{BAR}:purple"])
    if ask == "buy":
        state.own[13] = state.own[19 + 13] = 1
    lay(state, 0, 113, 114)
    place(state, 0, f"{BAR}:red", 4, 4, turn=1)
    place(state, 0, "oshax1:white", 5, 4, colour="blue")
    place(state, 0, "common_I1:copper", 4, 10)
    place(state, 0, "rare_O4:gold", 1, 12)
    played = {int(action.split()[1]) for action in legal(state, 0) if action.startswith("play")}
    assert played == MOMENTS[ask]


def test_card_83_puts_each_cat_into_a_zone_of_the_players_choice() -> None:
    state = table(hands=[[83, 8], [7]], left=[f"{BAR}:purple"])
    events = do(state, 0, "play 83", *bag_answer(state, "rare_O4:gold", f"{BAR}:red", f"{BAR}:blue", "rare_I4:gold"))
    assert [event.name for event in events].count("cat_drawn") == 2
    do(state, 0, "put right")
    do(state, 0, "put left")
    view = GAME.view(state, 0)
    assert view["zones"] == {"left": [f"{BAR}:purple", f"{BAR}:blue"], "right": [f"{BAR}:red"]}
