"""The settings of a server, checked."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from paluba.core.errors import BadInput
from paluba.server.sqlite import SqliteStore
from paluba.server.storage import Store

POSTGRES = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class Config:
    """`base_url` is what links begin with and where pages come from; None: this server's own address."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    bot_workers: int = 1
    bot_seconds: float = 10.0
    base_url: str | None = None
    workers: int = 1
    per_address: int = 120
    """Tables made and seats claimed by one address in a minute; 0: any number."""
    per_socket: int = 100
    """Messages from one socket in 20 seconds; 0: any number. A watcher has a third of it."""
    link_host: str = "127.0.0.1"
    """Where other workers reach this one."""

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise BadInput(f"--port takes a number from 0 to 65535, not {self.port}.")
        if not 0 < self.bot_workers <= 256 or not 0 < self.workers <= 256:
            raise BadInput("--bot-workers and --workers take a number from 1 to 256.")
        if self.workers > 1 and not self.is_postgres:
            raise BadInput("Several workers need a database that they can share: --database postgresql://...")
        if self.base_url is not None:
            parts = urlsplit(self.base_url)
            if parts.scheme not in ("http", "https") or not parts.netloc:
                raise BadInput(f"--base-url takes an address like https://example.org, not {self.base_url!r}.")

    @property
    def is_postgres(self) -> bool:
        return self.database.startswith(POSTGRES)

    @property
    def links_base(self) -> str:
        return self.base_url or address(self.host, self.port)

    def store(self) -> Store:
        if self.is_postgres:
            from paluba.server.postgres import PostgresStore

            return PostgresStore(self.database)
        return SqliteStore(database_file(self.database))


def address(host: str, port: int) -> str:
    """Where a browser finds the server."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def database_file(given: str) -> Path:
    """The SQLite file to use: the given one, or one in the user's folder for data."""
    if "://" in given:
        raise BadInput("--database takes a file or postgresql://...")
    if given:
        return Path(given)
    folder = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(folder) / "paluba" / "tables.sqlite"
