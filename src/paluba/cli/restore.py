"""``paluba restore``: a copy made by ``paluba backup`` becomes the server's database again."""

from __future__ import annotations

import argparse
import json

NAME = "restore"
HELP = "Put a copy of the tables in the place of the database; the server must not be running."
EXAMPLE = "paluba restore tables-copy.sqlite"


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a copy made by paluba backup")
    parser.add_argument("--database", default="", help="as for paluba serve")


def run(arguments: argparse.Namespace) -> None:
    from paluba.server.copies import restore

    count = restore(arguments.database, arguments.file)
    print(json.dumps({"tables": count}) if arguments.json else f"The database holds {count} tables again.")
