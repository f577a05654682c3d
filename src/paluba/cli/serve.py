"""``paluba serve``: the table server."""

from __future__ import annotations

import argparse
import json
import os
import re
import threading
import webbrowser
from typing import Any

from paluba.cli.common import count
from paluba.core.errors import BadInput

NAME = "serve"
HELP = "Run the table server: people and bots at tables, by browser."
EXAMPLE = "paluba serve --port 8000 --database tables.sqlite"

SETTINGS = (
    ("host", str, "127.0.0.1", "the address to listen on; 0.0.0.0 is every one (default: 127.0.0.1)"),
    ("port", int, 8000, "the port to listen on; 0 is any free one (default: 8000)"),
    ("database", str, "", "an SQLite file, or postgresql://... (default: a file in your folder for data)"),
    ("bot-workers", count, 0, "in how many processes bots think (default: one less than the machine has cores)"),
    ("bot-seconds", float, 10.0, "how long a bot may think; then the default choice is played (default: 10)"),
    ("base-url", str, "", "what links begin with, e.g. https://example.org (default: the address it listens on)"),
    ("workers", count, 1, "how many processes serve; more than one needs PostgreSQL (default: 1)"),
    ("per-address", int, 120, "tables made and seats claimed by one address in a minute; 0: any (default: 120)"),
    ("per-socket", int, 100, "messages of one socket in 20 seconds; 0: any (default: 100)"),
    ("link-host", str, "127.0.0.1", "where other workers reach this one (default: 127.0.0.1)"),
)


def declare(parser: argparse.ArgumentParser) -> None:
    for name, kind, _, about in SETTINGS:
        variable = f"PALUBA_{name.replace('-', '_').upper()}"
        parser.add_argument(f"--{name}", type=kind, default=None, help=f"{about}; also {variable}")
    parser.add_argument("--open", action="store_true", help="open the table in the browser as soon as it is ready")


def run(arguments: argparse.Namespace) -> None:
    from paluba.server.config import Config
    from paluba.server.run import serve

    chosen = settings(arguments)
    chosen["bot_workers"] = chosen["bot_workers"] or max(1, (os.cpu_count() or 2) - 1)
    chosen["base_url"] = chosen["base_url"] or None

    def say(line: str) -> None:
        print(json.dumps({"ready": line}) if arguments.json else line, flush=True)
        if arguments.open:
            show(line)

    serve(Config(**chosen), say)


def show(line: str) -> None:
    """Opens the address that the line names, beside the server; where there is no browser, the line is enough."""
    address = re.search(r"https?://[^\s,;]+", line)
    if address is not None:
        threading.Thread(target=webbrowser.open, args=(address[0],), daemon=True).start()


def settings(arguments: argparse.Namespace) -> dict[str, Any]:
    """What was given, by argument or by environment variable, or the default."""
    chosen: dict[str, Any] = {}
    for name, kind, default, _ in SETTINGS:
        field = name.replace("-", "_")
        given = getattr(arguments, field, None)
        variable = f"PALUBA_{field.upper()}"
        text = os.environ.get(variable)
        if given is None and text:
            try:
                given = kind(text)
            except ValueError:
                raise BadInput(f"{variable} cannot be {text!r}.") from None
        chosen[field] = default if given is None else given
    return chosen
