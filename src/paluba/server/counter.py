"""What is asked for at a table by HTTP: each action with its form, and what it leads to.

An action runs in the worker that has the table; `at_table` is the only way in, from the web and from other workers.
"""

from __future__ import annotations

import base64
import hmac
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from paluba.server import desk, forms, tokens
from paluba.server import entries as log
from paluba.server.errors import Refused
from paluba.server.house import House
from paluba.server.room import Room
from paluba.server.table import Table

Outcome = tuple[desk.Entries, forms.Answer]
NOTHING = forms.Nothing()


@dataclass(frozen=True)
class Action:
    """One thing to ask for: the form of its body, the form of its answer, and what it does."""

    form: type[forms.Form]
    answer: type[forms.Answer]
    act: Callable[[Counter, Room, Any], Outcome]
    about: str


class Counter:
    """Serves actions at the tables of this process."""

    def __init__(self, house: House, base_url: str) -> None:
        self.house = house
        self._base_url = base_url.rstrip("/")

    async def create(self, form: forms.NewTable) -> forms.TableMade:
        """A new table with all its links."""
        options, bots = desk.setup(form.game, form.seats, form.options, form.bots, form.pace)
        table_id, host, watch = tokens.table_id(), tokens.token(), tokens.token()
        claims = [None if bot else tokens.token() for bot in bots]
        kept = [tokens.hashed(claim) if claim else None for claim in claims]
        t = self.house.clock()
        await self.house.create(
            log.Created(
                t, table_id, form.game, options, form.pace, tokens.hashed(host), tokens.hashed(watch), kept, bots
            )
        )
        seats = [self.link(table_id, "seat", claim) if claim else None for claim in claims]
        links = forms.Links(self.link(table_id, "host", host), self.link(table_id, "watch", watch), seats)
        return forms.TableMade(table_id, host, watch, claims, links)

    def link(self, table: str, kind: str, token: str) -> str:
        """A link whose secret stays behind the ``#``: browsers do not send it."""
        return f"{self._base_url}/#/{table}/{kind}/{token}"

    async def at_table(self, table_id: str, name: str, body: bytes) -> forms.Answer:
        """Does an action at a table that this process has; the answer comes when all of it is durable."""
        action = ACTIONS[name]
        form = read(body, action.form)
        room = await self.house.room(table_id)
        entries, answer = action.act(self, room, form)
        if entries:
            await self.house.change(room, entries)
        elif room.waiting:
            await self.house.change(room, [])
        return answer

    async def answer(self, table_id: str, name: str, body: bytes) -> bytes:
        """The content of the answer to an action."""
        if name == "record":
            token, match = msgspec.json.decode(body)
            return (await self.record(table_id, token, match)).encode()
        return msgspec.json.encode(await self.at_table(table_id, name, body))

    async def record(self, table_id: str, token: str, match: int | None) -> str:
        """The record of a match that is over."""
        room = await self.house.room(table_id)
        desk.opened(room.table, token)
        table = room.table
        last = table.matches if table.status in ("over", "lobby") else table.matches - 1
        wanted = last if match is None else match
        if not 1 <= wanted <= last:
            raise Refused("not_ended", match=wanted)
        if table.status != "over" or wanted != table.matches or table.match is None:
            table = Table()
            for entry in await self.house.store.entries(table_id):
                table.play(entry)
                if table.matches == wanted and table.status in ("over", "stopped"):
                    break
        if table.match is None:
            raise Refused("other_rules")
        return table.match.record()


def read(body: bytes, form: type[forms.Form]) -> Any:
    """A form out of a body; Refused says what is wrong with anything else."""
    try:
        return msgspec.json.decode(body, type=form)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_request", reason=str(error)) from None


def claim(counter: Counter, room: Room, form: forms.Claim) -> Outcome:
    token, recovery = _from_key(form.key, form.token) if form.key else (tokens.token(), tokens.code())
    again = room.table.who(tokens.hashed(token))
    if form.key and again is not None and again.seat is not None:
        return [], forms.Seated(again.seat, token, recovery)
    entry = desk.claim(room.table, counter.house.clock(), form.token, form.name, token, recovery)
    return [entry], forms.Seated(entry.seat, token, recovery)


def _from_key(key: str, claim: str) -> tuple[str, str]:
    """A token and a recovery code that only who has both the claim and the client's key can make."""
    digest = hmac.digest(claim.encode(), key.encode("utf-8", "surrogatepass"), "sha512")
    number = int.from_bytes(digest[16:], "big")
    letters = ""
    for _ in range(tokens.CODE_LETTERS):
        number, letter = divmod(number, len(tokens.LETTERS))
        letters += tokens.LETTERS[letter]
    return base64.urlsafe_b64encode(digest[:16]).rstrip(b"=").decode(), tokens.plain_code(letters)


def recover(counter: Counter, room: Room, form: forms.Recover) -> Outcome:
    token = tokens.token()
    entry = desk.recover(room.table, counter.house.clock(), tokens.plain_code(form.recovery), token)
    return [entry], forms.SeatedAgain(entry.seat, token, room.table.places[entry.seat].name or "")


def rename(counter: Counter, room: Room, form: forms.Rename) -> Outcome:
    return desk.rename(room.table, counter.house.clock(), form.token, form.name), NOTHING


def ready(counter: Counter, room: Room, form: forms.Ready) -> Outcome:
    return desk.ready(room.table, counter.house.clock(), form.token, form.ready), NOTHING


def help_with(counter: Counter, room: Room, form: forms.Help) -> Outcome:
    return desk.help_with(room.table, counter.house.clock(), form.token, form.on), NOTHING


def start(counter: Counter, room: Room, form: forms.ByToken) -> Outcome:
    return desk.start(room.table, counter.house.clock(), form.token), NOTHING


def leave(counter: Counter, room: Room, form: forms.ByToken) -> Outcome:
    return desk.leave(room.table, counter.house.clock(), form.token), NOTHING


def come_back(counter: Counter, room: Room, form: forms.ByToken) -> Outcome:
    return desk.come_back(room.table, counter.house.clock(), form.token), NOTHING


def rematch(counter: Counter, room: Room, form: forms.ByToken) -> Outcome:
    return desk.rematch(room.table, counter.house.clock(), form.token), NOTHING


def invite(counter: Counter, room: Room, form: forms.ForSeat) -> Outcome:
    claim = tokens.token()
    entries = desk.invite(room.table, counter.house.clock(), form.token, form.seat, claim)
    return entries, forms.Invitation(claim, counter.link(room.table.id, "seat", claim))


def replace(counter: Counter, room: Room, form: forms.Replace) -> Outcome:
    is_here = form.seat < room.table.seats and room.here()[form.seat]
    t = counter.house.clock()
    return desk.replace(room.table, t, form.token, form.seat, form.bot, is_here), NOTHING


def give_back(counter: Counter, room: Room, form: forms.ForSeat) -> Outcome:
    return desk.give_back(room.table, counter.house.clock(), form.token, form.seat), NOTHING


def summary(counter: Counter, room: Room, form: forms.ByToken) -> Outcome:
    table = room.table
    seat = desk.opened(table, form.token).seat
    due = table.deadline()
    return [], forms.Summary(
        table.id,
        table.game,
        table.status,
        table.matches,
        seat,
        [place.name for place in table.places],
        table.match is not None and seat in table.match.to_act,
        None if due is None else due[0],
        table.touched,
    )


ACTIONS: dict[str, Action] = {
    "claim": Action(forms.Claim, forms.Seated, claim, "Sit down at a seat by its one-time link."),
    "recover": Action(forms.Recover, forms.SeatedAgain, recover, "Sit at a seat again from another device."),
    "rename": Action(forms.Rename, forms.Nothing, rename, "Change the name at a seat."),
    "ready": Action(forms.Ready, forms.Nothing, ready, "Say that one is ready, or not."),
    "help": Action(forms.Help, forms.Nothing, help_with, "Whether the table answers where a seat has one answer."),
    "start": Action(forms.ByToken, forms.Nothing, start, "Start the match."),
    "leave": Action(forms.ByToken, forms.Nothing, leave, "Leave the table."),
    "return": Action(forms.ByToken, forms.Nothing, come_back, "Come back after leaving."),
    "rematch": Action(forms.ByToken, forms.Nothing, rematch, "Play again: same people, everybody one seat on."),
    "invite": Action(forms.ForSeat, forms.Invitation, invite, "A fresh one-time link for a free or left seat."),
    "replace": Action(forms.Replace, forms.Nothing, replace, "Let a bot take a seat."),
    "give_back": Action(forms.ForSeat, forms.Nothing, give_back, "Give a bot's seat back to its person."),
    "summary": Action(forms.ByToken, forms.Summary, summary, "What to show of a table in a list."),
}
