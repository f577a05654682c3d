"""The sense of good play: better than chance by far, and right where the answer is plain."""

import pytest

from paluba.core.chance import Fast, Scripted
from paluba.core.window import buffer, seats_of
from paluba.games.ingenious.bot import Eye, IngeniousPolicy
from paluba.games.ingenious.parts import CELL, FIRST_COLOUR, HALF_TURN, KINDS, SECOND_COLOUR
from paluba.games.ingenious.rules import DO_KEEP, IngeniousState, start

from .table import GAME, do, lay, spot, table

SCRATCH = buffer(GAME)
FIVE = ["red+green", "red+blue", "green+blue", "red+red", "blue+blue"]


CELLS = [
    "c9",
    "c11",
    "d7",
    "d9",
    "d11",
    "e6",
    "e11",
    "f5",
    "f7",
    "f9",
    "f11",
    "g4",
    "g10",
    "g12",
    "i3",
    "i5",
    "i9",
    "i11",
    "j3",
    "l3",
    "l8",
    "m4",
    "m6",
]
TILES = ("green+blue", "green+yellow", "blue+yellow", "green+green", "blue+blue", "yellow+yellow")
FULL = [f"{TILES[n % len(TILES)]} {cell} e" for n, cell in enumerate(CELLS)]
"""Most of the board, with none of red, orange and purple: late in a match the weakest colour counts most."""


def choice(state: IngeniousState, seat: int) -> str:
    return str(GAME.actions.action(GAME.policy.choose(state, seat, Scripted(), SCRATCH)))


def test_it_brings_the_weakest_colour_on() -> None:
    laid = ["red+red h4 e", "red+red h6 e", "purple+purple k6 e", *FULL]
    state = table(laid=laid, racks=[["red+orange", "purple+orange"]], points={0: [10, 9, 9, 9, 9, 0]})
    assert choice(state, 0) == "choose orange+purple"


def test_it_lays_where_most_symbols_are_counted() -> None:
    state = table(laid=["red+red h4 e", "red+red h6 e", "purple+purple k6 e"], racks=[["red+green"]])
    do(state, 0, choice(state, 0))
    assert choice(state, 0) in ("lay h8 e", "lay h8 ne", "lay h8 se", "lay h8 nw", "lay h8 sw")


def test_it_swaps_a_rack_without_the_weakest_colour() -> None:
    state = table(laid=FULL, racks=[["red+green", *FIVE]], points={0: [15, 15, 15, 1, 4, 4]})
    lay(state, 0, "red+green l6 e")
    assert choice(state, 0) == "swap"


def test_it_keeps_a_rack_that_may_not_be_swapped() -> None:
    state = table(racks=[["red+green", *FIVE[:4], "orange+orange"]], points={0: [15, 15, 15, 1, 4, 4]})
    lay(state, 0, "red+green l7 e")
    assert choice(state, 0) == "keep"


def worth(placement: str, **weights: int) -> int:
    """What a placement is worth to a seat whose opponent lacks red."""
    state = table(laid=[], points={0: [9] * 6, 1: [0, 9, 9, 9, 9, 9]})
    policy = GAME.policy.with_weights(weights)
    assert isinstance(policy, IngeniousPolicy)
    at, direction, tile = spot(placement)
    return int(Eye(state, 0, policy.table).place(tile, at, direction))


def test_it_counts_free_cells_beside_a_half_for_and_against() -> None:
    """In the middle of the board a tile has more free cells beside it than at the edge."""
    middle, edge = "red+green h8 e", "red+green l7 e"
    plain = {"feeds": 0, "builds": 0}
    for changed, sign in (({"feeds": 50, "builds": 0}, -1), ({"feeds": 0, "builds": 50}, 1)):
        gains = [sign * (worth(place, **changed) - worth(place, **plain)) for place in (middle, edge)]
        assert gains[0] > gains[1] > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tile_is_worth_what_its_best_place_is(seats: int) -> None:
    """At the first one of equals, for every tile of the box, from the first turn to a full board."""
    assert isinstance(GAME.policy, IngeniousPolicy)
    chance = Fast(seats)
    state = start(seats, {"mode": "standard"}, chance, None)
    for decision in range(60):
        (seat,) = seats_of(state.to_act())
        eye = Eye(state, seat, GAME.policy.table)
        for tile in range(KINDS if decision % 6 == 0 else 0):
            ways = range(HALF_TURN if FIRST_COLOUR[tile] == SECOND_COLOUR[tile] else 6)
            places = [(at, way) for at in state.holes[: state.hole_count] for way in ways if state.fits(at, way)]
            found = sorted((-eye.place(tile, at, way), CELL[at] * 6 + way) for at, way in places)
            if found:
                assert eye.tile(tile) + eye.used(tile) == -found[0][0]
                assert eye.best_place(tile) == found[0][1]
        state.apply(seat, state.random_action(seat, chance, SCRATCH), chance)


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(10):
        chance = Fast(seed)
        state = start(2, {"mode": "standard"}, chance, None)
        while asked := seats_of(state.to_act()):
            (seat,) = asked
            if seat == seed % 2:
                action = GAME.policy.choose(state, seat, chance, SCRATCH)
            else:
                action = state.random_action(seat, chance, SCRATCH)
            state.apply(seat, action, chance)
        won += state.winners() >> (seed % 2) & 1
    assert won == 10


def test_the_value_follows_the_pegs() -> None:
    behind = table(points={0: [1, 9, 9, 9, 9, 9], 1: [8] * 6})
    ahead = table(points={0: [8] * 6, 1: [1, 9, 9, 9, 9, 9]})
    assert GAME.policy.value(behind, 0) < 0.5 < GAME.policy.value(ahead, 0)
    assert abs(GAME.policy.value(behind, 0) + GAME.policy.value(behind, 1) - 1) < 1e-9
    ahead.ask = 3
    assert GAME.policy.value(ahead, 0) == 1
    assert GAME.policy.value(ahead, 1) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_has_laid_a_tile_is_no_longer_on_turn(seats: int) -> None:
    """Keeping the rack changes nothing that the value sees, so the position is worth the same before and after it."""
    chance = Fast(seats)
    state = start(seats, {"mode": "standard"}, chance, None)
    kept = 0
    while asked := seats_of(state.to_act()):
        (seat,) = asked
        action = state.random_action(seat, chance, SCRATCH)
        before = [GAME.policy.value(state, other) for other in range(seats)]
        state.apply(seat, action, chance)
        if action == DO_KEEP:
            kept += 1
            assert [GAME.policy.value(state, other) for other in range(seats)] == before
    assert kept > seats


def test_partners_value_a_win_alike() -> None:
    state = table(4, "teams", points={0: [8] * 6, 1: [7] * 6})
    state.ask = 3
    assert [GAME.policy.value(state, seat) for seat in range(4)] == [1, 0, 1, 0]


def test_random_places_are_uniform() -> None:
    """`random_action` draws without listing: every place comes about as often as any other."""
    for tile in ("red+blue", "red+red"):
        state = table(laid=[], racks=[[tile, "green+green"], ["green+blue"]])
        do(state, 0, f"choose {tile}")
        listed = state.legal(0, SCRATCH)
        drawn: dict[int, int] = {}
        chance = Fast(3)
        for _ in range(60 * int(listed)):
            number = int(state.random_action(0, chance, buffer(GAME)))
            drawn[number] = drawn.get(number, 0) + 1
        assert len(drawn) == listed
        assert min(drawn.values()) > 25
        assert max(drawn.values()) < 110


def test_random_tiles_are_uniform_by_kind() -> None:
    state = table(racks=[["red+green", "red+green", "red+green", "red+green", "green+blue", "red+blue"]])
    chance = Fast(5)
    drawn = [int(state.random_action(0, chance, SCRATCH)) for _ in range(3000)]
    assert all(900 < drawn.count(number) < 1100 for number in set(drawn))
    assert len(set(drawn)) == 3
