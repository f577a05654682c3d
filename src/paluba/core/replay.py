"""From a record back to the match: the same steps by the same rules, refused where they do not agree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from paluba.core.chance import Tape, TapeError, commitment
from paluba.core.errors import BadInput, BadRecord, Illegal
from paluba.core.game import Game
from paluba.core.match import Match, seed_bytes
from paluba.core.record import Record, Written, digest, read


def replay(
    text: str,
    find: Callable[[str], Game[Any]],
    *,
    verify: bool = False,
    seed: int | bytes | None = None,
    until: int | None = None,
) -> Match:
    """The match that a record tells, in the position after step `until` (all of them if None).

    `verify` also draws all chance anew from the seed that the end line publishes, and checks the seed against the
    commitment of the header. Giving the `seed` of an unfinished record does the same and lets the match go on.
    """
    record = read(text)
    match, tape = _open(record, find, verify, seed)
    for written in record.steps[:until]:
        _repeat(match, tape, written)
    if until is None or until >= len(record.steps):
        _compare_end(match, record)
    return match


def walk(text: str, find: Callable[[str], Game[Any]]) -> Iterator[tuple[Match, int]]:
    """The match that a record tells, at its start and after every step (always the same object, moved on), with the
    number of its first event that is new there. BadRecord comes when the walk reaches what is wrong."""
    record = read(text)
    match, tape = _open(record, find, False, None)
    yield match, 0
    for written in record.steps:
        told = len(match.events)
        _repeat(match, tape, written)
        yield match, told
    _compare_end(match, record)


def _open(
    record: Record, find: Callable[[str], Game[Any]], verify: bool, seed: int | bytes | None
) -> tuple[Match, Tape | None]:
    header = record.header
    try:
        game = find(header.game)
        game.meta.resolve(header.seats, header.options)
    except BadInput as error:
        raise BadRecord(1, None, str(error)) from None
    if header.rules != game.meta.rules:
        raise BadRecord(1, None, f"it was played by rules {header.rules} of {game.key}; these are {game.meta.rules}")
    published = seed_bytes(seed) if seed is not None else record.end.seed if record.end else None
    if not verify and seed is None:
        tape = Tape(header.chance)
        try:
            match = Match(game, header.seats, None, header.options, tape, header.commitment)
        except TapeError as error:
            raise BadRecord(1, None, f"the set-up {error}") from None
        if tape.left:
            raise BadRecord(1, None, f"{tape.left} answers of its chance are not asked for")
        return match, tape
    if published is None:
        raise BadInput("This record cannot be verified: it holds no seed, which is published when the match ends.")
    if commitment(published) != header.commitment:
        raise BadRecord(
            record.end.line if record.end else 1, None, "the seed does not fit the commitment of the header"
        )
    match = Match(game, header.seats, published, header.options)
    if match.start_chance != header.chance:
        raise BadRecord(1, None, "the chance of the set-up is not what the seed gives")
    return match, None


def _repeat(match: Match, tape: Tape | None, written: Written) -> None:
    try:
        if written.do is None:
            match.undo(written.seat, agreed=written.agreed)
            return
        action = match.game.action_from_json(written.do)
        if tape is not None:
            tape.feed(written.chance)
        match.repeat(written.seat, action)
    except Illegal as error:
        raise BadRecord(written.line, written.step, f"the rules refuse it: {error}") from None
    except (BadInput, TapeError) as error:
        raise BadRecord(written.line, written.step, str(error)) from None
    if match.steps[-1].chance != written.chance:
        raise BadRecord(written.line, written.step, "its chance is not what the step uses")


def _compare_end(match: Match, record: Record) -> None:
    result, end = match.result, record.end
    if result is None:
        if end is not None:
            raise BadRecord(end.line, None, "it says that the match is over, but it is not")
        return
    if end is None:
        raise BadRecord(len(record.steps) + 2, None, "the match is over, but the end line is missing")
    if list(result.scores) != end.scores or list(result.winners) != end.winners:
        said, found = (end.scores, end.winners), (list(result.scores), list(result.winners))
        raise BadRecord(end.line, None, f"it says scores and winners {said}; the steps give {found}")
    if digest(match.key()) != end.digest:
        raise BadRecord(end.line, None, "the last position is not the one that was written")
