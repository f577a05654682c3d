"""The rulings that complete the rulebook, one by one, for the classic game: 0.15 to 0.21: cards and secrets."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.chance import Fast, Scripted
from paluba.core.window import seats_of
from paluba.games.isle_of_cats.rules import IsleState
from paluba.games.isle_of_cats.rules_boat import FISH, OWN
from paluba.games.isle_of_cats.rules_cards import HAND, LAID, OFFER, PICK
from paluba.games.isle_of_cats.scoring import FAMILY_SIZE, MEASURES, RIVAL, lesson_points

from .table import (
    BAR,
    GAME,
    WHOLE,
    asked,
    bag_answer,
    baskets,
    cards_at,
    do,
    fish,
    fresh,
    lay,
    legal,
    names,
    open_rescue,
    place,
    put_card,
    refused,
    table,
    zones,
)


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
