"""The board and the tracks: where a tile may lie, and what it scores there. No racks, no turns.

Everything here is public. The score pad replays placements on it, the rules of a match build on it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.state import NO_BYTES, Sink, State
from paluba.games.ingenious.parts import (
    BESIDE,
    CELL_COUNT,
    COLOUR_COUNT,
    COLOURS,
    FIRST_COLOUR,
    GRID,
    HALF_TURN,
    HEXES,
    KINDS,
    LARGEST,
    NO_SYMBOL,
    PLACE,
    PRINTED,
    RADIUS,
    SECOND_COLOUR,
    STEP,
    place_of,
)
from paluba.games.ingenious.scoring import (
    BOARD_END,
    JOINT_END,
    count_half,
    moved,
    moved_twice,
    weakest,
)

FREE: Final = 6
"""What lies on a free cell, where else the number of a colour stands."""
OUTSIDE: Final = 7
"""What lies on a place that is no cell in use."""
MOST_LAID: Final = 81
"""No more tiles fit on the whole board."""
NOBODY: Final = -1
SEATS: Final = 4


class Board(State):
    """The board in use, the tiles on it, and the tracks of all seats."""

    symbols: vec[u8] = NO_BYTES
    """What lies at each place of the grid."""
    holes: vec[u8] = NO_BYTES
    """The places of the free cells, in no order."""
    hole: vec[u8] = NO_BYTES
    """Where each place stands among the holes."""
    hole_count: i64 = 0
    gap: i64 = 0
    gap_step: i64 = 0
    """A place and the step from it where a tile would have fitted when last looked at."""
    laid: i64 = 0
    """How many tiles lie on the board."""
    tiles: vec[u8] = NO_BYTES
    """The tiles on the board as they were laid: the place of the first half; direction (times 32) and kind."""
    spent: vec[u8] = NO_BYTES
    """How many tiles of each kind lie on the board."""
    claimed: i64 = 0
    """The printed symbols that a seat's first tile touches, as a bit mask."""
    tracks: i64 = 0
    """How many tracks there are: one for each seat, or one for each team."""
    end: i64 = 0
    """The end of a track: 18, or 36 on joint score boards."""
    points: vec[u8] = NO_BYTES
    """Where the pegs stand: six colours for each track."""
    champion: i64 = 0
    """The track whose pegs have all reached the end."""

    @final
    def lay_out(self, teams: bool) -> None:
        """Makes an empty board and pegs at 0, for the seats of this state."""
        blank = BLANKS[0] if self.seats < 3 else BLANKS[1] if self.seats == 3 else BLANKS[2]  # R2
        self.symbols = blank.symbols[:]
        self.holes = blank.holes[:]
        self.hole = blank.hole[:]
        self.hole_count = blank.hole_count
        self.gap = blank.gap
        self.gap_step = blank.gap_step
        self.laid = 0
        self.tiles = NO_TILES[:]
        self.spent = NONE_SPENT[:]
        self.claimed = 0
        self.tracks = i64(2) if teams else self.seats  # R20
        self.end = i64(JOINT_END) if teams or self.seats == 1 else i64(BOARD_END)  # R10, R20, R27
        self.points = NO_POINTS[:]
        self.champion = NOBODY

    @final
    def copy_board(self, other: Board) -> None:
        self.seats = other.seats
        self.shown = other.shown
        self.symbols = other.symbols[:]
        self.holes = other.holes[:]
        self.hole = other.hole[:]
        self.hole_count = other.hole_count
        self.gap = other.gap
        self.gap_step = other.gap_step
        self.laid = other.laid
        self.tiles = other.tiles[:]
        self.spent = other.spent[:]
        self.claimed = other.claimed
        self.tracks = other.tracks
        self.end = other.end
        self.points = other.points[:]
        self.champion = other.champion

    @final
    def track(self, seat: i64) -> i64:
        """Where the six pegs of a seat start among the points."""
        return (seat if seat < self.tracks else seat - self.tracks) * COLOUR_COUNT  # R20

    # -- where a tile may lie

    @final
    def is_gap(self, at: i64, direction: i64) -> bool:
        """Whether a place and the next one in a direction are both free."""
        return self.symbols[at] == FREE and self.symbols[at + STEP[direction]] == FREE

    @final
    def fits(self, at: i64, direction: i64) -> bool:
        """Whether a tile may be laid from a place in a direction now."""
        if not self.is_gap(at, direction):  # R6
            return False
        return self.laid >= self.seats or self.opens(at, direction)

    @final
    def opens(self, at: i64, direction: i64) -> bool:
        """Whether a first tile may lie here: at a printed symbol that nobody else's first tile touches."""  # R7
        symbol: i64 = self.touched(at, direction)
        return symbol != NO_SYMBOL and not self.claimed >> symbol & 1

    @final
    def touched(self, at: i64, direction: i64) -> i64:
        """The printed symbol that a tile touches here, NO_SYMBOL if none. It is never two."""
        symbol: i64 = BESIDE[at]
        return symbol if symbol != NO_SYMBOL else BESIDE[at + STEP[direction]]

    @final
    def occupy(self, at: i64, colour: i64) -> None:
        """A symbol comes to lie on a free cell."""
        self.symbols[at] = u8(colour)
        last: i64 = self.hole_count - 1
        filled: u8 = self.hole[at]
        moving: u8 = self.holes[last]
        self.holes[i64(filled)] = moving
        self.hole[i64(moving)] = filled
        self.hole_count = last

    # -- what a tile does

    @final
    def put(self, at: i64, direction: i64, kind: i64) -> None:
        """Puts a tile on the board."""
        laid: i64 = self.laid
        if laid < self.seats:
            self.claimed |= i64(1) << self.touched(at, direction)  # R7
        self.occupy(at, FIRST_COLOUR[kind])
        self.occupy(at + STEP[direction], SECOND_COLOUR[kind])
        self.tiles[2 * laid] = u8(at)
        self.tiles[2 * laid + 1] = u8(direction << 5 | kind)
        self.spent[kind] += 1
        self.laid = laid + 1

    @final
    def place(self, seat: i64, at: i64, direction: i64, kind: i64) -> i64:
        """Lays a tile for a seat and moves its pegs. Returns how many bonus turns that earns."""
        first: i64 = FIRST_COLOUR[kind]
        second: i64 = SECOND_COLOUR[kind]
        there: i64 = at + STEP[direction]
        first_count: i64 = count_half(self.symbols, at, first)
        second_count: i64 = count_half(self.symbols, there, second)
        self.put(at, direction, kind)
        if self.sink is not None:
            self.tell_laid(seat, at, direction, kind)
            self.tell_counted(seat, at, first, first_count)
            self.tell_counted(seat, there, second, second_count)
        if first_count + second_count == 0:
            return 0
        track: i64 = self.track(seat)
        if first == second:
            before: i64 = i64(self.points[track + first])
            return self.move(seat, track, first, moved_twice(before, first_count, second_count, self.end))
        bonus: i64 = 0
        if first_count > 0:
            bonus = self.move(seat, track, first, moved(i64(self.points[track + first]), first_count, self.end))
        if second_count > 0:
            bonus += self.move(seat, track, second, moved(i64(self.points[track + second]), second_count, self.end))
        return bonus

    @final
    def move(self, seat: i64, track: i64, colour: i64, reached: i64) -> i64:
        """Moves a peg. Returns the bonus turns for where it arrives: one at 18, one at 36."""
        before: i64 = i64(self.points[track + colour])
        if before == reached:
            return 0
        self.points[track + colour] = u8(reached)
        bonus: i64 = 0
        if before < BOARD_END and reached >= BOARD_END:  # R11, R21
            bonus = 1
        if before < JOINT_END and reached == JOINT_END:  # R21
            bonus += 1
        if reached == self.end and weakest(self.points, track) == self.end:  # R17, R25, R28
            self.champion = seat if seat < self.tracks else seat - self.tracks
        if self.sink is not None:
            self.tell_moved(seat, colour, before, reached)
        return bonus

    @final
    def full(self) -> bool:
        """Whether no further tile fits."""  # R16
        symbols = self.symbols
        if symbols[self.gap] == FREE and symbols[self.gap + self.gap_step] == FREE:
            return False
        for n in range(self.hole_count):
            at: i64 = i64(self.holes[n])
            for direction in range(i64(HALF_TURN)):
                if symbols[at + STEP[direction]] == FREE:
                    self.gap = at
                    self.gap_step = STEP[direction]
                    return False
        return True

    # -- what is told of it

    def tell_laid(self, seat: i64, at: i64, direction: i64, kind: i64) -> None:
        raise NotImplementedError

    def tell_counted(self, seat: i64, at: i64, colour: i64, count: i64) -> None:
        raise NotImplementedError

    def tell_moved(self, seat: i64, colour: i64, before: i64, reached: i64) -> None:
        raise NotImplementedError


class Blank:
    """An empty board of one size."""

    def __init__(self, radius: int) -> None:
        used = {hexagon for hexagon in HEXES if max(map(abs, (*hexagon, sum(hexagon)))) <= radius}
        symbols, holes, hole = [OUTSIDE] * GRID, [0] * CELL_COUNT, [0] * GRID
        for q, r in used:
            symbols[place_of(q, r)] = FREE
        for colour in range(len(COLOURS)):
            q, r = PRINTED[colour]
            symbols[place_of(q, r)] = colour  # R2
        free = [int(at) for at in PLACE if symbols[at] == FREE]
        for n, at in enumerate(free):
            holes[n], hole[at] = at, n
        self.symbols = _bytes(symbols)
        self.holes = _bytes(holes)
        self.hole = _bytes(hole)
        self.hole_count: i64 = len(free)
        self.gap: i64 = free[0]
        self.gap_step: i64 = STEP[0]


def _bytes(numbers: list[int]) -> vec[u8]:
    return vec[u8]([u8(number) for number in numbers])


NO_TILES: Final = _bytes([0] * (2 * MOST_LAID))
NONE_SPENT: Final = _bytes([0] * KINDS)
NO_POINTS: Final = _bytes([0] * (SEATS * COLOUR_COUNT))
BLANKS: Final = [Blank(radius) for radius in sorted(set(RADIUS.values()))]

assert max(RADIUS.values()) == LARGEST


def bare_board(seats: int, teams: bool, sink: Sink | None = None) -> Board:
    """A board without racks: nothing laid, all pegs at 0."""
    board = Board(seats, sink)
    board.lay_out(teams)
    return board
