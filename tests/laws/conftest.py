"""The laws hold for every game on the shelf, at every seat count and with every option. There are no exemptions."""

from dataclasses import dataclass
from typing import Any

import pytest

import paluba
from paluba.core.game import Game

from . import toy


@dataclass(frozen=True)
class Setup:
    """A game, a seat count and options."""

    game: Game[Any]
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.game.key, str(self.seats), *self.options.values()])


def all_setups() -> list[Setup]:
    shelf = [*(paluba.game(key) for key in paluba.game_keys()), toy.GAME]
    return [Setup(game, seats, options) for game in shelf for seats, options in game.meta.setups()]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setup" in metafunc.fixturenames:
        metafunc.parametrize("setup", all_setups(), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize(
            "game", [*(paluba.game(key) for key in paluba.game_keys()), toy.GAME], ids=lambda game: game.key
        )


@pytest.fixture
def decisions(request: pytest.FixtureRequest) -> int:
    """How many random decisions to watch."""
    return int(request.config.getoption("--decisions"))
