"""What a client needs beside a table: how a game's words are said, the score pad, and records as films."""

from __future__ import annotations

import functools
from typing import Any

import paluba
from paluba import games
from paluba.core.errors import BadInput, BadRecord
from paluba.core.fields import Number, OneOf, Seat
from paluba.core.match import Match
from paluba.core.replay import walk
from paluba.server import forms
from paluba.server.errors import Refused

MOST_FRAMES = 400


@functools.cache
def outside(key: str) -> dict[str, Any]:
    """The outside of a box, with what each option offers to how many seats, and how fields are said."""
    meta = games.meta(key)
    return {
        **meta.to_json(),
        "choices": {
            option.key: {value: list(seats) for value, seats in option.values.items()} for option in meta.options
        },
        "defaults": {option.key: option.default for option in meta.options},
        "fields": fields(key),
    }


def fields(key: str) -> dict[str, Any]:
    """How the values of a field are said: "seat", or the labels by which the parts of a name are looked up."""
    game = games.game(key)
    said: dict[str, Any] = {}
    slots = [slot for verb in game.actions.verbs for slot in verb.slots]
    slots += [slot for kind in game.events.kinds for slot in kind.slots]
    for slot in slots:
        if isinstance(slot.field, Seat):
            said[slot.name] = "seat"
        elif isinstance(slot.field, OneOf) and slot.field.label:
            said[slot.name] = list(slot.field.label)
        elif isinstance(slot.field, Number) and slot.field.label:
            said[slot.name] = [slot.field.label]
    return said


def score(key: str, data: Any) -> dict[str, Any]:
    """What cardboard on a real table is worth."""
    if key not in games.game_keys():
        raise Refused("no_game", game=key)
    try:
        return paluba.score(key, data)
    except BadInput as error:
        raise Refused("bad_pad", reason=str(error)) from None


def film(form: forms.Watch) -> forms.Film:
    """The moments of a record from number `first` on, as the eyes saw them; moment 0 is the start."""
    try:
        frames, steps = [], 0
        for steps, (match, told) in enumerate(walk(form.record, games.game)):
            if form.eyes is not None and form.eyes >= match.seats:
                raise Refused("no_seat")
            if form.first <= steps < form.first + min(form.count, MOST_FRAMES):
                frames.append(_frame(match, steps, told, form.eyes))
    except BadRecord as error:
        reason = str(error).partition(": ")[2]
        raise Refused("bad_record", line=error.line, step=error.step, reason=reason) from None
    except BadInput as error:
        raise Refused("bad_record", line=1, step=None, reason=str(error)) from None
    result = match.result.to_json() if match.result else None
    return forms.Film(match.game.key, match.seats, dict(match.options), steps, frames, result)


def _frame(match: Match, number: int, told: int, eyes: int | None) -> forms.Frame:
    events = match.events_for(eyes, told)
    seat = match.steps[-1].seat if number else None
    return forms.Frame(number, seat, events, match.view(eyes), match.prompt(eyes), list(match.scores))
