"""A process in which bots think: ``python -m paluba.server.thinker``, questions in, answers out.

It is told the steps of a match with the chance they used, never the seed; so nothing here can foresee a draw. The bot
is given a window of its seat, and nothing else. Frames are a length of four bytes and MessagePack.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from paluba import games
from paluba.bots import BOTS
from paluba.core.chance import Fast, Tape
from paluba.core.match import Match

KEPT = 64
"""So many matches are kept between questions."""
UNDO, AGREED_UNDO = -1, -2

Answers = list[tuple[int, int]]


class Question(Struct):
    """What shall this seat do? `steps` are those from number `first` on: seat, action number, chance."""

    match: str
    game: str
    seats: int
    options: dict[str, str]
    chance: Answers
    first: int
    steps: list[tuple[int, int, Answers]]
    seat: int
    bot: str


class Answer(Struct):
    """An action number, or that all steps are needed, or what went wrong."""

    action: int | None = None
    need_all: bool = False
    error: str | None = None


class Thinker:
    """Keeps matches and lets bots choose."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, tuple[Match, Tape]] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        match = self._catch_up(question)
        if match is None:
            return Answer(need_all=True)
        chance = Fast(int.from_bytes(os.urandom(12), "big"))
        return Answer(int(BOTS[question.bot]().choose(match.window(question.seat), chance)))

    def _catch_up(self, question: Question) -> Match | None:
        kept = self._matches.pop(question.match, None)
        if kept is None:
            if question.first:
                return None
            tape = Tape(question.chance)
            match = Match(games.game(question.game), question.seats, None, question.options, tape, "-")
            kept = match, tape
        match, tape = kept
        if not question.first <= len(match.steps) <= question.first + len(question.steps):
            return None
        for seat, number, answers in question.steps[len(match.steps) - question.first :]:
            if number < 0:
                match.undo(seat, agreed=number == AGREED_UNDO)
            else:
                tape.feed(answers)
                match.repeat(seat, match.game.actions.action(number))
        self._matches[question.match] = kept
        while len(self._matches) > KEPT:
            self._matches.popitem(last=False)
        return match


def main(into: BinaryIO, out: BinaryIO) -> None:
    """Says that it is there, then answers until the input ends."""
    thinker = Thinker()
    write(out, Answer())
    decoder: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)
    while len(head := into.read(4)) == 4:
        try:
            answer = thinker.answer(decoder.decode(into.read(int.from_bytes(head, "big"))))
        except Exception as error:
            answer = Answer(error=f"{type(error).__name__}: {error}")
        write(out, answer)


def write(out: BinaryIO, message: Any) -> None:
    out.write(frame(message))
    out.flush()


def frame(message: Any) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(4, "big") + body


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    main(sys.stdin.buffer, sys.stdout.buffer)
