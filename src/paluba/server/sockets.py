"""The socket endpoint: frames in, frames out, and the guards on both."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Protocol

from paluba.server import metrics, wire
from paluba.server.errors import Refused
from paluba.server.guards import FRAME_BYTES, HELLO_SECONDS, QUEUE, SocketGuard, is_ours
from paluba.server.house import Elsewhere, House
from paluba.server.room import Line
from paluba.server.storage import Peer
from paluba.server.talk import Talk, parse

logger = logging.getLogger(__name__)
TRIES = 50
TRY_SECONDS = 0.1
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Socket(Line):
    """A line over a WebSocket. A client that does not read is cut when too much waits for it."""

    def __init__(self, send: Send) -> None:
        super().__init__()
        self._send = send
        self._queue: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None
        self._reader = asyncio.current_task()
        self.closed: tuple[int, str] | None = None

    def push(self, frame: str) -> None:
        if self.closed is not None:
            return
        if len(self._queue) >= QUEUE:
            self.cut(1008, "slow")
            return
        self._queue.append(frame)
        if self._task is None:
            self._task = asyncio.create_task(self._drain())

    def cut(self, code: int, reason: str) -> None:
        if self.closed is None:
            metrics.CUT.labels(reason).inc()
            self.closed = (code, reason)
            self._stop_reading()

    def _stop_reading(self) -> None:
        """Wakes whoever waits for the client's next frame."""
        if self._reader is not None and self._reader is not asyncio.current_task():
            self._reader.cancel()

    async def _drain(self) -> None:
        try:
            while self._queue:
                await self._send({"type": "websocket.send", "text": self._queue.popleft()})
        except Exception:
            if self.closed is None:
                self.closed = (1006, "gone")
                self._stop_reading()
        finally:
            self._task = None

    async def finish(self) -> None:
        """Sends what may still be sent, and the close code."""
        code, reason = self.closed or (1000, "bye")
        if self._task is not None:
            if reason == "slow":
                self._task.cancel()
            await asyncio.wait([self._task], timeout=1)
        if code != 1006:
            try:
                await asyncio.wait_for(self._send({"type": "websocket.close", "code": code, "reason": reason}), 1)
            except Exception:
                logger.debug("The socket was closed by the other side")


class Carry(Protocol):
    async def __call__(self, peer: Peer, hello: str, socket: Socket, frames: Frames, /) -> bool:
        """Carries a device's frames to the worker that has its table; False if that worker is not there."""


class Sockets:
    """The ASGI application behind ``/ws``."""

    def __init__(self, house: House, base_url: str | None, per_socket: int, relay: Carry | None = None) -> None:
        self._house = house
        self._base_url = base_url
        self._per_socket = per_socket
        self._relay = relay

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if self._house.closing or not is_ours(headers, self._base_url):
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
            return
        await send({"type": "websocket.accept"})
        socket = Socket(send)
        metrics.SOCKETS.inc()
        try:
            await self._serve(socket, receive)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if socket.closed is None or task is None:
                raise
            task.uncancel()
        except Exception:
            metrics.ERRORS.inc()
            logger.exception("A socket")
            socket.cut(1011, "fault")
        finally:
            metrics.SOCKETS.dec()
        await socket.finish()

    async def _serve(self, socket: Socket, receive: Receive) -> None:
        frames = Frames(socket, receive)
        try:
            first = await asyncio.wait_for(frames.next(), HELLO_SECONDS)
        except TimeoutError:
            socket.cut(1008, "no_hello")
            return
        if first is None:
            return
        try:
            hello = parse(first)
        except Refused:
            socket.cut(1008, "malformed")
            return
        if not isinstance(hello, wire.Hello):
            socket.cut(1008, "no_hello")
            return
        try:
            await self._at_table(socket, hello, first, frames)
        except Refused as refused:
            socket.cut(4401, refused.code)

    async def _at_table(self, socket: Socket, hello: wire.Hello, first: str, frames: Frames) -> None:
        """Brings the device to its table, wherever that is. A table whose worker has just died is waited for."""
        for _ in range(TRIES):
            try:
                room = await self._house.room(hello.table)
            except Elsewhere as elsewhere:
                if self._relay is not None and await self._relay(elsewhere.peer, first, socket, frames):
                    return
                await asyncio.sleep(TRY_SECONDS)
                continue
            talk = Talk.begin(self._house, room, socket, hello)
            try:
                await converse(talk, socket, frames, self._house, self._per_socket)
            finally:
                talk.end()
            return
        socket.cut(1012, "moved")


class Frames:
    """What a client sends, until it ends or is cut."""

    def __init__(self, socket: Socket, receive: Receive) -> None:
        self._socket = socket
        self._receive = receive

    async def next(self) -> str | None:
        """The next frame; None when there will be no more."""
        if self._socket.closed is not None:
            return None
        message = await self._receive()
        if message["type"] != "websocket.receive":
            self._socket.closed = self._socket.closed or (1006, "gone")
            return None
        text = message.get("text")
        if not isinstance(text, str):
            self._socket.cut(1008, "malformed")
            return None
        if len(text) > FRAME_BYTES:
            self._socket.cut(1008, "size")
            return None
        return text


async def converse(talk: Talk, socket: Socket, frames: Frames, house: House, per_socket: int) -> None:
    """Answers every frame until the end."""
    bucket = SocketGuard(per_socket, socket.watcher, house.clock() / 1000)
    while (frame := await frames.next()) is not None:
        if not bucket.take(house.clock() / 1000):
            socket.cut(1008, "rate")
            return
        try:
            message = parse(frame)
        except Refused:
            socket.cut(1008, "malformed")
            return
        talk.hear(message)
