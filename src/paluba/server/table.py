"""A table, computed from its log: who sits where, what is played, what is asked of whom.

`play` takes the entries one after the other and is the only thing that changes a table. It never refuses: what may
be added to a log is decided before, in `desk`.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from paluba import games
from paluba.core.chance import commitment
from paluba.core.errors import BadInput
from paluba.core.match import Match
from paluba.server import entries as log
from paluba.server.clocks import Clocks
from paluba.server.wire import Pace, Request, Said

CHAT_KEPT = 100
DEVICES = 4
"""So many devices can hold one seat; the newest stay."""
REFUSED_KEPT = 32
ONLY = "only"
"""Who chooses for a person that has one answer."""


@dataclass
class Place:
    """A seat of the table and who sits there. Hashes are of the tokens that open it."""

    claim: str | None = None
    bot: str | None = None
    name: str | None = None
    tokens: list[str] = field(default_factory=list)
    recovery: str | None = None
    ready: bool = False
    left: bool = False
    helped: bool = True
    """The table answers where the seat has one answer."""
    done: dict[str, tuple[int, int]] = field(default_factory=dict)
    """What was done by the person's message ids: match and number of events then."""
    refused: deque[str] = field(default_factory=lambda: deque(maxlen=REFUSED_KEPT))
    """The latest ids that were refused: they stay refused. Not part of the log."""

    @property
    def kind(self) -> str:
        return "bot" if self.bot else "person" if self.tokens else "open"

    @property
    def is_person(self) -> bool:
        return self.kind == "person"


@dataclass(frozen=True)
class Who:
    """What a token opens at a table."""

    seat: int | None = None
    host: bool = False
    watcher: bool = False


class Table:
    """A table as its log tells it up to entry `n`."""

    def __init__(self) -> None:
        self.n = 0
        self.touched = 0
        self.id = ""
        self.game = ""
        self.rules = 0
        self.options: dict[str, str] = {}
        self.pace = Pace()
        self.host = ""
        self.watch = ""
        self.places: list[Place] = []
        self.status = "lobby"
        self.matches = 0
        self.match: Match | None = None
        self.commitment: str | None = None
        self.clocks: Clocks | None = None
        self.paused = False
        self.request: Request | None = None
        self.requests = 0
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self.watchers_done: dict[str, tuple[int, int]] = {}

    @property
    def seats(self) -> int:
        return len(self.places)

    @property
    def events(self) -> int:
        """How many events the match has had."""
        return len(self.match.events) if self.match else 0

    @property
    def is_live(self) -> bool:
        """True while moves can be made."""
        return self.status == "playing" and not self.paused

    def who(self, token: str) -> Who | None:
        """What the token with this hash opens; None if nothing."""
        if token == self.host:
            return Who(host=True)
        if token == self.watch:
            return Who(watcher=True)
        for seat, place in enumerate(self.places):
            if token in place.tokens:
                return Who(seat=seat)
        return None

    def people(self, but: int | None = None) -> list[int]:
        """The seats of people who did not leave."""
        return [n for n, place in enumerate(self.places) if place.is_person and not place.left and n != but]

    def machines(self) -> list[tuple[int, str]]:
        """The seats that must act and need no person for it, with the bot that chooses for each."""
        if not self.is_live or self.match is None:
            return []
        found = []
        for seat in self.match.to_act:
            place = self.places[seat]
            if place.bot or place.left:
                found.append((seat, place.bot or "default"))
            elif place.helped and self.match.answers_itself(seat):
                found.append((seat, ONLY))
        return found

    def deadline(self) -> tuple[int, int] | None:
        """When the next person's time is out, and whose."""
        if not self.is_live or self.match is None or self.clocks is None:
            return None
        due = [
            (when, seat)
            for seat in self.match.to_act
            if self.places[seat].is_person and (when := self.clocks.deadline(seat)) is not None
        ]
        return min(due, default=None)

    def wake(self) -> int | None:
        """When the table must be looked at even if nobody comes: now for a machine's turn, or when time is out."""
        if self.machines():
            return self.touched
        due = self.deadline()
        return None if due is None else due[0]

    def play(self, entry: log.AnyEntry) -> None:
        """Takes the next entry of the log."""
        self.n += 1
        self.touched = max(self.touched, entry.t)
        before = self.events
        match entry:
            case log.Moved() | log.Undid():
                self._step(entry)
            case log.Spoke(t, seat, text, mid):
                self.chat.append(Said(self.n, t, seat, text))
                self._did(seat, mid)
            case log.Created():
                self._create(entry)
            case log.Started():
                self._start(entry)
            case log.Rematched():
                self._rematch()
            case log.Asked() | log.Answered() | log.Paused() | log.Resumed():
                self._agree(entry)
            case log.Back(_, lost):
                if self.clocks is not None:
                    self.clocks.forgive(lost)
            case _:
                self._sit(entry)
        if self.clocks is not None and self.match is not None:
            if isinstance(entry, log.Moved) and self.events == before and entry.seat in self.match.to_act:
                self.clocks.go_on(entry.seat, self.match.decision(entry.seat))
            if self.is_live:
                self.clocks.turn(self.match.to_act, self.match.decision, entry.t)
            else:
                self.clocks.stop(entry.t)

    def _create(self, entry: log.Created) -> None:
        self.id, self.game, self.options, self.pace = entry.id, entry.game, entry.options, entry.pace
        self.host, self.watch = entry.host, entry.watch
        self.places = [Place(claim, bot) for claim, bot in zip(entry.claims, entry.bots, strict=True)]
        try:
            self.rules = games.meta(entry.game).rules
        except BadInput:
            self.status = "stopped"

    def _sit(self, entry: log.AnyEntry) -> None:
        """Who sits where. When people change, what was asked of them is asked no more."""
        match entry:
            case log.Claimed(_, seat, name, token, recovery):
                self.places[seat] = Place(None, None, name, [token], recovery)
            case log.Recovered(_, seat, token):
                tokens = self.places[seat].tokens
                tokens.append(token)
                del tokens[:-DEVICES]
            case log.Invited(_, seat, claim):
                self.places[seat].claim = claim
            case log.Renamed(_, seat, name):
                self.places[seat].name = name
            case log.Readied(_, seat, ready):
                self.places[seat].ready = ready
            case log.Helped(_, seat, on):
                self.places[seat].helped = on
            case log.Replaced(_, seat, bot):
                self.places[seat].bot = bot
                self.request = None
            case log.GivenBack(_, seat):
                self.places[seat].bot = None
                self.places[seat].left = False
            case log.Left(_, seat) if self.status == "lobby":
                self.places[seat] = Place()
            case log.Left(_, seat):
                self.places[seat].left = True
                self.request = None
            case log.Returned(_, seat):
                self.places[seat].left = False
        if self.clocks is not None and isinstance(entry, log.Claimed | log.GivenBack | log.Returned):
            self.clocks.renew(entry.seat, entry.t)

    def _start(self, entry: log.Started) -> None:
        self.matches += 1
        self.status = "playing"
        self.commitment = commitment(entry.seed)
        self.paused, self.request, self.clocks = False, None, None
        if entry.rules != self.rules:
            self.status, self.match = "stopped", None
            return
        self.match = Match(games.game(self.game), self.seats, entry.seed, self.options)
        if self.pace.kind != "none":
            self.clocks = Clocks(self.pace, self.seats)

    def _rematch(self) -> None:
        """Everybody moves one seat on, so that another one has the seat that starts."""
        self.places = self.places[1:] + self.places[:1]
        for place in self.places:
            place.ready = False
        self.status, self.match, self.commitment, self.clocks = "lobby", None, None, None

    def _step(self, entry: log.Moved | log.Undid) -> None:
        if self.match is None:
            return
        if isinstance(entry, log.Moved):
            self.match.submit(entry.seat, self.match.game.action_from_json(entry.do))
        else:
            self.match.undo(entry.seat, agreed=entry.agreed)
        self.request = None
        if not self.match.to_act:
            self.status = "over"
        self._did(entry.seat, entry.id)

    def _agree(self, entry: log.Asked | log.Answered | log.Paused | log.Resumed) -> None:
        match entry:
            case log.Asked(_, seat, kind, _):
                self.requests += 1
                self.request = Request(self.requests, kind, seat, [], self.people(but=seat))
            case log.Answered(_, seat, yes, _) if self.request is not None:
                self.request.waiting = [other for other in self.request.waiting if other != seat]
                self.request.yes.append(seat)
                if not yes:
                    self.request = None
            case log.Paused():
                self.paused, self.request = True, None
            case log.Resumed():
                self.paused = False
        self._did(entry.seat, entry.id)

    def _did(self, seat: int | None, mid: str | None) -> None:
        if mid is not None:
            done = self.watchers_done if seat is None else self.places[seat].done
            done[mid] = (self.matches, self.events)
