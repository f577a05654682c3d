"""Randomness as an argument.

Everything random in a match is one question, ``below(n)``: a whole number from 0 to n - 1, each as likely as any
other. The rules receive the answerer with each call and keep nothing of it, so a search that copies a state can
never foresee a draw.

Four makes: `Fast` for simulation, `Committed` for matches between people, `Tape` for replay, `Scripted` for tests.
`Logged` wraps any of them and keeps what it answered.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

WORD: Final = 0xFFFFFFFF
SEED_BYTES: Final = 32


class Chance:
    """Answers ``below(n)``. A question with one possible answer is answered 0 and uses nothing up."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, uniformly. `n` is at least 1 and at most 2**31."""
        raise NotImplementedError

    @final
    def shuffle(self, items: vec[u8], count: i64) -> None:
        """Puts the first `count` items into an order that is as likely as any other."""
        last: i64 = count - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            kept: u8 = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1


class Stream(Chance):
    """A chance fed by a stream of 32-bit words; uniform exactly, by rejecting the words that would tip the scale."""

    def word(self) -> i64:
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        if n <= 1:
            return _only_answer(n)
        product: i64 = self.word() * n
        low: i64 = product & WORD
        if low < n:
            unfair: i64 = (WORD + 1) % n
            while low < unfair:
                product = self.word() * n
                low = product & WORD
        return product >> 32


@final
class Fast(Stream):
    """The small fast counting generator (sfc32): for simulation and search, not for secrets."""

    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & WORD
        self._b: i64 = (seed >> 32) & WORD
        self._c: i64 = (seed >> 64) & WORD
        self._counter: i64 = 1
        for _ in range(12):
            self.word()

    def below(self, n: i64) -> i64:
        if n <= 1:
            return _only_answer(n)
        product: i64 = self.word() * n
        if product & WORD < n:
            product = self._fair(product, n)
        return product >> 32

    def _fair(self, product: i64, n: i64) -> i64:
        """The product, or another one if its word would tip the scale."""
        unfair: i64 = (WORD + 1) % n
        while product & WORD < unfair:
            product = self.word() * n
        return product

    def word(self) -> i64:
        result: i64 = (self._a + self._b + self._counter) & WORD
        self._counter = (self._counter + 1) & WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & WORD
        self._c = (((self._c << 21) & WORD | (self._c >> 11)) + result) & WORD
        return result


@final
class Committed(Stream):
    """A cryptographic stream from a 256-bit seed, whose hash can be published before the first draw.

    Block k of the stream is HMAC-SHA-256(seed, k as 8 bytes); it is read as eight big-endian words.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self._block = b""
        self._blocks = 0
        self._at = 0

    def word(self) -> i64:
        if self._at == len(self._block):
            self._block = hmac.digest(self._seed, self._blocks.to_bytes(8, "big"), "sha256")
            self._blocks += 1
            self._at = 0
        result = int.from_bytes(self._block[self._at : self._at + 4], "big")
        self._at += 4
        return result


@final
class Tape(Chance):
    """Gives the answers of an earlier match again, and insists that the same questions are asked."""

    def __init__(self, answers: list[tuple[int, int]]) -> None:
        self._answers = answers
        self._at = 0

    def below(self, n: i64) -> i64:
        if n <= 1:
            return _only_answer(n)
        if self._at == len(self._answers):
            raise TapeError(f"asks for a number below {n}, but no answer is left")
        answer, of = self._answers[self._at]
        if of != n or not 0 <= answer < n:
            raise TapeError(f"asks for a number below {n}, but the answer is {answer} of {of}")
        self._at += 1
        return answer

    def feed(self, answers: list[tuple[int, int]]) -> None:
        """Goes on with these answers."""
        self._answers = answers
        self._at = 0

    @property
    def left(self) -> int:
        """How many answers were not asked for."""
        return len(self._answers) - self._at


@final
class Scripted(Chance):
    """Answers what a test wants: the next answers in order, then always 0."""

    def __init__(self, *answers: int) -> None:
        self._answers = list(answers)

    def below(self, n: i64) -> i64:
        if n <= 1:
            return _only_answer(n)
        answer = self._answers.pop(0) if self._answers else 0
        if not 0 <= answer < n:
            raise ValueError(f"the script answers {answer} where a number below {n} is asked")
        return answer


@final
class Logged(Chance):
    """Passes every question on and keeps the answers as (answer, n), for the record."""

    def __init__(self, inner: Chance) -> None:
        self._inner = inner
        self.answers: list[tuple[int, int]] = []

    def below(self, n: i64) -> i64:
        answer: i64 = self._inner.below(n)
        if n > 1:
            self.answers.append((answer, n))
        return answer

    def take(self) -> list[tuple[int, int]]:
        """The answers given since the last `take`."""
        answers = self.answers
        self.answers = []
        return answers


class TapeError(ValueError):
    """The rules ask for other chance than the tape holds: the record is damaged or was made by other rules."""


def commitment(seed: bytes) -> str:
    """What is published before the first draw: the SHA-256 of the seed."""
    return hashlib.sha256(seed).hexdigest()


def _only_answer(n: i64) -> i64:
    if n < 1:
        raise ValueError(f"no number is below {n}")
    return 0
