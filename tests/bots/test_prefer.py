"""What the default choice prefers is fitted to what choices are worth."""

import pytest

from paluba import games
from paluba.core.chance import Fast
from paluba.games.sea_salt_paper import likes
from paluba.sim.prefer import Comparison, prefer


def test_the_rates_that_made_the_worths_are_found_again() -> None:
    """Whatever else a decision is worth is the same for all its choices, and does not count."""
    chance, found = Fast(5), Comparison(3)
    for _ in range(3000):
        signs = [{0: float(chance.below(5)), 2: float(chance.below(3))} for _ in range(2 + chance.below(3))]
        luck = chance.below(100) / 10
        found.compare(signs, [luck + 0.3 * one[0] - 0.2 * one[2] + (chance.below(100) - 49.5) / 1000 for one in signs])
    assert found.rates() == pytest.approx([0.3, 0, -0.2], abs=0.01)


def test_the_same_seed_prefers_the_same() -> None:
    game = games.game("sea_salt_paper")
    first, second = (prefer(game, {}, likes.signs, likes.COUNT, 12, 3, lambda done: None) for _ in range(2))
    assert first == second
    assert any(first)
