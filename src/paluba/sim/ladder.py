"""Bots against each other: every two of them, on the same deals, with seats swapped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from paluba import games
from paluba.core.errors import BadInput
from paluba.sim.rating import Played, Verdict, share_of, shares, verdict
from paluba.sim.simulate import Plan, Players, plan, play


@dataclass(frozen=True)
class Ladder:
    """What to play. The same ladder gives the same matches, however many processes play it."""

    key: str
    seats: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int
    deals: int
    span: int
    """Only bots at most so many places apart in the list meet; 0: all do."""


@dataclass(frozen=True)
class Result:
    """A match that was played: which bot sat where, and what came of it."""

    bots: tuple[str, ...]
    deal: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    faults: tuple[str, ...]


def ladder(
    key: str, seats: int | None, options: Mapping[str, str], names: Sequence[str], seed: int, matches: int, span: int
) -> Ladder:
    """A checked ladder: `matches` between every two bots, half of them with the seats swapped."""
    meta = games.meta(key)
    seats = seats or max(2, meta.fewest)
    if seats < 2:
        raise BadInput("Alone at the table nobody is ahead of anybody; paluba simulate shows what a bot scores.")
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadInput("Name at least two bots, each once.")
    checked = plan(key, seats, options, [names[n % len(names)] for n in range(seats)], seed)
    for name in names:
        plan(key, seats, options, [name], seed)
    return Ladder(key, seats, checked.options, tuple(names), seed, (matches + 1) // 2, span)


def tables(chosen: Ladder) -> list[tuple[Plan, int]]:
    """Every match of a ladder, deal by deal, so that a ladder cut short is a fair one too."""
    pairs = [
        (a, b)
        for (x, a), (y, b) in combinations(enumerate(chosen.bots), 2)
        if not chosen.span or abs(x - y) <= chosen.span
    ]
    return [
        (Plan(chosen.key, chosen.seats, chosen.options, seating, chosen.seed), deal)
        for deal in range(chosen.deals)
        for pair in pairs
        for seating in both_ways(pair, chosen.seats)
    ]


def both_ways(pair: tuple[str, str], seats: int) -> list[tuple[str, ...]]:
    """Two bots in turn around the table, and the other way round."""
    return [tuple(pair[(seat + swap) % 2] for seat in range(seats)) for swap in range(2)]


def climb(chosen: Ladder, processes: int, file: Path | None, progress: Callable[[int], object]) -> list[Result]:
    """Plays a ladder. With a file, what was played is kept in it, and a ladder cut short goes on where it stopped."""
    done = read(chosen, file)
    progress(len(done))
    left = [(plan, deal) for plan, deal in tables(chosen) if (plan.bots, deal) not in done]
    for result in _played(left, processes):
        done[result.bots, result.deal] = result
        if file is not None:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(asdict(result)) + "\n")
        progress(1)
    return [done[plan.bots, deal] for plan, deal in tables(chosen)]


def read(chosen: Ladder, file: Path | None) -> dict[tuple[tuple[str, ...], int], Result]:
    """What the file holds of this ladder; a new file gets its first line."""
    head = {
        "game": chosen.key,
        "rules": games.meta(chosen.key).rules,
        "seats": chosen.seats,
        "options": dict(chosen.options),
        "seed": chosen.seed,
    }
    if file is None:
        return {}
    try:
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(head) + "\n", "utf-8")
            return {}
        text = file.read_text("utf-8")
        first, *rows = [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()]
        if first != head:
            raise BadInput(f"{file} holds a ladder of another game, seat count, option or seed.")
        if not text.endswith("\n"):
            file.write_text(text[: text.rfind("\n") + 1], "utf-8")
        found = [_result(row) for row in rows]
    except BadInput:
        raise
    except OSError as error:
        raise BadInput(f"{file} cannot be used: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError):
        raise BadInput(f"{file} does not hold a ladder.") from None
    wanted = {(plan.bots, deal) for plan, deal in tables(chosen)}
    return {(row.bots, row.deal): row for row in found if (row.bots, row.deal) in wanted}


def played(results: Sequence[Result]) -> list[Played]:
    return [Played(result.bots, shares(result.winners, len(result.bots)), result.deal) for result in results]


def duel(chosen: Ladder, sureness: float, margin: float, processes: int) -> Iterator[tuple[Verdict, list[Result]]]:
    """Plays two bots against each other, pair of matches by pair, and judges after each; ends when the answer is
    sure, or when the deals are used up."""
    first = chosen.bots[0]
    pairs: list[float] = []
    waiting: list[Result] = []
    for result in _played(tables(chosen), processes):
        waiting.append(result)
        if len(waiting) < 2:
            continue
        pairs.append(sum(share_of(first, match) for match in played(waiting)) / 2)
        found = verdict(pairs, sureness, margin)
        yield found, waiting
        waiting = []
        if found.answer is not None:
            return


def _played(todo: Sequence[tuple[Plan, int]], processes: int) -> Iterator[Result]:
    if processes == 1:
        with Players() as players:
            for plan, deal in todo:
                yield _one(plan, deal, players)
        return
    pool = ProcessPoolExecutor(processes)
    try:
        yield from pool.map(_alone, todo)
    finally:
        pool.shutdown(cancel_futures=True)


def _alone(table: tuple[Plan, int]) -> Result:
    with Players() as players:
        return _one(*table, players)


def _one(plan: Plan, deal: int, players: Players) -> Result:
    outcome = play(plan, deal, players)
    return Result(plan.bots, deal, outcome.scores, outcome.winners, outcome.faults)


def _result(row: dict[str, Any]) -> Result:
    return Result(tuple(row["bots"]), row["deal"], tuple(row["scores"]), tuple(row["winners"]), tuple(row["faults"]))
