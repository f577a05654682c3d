"""The port to a database: what the server needs of one. `sqlite` and `postgres` are the two that fit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from paluba.server.entries import AnyEntry


@dataclass(frozen=True)
class Write:
    """Entries to add to the log of one table, from number `first` (1 is the first of all) on."""

    table: str
    fence: int
    first: int
    bodies: list[bytes]
    status: str
    touched: int
    wake: int | None


@dataclass(frozen=True)
class Lease:
    """The right to write to a table. `fence` grows with every new owner, and a write by an older one is refused.

    From `gone` to `back` nobody had the right, because its owner was down: no clock ran then."""

    fence: int
    gone: int
    back: int


@dataclass(frozen=True)
class Peer:
    """Another worker, and how to reach it."""

    id: str
    address: str
    key: str


class Store(Protocol):
    """A database of tables. Times are milliseconds since 1970."""

    name: str
    """What is printed at the start: no password."""
    bus_beats: bool
    """True if several workers share the database, so that each must show that it is alive."""

    async def open(self, address: str, on_change: Callable[[str], None]) -> None:
        """Connects and brings the schema up to date. `address` is where other workers reach this one; `on_change`
        hears what other workers tell."""

    async def close(self) -> None:
        """Gives all tables up and disconnects."""

    async def commit(self, writes: list[Write]) -> list[bool]:
        """Makes the writes durable, all in one go. False for a write whose fence is old or whose number is taken:
        nothing of it is kept. An exception means that nothing is known to be kept."""

    async def take(self, table: str, new: bool = False) -> Lease | Peer | None:
        """Takes a table, or tells the worker that has it; None if there is no such table."""

    async def entries(self, table: str) -> list[AnyEntry]:
        """The whole log of a table."""

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables whose time to wake has come and that no living worker other than this one has."""

    async def expire(self, before: int) -> int:
        """Removes the tables that nobody touched since; how many."""

    async def beat(self, now: int) -> bool:
        """Shows that this worker is alive. False if it was thought dead, so that its tables are lost to it."""
