"""What a position is worth: the boats, the lessons, the sister, and who has won."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paluba.games.isle_of_cats.parts import FIRST_SISTER_LESSON, LOW_BIT, NO_COLOUR, SISTER_LESSONS, WORD
from paluba.games.isle_of_cats.rules_boat import BASKETS, BOAT, FISH, OWN, PLACED
from paluba.games.isle_of_cats.rules_cards import LAID, TABLE
from paluba.games.isle_of_cats.rules_codes import FAMILY_MODE, OVER, SOLO
from paluba.games.isle_of_cats.rules_finds import Finds
from paluba.games.isle_of_cats.rules_lessons import FIRST_PUBLIC, PUBLIC_LESSONS
from paluba.games.isle_of_cats.rules_strip import MOST_TILES, STRIP
from paluba.games.isle_of_cats.scoring import BASKETS as BASKETS_MEASURE
from paluba.games.isle_of_cats.scoring import (
    FILLED_ROOMS,
    FIRST,
    MEASURES,
    PRIVATE_LESSONS,
    RARE_POINTS,
    RIVAL,
    boat_points,
    largest_family,
    lesson_points,
    sister_lines,
    survey,
)
from paluba.games.isle_of_cats.scoring import FISH as FISH_MEASURE

SOLO_FAMILY: Final = 7
"""The family that lesson 121 asks for in solo."""


class Scores(Finds):
    """The score sheet."""

    def measure(self, seat: i64, m: vec[i64]) -> None:
        """Measures a seat's boat and what lies beside it."""
        at: i64 = seat * OWN
        survey(self.tiles, seat * MOST_TILES * STRIP, self.own[at + PLACED], self.own[at + BOAT], m)
        m[FISH_MEASURE] = self.own[at + FISH]
        m[BASKETS_MEASURE] = self.own[at + BASKETS]
        m[PRIVATE_LESSONS] = i64(self.size[LAID + seat])
        m[FIRST] = 1 if i64(self.order[0]) == seat else 0
        m[RIVAL] = SOLO_FAMILY if self.mode == SOLO else 0

    def measure_rivals(self, seat: i64, m: vec[i64]) -> None:
        """Adds the largest family among the opponents."""
        if self.mode != SOLO:
            for other in range(self.seats):
                if other != seat:
                    placed: i64 = self.own[other * OWN + PLACED]
                    m[RIVAL] = max(m[RIVAL], largest_family(self.tiles, other * MOST_TILES * STRIP, placed))

    def public_points(self, m: vec[i64]) -> i64:
        """The public lessons for a boat; in solo each counts half, rounded up."""  # R43 R56
        points: i64 = 0
        for n in range(i64(PUBLIC_LESSONS)):
            if self.has(TABLE, FIRST_PUBLIC + n):
                worth: i64 = lesson_points(FIRST_PUBLIC + n + 1, i64(self.hues[n]), m)
                points += (worth + 1) // 2 if self.mode == SOLO else worth
        return points

    def private_points(self, seat: i64, m: vec[i64]) -> i64:
        """The private lessons of a seat."""  # R42
        points: i64 = 0
        left: i64 = self.sets[(LAID + seat) * 3 + 2]
        if left != 0:
            self.measure_rivals(seat, m)
        while left != 0:
            low: i64 = left & -left
            points += lesson_points(2 * WORD + LOW_BIT[low % 59] + 1, NO_COLOUR, m)
            left ^= low
        return points

    def rare_points(self) -> i64:
        return 0 if self.mode == FAMILY_MODE else RARE_POINTS  # R41 R61

    def score(self, seat: i64) -> i64:
        """What all can see; after the end the private lessons too."""
        m = vec[i64]([i64(0)] * MEASURES)
        self.measure(seat, m)
        points: i64 = boat_points(m, self.rare_points())
        if self.mode != FAMILY_MODE:
            points += self.public_points(m)
        if self.ask == OVER:
            points += self.private_points(seat, m)
        return points

    def own_score(self, seat: i64) -> i64:
        """The score as the seat itself knows it: with its private lessons as they stand now."""
        m = vec[i64]([i64(0)] * MEASURES)
        self.measure(seat, m)
        points: i64 = boat_points(m, self.rare_points()) + self.private_points(seat, m)
        return points if self.mode == FAMILY_MODE else points + self.public_points(m)

    def sister_score(self) -> i64:
        m = vec[i64]([i64(0)] * MEASURES)
        self.measure(0, m)
        points = 0
        for line in sister_lines(self.lessons_of_sister(), self.colours_of_sister(), m):
            points += line.points
        return points

    def lessons_of_sister(self) -> list[int]:
        """The printed numbers of the sister's lessons."""
        return [FIRST_SISTER_LESSON + n for n in range(SISTER_LESSONS) if self.sister_lessons >> n & 1]

    def colours_of_sister(self) -> list[int]:
        return [int(self.colours[n]) for n in range(int(self.colours_turned))]

    def winners(self) -> i64:
        if self.ask != OVER:
            return 0
        if self.mode == SOLO:
            return 1 if self.score(0) > self.sister_score() else 0  # R56
        won: i64 = 0
        best: i64 = -1 << 30
        for seat in range(self.seats):
            rank: i64 = self.score(seat) * 4096 + self.tie_break(seat)
            if rank > best:
                best = rank
                won = 0
            if rank == best:
                won |= i64(1) << seat
        return won

    def tie_break(self, seat: i64) -> i64:
        """Fish decide between equals; in family mode the filled rooms."""  # R45 R61
        if self.mode != FAMILY_MODE:
            return self.own[seat * OWN + FISH]
        m = vec[i64]([i64(0)] * MEASURES)
        self.measure(seat, m)
        return m[FILLED_ROOMS]
