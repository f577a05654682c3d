"""Laws of secrecy: what a seat is sent depends on what it may know, and on nothing else."""

import json
from typing import Any

from paluba.core.chance import Fast, Logged, Tape
from paluba.core.event import EventTable
from paluba.core.state import Sink, State
from paluba.core.window import legal_numbers, seats_of

from .conftest import Setup
from .walk import Moment, moments


def sent(moment: Moment, state: State, seat: int) -> str:
    """All that a seat is shown of a position, as bytes on a wire would be."""
    asked = seats_of(state.to_act())
    shown: dict[str, Any] = {
        "view": moment.game.view(state, seat),
        "onlooker": moment.game.view(state, None),
        "prompt": moment.game.prompt(state, seat),
        "onlooker's prompt": moment.game.prompt(state, None),
        "to act": asked,
        "legal": legal_numbers(moment.game, state, seat) if seat in asked else [],
        "scores": [state.score(other) for other in range(state.seats)],
    }
    return json.dumps(shown)


def test_a_seat_cannot_tell_an_imagined_world_from_the_true_one(setup: Setup, decisions: int) -> None:
    for moment in moments(setup, decisions):
        seat = moment.another_seat()
        world = moment.state.copy()
        world.imagine(seat, moment.dice)
        assert sent(moment, world, seat) == sent(moment, moment.state, seat)


def test_imagining_depends_on_knowledge_alone(setup: Setup, decisions: int) -> None:
    """From any world that a seat cannot tell from the true one, the same chance imagines the same worlds."""
    for n, moment in enumerate(moments(setup, decisions)):
        seat = moment.another_seat()
        other_world = moment.state.copy()
        other_world.imagine(seat, moment.dice)
        from_truth, from_other = moment.state.copy(), other_world.copy()
        from_truth.imagine(seat, Fast(n))
        from_other.imagine(seat, Fast(n))
        assert from_truth.key() == from_other.key()


def test_imagining_varies_what_is_hidden(setup: Setup, decisions: int) -> None:
    """Where a seat does not know all, it imagines different worlds, and each of them is a whole position."""
    hidden = 0
    for moment in moments(setup, decisions):
        seat = moment.another_seat()
        worlds = set()
        for _ in range(4):
            world = moment.state.copy()
            world.imagine(seat, moment.dice)
            assert moment.game.census(world) == moment.game.census(moment.state)
            worlds.add(world.key())
        hidden += len(worlds) > 1
    assert hidden > 0 or setup.seats == 1 or not setup.game.meta.secrets
    assert hidden == 0 or setup.game.meta.secrets, "what nobody knows is drawn late: there is nothing to imagine"


def test_what_is_not_for_one_seat_is_for_all(setup: Setup, decisions: int) -> None:
    """Who is not asked has an onlooker's prompt; without secrets everybody has an onlooker's view."""
    for moment in moments(setup, decisions):
        seat, game = moment.another_seat(), setup.game
        if seat not in seats_of(moment.state.to_act()):
            assert game.prompt(moment.state, seat) == game.prompt(moment.state, None)
        if not game.meta.secrets:
            assert game.view(moment.state, seat) == game.view(moment.state, None)


def test_events_tell_a_seat_only_what_it_may_know(setup: Setup, decisions: int) -> None:
    """The same step in a world that a seat cannot tell apart sends it the same events, up to the first that tells
    everything; and that may differ only where something was drawn or shown."""
    table: EventTable = setup.game.events
    compared = 0
    for moment in moments(setup, decisions):
        seat = moment.another_seat()
        world = moment.state.copy()
        world.imagine(seat, moment.dice)
        if moment.action not in legal_numbers(setup.game, world, moment.seat):
            continue
        chance = Logged(Fast(moment.dice.below(1 << 30)))
        truth = moment.state.copy()
        told_true, told_other = events_of(table, truth, moment, chance), None
        answers = chance.take()
        try:
            told_other = events_of(table, world, moment, Tape(answers))
        except ValueError:
            continue
        for true, other in zip(told_true, told_other, strict=False):
            masked, masked_other = true.for_seat(seat), other.for_seat(seat)
            if masked != masked_other:
                told = masked == true.to_json() or masked_other == other.to_json()
                assert told, "a withheld fact changes what the seat is told"
                assert answers or truth.shown > moment.state.shown, "hidden facts are told, but nothing was shown"
                break
            compared += 1
    assert compared > 0


def events_of(table: EventTable, state: State, moment: Moment, chance: Any) -> list[Any]:
    """What happens when the moment's decision is made in a state."""
    state.sink = Sink()
    state.apply(moment.seat, moment.action, chance)
    return table.events(state.sink.take())
