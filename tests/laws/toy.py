"""The smallest game that uses everything the contract offers: sealed all-at-once choices, in one and in two steps,
a secret die per seat, and draws. It proves the core before, and beside, the games of the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from paluba.core.action import Action, Space
from paluba.core.chance import Chance
from paluba.core.errors import BadInput, Illegal
from paluba.core.event import EVERYONE, Event, EventTable
from paluba.core.fields import SEAT, SECRET, Number
from paluba.core.game import Game, Line
from paluba.core.meta import Meta, Option
from paluba.core.state import Policy, Sink, State

ROUNDS = 3
FACES = 6
BIDS = Number(4)
FACE = Number(FACES, start=1)


@dataclass(frozen=True)
class Bid(Action):
    """Seal a bid; the lone highest bidder scores its secret die."""

    verb = "bid"
    coins: Annotated[int, BIDS]


@dataclass(frozen=True)
class Rolled(Event):
    """A seat rolled its secret die."""

    name = "rolled"
    seat: Annotated[int, SEAT]
    face: Annotated[int | None, FACE, SECRET]


@dataclass(frozen=True)
class Sealed(Event):
    """A seat sealed a bid."""

    name = "sealed"
    seat: Annotated[int, SEAT]
    coins: Annotated[int | None, BIDS, SECRET]


@dataclass(frozen=True)
class Scored(Event):
    """The bids were opened and a seat scored its die."""

    name = "scored"
    seat: Annotated[int, SEAT]
    face: Annotated[int, FACE]


ACTIONS = Space(Bid)
EVENTS = EventTable(Rolled, Sealed, Scored)


class ToyState(State):
    """`bids` are sealed until every seat has made as many as the option asks."""

    def unpack(self, bids_each: int) -> None:
        self.bids_each = bids_each
        self.round = 0
        self.bids: list[list[int]] = [[] for _ in range(self.seats)]
        self.dice = [0] * self.seats
        self.points = [0] * self.seats

    def to_act(self) -> int:
        if self.round == ROUNDS:
            return 0
        return sum(1 << seat for seat in range(self.seats) if len(self.bids[seat]) < self.bids_each)

    def legal(self, seat: int, out: Any) -> int:
        for n in range(BIDS.size):
            out[n] = n
        return BIDS.size

    def roll(self, chance: Chance) -> None:
        for seat in range(self.seats):
            self.dice[seat] = chance.below(FACES)
            if self.sink is not None:
                self.sink.emit(0, 1 << seat, seat, self.dice[seat])

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        if not self.to_act() >> seat & 1:
            raise ValueError("the bid is sealed")
        self.bids[seat].append(action)
        if self.sink is not None:
            self.sink.emit(1, 1 << seat, seat, action)
        if self.to_act():
            return
        totals = [sum(bids) for bids in self.bids]
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        if len(best) == 1:
            self.points[best[0]] += self.dice[best[0]] + 1
            if self.sink is not None:
                self.sink.emit(2, EVERYONE, best[0], self.dice[best[0]])
        self.bids = [[] for _ in range(self.seats)]
        self.round += 1
        self.shown += 1
        if self.round < ROUNDS:
            self.roll(chance)

    def copy(self) -> ToyState:
        twin = ToyState(self.seats, None)
        twin.assign(self)
        return twin

    def assign(self, other: State) -> None:
        assert isinstance(other, ToyState)
        self.shown = other.shown
        self.bids_each, self.round = other.bids_each, other.round
        self.bids = [list(bids) for bids in other.bids]
        self.dice, self.points = list(other.dice), list(other.points)

    def imagine(self, seat: int, chance: Chance) -> None:
        for other in range(self.seats):
            if other != seat:
                self.dice[other] = chance.below(FACES)
                self.bids[other] = [chance.below(BIDS.size) for _ in self.bids[other]]

    def score(self, seat: int) -> int:
        return self.points[seat]

    def winners(self) -> int:
        if self.to_act():
            return 0
        return sum(1 << seat for seat, points in enumerate(self.points) if points == max(self.points))

    def key(self) -> bytes:
        return repr((self.round, self.bids_each, self.bids, self.dice, self.points)).encode()


class ToyPolicy(Policy):
    """Bids by its own die."""

    def choose(self, state: State, seat: int, chance: Chance, scratch: Any) -> int:
        assert isinstance(state, ToyState)
        return state.dice[seat] // 2

    def value(self, state: State, seat: int) -> float:
        return state.score(seat) / (ROUNDS * FACES)


def start(seats: int, options: Mapping[str, str], chance: Chance, sink: Sink | None) -> ToyState:
    state = ToyState(seats, sink)
    state.unpack({"once": 1, "twice": 2}[options["bids"]])
    state.roll(chance)
    return state


def check(state: ToyState, seat: int, action: Action) -> None:
    if not state.to_act() >> seat & 1:
        raise Illegal("sealed", "R1")


def view(state: ToyState, seat: int | None) -> dict[str, Any]:
    return {
        "round": state.round,
        "points": list(state.points),
        "sealed": [len(bids) for bids in state.bids],
        "die": None if seat is None else state.dice[seat] + 1,
        "bids": [] if seat is None else list(state.bids[seat]),
    }


def prompt(state: ToyState, seat: int | None) -> dict[str, Any]:
    asked = [other for other in range(state.seats) if state.to_act() >> other & 1]
    return {"ask": "bid" if asked else "over", "seats": asked}


def breakdown(state: ToyState, seat: int) -> list[Line]:
    return [Line("dice", state.points[seat])]


def census(state: ToyState) -> dict[str, int]:
    return {"dice": len(state.dice)}


def pad(data: Any) -> dict[str, Any]:
    raise BadInput("The toy has no score pad.")


def picture(view: dict[str, Any], words: Any) -> str:
    return str(view)


GAME = Game[ToyState](
    meta=Meta(
        key="toy",
        titles={"cs": "Hračka", "sk": "Hračka", "en": "Toy"},
        fewest=1,
        most=4,
        minutes=1,
        rules=1,
        options=(Option("bids", "once", {"once": (1, 4), "twice": (2, 4)}),),
    ),
    actions=ACTIONS,
    events=EVENTS,
    most_legal=BIDS.size,
    start=start,
    check=check,
    view=view,
    prompt=prompt,
    breakdown=breakdown,
    census=census,
    pad=pad,
    picture=picture,
    policy=ToyPolicy(),
    folder=Path(__file__).parent,
)
