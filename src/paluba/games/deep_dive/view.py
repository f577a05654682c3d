"""What the table shows, and what is asked. Everybody sees the same; only what to choose from is for the seat asked."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.game import Line
from paluba.games.deep_dive.actions import ACTIONS, Bring, Flip, Give, Skip, SpendRock, Take
from paluba.games.deep_dive.check import ASKS
from paluba.games.deep_dive.parts import FACES, PREDATOR, TILE, TILES
from paluba.games.deep_dive.rules import MOST_LEGAL, DeepState
from paluba.games.deep_dive.rules_numbers import BRING, GIVE, OVER, SURFACE
from paluba.games.deep_dive.rules_ocean import NONE
from paluba.games.deep_dive.scoring import (
    BOARD,
    BUBBLES,
    FREE,
    LEVELS,
    ROCKS,
    TRAPPED,
    full_rows,
    lines,
    opponent_lines,
    rows,
)
from paluba.games.deep_dive.tiles import COLOURS, DEPTHS

STAGES = ("untouched", "closing", "last_dive")


def view(state: DeepState, seat: int | None) -> dict[str, Any]:
    """The table. `unseen` counts what nobody has seen of a depth: the face-down tiles and the removed ones."""
    return {
        "stage": STAGES[state.stage],
        "starter": int(state.starter),
        "active": None if state.ask == OVER else int(state.active),
        "ask": ASKS[state.ask],
        "depth": int(state.depth) + 1 if state.ask <= SURFACE else None,
        "flipped": _tile(int(state.depth), int(state.flipped)) if state.ask == SURFACE else None,
        "returns": _returns(state),
        "depths": [
            {
                "down": int(state.down[depth]),
                "removed": int(state.removed),
                "open": _faces(state.open, depth),
                "unseen": _faces(state.hidden, depth),
                "predator": _predator(state, depth),
            }
            for depth in range(DEPTHS)
        ],
        "seats": [_board(state, other) for other in range(state.seats)],
        "opponent": None if state.level == NONE else _opponent(state),
    }


def prompt(state: DeepState, seat: int | None) -> dict[str, Any]:
    """The question, what a careful player keeps in mind, and for the seat that is asked what it may choose from."""
    asked: dict[str, Any] = {
        "ask": ASKS[state.ask],
        "seats": [] if state.ask == OVER else [int(state.active)],
        "unseen": [_faces(state.hidden, depth) for depth in range(DEPTHS)],
        "predator": [_predator(state, depth) for depth in range(DEPTHS)],
        "grids": [_grid(state, other) for other in range(state.seats)],
    }
    if seat is None or seat != state.active or state.ask == OVER:
        return asked
    out = vec[i64]([0] * MOST_LEGAL)
    legal = [ACTIONS.action(out[n]) for n in range(state.legal(seat, out))]
    if state.ask == SURFACE:
        asked["depth"] = int(state.depth) + 1
        asked["tile"] = _tile(int(state.depth), int(state.flipped))
    elif state.ask == BRING:
        asked["tiles"] = [[action.depth, action.tile] for action in legal if isinstance(action, Bring)]
    elif state.ask == GIVE:
        asked["depth"] = int(state.depth) + 1
        asked["tiles"] = [action.tile for action in legal if isinstance(action, Give)]
    else:
        asked["depth"] = int(state.depth) + 1
        asked["flip"] = any(isinstance(action, Flip) for action in legal)
        asked["skip"] = any(isinstance(action, Skip) for action in legal)
        asked["tiles"] = [action.tile for action in legal if isinstance(action, Take)]
        asked["rock"] = [action.depth for action in legal if isinstance(action, SpendRock)]
    return asked


def breakdown(state: DeepState, seat: int) -> list[Line]:
    """A line for each row of the grid."""
    return lines(state.boards, seat * BOARD)


def census(state: DeepState) -> dict[str, int]:
    """The tiles by face and the penguins, counted where they lie, and the tiles of each depth back in the box."""
    found = dict.fromkeys(TILES, 0)
    for depth in range(DEPTHS):
        for faces in (_faces(state.hidden, depth), _faces(state.open, depth)):
            for name, count in faces.items():
                found[name] += count
        unseen = sum(_faces(state.hidden, depth).values())
        found[f"removed from depth {depth + 1}"] = unseen - int(state.down[depth])
    found["rock"] += int(state.spent)
    found["penguin"] = 0
    for board in range(len(state.boards) // BOARD):
        at = board * BOARD
        found["rock"] += int(state.boards[at + ROCKS])
        found["bubbles"] += int(state.boards[at + BUBBLES])
        found["penguin"] += int(state.boards[at + FREE])
        found["penguin"] += sum(int(state.boards[at + TRAPPED + depth]) for depth in range(DEPTHS))
        for cells in rows(state.boards, at):
            for colour, points in zip(COLOURS, cells, strict=True):
                if points is not None:
                    found[f"{colour}:{points}"] += 1
    return found


def _tile(depth: int, slot: int) -> str:
    return TILES[TILE[depth * FACES + slot]]


def _faces(counts: Any, depth: int) -> dict[str, int]:
    """The faces of a depth that there are, with their counts."""
    found = {}
    for slot in range(FACES):
        count = int(counts[depth * FACES + slot])
        if count:
            found[_tile(depth, slot)] = count
    return found


def _predator(state: DeepState, depth: int) -> dict[str, int] | None:
    """How likely the next flip of a depth is a predator: so many tiles of so many; None with nothing to flip."""
    if not state.down[depth]:
        return None
    return {
        "tiles": int(state.hidden[depth * FACES + PREDATOR]),
        "of": int(state.down[depth]) + int(state.removed),
    }


def _returns(state: DeepState) -> list[int]:
    return [depth + 1 for depth in range(DEPTHS) if state.returns >> depth & 1]


def _grid(state: DeepState, board: int) -> dict[str, int]:
    """The running score of a board: points, full rows and half rows."""
    full = int(full_rows(state.boards, board * BOARD))
    return {
        "score": sum(line.points for line in lines(state.boards, board * BOARD)),
        "full": full,
        "half": len(rows(state.boards, board * BOARD)) - full,
    }


def _board(state: DeepState, seat: int) -> dict[str, Any]:
    at = seat * BOARD
    return {
        **_grid(state, seat),
        "rows": rows(state.boards, at),
        "row_points": [line.points for line in lines(state.boards, at)],
        "rocks": int(state.boards[at + ROCKS]),
        "penguins": int(state.boards[at + FREE]),
        "trapped": [depth + 1 for depth in range(DEPTHS) for _ in range(int(state.boards[at + TRAPPED + depth]))],
    }


def _opponent(state: DeepState) -> dict[str, Any]:
    at = int(state.seats) * BOARD
    return {
        **_grid(state, int(state.seats)),
        "score": int(state.opponent_score()),
        "rows": rows(state.boards, at),
        "row_points": [line.points for line in lines(state.boards, at)],
        "rocks": int(state.boards[at + ROCKS]),
        "bubbles": int(state.boards[at + BUBBLES]),
        "beside": int(state.beside) + 1,
        "level": LEVELS[state.level],
        "lines": [line.to_json() for line in opponent_lines(state.boards, at, int(state.level))],
    }
