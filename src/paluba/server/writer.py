"""Group commit: while one commit is under way the next writes gather, and then go together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from paluba.server import metrics
from paluba.server.storage import Store, Write

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Pending:
    """A write and who waits for it."""

    write: Write
    done: Callable[[bool], None]
    """Called once, with True when the write is durable."""


class Writer:
    """The one door to the disk. Writes of one table are kept in the order in which they are put."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: list[Pending] = []
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Commits what is still waiting, then ends."""
        self._stopping = True
        self._wanted.set()
        if self._task is not None:
            await self._task

    def put(self, pending: Pending) -> None:
        self._queue.append(pending)
        self._wanted.set()

    async def _run(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            batch, self._queue = self._queue, []
            if batch:
                await self._commit(batch)
                if self._queue:
                    self._wanted.set()
            elif self._stopping:
                return
            if self._stopping:
                self._wanted.set()

    async def _commit(self, batch: list[Pending]) -> None:
        together = joined([pending.write for pending in batch])
        begun = time.perf_counter()
        try:
            kept = dict(zip(together, await self._store.commit(list(together.values())), strict=True))
        except Exception:
            logger.exception("A commit of %d writes failed", len(batch))
            kept = {}
        metrics.COMMITS.observe(time.perf_counter() - begun)
        metrics.BATCH.observe(len(batch))
        for pending in batch:
            good = kept.get(pending.write.table, False)
            if not good:
                metrics.FAILED.inc()
            try:
                pending.done(good)
            except Exception:
                metrics.ERRORS.inc()
                logger.exception("After a commit to table %s", pending.write.table)


def joined(writes: list[Write]) -> dict[str, Write]:
    """The writes with those of one table made one."""
    found: dict[str, Write] = {}
    for write in writes:
        before = found.get(write.table)
        if before is not None:
            write = replace(write, first=before.first, bodies=before.bodies + write.bodies)
        found[write.table] = write
    return found
