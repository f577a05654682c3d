"""The closing phase: its trigger, the last round, exhausted depths, and turns with nothing left."""

from collections import Counter
from typing import Any

import pytest

import paluba
from paluba.core.chance import Fast
from paluba.games.deep_dive.game import GAME

from .table import Table

EMPTY: dict[int, list[str]] = {1: [], 2: [], 3: [], 4: [], 5: []}


def test_ruling_19_the_last_face_down_tile_of_any_depth_starts_the_closing_phase() -> None:
    table = Table(down={1: ["pink:1"]})
    told = table.do("flip")
    assert [event["event"] for event in told] == ["tile_flipped", "depth_exhausted", "closing_started"]
    assert table.view["stage"] == "closing"
    assert table.legal == ["surface", "leave"], "the turn goes on as usual"
    table.do("leave")
    assert table.view["depth"] == 2


def test_ruling_20_a_start_player_who_triggers_gives_two_whole_rounds() -> None:
    """The round that runs is finished, and everybody has one more turn."""
    table = Table(seats=3, down={1: ["pink:1"]}, starter=0)
    table.do("flip", "surface")
    assert table.view["stage"] == "closing"
    for seat in (1, 2):
        assert table.active == seat
        table.do("flip", "surface")
    assert table.view["stage"] == "last_dive"
    for seat in (0, 1, 2):
        assert table.active == seat
        table.do("flip", "surface")
    assert table.over


def test_ruling_20_the_last_round_starts_with_the_start_player() -> None:
    table = Table(seats=3, down={1: ["pink:1"]}, starter=1)
    table.own(1, rocks=1)
    table.do("rock 2", "flip", "surface")
    assert table.active == 2
    assert table.names("flip", "surface")[:3] == ["tile_flipped", "depth_exhausted", "closing_started"]
    assert table.active == 0
    assert "last_dive_called" in table.names("flip", "surface")
    assert table.active == 1
    for _ in range(3):
        assert not table.over
        table.do("flip", "surface")
    assert table.over


def test_ruling_20_later_exhausted_depths_change_nothing() -> None:
    table = Table(down={1: ["pink:1"], 2: ["pink:2"]})
    table.do("flip", "surface")
    told = table.names("flip", "surface")
    assert "depth_exhausted" in told
    assert "closing_started" not in told
    assert "last_dive_called" in told


@pytest.mark.parametrize("seats", range(1, 7))
def test_ruling_0_5_everybody_has_the_same_number_of_turns(seats: int) -> None:
    """Counted by what ends a turn; a triggering start player gets one more turn, the others two."""
    ends = {"tile_taken", "surfaced_empty", "penguin_trapped"}
    opponent_ends = {"opponent_took", "opponent_took_nothing"}
    for seed in range(12):
        match, dice = paluba.Match(GAME, seats, seed), Fast(seed)
        while match.to_act:
            legal = match.legal(match.to_act[0])
            match.submit(match.to_act[0], legal[dice.below(len(legal))])
        told = [event.to_json() for event in match.events]
        turns: Counter[Any] = Counter(event["seat"] for event in told if event["event"] in ends)
        if seats == 1:
            turns["opponent"] = sum(event["event"] in opponent_ends for event in told)
        assert len(set(turns.values())) == 1, turns
        assert len(turns) == max(2, seats)
        starter = told[0]["seat"]
        at = next(n for n, event in enumerate(told) if event["event"] == "closing_started")
        trigger = told[at - 2]
        if seats > 1 and trigger["seat"] == starter:
            later = Counter(event["seat"] for event in told[at:] if event["event"] in ends)
            later[starter] -= 1  # the turn in which it was triggered
            assert later == {seat: 1 if seat == starter else 2 for seat in range(seats)}


def test_ruling_0_2_the_triggering_player_meets_no_exhausted_depth_in_that_turn() -> None:
    """Ruling 21 leaves it open, and it is empty: only depths above him can be exhausted."""
    dice = Fast(1)
    for seed in range(30):
        match = paluba.Match(GAME, 3, seed)
        while match.to_act and match.view(0)["stage"] == "untouched":
            legal = match.legal(match.to_act[0])
            match.submit(match.to_act[0], legal[dice.below(len(legal))])
        view = match.view(0)
        trigger = next(event for event in match.events if event.name == "closing_started").to_json()["depth"]
        exhausted = [number for number, depth in enumerate(view["depths"], 1) if not depth["down"]]
        assert exhausted == [trigger]
        if view["ask"] in ("dive", "surface"):
            assert view["depth"] >= trigger


def test_ruling_21_everybody_may_skip_an_exhausted_depth() -> None:
    table = Table(down={1: []}, up={1: ["pink:1"]})
    table.close(1)
    assert table.legal == ["skip", "take pink:1"]
    table.do("skip")
    assert table.view["depth"] == 2


def test_ruling_22_nothing_is_flipped_at_an_exhausted_depth() -> None:
    table = Table(down={1: []}, up={1: ["pink:1"]})
    table.close(1)
    assert table.refused("flip") == ("nothing_face_down", "R18")


def test_ruling_0_3_an_exhausted_depth_gives_the_skip_and_no_more() -> None:
    """Returning penguins bring nothing from an exhausted depth where none of them was."""
    table = Table(down={1: ["predator"] * 2, 2: []}, up={1: ["pink:1"], 2: ["pink:4"]})
    table.close(1)
    table.own(0, trapped=[3, 3])
    table.do("flip")
    assert table.legal == ["bring 1 pink:1", "bring_nothing"]


def test_ruling_24_penguins_bring_tiles_from_an_exhausted_depth_where_they_were() -> None:
    table = Table(down={1: ["predator"] * 2, 2: []}, up={2: ["pink:4"]})
    table.close(1)
    table.own(0, trapped=[2, 3])
    table.do("flip")
    assert table.legal == ["bring 2 pink:4", "bring_nothing"]


def test_ruling_0_4_the_trigger_is_the_flip_even_if_the_depth_is_then_empty() -> None:
    table = Table(down={1: ["pink:1"]})
    table.do("flip", "surface")
    assert table.up(1) == {}
    assert table.view["stage"] == "closing"
    assert table.active == 1
    assert table.view["depth"] == 2, "the empty depth was the only way: it is passed unasked"


def test_ruling_0_4_a_depth_exhausted_later_is_skippable_at_once() -> None:
    table = Table(down={1: ["pink:1"], 2: ["pink:2"]}, up={2: ["yellow:2"]}, seats=3)
    table.do("flip", "surface")
    table.do("flip", "surface")
    assert table.active == 2
    assert table.legal == ["skip", "take yellow:2"]


def test_ruling_23_nothing_left_to_dive_for() -> None:
    """Every depth exhausted without food or rock: all remaining turns pass with nothing, and the match ends."""
    table = Table(seats=3, down={**EMPTY, 1: ["pink:1"]}, up={3: ["predator"]})
    table.close(1)
    told = table.names("flip")
    assert told.count("surfaced_empty") == 5, "seats 1 and 2, then the last turn of all three"
    assert table.over


def test_ruling_23_a_stuck_diver_surfaces_with_nothing() -> None:
    table = Table(down={1: ["bubbles"] * 3, 2: [], 3: [], 4: [], 5: []})
    table.close(1)
    assert table.names("flip") == ["tile_flipped", "surfaced_empty"]


def test_ruling_0_9_trapped_penguins_cost_nothing() -> None:
    table = Table(down={**EMPTY, 1: ["pink:1"]})
    table.close(2)
    table.own(0, trapped=[1, 2], food=["pink:2", "green:2", "yellow:2"])
    table.own(1, food=["pink:2", "green:2", "yellow:1"])
    table.state.active = 1
    table.do("flip")
    assert table.over
    assert GAME.breakdown(table.state, 0)[0].points == table.state.score(0) == 6
    assert table.state.winners() == 0b01
