"""Weights of a policy by name, stages of a playout, and the curve of strength over effort."""

from __future__ import annotations

import pytest

import paluba
from paluba.bots import make
from paluba.bots.default import DefaultBot, weighted
from paluba.core.chance import Fast
from paluba.core.errors import BadInput
from paluba.core.window import Window, seats_of
from paluba.sim.climb import changed, climb, duel
from paluba.sim.curve import curve
from paluba.sim.rating import Rating

ISLE = paluba.game("isle_of_cats")


def test_a_name_sets_weights_of_the_policy() -> None:
    bot = make("default:basket=1:rat=90")
    assert isinstance(bot, DefaultBot)
    assert bot.weights == {"basket": 1, "rat": 90}
    state = ISLE.start(2, ISLE.meta.resolve(2, {}), Fast(1), None)
    seat = seats_of(state.to_act())[0]
    assert bot.choose(Window(ISLE, state, seat), Fast(1)) in Window(ISLE, state, seat).legal()
    assert weighted(ISLE, {}) is ISLE.policy


def test_weights_that_are_not_there_are_refused() -> None:
    with pytest.raises(BadInput):
        weighted(ISLE, {"moon": 1})
    with pytest.raises(BadInput):
        weighted(paluba.game("ingenious"), {"basket": 1})
    with pytest.raises(BadInput):
        make("default:basket")


def test_a_climb_is_the_same_for_the_same_seed_and_weights_beat_themselves_by_nothing() -> None:
    options = ISLE.meta.resolve(2, {})
    start = {"basket": 1, "room": 1, "hole": 9}
    climbs = [climb(ISLE, 2, options, start, 2, 5, lambda done: None) for _ in range(2)]
    assert climbs[0] == climbs[1]
    assert set(climbs[0][0]) == set(start)
    assert duel(ISLE, 2, options, start, start, 5, range(3)) == [0.0, 0.0, 0.0]


def test_alone_a_duel_compares_the_points_of_the_same_deals() -> None:
    ingenious = paluba.game("ingenious")
    options = ingenious.meta.resolve(1, {})
    good, bad = {"early": 50, "late": 70}, {"early": 1, "late": 1}
    won = duel(ingenious, 1, options, good, bad, 5, range(20))
    assert sum(won) > 0
    assert duel(ingenious, 1, options, bad, good, 5, range(20)) == [-points for points in won]


def test_a_change_moves_few_weights_and_none_below_one() -> None:
    chance = Fast(3)
    start = dict.fromkeys("abcdefgh", 1)
    for _ in range(50):
        new = changed({**start, "nothing": 0}, chance)
        assert new.pop("nothing") == 0
        assert sum(new[name] != start[name] for name in start) <= 3
        assert min(new.values()) >= 1


def test_a_curve_has_a_dot_for_every_search() -> None:
    rated = [Rating(name, 1000.0 + 50 * n, 980.0, 1200.0, 10, 0.5) for n, name in enumerate(("greedy", "search:50"))]
    with pytest.raises(BadInput):
        curve("two", "note", rated)
    drawn = curve("two", "note", [*rated, Rating("search:100:ms=9", 1130.0, 1100.0, 1180.0, 10, 0.6)]).svg()
    assert drawn.count("<circle") == 2
    assert "search:100:ms=9: 1130" in drawn
