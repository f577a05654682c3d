"""All tables of one process: brings them into memory, changes them, and wakes those whose time has come.

A change is played in memory at once, but nothing of it is shown or acknowledged before it is durable. If it cannot be
kept, the table is thrown out of memory, and everybody comes back to what the log says.
"""

from __future__ import annotations

import asyncio
import gc
import heapq
import logging
import os
import random
import time
from collections.abc import Callable, Sequence

from paluba.bots.default import DefaultBot
from paluba.core.chance import Fast
from paluba.core.match import Match
from paluba.server import entries as log
from paluba.server import metrics
from paluba.server.errors import Refused
from paluba.server.room import Line, Room
from paluba.server.storage import Lease, Peer, Store, Write
from paluba.server.table import ONLY, Table
from paluba.server.thinkers import Thinkers
from paluba.server.writer import Pending, Writer

logger = logging.getLogger(__name__)

TICK_SECONDS = 0.1
BEAT_MS = 1000
SWEEP_MS = 1000
EXPIRE_MS = 3_600_000
IDLE_MS = 600_000
QUIET_DAYS = 90
DAY_MS = 86_400_000
SWEEP_MOST = 200


def wall() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def hesitation() -> float:
    """How many seconds the table takes to answer for a person among others: as uneven as people are, so that the
    others do not learn from the time that there was nothing to choose."""
    return min(12.0, 1.0 + random.expovariate(0.4))


class Elsewhere(Exception):
    """Another worker has the table."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(peer.id)
        self.peer = peer


class House:
    """The tables of this process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        clock: Callable[[], int] = wall,
        hesitate: Callable[[], float] = hesitation,
    ) -> None:
        self.store = store
        self.clock = clock
        self._hesitate = hesitate
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self._thinkers = thinkers
        self._writer = Writer(store)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._deadlines: list[tuple[int, str]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._beaten = self._swept = self._expired = 0
        self._timer: asyncio.Task[None] | None = None

    # --- opening and closing ------------------------------------------------------------------------------------------

    async def open(self, address: str = "", timers: bool = True) -> None:
        """Opens the database and begins to look after the tables. Without `timers` somebody else calls `tick`."""
        await self.store.open(address, self._heard)
        self._writer.start()
        if timers:
            self._timer = asyncio.create_task(self._run_timer())

    async def close(self) -> None:
        """Keeps what is under way and lets everything go."""
        self.closing = True
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *([self._timer] if self._timer else []), return_exceptions=True)
        await self._writer.stop()
        await self._thinkers.stop()
        if not self.store.bus_beats:
            await self.store.beat(self.clock())
        await self.store.close()

    # --- tables in memory ---------------------------------------------------------------------------------------------

    async def create(self, entry: log.Created) -> Room:
        """A new table."""
        lease = await self.store.take(entry.id, new=True)
        assert isinstance(lease, Lease)
        room = Room(Table(), lease.fence)
        room.idle_since = self.clock()
        kept = self.change(room, [entry])
        self.rooms[entry.id] = room
        metrics.ROOMS.set(len(self.rooms))
        await kept
        return room

    async def room(self, table_id: str) -> Room:
        """The table in memory; Refused if there is none, Elsewhere if another worker has it."""
        room = self.rooms.get(table_id)
        if room is not None:
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room:
        lease = await self.store.take(table_id)
        if lease is None:
            raise Refused("no_table")
        if isinstance(lease, Peer):
            raise Elsewhere(lease)
        entries = await self.store.entries(table_id)
        if not entries:
            raise Refused("no_table")
        begun = time.perf_counter()
        table = Table()
        for entry in entries:
            table.play(entry)
        metrics.REBUILT.observe(time.perf_counter() - begun)
        room = self.rooms[table_id] = Room(table, lease.fence)
        room.idle_since = self.clock()
        metrics.ROOMS.set(len(self.rooms))
        lost = lease.back - max(lease.gone, table.touched)
        if lost > 0 and table.deadline() is not None:
            self.change(room, [log.Back(self.clock(), lost)])
        self._look_after(room)
        return room

    def forget(self, room: Room, reason: str) -> None:
        """Throws a table out of memory; whoever is there comes back."""
        room.dead = True
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        metrics.ROOMS.set(len(self.rooms))
        for line in room.lines:
            line.cut(1012, reason)
        room.lines.clear()

    # --- changes ------------------------------------------------------------------------------------------------------

    def change(
        self,
        room: Room,
        entries: Sequence[log.AnyEntry],
        line: Line | None = None,
        ack: Callable[[], str] | None = None,
    ) -> asyncio.Future[None]:
        """Adds entries to a table's log and tells everybody, all when it is durable. `ack` makes a frame for `line`
        that leaves before the rest. The answer is done when it is kept; Refused("busy") if it is not."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.add_done_callback(_ignored)
        if room.dead:
            future.set_exception(Refused("busy"))
            return future
        table = room.table
        first, before, status, request = table.n + 1, table.events, table.status, table.request
        asked = table.match.to_act if table.match is not None else ()
        try:
            for entry in entries:
                self._play(room, entry)
        except BaseException:
            self.forget(room, "fault")
            raise
        t = self.clock()
        frames = [(line, ack())] if line is not None and ack is not None else []
        frames += room.tell(entries, before, asked, t)
        if before != table.events and (table.status != status or table.request is not request):
            frames += room.tell_facts(t)
        bodies = [log.write(entry) for entry in entries]
        write = Write(table.id, room.fence, first, bodies, table.status, table.touched, table.wake())
        room.waiting.append(frames)

        def done(kept: bool) -> None:
            if not kept or room.dead:
                self.forget(room, "not_kept")
                future.set_exception(Refused("busy"))
                return
            room.release()
            for entry in entries:
                if isinstance(entry, log.Moved):
                    metrics.steps(entry.why).inc()
            self._look_after(room)
            future.set_result(None)

        self._writer.put(Pending(write, done))
        return future

    def _play(self, room: Room, entry: log.AnyEntry) -> None:
        """Plays an entry that is not yet in the log, and seats the devices as it says."""
        room.table.play(entry)
        if isinstance(entry, log.Rematched):
            room.rotate_lines()
        elif isinstance(entry, log.Claimed | log.Recovered | log.Left):
            room.seat_lines()

    # --- machines and time --------------------------------------------------------------------------------------------

    def _look_after(self, room: Room) -> None:
        """Sees to it that whoever must act without a person will."""
        table = room.table
        due = table.deadline()
        if due is not None:
            heapq.heappush(self._deadlines, (due[0], table.id))
        match = table.match
        if match is None or self.closing:
            return
        for seat, bot in table.machines():
            question = (table.matches, seat, match.decision(seat))
            if question not in room.thinking:
                room.thinking.add(question)
                task = asyncio.create_task(self._think(room, question, bot))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _think(self, room: Room, question: tuple[int, int, int], bot: str) -> None:
        try:
            number, seat = question[0], question[1]
            match, choice = room.table.match, None
            if match is not None and bot == ONLY:
                if room.table.people(but=seat):
                    await asyncio.sleep(self._hesitate())
                choice = match.game.actions.number(match.legal(seat)[0]) if self._is_asked(room, question) else None
            elif match is not None and room.table.places[seat].bot is not None:
                choice = await self._thinkers.choose(f"{room.table.id}/{number}", match, seat, bot)
            if self._is_asked(room, question) and any(seat == machine for machine, _ in room.table.machines()):
                machine = ONLY if bot == ONLY else "bot"
                why = machine if choice is not None else "left" if room.table.places[seat].left else "time"
                self._choose(room, seat, choice, why)
        except Exception:
            metrics.ERRORS.inc()
            logger.exception("A bot at table %s", room.table.id)
        finally:
            room.thinking.discard(question)

    def _is_asked(self, room: Room, question: tuple[int, int, int]) -> bool:
        """Whether a question is still open."""
        number, seat, decision = question
        table = room.table
        return (
            not room.dead
            and table.is_live
            and table.match is not None
            and table.matches == number
            and seat in table.match.to_act
            and table.match.decision(seat) == decision
        )

    def _choose(self, room: Room, seat: int, choice: int | None, why: str) -> None:
        """Makes a choice for a seat that has nobody to make it; None is the game's default choice."""
        match = room.table.match
        assert match is not None
        action = match.game.actions.action(self._default(match, seat) if choice is None else choice)
        self.change(room, [log.Moved(self.clock(), seat, action.to_json(), None, why)])

    def _default(self, match: Match, seat: int) -> int:
        """The game's default choice; the first legal one should that fail, so that no table ever stands still."""
        window = match.window(seat)
        try:
            return DefaultBot().choose(window, Fast(int.from_bytes(os.urandom(12), "big")))
        except Exception:
            metrics.ERRORS.inc()
            logger.exception("The default choice of %s", match.game.key)
            return window.legal()[0]

    async def tick(self) -> None:
        """Does what is due: time-outs, signs of life, sleeping tables to wake, old ones to remove."""
        now = self.clock()
        while self._deadlines and self._deadlines[0][0] <= now:
            _, table_id = heapq.heappop(self._deadlines)
            room = self.rooms.get(table_id)
            due = room.table.deadline() if room is not None else None
            if room is not None and due is not None and due[0] <= now:
                self._choose(room, due[1], None, "time")
        if now - self._beaten >= BEAT_MS:
            self._beaten = now
            if not await self.store.beat(now):
                for room in list(self.rooms.values()):
                    self.forget(room, "lease_lost")
        if now - self._swept >= SWEEP_MS:
            self._swept = now
            await self._sweep(now)
        if now - self._expired >= EXPIRE_MS:
            self._expired = now
            old = now - QUIET_DAYS * DAY_MS
            for room in [room for room in self.rooms.values() if room.table.touched < old]:
                self.forget(room, "expired")
            await self.store.expire(old)
            gc.collect()

    async def _sweep(self, now: int) -> None:
        for table_id in await self.store.due(now, SWEEP_MOST):
            if table_id not in self.rooms and not self.closing:
                try:
                    await self.room(table_id)
                except (Refused, Elsewhere):
                    continue
        for room in list(self.rooms.values()):
            if room.lines or room.waiting or room.thinking or room.table.wake() is not None:
                room.idle_since = now
            elif now - room.idle_since >= IDLE_MS:
                self.forget(room, "idle")

    async def _run_timer(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.tick()
            except Exception:
                metrics.ERRORS.inc()
                logger.exception("The timer")

    def _heard(self, what: str) -> None:
        """Another worker gave its tables up: look for those that must be woken."""
        self._swept = 0


def _ignored(future: asyncio.Future[None]) -> None:
    """Takes note of a failure that nobody waits for."""
    if not future.cancelled():
        future.exception()
