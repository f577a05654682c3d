"""What the tests of the server share: server processes, devices, tables."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import uvicorn

from paluba.server import entries as log
from paluba.server.app import App
from paluba.server.caller import Caller, call
from paluba.server.config import Config
from paluba.server.counter import Counter
from paluba.server.forms import NewTable
from paluba.server.house import House
from paluba.server.room import Line, Room
from paluba.server.run import listen
from paluba.server.sqlite import SqliteStore
from paluba.server.talk import Talk, parse
from paluba.server.thinkers import Thinkers
from paluba.server.wire import Pace

Sitting = tuple[Room, list[str], str]
PATIENCE = 60.0
"""No answer takes this long."""


class Serving:
    """A server process."""

    def __init__(self, database: str, *arguments: str) -> None:
        command = [sys.executable, "-m", "paluba.cli", "serve", "--port", "0", "--database", database]
        command += ["--per-address", "0", "--per-socket", "0", "--bot-workers", "1", *arguments]
        self.errors = Path(f"{database}.stderr" if "://" not in database else os.devnull)
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, start_new_session=True)
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline().decode()
        if "http://" not in self.line:
            self.kill()
            raise AssertionError(self.errors.read_text())
        self.url = self.line.split()[3]

    def kill(self) -> None:
        """As a power cut ends it."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._wait()

    def stop(self) -> int:
        """As a polite administrator ends it; the exit status."""
        self.process.send_signal(signal.SIGTERM)
        self._wait()
        return self.process.returncode

    def _wait(self) -> None:
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, bytes, dict[str, str]]:
        """Status, content and headers of an answer."""
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {k.replace("_", "-"): v for k, v in headers.items()})
        request.method = method
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, answer.read(), {k.lower(): v for k, v in answer.headers.items()}
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read(), {k.lower(): v for k, v in error.headers.items()}

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        status, content, _ = self.ask("POST", path, body)
        assert status in (200, 201), content
        answer: dict[str, Any] = json.loads(content)
        return answer

    def refused(self, path: str, **body: Any) -> str:
        """The code of a refusal."""
        status, content, _ = self.ask("POST", path, body)
        assert 400 <= status < 500, content
        return str(json.loads(content)["code"])


def table_of(server: Serving, game: str = "sea_salt_paper", seats: int = 2, **more: Any) -> dict[str, Any]:
    """A table where everybody sits; with the tokens of its seats (None for bots)."""
    made = server.post("/api/tables", game=game, seats=seats, **more)
    made["seats"] = []
    for n, claim in enumerate(made["claims"]):
        seated = claim and server.post(f"/api/tables/{made['table']}/claim", token=claim, name=f"Person {n}")
        made["seats"].append(seated["token"] if seated else None)
    return made


def started(server: Serving, **more: Any) -> dict[str, Any]:
    made = table_of(server, **more)
    server.post(f"/api/tables/{made['table']}/start", token=made["host"])
    return made


OPEN: "set[Device]" = set()


def run(test: Coroutine[Any, Any, None], seconds: float = 60) -> None:
    """Runs a test to its end and closes its devices."""

    async def whole() -> None:
        try:
            await asyncio.wait_for(test, seconds)
        finally:
            for device in list(OPEN):
                device.close()
            while OPEN:
                await asyncio.sleep(0)

    asyncio.run(whole())


class Device:
    """A client on a real socket. `raw` has every frame; `now` is the last state of the match that was sent."""

    def __init__(self) -> None:
        self.caller: Caller | None = None
        self.raw: list[bytes] = []
        self.code: int | None = None
        self.now: dict[str, Any] | None = None
        self._at = 0
        self._new = asyncio.Event()

    @classmethod
    async def connect(cls, url: str, **hello: Any) -> "Device":
        device = cls()
        device.caller = await call(url, device._heard, device._lost)
        OPEN.add(device)
        if hello:
            device.say("hello", **hello)
        return device

    def say(self, kind: str, **fields: Any) -> None:
        assert self.caller is not None
        self.caller.send({"type": kind, **fields})

    async def next(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types (of any, if none is named); others before it are passed over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self._at < len(self.raw):
                    message: dict[str, Any] = json.loads(self.raw[self._at])
                    self._at += 1
                    if not types or message["type"] in types:
                        return message
                assert self.code is None, f"closed with {self.code}"
                self._new.clear()
                await self._new.wait()

    async def until(self, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message of which this is true."""
        while not true(message := await self.next()):
            pass
        return message

    async def closed(self) -> int:
        """The code of the close."""
        async with asyncio.timeout(PATIENCE):
            while self.code is None:
                self._new.clear()
                await self._new.wait()
        return self.code

    def close(self) -> None:
        assert self.caller is not None
        self.caller.close()

    def _heard(self, frame: bytes) -> None:
        self.raw.append(frame)
        message = json.loads(frame)
        self.now = message.get("now") or self.now
        self._new.set()

    def _lost(self, code: int) -> None:
        self.code = code
        OPEN.discard(self)
        self._new.set()


class Ear(Line):
    """A device without a network: frames go straight in and come straight out."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[dict[str, Any]] = []
        self.code: int | None = None
        self.talk: Talk | None = None

    def push(self, frame: str) -> None:
        self.frames.append(json.loads(frame))

    def cut(self, code: int, reason: str) -> None:
        self.code = code

    def come(self, house: House, room: Room, *tokens: str, **more: Any) -> "Ear":
        hello: Any = parse(json.dumps({"type": "hello", "table": room.table.id, "tokens": tokens, **more}))
        self.talk = Talk.begin(house, room, self, hello)
        return self

    def say(self, kind: str, **fields: Any) -> None:
        assert self.talk is not None
        self.talk.hear(parse(json.dumps({"type": kind, **fields})))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == kind]


class Time:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.ms = 1_700_000_000_000

    def __call__(self) -> int:
        return self.ms


@contextlib.asynccontextmanager
async def opened(
    file: Path, time: Time | None = None, seconds: float = 10.0, hesitation: float = 0
) -> AsyncIterator[House]:
    """A house on a file, whose clock the test has."""
    house = House(SqliteStore(file), Thinkers(1, seconds), time or Time(), hesitate=lambda: hesitation)
    await house.open(timers=False)
    try:
        yield house
    finally:
        await house.close()


async def settled(house: House, room: Room) -> None:
    """Waits until all that is under way at a table is durable."""
    async with asyncio.timeout(PATIENCE):
        while room.waiting:
            await asyncio.sleep(0)


async def seated(
    house: House, game: str = "sea_salt_paper", seats: int = 2, **more: Any
) -> tuple[Room, list[str], str]:
    """A table of people who have sat down: the room, the tokens of the seats, the host's."""
    counter = Counter(house, "http://test")
    if "pace" in more:
        more["pace"] = Pace(**more["pace"])
    made = await counter.create(NewTable(game, seats, **more))
    room = await house.room(made.table)
    tokens: list[str] = []
    for n, claim in enumerate(made.claims):
        if claim is None:
            tokens.append("")
            continue
        answer: Any = await act(counter, made.table, "claim", token=claim, name=f"Person {n}")
        tokens.append(answer.token)
    return room, tokens, made.host


async def act(counter: Counter, table: str, action: str, **form: Any) -> Any:
    return await counter.at_table(table, action, json.dumps(form).encode())


async def begun(house: House, seed: int = 7, **more: Any) -> Sitting:
    """The same, with a match that has started from this seed."""
    room, tokens, host = await seated(house, **more)
    await house.change(room, [log.Started(house.clock(), seed.to_bytes(32, "big"), room.table.rules)])
    return room, tokens, host


@contextlib.asynccontextmanager
async def listening(house: House) -> AsyncIterator[str]:
    """Serves a house on real sockets in this very process; the address."""
    config = Config(port=0, per_address=0, per_socket=0)
    bound = listen("127.0.0.1", 0, shared=False)
    app = App(config, house)
    server = uvicorn.Server(
        uvicorn.Config(app, log_level="warning", ws="websockets-sansio", lifespan="off", timeout_graceful_shutdown=1)
    )
    task = asyncio.create_task(server.serve(sockets=[bound]))
    try:
        while not server.started:
            await asyncio.sleep(0)
        yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    finally:
        server.should_exit = True
        await task
