"""Fitting finds the weights that positions were made by."""

import math

import pytest

from paluba.core.chance import Fast
from paluba.core.equations import solve
from paluba.sim.fit import loss, regress


def test_equations_are_solved() -> None:
    assert solve([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])


def test_the_weights_that_made_the_results_are_found_again() -> None:
    chance, rows = Fast(3), []
    for _ in range(4000):
        signs = [(0, chance.below(200) / 100 - 1), (2, chance.below(200) / 100 - 1)]
        odds = 1 / (1 + math.exp(-(2 * signs[0][1] - signs[1][1])))
        rows.append((signs, 1.0 if chance.below(10000) < 10000 * odds else 0.0))
    found = regress(rows, 3)
    assert found[0] == pytest.approx(2, abs=0.25)
    assert found[1] == 0
    assert found[2] == pytest.approx(-1, abs=0.25)
    assert loss(rows, found) < loss(rows, [0.0, 0.0, 0.0]) == pytest.approx(math.log(2))
