"""What can be wrong, and how it is said: every refusal names what is wrong and what is accepted."""

from __future__ import annotations

from typing import Any


class PalubaError(ValueError):
    """Anything that the caller can put right; its text is a whole sentence for a person."""


class BadInput(PalubaError):
    """A file, option, argument or position that cannot be taken."""


class BadRecord(BadInput):
    """A record that does not hold together; `line` is where (1 = the header), `step` the step written there."""

    def __init__(self, line: int, step: int | None, reason: str) -> None:
        where = f"line {line}" if step is None else f"line {line} (step {step})"
        super().__init__(f"The record is refused at {where}: {reason}.")
        self.line = line
        self.step = step


class Illegal(PalubaError):
    """A refused action: a code for machines, the facts of the case, and the rule of the game's README it breaks.

    >>> str(Illegal("seven_points", "R20", points=5))
    'seven_points (R20): points=5'
    """

    def __init__(self, code: str, rule: str | None = None, **facts: Any) -> None:
        self.code = code
        self.rule = rule
        self.facts = facts
        head = code if rule is None else f"{code} ({rule})"
        super().__init__(f"{head}: {', '.join(f'{k}={v}' for k, v in facts.items())}" if facts else head)

    def to_json(self) -> dict[str, Any]:
        return {"code": self.code, "rule": self.rule, "facts": self.facts}
