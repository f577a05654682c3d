"""``paluba regret``: what the choices of bots cost."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from tqdm import tqdm

from paluba.bots import KNOWN
from paluba.cli.common import add_options, count, names, options, table
from paluba.sim.regret import regrets
from paluba.sim.simulate import plan

NAME = "regret"
HELP = "Tell how much better than the choices of bots the best ones would be, when all else is the default choice."
EXAMPLE = "paluba regret deep_dive --bots default,search:60 --matches 20 --playouts 500"


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the key of the game")
    parser.add_argument("--seats", type=count, help="how many seats (default: 2)")
    parser.add_argument("--bots", default="default", help=f"of {KNOWN} (default: default)")
    parser.add_argument("--matches", type=count, default=50, help="of the default choice (default: 50)")
    parser.add_argument("--every", type=count, default=10, help="look at one in so many decisions (default: 10)")
    parser.add_argument(
        "--playouts", type=count, default=1000, help="for every action, to find the best and again to judge it"
    )
    parser.add_argument(
        "--stages",
        type=count,
        default=0,
        help="end playouts where so many stages of the match (rounds, days) began anew, and judge them as a search does"
        " (default: 0, play on to the end)",
    )
    parser.add_argument("--processes", type=count, default=1, help="how many processes share the work (default: 1)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same matches (default: 0)")
    add_options(parser)


def run(arguments: argparse.Namespace) -> None:
    bots = names(arguments.bots)
    seats = arguments.seats or 2
    for bot in bots:
        chosen = plan(arguments.game, seats, options(arguments.option), [bot], arguments.seed)
    with tqdm(total=arguments.matches, unit=" matches", file=sys.stderr, disable=None) as bar:
        found, kinds = regrets(
            chosen,
            bots,
            arguments.matches,
            arguments.every,
            arguments.playouts,
            arguments.stages,
            arguments.processes,
            bar.update,
        )
    if arguments.json:
        told = {"bots": [asdict(regret) for regret in found], "kinds": [asdict(kind) for kind in kinds]}
        print(json.dumps({"game": chosen.key, "seats": seats, **told}))
        return
    rows = [
        [
            regret.bot,
            f"{100 * regret.same:.0f} %",
            f"{100 * regret.each:.3f} %",
            f"{100 * regret.match:.1f} %",
            f"{100 * (regret.match - regret.give):.1f} %",
            f"{100 * (regret.match + regret.give):.1f} %",
            f"{100 * regret.gain:.1f} %",
            f"{100 * (regret.gain - regret.gain_give):.1f} %",
            f"{100 * (regret.gain + regret.gain_give):.1f} %",
            regret.decisions,
        ]
        for regret in found
    ]
    print(table(rows, ["bot", "best", "a decision", "a match", "from", "to", "gained", "from", "to", "decisions"]))
    print()
    of_kinds = [
        [", ".join(kind.verbs), kind.decisions, *(f"{100 * cost:.1f} %" for cost in kind.costs)] for kind in kinds
    ]
    print(table(of_kinds, ["where there is", "decisions", *(f"{bot}, a match" for bot in bots)]))
