"""``paluba ladder``: which bot is how strong."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from tqdm import tqdm

from paluba.bots import KNOWN
from paluba.cli.common import add_options, count, names, options, picture, table, write
from paluba.sim.curve import curve
from paluba.sim.ladder import Ladder, Result, climb, ladder, played, tables
from paluba.sim.plot import plot
from paluba.sim.rating import Rating, ratings

NAME = "ladder"
HELP = "Play bots against each other on the same deals with swapped seats, and rate them with confidence intervals."
EXAMPLE = "paluba ladder sea_salt_paper --seats 2 --bots random,greedy,search:200 --matches 100 --plot ladder.svg"


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the key of the game")
    parser.add_argument("--seats", type=count, help="how many seats (default: 2); bots sit in turn around the table")
    parser.add_argument("--bots", required=True, help=f"of {KNOWN}; the first has the rating 1000")
    parser.add_argument("--matches", type=count, default=100, help="between every two bots (default: 100)")
    parser.add_argument("--near", type=int, default=0, help="only bots so near in the list meet (default: all do)")
    parser.add_argument("--processes", type=count, default=1, help="how many processes share the work (default: 1)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same matches (default: 0)")
    parser.add_argument("--results", type=Path, metavar="FILE", help="keep all matches here, and go on from it")
    parser.add_argument("--plot", type=picture, metavar="FILE", help="draw the ratings here, as SVG or PNG")
    parser.add_argument("--curve", type=picture, metavar="FILE", help="the same of searches over their iterations")
    add_options(parser)


def run(arguments: argparse.Namespace) -> None:
    chosen = ladder(
        arguments.game,
        arguments.seats,
        options(arguments.option),
        names(arguments.bots),
        arguments.seed,
        arguments.matches,
        arguments.near,
    )
    results = show_climbing(chosen, arguments.processes, arguments.results)
    found = ratings(chosen.bots, played(results))
    note = f"{len(results)} matches, seed {chosen.seed}, 95 % intervals"
    if arguments.plot:
        write(arguments.plot, plot(title(chosen), note, found).file(arguments.plot))
    if arguments.curve:
        write(arguments.curve, curve(title(chosen), note, found).file(arguments.curve))
    report_faults(results)
    if arguments.json:
        print(json.dumps({**asdict(chosen), "ratings": [asdict(rating) for rating in found]}))
        return
    print(f"{title(chosen)}, {len(results)} matches, seed {chosen.seed}")
    print(rating_table(found))


def show_climbing(chosen: Ladder, processes: int, file: Path | None) -> list[Result]:
    """Plays a ladder under a progress bar."""
    with tqdm(total=len(tables(chosen)), unit=" matches", file=sys.stderr, disable=None) as bar:
        return climb(chosen, processes, file, bar.update)


def title(chosen: Ladder) -> str:
    settled = "".join(f", {key} {value}" for key, value in chosen.options.items() if value)
    return f"{chosen.key}, {chosen.seats} seats{settled}"


def rating_table(found: Sequence[Rating]) -> str:
    rows = [
        [
            rating.bot,
            f"{rating.points:.0f}",
            f"{rating.low:.0f}",
            f"{rating.high:.0f}",
            f"{100 * rating.share:.1f} %",
            rating.matches,
        ]
        for rating in found
    ]
    return table(rows, ["bot", "Elo", "from", "to", "share", "matches"])


def report_faults(results: Sequence[Result]) -> None:
    """Says what programs did wrong."""
    faults = [fault for result in results for fault in result.faults]
    for fault in dict.fromkeys(faults):
        print(f"{faults.count(fault)} decisions went to the default choice: {fault}", file=sys.stderr)
