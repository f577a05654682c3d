"""The rulings that complete the rulebook (section 0), one by one, for the classic game."""

from __future__ import annotations

import itertools

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.chance import Fast, Scripted
from paluba.core.window import legal_numbers, seats_of
from paluba.games.isle_of_cats.parts import MAP_CELL, PICKS
from paluba.games.isle_of_cats.rules import IsleState, start
from paluba.games.isle_of_cats.rules_boat import CATS_OF, FISH, OWN, PLACED
from paluba.games.isle_of_cats.rules_cards import DECK, GONE, HAND, LAID, OFFER, PICK
from paluba.games.isle_of_cats.scoring import FAMILY_SIZE, MEASURES, RIVAL, lesson_points

from .table import (
    BROKEN,
    GAME,
    WHOLE,
    asked,
    bag_answer,
    baskets,
    cards_at,
    deck_answer,
    do,
    fish,
    lay,
    legal,
    names,
    open_rescue,
    out,
    place,
    put_card,
    refused,
    table,
    zones,
)

BAR = "cat16"
"""The straight cat; placed by its turn 0 it stands upright, by turn 1 it lies."""


def fresh(seats: int = 2, seed: int = 1) -> IsleState:
    return start(seats, GAME.meta.resolve(seats, {}), Fast(seed), None)


# -- 0.1 to 0.9: order and asking


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


# -- 0.10 to 0.14: placement


def test_ruling_0_10_a_tile_is_listed_only_with_a_place_and_paid_when_placed() -> None:
    state = table(hands=[[7], [7 + 1]], left=[f"{BAR}:red"])
    do(state, 0, f"take {BAR}:red")
    assert asked(state) == ("place", (0,))
    assert all(action.startswith("place") for action in legal(state)), "nothing is played between the steps"
    assert (fish(state, 0), baskets(state, 0)) == (20, (1, 0))
    do(state, 0, "place 1 4 4")
    assert (fish(state, 0), baskets(state, 0)) == (17, (1, 1))


def test_ruling_0_10_no_shape_has_more_than_820_places_and_the_l_has_them() -> None:
    state = table(ask="find", hands=[[98], [7]])
    state.uncover_rare(91)
    do(state, 0, "play 98")
    do(state, 0, "take rare_L4:gold")
    assert len(legal(state)) == 820


def test_ruling_0_10_a_tile_without_a_place_cannot_be_taken() -> None:
    state = table(hands=[[7], [7 + 1]], left=["cat13:red", f"{BAR}:red"])
    for row in range(9):
        state.rows[row] &= 0b11111 << 4 if row == 4 else 0
    assert legal(state) == [f"take {BAR}:red", "pass"]
    assert refused(state, 0, "take cat13:red") == "no_place"
    events = do(state, 0, f"take {BAR}:red")
    assert "tile_placed" in names(events), "a single place is not asked for"


def test_ruling_0_11_the_permanent_basket_goes_first_then_whole_then_two_broken() -> None:
    state = table(hands=[[], []], fish=40, left=[f"{BAR}:{c}" for c in ("red", "blue", "green", "purple")])
    open_rescue(state, 0, *BROKEN[:3], WHOLE[0])
    state.passed = 2
    for row, colour in enumerate(("red", "blue", "green")):
        do(state, 0, f"take {BAR}:{colour}")
        do(state, 0, f"place 1 {3 + row} 4")
        if row == 0:
            assert baskets(state, 0) == (1, 1) and not out(state, WHOLE[0])
        if row == 1:
            assert out(state, WHOLE[0]) and not out(state, BROKEN[0])
    assert out(state, *BROKEN[:2])
    assert asked(state)[0] != "rescue", "one broken basket is no basket"


def test_ruling_0_12_the_first_tile_goes_anywhere_also_on_a_boat_made_empty() -> None:
    state = table(hands=[[88], [7]], left=[f"{BAR}:red", f"{BAR}:blue"])
    place(state, 0, "common_I1:copper", 0, 7)
    place(state, 0, "common_I1:copper", 0, 8)
    assert state.bound(0)
    do(state, 0, "play 88")
    assert state.own[PLACED] == 0 and baskets(state, 0) == (2, 0)
    do(state, 0, f"take {BAR}:red")
    do(state, 0, "place 1 6 8")


def test_ruling_0_12_the_first_tile_uses_up_a_place_anywhere() -> None:
    state = table(hands=[[69], [7]], left=[f"{BAR}:red"])
    do(state, 0, "play 69")
    do(state, 0, f"take {BAR}:red")
    do(state, 0, "place 1 4 4")
    assert not state.anywhere


def test_ruling_0_12_later_tiles_touch_by_a_side_unless_card_69_is_played() -> None:
    state = table(hands=[[69], []], left=[f"{BAR}:red", f"{BAR}:blue"])
    place(state, 0, f"{BAR}:green", 4, 4, turn=1)
    do(state, 0, f"take {BAR}:red")
    assert refused(state, 0, "place 1 3 9") == "does_not_fit", "a corner is no side"
    assert refused(state, 0, "place 1 4 8") == "does_not_fit", "tiles never overlap"
    assert refused(state, 0, "place 1 0 4") == "does_not_fit", "tiles never leave the boat"
    do(state, 0, "place 1 3 8")
    again = table(hands=[[69], []], left=[f"{BAR}:red"])
    place(again, 0, f"{BAR}:green", 4, 4, turn=1)
    do(again, 0, "play 69")
    do(again, 0, f"take {BAR}:red")
    do(again, 0, "place 1 6 8")
    assert not again.anywhere


def on_the_map(hand: list[int]) -> IsleState:
    """A red bar about to be placed beside the red map of the blue boat, at row 3, column 1."""
    return table(hands=[hand, [7]], left=[f"{BAR}:red", f"{BAR}:blue"])


def test_ruling_0_13_a_cat_on_the_map_of_its_colour_brings_a_treasure_at_once() -> None:
    state = on_the_map([69, 76])
    do(state, 0, f"take {BAR}:red")
    do(state, 0, "place 1 3 0")
    assert asked(state) == ("treasure", (0,))
    commons = [f"take common_{shape}:copper" for shape in ("I1", "I2", "L3", "I3")]
    assert legal(state) == ["play 69", *commons, "decline"]
    do(state, 0, "play 69")
    do(state, 0, "take common_I1:copper")
    do(state, 0, "place 0 8 9")
    assert asked(state) == ("rescue", (1,))


def test_ruling_0_13_another_cat_on_the_map_brings_nothing_and_declining_is_allowed() -> None:
    state = on_the_map([7])
    do(state, 0, f"take {BAR}:blue")
    do(state, 0, "place 1 3 0")
    assert asked(state) == ("rescue", (1,))
    again = on_the_map([7])
    do(again, 0, f"take {BAR}:red")
    do(again, 0, "place 1 3 0")
    do(again, 0, "decline")
    assert asked(again) == ("rescue", (1,))


def test_ruling_0_13_without_a_common_treasure_nothing_is_asked() -> None:
    state = on_the_map([69])
    for shape in range(4):
        state.island[64 + shape] = 0
        state.island[73 + 96 + shape] = 11
    do(state, 0, f"take {BAR}:red")
    do(state, 0, "place 1 3 0")
    assert asked(state) == ("rescue", (1,))


def test_ruling_0_13_an_oshax_of_the_maps_colour_pays_like_a_cat() -> None:
    state = table(ask="find", hands=[[1], [7]])
    place(state, 0, f"{BAR}:green", 4, 4, turn=1)
    do(state, 0, "play 1")
    do(state, 0, "take oshax6:white")
    spots = [action for action in legal(state) if "place" in action]
    on_map = []
    for spot in spots:
        world = state.copy()
        assert isinstance(world, IsleState)
        world.apply(0, GAME.actions.number(GAME.parse(spot)), Scripted())
        if not world.rows[3] >> 1 & 1:
            on_map.append(spot)
    for colour, ask in (("red", "treasure"), ("blue", "find")):
        world = state.copy()
        assert isinstance(world, IsleState)
        do(world, 0, on_map[0])
        do(world, 0, f"colour {colour}")
        assert asked(world)[0] == ask
        assert world.own[CATS_OF + ("blue", "green", "red").index(colour)] == 1


def test_ruling_0_13_no_tile_covers_two_maps() -> None:
    """On any boat two maps are too far apart for a tile of six squares."""
    for boat in range(4):
        cells = [divmod(int(MAP_CELL[boat * 5 + colour]), 22) for colour in range(5)]
        for (r, c), (q, d) in itertools.combinations(cells, 2):
            assert abs(r - q) + abs(c - d) > 5


def test_ruling_0_14_the_tile_of_card_75_must_be_placed_and_costs_nothing() -> None:
    state = table(hands=[[75], [7]], left=[f"{BAR}:blue"])
    do(state, 0, "play 75", *bag_answer(state, f"{BAR}:red"))
    assert asked(state) == ("place", (0,))
    do(state, 0, "place 1 3 0")
    assert asked(state) == ("treasure", (0,)), "a matching map pays"
    do(state, 0, "decline")
    assert asked(state) == ("rescue", (0,)), "it is no rescue"
    assert (fish(state, 0), baskets(state, 0)) == (20, (1, 0))


def test_ruling_0_14_without_a_place_the_tile_leaves_the_game() -> None:
    state = table(hands=[[75], [7]], left=[f"{BAR}:blue"])
    for row in range(18):
        state.rows[row] = 0
    events = do(state, 0, "play 75", *bag_answer(state, "rare_O4:gold"))
    assert names(events) == ["card_played", "tile_taken", "tile_lost", "passed"]
    assert state.island[73 + 93] == 1


# -- 0.15 to 0.21: cards


def test_ruling_0_15_one_more_rescue_each_and_only_in_this_turn() -> None:
    state = table(hands=[[80, 81], [7]], fish=40, left=[f"{BAR}:{c}" for c in ("red", "blue", "green", "purple")])
    open_rescue(state, 0, *WHOLE)
    do(state, 0, "play 80")
    do(state, 0, f"take {BAR}:red")
    do(state, 0, "place 1 4 4")
    assert asked(state) == ("rescue", (0,))
    assert refused(state, 0, "pass") == "already_rescued"
    do(state, 0, "play 81")
    do(state, 0, f"take {BAR}:blue")
    do(state, 0, "place 1 5 4")
    do(state, 0, "done")
    assert asked(state) == ("rescue", (1,)), "the third rescue was not used"
    do(state, 1, "pass")
    assert state.extra == 0, "and is gone"
    assert refused(state, 0, "done") == "not_rescued"


@pytest.mark.parametrize("ask", ["lessons", "commit", "find"])
def test_ruling_0_15_more_rescues_are_for_ones_own_rescue_turn(ask: str) -> None:
    state = table(ask=ask, hands=[[80], [7]], left=[f"{BAR}:red"])
    assert refused(state, 0, "play 80") == "not_now"


def test_ruling_0_16_card_77_moves_one_to_three_different_cats() -> None:
    colours = ("red", "blue", "green", "purple")
    state = table(hands=[[77], [7]], left=[f"{BAR}:{c}" for c in colours], right=["cat01:red"])
    do(state, 0, "play 77")
    assert refused(state, 0, "done") == "move_one"
    do(state, 0, f"move {BAR}:red")
    assert refused(state, 0, f"move {BAR}:red") == "not_movable"
    do(state, 0, "move cat01:red")
    do(state, 0, f"move {BAR}:blue")
    assert asked(state) == ("rescue", (0,))
    assert zones(state) == ([f"{BAR}:green", f"{BAR}:purple", "cat01:red"], [f"{BAR}:red", f"{BAR}:blue"])


def test_ruling_0_16_the_price_follows_the_zone() -> None:
    state = table(hands=[[77], [7]], left=[], right=[f"{BAR}:red"], fish=4)
    assert refused(state, 0, f"take {BAR}:red") == "no_fish"
    do(state, 0, "play 77")
    do(state, 0, f"take {BAR}:red")
    do(state, 0, "place 1 4 4")
    assert fish(state, 0) == 1


def test_ruling_0_16_rare_treasures_of_card_83_can_be_taken_in_the_same_phase_5() -> None:
    state = table(ask="find", hands=[[83, 98], [7]])
    drawn = bag_answer(state, "rare_O4:gold", "rare_O4:gold", "rare_I4:gold", "rare_T4:gold")
    do(state, 0, "play 83", *drawn)
    assert [pile["count"] for pile in GAME.view(state, 0)["rare"]][-3:] == [2, 1, 1]
    do(state, 0, "play 98")
    assert "take rare_I4:gold" in legal(state)


def test_ruling_0_16_the_player_picks_the_colour_that_brings_fish() -> None:
    state = table(hands=[[96, 8], [7]])
    place(state, 0, f"{BAR}:red", 4, 4, turn=1)
    place(state, 0, "cat01:red", 5, 4)
    place(state, 0, f"{BAR}:blue", 3, 4, turn=1)
    do(state, 0, "play 96")
    assert legal(state) == ["colour blue", "colour red"]
    assert GAME.prompt(state, 0)["best"] == "red"
    assert refused(state, 0, "colour green") == "no_such_cat"
    do(state, 0, "colour blue")
    assert fish(state, 0) == 21
    assert asked(state) == ("rescue", (0,))


def test_ruling_0_16_recycling_a_used_basket_first_loses_nothing() -> None:
    state = table(hands=[[76, 80], [7]], left=[f"{BAR}:red", f"{BAR}:blue"], fish=3)
    open_rescue(state, 0, WHOLE[0])
    do(state, 0, "play 80")
    do(state, 0, f"take {BAR}:red")
    do(state, 0, "place 1 4 4")
    assert (fish(state, 0), baskets(state, 0)) == (0, (1, 1))
    do(state, 0, "play 76")
    assert (fish(state, 0), baskets(state, 0)) == (5, (0, 0))
    do(state, 0, f"take {BAR}:blue")
    do(state, 0, "place 1 5 4")
    assert fish(state, 0) == 2


def test_ruling_0_16_a_basket_gained_is_usable_at_once() -> None:
    state = table(hands=[[84], [7]], left=[f"{BAR}:red"])
    state.own[2] = 1
    assert refused(state, 0, f"take {BAR}:red") == "no_basket"
    do(state, 0, "play 84")
    assert f"take {BAR}:red" in legal(state)


def test_ruling_0_16_treasures_placed_this_turn_may_be_given_up() -> None:
    state = table(hands=[[88], [7]], left=[f"{BAR}:red"])
    for col, shape in ((4, "I1"), (5, "I2"), (7, "I1")):
        place(state, 0, f"common_{shape}:copper", 4, col)
    do(state, 0, "play 88")
    assert legal(state) == ["remove 4 4", "remove 4 5", "remove 4 7"]
    assert refused(state, 0, "remove 4 6") == "no_treasure_there"
    do(state, 0, "remove 4 5")
    do(state, 0, "remove 4 4")
    assert baskets(state, 0) == (2, 0)
    assert state.rows[4] >> 4 & 0b1111 == 0b0111
    assert state.island[64] + state.island[65] == 10 - 3, "given up, not back to the supply"


def test_ruling_0_17_a_treasure_card_gives_one_rare_or_up_to_two_common() -> None:
    state = table(ask="find", hands=[[98, 99], [7]])
    state.uncover_rare(93)
    do(state, 0, "play 98")
    assert "take rare_O4:gold" in legal(state)
    assert refused(state, 0, "decline") == "take_one", "the first tile is compulsory"
    do(state, 0, "take common_I3:copper")
    do(state, 0, "place 0 4 4")
    assert refused(state, 0, "take rare_O4:gold") == "not_given", "the option is settled"
    do(state, 0, "decline")
    assert asked(state) == ("find", (1,))
    do(state, 1, "pass")
    do(state, 0, "play 99")
    do(state, 0, "take rare_O4:gold")
    do(state, 0, next(action for action in legal(state)))
    assert asked(state)[0] != "take", "one rare treasure and no more"


def test_ruling_0_17_small_treasures_or_any_for_a_fish() -> None:
    state = table(ask="find", hands=[[107, 108], [7]])
    do(state, 0, "play 107")
    assert legal(state) == ["take common_I1:copper", "take common_I2:copper", "pay"]
    do(state, 0, "pay")
    assert fish(state, 0) == 19
    assert legal(state) == [f"take common_{shape}:copper" for shape in ("I1", "I2", "L3", "I3")]
    do(state, 0, "take common_I1:copper")
    do(state, 0, "place 0 4 4")
    assert "take common_L3:copper" in legal(state)
    do(state, 0, "decline")
    do(state, 1, "pass")
    do(state, 0, "play 108")
    do(state, 0, "take common_I1:copper")
    do(state, 0, "place 0 4 5")
    assert legal(state) == ["take common_I1:copper", "take common_I2:copper", "decline"], "no more paying"


def test_ruling_0_17_a_treasure_card_needs_a_tile_that_fits() -> None:
    state = table(ask="find", hands=[[98, 1], [7]])
    for row in range(18):
        state.rows[row] = 0
    assert refused(state, 0, "play 98") == refused(state, 0, "play 1") == "no_tile"


def test_ruling_0_18_the_largest_family_lesson_needs_a_family_of_three_and_ties_pay() -> None:
    m = vec[i64]([0] * MEASURES)
    for mine, theirs, worth in ((4, 4, 10), (4, 5, 0), (2, 0, 0), (3, 0, 10)):
        m[FAMILY_SIZE], m[RIVAL] = mine, theirs
        assert lesson_points(121, 0, m) == lesson_points(165, 0, m) == worth
    state = table(ask="find", hands=[[7], []], day=5)
    lay(state, 0, 121)
    place(state, 1, f"{BAR}:red", 4, 4, turn=1)
    do(state, 0, "pass")
    assert [line.points for line in GAME.breakdown(state, 0) if line.what == "private_lesson"] == [0]


def test_ruling_0_19_the_number_of_cards_committed_is_public_not_which() -> None:
    state = table(ask="commit", hands=[[43, 15], [7]])
    events = do(state, 0, "commit 43")
    assert [event.for_seat(1) for event in events] == [{"event": "card_committed", "seat": 0, "card": None}]
    seen = GAME.view(state, 1)["seats"][0]
    assert (seen["committed_count"], seen["committed"], seen["count"]) == (1, None, 1)


def test_ruling_0_19_public_lessons_get_their_colours_one_at_a_time_and_may_repeat() -> None:
    state = table(ask="lessons", hands=[[143, 144, 147, 113], [7]])
    events = do(state, 0, "done")
    assert "private_lesson_laid" in names(events)
    assert GAME.prompt(state, 0)["card"] == 143
    do(state, 0, "colour red")
    do(state, 0, "colour red")
    shown = GAME.view(state, None)["public"]
    assert [(entry["card"], entry["colour"]) for entry in shown] == [(143, "red"), (144, "red"), (147, None)]
    assert GAME.view(state, 1)["seats"][0]["lesson_count"] == 1
    assert GAME.view(state, 1)["seats"][0]["lessons"] is None


def test_ruling_0_19_lessons_gained_late_wait_and_on_day_5_do_not_count() -> None:
    state = table(ask="find", hands=[[113, 148], []], day=5)
    do(state, 0, "pass")
    assert state.to_act() == 0
    assert [line.what for line in GAME.breakdown(state, 0)] == ["rats", "rooms", "families", "rare_treasures"]


def test_ruling_0_20_hand_fish_baskets_and_a_pending_69_carry_over() -> None:
    state = table(ask="find", hands=[[43, 69], []], left=[f"{BAR}:red"])
    state.own[2] = 1
    do(state, 0, "play 69")
    do(state, 0, "pass", chance=Fast(3))
    assert state.day == 2
    assert cards_at(state, HAND) == [43]
    assert (fish(state, 0), baskets(state, 0)) == (40, (1, 0))
    assert state.anywhere == 1
    assert state.island[73 + 2 * 17 + 15] == 1, "the cats left leave the game"


def test_ruling_0_20_points_then_fish_then_a_shared_win() -> None:
    state = table(ask="find", hands=[[7], []], day=5)
    more = state.copy()
    assert isinstance(more, IsleState)
    more.own[OWN + FISH] = 21
    do(state, 0, "pass")
    more.apply(0, GAME.actions.number(GAME.parse("pass")), Scripted())
    assert seats_of(state.winners()) == (0, 1)
    assert seats_of(more.winners()) == (1,)


def test_ruling_0_21_unbought_cards_and_given_up_lessons_stay_secret() -> None:
    state = table(ask="buy")
    for card in (43, 113):
        put_card(state, card, PICK)
        state.learn(0, card - 1, PICK)
    state.own[13] = state.own[OWN + 13] = 1
    do(state, 0, "buy 43")
    do(state, 0, "done")
    events = do(state, 1, "done")
    for seat in (1, None):
        assert all(event.for_seat(seat).get("card") is None for event in events if event.name == "card_bought")
        view = GAME.view(state, seat)
        assert view["discarded"] == {"hidden": 1, "open": []}
        assert view["seats"][0]["hand"] is None
    later = table(hands=[[86], [7]])
    lay(later, 0, 113, 114, 115)
    do(later, 0, "play 86")
    events = do(later, 0, "discard 114")
    assert events[0].for_seat(1) == {"event": "lesson_discarded", "seat": 0, "card": None}
    do(later, 0, "discard 113")
    assert baskets(later, 0) == (2, 0) and cards_at(later, LAID) == [115]


def test_ruling_0_21_a_seat_remembers_the_hands_it_passed() -> None:
    state = fresh(2, 5)
    mine = cards_at(state, OFFER)
    for seat in (0, 1):
        for card in cards_at(state, OFFER + seat)[:2]:
            do(state, seat, f"keep {card}")
    passed = set(mine[2:])
    assert set(GAME.view(state, 0)["seats"][1]["known"]["offer"]) == passed
    theirs = cards_at(state, OFFER + 1)
    for seat in (0, 1):
        for card in cards_at(state, OFFER + seat)[:2]:
            do(state, seat, f"keep {card}")
    known = GAME.view(state, 0)["seats"][1]["known"]
    assert known["picks"] == sorted(theirs[:2]), "what did not come back was kept"
    for n in range(20):
        world = state.copy()
        world.imagine(0, Fast(n))
        assert isinstance(world, IsleState)
        assert set(theirs[:2]) <= set(cards_at(world, PICK + 1))


# -- sections 1 to 9


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
