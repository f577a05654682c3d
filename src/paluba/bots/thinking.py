"""The bot that searches: how long it thinks, how it picks from what it found, and why."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from typing import Any, Final

from paluba.bots.search import Settings, Tree
from paluba.core.chance import Chance, Fast
from paluba.core.game import Game
from paluba.core.state import State
from paluba.core.window import Window

BATCH: Final = 32
"""So many iterations are done between two looks at the clock."""
MOST_BRANCHES: Final = 400_000
SOONEST: Final = 1e-6
"""Nothing is done in less than so many seconds."""
PATIENCE: Final = 4
"""However busy the machine, a decision takes no longer than this many times its thinking time."""
WHOLE: Final = ("horizon", "noise", "stages", "deepest", "others", "rivals")
"""The settings of a search that are whole numbers."""
LINE: Final = 4
"""How many actions of a line are told."""


@dataclass(frozen=True)
class Effort:
    """How much a bot thinks and how well it picks. Without `milliseconds` the same chance gives the same choice."""

    iterations: int | None = None
    milliseconds: int | None = None
    """Of this thread's own time on the processor."""
    loose: float = 0.0
    """0 picks the best; a branch that is worth less by this much is picked e times less often than the best."""
    settings: dict[str, float] = field(default_factory=dict)
    """What to search with instead of the game's own settings."""


@dataclass(frozen=True)
class Line:
    """What an action leads to, as the search saw it."""

    actions: tuple[int, ...]
    """The action, and what was then played most."""
    visits: int
    worth: float
    """From 0 to 1, for the seat that asks."""
    points: float
    """The seat's score where playouts ended, on average."""


@dataclass(frozen=True)
class Thought:
    """Why: the lines that were looked at, the chosen one first, then the others by visits."""

    lines: tuple[Line, ...]
    iterations: int

    def to_json(self, game: Game[Any]) -> dict[str, Any]:
        action = game.actions.action
        return {
            "iterations": self.iterations,
            "lines": [
                {
                    "do": action(line.actions[0]).to_json(),
                    "line": [str(action(number)) for number in line.actions],
                    "visits": line.visits,
                    "worth": round(line.worth, 4),
                    "points": round(line.points, 2),
                }
                for line in self.lines
            ],
        }


class SearchBot:
    """Searches every decision anew, from its window alone."""

    def __init__(self, effort: Effort, settings: dict[str, float] | None = None) -> None:
        self.effort = effort
        self._settings = {**(settings or {}), **effort.settings}
        if effort.loose:  # who picks loosely compares all choices, not only the last rivals
            self._settings["rivals"] = 0
        self._tree: Tree | None = None
        self._key = ""
        self._chosen = -1

    def choose(self, window: Window, chance: Chance) -> int:
        legal = window.legal()
        self._chosen = -1
        if len(legal) == 1:
            return legal[0]
        tree = self._ready(window.game)
        own = Fast(int(chance.below(1 << 31)) << 31 | int(chance.below(1 << 31)))
        self._think(tree, window.imagine(own), window.seat, own)
        self._chosen = self._pick(tree, own)
        return int(tree.action[self._chosen])

    def why(self) -> Thought | None:
        """What the last choice rested on; None when there was nothing to choose."""
        tree = self._tree
        if tree is None or self._chosen < 0:
            return None
        found = sorted(below(tree, 0), key=lambda node: (node != self._chosen, -tree.visits[node], tree.action[node]))
        return Thought(tuple(_line(tree, node) for node in found if tree.visits[node]), int(tree.iterations))

    def _ready(self, game: Game[Any]) -> Tree:
        if self._tree is None or self._key != game.key:
            room = min(MOST_BRANCHES, (self.effort.iterations or MOST_BRANCHES) + 1)
            self._tree = Tree(game.policy, settings(self._settings), room, len(game.actions), game.most_legal)
            self._key = game.key
        return self._tree

    def _think(self, tree: Tree, world: State, seat: int, chance: Fast) -> None:
        """Until the time or the iterations are used up, or what is left of them could change nothing."""
        started, now = time.thread_time(), time.perf_counter()
        budget = self.effort.milliseconds / 1000 if self.effort.milliseconds else math.inf
        most = self.effort.iterations or 1 << 40
        if self.effort.iterations:
            tree.plant(world, seat, most)
        else:  # a first batch tells for how many there is time
            tree.plant(world, seat, BATCH)
            tree.run(BATCH, chance)
            tree.plant(world, seat, int(BATCH * budget / max(time.thread_time() - started, SOONEST)))
        left = float(most)
        while left > 0 and int(tree.lead()) <= left:
            tree.run(min(BATCH, most - tree.iterations), chance)
            done = int(tree.iterations)
            left = min(most - done, (budget / max(time.thread_time() - started, SOONEST) - 1) * done)
            if time.perf_counter() - now > PATIENCE * budget:
                return

    def _pick(self, tree: Tree, chance: Fast) -> int:
        best = int(tree.best())
        if self.effort.loose <= 0:
            return best
        found = below(tree, 0)
        odds = [math.exp((tree.worth(node) - tree.worth(best)) / self.effort.loose) for node in found]
        ticket = chance.below(1 << 30) / (1 << 30) * sum(odds)
        for node, share in zip(found, odds, strict=True):
            ticket -= share
            if ticket < 0:
                return node
        return best


def settings(values: dict[str, float]) -> Settings:
    """Settings of a search by name; the others stay as they are."""
    made = Settings()
    for name, value in values.items():
        setattr(made, name, int(value) if name in WHOLE else float(value))
    return made


def below(tree: Tree, node: int) -> list[int]:
    """The branches below one, the oldest first."""
    found = []
    at = int(tree.first[node])
    while at >= 0:
        found.append(at)
        at = int(tree.older[at])
    return found[::-1]


def _line(tree: Tree, node: int) -> Line:
    actions: list[int] = []
    at = node
    while at >= 0 and len(actions) < LINE and tree.action[at] != tree.as_policy:
        actions.append(int(tree.action[at]))
        at = int(tree.most_visited(at))
    visits = int(tree.visits[node])
    return Line(tuple(actions), visits, float(tree.worth(node)), float(tree.points[node]) / visits)
