"""Every body of an HTTP request and every answer. The OpenAPI description is made from these."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from paluba.server.wire import Pace, Seat, Token

Name = Annotated[str, Meta(min_length=1, max_length=100)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]


class Form(Struct, forbid_unknown_fields=True):
    """What comes in a body."""


class NewTable(Form):
    game: Key
    seats: Annotated[int, Meta(ge=1, le=6)]
    options: dict[str, Key] = {}
    bots: dict[str, Key] = {}
    pace: Pace = Pace()


class Claim(Form):
    """`key` is any random text of the client's; a claim that is sent again with the same key is answered the same."""

    token: Token
    name: Name
    key: Key | None = None


class Recover(Form):
    recovery: Annotated[str, Meta(min_length=1, max_length=100)]


class ByToken(Form):
    token: Token


class Rename(Form):
    token: Token
    name: Name


class Ready(Form):
    token: Token
    ready: bool = True


class Help(Form):
    token: Token
    on: bool


class ForSeat(Form):
    token: Token
    seat: Seat


class Replace(Form):
    token: Token
    seat: Seat
    bot: Key


class Held(Form):
    table: Annotated[str, Meta(min_length=1, max_length=32)]
    token: Token


class Mine(Form):
    tables: Annotated[list[Held], Meta(max_length=100)]


class Link(Form):
    link: Annotated[str, Meta(min_length=1, max_length=300)]


class Watch(Form):
    """A record to be shown as `eyes` saw it (null: an onlooker): `count` of its moments, from number `first` on."""

    record: str
    eyes: Seat | None = None
    first: Annotated[int, Meta(ge=0, le=1 << 30)] = 0
    count: Annotated[int, Meta(ge=1, le=400)] = 400


class Answer(Struct):
    """What goes out."""


class Nothing(Answer):
    pass


class Links(Answer):
    host: str
    watch: str
    seats: list[str | None]


class TableMade(Answer):
    table: str
    host: str
    watch: str
    claims: list[str | None]
    links: Links


class Seated(Answer):
    seat: int
    token: str
    recovery: str


class SeatedAgain(Answer):
    seat: int
    token: str
    name: str


class Invitation(Answer):
    claim: str
    link: str


class Summary(Answer):
    table: str
    game: str
    status: str
    match: int
    seat: int | None
    names: list[str | None]
    your_turn: bool
    deadline: int | None
    touched: int


class Summaries(Answer):
    tables: list[Summary | None]


class GameList(Answer):
    games: list[dict[str, Any]]
    bots: list[str]
    levels: list[str]
    """The bots for people, from weak to strong."""
    version: str


class Frame(Answer):
    """A moment of a record: after so many steps, by whom the last one was, what it led to."""

    step: int
    seat: int | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    prompt: dict[str, Any]
    scores: list[int]


class Film(Answer):
    game: str
    seats: int
    options: dict[str, str]
    steps: int
    frames: list[Frame]
    result: dict[str, Any] | None


class Health(Answer):
    status: str
    tables: int
    database: str


class Refusal(Answer):
    code: str
    facts: dict[str, Any]
