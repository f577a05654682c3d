"""The bots' processes: a few that think while the server goes on. A thought that takes too long is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process

import msgspec

from paluba.core.match import Match
from paluba.server import metrics
from paluba.server.thinker import AGREED_UNDO, UNDO, Answer, Question, frame

logger = logging.getLogger(__name__)
PIPE_LIMIT = 1 << 20
START_SECONDS = 60.0
"""A process that starts is not yet thinking: this is not the bot's time."""


class Thinkers:
    """So many processes, started when they are first needed. Each thinks one thought at a time."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self._seconds = seconds
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._ending: set[asyncio.Task[None]] = set()
        for _ in range(count):
            self._idle.put_nowait(_Worker())

    async def choose(self, name: str, match: Match, seat: int, bot: str) -> int | None:
        """The number of the action that the bot chooses in this seat of a match; None if it fails or is too slow.
        `name` tells this match from all others."""
        worker = await self._idle.get()
        begun = time.perf_counter()
        answered = False
        try:
            await asyncio.wait_for(worker.start(), START_SECONDS)
            action = await asyncio.wait_for(worker.ask(name, match, seat, bot), self._seconds)
            answered = True
            return action
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as error:
            logger.warning("The bot %s was stopped: %s", bot, error or "time is out")
            metrics.STUCK.inc()
            return None
        finally:
            metrics.THINKING.observe(time.perf_counter() - begun)
            if not answered:
                self._end(worker)
                worker = _Worker()
            self._idle.put_nowait(worker)

    async def stop(self) -> None:
        """Ends the processes, once nobody waits for them any more."""
        while not self._idle.empty():
            self._end(self._idle.get_nowait())
        await asyncio.gather(*self._ending)

    def _end(self, worker: _Worker) -> None:
        task = asyncio.create_task(worker.end())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)


class _Worker:
    """One process, and what it has been told."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._told: dict[str, int] = {}

    async def start(self) -> None:
        """Sees to it that the process runs and is ready."""
        if self._process is None:
            command = (sys.executable, "-m", "paluba.server.thinker")
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=PIPE_LIMIT)
            await self._read()

    async def ask(self, name: str, match: Match, seat: int, bot: str) -> int | None:
        count = len(match.steps)
        answer = await self._ask(question(name, match, seat, bot, min(self._told.get(name, 0), count)))
        if answer.need_all:
            answer = await self._ask(question(name, match, seat, bot, 0))
        if len(self._told) > 1000:
            self._told.clear()
        self._told[name] = count
        if answer.error is not None or answer.action is None:
            raise EOFError(answer.error or "no answer")
        return answer.action

    async def _ask(self, asked: Question) -> Answer:
        if self._process is None or self._process.stdin is None:
            raise EOFError("the process is gone")
        self._process.stdin.write(frame(asked))
        await self._process.stdin.drain()
        return await self._read()

    async def _read(self) -> Answer:
        if self._process is None or self._process.stdout is None:
            raise EOFError("the process is gone")
        out = self._process.stdout
        size = int.from_bytes(await out.readexactly(4), "big")
        return msgspec.msgpack.decode(await out.readexactly(size), type=Answer)

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def question(name: str, match: Match, seat: int, bot: str, first: int) -> Question:
    """The question for a process that knows the steps before number `first`."""
    number = match.game.actions.number
    steps = [
        (step.seat, (AGREED_UNDO if step.agreed else UNDO) if step.action is None else number(step.action), step.chance)
        for step in match.steps[first:]
    ]
    return Question(name, match.game.key, match.seats, match.options, match.start_chance, first, steps, seat, bot)
