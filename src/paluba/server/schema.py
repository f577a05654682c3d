"""The schema of the database, as numbered steps that only ever go forward. A step that was released never changes."""

from __future__ import annotations

SQLITE: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL,
        touched INTEGER NOT NULL,
        wake INTEGER
    ) WITHOUT ROWID;
    CREATE TABLE entries (
        table_id TEXT NOT NULL,
        n INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID;
    CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
    CREATE INDEX tables_touched ON tables (touched);
    CREATE TABLE house (only INTEGER PRIMARY KEY CHECK (only = 1), alive INTEGER NOT NULL);
    """,
)

POSTGRES: tuple[str, ...] = (
    """
    CREATE TABLE workers (
        id text PRIMARY KEY,
        address text NOT NULL,
        key text NOT NULL,
        seen timestamptz NOT NULL,
        stopped boolean NOT NULL DEFAULT false
    );
    CREATE TABLE tables (
        id text PRIMARY KEY,
        status text NOT NULL,
        touched bigint NOT NULL,
        wake bigint,
        owner text,
        fence bigint NOT NULL DEFAULT 0
    );
    CREATE TABLE entries (
        table_id text NOT NULL,
        n integer NOT NULL,
        body bytea NOT NULL,
        PRIMARY KEY (table_id, n)
    );
    CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
    CREATE INDEX tables_touched ON tables (touched);
    """,
)
