"""May I do that, and why not? Every refusal names the rule of the README that it rests on."""

from __future__ import annotations

from paluba.core.action import Action
from paluba.core.errors import Illegal
from paluba.games.ingenious.actions import ChooseTile, Decline, Keep, LayTile, Swap
from paluba.games.ingenious.parts import CELL, CELLS, COLOURS, DIRECTIONS, HALF_TURN, NO_SYMBOL, PLACE, STEP, TILES
from paluba.games.ingenious.rules import OVER, IngeniousState
from paluba.games.ingenious.rules_board import FREE, OUTSIDE, Board
from paluba.games.ingenious.scoring import weakest_colours

ASKS = ("choose", "lay", "swap", "over")

ANSWERS: dict[type[Action], tuple[str, str]] = {
    ChooseTile: ("choose", "R6"),
    LayTile: ("lay", "R6"),
    Decline: ("choose", "R23"),
    Swap: ("swap", "R13"),
    Keep: ("swap", "R15"),
}
"""Which question each action answers, and the rule that says so."""


def check(state: IngeniousState, seat: int, action: Action) -> None:
    ask, rule = ANSWERS[type(action)]
    asked = ASKS[OVER if state.active != seat else state.ask]
    if ask != asked:
        raise Illegal("not_asked", rule, asked=asked)
    match action:
        case ChooseTile(tile) if not state.holds(seat, TILES.index(tile)):
            raise Illegal("not_on_rack", "R6", tile=list(tile))
        case LayTile(cell, towards):
            check_place(state, PLACE[CELLS.index(cell)], DIRECTIONS.index(towards))
            _check_orientation(state, cell, towards)
        case Decline() if not state.in_bonus:
            raise Illegal("no_bonus_turn", "R23")
        case Decline() if not state.may_decline():
            raise Illegal("bonus_compulsory", "R11")
        case Swap():
            _check_swap(state, seat)


def check_place(board: Board, at: int, direction: int) -> None:
    """Refuses a place where no tile may lie now, whatever the tile."""
    halves = (at, int(at + STEP[direction]))
    for half in halves:
        if board.symbols[half] == OUTSIDE:
            raise Illegal("off_board", "R2", cell=CELLS[at_cell(at)], towards=DIRECTIONS[direction])
        if board.symbols[half] != FREE:
            raise Illegal("not_free", "R6", cell=CELLS[at_cell(half)])
    if board.laid < board.seats:
        symbol = int(board.touched(at, direction))
        if symbol == NO_SYMBOL:
            raise Illegal("first_tile", "R7")
        if board.claimed >> symbol & 1:
            raise Illegal("symbol_claimed", "R7", colour=COLOURS[symbol])


def at_cell(at: int) -> int:
    """The number of the cell at a place of the grid."""
    return int(CELL[at])


def _check_orientation(state: IngeniousState, cell: str, towards: str) -> None:
    direction = DIRECTIONS.index(towards)
    if direction >= state.orientations():
        other = at_cell(int(PLACE[CELLS.index(cell)] + STEP[direction]))
        raise Illegal("said_once", "R9", cell=CELLS[other], towards=DIRECTIONS[direction - HALF_TURN])


def _check_swap(state: IngeniousState, seat: int) -> None:
    weak = int(state.colours_held(seat) & weakest_colours(state.points, state.track(seat)))
    if weak:
        colour = next(n for n in range(len(COLOURS)) if weak >> n & 1)
        raise Illegal("weakest_on_rack", "R13", colour=COLOURS[colour])
