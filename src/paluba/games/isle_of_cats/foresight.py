"""How what a boat, cards and lessons will bring is found (`paluba tune isle_of_cats --foresee MATCHES`), two seats.

Whoever plays better has more of everything, so matches as they are would credit each sign with what the others bring.
So every match is played on from the beginning of a day several times, each time with other weights for that one day and
then by the default choice: what is compared are days that began alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.chance import Fast
from paluba.core.equations import solve
from paluba.core.errors import BadInput
from paluba.core.game import Game
from paluba.core.playout import first_seat
from paluba.core.state import Policy
from paluba.core.window import buffer
from paluba.games.isle_of_cats.bot import POLICY
from paluba.games.isle_of_cats.bot_judge import SIGN_NAMES, SIGNS, STEPS, lesson_step, signs
from paluba.games.isle_of_cats.parts import DAYS, NO_COLOUR
from paluba.games.isle_of_cats.rules import IsleState
from paluba.games.isle_of_cats.rules_cards import LAID, TABLE
from paluba.games.isle_of_cats.rules_lessons import FIRST_PUBLIC, PUBLIC_LESSONS
from paluba.games.isle_of_cats.scoring import (
    FAMILY_POINTS,
    FILLED_ROOMS,
    FIRST_ROW,
    MEASURES,
    RARE,
    VISIBLE_RATS,
    lesson_points,
)

DAYS_ALIKE: Final = 6
"""So often the same day is played, each time differently."""
VARIED: Final = 10
"""So many weights are others for that day."""
STRAY: Final = 4
"""Of a hundred decisions of that day so many are random ones."""
LESSONS: Final = FIRST_PUBLIC + PUBLIC_LESSONS + 1 - FIRST_ROW
ROOMS: Final = 7
NEAR: Final = 0.3
"""How much a boat says about lessons that have come a step more, or less."""
OTHERS: Final = 0.005
"""How much a boat says about lessons that do not count for it."""
LEAN: Final = 4.0
"""What is known of the step before counts as much as so many boats."""

CHOICES: Final = 29
"""So many of the weights, the first ones, are about what to choose, the others about the value of positions."""


@dataclass
class Means:
    """Points by step: how many boats, and how many points they got in all."""

    count: list[float] = field(default_factory=lambda: [0.0] * STEPS)
    total: list[float] = field(default_factory=lambda: [0.0] * STEPS)

    def add(self, step: int, points: int, weight: float) -> None:
        for near, part in ((step - 1, NEAR * weight), (step, weight), (step + 1, NEAR * weight)):
            if 0 <= near < STEPS:
                self.count[near] += part
                self.total[near] += part * points

    def mean(self) -> float:
        return sum(self.total) / sum(self.count)

    def tenths(self) -> list[int]:
        """Tenths of a point for every step: where few boats have been, as for the step before it."""
        first = max(range(STEPS), key=self.count.__getitem__)
        found = [self.mean()] * STEPS
        for step in (*range(first, STEPS), *range(first - 1, -1, -1)):
            before = found[step - 1 if step > first else min(step + 1, first)]
            found[step] = (self.total[step] + LEAN * before) / (self.count[step] + LEAN)
        return [round(10 * points) for points in found]


@dataclass
class Boat:
    """A boat where a day begins: its signs, and each lesson with a colour, how far it has come, and whether it counts
    for the seat; and the points that it has at the end but for lessons."""

    signs: list[int]
    steps: list[tuple[int, int, int, bool]]
    points: int = 0


@dataclass
class Day:
    """What the boats say with which a day began."""

    products: list[list[float]] = field(default_factory=lambda: [[0.0] * SIGNS for _ in range(SIGNS)])
    right: list[float] = field(default_factory=lambda: [0.0] * SIGNS)
    count: int = 0
    squares: float = 0.0
    lessons: list[Means] = field(default_factory=lambda: [Means() for _ in range(LESSONS)])

    def teach(self, boat: Boat, m: vec[i64]) -> None:
        """What lessons brought, to those who had them and to those who had not."""
        for lesson, colour, step, counts in boat.steps:
            points = int(lesson_points(FIRST_ROW + lesson, colour, m))
            self.lessons[lesson].add(step, points, 1.0 if counts else OTHERS)

    def compare(self, alike: Sequence[Boat]) -> None:
        """Boats of one seat on days that began alike."""
        mean = [sum(column) / len(alike) for column in zip(*(boat.signs for boat in alike), strict=True)]
        even = sum(boat.points for boat in alike) / len(alike)
        for boat in alike:
            differs = [(n, sign - mean[n]) for n, sign in enumerate(boat.signs) if sign != mean[n]]
            more = boat.points - even
            self.count += 1
            self.squares += more * more
            for n, sign in differs:
                self.right[n] += sign * more
                products = self.products[n]
                for m, other in differs:
                    products[m] += sign * other

    def rates(self, prior: list[float]) -> list[float]:
        """What each sign adds in points. It stays near the prior where boats say little about it."""
        ridge = 1.0 + self.squares / max(1, self.count)
        left = [
            [value + (ridge if n == m else 0.0) for m, value in enumerate(row)] for n, row in enumerate(self.products)
        ]
        right = [
            value - sum(product * worth for product, worth in zip(row, prior, strict=True))
            for value, row in zip(self.right, self.products, strict=True)
        ]
        return [worth + change for worth, change in zip(prior, solve(left, right), strict=True)]


def foresee(
    game: Game[Any], options: Mapping[str, str], matches: int, seed: int, progress: Callable[[int], object]
) -> dict[str, Any]:
    """The numbers of `judge.json`, from so many matches of the default choice against itself."""
    if matches < DAYS - 1:
        raise BadInput(f"It takes at least {DAYS - 1} matches, one for every day to begin from.")
    days = [Day() for _ in range(DAYS)]
    for number in range(matches):
        chance = Fast(seed << 32 | number)
        begun = 1 + number % (DAYS - 1)
        state = game.start(2, options, chance, None)
        play(game, state, (POLICY, POLICY), begun, 0, chance)
        boats: list[list[Boat]] = [[], []]
        for _ in range(DAYS_ALIKE):
            world = state.copy()
            play(game, world, (varied(chance), varied(chance)), begun + 1, STRAY, chance)
            found = [look(world, seat) for seat in range(2)]
            play(game, world, (POLICY, POLICY), DAYS + 1, 0, chance)
            for seat, boat in enumerate(found):
                boat.points, got = reached(world, seat)
                days[begun].teach(boat, got)
                boats[seat].append(boat)
        for alike in boats:
            days[begun].compare(alike)
        progress(1)
    rates = [0.0] * SIGNS
    rates[0] = 1.0
    by_day: list[list[float]] = []
    for day in reversed(days[1:]):
        rates = day.rates(rates)
        by_day.insert(0, rates)
    return {
        "signs": {name: [round(100 * rates[n]) for rates in by_day] for n, name in enumerate(SIGN_NAMES)},
        "lessons": {
            str(FIRST_ROW + lesson): [
                " ".join([str(round(10 * days[1].lessons[lesson].mean()))] * STEPS),
                *(" ".join(map(str, day.lessons[lesson].tenths())) for day in days[1:]),
            ]
            for lesson in range(LESSONS)
        },
    }


def play(game: Game[Any], state: IsleState, seated: Sequence[Policy], until: int, stray: int, chance: Fast) -> None:
    """Plays on until this day begins, or to the end."""
    scratch = buffer(game)
    while (asked := state.to_act()) and state.day < until:
        seat = int(first_seat(asked))
        if stray and chance.below(100) < stray:
            action = state.random_action(seat, chance, scratch)
        else:
            action = seated[seat].choose(state, seat, chance, scratch)
        state.apply(seat, action, chance)


def varied(chance: Fast) -> Policy:
    """The policy with some of the weights of the default choice others than they are."""
    weights = POLICY.weights
    changes = {}
    for _ in range(VARIED):
        n = chance.below(CHOICES)
        changes[weights.names[n]] = max(2, int(weights.numbers[n]) * (30 + int(chance.below(220))) // 100)
    return POLICY.with_weights(changes)


def look(state: IsleState, seat: int) -> Boat:
    """The boat of a seat where a day begins."""
    m, found = measured(state, seat), vec[i64]([i64(0)] * SIGNS)
    signs(state, seat, m, found)
    steps = []
    for lesson, colour, counts in lessons(state, seat):
        steps.append((lesson, colour, int(lesson_step(state, seat, FIRST_ROW + lesson, colour, m)), counts))
    return Boat([int(sign) for sign in found], steps)


def lessons(state: IsleState, seat: int) -> Iterator[tuple[int, int, bool]]:
    """Every lesson, with a colour that it may be for and whether it counts so for the seat."""
    for lesson in range(LESSONS):
        public = FIRST_ROW + lesson - 1 - FIRST_PUBLIC
        if public < 0:
            yield lesson, NO_COLOUR, state.has(LAID + seat, FIRST_ROW + lesson - 1)
        else:
            lies = state.has(TABLE, FIRST_PUBLIC + public)
            yield lesson, int(state.hues[public]) if lies else public % NO_COLOUR, lies


def reached(state: IsleState, seat: int) -> tuple[int, vec[i64]]:
    """The points of a boat at the end but for its lessons, and the boat as lessons measure it."""
    m = measured(state, seat)
    boat = m[FAMILY_POINTS] - m[VISIBLE_RATS] - 5 * (ROOMS - m[FILLED_ROOMS]) + 3 * m[RARE]
    return int(boat), m


def measured(state: IsleState, seat: int) -> vec[i64]:
    """The boat of a seat and its rivals as lessons measure them."""
    m = vec[i64]([i64(0)] * MEASURES)
    state.measure(seat, m)
    state.measure_rivals(seat, m)
    return m
