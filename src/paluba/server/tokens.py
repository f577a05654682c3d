"""Secrets that open things: 128 random bits each, of which the server keeps only the hash."""

from __future__ import annotations

import hashlib
import secrets

BYTES = 16
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""For codes that people copy by hand: no letter that looks like another."""
CODE_LETTERS = 28
"""31 letters give 4.95 bits each: 28 of them hold more than 128 bits."""


def table_id() -> str:
    """A name for a new table: 80 random bits, not secret but not to be guessed."""
    return secrets.token_hex(10)


def token() -> str:
    return secrets.token_urlsafe(BYTES)


def code() -> str:
    """A recovery code, in groups of four: ``abcd-efgh-...``."""
    letters = [secrets.choice(LETTERS) for _ in range(CODE_LETTERS)]
    return "-".join("".join(letters[n : n + 4]) for n in range(0, CODE_LETTERS, 4))


def hashed(secret: str) -> str:
    """What is kept of a secret. Long random secrets need no slow hash."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def plain_code(text: str) -> str:
    """A recovery code as it was given, however a person typed it.

    >>> plain_code(" ABCD efgh-")
    'abcd-efgh'
    """
    letters = "".join(letter for letter in text.lower() if letter in LETTERS)
    return "-".join(letters[n : n + 4] for n in range(0, len(letters), 4))
