"""``paluba games``: what is on the shelf."""

from __future__ import annotations

import argparse
import json

from paluba import games
from paluba.cli.common import table

NAME = "games"
HELP = "List the games with their seats, minutes and options."
EXAMPLE = "paluba games"


def declare(parser: argparse.ArgumentParser) -> None:
    pass


def run(arguments: argparse.Namespace) -> None:
    metas = [games.meta(key) for key in games.game_keys()]
    if arguments.json:
        print(json.dumps([meta.to_json() for meta in metas], ensure_ascii=False))
        return
    rows = []
    for meta in metas:
        options = "; ".join(f"{option.key}={'|'.join(option.values) or 'TEXT'}" for option in meta.options)
        rows.append(
            [meta.key, meta.titles["en"], meta.titles["cs"], f"{meta.fewest}-{meta.most}", meta.minutes, options]
        )
    print(table(rows, ["key", "title", "česky", "seats", "minutes", "options"]))
