"""Tables in PostgreSQL, for one worker or for many.

Every table has one owner at a time, in its row. The owner is whoever is alive by the clock of the database; a new owner
raises the fence, and a commit counts only with the fence of the row. So two owners can never both commit, however their
own clocks go, and however long one of them was stopped.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it has no types

from paluba.core.errors import BadInput
from paluba.server.entries import AnyEntry, read
from paluba.server.schema import POSTGRES
from paluba.server.storage import Lease, Peer, Write

logger = logging.getLogger(__name__)

CHANNEL = "paluba"
LEASE = "interval '3 seconds'"
ALIVE = f"NOT w.stopped AND w.seen > now() - {LEASE}"
MIGRATION_LOCK = 7_230_417
TRIES = 5

REGISTER = "INSERT INTO workers (id, address, key, seen) VALUES ($1, $2, $3, now())"
BEAT = f"UPDATE workers w SET seen = now() WHERE id = $1 AND {ALIVE} RETURNING 1"
RETIRE = "UPDATE workers SET stopped = true, seen = now() WHERE id = $1"
TAKE = f"""
WITH old AS (
    SELECT t.id, t.owner, (SELECT w.seen FROM workers w WHERE w.id = t.owner) AS seen
    FROM tables t WHERE t.id = $1 FOR UPDATE
)
UPDATE tables t SET owner = $2, fence = t.fence + 1 FROM old
WHERE t.id = old.id AND (t.owner IS NULL OR t.owner = $2
    OR NOT EXISTS (SELECT 1 FROM workers w WHERE w.id = t.owner AND {ALIVE}))
RETURNING t.fence, CASE WHEN old.owner = $2 THEN NULL ELSE old.seen END AS gone, clock_timestamp() AS back
"""
OWNER = "SELECT w.id, w.address, w.key FROM tables t LEFT JOIN workers w ON w.id = t.owner WHERE t.id = $1"
ADD_TABLES = "INSERT INTO tables (id, status, touched, wake, owner, fence) VALUES ($1, $2, $3, $4, $5, $6)"
COMMIT = """
WITH input AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[])
        AS i(id, fence, status, touched, wake)
), owned AS (
    UPDATE tables t SET status = i.status, touched = i.touched, wake = i.wake
    FROM input i WHERE t.id = i.id AND t.fence = i.fence AND t.owner = $6 RETURNING t.id
), added AS (
    INSERT INTO entries SELECT e.id, e.n, e.body FROM unnest($7::text[], $8::integer[], $9::bytea[]) AS e(id, n, body)
    JOIN owned ON owned.id = e.id
)
SELECT id FROM owned
"""
DUE = f"""
SELECT t.id FROM tables t WHERE t.wake IS NOT NULL AND (t.owner = $3 AND t.wake <= $1
    OR t.owner IS DISTINCT FROM $3 AND NOT EXISTS (SELECT 1 FROM workers w WHERE w.id = t.owner AND {ALIVE}))
ORDER BY t.wake LIMIT $2
"""


class PostgresStore:
    """A `Store` in a PostgreSQL database."""

    bus_beats = True

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.name = f"postgresql://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"
        self._url = url
        self._address = ""
        self._pool: Any = None
        self._writer: Any = None
        self._ear: Any = None
        self.id = ""
        self.key = secrets.token_urlsafe(16)
        """What another worker must show to be let in."""

    async def open(self, address: str, on_change: Callable[[str], None]) -> None:
        self._address = address
        try:
            self._writer = await asyncpg.connect(self._url)
        except (OSError, asyncpg.PostgresError, ValueError) as error:
            raise BadInput(f"{self.name} cannot be reached: {error}.") from None
        await migrate(self._writer)
        self._pool = await asyncpg.create_pool(self._url, min_size=1, max_size=4)
        self._ear = await asyncpg.connect(self._url)
        await self._ear.add_listener(CHANNEL, lambda _c, _p, _ch, payload: on_change(str(payload)))
        await self._register()

    async def _register(self) -> None:
        self.id = secrets.token_hex(8)
        await self._pool.execute(REGISTER, self.id, self._address, self.key)

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.execute(RETIRE, self.id)
            await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, self.id)
            await self._pool.close()
        for connection in (self._ear, self._writer):
            if connection is not None:
                await connection.close()

    async def commit(self, writes: list[Write]) -> list[bool]:
        new = [write for write in writes if write.first == 1]
        if not new:
            return await self._commit(writes)
        async with self._writer.transaction():
            rows = [(w.table, w.status, w.touched, w.wake, self.id, w.fence) for w in new]
            await self._writer.executemany(ADD_TABLES, rows)
            return await self._commit(writes)

    async def _commit(self, writes: list[Write]) -> list[bool]:
        entries = [(w.table, w.first + n, body) for w in writes for n, body in enumerate(w.bodies)]
        rows = await self._writer.fetch(
            COMMIT,
            [w.table for w in writes],
            [w.fence for w in writes],
            [w.status for w in writes],
            [w.touched for w in writes],
            [w.wake for w in writes],
            self.id,
            [entry[0] for entry in entries],
            [entry[1] for entry in entries],
            [entry[2] for entry in entries],
        )
        kept = {row["id"] for row in rows}
        return [write.table in kept for write in writes]

    async def take(self, table: str, new: bool = False) -> Lease | Peer | None:
        if new:
            return Lease(1, 0, 0)
        for _ in range(TRIES):
            row = await self._pool.fetchrow(TAKE, table, self.id)
            if row is not None:
                back = _ms(row["back"])
                return Lease(row["fence"], back if row["gone"] is None else _ms(row["gone"]), back)
            owner = await self._pool.fetchrow(OWNER, table)
            if owner is None:
                return None
            if owner["id"] is not None and owner["id"] != self.id:
                return Peer(owner["id"], owner["address"], owner["key"])
        return None

    async def entries(self, table: str) -> list[AnyEntry]:
        rows = await self._pool.fetch("SELECT body FROM entries WHERE table_id = $1 ORDER BY n", table)
        return [read(row["body"]) for row in rows]

    async def due(self, now: int, limit: int) -> list[str]:
        return [row["id"] for row in await self._pool.fetch(DUE, now, limit, self.id)]

    async def expire(self, before: int) -> int:
        async with self._pool.acquire() as connection, connection.transaction():
            rows = await connection.fetch("DELETE FROM tables WHERE touched < $1 RETURNING id", before)
            await connection.execute(
                "DELETE FROM entries WHERE table_id = ANY($1::text[])", [row["id"] for row in rows]
            )
            await connection.execute("DELETE FROM workers WHERE seen < now() - interval '91 days'")
        return len(rows)

    async def beat(self, now: int) -> bool:
        if await self._pool.fetchrow(BEAT, self.id) is not None:
            return True
        logger.warning("This worker was thought dead; it starts again under a new name")
        await self._register()
        return False


def _ms(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


async def migrate(database: Any) -> None:
    """Brings the schema up to date, one worker at a time; refuses a database that a newer version has written."""
    async with database.transaction():
        await database.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await database.execute("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)")
        version = await database.fetchval("SELECT max(version) FROM schema_version") or 0
        if version > len(POSTGRES):
            raise BadInput(f"The database is of schema {version}; this version knows schemas up to {len(POSTGRES)}.")
        for number in range(version, len(POSTGRES)):
            await database.execute(POSTGRES[number])
            await database.execute("INSERT INTO schema_version VALUES ($1)", number + 1)
