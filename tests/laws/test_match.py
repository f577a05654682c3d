"""Laws of a match: records, undo, decisions."""

import json

import pytest

import paluba
from paluba.core.chance import Fast
from paluba.core.replay import replay

from .conftest import Setup


def played(setup: Setup, seed: int, steps: int) -> paluba.Match:
    """A match after so many random steps."""
    match, dice = paluba.Match(setup.game, setup.seats, seed, setup.options), Fast(seed)
    for _ in range(steps):
        if not match.to_act:
            break
        seat = match.to_act[dice.below(len(match.to_act))]
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
    return match


@pytest.mark.parametrize("steps", [0, 1, 25, 100_000])
def test_a_record_replays_to_the_same_position(setup: Setup, steps: int) -> None:
    match = played(setup, 3, steps)
    text = match.record()
    again = replay(text, lambda _: setup.game)
    assert again.key() == match.key()
    assert again.record() == text or match.seed, "a replay by tape does not know the seed"
    assert [e.to_json() for e in again.events] == [e.to_json() for e in match.events]
    if not match.to_act:
        verified = replay(text, lambda _: setup.game, verify=True)
        assert verified.record() == text
        assert verified.result == match.result


def test_a_record_goes_on_with_its_seed(setup: Setup) -> None:
    match = played(setup, 4, 12)
    again = replay(match.record(), lambda _: setup.game, seed=4)
    for _ in range(20):
        if not match.to_act:
            break
        seat = match.to_act[0]
        action = match.legal(seat)[-1]
        assert [e.to_json() for e in match.submit(seat, action)] == [e.to_json() for e in again.submit(seat, action)]
    assert again.key() == match.key()


def test_an_unfinished_record_keeps_the_seed(setup: Setup) -> None:
    match = played(setup, 0xABCDEF, 2)
    assert match.to_act
    assert "abcdef" not in match.record()
    assert match.seed is None


def test_free_undo_restores_the_position_and_shows_nothing(setup: Setup, decisions: int) -> None:
    """A step that its seat may take back alone has told nobody anything; taking it back leaves no trace of it."""
    seed = 0
    watched = 0
    while watched < decisions:
        match, dice = paluba.Match(setup.game, setup.seats, seed, setup.options), Fast(seed)
        seed += 1
        while match.to_act and watched < decisions:
            watched += 1
            seat = match.to_act[dice.below(len(match.to_act))]
            legal = match.legal(seat)
            action = legal[dice.below(len(legal))]
            before, decision = match.key(), match.decision(seat)
            views = [match.view(other) for other in range(setup.seats)]
            match.submit(seat, action, decision)
            if match.can_undo(seat):
                match.undo(seat)
                assert match.key() == before
                assert [match.view(other) for other in range(setup.seats)] == views
                assert match.decision(seat) > decision, "an answer to the question before the undo is stale"
                match.submit(seat, action)
        assert replay(match.record(), lambda _: setup.game).key() == match.key()


def test_agreed_undo_goes_back_to_the_question(setup: Setup) -> None:
    match = played(setup, 6, 10)
    before, record = match.key(), len(match.steps)
    if not match.to_act:
        return
    seat = match.to_act[0]
    asked = match.prompt(seat)
    action = match.legal(seat)[0]
    match.submit(seat, action)
    match.undo(seat, agreed=True)
    assert match.key() == before
    assert match.prompt(seat) == asked
    assert len(match.steps) == record + 2
    assert replay(match.record(), lambda _: setup.game).key() == before


def test_a_stale_answer_is_refused(setup: Setup) -> None:
    match = played(setup, 8, 2)
    seat = match.to_act[0]
    before = match.key()
    with pytest.raises(paluba.Illegal) as refusal:
        match.submit(seat, match.legal(seat)[0], decision=match.decision(seat) - 1)
    assert refusal.value.code == "stale"
    assert match.key() == before


def test_views_prompts_and_events_are_json(setup: Setup) -> None:
    match = played(setup, 9, 60)
    for seat in (None, *range(setup.seats)):
        for shown in (match.view(seat), match.prompt(seat), match.events_for(seat)):
            assert json.loads(json.dumps(shown)) == shown
        prompt = match.prompt(seat)
        assert list(match.to_act) == prompt["seats"]
        assert (prompt["ask"] == "over") == (not match.to_act)
