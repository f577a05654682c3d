"""``paluba match``: which of two bots is stronger."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from tqdm import tqdm

from paluba.cli.common import add_options, count, options
from paluba.cli.ladder import report_faults
from paluba.core.errors import BadInput
from paluba.sim.ladder import Result, duel, ladder
from paluba.sim.rating import Verdict, elo, verdict

NAME = "match"
HELP = "Play two bots against each other until it is sure which one is stronger."
EXAMPLE = "paluba match search:400 greedy sea_salt_paper"
SAID = {
    "stronger": "{a} is stronger than {b}.",
    "weaker": "{b} is stronger than {a}.",
    "equal": "{a} and {b} are equal within the margin.",
    None: "It is not sure yet which of {a} and {b} is stronger.",
}


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("a", metavar="A", help="a bot")
    parser.add_argument("b", metavar="B", help="another bot")
    parser.add_argument("game", help="the key of the game")
    parser.add_argument("--seats", type=count, help="how many seats (default: 2); bots sit in turn around the table")
    parser.add_argument("--most", type=count, default=2000, help="play at most so many matches (default: 2000)")
    parser.add_argument("--sure", type=float, default=0.95, help="how sure the answer must be (default: 0.95)")
    parser.add_argument("--margin", type=float, default=0.02, help="shares so near 1/2 count as equal (default: 0.02)")
    parser.add_argument("--processes", type=count, default=1, help="how many processes share the work (default: 1)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same matches (default: 0)")
    add_options(parser)


def run(arguments: argparse.Namespace) -> None:
    if not 0.5 <= arguments.sure < 1 or not 0 <= arguments.margin < 0.5:
        raise BadInput("--sure takes a number from 0.5 to below 1, --margin one from 0 to below 0.5.")
    bots = [arguments.a, arguments.b]
    chosen = ladder(arguments.game, arguments.seats, options(arguments.option), bots, arguments.seed, arguments.most, 0)
    found: Verdict = verdict([])
    results: list[Result] = []
    with tqdm(total=2 * chosen.deals, unit=" matches", file=sys.stderr, disable=None) as bar:
        for found, pair in duel(chosen, arguments.sure, arguments.margin, arguments.processes):
            results += pair
            bar.update(len(pair))
            bar.set_postfix_str(f"{100 * found.low:.0f} to {100 * found.high:.0f} %")
    report_faults(results)
    if arguments.json:
        print(json.dumps({**asdict(chosen), **asdict(found), "matches": len(results)}))
        return
    print(SAID[found.answer].format(a=arguments.a, b=arguments.b))
    print(
        f"{arguments.a} wins {100 * found.share:.1f} % of {len(results)} matches"
        f" ({100 * found.low:.1f} to {100 * found.high:.1f} % with {100 * arguments.sure:g} % confidence),"
        f" {elo(found.share):+.0f} Elo ({elo(found.low):+.0f} to {elo(found.high):+.0f})"
    )
