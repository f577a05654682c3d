"""The rulings that complete the rulebook, one by one, for the classic game: 0.1 to 0.9: order and asking."""

from __future__ import annotations

import pytest

from paluba.core.match import Match
from paluba.games.isle_of_cats.rules_boat import FISH, OWN
from paluba.games.isle_of_cats.rules_cards import GONE, HAND, LAID, PICK

from .table import (
    BAR,
    GAME,
    asked,
    bag_answer,
    baskets,
    cards_at,
    deck_answer,
    do,
    fish,
    fresh,
    legal,
    out,
    put_card,
    refused,
    table,
    zones,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_0_1_the_days_cats_and_fish_are_there_while_drafting(seats: int) -> None:
    state = fresh(seats)
    view = GAME.view(state, 0)
    assert asked(state) == ("draft", tuple(range(seats)))
    assert [len(zone) for zone in view["zones"].values()] == [2 * seats] * 2
    assert [seat["fish"] for seat in view["seats"]] == [20] * seats
    first = view["order"][0]
    assert view["order"] == [(first + n) % seats for n in range(seats)], "clockwise from a drawn seat"


def test_ruling_0_1_the_first_seat_and_the_boats_are_drawn() -> None:
    views = [GAME.view(fresh(4, seed), None) for seed in range(30)]
    assert {view["order"][0] for view in views} == {0, 1, 2, 3}
    assert {view["seats"][0]["boat"] for view in views} == {"blue", "green", "red", "purple"}
    assert all(len({seat["boat"] for seat in view["seats"]}) == 4 for view in views)


@pytest.mark.parametrize(("ask", "card"), [("lessons", 71), ("commit", 43), ("react", 77), ("find", 98)])
def test_ruling_0_2_who_is_asked_does_not_depend_on_what_a_hand_holds(ask: str, card: int) -> None:
    """A seat whose hand leaves it no choice is asked all the same; it alone is told that it is forced."""
    choice = table(ask=ask, hands=[[card], [card]], left=[f"{BAR}:red"], active=1 if ask == "react" else 0)
    none = table(ask=ask, hands=[[1 if ask != "find" else 7], [7]], left=[f"{BAR}:red"], active=choice.active)
    assert asked(choice) == asked(none)
    seat = int(choice.active)
    assert len(legal(none)) == 1 and GAME.prompt(none, seat)["forced"]
    assert GAME.prompt(none, 1 - seat) == GAME.prompt(choice, 1 - seat) == {"ask": ask, "seats": [seat]}
    assert GAME.prompt(none, None) == GAME.prompt(choice, None)


def test_ruling_0_5_a_table_answers_for_a_seat_with_one_answer() -> None:
    """Unless a step was just taken back: then the person wants to look again."""
    match = Match(GAME, 2, 7)
    while not match.answers_itself(seat := match.to_act[0]):
        match.submit(seat, match.legal(seat)[0])
    assert match.prompt(seat)["forced"]
    assert len(match.legal(seat)) == 1
    match.submit(seat, match.legal(seat)[0])
    match.undo(seat, agreed=True)
    assert match.prompt(seat)["forced"]
    assert not match.answers_itself(seat)


def test_ruling_0_2_an_empty_hand_is_public_and_skips_the_ask() -> None:
    state = table(ask="lessons", hands=[[7], []])
    do(state, 0, "done")
    assert asked(state) == ("commit", (0,))


def test_ruling_0_4a_fish_cards_held_before_may_help_to_pay() -> None:
    state = table(ask="buy", hands=[[76, 71, 69], []], fish=1)
    for card in (55, 71 + 1):
        put_card(state, card, PICK)
    state.own[13] = state.own[OWN + 13] = 1
    assert refused(state, 0, "buy 55") == "too_dear"
    assert refused(state, 0, "play 71") == refused(state, 0, "play 69") == "not_now"
    do(state, 0, "play 76")
    assert GAME.view(state, 1)["seats"][0]["count"] == 3, "sealed: nobody sees the card leave the hand"
    do(state, 0, "buy 55")
    assert fish(state, 0) == 1, "nothing is paid before all have bought"
    do(state, 0, "done")
    do(state, 1, "done")
    assert (fish(state, 0), baskets(state, 0)) == (1 + 5 - 3, (0, 0))
    assert out(state, 76)
    assert cards_at(state, HAND) == [55, 69, 71]
    assert state.place[72 - 1] == GONE


def test_ruling_0_4a_a_card_bought_today_does_not_help_to_pay() -> None:
    state = table(ask="buy", fish=2)
    put_card(state, 76, PICK)
    state.own[13] = state.own[OWN + 13] = 1
    do(state, 0, "buy 76")
    assert refused(state, 0, "play 76") == "not_in_hand"


def test_ruling_0_4b_lessons_drawn_in_the_lesson_step_are_laid_today() -> None:
    state = table(ask="lessons", hands=[[71], [7]])
    do(state, 0, "play 71", *deck_answer(state, 113, 148))
    assert asked(state) == ("drawn", (0,))
    assert GAME.view(state, 1)["drawn"] == {"count": 2, "cards": None, "bought": None}
    do(state, 0, "buy 113")
    do(state, 0, "buy 148")
    do(state, 0, "done")
    assert fish(state, 0) == 20 - 2 - 1
    do(state, 0, "done")
    assert cards_at(state, LAID) == [113]
    assert GAME.view(state, 1)["public"] == [{"card": 148, "colour": None}]


def test_ruling_0_4c_rescue_cards_drawn_while_committing_can_be_committed() -> None:
    state = table(ask="commit", hands=[[71, 69], [7]])
    do(state, 0, "play 71", *deck_answer(state, 43, 44))
    do(state, 0, "buy 43")
    do(state, 0, "done")
    do(state, 0, "commit 43")
    do(state, 0, "done")
    assert asked(state) == ("commit", (1,))
    assert GAME.view(state, 1)["seats"][0]["committed_count"] == 1


def test_ruling_0_4d_after_the_reveal_all_but_the_first_may_move_and_add_cats() -> None:
    state = table(3, ask="commit", active=2, hands=[[77, 76], [83, 69], [7]], left=[f"{BAR}:red"], order=[0, 1, 2])
    do(state, 2, "commit 7")  # its last card, so that it has no more to do
    assert GAME.view(state, None)["order"] == [2, 0, 1]
    assert asked(state) == ("react", (0,))
    assert legal(state) == ["play 77", "done"]
    do(state, 0, "done")
    assert asked(state) == ("react", (1,))
    assert legal(state) == ["play 83", "done"]
    do(state, 1, "done")
    assert asked(state) == ("rescue", (2,))


def test_ruling_0_4h_cards_of_a_draw_cannot_help_to_pay_for_it() -> None:
    state = table(ask="lessons", hands=[[71, 76], []], fish=0)
    do(state, 0, "play 71", *deck_answer(state, 84, 78))
    assert legal(state) == ["play 76", "done"]
    do(state, 0, "play 76")
    assert fish(state, 0) == 5
    assert legal(state) == ["buy 78", "done"]


def test_ruling_0_6_draw_cards_are_never_played_before_the_purchase_is_paid() -> None:
    state = table(ask="buy", hands=[[71, 72, 73, 74], []])
    state.own[13] = state.own[OWN + 13] = 1
    assert legal(state, 0) == ["done"]
    do(state, 1, "done")
    do(state, 0, "done")
    assert asked(state) == ("lessons", (0,))
    assert legal(state) == ["play 71", "play 72", "play 73", "play 74", "done"]


def test_ruling_0_7_a_pass_is_final_for_the_phase() -> None:
    state = table(hands=[[7], [7 + 1]], left=[f"{BAR}:red", f"{BAR}:blue"])
    do(state, 0, "pass")
    assert asked(state) == ("rescue", (1,))
    do(state, 1, f"take {BAR}:red")
    do(state, 1, "place 1 4 4")
    assert asked(state) == ("rescue", (1,)), "the other has passed"


def test_ruling_0_7_with_empty_zones_a_seat_may_still_add_cats_and_rescue() -> None:
    state = table(hands=[[83], [7]])
    assert legal(state) == ["play 83", "pass"]
    do(state, 0, "play 83", *bag_answer(state, f"{BAR}:red", "rare_L4:gold", f"{BAR}:blue", f"{BAR}:green"))
    assert GAME.view(state, None)["rare"][-1]["tile"] == "rare_L4:gold", "all four are drawn before anything else"
    do(state, 0, "put left")
    do(state, 0, "put right")
    do(state, 0, "put right")
    assert zones(state) == ([f"{BAR}:red"], [f"{BAR}:blue", f"{BAR}:green"])
    assert f"take {BAR}:red" in legal(state)


def test_ruling_0_8_a_turn_ends_by_itself() -> None:
    state = table(hands=[[7], [7 + 1]], left=[f"{BAR}:red", f"{BAR}:blue"])
    do(state, 0, f"take {BAR}:red")
    do(state, 0, "place 1 4 4")
    assert asked(state) == ("rescue", (1,))


def test_ruling_0_8_only_an_empty_hand_without_a_rescue_passes_by_itself() -> None:
    state = table(hands=[[7], []], left=[f"{BAR}:red", f"{BAR}:blue"])
    state.own[OWN + FISH] = 2
    do(state, 0, f"take {BAR}:red")
    events = do(state, 0, "place 1 4 4")
    assert [event.to_json()["seat"] for event in events if event.name == "passed"] == [1]
    assert asked(state) == ("rescue", (0,))
    do(state, 0, "pass")
    assert asked(state) == ("find", (0,)), "the empty hand passes the rare finds by itself"


@pytest.mark.parametrize("card", [67, 76, 78, 86, 88, 90, 92, 94, 96])
def test_ruling_0_9_plays_without_effect_are_not_offered(card: int) -> None:
    state = table(hands=[[card], [7]])
    state.own[1] = 0
    assert refused(state, 0, f"play {card}") == "no_effect"


def test_ruling_0_9_moving_cats_needs_cats_and_phase_4() -> None:
    state = table(hands=[[77], [7]])
    assert refused(state, 0, "play 77") == "no_effect"
    late = table(ask="find", hands=[[77], [7]], left=[f"{BAR}:red"])
    assert refused(late, 0, "play 77") == "not_now"


def test_ruling_0_9_a_second_place_anywhere_waits_for_the_first() -> None:
    state = table(hands=[[69, 70], [7]])
    do(state, 0, "play 69")
    assert refused(state, 0, "play 70") == "no_effect"
