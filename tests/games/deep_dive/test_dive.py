"""A turn: taking, flipping, bubbles, rocks, predators, trapped penguins and their return."""

import pytest

from .table import Table

NOTHING: list[str] = []


def test_ruling_3_a_dive_starts_at_depth_1_and_goes_down() -> None:
    table = Table(down={1: ["green:1"], 2: ["green:2"] * 2})
    assert table.view["depth"] == 1
    table.lay(1, "yellow:2")
    table.do("flip", "leave")
    assert table.view["depth"] == 2
    assert table.refused("take yellow:2") == ("not_face_up", "R5"), "depth 1 is behind"


def test_ruling_4_a_face_up_tile_is_taken_or_another_flipped() -> None:
    table = Table(up={1: ["pink:2", "rock", "bubbles", "predator"]})
    assert table.legal == ["flip", "take rock", "take pink:2"], "bubbles and predators cannot be taken"
    told = table.do("take pink:2")
    assert told == [{"event": "tile_taken", "seat": 0, "depth": 1, "tile": "pink:2"}]
    assert table.active == 1, "whoever takes a tile that lay face up must surface"
    assert table.seat(0)["rows"] == [[2, None, None]]
    assert table.up(1) == {"bubbles": 1, "predator": 1, "rock": 1}


def test_ruling_4_predators_and_bubbles_lying_face_up_do_nothing() -> None:
    table = Table(up={1: ["predator", "bubbles"]})
    table.do("flip", "surface")
    assert table.seat(0)["penguins"] == 3
    assert table.active == 1


def test_ruling_5_only_the_flipped_tile_can_be_decided_on() -> None:
    table = Table(up={1: ["pink:2"]})
    table.do("flip")
    assert table.legal == ["surface", "leave"]
    assert table.refused("take pink:2") == ("not_asked", "R5")
    assert table.refused("flip") == ("not_asked", "R5")


def test_ruling_0_6_one_flip_per_depth() -> None:
    table = Table()
    table.do("flip", "leave")
    assert table.view["depth"] == 2
    assert table.view["depths"][0]["down"] == 3


def test_ruling_6_bubbles_push_a_penguin_one_depth_down() -> None:
    table = Table(down={1: ["bubbles"] * 2})
    assert table.names("flip") == ["tile_flipped"]
    assert table.view["depth"] == 2
    assert table.view["ask"] == "dive"
    assert table.up(1) == {"bubbles": 1}, "they stay face up"


@pytest.mark.parametrize("tile", ["rock", "pink:1"])
def test_ruling_7_a_flipped_rock_or_food_is_taken_or_left(tile: str) -> None:
    table = Table(down={1: [tile] * 2})
    table.do("flip")
    assert table.view["flipped"] == tile
    kept, left = table, Table(down={1: [tile] * 2})
    kept.do("surface")
    assert kept.up(1) == {}
    assert kept.active == 1
    left.do("flip", "leave")
    assert left.up(1) == {tile: 1}
    assert left.view["depth"] == 2


def test_ruling_8_a_predator_ends_the_turn_and_stays() -> None:
    table = Table(down={1: ["predator"] * 2})
    assert table.names("flip") == ["tile_flipped", "penguin_trapped"]
    assert table.active == 1
    assert table.seat(0)["trapped"] == [1]
    assert table.seat(0)["penguins"] == 2
    assert table.up(1) == {"predator": 1}


def test_ruling_9_no_depth_is_passed_without_a_flip_or_a_tile() -> None:
    table = Table()
    assert table.legal == ["flip"]
    assert table.refused("skip") == ("no_penguin_trapped", "R13")


def test_ruling_10_food_flipped_at_depth_5_must_be_taken() -> None:
    table = Table()
    table.own(0, rocks=1)
    assert table.names("rock 5", "flip") == ["rock_spent", "tile_flipped", "tile_taken"]
    assert table.seat(0)["rows"] == [[None, 8, None]]


def test_ruling_11_a_rock_from_an_earlier_turn_starts_the_dive_anywhere() -> None:
    table = Table(down={1: ["rock"] * 4})
    assert table.refused("rock 2") == ("no_rock", "R12")
    table.do("flip", "surface")
    assert table.seat(0)["rocks"] == 1
    table.do("flip", "surface")
    assert table.legal == ["flip", "rock 2", "rock 3", "rock 4", "rock 5"]
    assert table.do("rock 3")[0] == {"event": "rock_spent", "seat": 0, "depth": 3}
    assert table.view["depth"] == 3
    assert table.seat(0)["rocks"] == 0
    assert table.state.spent == 1
    assert table.seat(0)["score"] == 0, "a kept rock is worth nothing"


def test_ruling_12_after_a_rock_the_depth_is_played_as_usual() -> None:
    table = Table(up={4: ["pink:7"]})
    table.own(0, rocks=1)
    table.do("rock 4")
    assert table.legal == ["flip", "take pink:7"]


def test_ruling_13_rock_and_trapped_penguin_combine() -> None:
    table = Table()
    table.own(0, rocks=2, trapped=[3])
    table.do("rock 3")
    assert table.legal == ["flip", "skip"]
    assert table.refused("rock 5") == ("rock_too_late", "R12"), "a second rock is never spent"
    table.do("skip")
    assert table.view["depth"] == 4


def test_ruling_0_6_a_rock_is_spent_before_the_first_step_only() -> None:
    table = Table()
    table.own(0, rocks=1, trapped=[1])
    table.do("skip")
    assert table.refused("rock 4") == ("rock_too_late", "R12")


def test_ruling_0_6_a_rock_brought_by_returning_penguins_counts_too() -> None:
    table = Table(down={1: ["predator"] * 3}, up={1: ["rock"]})
    table.own(0, trapped=[2, 3])
    table.do("flip", "bring 1 rock")
    table.do("flip")
    assert table.active == 0
    assert "rock 2" in table.legal


def test_ruling_14_a_depth_with_an_own_trapped_penguin_may_be_skipped() -> None:
    table = Table()
    table.own(0, trapped=[1, 2])
    assert table.legal == ["flip", "skip"], "skipping is no duty"
    assert table.names("skip", "skip") == ["depth_skipped"] * 2
    assert table.view["depth"] == 3
    assert table.refused("skip") == ("no_penguin_trapped", "R13")


def test_ruling_14_depth_5_cannot_be_skipped() -> None:
    table = Table()
    table.own(0, rocks=1, trapped=[5])
    table.do("rock 5")
    assert table.refused("skip") == ("nothing_below", "R11")


def test_ruling_0_7_skipping_right_after_bubbles() -> None:
    table = Table(down={1: ["bubbles"] * 2})
    table.own(0, trapped=[2])
    table.do("flip")
    assert table.legal == ["flip", "skip"]


def test_ruling_15_two_penguins_trapped_at_one_depth() -> None:
    table = Table()
    table.own(0, trapped=[1, 1])
    assert table.seat(0)["trapped"] == [1, 1]
    table.do("skip")
    assert table.legal == ["flip"], "the skip is of that depth alone"


def test_ruling_16_penguins_of_others_mean_nothing() -> None:
    table = Table()
    table.own(1, trapped=[1])
    assert table.refused("skip") == ("no_penguin_trapped", "R13")


def test_ruling_17_the_third_trapped_penguin_brings_all_back() -> None:
    table = Table(down={2: ["predator"] * 2})
    table.own(0, trapped=[1, 3])
    assert table.names("skip", "flip") == ["depth_skipped", "tile_flipped", "penguin_trapped", "penguins_returned"]
    assert table.seat(0)["penguins"] == 3
    assert table.seat(0)["trapped"] == []
    assert table.active == 1, "nothing to bring: the turn is over"


def test_ruling_18_the_returning_penguins_may_bring_one_tile() -> None:
    table = Table(down={2: ["predator"] * 2}, up={1: ["pink:1", "rock"], 2: ["pink:2"], 3: ["bubbles"], 4: ["pink:7"]})
    table.own(0, trapped=[1, 3])
    table.do("skip", "flip")
    assert table.legal == ["bring 1 rock", "bring 1 pink:1", "bring 2 pink:2", "bring_nothing"]
    assert table.refused("bring 4 pink:7") == ("no_penguin_there", "R15")
    assert table.refused("bring 3 pink:3") == ("not_face_up", "R15")
    assert table.do("bring 1 pink:1")[0] == {"event": "tile_brought", "seat": 0, "depth": 1, "tile": "pink:1"}
    assert table.seat(0)["rows"] == [[1, None, None]]
    assert table.active == 1


def test_ruling_18_bringing_is_optional() -> None:
    table = Table(down={1: ["predator"] * 2}, up={1: ["pink:1"]})
    table.own(0, trapped=[2, 3])
    assert table.names("flip", "bring_nothing")[-1] == "nothing_brought"
    assert table.seat(0)["rows"] == []
    assert table.up(1) == {"predator": 1, "pink:1": 1}


def test_ruling_18_a_tile_left_this_turn_can_be_brought() -> None:
    table = Table(down={1: ["pink:2"] * 2, 2: ["predator"] * 2})
    table.own(0, trapped=[1, 4])
    table.do("flip", "leave", "flip")
    assert table.legal == ["bring 1 pink:2", "bring_nothing"]


def test_ruling_0_1_deeper_only_where_something_is_live() -> None:
    """Nothing to flip or take below: a flipped tile must be taken, and nothing is skipped into the void."""
    table = Table(down={1: ["pink:1"] * 2, 2: [], 3: [], 4: [], 5: []}, up={3: ["predator", "bubbles"]})
    table.close(1)
    assert table.names("flip") == ["tile_flipped", "tile_taken"]
    table = Table(down={2: [], 3: [], 4: [], 5: []}, up={2: ["rock"]})
    table.close(1)
    table.own(0, rocks=1, trapped=[1])
    assert table.legal == ["flip", "skip", "rock 2"]
    assert table.refused("rock 3") == ("nothing_from_here", "R11")


def test_ruling_0_1_skip_only_into_live_depths() -> None:
    table = Table(down={2: [], 3: [], 4: [], 5: []})
    table.close(1)
    table.own(0, trapped=[1])
    assert table.refused("skip") == ("nothing_below", "R11")
    assert table.legal == ["flip"]


def test_ruling_0_1_bubbles_with_nothing_below_end_the_turn() -> None:
    table = Table(down={4: ["bubbles"] * 2, 5: []}, up={5: ["predator"]})
    table.close(1)
    table.own(0, rocks=1)
    assert table.names("rock 4", "flip") == ["rock_spent", "tile_flipped", "surfaced_empty"]
    assert table.active == 1


def test_ruling_0_1_food_at_an_exhausted_depth_5_must_be_taken() -> None:
    table = Table(down={4: ["bubbles"] * 2, 5: []}, up={5: ["pink:9", "pink:10"]})
    table.close(1)
    table.own(0, rocks=1)
    table.do("rock 4", "flip")
    assert table.legal == ["take pink:9", "take pink:10"], "no surfacing with nothing"


def test_forced_steps_are_not_asked_but_every_flip_is() -> None:
    """R20: the only tile of an exhausted depth 5 is taken, an empty exhausted depth is passed; a flip is asked."""
    table = Table(down={4: ["bubbles"] * 2, 5: []}, up={5: ["pink:9"]})
    table.close(1)
    table.own(0, rocks=1)
    assert table.names("rock 4", "flip") == ["rock_spent", "tile_flipped", "tile_taken"]
    table = Table(down={1: ["bubbles"] * 2, 2: [], 3: []})
    table.close(1)
    assert table.names("flip") == ["tile_flipped", "depth_skipped", "depth_skipped"]
    assert table.view["depth"] == 4
    assert table.legal == ["flip"]


def test_an_empty_depth_1_is_not_passed_over_the_choice_to_spend_a_rock() -> None:
    """R20: with a rock there are several ways on, also where nothing can be flipped or taken."""
    table = Table(seats=2, down={1: []})
    table.close(1)
    table.own(0, rocks=1)
    table.own(1, rocks=1)
    table.do("rock 2", "flip", "surface")
    assert table.active == 1
    assert table.legal == ["skip", "rock 2", "rock 3", "rock 4", "rock 5"]
