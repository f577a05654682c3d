"""How the server says no: a code, the facts, and for HTTP a status."""

from __future__ import annotations

from typing import Any

STATUS = {
    "bad_request": 400,
    "bad_setup": 400,
    "bad_pad": 400,
    "bad_record": 400,
    "bad_token": 401,
    "bad_claim": 401,
    "bad_recovery": 401,
    "not_allowed": 403,
    "no_table": 404,
    "no_seat": 404,
    "no_game": 404,
    "too_big": 413,
    "too_many": 429,
    "busy": 503,
}
"""Every other code is a conflict with the state of the table: 409."""


class Refused(Exception):
    """A request that the table does not take."""

    def __init__(self, code: str, /, rule: str | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts = facts

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def to_json(self) -> dict[str, Any]:
        return {"code": self.code, "facts": self.facts}
