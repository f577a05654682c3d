"""Nets: what they say, how they are trained, and what they are trained by."""

import math
from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import paluba
from paluba.core.chance import Chance, Fast
from paluba.core.net import Net
from paluba.core.playout import first_seat
from paluba.core.state import Policy, State
from paluba.core.window import buffer
from paluba.sim.train import Samples, gather, loss, train

SEA = paluba.game("sea_salt_paper")


def numbers(*values: float) -> vec[float]:
    return vec[float](list(values))


def signs(*values: int) -> vec[i64]:
    return vec[i64](list(values))


def test_a_net_adds_what_its_hidden_units_say() -> None:
    """Two signs, two units: the second unit is off for these signs, so only the first one counts."""
    net = Net(2, 2, numbers(1.0, -5.0, 0.5, 1.0, 0.25, 0.0, 2.0, 9.0, -3.0))
    assert net.odds(signs(2, 1)) == pytest.approx(1 / (1 + math.exp(-(2 * 2.75 - 3))))
    assert net.odds(signs(0, 0)) == pytest.approx(1 / (1 + math.exp(-(2 * 0.25 - 3))))


def test_a_net_with_too_few_numbers_is_refused() -> None:
    with pytest.raises(ValueError):
        Net(2, 2, numbers(1.0, 2.0, 3.0))


def test_training_finds_what_made_the_results() -> None:
    """The more of the first sign the better, whatever the second says."""
    chance, samples = Fast(3), Samples(20_000, 2)
    best = 0.0
    for _ in range(20_000):
        first, second = chance.below(9), chance.below(9)
        odds = 1 / (1 + math.exp(4 - first))
        best -= odds * math.log(odds) + (1 - odds) * math.log(1 - odds)
        samples.keep(0, signs(first, second))
        samples.settle(samples.count - 1, 1.0 if chance.below(1 << 30) < odds * (1 << 30) else 0.0)
    net = train(samples, 8, 40, Fast(5))
    assert loss(samples, net) == pytest.approx(best / 20_000, abs=0.03)
    for first in range(9):
        assert net.odds(signs(first, 4)) == pytest.approx(1 / (1 + math.exp(4 - first)), abs=0.08)
    assert list(train(samples, 4, 1, Fast(5)).numbers) == list(train(samples, 4, 1, Fast(5)).numbers)


def starting(seed: int) -> tuple[Fast, Callable[[], State]]:
    chance = Fast(seed)
    return chance, lambda: SEA.start(2, {}, chance, None)


def test_positions_are_seen_by_the_seat_on_turn_and_settled_by_who_won() -> None:
    chance, start = starting(1)
    samples = gather(SEA.policy, start, SEA.most_legal, 500, None, chance)
    assert samples.count == 500
    assert set(samples.share) <= {0.0, 0.5, 1.0}
    same = [n for n in range(1, 500) if samples.seat[n] == samples.seat[n - 1]]
    changes = sum(samples.share[n] != samples.share[n - 1] for n in same)
    assert changes < 60, "positions of one match have one winner"


def test_a_judge_settles_positions_where_the_round_ends() -> None:
    """A judge that likes to be on turn in seat 1 only: then the other seat has next to nothing."""

    class Turn(Policy):
        def choose(self, state: State, seat: i64, chance: Chance, scratch: vec[i64]) -> i64:
            return SEA.policy.choose(state, seat, chance, scratch)

        def stage(self, state: State) -> i64:
            return SEA.policy.stage(state)

        def quiet(self, state: State) -> bool:
            return SEA.policy.quiet(state)

        def signs(self, state: State, out: vec[i64]) -> i64:
            out[0] = first_seat(state.to_act())
            return 1

    chance, start = starting(2)
    judge = Net(1, 1, numbers(5.0, 0.0, 1.0, 0.0))
    samples = gather(Turn(), start, SEA.most_legal, 400, judge, chance)
    small = 1 / (1 + math.exp(5))
    by_seat = [{round(samples.share[n], 6) for n in range(400) if samples.seat[n] == seat} for seat in range(2)]
    assert by_seat[0] - {0.0, 1.0} == {0.5, round(small, 6)}
    assert by_seat[1] - {0.0, 1.0} == {0.5, round(1 - small, 6)}


def test_the_net_of_a_game_fits_its_signs_and_judges_both_seats_alike() -> None:
    """What one seat has of the win, the other has not."""
    state: State = SEA.start(2, {}, Fast(4), None)
    chance, judged = Fast(5), 0
    while asked := state.to_act():
        seat = int(first_seat(asked))
        if SEA.policy.quiet(state):
            odds = SEA.policy.judge(state, 0)
            assert 0.0 < odds < 1.0
            assert SEA.policy.judge(state, 1) == pytest.approx(1 - odds)
            judged += 1
        state.apply(seat, SEA.policy.choose(state, seat, chance, buffer(SEA)), chance)
    assert judged > 10


def test_the_judge_of_a_search_is_the_value_where_a_game_has_no_net() -> None:
    for key in ("ingenious", "deep_dive", "isle_of_cats"):
        game = paluba.game(key)
        state = game.start(2, game.meta.resolve(2, None), Fast(1), None)
        assert game.policy.judge(state, 0) == game.policy.value(state, 0)
        assert game.policy.quiet(state)
        assert game.policy.signs(state, vec[i64]([0])) == 0
