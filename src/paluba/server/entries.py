"""What can be in the log of a table. The log is the table: everything else is computed from it.

Every entry has the time `t` when the server took it, in milliseconds since 1970. Hashes are of tokens; a token itself
is never kept. Entries are only ever added, and old ones must stay readable: new fields need a default.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from paluba.server.wire import Pace


class Entry(Struct, tag_field="e", omit_defaults=True, frozen=True):
    t: int


class Created(Entry, tag="created", frozen=True):
    id: str
    game: str
    options: dict[str, str]
    pace: Pace
    host: str
    watch: str
    claims: list[str | None]
    bots: list[str | None]


class Claimed(Entry, tag="claimed", frozen=True):
    seat: int
    name: str
    token: str
    recovery: str


class Recovered(Entry, tag="recovered", frozen=True):
    seat: int
    token: str


class Invited(Entry, tag="invited", frozen=True):
    seat: int
    claim: str


class Renamed(Entry, tag="renamed", frozen=True):
    seat: int
    name: str


class Readied(Entry, tag="readied", frozen=True):
    seat: int
    ready: bool


class Helped(Entry, tag="helped", frozen=True):
    """Whether the table answers for the seat where it has one answer."""

    seat: int
    on: bool


class Replaced(Entry, tag="replaced", frozen=True):
    """A bot sits down at the seat."""

    seat: int
    bot: str


class GivenBack(Entry, tag="given_back", frozen=True):
    seat: int


class Left(Entry, tag="left", frozen=True):
    seat: int


class Returned(Entry, tag="returned", frozen=True):
    seat: int


class Started(Entry, tag="started", frozen=True):
    seed: bytes
    rules: int


class Moved(Entry, tag="moved", frozen=True):
    """`why` is who chose: a person, a bot, or the default choice because time was out or the person left."""

    seat: int
    do: dict[str, Any]
    id: str | None = None
    why: str = "person"


class Undid(Entry, tag="undid", frozen=True):
    seat: int
    agreed: bool
    id: str | None = None


class Asked(Entry, tag="asked", frozen=True):
    """A seat asks the others for something."""

    seat: int
    kind: str
    id: str | None = None


class Answered(Entry, tag="answered", frozen=True):
    seat: int
    yes: bool
    id: str | None = None


class Paused(Entry, tag="paused", frozen=True):
    seat: int
    id: str | None = None


class Resumed(Entry, tag="resumed", frozen=True):
    seat: int
    id: str | None = None


class Back(Entry, tag="back", frozen=True):
    """The server is back after `lost` milliseconds in which no clock ran."""

    lost: int


class Spoke(Entry, tag="spoke", frozen=True):
    seat: int | None
    text: str
    id: str | None = None


class Rematched(Entry, tag="rematched", frozen=True):
    pass


AnyEntry = (
    Created
    | Claimed
    | Recovered
    | Invited
    | Renamed
    | Readied
    | Helped
    | Replaced
    | GivenBack
    | Left
    | Returned
    | Started
    | Moved
    | Undid
    | Asked
    | Answered
    | Paused
    | Resumed
    | Back
    | Spoke
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def read(body: bytes | str) -> AnyEntry:
    return _decoder.decode(body)
