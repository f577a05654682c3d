"""The rules once more, slowly and from the text of the rulebook, with nothing of the game's own code.

A board is a dict from axial cells to colours.
"""

from itertools import product

Cell = tuple[int, int]
AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
CORNERS = {"red": (0, -5), "green": (5, -5), "blue": (5, 0), "orange": (0, 5), "yellow": (-5, 5), "purple": (-5, 0)}


def distance(a: Cell, b: Cell) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def area(players: int) -> set[Cell]:
    """White for one or two, light grey too for three, all for four."""
    side = {1: 5, 2: 5, 3: 6, 4: 7}[players]
    return {cell for cell in product(range(-9, 10), repeat=2) if distance(cell, (0, 0)) <= side}


def printed() -> dict[Cell, str]:
    return {cell: colour for colour, cell in CORNERS.items()}


def neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in AROUND]


def placements(players: int, board: dict[Cell, str]) -> set[tuple[Cell, Cell]]:
    """All ordered pairs of free neighbours."""
    free = area(players) - board.keys()
    return {(a, b) for a in free for b in neighbours(a) if b in free}


def first_placements(players: int, board: dict[Cell, str], taken: set[str]) -> set[tuple[Cell, Cell]]:
    """Those of a first tile: at a printed symbol at which no other first tile lies."""
    open_symbols = {cell for colour, cell in CORNERS.items() if colour not in taken}
    return {pair for pair in placements(players, board) if any(set(neighbours(half)) & open_symbols for half in pair)}


def symbols_touched(pair: tuple[Cell, Cell]) -> set[str]:
    return {colour for colour, cell in CORNERS.items() if any(distance(half, cell) == 1 for half in pair)}


def count(board: dict[Cell, str], half: Cell, other: Cell, colour: str) -> int:
    """Equal symbols in the five directions, until a free cell or another symbol."""
    total = 0
    for dq, dr in AROUND:
        if (half[0] + dq, half[1] + dr) == other:
            continue
        q, r = half[0] + dq, half[1] + dr
        while board.get((q, r)) == colour:
            total, q, r = total + 1, q + dq, r + dr
    return total


def advance(peg: int, steps: int, joint: bool) -> int:
    """A peg moves step by step, and stops where a score board ends."""
    for _ in range(steps):
        if peg == (36 if joint else 18):
            break
        peg += 1
        if peg == 18:
            break
    return peg


def score(pegs: dict[str, int], tile: tuple[str, str], counts: tuple[int, int], joint: bool) -> int:
    """Moves the pegs for both halves; how many bonus turns that gives."""
    before = dict(pegs)
    if tile[0] != tile[1]:
        for colour, steps in zip(tile, counts, strict=True):
            pegs[colour] = advance(pegs[colour], steps, joint)
    else:
        orders = [counts, counts[::-1]]
        pegs[tile[0]] = max(advance(advance(before[tile[0]], a, joint), b, joint) for a, b in orders)
    return sum(before[colour] < end <= pegs[colour] for colour in pegs for end in (18, 36))


def may_swap(pegs: dict[str, int], rack: list[tuple[str, str]]) -> bool:
    least = min(pegs.values())
    weak = {colour for colour, points in pegs.items() if points == least}
    return bool(rack) and not any(weak & set(tile) for tile in rack)
