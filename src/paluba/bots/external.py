"""Bots that are programs of their own: a line of JSON for every decision, a line of JSON for the answer.

`docs/external-bots.md` has the form of the lines. What the program does wrong costs it the decision, never the match:
the default choice is made for it, and the fault is kept to be reported.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import subprocess
import time
from typing import Any, Final

from paluba.bots.default import DefaultBot
from paluba.core.chance import Chance
from paluba.core.errors import BadInput
from paluba.core.snapshot import to_json
from paluba.core.window import Window

USUAL: Final = 1000
"""Milliseconds for a decision, where the name says nothing else: ``exec:64ms:COMMAND`` does."""
GRACE: Final = 0.5
"""Seconds beyond twice the time before an answer counts as late."""
STARTING: Final = 10.0
"""Seconds more for the first answer of a program that has to start."""
ATTEMPTS: Final = 3
"""After so many crashes the program is not started again."""
LONGEST: Final = 1 << 20
"""An answer with more bytes is none."""


class Fault(Exception):
    """What a program did instead of answering well."""


class ExecBot:
    """Asks a program. It is started at the first decision and lives until `close`."""

    def __init__(self, command: str, milliseconds: int = USUAL) -> None:
        self.milliseconds = milliseconds
        self.faults: list[str] = []
        """What went wrong, a sentence for every decision lost."""
        self._words = shlex.split(command)
        if not self._words:
            raise BadInput("exec: needs a command, like exec:./mybot.")
        self._process: subprocess.Popen[bytes] | None = None
        self._heard = b""
        self._crashes = 0

    def choose(self, window: Window, chance: Chance) -> int:
        try:
            answer = self._ask(question(window, chance, self.milliseconds))
            number = self._understand(window, answer)
        except Fault as fault:
            self.faults.append(str(fault))
            return DefaultBot().choose(window, chance)
        return number

    def report(self) -> list[str]:
        """The faults since the last report."""
        faults, self.faults = self.faults, []
        return faults

    def close(self) -> None:
        """Ends the program."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()

    def _understand(self, window: Window, answer: bytes) -> int:
        try:
            data = json.loads(answer)
            wrapped = isinstance(data, dict) and isinstance(data.get("do"), dict)
            number = window.game.actions.number(window.game.action_from_json(data["do"] if wrapped else data))
        except (ValueError, RecursionError) as error:
            raise Fault(f"the answer is no action: {error}") from None
        if number not in window.legal():
            raise Fault(f"the answer is not legal: {window.game.actions.action(number)}")
        return number

    def _ask(self, line: bytes) -> bytes:
        limit = 2 * self.milliseconds / 1000 + GRACE
        if self._process is None:
            self._start()
            limit += STARTING
        assert self._process is not None
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(line)
            self._process.stdin.flush()
            return self._listen(limit)
        except (BrokenPipeError, EOFError):
            self._crashes += 1
            code = self._process.wait()
            self.close()
            raise Fault(f"the program ended with code {code}") from None
        except TimeoutError:
            self.close()
            raise Fault(f"no answer within {limit:g} s") from None

    def _start(self) -> None:
        if self._crashes >= ATTEMPTS:
            raise Fault(f"the program ended {self._crashes} times and is not started again")
        try:
            self._process = subprocess.Popen(self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            self._crashes += 1
            raise Fault(f"{self._words[0]} cannot be started: {error.strerror}") from None
        self._heard = b""

    def _listen(self, limit: float) -> bytes:
        """The next line of the program. A late answer is never taken for that to a later question: the program that
        owes it is ended."""
        assert self._process is not None
        assert self._process.stdout is not None
        until = time.monotonic() + limit
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._heard:
                if not waiting.select(max(0.0, until - time.monotonic())) or len(self._heard) > LONGEST:
                    raise TimeoutError
                piece = os.read(self._process.stdout.fileno(), 1 << 16)
                if not piece:
                    raise EOFError
                self._heard += piece
        line, _, self._heard = self._heard.partition(b"\n")
        return line


def question(window: Window, chance: Chance, milliseconds: int) -> bytes:
    """What a program is asked: all that the seat may know, and one world that it may take for true."""
    game = window.game
    asked: dict[str, Any] = {
        "game": game.key,
        "rules": game.meta.rules,
        "seats": window.seats,
        "seat": window.seat,
        "milliseconds": milliseconds,
        "prompt": window.prompt(),
        "view": window.view(),
        "legal": [game.actions.action(number).to_json() for number in window.legal()],
        "world": to_json(window.imagine(chance)),
    }
    return json.dumps(asked, separators=(",", ":")).encode() + b"\n"
