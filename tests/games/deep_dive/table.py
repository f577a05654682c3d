"""A table laid out by hand: every tile where a test wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from paluba.core.chance import Chance, Scripted
from paluba.core.errors import Illegal
from paluba.core.state import Sink
from paluba.core.window import legal_numbers, seats_of
from paluba.games.deep_dive.game import GAME
from paluba.games.deep_dive.parts import BUBBLES, FACES, PREDATOR, SLOT, TAKEABLE
from paluba.games.deep_dive.rules import DeepState, start
from paluba.games.deep_dive.scoring import BOARD, FREE, ROCKS, TRAPPED, add_food
from paluba.games.deep_dive.tiles import COLOURS

Tiles = Mapping[int, Sequence[str]]
PLENTY = {1: ["green:1"] * 4, 2: ["green:2"] * 4, 3: ["green:3"] * 4, 4: ["green:5"] * 4, 5: ["green:8"] * 4}
"""What lies face down where a test says nothing of a depth."""


class Table:
    """A match whose face-down (`down`) and face-up (`up`) tiles are given for some depths. No tile is removed."""

    def __init__(
        self,
        seats: int = 2,
        down: Tiles | None = None,
        up: Tiles | None = None,
        level: str = "medium",
        starter: int = 0,
    ) -> None:
        self.sink = Sink()
        options = GAME.meta.resolve(seats, {"level": level} if seats == 1 else {})
        self.state: DeepState = start(seats, options, Scripted(starter), self.sink)
        self.sink.take()
        self.state.removed = 0
        for depth in range(1, 6):
            for slot in range(FACES):
                self.state.hidden[(depth - 1) * FACES + slot] = 0
            self.state.down[depth - 1] = 0
        for depth, tiles in {**PLENTY, **(down or {})}.items():
            for tile in tiles:
                self.state.hidden[self._at(depth, tile)] += 1
                self.state.down[depth - 1] += 1
        for depth, tiles in (up or {}).items():
            self.lay(depth, *tiles)

    def lay(self, depth: int, *tiles: str) -> None:
        """Lays tiles face up."""
        for tile in tiles:
            self.state.open[self._at(depth, tile)] += 1

    def own(self, seat: int, *, rocks: int = 0, trapped: Sequence[int] = (), food: Sequence[str] = ()) -> None:
        """Gives a seat (or the virtual opponent, which comes after the seats) rocks, trapped penguins and food."""
        at = seat * BOARD
        self.state.boards[at + ROCKS] += rocks
        for depth in trapped:
            self.state.boards[at + FREE] -= 1
            self.state.boards[at + TRAPPED + depth - 1] += 1
        for tile in food:
            colour, points = tile.split(":")
            add_food(self.state.boards, at, COLOURS.index(colour), int(points))

    def close(self, stage: int) -> None:
        """Sets how near the end is: 1 = closing phase, 2 = last dive."""
        self.state.stage = stage

    def do(self, *steps: str, answers: Sequence[int] = ()) -> list[dict[str, Any]]:
        """The active seat does these steps; returns what happened. `answers` are those of chance: positions among
        the face-down tiles, which are counted in the order bubbles, predator, rock, pink, green, yellow."""
        chance: Chance = Scripted(*answers)
        for text in steps:
            action = GAME.parse(text)
            GAME.check(self.state, self.active, action)
            self.state.apply(self.active, GAME.actions.number(action), chance)
        return [event.to_json() for event in GAME.events.events(self.sink.take())]

    def names(self, *steps: str, answers: Sequence[int] = ()) -> list[str]:
        """`do`, and only the names of what happened."""
        return [event["event"] for event in self.do(*steps, answers=answers)]

    def refused(self, text: str) -> tuple[str, str | None]:
        """Why the active seat may not do this: code and rule."""
        try:
            GAME.check(self.state, self.active, GAME.parse(text))
        except Illegal as refusal:
            assert GAME.actions.number(GAME.parse(text)) not in legal_numbers(GAME, self.state, self.active)
            return refusal.code, refusal.rule
        raise AssertionError(f"{text} is allowed")

    @property
    def legal(self) -> list[str]:
        return [str(GAME.actions.action(n)) for n in legal_numbers(GAME, self.state, self.active)]

    @property
    def active(self) -> int:
        (seat,) = seats_of(self.state.to_act())
        return seat

    @property
    def over(self) -> bool:
        return not self.state.to_act()

    @property
    def view(self) -> dict[str, Any]:
        return GAME.view(self.state, 0)

    def seat(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.view["seats"][seat]
        return found

    def up(self, depth: int) -> dict[str, int]:
        found: dict[str, int] = self.view["depths"][depth - 1]["open"]
        return found

    @staticmethod
    def _at(depth: int, tile: str) -> int:
        fixed = {"bubbles": BUBBLES, "predator": PREDATOR}
        slot = fixed[tile] if tile in fixed else SLOT[(depth - 1) * len(TAKEABLE) + TAKEABLE.index(tile)]
        assert slot >= 0, f"there is no {tile} at depth {depth}"
        return int((depth - 1) * FACES + slot)
