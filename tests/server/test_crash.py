"""A server that is killed at random points: what it acknowledged is there afterwards, once."""

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paluba.server.caller import Unanswered

from .tools import Device, Serving, run, started

TABLES = 4


class Seats:
    """The people of one table: they play as fast as they can, and send again what was not answered."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.made = made
        self.acked: dict[tuple[int, str], int] = {}
        self.open: dict[int, dict[str, Any]] = {}
        """What each seat has sent and not heard of."""
        self._sent = 0

    async def play(self, url: str, on_ack: Callable[[], bool]) -> None:
        """Plays until the server dies or `on_ack` has had enough."""
        try:
            devices = [await self._come(url, seat) for seat in range(2)]
            await self._settle(devices)
            while devices[0].now and not devices[0].now["result"]:
                seat = next(n for n, d in enumerate(devices) if d.now and d.now["decision"] is not None)
                now = devices[seat].now
                assert now is not None
                self._sent += 1
                do = now["legal"][self._sent % len(now["legal"])]
                self.open[seat] = {"id": f"m{self._sent}", "seat": seat, "decision": now["decision"], "do": do}
                devices[seat].say("move", **self.open[seat])
                await self._answer(devices[seat], seat)
                if not on_ack():
                    return
                for device in devices:
                    await device.next("events")
        except (AssertionError, OSError, Unanswered) as error:
            assert not isinstance(error, AssertionError) or "closed with" in str(error), error

    async def _come(self, url: str, seat: int) -> Device:
        device = await Device.connect(url, table=self.made["table"], tokens=[self.made["seats"][seat]])
        welcome = await device.next("welcome")
        total = welcome["now"]["first"] + len(welcome["now"]["events"])
        assert total >= max(self.acked.values(), default=0), "an acknowledged move is lost"
        return device

    async def _settle(self, devices: list[Device]) -> None:
        """Sends again what was not answered: it is done now, if it was not done before."""
        for seat in list(self.open):
            before = devices[seat].now
            devices[seat].say("move", **self.open[seat])
            n = await self._answer(devices[seat], seat)
            assert before is not None
            if n > before["first"] + len(before["events"]):
                for device in devices:
                    await device.next("events")

    async def _answer(self, device: Device, seat: int) -> int:
        answer = await device.next("ack", "reject")
        assert answer["type"] == "ack", answer
        n = int(answer["n"])
        self.acked[seat, answer["id"]] = n
        del self.open[seat]
        return n


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    return 200 if request.config.getoption("--nightly") else 20


def test_kill_9_loses_and_doubles_nothing(serving: Callable[..., Serving], tmp_path: Path, kills: int) -> None:
    dice = random.Random(20)
    rooms: list[Seats] = []
    acks = 0
    for n in range(kills + 1):
        server = serving()
        if n % 10 == 0:
            rooms = [*rooms[-TABLES:], *(Seats(started(server)) for _ in range(TABLES))]
        wanted = acks + (dice.randrange(1, 60) if n < kills else 0)

        def on_ack(server: Serving = server, wanted: int = wanted) -> bool:
            nonlocal acks
            acks += 1
            if acks >= wanted:
                server.kill()
            return acks < wanted

        run(all_play(rooms, server.url, on_ack), 120)
        server.kill()
    assert acks >= kills
    check_log(tmp_path / "tables.sqlite", rooms)


async def all_play(rooms: list[Seats], url: str, on_ack: Callable[[], bool]) -> None:
    await asyncio.gather(*(room.play(url, on_ack) for room in rooms))


def check_log(file: Path, rooms: list[Seats]) -> None:
    """What the database itself says."""
    with closing(sqlite3.connect(file)) as database:
        for room in rooms:
            query = "SELECT n, body FROM entries WHERE table_id = ? ORDER BY n"
            rows = database.execute(query, (room.made["table"],)).fetchall()
            assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
            done = [msgspec.json.decode(body) for _, body in rows]
            moves = Counter((entry["seat"], entry["id"]) for entry in done if entry["e"] == "moved")
            assert all(count == 1 for count in moves.values()), "a move was done twice"
            assert room.acked.keys() <= moves.keys(), "an acknowledged move is lost"
            assert len(moves) <= len(room.acked) + len(room.open)
