"""``paluba simulate``: many matches between bots."""

from __future__ import annotations

import argparse
import json
import sys
import time

from tqdm import tqdm

from paluba.bots import KNOWN
from paluba.cli.common import add_options, count, names, options, table
from paluba.sim.simulate import plan, simulate, summary

NAME = "simulate"
HELP = "Play many matches between bots and count wins, points and lengths."
EXAMPLE = "paluba simulate sea_salt_paper --seats 2 --matches 500 --bots greedy,default --processes 2"


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the key of the game")
    parser.add_argument("--seats", type=count, help="how many seats (default: as many as bots are named)")
    parser.add_argument("--matches", type=count, default=100, help="how many matches (default: 100)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same matches (default: 0)")
    parser.add_argument("--bots", default="random", help=f"one for all seats or one for each, of {KNOWN}")
    parser.add_argument("--processes", type=count, default=1, help="how many processes share the work (default: 1)")
    add_options(parser)


def run(arguments: argparse.Namespace) -> None:
    chosen = plan(arguments.game, arguments.seats, options(arguments.option), names(arguments.bots), arguments.seed)
    start = time.perf_counter()
    with tqdm(total=arguments.matches, unit=" matches", file=sys.stderr, disable=None) as bar:
        outcomes = simulate(chosen, arguments.matches, arguments.processes, bar.update)
    spent = time.perf_counter() - start
    found = summary(chosen, outcomes)
    if arguments.json:
        print(json.dumps(found))
        return
    print(f"{found['game']}, {found['matches']} matches, seed {found['seed']}, {len(outcomes) / spent:,.0f} matches/s")
    rows = [
        [
            row["seat"],
            row["bot"],
            f"{row['wins']:g}",
            f"{100 * row['share']:.1f} %",
            f"{row['mean']:.2f}",
            f"{row['deviation']:.2f}",
            row["least"],
            row["most"],
        ]
        for row in found["seats"]
    ]
    print(table(rows, ["seat", "bot", "wins", "share", "points", "deviation", "least", "most"]))
    length = found["decisions"]
    print(f"decisions per match: {length['mean']:.1f} (from {length['least']} to {length['most']})")
