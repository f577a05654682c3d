"""One seat against the virtual opponent."""

import functools

import pytest

import paluba
from paluba.core.errors import BadInput
from paluba.games.deep_dive.game import GAME

from .table import Table

EMPTY: dict[int, list[str]] = {1: [], 2: [], 3: [], 4: [], 5: []}


solo = functools.partial(Table, 1)


def opponent(table: Table) -> dict[str, object]:
    found: dict[str, object] = table.view["opponent"]
    return found


def test_ruling_28_set_up_as_for_two_with_the_person_first() -> None:
    for seed in range(5):
        match = paluba.Match(GAME, 1, seed)
        view = match.view(0)
        assert [depth["down"] for depth in view["depths"]] == [26, 22, 17, 10, 10]
        assert view["starter"] == view["active"] == 0
        assert view["opponent"]["beside"] == 1
        assert view["opponent"]["level"] == "medium", "the default"


def test_levels_are_for_one_seat() -> None:
    assert paluba.Match(GAME, 1, 1, {"level": "hard"}).view(0)["opponent"]["level"] == "hard"
    with pytest.raises(BadInput):
        paluba.Match(GAME, 2, 1, {"level": "hard"})


@pytest.mark.parametrize(
    ("tile", "has"),
    [("pink:1", {"rows": [[1, None, None]]}), ("rock", {"rocks": 1}), ("bubbles", {"bubbles": 1})],
)
def test_ruling_29_the_opponent_takes_what_it_flips(tile: str, has: dict[str, object]) -> None:
    table = solo(down={1: [tile] * 3}, up={2: ["pink:2"]})
    table.own(0, rocks=1)
    told = table.do("rock 2", "take pink:2")
    assert {"event": "opponent_took", "depth": 1, "tile": tile} in told
    assert has.items() <= opponent(table).items()
    assert table.up(1) == {}
    assert table.active == 0


def meets_predator(up: list[str], food: list[str]) -> Table:
    """The opponent flips a predator at depth 2, where these tiles lie face up; it owns this food already."""
    table = solo(down={2: ["predator"] * 3}, up={1: ["pink:1"], 2: up})
    table.state.beside = 1
    table.own(1, food=food)
    table.do("take pink:1")
    return table


def test_ruling_29_a_predator_traps_nobody_and_food_is_taken() -> None:
    table = meets_predator(["pink:2"], [])
    assert opponent(table)["rows"] == [[2, None, None]]
    assert table.up(2) == {"predator": 1}
    assert table.seat(0)["penguins"] == 3


def test_ruling_29_first_the_colour_it_has_fewest_of() -> None:
    table = meets_predator(["pink:4", "green:2"], ["pink:1"])
    assert opponent(table)["rows"] == [[1, 2, None]]


def test_ruling_29_then_the_highest_value() -> None:
    table = meets_predator(["pink:2", "pink:4", "green:3"], [])
    assert opponent(table)["rows"] == [[4, None, None]]


def test_ruling_29_the_rarest_colour_there_counts_even_if_its_rarest_of_all_is_not() -> None:
    table = meets_predator(["pink:4", "green:3"], ["pink:1", "pink:1", "green:1"])
    assert opponent(table)["rows"] == [[1, 1, None], [1, 3, None]], "yellow is rarest, but none lies there"


def test_ruling_30_no_rocks_or_bubbles_after_a_predator() -> None:
    table = meets_predator(["rock", "bubbles"], [])
    assert opponent(table)["rocks"] == opponent(table)["bubbles"] == 0
    assert table.up(2) == {"bubbles": 1, "predator": 1, "rock": 1}


def test_ruling_0_8_the_person_chooses_between_colours_that_tie() -> None:
    table = meets_predator(["pink:3", "green:3", "green:2", "yellow:4"], ["yellow:1"])
    assert table.view["ask"] == "give"
    assert table.active == 0
    assert table.legal == ["give pink:3", "give green:3"]
    assert table.refused("give green:2") == ("not_wanted_most", "R26")
    assert table.refused("give yellow:4") == ("not_wanted_most", "R26")
    assert table.refused("give pink:4") == ("not_face_up", "R26")
    assert table.refused("flip") == ("not_asked", "R5")
    table.do("give green:3")
    assert opponent(table)["rows"] == [[None, 3, 1]]
    assert opponent(table)["beside"] == 3
    assert table.view["ask"] == "start"


def test_ruling_0_8_tiles_of_one_face_are_no_choice() -> None:
    table = meets_predator(["pink:3", "pink:3"], [])
    assert opponent(table)["rows"] == [[3, None, None]]
    assert table.view["ask"] == "start"


def test_ruling_0_8_a_colour_it_has_none_of_counts_as_fewest() -> None:
    table = meets_predator(["pink:4", "yellow:2"], ["pink:1"])
    assert opponent(table)["rows"] == [[1, None, 2]]


def test_ruling_0_8_rows_fill_in_taking_order_and_round_down() -> None:
    table = solo(level="easy")
    table.own(1, rocks=2, food=["pink:1", "pink:2", "green:8"])
    assert opponent(table)["rows"] == [[1, 8, None], [2, None, None]]
    assert opponent(table)["score"] == 4 + 1 + 2


def test_ruling_31_one_depth_deeper_after_every_turn() -> None:
    table = solo(down={1: ["green:1"] * 9})
    seen = []
    for _ in range(6):
        seen.append(opponent(table)["beside"])
        table.do("flip", "surface")
    assert seen == [1, 2, 3, 4, 5, 1]


def test_ruling_31_it_passes_depths_without_face_down_tiles() -> None:
    table = solo(down={2: [], 3: []})
    table.close(1)
    table.do("flip", "surface")
    assert opponent(table)["beside"] == 4


def test_ruling_31_it_moves_on_at_once_when_the_person_exhausts_its_depth() -> None:
    table = solo(down={1: ["pink:1"]})
    told = table.do("flip")
    assert told[-1] == {"event": "opponent_moved", "depth": 2}
    assert opponent(table)["beside"] == 2


def test_ruling_0_8_from_depth_5_it_goes_on_to_depth_1() -> None:
    table = solo(down={1: [], 5: ["pink:8"]}, up={1: ["pink:1", "pink:2"]})
    table.close(1)
    table.state.beside = 4
    table.do("take pink:1")
    assert opponent(table)["beside"] == 2, "depth 1 is exhausted too"


def test_ruling_31_nothing_face_down_anywhere_it_does_nothing() -> None:
    table = solo(down=EMPTY, up={1: ["pink:1", "pink:2"], 2: ["green:2"]})
    table.close(1)
    told = table.names("take pink:1")
    assert told[:2] == ["tile_taken", "opponent_took_nothing"]
    assert opponent(table)["rows"] == []


def test_ruling_32_the_person_triggers_the_end() -> None:
    """It plays, the person has a last turn, and it plays last."""
    table = solo(down={1: ["pink:1"]})
    told = table.names("flip", "surface")
    assert [name for name in told if name in ("closing_started", "opponent_took", "last_dive_called")] == [
        "closing_started",
        "opponent_took",
        "last_dive_called",
    ]
    told = table.names("flip", "surface")
    assert told[-4:] == ["opponent_took", "opponent_moved", "grid_scored", "opponent_scored"]
    assert table.over


def test_ruling_32_the_opponent_triggers_the_end() -> None:
    """The person has a last turn, and it plays last."""
    table = solo(down={1: ["pink:1"], 2: ["green:2"] * 3}, up={2: ["pink:2"]})
    table.own(0, rocks=1)
    told = table.names("rock 2", "take pink:2")
    assert "closing_started" in told
    assert "last_dive_called" in told
    told = table.names("flip", "surface")
    assert told.count("opponent_flipped") == 1
    assert table.over


@pytest.mark.parametrize(("level", "score"), [("easy", 6 + 2), ("medium", 6 + 6), ("hard", 6 + 1 + 10 + 3)])
def test_ruling_33_levels_at_the_table(level: str, score: int) -> None:
    table = solo(level=level)
    table.own(1, rocks=2, food=["pink:1", "green:2", "yellow:3", "pink:1"])
    table.state.boards[95 + 2] = 1
    assert table.state.opponent_score() == opponent(table)["score"] == score


def test_ruling_33_the_verdict_uses_the_same_tie_break() -> None:
    for mine, theirs, won in (
        (["pink:10"], ["pink:8"], 1),
        (["pink:8"], ["pink:10"], 0),
        (["pink:8"], ["pink:1", "green:1", "yellow:2"], 0),
        (["pink:1", "green:1", "yellow:2"], ["pink:8"], 1),
        (["pink:8"], ["green:9"], 1),
    ):
        table = solo(level="easy")
        table.own(0, food=mine)
        table.own(1, food=theirs)
        table.state.finish()
        assert table.state.winners() == won


def test_ruling_34_it_never_spends_rocks() -> None:
    for seed in range(3):
        match = paluba.Match(GAME, 1, seed)
        kept = 0
        while match.to_act:
            match.submit(0, match.legal(0)[0])
            rocks = match.view(0)["opponent"]["rocks"]
            assert rocks >= kept
            kept = rocks
