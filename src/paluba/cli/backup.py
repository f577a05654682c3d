"""``paluba backup``: a copy of the server's database, made while the server runs."""

from __future__ import annotations

import argparse
import json

NAME = "backup"
HELP = "Copy the tables of a server into a file, while it runs; the copy is checked."
EXAMPLE = "paluba backup tables-copy.sqlite"


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="where the copy goes")
    parser.add_argument("--database", default="", help="as for paluba serve")


def run(arguments: argparse.Namespace) -> None:
    from paluba.server.copies import backup

    count = backup(arguments.database, arguments.file)
    print(json.dumps({"tables": count}) if arguments.json else f"{arguments.file} holds {count} tables.")
