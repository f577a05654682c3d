"""Sentences in Czech, Slovak and English: the Fluent texts of the house and of a game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from paluba.core.action import Action
from paluba.core.errors import BadInput, Illegal
from paluba.core.event import Event
from paluba.core.fields import Field, Number, OneOf, Seat, Slot
from paluba.core.game import Game, Line, Result
from paluba.core.meta import LANGUAGES

HOUSE = Path(__file__).parent / "texts"


class Words:
    """The voice of a game in one language.

    A message's id is the kind of thing said and its name: ``action-take``, ``event-top-taken``, ``ask-keep``,
    ``refused-pile-empty``, ``line-crab-pairs``, and one for every word that a field may hold: ``figure-crab``.
    """

    def __init__(self, game: Game[Any], language: str) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"There is no language {language!r}; the languages are {', '.join(LANGUAGES)}.")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (HOUSE, game.folder / "texts"):
            self._bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
        slots = [slot for verb in game.actions.verbs for slot in verb.slots]
        slots += [slot for kind in game.events.kinds for slot in kind.slots]
        self._fields = {slot.name: slot.field for slot in slots}

    def say(self, message: str, **facts: Any) -> str:
        """A message with its facts put in; the id itself where there is no such message."""
        found = self._bundle.get_message(_id(message)) if self._bundle.has_message(_id(message)) else None
        if found is None or found.value is None:
            return message
        text, _ = self._bundle.format_pattern(found.value, facts)
        return str(text)

    def seat(self, seat: int) -> str:
        return self.say("seat", number=seat + 1)

    def action(self, action: Action) -> str:
        return self.say(action.sentence, **self._facts(action.slots, action.to_json()))

    def event(self, event: Event, told: Mapping[str, Any]) -> str:
        """What happened, as far as it is told: `event.for_seat(...)`, or `event.to_json()` for the whole truth."""
        return self.say(event.sentence, **self._facts(event.slots, told))

    def refusal(self, illegal: Illegal) -> str:
        """Why an action is refused, with the rule's number."""
        sentence = self.say(
            f"refused-{illegal.code}", **{name: self.fact(name, v) for name, v in illegal.facts.items()}
        )
        return f"{sentence} ({illegal.rule})" if illegal.rule else sentence

    def line(self, line: Line) -> str:
        """What a line of a score sheet counts."""
        return self.say(f"line-{line.what}", **{name: self.fact(name, v) for name, v in line.facts.items()})

    def result(self, result: Result) -> str:
        """How a match ended: every seat's total and its lines."""
        told = [self.say("table-result")]
        for seat, score in enumerate(result.scores):
            mark = f" {self.say('table-winner')}" if seat in result.winners else ""
            told.append(self.say("table-place", seat=self.seat(seat), score=score) + mark)
            told += [f"  {line.points:+d}  {self.line(line)}" for line in result.breakdown[seat]]
        return "\n".join(told)

    def fact(self, name: str, value: Any) -> Any:
        """A fact of a refusal or a score line in words, as the game's fields of that name say it."""
        if name in self._fields:
            return self.value(self._fields[name], value)
        if isinstance(value, str):
            return self.say(f"{name}-{value}")
        return ", ".join(str(part) for part in value) if isinstance(value, list) else value

    def name(self, value: str, label: tuple[str, ...]) -> str:
        """A value like "crab:yellow", looked up part by part as its field's label says."""
        parts = [self.say(f"{part}-{word}") for part, word in zip(label, value.split(":"), strict=False)]
        return parts[0] if len(parts) == 1 else self.say("parts", first=parts[0], second=parts[1])

    def value(self, field: Field, value: Any) -> Any:
        """A field's value in words."""
        if value is None:
            return "none"
        if isinstance(field, Seat):
            return self.seat(value)
        if isinstance(field, Number) and field.label:
            return self.say(f"{field.label}-{value}")
        if isinstance(field, OneOf) and field.label:
            names = [value] if isinstance(value, str) else value
            return " + ".join(self.name(name, field.label) for name in names)
        return value

    def _facts(self, slots: tuple[Slot, ...], data: Mapping[str, Any]) -> dict[str, Any]:
        return {slot.name: self.value(slot.field, data[slot.name]) for slot in slots}


def _id(message: str) -> str:
    return message.replace("_", "-")
