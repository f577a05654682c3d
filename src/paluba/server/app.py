"""The whole application: sockets, routes, headers, opening and closing."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException

from paluba.server.config import Config
from paluba.server.counter import Counter
from paluba.server.errors import Refused
from paluba.server.guards import Addresses
from paluba.server.house import House
from paluba.server.http import Web, on_fault, on_http, on_refused
from paluba.server.relay import Relay
from paluba.server.sockets import Receive, Scope, Send, Sockets
from paluba.server.thinkers import Thinkers

logger = logging.getLogger(__name__)

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cache-control", b"no-store"),
]


class App:
    """The ASGI application of one process."""

    def __init__(self, config: Config, house: House | None = None) -> None:
        thinkers = Thinkers(config.bot_workers, config.bot_seconds)
        self.house = house or House(config.store(), thinkers)
        counter = Counter(self.house, config.links_base)
        self._relay = Relay(self.house, counter, config.link_host, config.per_socket)
        addresses = Addresses(config.per_address)
        web = Web(counter, config.base_url, addresses, self._relay.forward)
        self._sockets = Sockets(self.house, config.base_url, config.per_socket, self._relay.carry)
        self._web = Starlette(
            routes=web.routes(),
            lifespan=self._lifespan,
            exception_handlers={Refused: on_refused, HTTPException: on_http, Exception: on_fault},
        )

    async def open(self) -> None:
        """Opens the database and what other workers need; BadInput if it cannot be had."""
        address = await self._relay.open() if self.house.store.bus_beats else ""
        await self.house.open(address)
        self._relay.key = getattr(self.house.store, "key", "")

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """The application is open before it serves; when it stops serving it is closed."""
        yield
        await self.house.close()
        await self._relay.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if scope["path"] == "/ws":
                await self._sockets(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "no_such_address"})
            return
        await self._web(scope, receive, _with_headers(send))


def _with_headers(send: Send) -> Send:
    """Adds the headers that every answer has, unless it says otherwise itself."""

    async def wrapped(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", []))
            said = {name for name, _ in headers}
            message["headers"] = headers + [pair for pair in HEADERS if pair[0] not in said]
        await send(message)

    return wrapped
