"""What ways are worth is looked at, and learned, the same whoever does it."""

from dataclasses import replace

import pytest

from paluba.core.chance import Fast
from paluba.core.errors import BadInput
from paluba.games.sea_salt_paper import ways
from paluba.sim.train import loss, train
from paluba.sim.ways import Fork, look_at_ways

FORK = Fork("sea_salt_paper", ways.WAYS, ways.OTHERWISE, tuple((seats, {}) for seats in ways.SEATS), ways.signs)


def test_the_same_seed_finds_the_same_with_any_number_of_processes() -> None:
    one, two = (look_at_ways(FORK, 5, 3, processes, lambda done: None) for processes in (1, 2))
    assert set(one) == {"stop", "bet"}
    for way, samples in one.items():
        assert samples.count > 5
        assert list(samples.share[: samples.count]) == list(two[way].share[: samples.count])
        assert list(samples.rows) == list(two[way].rows)


def test_one_half_is_no_more_than_going_on() -> None:
    """All ways of a decision have the same signs. Some are worth stopping at, some are not; betting differs."""
    samples = look_at_ways(FORK, 8, 5, 2, lambda done: None)
    stop, bet = (list(seen.share[: seen.count]) for seen in samples.values())
    assert min(stop) < 0.5 < max(stop)
    assert all(0.0 <= share <= 1.0 for share in stop + bet)
    assert stop != bet
    assert list(samples["stop"].rows) == list(samples["bet"].rows)


def test_a_decision_that_is_never_met_is_said() -> None:
    """To stop or to go on, with no bet, is nothing that is ever asked."""
    with pytest.raises(BadInput, match="look at more matches"):
        look_at_ways(replace(FORK, ways={"stop": ways.WAYS["stop"]}), 1, 3, 1, lambda done: None)


def test_a_net_learns_from_it() -> None:
    samples = look_at_ways(FORK, 60, 7, 2, lambda done: None)["stop"]
    assert loss(samples, train(samples, 8, 30, Fast(1))) < loss(samples, train(samples, 8, 0, Fast(1)))
