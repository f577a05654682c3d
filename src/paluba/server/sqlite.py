"""Tables in one SQLite file: written by one thread, read by another, every commit synced to the disk."""

from __future__ import annotations

import asyncio
import fcntl
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import IO, TypeVar

from paluba.core.errors import BadInput
from paluba.server.entries import AnyEntry, read
from paluba.server.schema import SQLITE
from paluba.server.storage import Lease, Peer, Write

R = TypeVar("R")


class SqliteStore:
    """A `Store` in a file. One process at a time has the file, so every table is its own."""

    bus_beats = False

    def __init__(self, file: Path) -> None:
        self.name = str(file)
        self._file = file
        self._writing = ThreadPoolExecutor(1, "sqlite-write")
        self._reading = ThreadPoolExecutor(1, "sqlite-read")
        self._lock: IO[str] | None = None
        self._gone = self._back = 0

    async def open(self, address: str, on_change: Callable[[str], None]) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._lock = lock(self._file)
        self._writer = await self._write(connect, self._file)
        await self._write(migrate, self._writer)
        self._reader = await self._read(connect, self._file)
        self._back = int(time.time() * 1000)
        rows = await self._read(lambda: self._reader.execute("SELECT alive FROM house").fetchall())
        self._gone = rows[0][0] if rows else self._back

    async def close(self) -> None:
        if self._lock is not None:
            await self._read(self._reader.close)
            await self._write(self._writer.close)
            self._lock.close()
        self._writing.shutdown()
        self._reading.shutdown()

    async def commit(self, writes: list[Write]) -> list[bool]:
        return await self._write(self._commit, writes)

    async def take(self, table: str, new: bool = False) -> Lease | Peer | None:
        if not new:
            query = "SELECT 1 FROM tables WHERE id = ?"
            if not await self._read(lambda: self._reader.execute(query, (table,)).fetchall()):
                return None
        return Lease(0, self._gone, self._back)

    async def entries(self, table: str) -> list[AnyEntry]:
        query = "SELECT body FROM entries WHERE table_id = ? ORDER BY n"
        rows = await self._read(lambda: self._reader.execute(query, (table,)).fetchall())
        return [read(body) for (body,) in rows]

    async def due(self, now: int, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE wake <= ? ORDER BY wake LIMIT ?"
        rows = await self._read(lambda: self._reader.execute(query, (now, limit)).fetchall())
        return [table for (table,) in rows]

    async def expire(self, before: int) -> int:
        return await self._write(self._expire, before)

    async def beat(self, now: int) -> bool:
        await self._write(self._beat, now)
        return True

    def _commit(self, writes: list[Write]) -> list[bool]:
        try:
            with Transaction(self._writer) as database:
                for write in writes:
                    add(database, write)
        except sqlite3.IntegrityError:
            if len(writes) == 1:
                return [False]
            return [self._commit([write])[0] for write in writes]
        return [True] * len(writes)

    def _expire(self, before: int) -> int:
        with Transaction(self._writer) as database:
            old = "SELECT id FROM tables WHERE touched < ?"
            database.execute(f"DELETE FROM entries WHERE table_id IN ({old})", (before,))
            return database.execute("DELETE FROM tables WHERE touched < ?", (before,)).rowcount

    def _beat(self, now: int) -> None:
        with Transaction(self._writer) as database:
            database.execute("INSERT OR REPLACE INTO house VALUES (1, ?)", (now,))

    async def _write(self, act: Callable[..., R], *given: object) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._writing, act, *given)

    async def _read(self, act: Callable[..., R], *given: object) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._reading, act, *given)


class Transaction:
    """All or nothing, on the disk when it ends."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    def __enter__(self) -> sqlite3.Connection:
        self._database.execute("BEGIN IMMEDIATE")
        return self._database

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: object) -> None:
        if kind is None:
            self._database.execute("COMMIT")
        elif self._database.in_transaction:
            self._database.execute("ROLLBACK")


def add(database: sqlite3.Connection, write: Write) -> None:
    """Adds the entries of one write; IntegrityError if their numbers are taken."""
    rows = [(write.table, write.first + n, body) for n, body in enumerate(write.bodies)]
    database.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    database.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
        "status = excluded.status, touched = excluded.touched, wake = excluded.wake",
        (write.table, write.status, write.touched, write.wake),
    )


def connect(file: Path) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return."""
    try:
        database = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=30)
        database.execute("PRAGMA journal_mode = WAL")
    except sqlite3.DatabaseError as error:
        raise BadInput(f"{file} cannot be opened as a database: {error}.") from None
    database.execute("PRAGMA synchronous = FULL")
    return database


def migrate(database: sqlite3.Connection) -> None:
    """Brings the schema up to date; refuses a file that a newer version has written."""
    version: int = database.execute("PRAGMA user_version").fetchone()[0]
    if version > len(SQLITE):
        raise BadInput(f"The database is of schema {version}; this version knows schemas up to {len(SQLITE)}.")
    for number in range(version, len(SQLITE)):
        database.executescript(f"BEGIN; {SQLITE[number]} PRAGMA user_version = {number + 1}; COMMIT;")


def lock(file: Path) -> IO[str]:
    """Keeps every other server off the file for as long as the answer is open."""
    handle = file.with_name(file.name + ".lock").open("w")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise BadInput(f"Another server is using {file}.") from None
    return handle


def backup(file: Path, to: Path) -> int:
    """Copies the database while a server may be writing to it; how many tables it holds."""
    if not file.exists():
        raise BadInput(f"There is no database {file}.")
    partial = to.with_name(to.name + ".partial")
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(partial)) as target:
        source.backup(target)
    count = check(partial)
    partial.replace(to)
    return count


def restore(copy: Path, file: Path) -> int:
    """Puts a checked copy in the place of the database; how many tables it holds."""
    count = check(copy)
    file.parent.mkdir(parents=True, exist_ok=True)
    with lock(file):
        for name in (file.name, file.name + "-wal", file.name + "-shm"):
            old = file.with_name(name)
            if old.exists():
                old.replace(file.with_name(f"{name}.before-restore"))
        with closing(sqlite3.connect(copy)) as source, closing(sqlite3.connect(file)) as target:
            source.backup(target)
    return count


def check(file: Path) -> int:
    """How many tables a sound database holds; BadInput if it is not sound."""
    if not file.exists():
        raise BadInput(f"There is no file {file}.")
    try:
        with closing(sqlite3.connect(file)) as database:
            if database.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise BadInput(f"{file} is damaged.")
            count: int = database.execute("SELECT count(*) FROM tables").fetchone()[0]
            return count
    except sqlite3.DatabaseError as error:
        raise BadInput(f"{file} is no database of tables: {error}.") from None
