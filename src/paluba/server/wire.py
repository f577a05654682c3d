"""Every message of the socket, both ways. `docs/wire.md` tells what they mean; nothing else is sent or understood."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1 << 40)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


class In(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a client may send."""


class Hello(In):
    """The first message: which table, by which tokens, and what the client has already seen."""

    table: Annotated[str, Meta(min_length=1, max_length=32)]
    tokens: Annotated[list[Token], Meta(max_length=8)]
    match: Number = 0
    since: Number = 0
    open: Seat | None = None


class Open(In):
    """Lift the curtain before one of the held seats, or close it (null)."""

    seat: Seat | None


class Move(In):
    id: MessageId
    seat: Seat
    decision: Number
    do: dict[str, Any]


class Undo(In):
    """Take the seat's last step back: freely, or, with `ask`, by asking the others."""

    id: MessageId
    seat: Seat
    ask: bool = False


class Pause(In):
    """Ask the others to stop all clocks."""

    id: MessageId
    seat: Seat


class Resume(In):
    id: MessageId
    seat: Seat


class Consent(In):
    """The answer to the request with this number."""

    id: MessageId
    seat: Seat
    request: Number
    yes: bool


class Chat(In):
    id: MessageId
    text: ChatText
    seat: Seat | None = None


class Mute(In):
    """Do not send me what this seat says (null: the watchers)."""

    seat: Seat | None
    on: bool = True


class Legal(In):
    """The legal actions that have these fields."""

    id: MessageId
    seat: Seat
    like: dict[str, Any] = {}


class Preview(In):
    """What an action would lead to, as far as the seat can know."""

    id: MessageId
    seat: Seat
    do: dict[str, Any]


class Log(In):
    """Events of the current match from number `first` on."""

    id: MessageId
    first: Number = 0
    count: Annotated[int, Meta(ge=1, le=500)] = 500


class Ping(In):
    n: Number = 0


Incoming = Hello | Open | Move | Undo | Pause | Resume | Consent | Chat | Mute | Legal | Preview | Log | Ping


class Out(Struct, tag_field="type", omit_defaults=False):
    """What the server may send."""


class Chair(Struct):
    """A seat as everybody at the table sees it."""

    name: str | None
    kind: str
    bot: str | None
    ready: bool
    here: bool
    left: bool


class Pace(Struct, forbid_unknown_fields=True, frozen=True):
    """How long a decision may take, in seconds. `decision` is for each decision, `bank` for the whole match."""

    kind: str = "none"
    decision: Annotated[int, Meta(ge=0, le=60 * 86400)] = 0
    bank: Annotated[int, Meta(ge=0, le=7 * 86400)] = 0


class SeatClock(Struct):
    """`bank` milliseconds were left when the clock was last stopped; it runs since `since`."""

    bank: int
    since: int | None


class Request(Struct):
    """Something a seat asks of the others."""

    number: int
    kind: str
    seat: int
    yes: list[int]
    waiting: list[int]


class Facts(Struct):
    """What everybody at a table may know about it, apart from the match itself."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    status: str
    match: int
    seats: list[Chair]
    watchers: int
    pace: Pace
    paused: bool
    request: Request | None
    clocks: list[SeatClock] | None
    commitment: str | None


class You(Struct):
    """Who the device is at the table."""

    held: list[int]
    seat: int | None
    watcher: bool
    host: bool
    helped: bool


class Said(Struct):
    """A line of the chat; seat null is a watcher."""

    n: int
    t: int
    seat: int | None
    text: str


class Now(Struct):
    """Where a match stands for one pair of eyes. `events` are numbered from `first`."""

    match: int
    first: int
    events: list[dict[str, Any]]
    view: dict[str, Any] | Raw
    prompt: dict[str, Any] | Raw
    decision: int | None
    to_act: list[int]
    legal: list[Raw] | None
    legal_count: int
    undo: bool
    result: dict[str, Any] | None
    seed: str | None
    hands: list[dict[str, Any]] | None


class Welcome(Out, tag="welcome"):
    t: int
    you: You
    table: Facts
    now: Now | None
    chat: list[Said]


class Table(Out, tag="table"):
    t: int
    table: Facts


class Events(Out, tag="events"):
    t: int
    now: Now
    clocks: list[SeatClock] | None


class Ack(Out, tag="ack"):
    id: str
    match: int
    n: int


class Reject(Out, tag="reject"):
    id: str | None
    code: str
    rule: str | None
    facts: dict[str, Any]
    now: Now | None


class LegalList(Out, tag="legal"):
    id: str
    decision: int
    count: int
    actions: list[Raw]


class Previewed(Out, tag="preview"):
    id: str
    decision: int
    sure: bool
    view: dict[str, Any] | None
    prompt: dict[str, Any] | None
    score: int | None
    lines: list[dict[str, Any]] | None


class LogPart(Out, tag="log"):
    id: str
    match: int
    first: int
    events: list[dict[str, Any]]


class Chatted(Out, tag="chat"):
    said: Said


class Presence(Out, tag="presence"):
    here: list[bool]
    watchers: int


class Pong(Out, tag="pong"):
    n: int
    t: int


Outgoing = Welcome | Table | Events | Ack | Reject | LegalList | Previewed | LogPart | Chatted | Presence | Pong
