"""The command line: one file per command, each with an example, JSON output and errors that say what is accepted."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from paluba.cli import (
    backup,
    bench,
    bot,
    ladder,
    load,
    match,
    play,
    regret,
    replay,
    restore,
    score,
    serve,
    shelf,
    simulate,
    tune,
)
from paluba.core.errors import PalubaError

COMMANDS = (
    shelf,
    play,
    serve,
    load,
    backup,
    restore,
    simulate,
    ladder,
    match,
    regret,
    tune,
    bot,
    bench,
    replay,
    score,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns its exit code: 0 fine, 2 bad input, 130 interrupted."""
    parser = argparse.ArgumentParser(
        prog="paluba",
        description="The open table for modern board games: play, simulate, score.",
        epilog="paluba COMMAND --help shows an example of each command.",
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        added = commands.add_parser(
            command.NAME,
            help=command.HELP,
            description=command.HELP,
            epilog=f"example: {command.EXAMPLE}",
        )
        added.add_argument("--json", action="store_true", help="answer in JSON")
        command.declare(added)
        added.set_defaults(run=command.run)
    chosen = parser.parse_args(arguments)
    try:
        chosen.run(chosen)
    except PalubaError as error:
        print(f"paluba: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
