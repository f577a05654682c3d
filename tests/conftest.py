"""Options of the whole suite."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--decisions", type=int, default=1500, help="how many random decisions each law watches per set-up"
    )
    parser.addoption("--nightly", action="store_true", help="run the long variants too")
