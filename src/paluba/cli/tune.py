"""``paluba tune``: the settings and the levels of a game's bots, found by self-play."""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from collections.abc import Sequence
from typing import Any

from paluba import games
from paluba.bots.levels import settings_of
from paluba.bots.names import SETTINGS
from paluba.cli.common import add_options, count, names, options
from paluba.cli.ladder import rating_table, show_climbing
from paluba.core.errors import BadInput
from paluba.sim import tune
from paluba.sim.ladder import ladder, played
from paluba.sim.rating import Rating, ratings

NAME = "tune"
HELP = "Find by self-play the settings of a game's search, or its levels, and keep them with the run that found them."
EXAMPLE = "paluba tune sea_salt_paper --set explore=0.2,0.4,0.8 --set noise=10,100 --iterations 200 --write"


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the key of the game")
    parser.add_argument("--seats", type=count, default=2, help="how many seats (default: 2)")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=A,B,...", help=f"values to try, of {', '.join(SETTINGS)}"
    )
    parser.add_argument(
        "--base",
        choices=("search", "default", "greedy"),
        default="search",
        help="the bot whose settings are tried: default and greedy have the weights of the game's policy",
    )
    parser.add_argument("--levels", metavar="BOTS", help="find the levels among these bots, from weak to strong")
    parser.add_argument("--near", type=int, default=3, help="for levels: how near in the list bots meet (default: 3)")
    parser.add_argument("--iterations", type=count, default=200, help="of the bots that try settings (default: 200)")
    parser.add_argument("--matches", type=count, default=100, help="between every two bots (default: 100)")
    parser.add_argument("--processes", type=count, default=1, help="how many processes share the work (default: 1)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same matches (default: 0)")
    parser.add_argument("--write", action="store_true", help="keep what was found in the game's levels.json")
    add_options(parser)


def run(arguments: argparse.Namespace) -> None:
    game = games.game(arguments.game)
    if bool(arguments.set) == bool(arguments.levels):
        raise BadInput("Give either --set, to find settings, or --levels, to find levels.")

    def rate(bots: Sequence[str]) -> list[Rating]:
        near = arguments.near if arguments.levels else 0
        chosen = ladder(
            game.key, arguments.seats, options(arguments.option), bots, arguments.seed, arguments.matches, near
        )
        found = ratings(chosen.bots, played(show_climbing(chosen, arguments.processes, None)))
        print(rating_table(found), file=sys.stderr)
        return found

    command = " ".join(["paluba tune", game.key, *_told(arguments)])
    change: dict[str, Any]
    file = "levels.json"
    if arguments.set:
        searches = arguments.base == "search"
        base = f"search:{arguments.iterations}" if searches else arguments.base
        start = settings_of(game) if searches else {}
        best, told = tune.settings(start, base, _grid(arguments.set, searches), rate)
        change = {"search": best, "found": {"command": command, "date": _today(), "ratings": told}}
        if not searches:
            file = "weights.json"
            change = {"weights": {name: int(value) for name, value in best.items()}, "found": change["found"]}
    else:
        levels = tune.levels(rate(names(arguments.levels)[::-1]))
        seats = str(arguments.seats)
        change = {"levels": {seats: {**levels, "found": {"command": command, "date": _today()}}}}
    if arguments.write:
        print(f"written: {tune.keep(game.folder, change, file).name}", file=sys.stderr)
    print(json.dumps(change) if arguments.json else json.dumps(change, indent=2))


def _grid(given: Sequence[str], searches: bool) -> list[tuple[str, list[float]]]:
    grid = []
    for text in given:
        name, equals, values = text.partition("=")
        try:
            grid.append((name, [float(value) for value in values.split(",")]))
        except ValueError:
            equals = ""
        if not equals or (searches and name not in SETTINGS):
            raise BadInput(f"--set takes NAME=A,B,... with a name of {', '.join(SETTINGS)}, not {text!r}.")
    return grid


def _told(arguments: argparse.Namespace) -> list[str]:
    """The arguments that make this run what it is."""
    told = ["--seats", str(arguments.seats)]
    for text in arguments.set:
        told += ["--set", text]
    if arguments.levels:
        told += ["--levels", arguments.levels, "--near", str(arguments.near)]
    else:
        told += (
            ["--iterations", str(arguments.iterations)] if arguments.base == "search" else ["--base", arguments.base]
        )
    for text in arguments.option:
        told += ["--option", text]
    return [*told, "--matches", str(arguments.matches), "--seed", str(arguments.seed)]


def _today() -> str:
    return datetime.datetime.now(tz=datetime.UTC).date().isoformat()
