"""What choices cost: how much more the best action would have been worth than the one that a bot chose, if everybody
went on by the default choice.

By what is known as the performance difference lemma, a player's lead over the default choice in a match against it is
the sum of what its single choices gain. So the cost of the default choice itself, summed over a match, says how much
there is to win at all by choosing better, as far as others meet positions like these.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import chain
from statistics import fmean, stdev
from typing import Final

from paluba import bots, games
from paluba.core.chance import Fast
from paluba.core.errors import BadInput
from paluba.core.playout import first_seat
from paluba.core.window import Window, buffer
from paluba.sim.simulate import LONGEST, Plan
from paluba.sim.worths import even_tree, worths

SURE: Final = 1.96
"""Standard errors to each side of an interval of 95 %."""


@dataclass(frozen=True)
class Regret:
    """What the choices of a bot cost, in shares of the win."""

    bot: str
    decisions: int
    same: float
    """How often it chose what looked best."""
    each: float
    """On average, a decision."""
    match: float
    """A seat and match."""
    give: float
    """The last figure holds within so much to each side in 95 of 100 such runs."""
    gain: float
    """How much less it cost than the bot named before it, a seat and match; 0 for the first."""
    gain_give: float
    """As `give`, for the gain."""


@dataclass(frozen=True)
class Kind:
    """What choices cost where these actions were to choose from."""

    verbs: tuple[str, ...]
    decisions: int
    """So many of them were looked at."""
    costs: tuple[float, ...]
    """For each bot, a seat and match."""


@dataclass(frozen=True)
class Look:
    """One decision: what was to choose from, what each bot's choice cost, and whether it was the one that looked
    best."""

    verbs: tuple[str, ...]
    costs: tuple[float, ...]
    same: tuple[bool, ...]


def regrets(
    plan: Plan,
    names: Sequence[str],
    matches: int,
    every: int,
    playouts: int,
    stages: int,
    processes: int,
    progress: Callable[[int], object],
) -> tuple[list[Regret], list[Kind]]:
    """Looks at one in so many decisions of matches of the default choice, where there is something to choose. With
    `stages` playouts end where so many stages of the match have begun anew, and are judged as by a search. The kinds
    of decisions come with those first that cost the first bot most."""
    if matches < 2:
        raise BadInput("It takes at least two matches to tell how sure the figures are.")
    look = partial(_looks, plan, tuple(names), every, playouts, stages)
    found: list[list[Look]] = []
    if processes == 1:
        for number in range(matches):
            found.append(look(number))
            progress(1)
    else:
        with ProcessPoolExecutor(processes) as pool:
            for looks in pool.map(look, range(matches)):
                found.append(looks)
                progress(1)
    if not any(found):
        raise BadInput("No decision was looked at; play more matches, or look at more of their decisions.")
    weight = every / plan.seats
    return [_regret(name, n, found, weight) for n, name in enumerate(names)], _kinds(found, weight)


def _kinds(found: Sequence[Sequence[Look]], weight: float) -> list[Kind]:
    by_verbs: dict[tuple[str, ...], list[Look]] = {}
    for look in chain.from_iterable(found):
        by_verbs.setdefault(look.verbs, []).append(look)
    kinds = []
    for verbs, looks in by_verbs.items():
        sums = [sum(costs) for costs in zip(*(look.costs for look in looks), strict=True)]
        kinds.append(Kind(verbs, len(looks), tuple(weight * total / len(found) for total in sums)))
    return sorted(kinds, key=lambda kind: (-kind.costs[0], kind.verbs))


def _regret(name: str, n: int, found: Sequence[Sequence[Look]], weight: float) -> Regret:
    looks = list(chain.from_iterable(found))
    match, give = _mean([weight * sum(look.costs[n] for look in played) for played in found])
    before = max(n - 1, 0)
    gain, gain_give = _mean([weight * sum(look.costs[before] - look.costs[n] for look in played) for played in found])
    same, each = fmean(look.same[n] for look in looks), fmean(look.costs[n] for look in looks)
    return Regret(name, len(looks), same, each, match, give, gain, gain_give)


def _mean(sums: Sequence[float]) -> tuple[float, float]:
    """The mean, and within how much to each side it holds."""
    return fmean(sums), SURE * stdev(sums) / len(sums) ** 0.5


def _looks(plan: Plan, names: tuple[str, ...], every: int, playouts: int, stages: int, number: int) -> list[Look]:
    """The decisions of one match that are looked at."""
    game = games.game(plan.key)
    players = [bots.make(name) for name in names]
    judges = [even_tree(game, LONGEST, stages), even_tree(game, LONGEST, stages)]
    chance, thinking = Fast(plan.seed << 32 | number), Fast(1 << 64 | plan.seed << 32 | number)
    state = game.start(plan.seats, plan.options, chance, None)
    found = []
    while asked := state.to_act():
        seat = int(first_seat(asked))
        window = Window(game, state, seat)
        legal = window.legal()
        if len(legal) > 1 and thinking.below(every) == 0:
            first, second = (worths(judge, window, playouts * len(legal), thinking) for judge in judges)
            best = max(first, key=first.__getitem__)
            chosen = [player.choose(window, thinking) for player in players]
            costs = tuple(second[best] - second[action] for action in chosen)
            verbs = tuple(sorted({game.actions.action(action).to_json()["do"] for action in legal}))
            found.append(Look(verbs, costs, tuple(action == best for action in chosen)))
        state.apply(seat, game.policy.choose(window.imagine(thinking), seat, thinking, buffer(game)), chance)
    return found
