"""The load generator: real matches of all games over real sockets, at a rate that does not wait for the answers.

A move's time is from its sending to the arrival of its events at the last player of the table. In the end every table
is asked once more: what was acknowledged must be there, once.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct

from paluba import games
from paluba.server.caller import Asker, Caller, Unanswered, call

SEATS = 4
"""Tables have four seats where the game allows it."""
ANSWER_SECONDS = 30.0
RESENT = 5
"""So many acknowledged moves of each seat are sent again in the end."""


class Now(Struct):
    match: int
    first: int
    events: list[msgspec.Raw]
    decision: int | None
    legal: list[dict[str, Any]] | None
    result: dict[str, Any] | None


class Heard(Struct):
    """What the generator needs of a message."""

    type: str
    id: str | None = None
    match: int = 0
    n: int = 0
    code: str | None = None
    now: Now | None = None
    actions: list[dict[str, Any]] = []


_decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Figures:
    """What came of it."""

    moves: int = 0
    times: list[float] = field(default_factory=list)
    errors: dict[str, int] = field(default_factory=dict)
    lost: int = 0
    doubled: int = 0
    matches: int = 0
    connecting: float = 0.0
    seconds: float = 0.0
    cpu: float = 0.0
    """Seconds of the server's processor while moves were made."""

    def error(self, what: str) -> None:
        self.errors[what] = self.errors.get(what, 0) + 1

    def to_json(self, tables: int, sockets: int) -> dict[str, Any]:
        times = sorted(self.times)

        def at(share: float) -> float | None:
            return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 2) if times else None

        return {
            "tables": tables,
            "sockets": sockets,
            "connected_in_s": round(self.connecting, 2),
            "seconds": round(self.seconds, 1),
            "moves": self.moves,
            "moves_per_s": round(self.moves / self.seconds, 1) if self.seconds else 0,
            "p50_ms": at(0.5),
            "p95_ms": at(0.95),
            "p99_ms": at(0.99),
            "max_ms": at(1),
            "server_cpu_ms_per_move": round(1000 * self.cpu / self.moves, 3) if self.moves else None,
            "matches_ended": self.matches,
            "errors": self.errors,
            "lost": self.lost,
            "doubled": self.doubled,
        }


class Player:
    """One seat of one table and its socket."""

    def __init__(self, table: LoadTable, token: str) -> None:
        self.table = table
        self.token = token
        self.caller: Caller | None = None
        self.seat = 0
        self.match = 0
        self.events = 0
        self.decision: int | None = None
        self.legal: list[dict[str, Any]] | None = None
        self.acked: dict[str, tuple[int, int]] = {}
        self.welcomed: asyncio.Event = asyncio.Event()

    async def connect(self, url: str) -> None:
        self.welcomed.clear()
        self.caller = await call(url, self.heard, self.lost)
        since = {"match": self.match, "since": self.events}
        self.caller.send({"type": "hello", "table": self.table.id, "tokens": [self.token], **since})
        await asyncio.wait_for(self.welcomed.wait(), ANSWER_SECONDS)

    def heard(self, frame: bytes) -> None:
        message = _decode(frame)
        if message.type == "ack":
            assert message.id is not None
            before = self.acked.setdefault(message.id, (message.match, message.n))
            if before != (message.match, message.n):
                self.table.figures.error("another_ack")
            self.table.acked(self, message.match, message.n)
        elif message.type == "reject":
            self.table.figures.error(f"reject_{message.code}")
            self.table.waiting.clear()
        elif message.type == "legal":
            self.legal = message.actions
            self.table.asked.discard(self)
        if message.now is not None and message.type in ("welcome", "events"):
            self._see(message.now, message.type == "welcome")

    def _see(self, now: Now, welcome: bool) -> None:
        if now.first != self.events and not welcome and now.match == self.match:
            self.table.figures.error("gap")
        self.match, self.events = now.match, now.first + len(now.events)
        self.decision, self.legal = now.decision, now.legal
        self.table.told(self, now)
        if welcome:
            self.welcomed.set()

    def lost(self, code: int) -> None:
        self.caller = None
        self.table.figures.error(f"closed_{code}")


class LoadTable:
    """A table that the generator plays at: one move at a time."""

    def __init__(self, figures: Figures, key: str, seats: int) -> None:
        self.figures = figures
        self.key = key
        self.seats = seats
        self.id = ""
        self.host = ""
        self.players: list[Player] = []
        self.waiting: set[Player] = set()
        self.asked: set[Player] = set()
        self.sent = 0.0
        self.over = False
        self.match = 0
        self.events = 0
        """The number of events after the last acknowledged move."""
        self.mover: Player | None = None

    async def set_up(self, asker: Asker) -> None:
        made = await asker.post("/api/tables", {"game": self.key, "seats": self.seats})
        self.id, self.host = made["table"], made["host"]
        for seat, claim in enumerate(made["claims"]):
            body = {"token": claim, "name": f"p{seat}"}
            seated = await asker.post(f"/api/tables/{self.id}/claim", body)
            self.players.append(Player(self, seated["token"]))
        await asker.post(f"/api/tables/{self.id}/start", {"token": self.host})

    async def again(self, asker: Asker) -> None:
        """A rematch."""
        self.over = False
        for action in ("rematch", "start"):
            await asker.post(f"/api/tables/{self.id}/{action}", {"token": self.host})

    def acked(self, player: Player, match: int, n: int) -> None:
        """Notes how far the match is. A sealed choice may be no event: then nobody but the mover is told of it."""
        if player is self.mover and (match, n) == (player.match, player.events):
            self.waiting &= {player}
        self.match, self.events = max((self.match, self.events), (match, n))

    def told(self, player: Player, now: Now) -> None:
        if player in self.waiting:
            self.waiting.discard(player)
            if not self.waiting:
                self.figures.moves += 1
                self.figures.times.append(time.perf_counter() - self.sent)
        if now.result is not None and not self.over:
            self.over = True
            self.figures.matches += 1

    def move(self, dice: random.Random) -> bool:
        """Sends one move, if nothing is under way; whether it did."""
        if self.waiting or self.asked or self.over:
            return False
        ready = [player for player in self.players if player.decision is not None and player.caller is not None]
        if not ready:
            return False
        player = dice.choice(ready)
        caller, seat = player.caller, self.seat_of(player)
        assert caller is not None
        if not player.legal:
            self.asked.add(player)
            caller.send({"type": "legal", "id": "l", "seat": seat})
            return False
        do, name = dice.choice(player.legal), f"{player.match}.{player.decision}"
        self.waiting = {other for other in self.players if other.caller is not None}
        self.mover, self.sent = player, time.perf_counter()
        caller.send({"type": "move", "id": name, "seat": seat, "decision": player.decision, "do": do})
        player.decision = None
        return True

    def seat_of(self, player: Player) -> int:
        """Everybody moves one seat on with every rematch."""
        return (self.players.index(player) - (player.match - 1)) % self.seats

    async def check(self, url: str) -> None:
        """Asks once more for what was acknowledged."""
        for player in self.players:
            kept = dict(list(player.acked.items())[-RESENT:])
            match, count, answers = await self._ask_again(url, player, kept)
            self.figures.lost += sum(answers.get(name) != done for name, done in kept.items())
            if match == self.match:
                self.figures.lost += count < self.events
                self.figures.doubled += count > self.events

    async def _ask_again(
        self, url: str, player: Player, kept: dict[str, tuple[int, int]]
    ) -> tuple[int, int, dict[str, tuple[int, int]]]:
        """The match, how many events it has, and the answers to acknowledged moves that are sent again."""
        total: list[tuple[int, int]] = []
        answers: dict[str, tuple[int, int]] = {}
        done = asyncio.Event()

        def heard(frame: bytes) -> None:
            message = _decode(frame)
            if message.type == "welcome":
                now = message.now
                total.append((now.match, now.first + len(now.events)) if now else (0, 0))
            elif message.type in ("ack", "reject") and message.id is not None:
                answers[message.id] = (message.match, message.n)
            if total and len(answers) >= len(kept):
                done.set()

        caller = await call(url, heard, lambda code: done.set())
        caller.send({"type": "hello", "table": self.id, "tokens": [player.token]})
        for name in kept:
            caller.send({"type": "move", "id": name, "seat": self.seat_of(player), "decision": 0, "do": {}})
        await asyncio.wait_for(done.wait(), ANSWER_SECONDS)
        caller.close()
        return *(total or [(0, 0)])[0], answers


async def load(url: str, tables: int, rate: float, seconds: float, keys: Sequence[str]) -> dict[str, Any]:
    """Plays at so many tables, so many moves per second in all, for so long."""
    figures, dice = Figures(), random.Random(1)
    room = [LoadTable(figures, keys[n % len(keys)], seats_of(keys[n % len(keys)])) for n in range(tables)]
    askers = [Asker(url) for _ in range(8)]
    await asyncio.gather(*(_set_up(askers[n], room[n :: len(askers)]) for n in range(len(askers))))
    begun = time.perf_counter()
    players = [player for table in room for player in table.players]
    await asyncio.gather(*(_connect(url, players[n::32]) for n in range(32)))
    figures.connecting = time.perf_counter() - begun
    spent = await _spent(askers[1])
    await _play(room, rate, seconds, figures, dice, askers[0])
    figures.cpu = await _spent(askers[1]) - spent
    for player in players:
        player.table.waiting.clear()
    errors = dict(figures.errors)
    for player in players:
        if player.caller is not None:
            player.caller.close()
    await asyncio.sleep(0)
    await asyncio.gather(*(_check(url, room[n::16]) for n in range(16)))
    figures.errors = errors
    for asker in askers:
        asker.close()
    return figures.to_json(len(room), len(players))


async def _spent(asker: Asker) -> float:
    """How many seconds of the processor the server has used, by its own figures: one worker's, if there are several."""
    _, content = await asker.ask("GET", "/metrics")
    lines = [line.split() for line in content.decode().splitlines()]
    return sum(float(line[1]) for line in lines if line and line[0] == "process_cpu_seconds_total")


def seats_of(key: str) -> int:
    meta = games.meta(key)
    return max(meta.fewest, min(SEATS, meta.most))


async def _set_up(asker: Asker, tables: Sequence[LoadTable]) -> None:
    for table in tables:
        await table.set_up(asker)


async def _connect(url: str, players: Sequence[Player]) -> None:
    for player in players:
        try:
            await player.connect(url)
        except (OSError, Unanswered, TimeoutError) as error:
            player.table.figures.error(f"connect_{type(error).__name__}")


async def _check(url: str, tables: Sequence[LoadTable]) -> None:
    for table in tables:
        try:
            await table.check(url)
        except (OSError, Unanswered, TimeoutError) as error:
            table.figures.lost += 1
            table.figures.error(f"check_{type(error).__name__}")


async def _play(
    room: Sequence[LoadTable], rate: float, seconds: float, figures: Figures, dice: random.Random, asker: Asker
) -> None:
    begun = time.perf_counter()
    due, place = 0, 0
    again: list[LoadTable] = []
    while (now := time.perf_counter() - begun) < seconds:
        for _ in range(min(200, int(rate * now) - due)):
            due += 1
            for _ in range(len(room)):
                place = (place + 1) % len(room)
                if room[place].move(dice):
                    break
                if room[place].over and room[place] not in again:
                    again.append(room[place])
        if again:
            await again.pop().again(asker)
        await asyncio.sleep(0.001)
    figures.seconds = time.perf_counter() - begun
    for _ in range(100):
        if not any(table.waiting for table in room):
            return
        await asyncio.sleep(0.05)
    figures.errors["unanswered"] = sum(bool(table.waiting) for table in room)
