"""The set-up, and what a flip may show."""

from collections import Counter

import pytest

import paluba
from paluba.core.chance import Fast
from paluba.games.deep_dive.game import GAME
from paluba.games.deep_dive.parts import FACES
from paluba.games.deep_dive.rules import DeepState, start
from paluba.games.deep_dive.tiles import PUBLISHED, REMOVED, TOTALS, box

IN_PLAY = {
    1: [26, 22, 17, 10, 10],
    2: [26, 22, 17, 10, 10],
    3: [30, 26, 21, 14, 14],
    4: [39, 35, 25, 18, 18],
    5: [40, 36, 26, 19, 19],
    6: [41, 37, 27, 20, 20],
}


@pytest.mark.parametrize("seats", range(1, 7))
def test_ruling_1_sets_and_removed_tiles_by_seats(seats: int) -> None:
    view = paluba.Match(GAME, seats, 1).view(None)
    assert [depth["down"] for depth in view["depths"]] == IN_PLAY[seats]
    assert {depth["removed"] for depth in view["depths"]} == {REMOVED[seats]}
    unseen = [sum(depth["unseen"].values()) for depth in view["depths"]]
    assert unseen == [33, 29, 24, 17, 17] if seats <= 3 else unseen == list(TOTALS)


def test_ruling_0_11_only_food_and_predators_lie_at_depth_5() -> None:
    faces = box().base[4 * FACES :], box().extension[4 * FACES :]
    assert all(counts[0] == counts[2] == 0 for counts in faces)
    assert PUBLISHED["predator"][4] == 11
    assert PUBLISHED["food"][4] == 12


@pytest.mark.parametrize("seats", range(2, 7))
def test_ruling_0_9_the_start_player_is_drawn(seats: int) -> None:
    found = Counter(int(start(seats, {"tiles": ""}, Fast(seed), None).starter) for seed in range(400))
    assert sorted(found) == list(range(seats))
    assert min(found.values()) > 400 / seats / 2


def test_everybody_gets_three_penguins() -> None:
    view = paluba.Match(GAME, 6, 1).view(None)
    assert [seat["penguins"] for seat in view["seats"]] == [3] * 6


def chi_square(found: Counter[str], expected: dict[str, float]) -> float:
    return sum((found[name] - count) ** 2 / count for name, count in expected.items())


@pytest.mark.parametrize("seats", [2, 5])
def test_ruling_2_flips_are_uniform_over_what_is_hidden(seats: int) -> None:
    """Of 20,000 first flips each face comes as often as it is among the unseen tiles. The bound is that of a chi
    square with 8 degrees of freedom at one in a million; the seeds are fixed."""
    chance, found = Fast(2024), Counter[str]()
    fresh = start(seats, {"tiles": ""}, chance, None)
    unseen = GAME.view(fresh, None)["depths"][0]["unseen"]
    assert len(unseen) == 9
    for _ in range(20_000):
        state = fresh.copy()
        assert isinstance(state, DeepState)
        state.apply(state.active, 0, chance)
        (face,) = (name for name, count in GAME.view(state, None)["depths"][0]["open"].items() if count)
        found[face] += 1
    expected = {name: 20_000 * count / sum(unseen.values()) for name, count in unseen.items()}
    assert chi_square(found, expected) < 42.7


def test_ruling_0_10_the_last_flip_is_still_uniform_over_removed_and_face_down() -> None:
    """With one tile left face down and seven removed it is any of the eight, and so it is in imagined worlds."""
    chance, found = Fast(7), Counter[str]()
    state = start(2, {"tiles": ""}, chance, None)
    while state.down[0] > 1:
        state.draw(0, chance)
    before = GAME.view(state, None)["depths"][0]
    assert sum(before["unseen"].values()) == 8
    for _ in range(8_000):
        world = state.copy()
        assert isinstance(world, DeepState)
        world.imagine(0, chance)
        world.draw(0, chance)
        after = GAME.view(world, None)["depths"][0]
        assert after["down"] == 0
        assert sum(after["unseen"].values()) == 7
        (face,) = Counter(after["open"]) - Counter(before["open"])
        found[face] += 1
    expected = {name: 1000.0 * count for name, count in before["unseen"].items()}
    assert sorted(found) == sorted(expected)
    assert chi_square(found, expected) < 50


def test_what_lies_hidden_follows_from_what_lay_face_up() -> None:
    """A careful player's bookkeeping, kept by events alone, gives the counts of the prompt at any time."""
    match, dice = paluba.Match(GAME, 3, 9), Fast(9)
    unseen = [Counter(faces) for faces in match.prompt(0)["unseen"]]
    told = 0
    while match.to_act:
        seat = match.to_act[0]
        for event in match.events_for(None, told):
            if event["event"] == "tile_flipped":
                unseen[event["depth"] - 1][event["tile"]] -= 1
        told = len(match.events)
        prompt = match.prompt(seat)
        assert [+faces for faces in unseen] == [Counter(faces) for faces in prompt["unseen"]]
        for depth, chance in enumerate(prompt["predator"]):
            if chance is not None:
                assert chance["tiles"] == unseen[depth]["predator"]
                assert chance["of"] == unseen[depth].total()
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])


def test_the_prompt_shows_the_running_score_of_every_grid() -> None:
    match, dice = paluba.Match(GAME, 2, 3), Fast(3)
    while match.to_act:
        grids, view = match.prompt(None)["grids"], match.view(None)
        for grid, seat in zip(grids, view["seats"], strict=True):
            full = [row for row in seat["rows"] if None not in row]
            half = [row for row in seat["rows"] if None in row]
            assert (grid["full"], grid["half"]) == (len(full), len(half))
            assert grid["score"] == sum(map(sum, full)) + sum(sum(p or 0 for p in row) // 2 for row in half)
            worth = [sum(row) if None not in row else sum(p or 0 for p in row) // 2 for row in seat["rows"]]
            assert seat["row_points"] == worth
        legal = match.legal(match.to_act[0])
        match.submit(match.to_act[0], legal[dice.below(len(legal))])


def test_no_more_penguins_are_trapped_than_predators_lie_open() -> None:
    for seed in range(6):
        match, dice = paluba.Match(GAME, 4, seed), Fast(seed)
        while match.to_act:
            view = match.view(None)
            trapped = Counter(depth for seat in view["seats"] for depth in seat["trapped"])
            for depth, count in trapped.items():
                assert count <= view["depths"][depth - 1]["open"]["predator"]
            assert all(seat["penguins"] >= 1 for seat in view["seats"]), "there is always a free one (ruling 17)"
            legal = match.legal(match.to_act[0])
            match.submit(match.to_act[0], legal[dice.below(len(legal))])
