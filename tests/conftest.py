"""Options of the whole suite."""

import pytest

from paluba.native import compiled

WATCHED = 1200 if compiled() else 120
"""Uncompiled rules are a hundred times slower, and the same: `test_both_ways` compares them byte by byte."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--decisions", type=int, default=WATCHED, help="how many random decisions each law watches per set-up"
    )
    parser.addoption("--nightly", action="store_true", help="run the long variants too")
