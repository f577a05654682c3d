"""Positions of Ingenious set up by hand, and actions done by their notation.

A tile is written `red+blue`, a placement `red+blue h8 ne`: red on h8, blue on the next cell to the north-east.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import paluba
from paluba.core.chance import Chance, Fast, Scripted
from paluba.core.errors import Illegal
from paluba.core.event import Event
from paluba.core.state import Sink
from paluba.core.window import legal_numbers, seats_of
from paluba.games.ingenious.check import ASKS
from paluba.games.ingenious.parts import CELL, CELLS, COLOURS, COPIES, DIRECTIONS, PLACE, STEP, TILES
from paluba.games.ingenious.rules import IngeniousState, start
from paluba.games.ingenious.rules_racks import RACK

GAME = paluba.game("ingenious")
CENSUS = {"+".join(tile): copies for tile, copies in zip(TILES, COPIES, strict=True)} | {"printed symbols": 6}
FAR = ("purple+purple i7 e", "yellow+yellow g6 e", "orange+orange k6 e", "green+green e9 e")
"""Four tiles that touch nothing: after them nobody's next tile is a first one."""


def kind(tile: str) -> int:
    """The number of a tile, said in any order."""
    a, b = sorted(tile.split("+"), key=COLOURS.index)
    return TILES.index((a, b))


def spot(placement: str) -> tuple[int, int, int]:
    """Place, direction and kind of a placement."""
    tile, cell, towards = placement.split()
    return int(PLACE[CELLS.index(cell)]), DIRECTIONS.index(towards), kind(tile)


def beside(cell: str, towards: str) -> str:
    """The next cell in a direction."""
    return CELLS[CELL[PLACE[CELLS.index(cell)] + STEP[DIRECTIONS.index(towards)]]]


def table(
    seats: int = 2,
    mode: str = "standard",
    *,
    laid: Sequence[str] = FAR,
    racks: Sequence[Sequence[str]] = (),
    points: Mapping[int, Sequence[int]] | None = None,
    active: int = 0,
    ask: str = "choose",
) -> IngeniousState:
    """A position with these tiles on the board and on the racks, all others in the bag; racks that are not given are
    dealt. `points` are those of a track, by its number: red, green, blue, orange, yellow, purple."""
    state = start(seats, {"mode": mode}, Fast(1), Sink())
    state.lay_out(mode == "teams")
    state.fill_bag()
    for placement in laid:
        state.put(*spot(placement))
    bag = [n for n, copies in enumerate(COPIES) for _ in range(copies)]
    for n in range(len(laid)):
        bag.remove(int(state.tiles[2 * n + 1]) & 31)
    for rack in racks:
        for tile in rack:
            bag.remove(kind(tile))
    for n, tile in enumerate(bag):
        state.bag[n] = tile
    state.bag_size = len(bag)
    state.active = active
    for seat in range(seats):
        if seat < len(racks):
            for tile in racks[seat]:
                state.hold(seat, kind(tile))
        else:
            state.draw_rack(seat, Fast(seat))
    for track, pegs in (points or {}).items():
        for colour, value in enumerate(pegs):
            state.points[6 * track + colour] = value
    state.ask = ASKS.index(ask)
    state.chosen = int(state.rack[0]) if seats == 1 else -1
    state.ask = ASKS.index("lay") if seats == 1 else state.ask
    state.shown = 0
    state.sink = Sink()
    assert GAME.census(state) == CENSUS
    return state


def do(state: IngeniousState, seat: int, *notations: str, chance: Chance | None = None) -> list[Event]:
    """Does actions one after the other, each of them checked; what happened."""
    assert state.sink is not None
    state.sink.take()
    for notation in notations:
        action = GAME.parse(notation)
        GAME.check(state, seat, action)
        state.apply(seat, GAME.actions.number(action), chance or Scripted())
    return GAME.events.events(state.sink.take())


def lay(state: IngeniousState, seat: int, placement: str, chance: Chance | None = None) -> list[Event]:
    """Chooses a tile, and lays it."""
    tile, cell, towards = placement.split()
    return do(state, seat, f"choose {'+'.join(TILES[kind(tile)])}", f"lay {cell} {towards}", chance=chance)


def refused(state: IngeniousState, seat: int, notation: str) -> tuple[str, str | None]:
    """Code and rule of a refusal."""
    before = state.key()
    with pytest.raises(Illegal) as refusal:
        GAME.check(state, seat, GAME.parse(notation))
    assert GAME.actions.number(GAME.parse(notation)) not in legal_numbers(GAME, state, seat)
    assert state.key() == before
    return refusal.value.code, refusal.value.rule


def legal(state: IngeniousState, seat: int) -> list[str]:
    return [str(GAME.actions.action(n)) for n in legal_numbers(GAME, state, seat)]


def points(state: IngeniousState, seat: int) -> list[int]:
    track = int(state.track(seat))
    return [int(n) for n in state.points[track : track + 6]]


def rack(state: IngeniousState, seat: int) -> list[str]:
    held = sorted(int(state.rack[seat * RACK + n]) for n in range(int(state.held[seat])))
    return ["+".join(TILES[n]) for n in held]


def asked(state: IngeniousState) -> tuple[str, tuple[int, ...]]:
    return ASKS[state.ask], seats_of(state.to_act())


def happened(events: Sequence[Event], name: str) -> list[dict[str, Any]]:
    """The facts of the events of one name."""
    return [event.to_json() for event in events if event.name == name]


def winners(state: IngeniousState) -> tuple[int, ...]:
    return seats_of(state.winners())


def crowd(state: IngeniousState, *kept: str) -> None:
    """Fills the board with tiles of the bag so that no two free cells are neighbours, but for those kept."""
    keep = {int(PLACE[CELLS.index(cell)]) for cell in kept}
    places = [int(at) for at in PLACE]
    for seed in range(200):
        filled = state.copy()
        assert isinstance(filled, IngeniousState)
        random.Random(seed).shuffle(places)
        for at in places:
            for direction in range(6):
                if filled.is_gap(at, direction) and not {at, int(at + STEP[direction])} & keep:
                    filled.bag_size -= 1
                    filled.put(at, direction, int(filled.bag[filled.bag_size]))
        if all(at in keep for at in places for d in range(6) if filled.is_gap(at, d)):
            state.assign(filled)
            return
    raise AssertionError("single cells stay free beside those kept")
