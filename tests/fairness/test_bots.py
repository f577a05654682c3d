"""Laws of bots: fair by what they see."""

from typing import Any

import pytest

from paluba import bots
from paluba.bots.names import LevelBot
from paluba.core.chance import Fast
from paluba.core.game import Game
from paluba.core.window import Bot, Window

from ..laws.conftest import Setup
from ..laws.walk import moments

SPARSE = 40
"""Every so many decisions a bot is asked: thinking takes its time."""
SPARSER = 60
"""And one that searches every so many."""
SIMPLE = ("random", "default", "greedy", "greedy:judge=1", "greedy:points=1")
SHARE = 0.002
"""Of its iterations a level does so many here: the law is about what it sees, not about how long it looks."""
NAMES = [*bots.BOTS, "greedy:judge=1", "greedy:points=1", "search:20", "search:20:loose=0.1"]


def make(name: str) -> Bot:
    return LevelBot(name, SHARE) if name in bots.LEVELS else bots.make(name)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_window_gives_the_same_choice(setup: Setup, decisions: int, name: str) -> None:
    """Whatever is hidden from a bot, it chooses the same; and what it chooses is legal."""
    for n, moment in enumerate(moments(setup, decisions)):
        if n % (SPARSE if name in SIMPLE else SPARSER):
            continue
        world = moment.state.copy()
        world.imagine(moment.seat, moment.dice)
        in_truth = make(name).choose(Window(moment.game, moment.state, moment.seat), Fast(n))
        in_other = make(name).choose(Window(moment.game, world, moment.seat), Fast(n))
        assert in_truth == in_other
        assert in_truth in moment.legal


def test_a_window_has_no_state(game: Game[Any]) -> None:
    """The state is not among what a window offers."""
    options = game.meta.resolve(game.meta.most, None)
    state = game.start(game.meta.most, options, Fast(1), None)
    window = Window(game, state, 0)
    assert not any(getattr(window, name) is state for name in dir(window) if not name.startswith("_"))
