"""What a box is, without its rules: titles, seats, minutes, options."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from paluba.core.errors import BadInput

LANGUAGES = ("cs", "sk", "en")


@dataclass(frozen=True)
class Option:
    """A choice made before a match. `values` says which seat counts (fewest, most) each value is for;
    an option without values takes any text, and its default stands for "not given"."""

    key: str
    default: str
    values: Mapping[str, tuple[int, int]]
    settle: Callable[[str], str] | None = None
    """Makes of a given text the one that the match keeps, so that its record needs nothing beside it: a file's name
    becomes what the file says. It takes its own answers again. As it may read files, a table server does not offer
    such an option to people elsewhere."""

    def open_at(self, seats: int) -> tuple[str, ...]:
        """The values that this seat count may choose from."""
        return tuple(value for value, (fewest, most) in self.values.items() if fewest <= seats <= most)

    def kept(self, given: str | None) -> str:
        """What a match keeps of a given text."""
        if given is None or given == self.default:
            return self.default
        return given if self.settle is None else self.settle(given)


@dataclass(frozen=True)
class Meta:
    """The outside of a box."""

    key: str
    titles: Mapping[str, str]
    fewest: int
    most: int
    minutes: int
    rules: int
    """The version of the rules: higher whenever an older record would no longer replay."""
    options: tuple[Option, ...] = ()
    secrets: bool = True
    """Whether a seat can know what another does not. Without secrets nothing is ever dealt that lies face down:
    what nobody knows is drawn when it is shown."""
    asks_all: bool = False
    """Whether seats are asked by what all can see, even where a hand leaves one answer, so that the asking tells
    nothing of the hand. A table answers for such a seat, unless its person wants to be asked."""

    def resolve(self, seats: int, given: Mapping[str, str] | None) -> dict[str, str]:
        """The options of a match, each with its value. Refuses by name what is not declared."""
        if not isinstance(seats, int) or not self.fewest <= seats <= self.most:
            raise BadInput(f"{self.key} has {self.fewest} to {self.most} seats, not {seats}")
        given = dict(given or {})
        chosen: dict[str, str] = {}
        for option in self.options:
            value = given.pop(option.key, None)
            if not option.values:
                chosen[option.key] = option.kept(value)
                continue
            values = option.open_at(seats)
            if value is not None and value not in values:
                accepted = ", ".join(values) or f"nothing with {seats} seats"
                raise BadInput(f"option {option.key} does not take {value!r}; it takes {accepted}")
            if values:
                chosen[option.key] = value or (option.default if option.default in values else values[0])
        if given:
            known = ", ".join(option.key for option in self.options) or "none"
            raise BadInput(f"{self.key} has no option {min(given)!r}; its options: {known}")
        return chosen

    def setups(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Every seat count with every combination of listed option values."""
        listed = [option for option in self.options if option.values]
        for seats in range(self.fewest, self.most + 1):
            open_here = [option for option in listed if option.open_at(seats)]
            for values in itertools.product(*(option.open_at(seats) for option in open_here)):
                chosen = {option.key: value for option, value in zip(open_here, values, strict=True)}
                yield seats, self.resolve(seats, chosen)

    def to_json(self) -> dict[str, Any]:
        return {
            "key": self.key,
            "titles": dict(self.titles),
            "seats": [self.fewest, self.most],
            "minutes": self.minutes,
            "rules": self.rules,
            "options": {option.key: list(option.values) for option in self.options},
        }
