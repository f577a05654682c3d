"""A real PostgreSQL: leases, fences, several workers, and one that dies."""

import asyncio
import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg

from paluba.server import entries as log
from paluba.server.caller import Unanswered
from paluba.server.house import Elsewhere, House
from paluba.server.postgres import PostgresStore
from paluba.server.storage import Lease, Peer, Write
from paluba.server.thinkers import Thinkers
from paluba.server.wire import Pace

from .tools import Device, Ear, Serving, Time, begun, run, settled, started


def write(table: str, fence: int, first: int, *texts: str) -> Write:
    bodies = [log.write(log.Spoke(1, None, text)) for text in texts]
    return Write(table, fence, first, bodies, "lobby", 1, None)


async def two(url: str) -> tuple[PostgresStore, PostgresStore]:
    stores = PostgresStore(url), PostgresStore(url)
    for n, store in enumerate(stores):
        await store.open(f"127.0.0.1:{n + 1}", lambda what: None)
    return stores


async def is_thought_dead(url: str, store: PostgresStore) -> None:
    """As if the worker had not been heard of for a while."""
    database = await asyncpg.connect(url)
    await database.execute("UPDATE workers SET seen = now() - interval '1 minute' WHERE id = $1", store.id)
    await database.close()


def test_two_owners_can_never_both_commit(postgres: str) -> None:
    async def test() -> None:
        first, second = await two(postgres)
        lease = await first.take("t", new=True)
        assert isinstance(lease, Lease)
        assert await first.commit([write("t", lease.fence, 1, "a")]) == [True]
        assert isinstance(await second.take("t"), Peer)
        assert await second.commit([write("t", lease.fence, 2, "x")]) == [False]
        await is_thought_dead(postgres, first)
        taken = await second.take("t")
        assert isinstance(taken, Lease) and taken.fence > lease.fence
        assert await first.commit([write("t", lease.fence, 2, "late")]) == [False], "it was thought dead"
        assert await second.commit([write("t", taken.fence, 2, "b")]) == [True]
        assert await first.beat(0) is False, "it learns that its tables are lost"
        assert isinstance(await first.take("t"), Peer)
        assert [entry.text for entry in await first.entries("t") if isinstance(entry, log.Spoke)] == ["a", "b"]
        await first.close()
        await second.close()

    run(test())


def test_a_batch_keeps_what_it_may_and_nothing_else(postgres: str) -> None:
    async def test() -> None:
        first, second = await two(postgres)
        for name in ("t", "u"):
            await first.commit([write(name, 1, 1, "a")])
        await is_thought_dead(postgres, first)
        assert isinstance(await second.take("u"), Lease)
        kept = await first.commit([write("t", 1, 2, "b", "c"), write("u", 1, 2, "no"), write("v", 1, 1, "new")])
        assert kept == [True, False, True]
        assert len(await first.entries("t")) == 3
        assert len(await first.entries("u")) == 1
        await first.close()
        await second.close()

    run(test())


def test_a_worker_that_stops_gives_its_tables_up_at_once(postgres: str) -> None:
    async def test() -> None:
        first, second = await two(postgres)
        heard = asyncio.Event()
        third = PostgresStore(postgres)
        await third.open("127.0.0.1:3", lambda what: heard.set())
        await first.commit([write("t", 1, 1, "a")])
        await first.close()
        await asyncio.wait_for(heard.wait(), 30)
        assert isinstance(await second.take("t"), Lease)
        await second.close()
        await third.close()

    run(test())


def test_a_house_on_postgres_keeps_what_it_acknowledges(postgres: str) -> None:
    async def test() -> None:
        time = Time()
        house = House(PostgresStore(postgres), Thinkers(1, 10), time)
        await house.open("127.0.0.1:1", timers=False)
        room, tokens, _ = await begun(house, pace={"kind": "live", "decision": 60, "bank": 0})
        seat = room.table.match.to_act[0]
        ear = Ear().come(house, room, tokens[seat])
        ear.say("move", id="m", seat=seat, decision=1, do={"do": "draw"})
        await settled(house, room)
        assert ear.of("ack")
        other = House(PostgresStore(postgres), Thinkers(1, 10), time)
        await other.open("127.0.0.1:2", timers=False)
        try:
            await other.room(room.table.id)
            raise AssertionError("the table is elsewhere")
        except Elsewhere as elsewhere:
            assert elsewhere.peer.address == "127.0.0.1:1"
        await house.close()
        again = await other.room(room.table.id)
        assert again.table.match.key() == room.table.match.key()
        assert await other.store.expire(time.ms - 1) == 0
        assert await other.store.expire(time.ms + 10**9) == 1
        await other.close()

    run(test())


def test_what_is_asked_of_sqlite_holds_here_too(postgres: str) -> None:
    async def test() -> None:
        store = PostgresStore(postgres)
        await store.open("", lambda what: None)
        assert await store.take("nothing") is None
        created = log.Created(5, "t", "sea_salt_paper", {}, Pace(), "h", "w", [None], ["random"])
        await store.commit([Write("t", 1, 1, [log.write(created)], "lobby", 5, 17)])
        assert await store.entries("t") == [created]
        assert await store.due(16, 10) == []
        assert await store.due(17, 10) == ["t"]
        again = PostgresStore(postgres)
        await again.open("", lambda what: None)
        assert await again.entries("t") == [created], "the schema is made once"
        assert "@" not in store.name
        await store.close()
        await again.close()

    run(test())


def children(server: Serving) -> list[int]:
    return [
        int(pid) for pid in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    ]


async def come(server: Serving, made: dict[str, Any], seat: int) -> Device:
    """Comes back as a client does: again and again until it is welcomed."""
    for _ in range(600):
        try:
            device = await Device.connect(server.url, table=made["table"], tokens=[made["seats"][seat]])
            await device.next("welcome")
            return device
        except (OSError, AssertionError, Unanswered):
            await asyncio.sleep(0.05)
    raise AssertionError("nobody answers")


def test_any_worker_takes_any_socket_and_one_may_die(serving: Callable[..., Serving], postgres: str) -> None:
    async def test() -> None:
        server = serving("--workers", "2", database=postgres)
        for _ in range(600):
            try:
                if server.ask("GET", "/healthz")[0] == 200:
                    break
            except OSError:
                await asyncio.sleep(0.05)
        rooms = [await asyncio.to_thread(started, server) for _ in range(6)]
        acked: list[tuple[int, int, str, int]] = []
        for dying in range(3):
            devices = [[await come(server, made, seat) for seat in range(2)] for made in rooms]
            for n in range(8):
                for number, pair in enumerate(devices):
                    seat = next(s for s, d in enumerate(pair) if d.now and d.now["decision"] is not None)
                    now, name = pair[seat].now, f"{dying}.{n}"
                    pair[seat].say("move", id=name, seat=seat, decision=now["decision"], do=now["legal"][0])
                    answer = await pair[seat].next("ack", "reject")
                    assert answer["type"] == "ack"
                    acked.append((number, seat, name, answer["n"]))
                    for device in pair:
                        await device.next("events")
            os.kill(children(server)[dying % 2], signal.SIGKILL)
            for pair in devices:
                for device in pair:
                    device.close()
        for number, seat, name, n in acked:
            device = await come(server, rooms[number], seat)
            device.say("move", id=name, seat=seat, decision=0, do={})
            assert await device.next("ack", "reject") == {"type": "ack", "id": name, "match": 1, "n": n}
            device.close()
        for number, seat, name, n in acked[:40]:
            made = rooms[number]
            device = await Device.connect(server.url, table=made["table"], tokens=[made["seats"][seat]])
            device.say("move", id=name, seat=seat, decision=0, do={})
            told = await device.next("ack", "reject")
            assert told == {"type": "ack", "id": name, "match": 1, "n": n}, "what is said before the welcome is heard"
            device.close()
        bearer = f"Bearer {rooms[0]['host']}"
        status, content, _ = server.ask("GET", f"/api/tables/{rooms[0]['table']}/record", authorization=bearer)
        assert (status, json.loads(content)["code"]) == (409, "not_ended")
        names = [room["table"] for room in rooms]
        mine = server.post("/api/mine", tables=[{"table": r["table"], "token": r["seats"][0]} for r in rooms])
        assert [summary["table"] for summary in mine["tables"]] == names
        assert await asyncio.to_thread(server.stop) == 0

    run(test(), 150)
