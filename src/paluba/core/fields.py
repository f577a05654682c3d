"""The values that actions and events carry: each is a number for the rules, a word in JSON and in the notation.

A field is declared once, as an annotation of a frozen dataclass:

    pile: Annotated[int, Number(2, start=1)]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from paluba.core.errors import BadInput

MOST_SEATS = 6


class Field:
    """A finite set of values, numbered from 0. `size` is how many there are."""

    size: int

    def value(self, number: int) -> Any:
        """The value with this number, as it stands in the dataclass."""
        raise NotImplementedError

    def number(self, value: Any) -> int:
        """The number of a value; BadInput when it is none of the field's."""
        raise NotImplementedError

    def word(self, value: Any) -> str:
        """The value in the notation: one word without spaces."""
        return str(value)

    def from_word(self, word: str) -> Any:
        raise NotImplementedError

    def from_json(self, data: Any) -> Any:
        """The value for its JSON form; BadInput when it is none."""
        return self.value(self.number(data))


@dataclass(frozen=True)
class Number(Field):
    """`size` whole numbers from `start` up. With a `label` they have names: for "card" 7 is said by ``card-7``."""

    size: int
    start: int = 0
    label: str = ""

    def value(self, number: int) -> int:
        return number + self.start

    def number(self, value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value - self.start < self.size:
            raise BadInput(f"{value!r} is not a whole number from {self.start} to {self.start + self.size - 1}")
        return value - self.start

    def from_word(self, word: str) -> int:
        try:
            return self.value(self.number(int(word)))
        except ValueError as error:
            raise BadInput(
                f"{word!r} is not a whole number from {self.start} to {self.start + self.size - 1}"
            ) from error


@dataclass(frozen=True)
class Seat(Number):
    """A seat, numbered from 0."""


class OneOf(Field):
    """One of the listed names, or of the listed tuples of names (a list in JSON, joined by + in the notation)."""

    def __init__(self, values: Sequence[str] | Sequence[tuple[str, ...]], label: tuple[str, ...] = ()) -> None:
        self.values = tuple(values)
        self.size = len(self.values)
        self.label = label
        """What the parts of a name are, for looking up their texts: ("figure", "colour") for "crab:yellow"."""
        self._numbers = {value: number for number, value in enumerate(self.values)}
        self._words = {self.word(value): value for value in self.values}

    def value(self, number: int) -> Any:
        return self.values[number]

    def number(self, value: Any) -> int:
        try:
            return self._numbers[tuple(value) if isinstance(value, list) else value]
        except (KeyError, TypeError):
            raise BadInput(f"{value!r} is none of {_some(tuple(self._words))}") from None

    def word(self, value: Any) -> str:
        return value if isinstance(value, str) else "+".join(value)

    def from_word(self, word: str) -> Any:
        try:
            return self._words[word]
        except KeyError:
            raise BadInput(f"{word!r} is none of {_some(tuple(self._words))}") from None


SEAT = Seat(MOST_SEATS)


class Secret:
    """Marks a field of an event that only some seats may know."""


SECRET = Secret()


@dataclass(frozen=True)
class Slot:
    """One field of one dataclass."""

    name: str
    field: Field
    secret: bool


def slots(owner: type[Any]) -> tuple[Slot, ...]:
    """The fields of an action or event class, in order of declaration."""
    hints = get_type_hints(owner, include_extras=True)
    found = []
    for declared in fields(owner):
        hint = hints[declared.name]
        marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        field = next((mark for mark in marks if isinstance(mark, Field)), None)
        if field is None:
            raise TypeError(f"{owner.__name__}.{declared.name} declares no Field")
        found.append(Slot(declared.name, field, SECRET in marks))
    return tuple(found)


def _some(words: tuple[str, ...]) -> str:
    return ", ".join(words[:12]) + (f" and {len(words) - 12} more" if len(words) > 12 else "")
