"""Between workers: a socket or a request that came to the wrong worker is carried to the one that has the table.

One connection for each pair of workers, many channels on it. A frame is a length of four bytes and MessagePack of
(kind, channel, content). The first frame shows the key that is in the other worker's row of the database.
"""

from __future__ import annotations

import asyncio
import hmac
import itertools
import logging
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable
from typing import Any

import msgspec

from paluba.server import forms, wire
from paluba.server.counter import Counter
from paluba.server.errors import Refused
from paluba.server.guards import SocketGuard
from paluba.server.house import Elsewhere, House
from paluba.server.room import Line
from paluba.server.sockets import Frames, Socket
from paluba.server.storage import Peer
from paluba.server.talk import Talk, parse

logger = logging.getLogger(__name__)
LONGEST = 64 << 20
MOST_WAITING = 32 << 20
CALL_SECONDS = 10.0
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(tuple[str, int, Any]).decode
Clock = Callable[[], int]
Handler = Callable[[str, int, Any], None]


class Link:
    """A connection between two workers. What is sent in one turn of the loop goes in one write."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._out: list[bytes] = []
        self.closed = False

    def send(self, kind: str, channel: int, content: Any = None) -> None:
        if self.closed:
            return
        if not self._out:
            asyncio.get_running_loop().call_soon(self._flush)
        body = _encode((kind, channel, content))
        self._out += (len(body).to_bytes(4, "big"), body)

    def _flush(self) -> None:
        out, self._out = self._out, []
        if not self.closed:
            self._writer.write(b"".join(out))
            if self._writer.transport.get_write_buffer_size() > MOST_WAITING:
                self.close()

    async def run(self, handle: Handler) -> None:
        """Hands every frame on until the connection ends."""
        try:
            while True:
                size = int.from_bytes(await self._reader.readexactly(4), "big")
                if size > LONGEST:
                    return
                handle(*_decode(await self._reader.readexactly(size)))
        except (asyncio.IncompleteReadError, OSError, msgspec.MsgspecError):
            return
        finally:
            self.close()

    def close(self) -> None:
        self.closed = True
        self._writer.close()


class RemoteLine(Line):
    """A device that is connected to another worker."""

    def __init__(self, link: Link, channel: int) -> None:
        super().__init__()
        self._link = link
        self._channel = channel

    def push(self, frame: str) -> None:
        self._link.send("push", self._channel, frame)

    def cut(self, code: int, reason: str) -> None:
        self._link.send("cut", self._channel, (code, reason))


class Inbound:
    """The side of the worker that has the tables: serves what another worker carries here."""

    def __init__(self, house: House, counter: Counter, link: Link) -> None:
        self._house = house
        self._counter = counter
        self._link = link
        self._talks: dict[int, Talk] = {}
        self._opening: dict[int, list[str]] = {}
        """What was said on channels whose table is not open yet."""
        self._tasks: set[asyncio.Task[None]] = set()

    def handle(self, kind: str, channel: int, content: Any) -> None:
        match kind:
            case "open":
                self._opening[channel] = []
                self._spawn(self._open(channel, content))
            case "say":
                if channel in self._opening:
                    self._opening[channel].append(content)
                elif channel in self._talks:
                    self._say(self._talks[channel], channel, content)
            case "end":
                self._opening.pop(channel, None)
                if channel in self._talks:
                    self._talks.pop(channel).end()
            case "call":
                self._spawn(self._call(channel, *content))

    def end(self) -> None:
        for talk in self._talks.values():
            talk.end()

    def _say(self, talk: Talk, channel: int, frame: str) -> None:
        try:
            talk.hear(parse(frame))
        except Refused:
            self._link.send("cut", channel, (1008, "malformed"))

    async def _open(self, channel: int, frame: str) -> None:
        try:
            hello = parse(frame)
            assert isinstance(hello, wire.Hello)
            room = await self._house.room(hello.table)
            talk = Talk.begin(self._house, room, RemoteLine(self._link, channel), hello)
        except Refused as refused:
            self._link.send("cut", channel, (4401, refused.code))
        except Elsewhere:
            self._link.send("cut", channel, (1012, "moved"))
        else:
            if channel not in self._opening:
                talk.end()
                return
            self._talks[channel] = talk
            for said in self._opening.pop(channel):
                self._say(talk, channel, said)

    async def _call(self, channel: int, table: str, action: str, body: bytes) -> None:
        try:
            answer = (200, await self._counter.answer(table, action, body))
        except Refused as refused:
            answer = (refused.status, msgspec.json.encode(refused.to_json()))
        except Elsewhere:
            answer = (503, msgspec.json.encode(forms.Refusal("busy", {})))
        self._link.send("answer", channel, answer)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Outbound:
    """The side of the worker that accepted the device."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self._channels = itertools.count(1)
        self._sockets: dict[int, Socket] = {}
        self._calls: dict[int, asyncio.Future[Any]] = {}

    def handle(self, kind: str, channel: int, content: Any) -> None:
        socket, call = self._sockets.get(channel), self._calls.get(channel)
        if kind == "push" and socket is not None:
            socket.push(content)
        elif kind == "cut" and socket is not None:
            socket.cut(*content)
        elif kind == "answer" and call is not None and not call.done():
            call.set_result(content)

    async def run(self) -> None:
        await self.link.run(self.handle)
        for socket in self._sockets.values():
            socket.cut(1012, "moved")
        for call in self._calls.values():
            if not call.done():
                call.set_exception(OSError("the worker is gone"))

    async def carry(self, hello: str, socket: Socket, frames: Frames, guard: SocketGuard, clock: Clock) -> None:
        channel = next(self._channels)
        self._sockets[channel] = socket
        try:
            self.link.send("open", channel, hello)
            while (frame := await frames.next()) is not None:
                if not guard.take(clock() / 1000):
                    socket.cut(1008, "rate")
                    return
                self.link.send("say", channel, frame)
        finally:
            del self._sockets[channel]
            self.link.send("end", channel)

    async def call(self, table: str, action: str, body: bytes) -> tuple[int, bytes]:
        channel = next(self._channels)
        future = self._calls[channel] = asyncio.get_running_loop().create_future()
        try:
            self.link.send("call", channel, (table, action, body))
            status, content = await asyncio.wait_for(future, CALL_SECONDS)
            return status, content
        finally:
            del self._calls[channel]


class Relay:
    """All connections of this worker to others, and of others to it."""

    def __init__(self, house: House, counter: Counter, host: str, per_socket: int) -> None:
        self._house = house
        self._counter = counter
        self._host = host
        self._per_socket = per_socket
        self._server: asyncio.Server | None = None
        self._peers: dict[str, asyncio.Task[Outbound]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.key = ""

    async def open(self) -> str:
        """Listens for other workers; where."""
        self._server = await asyncio.start_server(self._accept, self._host, 0)
        port = self._server.sockets[0].getsockname()[1]
        return f"{self._host}:{port}"

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.current_task()
        if task is not None:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        link = Link(reader, writer)
        try:
            key = await asyncio.wait_for(reader.readexactly(len(self.key)), 5)
        except (TimeoutError, asyncio.IncompleteReadError, OSError):
            link.close()
            return
        if not self.key or not hmac.compare_digest(key, self.key.encode()):
            link.close()
            return
        inbound = Inbound(self._house, self._counter, link)
        try:
            await link.run(inbound.handle)
        finally:
            inbound.end()

    async def carry(self, peer: Peer, hello: str, socket: Socket, frames: Frames) -> bool:
        """Carries a device's frames to the worker that has its table, until the end. False if it is not there."""
        try:
            outbound = await self._to(peer)
        except OSError:
            return False
        clock = self._house.clock
        await outbound.carry(hello, socket, frames, SocketGuard(self._per_socket, False, clock() / 1000), clock)
        return True

    async def forward(self, elsewhere: Elsewhere, table: str, action: str, body: bytes) -> tuple[int, bytes] | None:
        """Asks the worker that has the table; None if it is not there."""
        try:
            outbound = await self._to(elsewhere.peer)
        except OSError:
            return None
        try:
            return await outbound.call(table, action, body)
        except (OSError, TimeoutError):
            raise Refused("busy") from None

    async def _to(self, peer: Peer) -> Outbound:
        task = self._peers.get(peer.id)
        if task is None or (task.done() and (task.exception() is not None or task.result().link.closed)):
            task = self._peers[peer.id] = asyncio.create_task(self._connect(peer))
        return await asyncio.shield(task)

    async def _connect(self, peer: Peer) -> Outbound:
        host, _, port = peer.address.rpartition(":")
        reader, writer = await asyncio.wait_for(asyncio.open_connection(host, int(port)), 2)
        writer.write(peer.key.encode())
        outbound = Outbound(Link(reader, writer))
        task = asyncio.create_task(outbound.run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return outbound
