"""The conversation with one device at a table: what its messages lead to. Here is also where a table is entered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from paluba.core.errors import Illegal
from paluba.server import desk, metrics, sight, wire
from paluba.server import entries as log
from paluba.server.errors import Refused
from paluba.server.guards import CHAT, Bucket
from paluba.server.house import House
from paluba.server.room import Line, Room
from paluba.server.table import Place
from paluba.server.tokens import hashed

_decoder: msgspec.json.Decoder[wire.Incoming] = msgspec.json.Decoder(wire.Incoming)


def parse(frame: str) -> wire.Incoming:
    """The message in a frame; Refused says what is wrong with anything else."""
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_request", reason=str(error)) from None


class Talk:
    """A device that has come in. Requests that change the table are answered when the change is durable."""

    def __init__(self, house: House, room: Room, line: Line) -> None:
        self._house = house
        self._room = room
        self._line = line
        self._chat = Bucket(*CHAT, house.clock() / 1000)

    @classmethod
    def begin(cls, house: House, room: Room, line: Line, hello: wire.Hello) -> Talk:
        """Comes in with good tokens and is told everything; Refused if no token opens anything."""
        line.tokens = [hashed(token) for token in hello.tokens]
        opened = [who for token in line.tokens if (who := room.table.who(token)) is not None]
        if not opened:
            raise Refused("bad_token")
        line.tokens = [token for token in line.tokens if room.table.who(token) is not None]
        line.held = sorted({who.seat for who in opened if who.seat is not None})
        line.host = any(who.host for who in opened)
        line.watcher = not line.held
        if hello.open in line.held:
            line.seat = hello.open
        elif len(line.held) == 1:
            line.seat = line.held[0]
        before = room.here()
        room.lines.append(line)
        talk = cls(house, room, line)
        talk._welcome(hello.match, hello.since)
        if room.here() != before or line.watcher:
            room.tell_presence()
        return talk

    def end(self) -> None:
        """The device is gone."""
        if self._line in self._room.lines:
            self._room.lines.remove(self._line)
            self._room.tell_presence()

    def hear(self, message: wire.Incoming) -> None:
        """Answers one message, in every case."""
        try:
            self._hear(message)
        except Refused as refused:
            self._refuse(message, refused)
        except Illegal as illegal:
            self._refuse(message, Refused(illegal.code, illegal.rule, **illegal.facts))

    def _refuse(self, message: wire.Incoming, refused: Refused) -> None:
        metrics.REFUSALS.labels(refused.code).inc()
        table, eyes = self._room.table, self._line.seat
        if isinstance(message, wire.Move) and message.seat == eyes:
            table.places[message.seat].refused.append(message.id)
        self._reply(sight.reject(table, eyes, getattr(message, "id", None), refused))

    def _hear(self, message: wire.Incoming) -> None:
        match message:
            case wire.Move():
                self._do(message, desk.move)
            case wire.Undo():
                self._do(message, desk.undo)
            case wire.Pause():
                self._do(message, desk.pause)
            case wire.Resume():
                self._do(message, desk.resume)
            case wire.Consent():
                self._do(message, desk.consent)
            case wire.Chat():
                self._speak(message)
            case wire.Open(seat):
                self._open(seat)
            case wire.Mute(seat, on):
                (self._line.muted.add if on else self._line.muted.discard)(seat)
            case wire.Ping(n):
                self._line.push(sight.pack(wire.Pong(n, self._house.clock())))
            case wire.Legal(mid, seat, like):
                self._reply(sight.legal(self._asked(seat), seat, mid, like))
            case wire.Preview(mid, seat, do):
                self._reply(sight.preview(self._asked(seat), seat, mid, do))
            case wire.Log(mid, first, count):
                self._reply(sight.log(self._room.table, self._line.seat, mid, first, count))
            case wire.Hello():
                raise Refused("bad_request", reason="hello was said before")

    def _place(self, seat: int) -> Place:
        """The open seat's place: what this device may act for."""
        if seat != self._line.seat:
            raise Refused("not_open", seat=seat, open=self._line.seat)
        return self._room.table.places[seat]

    def _do(self, message: Any, decide: Callable[..., desk.Entries]) -> None:
        """Does a request once, however often it comes."""
        table, place = self._room.table, self._place(message.seat)
        done = place.done.get(message.id)
        if done is not None:
            self._reply(wire.Ack(message.id, *done))
            return
        if message.id in place.refused:
            raise Refused("stale", id=message.id)
        t = self._house.clock()
        entries = [*self._returned(place, message.seat, t), *decide(table, t, message)]
        self._change(entries, message.id, message.seat)

    def _returned(self, place: Place, seat: int, t: int) -> desk.Entries:
        """Who left and acts again is back."""
        return [log.Returned(t, seat)] if place.left else []

    def _change(self, entries: desk.Entries, mid: str, seat: int | None) -> None:
        """Adds the entries; the acknowledgement tells how many events there are after them."""
        self._house.change(self._room, entries, self._line, lambda: self._ack(mid, seat))

    def _ack(self, mid: str, seat: int | None) -> str:
        table = self._room.table
        done = table.watchers_done if seat is None else table.places[seat].done
        return sight.pack(wire.Ack(mid, *done[mid]))

    def _speak(self, message: wire.Chat) -> None:
        table = self._room.table
        if message.seat is None:
            if not self._line.watcher:
                raise Refused("no_chat")
            done = table.watchers_done.get(message.id)
        else:
            done = self._place(message.seat).done.get(message.id)
        if done is not None:
            self._reply(wire.Ack(message.id, *done))
            return
        if not self._chat.take(self._house.clock() / 1000):
            raise Refused("chat_rate")
        self._change(desk.chat(table, self._house.clock(), message), message.id, message.seat)

    def _open(self, seat: int | None) -> None:
        if seat is not None and seat not in self._line.held:
            raise Refused("not_allowed", needs="seat")
        self._line.seat = seat
        place = self._room.table.places[seat] if seat is not None else None
        if seat is not None and place is not None and place.left:
            self._house.change(self._room, self._returned(place, seat, self._house.clock()))
        self._welcome(0, 0)

    def _welcome(self, match: int, since: int) -> None:
        room = self._room
        you = self._line.you(room.table)
        self._reply(sight.welcome(room.table, you, room.facts(), self._house.clock(), match, since))

    def _asked(self, seat: int) -> Any:
        """The match, if this seat has a choice to make in it."""
        self._place(seat)
        match = desk.playing(self._room.table)
        if seat not in match.to_act:
            raise Refused("not_asked", seat=seat)
        return match

    def _reply(self, message: wire.Outgoing) -> None:
        self._room.send(self._line, sight.pack(message))
