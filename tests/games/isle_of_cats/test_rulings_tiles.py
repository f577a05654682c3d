"""The rulings that complete the rulebook, one by one, for the classic game: 0.10 to 0.14: placing tiles."""

from __future__ import annotations

import itertools

from paluba.core.chance import Scripted
from paluba.games.isle_of_cats.parts import MAP_CELL
from paluba.games.isle_of_cats.rules import IsleState
from paluba.games.isle_of_cats.rules_boat import CATS_OF, PLACED

from .table import (
    BAR,
    BROKEN,
    GAME,
    WHOLE,
    asked,
    bag_answer,
    baskets,
    do,
    fish,
    legal,
    names,
    open_rescue,
    out,
    place,
    refused,
    table,
)


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
