"""Phase 3: every lesson in hand is laid, public ones for all to see."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.event import EVERYONE
from paluba.core.state import NO_BYTES
from paluba.games.isle_of_cats.parts import ASKS_COLOUR, LOW_BIT, NO_COLOUR, PRIVATE_BITS, PUBLIC_BITS, WORD
from paluba.games.isle_of_cats.rules_cards import HAND, LAID, TABLE
from paluba.games.isle_of_cats.rules_codes import (
    COLOUR,
    NOBODY,
    NONE,
    PRIVATE_LESSON_LAID,
    PUBLIC_LESSON_LAID,
    STEP_DONE,
)
from paluba.games.isle_of_cats.rules_explore import Explore

FIRST_PUBLIC: Final = 142
PUBLIC_LESSONS: Final = 8


class Lessons(Explore):
    """The lessons on the table."""

    hues: vec[u8] = NO_BYTES
    """The colours chosen for the public lessons."""

    def unpack_lessons(self) -> None:
        self.hues = vec[u8]([u8(NO_COLOUR)] * PUBLIC_LESSONS)

    def copy_lessons(self, other: Lessons) -> None:
        self.hues = other.hues[:]

    def lay_lessons(self, seat: i64) -> None:
        """Lays the private lessons face down and the public ones face up."""  # R10
        laid: i64 = 0
        left: i64 = self.sets[(HAND + seat) * 3 + 2] & PRIVATE_BITS
        while left != 0:
            low: i64 = left & -left
            card: i64 = 2 * WORD + LOW_BIT[low % 59]
            self.move_card(card, LAID + seat)
            self.learn(seat, card, LAID + seat)
            laid += 1
            if self.sink is not None:
                self.sink.emit(PRIVATE_LESSON_LAID, i64(1) << seat, seat, card)
            left ^= low
        self.steps = 0
        left = self.sets[(HAND + seat) * 3 + 2] & PUBLIC_BITS
        while left != 0:
            low = left & -left
            card = 2 * WORD + LOW_BIT[low % 59]
            self.move_card(card, TABLE)
            self.publish(card)
            if ASKS_COLOUR[card] != 0:
                self.steps |= low
            elif self.sink is not None:
                self.sink.emit(PUBLIC_LESSON_LAID, EVERYONE, seat, card, NONE)
            left ^= low
        self.note_lessons(seat, laid)
        self.shown += 1
        self.ask_colour(seat)

    def ask_colour(self, seat: i64) -> None:
        """Asks for the colour of the next public lesson that wants one."""
        if self.steps != 0:
            low: i64 = self.steps & -self.steps
            self.steps ^= low
            self.asked_card = 2 * WORD + LOW_BIT[low % 59]
            self.ask = COLOUR
            return
        self.asked_card = NONE
        self.ask = NOBODY
        self.done = True
        if self.sink is not None:
            self.sink.emit(STEP_DONE, EVERYONE, seat)

    def colour_lesson(self, seat: i64, colour: i64) -> None:
        self.hues[self.asked_card - FIRST_PUBLIC] = u8(colour)  # R10
        if self.sink is not None:
            self.sink.emit(PUBLIC_LESSON_LAID, EVERYONE, seat, self.asked_card, colour)
        self.ask_colour(seat)
