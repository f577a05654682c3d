"""Whole matches at native speed: random play from any position."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.chance import Chance
from paluba.core.fields import MOST_SEATS
from paluba.core.state import Policy, State


def play_listing(state: State, chance: Chance, scratch: vec[i64], most: i64) -> i64:
    """Plays on at random, listing all legal actions for every decision, to the end or for `most` decisions.
    Returns how many decisions were made."""
    decisions: i64 = 0
    asked: i64 = state.to_act()
    while asked != 0 and decisions < most:
        seat: i64 = first_seat(asked)
        count: i64 = state.legal(seat, scratch)
        state.apply(seat, scratch[chance.below(count)], chance)
        decisions += 1
        asked = state.to_act()
    return decisions


def play_random(state: State, chance: Chance, scratch: vec[i64], most: i64) -> i64:
    """As `play_listing`, with actions drawn by the game's `random_action`, which need not list them."""
    decisions: i64 = 0
    asked: i64 = state.to_act()
    while asked != 0 and decisions < most:
        seat: i64 = first_seat(asked)
        state.apply(seat, state.random_action(seat, chance, scratch), chance)
        decisions += 1
        asked = state.to_act()
    return decisions


VALUE: Final = 0
JUDGE: Final = 1
POINTS: Final = 2
"""What a position is looked at by: the value of the game's policy, what a search judges by, or points ahead."""
LEAST: Final = -100000
"""Nobody has so few points."""


def outlook(
    state: State, seat: i64, action: i64, policy: Policy, chance: Chance, scratch: vec[i64], most: i64, by: i64
) -> float:
    """What an action is worth to a seat: what it has after it has gone on by its policy, for at most so many
    decisions, until somebody else must act."""
    world: State = state.copy()
    world.apply(seat, action, chance)
    mine: i64 = i64(1) << seat
    while world.to_act() == mine and most > 0:
        world.apply(seat, policy.choose(world, seat, chance, scratch), chance)
        most -= 1
    if by == POINTS:
        return float(lead(world, seat))
    return policy.judge(world, seat) if by == JUDGE else policy.value(world, seat)


def lead(state: State, seat: i64) -> i64:
    """By how many points a seat is ahead of the best other one; alone, how many it has."""
    if state.seats == 1:
        return state.score(seat)
    best: i64 = LEAST
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.score(other))
    return state.score(seat) - best


def count_copies(state: State, times: i64) -> i64:
    """Copies a state so many times; returns the seats of the last copy."""
    last: State = state
    for _ in range(times):
        last = state.copy()
    return last.seats


def first_seat(asked: i64) -> i64:
    """The lowest seat of a bit mask."""
    return LOWEST[asked]


LOWEST: Final = vec[i64]([(asked & -asked).bit_length() - 1 for asked in range(1 << MOST_SEATS)])
