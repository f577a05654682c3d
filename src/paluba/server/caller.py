"""The client's side of the wire, small and fast: for the load generator, and for tests that need every byte."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = b"\0\0\0\0"
"""The mask of a client's frames. It is there for old proxies; zeros leave the bytes as they are."""


class Unanswered(Exception):
    """The other side did not answer as it should."""


class Caller(asyncio.Protocol):
    """A WebSocket to a table server. `heard` gets every text frame, `lost` the close code."""

    def __init__(self, host: str, heard: Callable[[bytes], None], lost: Callable[[int], None]) -> None:
        self._host = host
        self._heard = heard
        self._lost = lost
        self._data = bytearray()
        self._transport: asyncio.Transport | None = None
        self._code = 1006
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /ws HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        transport.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.is_open and not self._shake():
            return
        while self._frame():
            pass

    def connection_lost(self, error: Exception | None) -> None:
        self.is_open = False
        if not self.opened.done():
            self.opened.set_exception(Unanswered("the connection was refused"))
        self._lost(self._code)

    def send(self, message: dict[str, Any]) -> None:
        self._write(TEXT, msgspec.json.encode(message))

    def close(self) -> None:
        """Cuts the connection, without a word."""
        if self._transport is not None:
            self._transport.abort()

    def pause(self) -> None:
        """Stops reading, as a client does that hangs."""
        if self._transport is not None:
            self._transport.pause_reading()

    def _write(self, kind: int, body: bytes) -> None:
        if self._transport is None:
            return
        size = len(body)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + MASK + body)

    def _shake(self) -> bool:
        head, found, rest = bytes(self._data).partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(Unanswered(head.split(b"\r\n")[0].decode("latin-1")))
            self.close()
            return False
        self._data = bytearray(rest)
        self.is_open = True
        self.opened.set_result(None)
        return True

    def _frame(self) -> bool:
        """Takes one whole frame off the data, if it is there."""
        data = self._data
        if len(data) < 2:
            return False
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return False
        body = bytes(data[start : start + size])
        kind = data[0] & 15
        del data[: start + size]
        if kind == TEXT:
            self._heard(body)
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self._code = int.from_bytes(body[:2], "big") if body else 1005
            self._write(CLOSE, body[:2])
            if self._transport is not None:
                self._transport.close()
        return True


async def call(url: str, heard: Callable[[bytes], None], lost: Callable[[int], None]) -> Caller:
    """An open socket to the server at this address."""
    parts = urlsplit(url)
    host, port = parts.hostname or "127.0.0.1", parts.port or 80
    loop = asyncio.get_running_loop()
    _, caller = await loop.create_connection(lambda: Caller(f"{host}:{port}", heard, lost), host, port)
    await caller.opened
    return caller


class Asker:
    """HTTP requests over one connection that is kept."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._host, self._port = parts.hostname or "127.0.0.1", parts.port or 80
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request; Unanswered if it is refused."""
        status, content = await self.ask("POST", path, msgspec.json.encode(body))
        if status not in (200, 201):
            raise Unanswered(f"{path}: {status} {content.decode('utf-8', 'replace')}")
        answer: dict[str, Any] = msgspec.json.decode(content)
        return answer

    async def ask(self, method: str, path: str, body: bytes = b"", token: str | None = None) -> tuple[int, bytes]:
        """Status and content of an answer. A connection that the server has closed meanwhile is opened again."""
        kept = self._streams is not None
        try:
            return await self._ask(method, path, body, token)
        except (OSError, asyncio.IncompleteReadError):
            self.close()
            if not kept:
                raise
        return await self._ask(method, path, body, token)

    async def _ask(self, method: str, path: str, body: bytes, token: str | None) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n{bearer}"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        content = await reader.readexactly(int(fields.get("content-length", "0")))
        return int(lines[0].split()[1]), content

    def close(self) -> None:
        if self._streams is not None:
            with contextlib.suppress(OSError):
                self._streams[1].close()
            self._streams = None
