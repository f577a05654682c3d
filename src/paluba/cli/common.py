"""What several commands share: arguments, files, tables."""

from __future__ import annotations

import argparse
import csv
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from paluba.core.errors import BadInput
from paluba.core.meta import LANGUAGES
from paluba.sim.picture import WRITTEN

NUMERIC = re.compile(r"[-+]?[\d,.]*( %|x)?")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game; paluba games lists them",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the texts (default: en)")


def options(given: Sequence[str]) -> dict[str, str]:
    """The options given as KEY=VALUE."""
    chosen = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise BadInput(f"An option is given as KEY=VALUE, not {text!r}.")
        chosen[key] = value
    return chosen


def names(text: str) -> list[str]:
    """A list given with commas; a name that holds a comma stands in double quotes."""
    return [name.strip() for name in next(csv.reader([text], skipinitialspace=True), [""])]


def count(text: str) -> int:
    """A whole number of at least 1, for argparse."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def picture(text: str) -> str:
    """The name of a file for a picture, for argparse."""
    if not text.lower().endswith(WRITTEN):
        raise argparse.ArgumentTypeError(f"give a name that ends in {' or '.join(WRITTEN)}")
    return text


def read(file: str) -> str:
    """The text of a file; ``-`` is the standard input."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{file} is not a text file in UTF-8.") from None


def write(file: str, content: bytes) -> None:
    """Writes a file."""
    try:
        Path(file).write_bytes(content)
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from None


def table(rows: Sequence[Sequence[object]], heads: Sequence[str]) -> str:
    """Rows under heads in columns; numbers to the right."""
    cells = [[str(cell) for cell in row] for row in rows]
    columns = range(len(heads))
    widths = [max(len(row[n]) for row in [list(heads), *cells]) for n in columns]
    right = [all(NUMERIC.fullmatch(row[n]) for row in cells) for n in columns]

    def line(row: Sequence[str]) -> str:
        return "  ".join(row[n].rjust(widths[n]) if right[n] else row[n].ljust(widths[n]) for n in columns).rstrip()

    return "\n".join([line(heads), line(["-" * width for width in widths]), *map(line, cells)])
