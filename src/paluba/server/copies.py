"""Copies of the database: online ones, and the way back. SQLite by its own means, PostgreSQL by its own programs."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it has no types

from paluba.core.errors import BadInput
from paluba.server import sqlite
from paluba.server.config import POSTGRES, database_file


def setting(given: str) -> str:
    """The database that was named, by argument or by environment."""
    return given or os.environ.get("PALUBA_DATABASE", "")


def backup(database: str, file: str) -> int:
    """Copies a database that may be in use; how many tables the copy holds."""
    database = setting(database)
    if not database.startswith(POSTGRES):
        return sqlite.backup(database_file(database), Path(file))
    _run("pg_dump", "--format=custom", "--no-owner", f"--file={file}", f"--dbname={database}")
    return asyncio.run(_count(database))


def restore(database: str, file: str) -> int:
    """Makes a copy the database again; how many tables it holds."""
    database = setting(database)
    if not database.startswith(POSTGRES):
        return sqlite.restore(Path(file), database_file(database))
    if not Path(file).exists():
        raise BadInput(f"There is no file {file}.")
    single = "--single-transaction"
    _run("pg_restore", "--clean", "--if-exists", "--no-owner", single, f"--dbname={database}", file)
    return asyncio.run(_count(database))


def _run(program: str, *arguments: str) -> None:
    found = shutil.which(program) or _debian(program)
    if found is None:
        raise BadInput(f"{program} is needed; it comes with PostgreSQL (apt install postgresql-client).")
    done = subprocess.run([found, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadInput(f"{program} failed: {done.stderr.strip()}")


def _debian(program: str) -> str | None:
    """Where Debian keeps the programs of its PostgreSQL servers."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return str(found[-1]) if found else None


async def _count(url: str) -> int:
    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval("SELECT count(*) FROM tables"))
    finally:
        await connection.close()
