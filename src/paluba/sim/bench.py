"""How fast the rules are, measured as ratios in one run: compiled against uncompiled, side by side.

A bench is never a test: it measures this machine, now.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from paluba import games
from paluba.bots.levels import settings_of
from paluba.bots.search import Tree
from paluba.bots.thinking import settings
from paluba.core.chance import Fast
from paluba.core.game import Game
from paluba.core.match import Match
from paluba.core.playout import count_copies, first_seat, play_listing, play_random
from paluba.core.state import State
from paluba.core.window import Window, buffer

LONGEST = 1_000_000
MID_MATCH = 60
"""After so many random decisions a match counts as in the middle."""
PLAYOUT = 30
"""How many decisions a playout makes."""
COPIES = 2000
ITERATIONS = 50
ROUNDS = 8
"""Every figure is the best of so many rounds."""
SEARCHED = 20_000
"""A search starts anew after so many iterations."""


def compare(key: str, seats: int, seconds: float) -> dict[str, Any]:
    """All figures of a game, compiled and uncompiled, each run in a process of its own."""
    return {
        "game": key,
        "seats": seats,
        "compiled": _in_process(key, seats, seconds, pure=False),
        "uncompiled": _in_process(key, seats, seconds, pure=True),
    }


def measure(key: str, seats: int, seconds: float) -> dict[str, float]:
    """The figures of this process, each per second."""
    game = games.game(key)
    options = game.meta.resolve(seats, None)
    chance, scratch = Fast(7), buffer(game)
    start = partial(game.start, seats, options, chance, None)
    lengths = [0, 0]

    def listed() -> None:
        lengths[0] += play_listing(start(), chance, scratch, LONGEST)
        lengths[1] += 1

    middle = start()
    play_random(middle, chance, scratch, MID_MATCH)
    if not middle.to_act():
        middle = start()
    rates = {"matches, listing all legal actions": _rate(listed, seconds)}
    rates["decisions in a match"] = lengths[0] / lengths[1]
    rates["matches, random actions"] = _rate(lambda: play_random(start(), chance, scratch, LONGEST), seconds)
    rates["playouts of 30 decisions"] = _rate(lambda: play_random(middle.copy(), chance, scratch, PLAYOUT), seconds)
    rates["copies"] = COPIES * _rate(lambda: count_copies(middle, COPIES), seconds)
    rates["search iterations, playouts of 30 decisions"] = ITERATIONS * _search_rate(game, middle, seconds)
    rates["matches by paluba.Match"] = _rate(lambda: _whole_match(game, seats, chance), seconds)
    return rates


def _search_rate(game: Game[Any], middle: State, seconds: float) -> float:
    """How often a second a search from the middle of a match does its iterations, as the game's bots search."""
    chance, seat = Fast(8), int(first_seat(middle.to_act()))
    chosen = settings({**settings_of(game), "horizon": PLAYOUT})
    tree = Tree(game.policy, chosen, SEARCHED + ITERATIONS, len(game.actions), game.most_legal)
    world = Window(game, middle, seat).imagine(chance)
    tree.plant(world, seat)

    def search() -> None:
        if tree.iterations >= SEARCHED:
            tree.plant(world, seat)
        tree.run(ITERATIONS, chance)

    return _rate(search, seconds)


def _whole_match(game: Game[Any], seats: int, chance: Fast) -> None:
    """A match with all that a table needs: the view and legal actions of the seat to act, events and the record."""
    match = Match(game, seats, seed=int(chance.below(1 << 30)))
    while asked := match.to_act:
        seat = asked[0]
        match.view(seat)
        legal = match.legal(seat)
        match.submit(seat, legal[chance.below(len(legal))])
    match.record()


def _rate(work: Callable[[], object], seconds: float) -> float:
    """How often the work is done in a second of this process's own time: the best of some rounds, as what else the
    machine does can only slow it down. The clock is read so seldom that reading it does not count."""
    batch, spent = 1, 0.0
    while spent < seconds / ROUNDS:
        batch *= 2
        spent = _time(work, batch)
    return batch / min(spent, *(_time(work, batch) for _ in range(ROUNDS - 1)))


def _time(work: Callable[[], object], times: int) -> float:
    start = time.process_time()
    for _ in range(times):
        work()
    return time.process_time() - start


def _in_process(key: str, seats: int, seconds: float, *, pure: bool) -> dict[str, float] | None:
    """None when this installation has no compiled rules to measure."""
    environment = {**os.environ, "PALUBA_PURE": "1" if pure else ""}
    command = [sys.executable, "-m", "paluba.sim.bench", key, str(seats), str(seconds), "pure" if pure else "compiled"]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    found: dict[str, float] | None = json.loads(answer)
    return found


if __name__ == "__main__":
    from paluba.native import compiled

    wanted = sys.argv[4] == "compiled"
    if wanted == compiled():
        print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
    else:
        print("null")
