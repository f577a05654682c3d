"""``paluba load``: how much a table server can carry."""

from __future__ import annotations

import argparse
import asyncio
import json

from paluba import games
from paluba.cli.common import count, names, table
from paluba.core.errors import BadInput

NAME = "load"
HELP = "Play many matches at a table server over real sockets, and measure it."
EXAMPLE = "paluba load --tables 50 --rate 100 --seconds 10 http://127.0.0.1:8000"


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("url", help="the address of the server; start it with --per-address 0 --per-socket 0")
    parser.add_argument("--tables", type=count, default=50, help="how many tables (default: 50)")
    parser.add_argument("--rate", type=float, default=100.0, help="moves per second at all tables (default: 100)")
    parser.add_argument("--seconds", type=float, default=10.0, help="for how long (default: 10)")
    parser.add_argument("--games", default="", help="the games to play (default: all of them)")


def run(arguments: argparse.Namespace) -> None:
    from paluba.server.caller import Unanswered
    from paluba.server.load import load

    keys = names(arguments.games) if arguments.games else list(games.game_keys())
    for key in keys:
        games.meta(key)
    if not arguments.url.startswith("http://"):
        raise BadInput("The address of the server begins with http://.")
    try:
        found = asyncio.run(load(arguments.url, arguments.tables, arguments.rate, arguments.seconds, keys))
    except (OSError, Unanswered) as error:
        raise BadInput(f"The server at {arguments.url} does not answer as it should: {error}.") from None
    print(json.dumps(found) if arguments.json else table(list(found.items()), ["what", "figure"]))
