"""``paluba bench``: how fast the rules are."""

from __future__ import annotations

import argparse
import json

from paluba import games
from paluba.cli.common import count, table
from paluba.core.errors import BadInput
from paluba.sim.bench import compare

NAME = "bench"
HELP = "Measure the rules, compiled and uncompiled side by side in one run, per second on one core."
EXAMPLE = "paluba bench sea_salt_paper --seats 2 --seconds 2"


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="the key of the game (default: all of them)")
    parser.add_argument("--seats", type=count, help="how many seats (default: 2, or the fewest)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each figure is measured (default: 1)")


def run(arguments: argparse.Namespace) -> None:
    keys = [arguments.game] if arguments.game else list(games.game_keys())
    if not 0 < arguments.seconds <= 600:
        raise BadInput("--seconds takes a number above 0 and up to 600.")
    found = []
    for key in keys:
        meta = games.meta(key)
        seats = arguments.seats or max(2, meta.fewest)
        meta.resolve(seats, None)
        found.append(compare(key, seats, arguments.seconds))
        if not arguments.json:
            _print(found[-1])
    if arguments.json:
        print(json.dumps(found))


def _print(figures: dict[str, object]) -> None:
    compiled, uncompiled = figures["compiled"], figures["uncompiled"]
    assert isinstance(uncompiled, dict)
    print(f"{figures['game']}, {figures['seats']} seats, per second on one core")
    if not isinstance(compiled, dict):
        print("The rules are not compiled here; python3 start.py setup says what is missing.")
        compiled = {}
    rows = []
    for what, slow in uncompiled.items():
        fast = compiled.get(what)
        ratio = f"{fast / slow:.1f}x" if fast and what != "decisions in a match" else ""
        rows.append([what, "" if fast is None else f"{fast:,.1f}", f"{slow:,.1f}", ratio])
    print(table(rows, ["", "compiled", "uncompiled", "ratio"]))
