"""``paluba tune``: the settings and the levels of a game's bots, found by self-play."""

from __future__ import annotations

import argparse
import datetime
import importlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tqdm import tqdm

from paluba import games
from paluba.bots.levels import settings_of, weights_of
from paluba.bots.names import SETTINGS
from paluba.cli.common import add_options, count, names, options
from paluba.cli.ladder import rating_table, show_climbing
from paluba.core.chance import Fast
from paluba.core.errors import BadInput
from paluba.core.game import Game
from paluba.core.net import Net
from paluba.core.weights import ALONE, TABLE
from paluba.sim import tune
from paluba.sim.climb import climb
from paluba.sim.fit import gather, loss, regress
from paluba.sim.ladder import ladder, played
from paluba.sim.prefer import prefer
from paluba.sim.rating import Rating, ratings
from paluba.sim.train import as_data, train
from paluba.sim.train import gather as gather_samples
from paluba.sim.train import loss as net_loss
from paluba.sim.ways import Fork, look_at_ways

NAME = "tune"
HELP = "Find by self-play the settings of a game's search, or its levels, and keep them with the run that found them."
TRAININGS = 2
HIDDEN = 32
PASSES = 4
"""Of a net: how often it is trained, its hidden units, and how often it sees each position."""
HIDDEN_OF_WAYS = 16
PASSES_OF_WAYS = 12
"""The same of the nets of ways, which are trained once."""
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
    parser.add_argument(
        "--climb",
        type=count,
        metavar="TRIES",
        help="change the weights of the game's policy so often, two seats or alone, by points",
    )
    parser.add_argument(
        "--fit",
        type=count,
        metavar="MATCHES",
        help="fit the value of positions to who wins so many two-seat matches of the default choice",
    )
    parser.add_argument(
        "--foresee",
        type=count,
        metavar="MATCHES",
        help="fit what a position will bring in points to so many two-seat matches of the default choice",
    )
    parser.add_argument(
        "--likes",
        type=count,
        metavar="DECISIONS",
        help="fit what the default choice prefers to what so many decisions are worth, with two seats",
    )
    parser.add_argument(
        "--ways",
        type=count,
        metavar="MATCHES",
        help="train the nets by which the default choice takes one of a few ways, by what these are worth in matches",
    )
    parser.add_argument(
        "--net",
        type=count,
        metavar="POSITIONS",
        help="train the net that judges positions for the search, by two-seat matches of the default choice",
    )
    parser.add_argument("--levels", metavar="BOTS", help="find the levels among these bots, from weak to strong")
    parser.add_argument("--near", type=int, default=3, help="for levels: how near in the list bots meet (default: 3)")
    parser.add_argument("--iterations", type=count, default=200, help="of the bots that try settings (default: 200)")
    parser.add_argument("--matches", type=count, default=100, help="between every two bots (default: 100)")
    parser.add_argument("--processes", type=count, default=1, help="how many processes share the work (default: 1)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same matches (default: 0)")
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="for levels: keep the matches here, and go on from them"
    )
    parser.add_argument("--write", action="store_true", help="keep what was found in the game's levels.json")
    add_options(parser)


def run(arguments: argparse.Namespace) -> None:
    game = games.game(arguments.game)
    ways = ("set", "levels", "climb", "fit", "foresee", "likes", "ways", "net")
    if sum(bool(getattr(arguments, way)) for way in ways) != 1:
        raise BadInput(
            "Give --set, to find settings, --levels, to find levels, --climb, --fit or --likes, to find weights, "
            "--ways, to find when to take a way, --foresee or --net, to find by what positions are judged."
        )

    def rate(bots: Sequence[str]) -> list[Rating]:
        near, file = (arguments.near, arguments.results) if arguments.levels else (0, None)
        chosen = ladder(
            game.key, arguments.seats, options(arguments.option), bots, arguments.seed, arguments.matches, near
        )
        found = ratings(chosen.bots, played(show_climbing(chosen, arguments.processes, file)))
        print(rating_table(found), file=sys.stderr)
        return found

    command = " ".join(["paluba tune", game.key, *_told(arguments)])
    change: dict[str, Any]
    file = "levels.json"
    if arguments.climb:
        file = ALONE if arguments.seats == 1 else TABLE
        change = _climbed(game, file, arguments, command)
    elif arguments.fit:
        change, file = _fitted(game, arguments, command), "value.json"
    elif arguments.foresee:
        change, file = _foreseen(game, arguments, command), "judge.json"
    elif arguments.likes:
        change, file = _liked(game, arguments, command), "likes.json"
    elif arguments.ways:
        change, file = _ways(game, arguments, command), "ways.json"
    elif arguments.net:
        change, file = _trained(game, arguments, command), "net.json"
    elif arguments.set:
        searches = arguments.base == "search"
        base = f"search:{arguments.iterations}" if searches else arguments.base
        start = settings_of(game) if searches else {}
        best, told = tune.settings(start, base, _grid(arguments.set, searches), rate)
        change = {"search": best, "found": {"command": command, "date": _today(), "ratings": told}}
        if not searches:
            file = TABLE
            change = {"weights": {name: int(value) for name, value in best.items()}, "found": change["found"]}
    else:
        levels = tune.levels(rate(names(arguments.levels)[::-1]))
        seats = str(arguments.seats)
        change = {"levels": {seats: {**levels, "found": {"command": command, "date": _today()}}}}
    if arguments.write:
        print(f"written: {tune.keep(game.folder, change, file).name}", file=sys.stderr)
    print(json.dumps(change) if arguments.json else json.dumps(change, indent=2))


def _climbed(game: Game[Any], file: str, arguments: argparse.Namespace, command: str) -> dict[str, Any]:
    """Weights found by climbing from those that the game has."""
    if arguments.seats > 2:
        raise BadInput("Weights are climbed with two seats, or alone with --seats 1.")
    start = weights_of(game, file)
    if not start:
        raise BadInput(f"{game.key} has no {file}, so there is nothing to climb from.")
    chosen = game.meta.resolve(arguments.seats, options(arguments.option))
    with tqdm(total=arguments.climb, unit=" tries", file=sys.stderr, disable=None) as bar:
        best, (points, error), kept = climb(
            game, arguments.seats, chosen, start, arguments.climb, arguments.seed, bar.update
        )
    ahead = f"{points:+.1f} points a match (standard error {error:.1f})"
    won = f"{ahead} ahead of the weights before; {kept} changes kept"
    if points <= 0:
        best, won = start, f"nothing better: after {kept} changes {ahead}"
    return {"weights": best, "found": {"command": command, "date": _today(), "won": won}}


def _fitted(game: Game[Any], arguments: argparse.Namespace, command: str) -> dict[str, Any]:
    """Weights of the value, and how well they foretell positions that they were not found by."""
    told = _part(game, "signs", "signs to fit its value by")
    chosen = game.meta.resolve(2, options(arguments.option))
    with tqdm(total=arguments.fit, unit=" matches", file=sys.stderr, disable=None) as bar:
        rows = gather(game, chosen, told.signs, arguments.fit, arguments.seed, bar.update)
    apart = len(rows) // 3
    lost = loss(rows[:apart], regress(rows[apart:], told.COUNT)) if apart else 0.0
    note = f"{len(rows)} positions; log loss {lost:.4f} on the first third, with weights found by the others"
    value = told.as_data(regress(rows, told.COUNT))
    return {"value": value, "found": {"command": command, "date": _today(), "note": note}}


def _foreseen(game: Game[Any], arguments: argparse.Namespace, command: str) -> dict[str, Any]:
    """What signs and lessons will bring, by matches that are played on from the beginnings of days."""
    told = _part(game, "foresight", "foresight to fit")
    chosen = game.meta.resolve(2, options(arguments.option))
    with tqdm(total=arguments.foresee, unit=" matches", file=sys.stderr, disable=None) as bar:
        found: dict[str, Any] = told.foresee(game, chosen, arguments.foresee, arguments.seed, bar.update)
    return {**found, "found": {"command": command, "date": _today()}}


def _liked(game: Game[Any], arguments: argparse.Namespace, command: str) -> dict[str, Any]:
    """What the default choice prefers, by what choices are worth if it goes on as it is."""
    told = _part(game, "likes", "likes to fit")
    chosen = game.meta.resolve(2, options(arguments.option))
    with tqdm(total=arguments.likes, unit=" decisions", file=sys.stderr, disable=None) as bar:
        rates = prefer(game, chosen, told.signs, told.COUNT, arguments.likes, arguments.seed, bar.update)
    found: dict[str, Any] = told.as_data(rates)
    return {**found, "found": {"command": command, "date": _today()}}


def _ways(game: Game[Any], arguments: argparse.Namespace, command: str) -> dict[str, Any]:
    """A net for each way, by what the ways are worth if all else goes on as it is."""
    told = _part(game, "ways", "ways to tell apart")
    given = options(arguments.option)
    tables = tuple((seats, game.meta.resolve(seats, given)) for seats in told.SEATS)
    fork = Fork(game.key, told.WAYS, told.OTHERWISE, tables, told.signs)
    with tqdm(total=arguments.ways, unit=" matches", file=sys.stderr, disable=None) as bar:
        samples = look_at_ways(fork, arguments.ways, arguments.seed, arguments.processes, bar.update)
    chance = Fast(arguments.seed << 32)
    nets = {way: train(seen, HIDDEN_OF_WAYS, PASSES_OF_WAYS, chance) for way, seen in samples.items()}
    note = f"{min(seen.count for seen in samples.values())} decisions"
    return {
        **{way: as_data(net) for way, net in nets.items()},
        "found": {"command": command, "date": _today(), "note": note},
    }


def _part(game: Game[Any], name: str, what: str) -> Any:
    """A module that not every game has; BadInput says what is missing."""
    try:
        return importlib.import_module(f"paluba.games.{game.key}.{name}")
    except ModuleNotFoundError:
        raise BadInput(f"{game.key} has no {what}.") from None


def _trained(game: Game[Any], arguments: argparse.Namespace, command: str) -> dict[str, Any]:
    """A net trained twice: by who won, and then by what the first one says where a stage of the match ends."""
    chosen = game.meta.resolve(2, options(arguments.option))
    chance = Fast(arguments.seed << 32)
    net: Net | None = None
    with tqdm(total=TRAININGS, unit=" trainings", file=sys.stderr, disable=None) as bar:
        for _ in range(TRAININGS):
            try:
                samples = gather_samples(
                    game.policy,
                    lambda: game.start(2, chosen, chance, None),
                    game.most_legal,
                    arguments.net,
                    net,
                    chance,
                )
            except ValueError:
                raise BadInput(f"{game.key} has no signs to train a net by.") from None
            net = train(samples, HIDDEN, PASSES, chance)
            bar.update()
    assert net is not None
    note = f"log loss {net_loss(samples, net):.4f} on positions kept apart, judged where the round ends"
    return {**as_data(net), "found": {"command": command, "date": _today(), "note": note}}


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
    for way in ("climb", "fit", "foresee", "likes", "ways", "net"):
        if amount := getattr(arguments, way):
            return [*(told if way == "climb" else []), f"--{way}", str(amount), "--seed", str(arguments.seed)]
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
