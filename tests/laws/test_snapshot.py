"""Laws of what leaves the house for programs of others: positions as JSON, and the questions put to a program."""

import json

from paluba.bots.external import question
from paluba.core.chance import Fast
from paluba.core.snapshot import from_json, to_json
from paluba.core.window import Window

from .conftest import Setup
from .walk import moments


def test_the_question_is_the_same_whatever_is_hidden(setup: Setup, decisions: int) -> None:
    """What leaves the house depends on what the seat knows alone."""
    for n, moment in enumerate(moments(setup, decisions)):
        if n % 20:
            continue
        world = moment.state.copy()
        world.imagine(moment.seat, moment.dice)
        told = [question(Window(moment.game, state, moment.seat), Fast(n), 5) for state in (moment.state, world)]
        assert told[0] == told[1]


def test_a_snapshot_is_the_position(setup: Setup, decisions: int) -> None:
    """Any position of any game survives the way to JSON and back, and plays on the same."""
    for n, moment in enumerate(moments(setup, decisions)):
        if n % 20:
            continue
        data = json.loads(json.dumps(to_json(moment.state)))
        twin = from_json(moment.game, data)
        assert twin.key() == moment.state.key()
        truth = moment.state.copy()
        for state in (truth, twin):
            state.apply(moment.seat, moment.action, Fast(n))
        assert twin.key() == truth.key()
