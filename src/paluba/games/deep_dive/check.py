"""May I do that, and why not? Every refusal names the rule of the README that it rests on."""

from __future__ import annotations

from paluba.core.action import Action
from paluba.core.errors import Illegal
from paluba.games.deep_dive.actions import (
    Bring,
    BringNothing,
    Flip,
    Give,
    Leave,
    Skip,
    SpendRock,
    Surface,
    Take,
)
from paluba.games.deep_dive.parts import DEEPEST, FACES, SLOT, TAKEABLE
from paluba.games.deep_dive.rules import DeepState
from paluba.games.deep_dive.rules_numbers import OVER
from paluba.games.deep_dive.scoring import BOARD, ROCKS, TRAPPED

ASKS = ("start", "dive", "surface", "bring", "give", "over")

ANSWERS: dict[type[Action], tuple[tuple[str, ...], str]] = {
    Flip: (("start", "dive"), "R5"),
    Skip: (("start", "dive"), "R13"),
    Take: (("start", "dive"), "R5"),
    SpendRock: (("start", "dive"), "R12"),
    Surface: (("surface",), "R9"),
    Leave: (("surface",), "R9"),
    Bring: (("bring",), "R15"),
    BringNothing: (("bring",), "R15"),
    Give: (("give",), "R27"),
}
"""Which questions each action answers, and the rule that says so."""


def check(state: DeepState, seat: int, action: Action) -> None:
    asks, rule = ANSWERS[type(action)]
    asked = ASKS[OVER if state.active != seat else state.ask]
    if asked not in asks:
        raise Illegal("not_asked", rule, asked=asked)
    depth = int(state.depth)
    match action:
        case Flip() if not state.down[depth]:
            raise Illegal("nothing_face_down", "R18", depth=depth + 1)
        case Skip():
            _check_skip(state, seat, depth)
        case Take(tile) if not _lies_open(state, depth, tile):
            raise Illegal("not_face_up", "R5", tile=tile, depth=depth + 1)
        case SpendRock(start):
            _check_rock(state, seat, start, asked)
        case Bring(place, _) if not state.returns >> place - 1 & 1:
            raise Illegal("no_penguin_there", "R15", depth=place)
        case Bring(place, tile) if not _lies_open(state, place - 1, tile):
            raise Illegal("not_face_up", "R15", tile=tile, depth=place)
        case Give(tile) if not _lies_open(state, depth, tile):
            raise Illegal("not_face_up", "R26", tile=tile, depth=depth + 1)
        case Give(tile) if state.rank(depth, _slot(depth, tile)) != state.best_rank(depth):
            raise Illegal("not_wanted_most", "R26", tile=tile)


def _slot(depth: int, tile: str) -> int:
    return int(SLOT[depth * len(TAKEABLE) + TAKEABLE.index(tile)])


def _lies_open(state: DeepState, depth: int, tile: str) -> bool:
    slot = _slot(depth, tile)
    return slot >= 0 and state.open[depth * FACES + slot] > 0


def _check_skip(state: DeepState, seat: int, depth: int) -> None:
    if state.down[depth] and not state.boards[seat * BOARD + TRAPPED + depth]:
        raise Illegal("no_penguin_trapped", "R13", depth=depth + 1)
    if depth == DEEPEST or not state.live(depth + 1):
        raise Illegal("nothing_below", "R11", depth=depth + 1)


def _check_rock(state: DeepState, seat: int, start: int, asked: str) -> None:
    if asked != "start":
        raise Illegal("rock_too_late", "R12")
    if not state.boards[seat * BOARD + ROCKS]:
        raise Illegal("no_rock", "R12")
    if not state.live(start - 1):
        raise Illegal("nothing_from_here", "R11", depth=start)
