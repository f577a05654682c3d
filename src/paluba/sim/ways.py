"""Learning when to take one of a few ways: nets that tell from signs how much more of the win each has than going on.

A better default choice makes worths truer, so what was found can be found anew from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paluba import games
from paluba.core.chance import Fast
from paluba.core.errors import BadInput
from paluba.core.playout import first_seat
from paluba.core.state import State
from paluba.core.window import Window, buffer
from paluba.sim.simulate import LONGEST
from paluba.sim.train import Samples
from paluba.sim.worths import even_tree, worths

PLAYOUTS: Final = 80
"""So often each way is tried, to the end of the stage of the match."""
AT_ONCE: Final = 16
"""So many matches are handed to a process at a time."""


@dataclass(frozen=True)
class Fork:
    """A decision between the same few actions: the ways, and what is done otherwise."""

    key: str
    ways: Mapping[str, int]
    otherwise: int
    tables: tuple[tuple[int, Mapping[str, str]], ...]
    """How many sit at the table and by which options, match after match."""
    signs: Callable[[State, int], list[int]]
    """What is known to the seat, in small whole numbers."""


@dataclass(frozen=True)
class Look:
    """One such decision: its signs, and how much more than going on each way is worth."""

    signs: list[int]
    more: list[float]


def look_at_ways(
    fork: Fork, matches: int, seed: int, processes: int, progress: Callable[[int], object]
) -> dict[str, Samples]:
    """For each way the samples that a net learns from, of so many matches of the default choice."""
    looks: list[Look] = []
    with ProcessPoolExecutor(processes) as pool:
        for found in pool.map(partial(_looks, fork, seed), range(matches), chunksize=AT_ONCE):
            looks += found
            progress(1)
    if not looks:
        raise BadInput("No such decision was met; look at more matches.")
    return {way: _samples(looks, n) for n, way in enumerate(fork.ways)}


def _samples(looks: Sequence[Look], way: int) -> Samples:
    """One half is no more than going on, so that a net's odds can tell less as well as more."""
    samples = Samples(len(looks), len(looks[0].signs))
    for look in looks:
        samples.keep(0, vec[i64]([i64(sign) for sign in look.signs]))
        samples.settle(samples.count - 1, 0.5 + 0.5 * look.more[way])
    return samples


def _looks(fork: Fork, seed: int, number: int) -> list[Look]:
    """The decisions of one match. Half of those looked at go on by what looks best, as better players meet other
    positions."""
    game = games.game(fork.key)
    seats, options = fork.tables[number % len(fork.tables)]
    tree = even_tree(game, LONGEST, stages=1)
    chance, thinking = Fast(seed << 32 | number), Fast(1 << 64 | seed << 32 | number)
    state = game.start(seats, options, chance, None)
    asked_for = {*fork.ways.values(), fork.otherwise}
    found = []
    while asked := state.to_act():
        seat = int(first_seat(asked))
        window = Window(game, state, seat)
        legal = window.legal()
        action = int(game.policy.choose(window.imagine(thinking), seat, thinking, buffer(game)))
        if set(legal) == asked_for and thinking.below(2) == 0:
            worth = worths(tree, window, PLAYOUTS * len(legal), thinking)
            more = [worth[way] - worth[fork.otherwise] for way in fork.ways.values()]
            found.append(Look(fork.signs(state, seat), more))
            if thinking.below(2) == 0:
                action = max(legal, key=worth.__getitem__)
        state.apply(seat, action, chance)
    return found
