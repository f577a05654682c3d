"""A table in memory with the devices that are connected to it."""

from __future__ import annotations

from collections.abc import Sequence

from paluba.server import entries as log
from paluba.server import sight, wire
from paluba.server.table import Table

Frames = list[tuple["Line", str]]


class Line:
    """A connection of one device: what it may see and say. How frames travel, the subclasses know."""

    def __init__(self) -> None:
        self.tokens: list[str] = []
        """Hashes of the tokens that it came with."""
        self.held: list[int] = []
        self.seat: int | None = None
        self.watcher = False
        self.host = False
        self.muted: set[int | None] = set()

    def push(self, frame: str) -> None:
        """Sends a frame, or queues it."""
        raise NotImplementedError

    def cut(self, code: int, reason: str) -> None:
        """Closes the connection."""
        raise NotImplementedError

    def you(self, table: Table) -> wire.You:
        helped = self.seat is not None and table.places[self.seat].helped
        return wire.You(self.held, self.seat, self.watcher, self.host, helped)


class Room:
    """A table, its lease, and who is here."""

    def __init__(self, table: Table, fence: int) -> None:
        self.table = table
        self.fence = fence
        self.lines: list[Line] = []
        self.thinking: set[tuple[int, int, int]] = set()
        """The questions that a bot thinks about: match, seat, decision."""
        self.dead = False
        """True once a write was not kept: memory is ahead of the log, and must be thrown away."""
        self.waiting: list[Frames] = []
        """For each write under way, the frames that may leave when it is durable."""
        self.idle_since = 0

    def here(self) -> list[bool]:
        """For each seat whether a device that holds it is connected."""
        found = [False] * self.table.seats
        for line in self.lines:
            for seat in line.held:
                found[seat] = True
        return found

    def facts(self) -> wire.Facts:
        return sight.facts(self.table, self.here(), sum(line.watcher for line in self.lines))

    def send(self, line: Line, frame: str) -> None:
        """Sends a frame that was built now: at once, or when all that it may tell of is durable."""
        if self.waiting:
            self.waiting[-1].append((line, frame))
        else:
            line.push(frame)

    def release(self) -> None:
        """The oldest write is durable: its frames leave."""
        for line, frame in self.waiting.pop(0):
            line.push(frame)

    def seat_lines(self) -> None:
        """Gives every line the seats that its tokens open now, and cuts those that nothing opens any more."""
        for line in list(self.lines):
            opened = [who for token in line.tokens if (who := self.table.who(token)) is not None]
            held = sorted({who.seat for who in opened if who.seat is not None})
            if held == line.held and len(opened) == len(line.tokens):
                continue
            line.held = held
            if line.seat not in held:
                line.seat = None
            if not opened:
                self.lines.remove(line)
                line.cut(4401, "bad_token")

    def rotate_lines(self) -> None:
        """After a rematch everybody sits one seat on."""
        for line in self.lines:
            line.held = sorted((seat - 1) % self.table.seats for seat in line.held)
            line.seat = None if line.seat is None else (line.seat - 1) % self.table.seats

    def tell(self, done: Sequence[log.AnyEntry], before: int, asked: tuple[int, ...], t: int) -> Frames:
        """The frames that tell every line what these entries, just played, have changed. `before` is how many events
        there were, and `asked` who had to act. Of a step in a sealed choice, which is no event, others learn only that
        a seat is done."""
        if any(isinstance(entry, log.Started | log.Rematched) for entry in done):
            return self._welcome(self.lines, t)
        frames: Frames = []
        if any(not isinstance(entry, log.Moved | log.Undid | log.Spoke | log.Helped) for entry in done):
            frames += self.tell_facts(t)
        movers = {entry.seat for entry in done if isinstance(entry, log.Moved | log.Undid)}
        match = self.table.match
        if match is not None and (movers or self.table.events > before):
            told = self.table.events > before or match.to_act != asked
            lines = self.lines if told else [line for line in self.lines if line.seat in movers]
            frames += self._events(lines, before, t)
        for entry in done:
            if isinstance(entry, log.Spoke):
                frames += self._chat(self.table.chat[-1])
            elif isinstance(entry, log.Helped):
                frames += self._welcome([line for line in self.lines if line.seat == entry.seat], t)
        return frames

    def _welcome(self, lines: Sequence[Line], t: int) -> Frames:
        about = self.facts()
        return [(line, sight.pack(sight.welcome(self.table, line.you(self.table), about, t))) for line in lines]

    def _events(self, lines: Sequence[Line], before: int, t: int) -> Frames:
        table = self.table
        assert table.match is not None
        by_eyes: dict[int | None, str] = {}
        moment = sight.Moment(table.match)
        clocks = table.clocks.seats if table.clocks else None
        frames: Frames = []
        for line in lines:
            frame = by_eyes.get(line.seat)
            if frame is None:
                state = sight.now(table, table.match, line.seat, before, moment)
                frame = by_eyes[line.seat] = sight.pack(wire.Events(t, state, clocks))
            frames.append((line, frame))
        return frames

    def _chat(self, said: wire.Said) -> Frames:
        frame = sight.pack(wire.Chatted(said))
        return [
            (line, frame)
            for line in self.lines
            if said.seat not in line.muted and sight.may_read(self.table, said, line.watcher)
        ]

    def tell_facts(self, t: int) -> Frames:
        frame = sight.pack(wire.Table(t, self.facts()))
        return [(line, frame) for line in self.lines]

    def tell_presence(self) -> None:
        """Tells all who is here."""
        frame = sight.pack(wire.Presence(self.here(), sum(line.watcher for line in self.lines)))
        for line in self.lines:
            self.send(line, frame)
