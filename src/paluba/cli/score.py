"""``paluba score``: the score pad for the cardboard game."""

from __future__ import annotations

import argparse
import json
from typing import Any

import paluba
from paluba import games
from paluba.cli.common import read
from paluba.core.errors import BadInput

NAME = "score"
HELP = "Score what lies on a real table, line by line, from a JSON file."
EXAMPLE = """echo '{"cards": ["crab:black", "crab:green"]}' | paluba score sea_salt_paper -"""


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the key of the game")
    parser.add_argument("file", help="what lies before you, as the game's README says; - reads the standard input")


def run(arguments: argparse.Namespace) -> None:
    games.meta(arguments.game)
    try:
        data = json.loads(read(arguments.file))
    except ValueError as error:
        raise BadInput(f"{arguments.file} is not JSON: {error}.") from None
    except RecursionError:
        raise BadInput(f"{arguments.file} is nested too deep.") from None
    found = paluba.score(arguments.game, data)
    if arguments.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        if name == "lines":
            for line in value:
                print(_line(line))
        else:
            print(f"{name.replace('_', ' ')}: {value}")


def _line(line: dict[str, Any]) -> str:
    facts = ", ".join(str(value) for name, value in line.items() if name not in ("what", "points"))
    return f"{line['points']:+4d}  {line['what'].replace('_', ' ')}{f' ({facts})' if facts else ''}"
