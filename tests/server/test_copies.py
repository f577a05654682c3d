"""Backup while the server runs, and the way back."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from paluba.cli import main
from paluba.core.errors import BadInput
from paluba.server.copies import backup, restore

from .tools import Serving, table_of


def names(server: Serving, made: dict) -> list[str] | None:
    found = server.post("/api/mine", tables=[{"table": made["table"], "token": made["host"]}])["tables"][0]
    return found and found["names"]


def test_a_backup_of_a_running_server_is_restored(serving: Callable[..., Serving], tmp_path: Path, capsys) -> None:
    server = serving()
    file, copy = str(tmp_path / "tables.sqlite"), str(tmp_path / "copy.sqlite")
    kept = table_of(server)
    assert main(["backup", copy, "--database", file, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"tables": 1}
    later = table_of(server)
    with pytest.raises(BadInput, match="Another server"):
        restore(file, copy)
    server.stop()
    assert main(["restore", copy, "--database", file]) == 0
    again = serving()
    assert names(again, kept) == ["Person 0", "Person 1"]
    assert names(again, later) is None


def test_a_damaged_copy_is_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad.sqlite"
    bad.write_bytes(b"this is no database" * 100)
    for file in (bad, tmp_path / "missing"):
        with pytest.raises(BadInput):
            restore(str(tmp_path / "tables.sqlite"), str(file))
    with pytest.raises(BadInput, match="no database"):
        backup(str(tmp_path / "nothing.sqlite"), str(tmp_path / "copy"))


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    import sqlite3

    from paluba.server.sqlite import connect, migrate

    database = connect(tmp_path / "new.sqlite")
    migrate(database)
    migrate(database)
    database.execute("PRAGMA user_version = 99")
    with pytest.raises(BadInput, match="schema 99"):
        migrate(database)
    database.close()
    assert sqlite3.connect(tmp_path / "new.sqlite").close() is None


def test_postgres_is_copied_by_its_own_programs(serving: Callable[..., Serving], postgres: str, tmp_path: Path) -> None:
    server = serving(database=postgres)
    kept = table_of(server)
    copy = str(tmp_path / "copy.dump")
    assert backup(postgres, copy) == 1
    table_of(server)
    server.stop()
    assert restore(postgres, copy) == 1
    again = serving(database=postgres)
    assert names(again, kept) == ["Person 0", "Person 1"]
