"""A match as a text file: a header, one line per step with the chance it used, and an end line with the seed.

Every line is a JSON object that ends in its seal, the first 16 hex digits of SHA-256(seal of the line before + the
line up to its seal); so a change of any byte is found at the line where it was made.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from paluba.core.errors import BadRecord

FORMAT = 1
SEAL = ',"seal":"'
Answers = list[tuple[int, int]]


@dataclass(frozen=True)
class Header:
    """What a match is before its first step."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, str]
    commitment: str
    chance: Answers
    """The chance that the set-up used."""


@dataclass(frozen=True)
class Written:
    """A step as written: `do` is the action's JSON, None for an undo."""

    line: int
    step: int
    seat: int
    do: Any
    chance: Answers
    agreed: bool


@dataclass(frozen=True)
class End:
    """What a finished match adds: its scores, winners, a digest of the last position, and the seed."""

    line: int
    scores: list[int]
    winners: list[int]
    digest: str
    seed: bytes | None


@dataclass(frozen=True)
class Record:
    """A record whose seals hold and whose lines have the right form; whether the game allows it, replay tells."""

    header: Header
    steps: list[Written]
    end: End | None


def digest(key: bytes) -> str:
    """A short name of a position."""
    return hashlib.sha256(key).hexdigest()[:16]


def write(header: Header, steps: Sequence[Mapping[str, Any]], end: Mapping[str, Any] | None) -> str:
    """The text of a record; `steps` and `end` are what their lines say, without number and seal."""
    head = {
        "paluba": FORMAT,
        "game": header.game,
        "rules": header.rules,
        "seats": header.seats,
        "options": dict(header.options),
        "commitment": header.commitment,
        "chance": header.chance,
    }
    lines: list[str] = []
    seal = ""
    rows: list[Mapping[str, Any]] = [head, *({"step": n, **step} for n, step in enumerate(steps, 1))]
    for row in [*rows, *([end] if end else [])]:
        body = msgspec.json.encode(row).decode()[:-1]
        seal = _seal(seal, body)
        lines.append(f'{body}{SEAL}{seal}"}}\n')
    return "".join(lines)


def read(text: str) -> Record:
    """Takes a record apart; BadRecord names the line of the first thing that is wrong."""
    rows = list(_rows(text))
    if not rows:
        raise BadRecord(1, None, "the file is empty; a record starts with its header")
    header = _header(rows[0][1])
    steps: list[Written] = []
    end = None
    for line, row in rows[1:]:
        if end is not None:
            raise BadRecord(line, None, "something follows the end of the match")
        if "end" in row:
            end = _end(line, row, header)
        else:
            steps.append(_step(line, row, len(steps) + 1, header))
    return Record(header, steps, end)


def _rows(text: str) -> Iterator[tuple[int, dict[str, Any]]]:
    if text and not text.endswith("\n"):
        raise BadRecord(text.count("\n") + 1, None, "the last line is cut off")
    seal = ""
    for line, content in enumerate(text.split("\n")[:-1], 1):
        step = line - 1 if line > 1 else None
        body, found, rest = content.rpartition(SEAL)
        expected = _seal(seal, body)
        if not found or rest != expected + '"}':
            raise BadRecord(line, step, "it was changed after it was written, or it is no line of a record")
        seal = expected
        try:
            row = msgspec.json.decode(content)
        except msgspec.DecodeError as error:
            raise BadRecord(line, step, "it is not JSON") from error
        if not isinstance(row, dict):
            raise BadRecord(line, step, "it is not a JSON object")
        yield line, row


def _seal(before: str, body: str) -> str:
    return hashlib.sha256((before + body).encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _header(row: Mapping[str, Any]) -> Header:
    if row.get("paluba") != FORMAT:
        raise BadRecord(1, None, f'it is no header of format {FORMAT}: {{"paluba":{FORMAT},...}}')
    options = row.get("options")
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise BadRecord(1, None, "options is not an object of texts")
    for name, kind in (("game", str), ("rules", int), ("seats", int), ("commitment", str)):
        if type(row.get(name)) is not kind:
            raise BadRecord(1, None, f"{name} is missing or of the wrong kind")
    chance = _answers(1, None, row.get("chance"))
    return Header(row["game"], row["rules"], row["seats"], options, row["commitment"], chance)


def _step(line: int, row: Mapping[str, Any], step: int, header: Header) -> Written:
    if row.get("step") != step:
        raise BadRecord(line, step, f"it says step {row.get('step')!r}")
    seat = row.get("seat")
    if type(seat) is not int or not 0 <= seat < header.seats:
        raise BadRecord(line, step, f"{seat!r} is no seat of this match")
    if "undo" in row:
        return Written(line, step, seat, None, [], row["undo"] == "agreed")
    if "do" not in row:
        raise BadRecord(line, step, "it has neither an action (do) nor an undo")
    return Written(line, step, seat, row["do"], _answers(line, step, row.get("chance", [])), False)


def _end(line: int, row: Mapping[str, Any], header: Header) -> End:
    end = row["end"]
    try:
        scores, winners = [int(s) for s in end["scores"]], [int(s) for s in end["winners"]]
        seed = None if row.get("seed") is None else bytes.fromhex(row["seed"])
        return End(line, scores, winners, str(end["state"]), seed)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(line, None, "its end line lacks scores, winners, state or a seed in hex") from error


def _answers(line: int, step: int | None, data: Any) -> Answers:
    try:
        answers = [(answer, of) for answer, of in data]
    except (TypeError, ValueError):
        answers = [(None, None)]
    if not all(type(answer) is int and type(of) is int and 0 <= answer < of for answer, of in answers):
        raise BadRecord(line, step, "its chance is not a list of [answer, of how many]")
    return answers
