"""The HTTP part: routes, answers and refusals."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import msgspec
import segno
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from paluba import games
from paluba.bots import BOTS, LEVELS
from paluba.server import forms, metrics, study
from paluba.server.counter import ACTIONS, Counter, read
from paluba.server.errors import Refused
from paluba.server.guards import BODY_BYTES, Addresses, is_ours
from paluba.server.house import Elsewhere
from paluba.server.openapi import describe
from paluba.server.site import Site

logger = logging.getLogger(__name__)
JSON = "application/json"
RECORD_BYTES = 4 * 1024 * 1024
TRIES = 50
TRY_SECONDS = 0.1
Forward = Callable[[Elsewhere, str, str, bytes], Awaitable[tuple[int, bytes] | None]]
"""Asks the worker that has a table: table, action, body; status and body of the answer, None if it is not there."""


class Web:
    """The routes of one process."""

    def __init__(self, counter: Counter, base_url: str | None, addresses: Addresses, forward: Forward) -> None:
        self._counter = counter
        self._base_url = base_url
        self._addresses = addresses
        self._forward = forward
        self._site = Site()

    def routes(self) -> list[Route]:
        return [
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
            Route("/openapi.json", self.openapi),
            Route("/api/games", self.games),
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/{action}", self.at_table, methods=["POST"]),
            Route("/api/mine", self.mine, methods=["POST"]),
            Route("/api/qr", self.qr, methods=["POST"]),
            Route("/api/score/{game}", self.score, methods=["POST"]),
            Route("/api/replay", self.replay, methods=["POST"]),
            Route("/{path:path}", self.page),
        ]

    async def page(self, request: Request) -> Response:
        found = self._site.answer(request)
        if found is None:
            raise HTTPException(404)
        return found

    async def health(self, request: Request) -> Response:
        house = self._counter.house
        if house.closing:
            raise Refused("busy")
        kind = type(house.store).__name__.removesuffix("Store").lower()
        return answer(forms.Health("ok", len(house.rooms), kind))

    async def metrics(self, request: Request) -> Response:
        return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})

    async def openapi(self, request: Request) -> Response:
        return Response(msgspec.json.encode(describe()), media_type=JSON)

    async def games(self, request: Request) -> Response:
        metas = [study.outside(key) for key in games.game_keys()]
        return answer(forms.GameList(metas, list(BOTS), list(LEVELS), release()))

    async def create(self, request: Request) -> Response:
        body = await self._body(request)
        self._slowly(request)
        return answer(await self._counter.create(read(body, forms.NewTable)), 201)

    async def at_table(self, request: Request) -> Response:
        body = await self._body(request)
        table, action = request.path_params["table"], request.path_params["action"]
        if action not in ACTIONS:
            raise HTTPException(404)
        if action in ("claim", "recover"):
            self._slowly(request)
        status, content = await self._wherever(table, action, body)
        return Response(content, status, media_type=JSON)

    async def record(self, request: Request) -> Response:
        table, number = request.path_params["table"], request.query_params.get("match")
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            raise Refused("bad_token")
        if number is not None and not (number.isascii() and number.isdecimal() and len(number) < 10):
            raise Refused("bad_request", reason="match is a number from 1 up")
        asked = msgspec.json.encode([token.strip(), None if number is None else int(number)])
        status, text = await self._wherever(table, "record", asked)
        if status != 200:
            return Response(text, status, media_type=JSON)
        name = f'attachment; filename="paluba-{table}.jsonl"'
        return Response(text, media_type="application/jsonl", headers={"content-disposition": name})

    async def mine(self, request: Request) -> Response:
        form: forms.Mine = read(await self._body(request), forms.Mine)
        found: list[Any] = []
        for held in form.tables:
            body = msgspec.json.encode(forms.ByToken(held.token))
            try:
                status, content = await self._wherever(held.table, "summary", body)
                found.append(msgspec.Raw(content) if status == 200 else None)
            except Refused:
                found.append(None)
        return Response(msgspec.json.encode({"tables": found}), media_type=JSON)

    async def qr(self, request: Request) -> Response:
        form: forms.Link = read(await self._body(request), forms.Link)
        out = io.BytesIO()
        try:
            segno.make(form.link, micro=False).save(out, kind="svg", scale=8, border=4, light="#fff")
        except (ValueError, UnicodeError) as error:
            raise Refused("bad_request", reason=str(error)) from None
        return Response(out.getvalue(), media_type="image/svg+xml")

    async def _wherever(self, table: str, action: str, body: bytes) -> tuple[int, bytes]:
        """Does an action at a table, here or in the worker that has it. One whose worker just died is waited for."""
        for _ in range(TRIES):
            try:
                return 200, await self._counter.answer(table, action, body)
            except Elsewhere as elsewhere:
                found = await self._forward(elsewhere, table, action, body)
                if found is not None:
                    return found
            await asyncio.sleep(TRY_SECONDS)
        raise Refused("busy")

    async def score(self, request: Request) -> Response:
        try:
            data = msgspec.json.decode(await self._body(request))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("bad_request", reason=str(error)) from None
        return Response(msgspec.json.encode(study.score(request.path_params["game"], data)), media_type=JSON)

    async def replay(self, request: Request) -> Response:
        form: forms.Watch = read(await self._body(request, RECORD_BYTES), forms.Watch)
        self._slowly(request)
        return answer(await asyncio.to_thread(study.film, form))

    async def _body(self, request: Request, most: int = BODY_BYTES) -> bytes:
        """The body of a request from our own pages, if it is not too big."""
        if not is_ours(request.headers, self._base_url):
            raise Refused("not_allowed", needs="origin")
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Refused("too_big", most=most)
        return bytes(body)

    def _slowly(self, request: Request) -> None:
        """Lets one address do only so much."""
        address = request.client.host if request.client else ""
        if not self._addresses.take(address, self._counter.house.clock() / 1000):
            raise Refused("too_many")


def answer(content: forms.Answer, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type=JSON)


def refusal(refused: Refused) -> Response:
    metrics.REFUSALS.labels(refused.code).inc()
    headers = {"retry-after": "10"} if refused.status in (429, 503) else {}
    return Response(msgspec.json.encode(refused.to_json()), refused.status, headers, JSON)


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal(error)


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "no_such_address", 405: "bad_method"}.get(error.status_code, "bad_request")
    body = msgspec.json.encode({"code": code, "facts": {}})
    return Response(body, error.status_code, error.headers or {}, JSON)


async def on_fault(request: Request, error: Exception) -> Response:
    metrics.ERRORS.inc()
    logger.error("A request to %s", request.url.path, exc_info=error)
    return Response(b'{"code":"fault","facts":{}}', 500, media_type=JSON)


def release() -> str:
    try:
        return version("paluba")
    except PackageNotFoundError:
        return "unknown"
