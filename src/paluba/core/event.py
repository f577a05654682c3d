"""What happened, and who may know it.

The rules emit rows of numbers; an `EventTable` turns a row into an event, built once in full. What leaves for a
seat is `event.for_seat(seat)`, where the fields marked SECRET are null for seats that may not know them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final

from paluba.core.fields import MOST_SEATS, SEAT, Slot, slots

ONLOOKERS: Final = 1 << 6
EVERYONE: Final = 127
"""Every seat and every onlooker, as a bit mask."""

assert 1 << MOST_SEATS == ONLOOKERS


@dataclass(frozen=True)
class Event:
    """The base of every event; a subclass names itself in the past tense and declares its fields."""

    name: ClassVar[str]
    slots: ClassVar[tuple[Slot, ...]]
    seen: ClassVar[int] = 0
    """The seats that may know the secret fields, as a bit mask."""

    def to_json(self) -> dict[str, Any]:
        """The whole event, secrets included: for records and for the table after the end, never for a seat."""
        return self._json(hide=False)

    def for_seat(self, seat: int | None) -> dict[str, Any]:
        """The event as this seat may know it; None is an onlooker."""
        return self._json(hide=not self.seen & (ONLOOKERS if seat is None else 1 << seat))

    @property
    def sentence(self) -> str:
        """The key of the sentence that tells this event, the same in every language."""
        return f"event-{self.name.replace('_', '-')}"

    def _json(self, hide: bool) -> dict[str, Any]:
        data: dict[str, Any] = {"event": self.name}
        for slot in self.slots:
            if slot.secret and hide:
                data[slot.name] = None
            else:
                value = getattr(self, slot.name)
                data[slot.name] = list(value) if isinstance(value, tuple) else value
        return data


@dataclass(frozen=True)
class Undone(Event):
    """A seat took its last step back."""

    name = "undone"
    seat: Annotated[int, SEAT]


Undone.slots = slots(Undone)


class EventTable:
    """All events of a game, numbered in the order given. A row's -1 stands for "none"."""

    def __init__(self, *kinds: type[Event]) -> None:
        self.kinds = kinds
        for kind in kinds:
            kind.slots = slots(kind)
        self._numbers = {kind: number for number, kind in enumerate(kinds)}
        self._readers = [tuple((slot.name, slot.field.value) for slot in kind.slots) for kind in kinds]

    def number(self, kind: type[Event]) -> int:
        """The number by which the rules name this kind of event."""
        return self._numbers[kind]

    def event(self, row: tuple[int, ...]) -> Event:
        """The event that a row of a sink tells."""
        event = object.__new__(self.kinds[row[0]])
        facts = event.__dict__
        facts["seen"] = row[1]
        place = 2
        for name, value in self._readers[row[0]]:
            raw = row[place]
            facts[name] = value(raw) if raw >= 0 else None
            place += 1
        return event

    def events(self, rows: Iterable[tuple[int, ...]]) -> list[Event]:
        return [self.event(row) for row in rows]
