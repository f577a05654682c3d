"""People behind a network that drops, doubles, delays, reorders and cuts, and a server that restarts: whatever happens,
every move that was acknowledged is done once, and in the end everybody sees the same match."""

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from paluba.server import entries as log
from paluba.server.house import House
from paluba.server.room import Line
from paluba.server.sqlite import SqliteStore
from paluba.server.talk import Talk, parse
from paluba.server.thinkers import Thinkers

from .tools import Time, begun, settled

Frame = tuple[int, str]
"""The number of a connection, and what travels on it."""


class Wire(Line):
    """A line into the network."""

    def __init__(self, number: int, network: list[Frame]) -> None:
        super().__init__()
        self.number = number
        self._network = network
        self.talk: Talk | None = None

    def push(self, frame: str) -> None:
        self._network.append((self.number, frame))

    def cut(self, code: int, reason: str) -> None:
        self.talk = None


class Client:
    """What docs/wire.md asks of a client."""

    def __init__(self, seat: int, token: str) -> None:
        self.seat = seat
        self.token = token
        self.connection = 0
        self.events: list[dict[str, Any]] = []
        self.now: dict[str, Any] | None = None
        self.outbox: dict[str, dict[str, Any]] = {}
        self.acked: dict[str, int] = {}
        self.refused: set[str] = set()
        self.gap = False
        self._made = 0

    def hello(self, table: str) -> dict[str, Any]:
        since = {"match": 1, "since": len(self.events)}
        return {"type": "hello", "table": table, "tokens": [self.token], **since}

    def make(self, choice: int) -> dict[str, Any] | None:
        """Answers the question that the client sees, if it has not answered it."""
        if self.now is None or self.now["decision"] is None or self.outbox:
            return None
        self._made += 1
        do = self.now["legal"][choice % len(self.now["legal"])]
        name = f"s{self.seat}m{self._made}"
        move = {"type": "move", "id": name, "seat": self.seat, "decision": self.now["decision"], "do": do}
        self.outbox[name] = move
        return move

    def hear(self, message: dict[str, Any]) -> None:
        kind, name = message["type"], message.get("id")
        if kind == "ack":
            assert self.acked.setdefault(name, message["n"]) == message["n"], "another answer to the same move"
            assert name not in self.refused, "acknowledged after it was refused"
            self.outbox.pop(name, None)
        elif kind == "reject":
            assert name not in self.acked, "refused after it was acknowledged"
            self.refused.add(name)
            self.outbox.pop(name, None)
        now = message.get("now")
        if now is None:
            return
        end = now["first"] + len(now["events"])
        if now["first"] > len(self.events):
            self.gap = True
        elif end >= len(self.events):
            have = len(self.events) - now["first"]
            assert self.events[now["first"] :] == now["events"][:have], "the past has changed"
            self.events += now["events"][have:]
            self.now = now


class Network(RuleBasedStateMachine):
    """Two people, one table, and everything that can go wrong between."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.up: list[Frame] = []
        self.down: list[Frame] = []
        self.wires: dict[int, Wire] = {}
        self.time = Time()
        self.house = self.open()
        room, tokens, _ = self.do(begun(self.house, seed=5))
        self.table = room.table.id
        self.clients = [Client(seat, token) for seat, token in enumerate(tokens)]
        for client in self.clients:
            self.connect(client)

    def do(self, work: Any) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(work, 30))

    def open(self) -> House:
        house = House(SqliteStore(Path(self.folder.name) / "tables.sqlite"), Thinkers(1, 10), self.time)
        self.do(house.open(timers=False))
        return house

    def connect(self, client: Client) -> None:
        """A new connection; what was on the old one is gone."""
        old = self.wires.pop(client.connection, None)
        self.up[:] = [frame for frame in self.up if frame[0] != client.connection]
        self.down[:] = [frame for frame in self.down if frame[0] != client.connection]
        if old is not None and old.talk is not None:
            old.talk.end()
        client.connection = max([*self.wires, *(c.connection for c in self.clients)]) + 1
        self.wires[client.connection] = Wire(client.connection, self.down)
        client.gap = False
        self.up.append((client.connection, json.dumps(client.hello(self.table))))
        self.up += [(client.connection, json.dumps(move)) for move in client.outbox.values()]

    def arrive(self, frame: Frame) -> None:
        """A frame comes to the server."""
        self.do(self._arrive(frame))

    async def _arrive(self, frame: Frame) -> None:
        wire = self.wires.get(frame[0])
        if wire is None:
            return
        message = parse(frame[1])
        room = await self.house.room(self.table)
        if wire.talk is not None:
            wire.talk.hear(message)
        elif json.loads(frame[1])["type"] == "hello":
            wire.talk = Talk.begin(self.house, room, wire, message)
        await settled(self.house, room)

    def deliver(self, frame: Frame) -> None:
        """A frame comes to its client."""
        for client in self.clients:
            if client.connection == frame[0]:
                client.hear(json.loads(frame[1]))

    @rule(who=st.integers(0, 1), choice=st.integers(0, 5))
    def somebody_moves(self, who: int, choice: int) -> None:
        client = self.clients[who]
        move = client.make(choice)
        if move is not None:
            self.up.append((client.connection, json.dumps(move)))

    @precondition(lambda self: self.up)
    @rule(which=st.integers(0, 3), twice=st.booleans())
    def something_goes_up(self, which: int, twice: bool) -> None:
        frame = self.up.pop(which % len(self.up))
        if twice:
            self.up.append(frame)
        self.arrive(frame)

    @precondition(lambda self: self.down)
    @rule(which=st.integers(0, 3), twice=st.booleans())
    def something_comes_down(self, which: int, twice: bool) -> None:
        frame = self.down.pop(which % len(self.down))
        if twice:
            self.down.append(frame)
        self.deliver(frame)

    @precondition(lambda self: self.up)
    @rule(which=st.integers(0, 3))
    def something_is_lost_on_the_way_up(self, which: int) -> None:
        self.up.pop(which % len(self.up))

    @precondition(lambda self: self.down)
    @rule(which=st.integers(0, 3))
    def something_is_lost_on_the_way_down(self, which: int) -> None:
        self.down.pop(which % len(self.down))

    @rule(who=st.integers(0, 1))
    def the_link_is_cut(self, who: int) -> None:
        self.connect(self.clients[who])

    @rule()
    def the_server_restarts(self) -> None:
        self.do(self.house.close())
        self.time.ms += 60_000
        self.house = self.open()
        for wire in self.wires.values():
            wire.talk = None
        self.up.clear()
        self.down.clear()
        for client in self.clients:
            self.connect(client)

    @rule(choices=st.lists(st.integers(0, 5), max_size=8))
    def all_goes_well(self, choices: list[int]) -> None:
        """Everything arrives; then everybody has seen all, and nothing is unanswered."""
        for client in self.clients:
            self.connect(client)
        for choice in [*choices, None]:
            while self.up or self.down:
                while self.up:
                    self.arrive(self.up.pop(0))
                while self.down:
                    self.deliver(self.down.pop(0))
            for client in self.clients:
                move = None if choice is None else client.make(choice)
                if move is not None:
                    self.up.append((client.connection, json.dumps(move)))
        table = self.do(self.house.room(self.table)).table
        for client in self.clients:
            assert not client.outbox and not client.gap
            assert client.events == json.loads(json.dumps(table.match.events_for(client.seat)))
            assert client.now is not None and client.now["view"] == table.match.view(client.seat)

    @invariant()
    def what_was_acknowledged_is_there_once(self) -> None:
        entries = self.do(self.house.store.entries(self.table))
        moves = [(entry.seat, entry.id) for entry in entries if isinstance(entry, log.Moved)]
        assert len(set(moves)) == len(moves)
        for client in self.clients:
            assert {(client.seat, name) for name in client.acked} <= set(moves)
            assert not {(client.seat, name) for name in client.refused} & set(moves)

    def teardown(self) -> None:
        self.do(self.house.close())
        self.loop.close()
        self.folder.cleanup()


def test_no_network_can_lose_or_double_a_move(request: pytest.FixtureRequest) -> None:
    nightly = request.config.getoption("--nightly")
    run_state_machine_as_test(
        Network,
        settings=settings(
            max_examples=300 if nightly else 20,
            stateful_step_count=60 if nightly else 30,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
        ),
    )
