"""Whole matches between bots, as many as you like, and what came of them."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from typing import Any

from paluba import bots, games
from paluba.bots.external import ExecBot
from paluba.bots.random import RandomBot
from paluba.core.chance import Fast
from paluba.core.errors import BadInput
from paluba.core.playout import first_seat, play_random
from paluba.core.window import Bot, Window, buffer, seats_of

LONGEST = 1_000_000
CHUNK = 50
"""How many matches a process plays before it reports."""


@dataclass(frozen=True)
class Plan:
    """What to simulate. Match k of a plan is the same whoever plays it and however many processes there are."""

    key: str
    seats: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Outcome:
    """What came of one match."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    faults: tuple[str, ...] = ()
    """What bots that are programs did wrong: a sentence for every decision lost."""


class Players:
    """The bots of a process, kept from match to match; a program that plays ends when this does."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, int], Bot] = {}

    def seat(self, plan: Plan) -> list[Bot]:
        """For each seat of a plan its bot."""
        for seat, name in enumerate(plan.bots):
            if (name, seat) not in self._bots:
                self._bots[name, seat] = bots.make(name)
        return [self._bots[name, seat] for seat, name in enumerate(plan.bots)]

    def __enter__(self) -> Players:
        return self

    def __exit__(self, *_: object) -> None:
        for bot in self._bots.values():
            if isinstance(bot, ExecBot):
                bot.close()


def plan(key: str, seats: int | None, options: Mapping[str, str], names: Sequence[str], seed: int) -> Plan:
    """A checked plan: one bot for all seats, or one for each."""
    meta = games.meta(key)
    seats = seats or (len(names) if len(names) > 1 else max(2, meta.fewest))
    chosen = meta.resolve(seats, options)
    if len(names) not in (1, seats):
        raise BadInput(f"{len(names)} bots are named for {seats} seats; name one for all, or one for each.")
    if not 0 <= seed < 1 << 32:
        raise BadInput(f"The seed of a simulation is a whole number from 0 to 2**32 - 1, not {seed}.")
    for name in names:
        bots.make(name)
    return Plan(key, seats, chosen, tuple(names) * (seats if len(names) == 1 else 1), seed)


def play(plan: Plan, number: int, keep: Players) -> Outcome:
    """Plays match `number` of a plan."""
    game = games.game(plan.key)
    chance, thinking = Fast(plan.seed << 32 | number), Fast(1 << 64 | plan.seed << 32 | number)
    state = game.start(plan.seats, plan.options, chance, None)
    players = keep.seat(plan)
    decisions = 0
    if all(isinstance(player, RandomBot) for player in players):
        decisions = play_random(state, chance, buffer(game), LONGEST)
    while asked := state.to_act():
        seat = int(first_seat(asked))
        state.apply(seat, players[seat].choose(Window(game, state, seat), thinking), chance)
        decisions += 1
    scores = tuple(int(state.score(seat)) for seat in range(plan.seats))
    faults = tuple(fault for player in players if isinstance(player, ExecBot) for fault in player.report())
    return Outcome(scores, seats_of(state.winners()), decisions, faults)


def simulate(plan: Plan, matches: int, processes: int, progress: Callable[[int], object]) -> list[Outcome]:
    """Plays so many matches; `progress` hears how many more are done."""
    outcomes: list[Outcome] = []
    for chunk in _chunks(plan, matches, processes):
        outcomes += chunk
        progress(len(chunk))
    return outcomes


def summary(plan: Plan, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Wins (a shared win counts its share), points and lengths."""
    rows = []
    for seat, name in enumerate(plan.bots):
        points = [outcome.scores[seat] for outcome in outcomes]
        won = sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
        rows.append({"seat": seat, "bot": name, "wins": round(won, 3), "share": won / len(outcomes), **_spread(points)})
    return {
        "game": plan.key,
        "options": dict(plan.options),
        "seed": plan.seed,
        "matches": len(outcomes),
        "seats": rows,
        "decisions": _spread([outcome.decisions for outcome in outcomes]),
        "faults": [fault for outcome in outcomes for fault in outcome.faults],
    }


def _chunks(plan: Plan, matches: int, processes: int) -> Iterator[list[Outcome]]:
    spans = [range(first, min(first + CHUNK, matches)) for first in range(0, matches, CHUNK)]
    if processes == 1:
        yield from map(_play_span, repeat(plan), spans)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(_play_span, repeat(plan), spans)


def _play_span(plan: Plan, span: range) -> list[Outcome]:
    with Players() as keep:
        return [play(plan, number, keep) for number in span]


def _spread(values: Sequence[int]) -> dict[str, float]:
    return {
        "mean": statistics.fmean(values),
        "deviation": statistics.pstdev(values),
        "least": min(values),
        "most": max(values),
    }
