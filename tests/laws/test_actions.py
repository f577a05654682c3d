"""Laws of actions and events: one declaration, and every form of it agrees."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paluba.core.errors import BadInput
from paluba.core.game import Game


def test_number_json_and_notation_round_trip(game: Game[Any]) -> None:
    notations = set()
    for number in range(len(game.actions)):
        action = game.actions.action(number)
        assert game.actions.number(action) == number
        assert game.action_from_json(json.loads(json.dumps(action.to_json()))) == action
        assert game.parse(str(action)) == action
        notations.add(str(action))
    assert len(notations) == len(game.actions)


@given(
    data=st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda s: st.lists(s) | st.dictionaries(st.text() | st.just("do"), s),
    )
)
def test_bad_json_is_refused_with_a_reason(game: Game[Any], data: Any) -> None:
    try:
        action = game.action_from_json(data)
    except BadInput as error:
        assert str(error)
    else:
        assert action.to_json() == data


@given(text=st.text())
def test_bad_notation_is_refused_with_a_reason(game: Game[Any], text: str) -> None:
    with pytest.raises(BadInput):
        game.parse(text + " ?")


def test_every_event_names_itself_in_the_past(game: Game[Any]) -> None:
    names = [kind.name for kind in game.events.kinds]
    assert len(set(names)) == len(names)
    assert all(kind.__doc__ for kind in game.events.kinds)
    assert all(verb.__doc__ for verb in game.actions.verbs)
