"""The default choice plays sensible whole matches."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.chance import Fast
from paluba.core.playout import first_seat
from paluba.core.window import buffer
from paluba.games.isle_of_cats.bot_boat import Eye
from paluba.games.isle_of_cats.bot_weights import WEIGHTS
from paluba.games.isle_of_cats.parts import FIRST_COMMON, SHAPE, SQUARES
from paluba.games.isle_of_cats.rules import IsleState, start
from paluba.games.isle_of_cats.rules_codes import DO_PLACE, PLACE
from paluba.games.isle_of_cats.scoring import FAMILY_SIZE, MEASURES, RIVAL

from .table import GAME


def played(seats: int, seed: int, default: int, **options: str) -> IsleState:
    """A match in which the seats of the bit mask play by default and the others at random."""
    chance, scratch = Fast(seed), buffer(GAME)
    state = start(seats, GAME.meta.resolve(seats, options), chance, None)
    while asked := state.to_act():
        seat = first_seat(asked)
        if default >> seat & 1:
            action = GAME.policy.choose(state, seat, chance, scratch)
        else:
            action = state.random_action(seat, chance, scratch)
        state.apply(seat, action, chance)
    return state


@pytest.mark.parametrize("options", [{"mode": "classic"}, {"mode": "family"}], ids=str)
def test_the_default_choice_beats_chance(options: dict[str, str]) -> None:
    leads = []
    for seed in range(4):
        state = played(2, seed, 1 << seed % 2, **options)
        leads.append(int(state.score(seed % 2) - state.score(1 - seed % 2)))
    assert min(leads) > 0
    assert sum(leads) > 100


def test_the_default_choice_covers_most_of_its_boat() -> None:
    scores = [int(played(2, seed, 0b11).score(0)) for seed in range(3)]
    assert min(scores) > 20


def test_a_solo_match_by_default_comes_near_the_sister() -> None:
    states = [played(1, seed, 1) for seed in range(3)]
    assert min(int(state.score(0)) for state in states) > 10


def test_at_the_end_the_winner_is_worth_more_and_more_points_are_better() -> None:
    values = {}
    for seed in range(6):
        state = played(2, seed, 1 << seed % 2)
        for seat in range(2):
            lead = int(state.score(seat) - state.score(1 - seat))
            values[lead] = GAME.policy.value(state, seat)
            assert (values[lead] > 0.5) == (state.winners() == 1 << seat)
    assert [values[lead] for lead in sorted(values)] == sorted(values.values())


def test_the_best_place_is_the_one_that_is_worth_most_of_all() -> None:
    """Holes are not looked for where they could not matter, but the treasure of one square fills them."""
    chance, scratch, weights = Fast(3), buffer(GAME), WEIGHTS.changed({"hole": 60}).numbers
    looks = dict.fromkeys((True, False), 0)
    for _ in range(3):
        state = start(2, GAME.meta.resolve(2, {}), chance, None)
        while asked := state.to_act():
            seat = first_seat(asked)
            for tile in (state.tile, FIRST_COMMON) if state.ask == PLACE else ():
                eye = Eye(state, seat, weights)
                eye.ready(tile)
                count = state.list_places(seat, SHAPE[tile], scratch)
                spots = [scratch[n] - DO_PLACE for n in range(count)]
                worths = {spot: eye.at_spot(tile, spot) for spot in spots}
                eye.done(tile)
                assert eye.best(tile) == max(worths.values())
                assert worths[eye.spot] == max(worths.values())
                looks[SQUARES[SHAPE[tile]] == 1] += 1
            state.apply(seat, state.random_action(seat, chance, scratch), chance)
    assert min(looks.values()) > 50


def test_the_rival_is_the_largest_family_of_all_others() -> None:
    state = played(4, 2, 0b1111)
    measures = []
    for seat in range(4):
        m = vec[i64]([i64(0)] * MEASURES)
        state.measure(seat, m)
        state.measure_rivals(seat, m)
        measures.append(m)
    for seat in range(4):
        others = [m[FAMILY_SIZE] for other, m in enumerate(measures) if other != seat]
        assert measures[seat][RIVAL] == max(others) >= 3
