"""What a seat does. One declaration gives the JSON, the one-line notation, the sentence's key and the number.

    @dataclass(frozen=True)
    class TakeTop(Action):
        "Take the top card of a discard pile."
        verb = "take"
        pile: Annotated[int, Number(2, start=1)]

is ``{"do": "take", "pile": 1}``, ``take 1``, ``action-take`` and a number of the game's `Space`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from paluba.core.errors import BadInput
from paluba.core.fields import Slot, slots


@dataclass(frozen=True)
class Action:
    """The base of every action; a subclass names its verb and its fields."""

    verb: ClassVar[str]
    slots: ClassVar[tuple[Slot, ...]]

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"do": self.verb}
        for slot in self.slots:
            value = getattr(self, slot.name)
            data[slot.name] = list(value) if isinstance(value, tuple) else value
        return data

    def __str__(self) -> str:
        return " ".join([self.verb, *(slot.field.word(getattr(self, slot.name)) for slot in self.slots)])

    @property
    def sentence(self) -> str:
        """The key of the sentence that says this action, the same in every language."""
        return f"action-{self.verb}"


class Space:
    """All actions of a game, numbered: the verbs one after the other, mixed radix over the fields within a verb."""

    def __init__(self, *verbs: type[Action]) -> None:
        self._verbs: dict[str, type[Action]] = {}
        self._first: dict[type[Action], int] = {}
        self._actions: list[Action] = []
        for verb in verbs:
            verb.slots = slots(verb)
            self._verbs[verb.verb] = verb
            self._first[verb] = len(self._actions)
            size = 1
            for slot in verb.slots:
                size *= slot.field.size
            self._actions.extend(self._make(verb, n) for n in range(size))
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        self._own = {id(action): number for number, action in enumerate(self._actions)}
        """The numbers of the very objects that this space hands out: found without comparing fields."""

    def __len__(self) -> int:
        return len(self._actions)

    @property
    def verbs(self) -> tuple[type[Action], ...]:
        return tuple(self._verbs.values())

    def first(self, verb: type[Action]) -> int:
        """The number of the verb's first action; the others follow."""
        return self._first[verb]

    def number(self, action: Action) -> int:
        """The number of an action; BadInput for one that is not of this game."""
        own = self._own.get(id(action))
        if own is not None:
            return own
        try:
            return self._numbers[action]
        except (KeyError, TypeError):
            raise BadInput(f"{action!r} is no action of this game") from None

    def action(self, number: int) -> Action:
        """The action with this number."""
        if not 0 <= number < len(self._actions):
            raise BadInput(f"{number} is no action number; they go from 0 to {len(self) - 1}")
        return self._actions[number]

    def from_json(self, data: Any) -> Action:
        """The action for its JSON form; BadInput says what is wrong with anything else."""
        if not isinstance(data, dict) or not isinstance(data.get("do"), str):
            raise BadInput(f'an action is an object like {{"do": "..."}}, not {data!r}')
        verb = self._verb(data["do"])
        names = {slot.name for slot in verb.slots}
        if extra := sorted(data.keys() - names - {"do"}):
            raise BadInput(f"{verb.verb!r} takes no {extra[0]!r}; it takes {sorted(names) or 'nothing'}")
        if missing := sorted(names - data.keys()):
            raise BadInput(f"{verb.verb!r} needs {missing[0]!r}")
        return verb(**{slot.name: _at(slot, slot.field.from_json, data[slot.name]) for slot in verb.slots})

    def parse(self, text: str) -> Action:
        """The action for its notation; BadInput says what is wrong with anything else."""
        head, *words = text.split() or [""]
        verb = self._verb(head)
        if len(words) != len(verb.slots):
            shape = " ".join([verb.verb, *(slot.name.upper() for slot in verb.slots)])
            raise BadInput(f"{text!r} does not fit the form: {shape}")
        values = (_at(slot, slot.field.from_word, word) for slot, word in zip(verb.slots, words, strict=True))
        return verb(**{slot.name: value for slot, value in zip(verb.slots, values, strict=True)})

    def _verb(self, word: str) -> type[Action]:
        try:
            return self._verbs[word]
        except KeyError:
            raise BadInput(f"{word!r} is no verb of this game; the verbs are {', '.join(self._verbs)}") from None

    @staticmethod
    def _make(verb: type[Action], number: int) -> Action:
        values: dict[str, Any] = {}
        for slot in reversed(verb.slots):
            number, digit = divmod(number, slot.field.size)
            values[slot.name] = slot.field.value(digit)
        return verb(**values)


def _at(slot: Slot, read: Any, raw: Any) -> Any:
    try:
        return read(raw)
    except BadInput as error:
        raise BadInput(f"{slot.name}: {error}") from None
