"""How well a tile lies on a boat, and what a boat promises beside its score. Worths are tenths of a point."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.games.isle_of_cats.bot_weights import (
    CELL,
    GROW,
    HOLE,
    JOIN,
    KEPT_ROOM,
    MAP,
    MAP_LOST,
    MOST_JOINED,
    PAIR,
    RAT,
    ROOM,
    ROOM_CELL,
    ROOM_NEAR,
    SNUG,
    VALUE_HOLE,
)
from paluba.games.isle_of_cats.parts import (
    CAT_KINDS,
    CATS,
    CELLS,
    COLS,
    FIRST_RARE,
    FIRST_TURN,
    HEIGHT,
    MAP_CELL,
    MOST_SQUARES,
    NO_COLOUR,
    RATS,
    ROOM_MASKS,
    ROWS,
    SHAPE,
    SQUARE_COL,
    SQUARE_ROW,
    SQUARES,
    TURNS,
)
from paluba.games.isle_of_cats.rules import IsleState
from paluba.games.isle_of_cats.rules_boat import BOAT, BOAT_ROWS, OWN, PLACED, TOUCH
from paluba.games.isle_of_cats.rules_cards import LAID
from paluba.games.isle_of_cats.rules_codes import CLASSIC
from paluba.games.isle_of_cats.rules_lessons import FIRST_PUBLIC
from paluba.games.isle_of_cats.rules_strip import GRID, MOST_TILES, STRIP, WIDE, Groups, lay_out
from paluba.games.isle_of_cats.scoring import (
    EMPTY_ROOMS,
    FIRST_ROW,
    LESSON,
    LESSONS,
    MEASURES,
    VISIBLE_RATS,
    count_bits,
)

NOWHERE: Final = -100000
SQUARE_STEP: Final = vec[i64]([SQUARE_ROW[n] * WIDE + SQUARE_COL[n] for n in range(len(SQUARE_ROW))])
"""The squares of each turn as steps from its corner."""
CLOSE_ROOM: Final = 12
"""A room that lacks more cells promises nothing yet."""

_PRIVATE: Final = range(FIRST_ROW - 1, FIRST_PUBLIC)
_MEASURE: Final = [LESSONS[(card + 1 - FIRST_ROW) * LESSON + 1] for card in _PRIVATE]
EMPTY_LESSONS: Final = vec[i64]([i64(card) for card, m in zip(_PRIVATE, _MEASURE, strict=True) if m == EMPTY_ROOMS])
"""The cards of the lessons that want rooms empty."""
RATS_LESSONS: Final = vec[i64]([i64(card) for card, m in zip(_PRIVATE, _MEASURE, strict=True) if m == VISIBLE_RATS])
"""Those that want rats to be seen."""


@final
class Eye:
    """What a seat sees in its boat before it places a tile."""

    def __init__(self, state: IsleState, seat: i64, w: vec[i64]) -> None:
        self.state = state
        self.seat = seat
        self.w = w
        self.at: i64 = seat * BOAT_ROWS
        self.boat: i64 = state.own[seat * OWN + BOAT]
        self.bound: bool = state.bound(seat)
        self.free: vec[i64] = free_rows(state, seat)
        self.worth: vec[i64] = vec[i64]([i64(0)] * GRID)
        """What covering each cell is worth to any tile: rooms, rats, and sides that are not free."""
        self.kin: vec[i64] = vec[i64]([i64(0)] * GRID)
        self.hue: i64 = NO_COLOUR
        """The colour for which `kin` says what touching its cats from each cell is worth."""
        self.spot: i64 = 0
        self.m: vec[i64] = vec[i64]([i64(0)] * MEASURES)
        self.measured = False
        tiles: i64 = state.own[seat * OWN + PLACED]
        self.lying: vec[u8] = lay_out(state.tiles, seat * MOST_TILES * STRIP, tiles)
        self.groups = Groups(state.tiles, seat * MOST_TILES * STRIP, tiles, self.lying)
        self.weigh_cells()

    def measures(self) -> vec[i64]:
        """The boat and its rivals as lessons measure them."""
        if not self.measured:
            self.state.measure(self.seat, self.m)
            self.state.measure_rivals(self.seat, self.m)
            self.measured = True
        return self.m

    def weigh_cells(self) -> None:
        """The fewer cells a room has left, the more each of them is worth; but a lesson may want a room empty or rats
        seen."""
        free: vec[i64] = self.free
        w: vec[i64] = self.w
        kept: i64 = rooms_to_keep(self.state, self.seat, free)
        to_hide: i64 = -w[RAT] if wants_rats(self.state, self.seat) else w[RAT]
        for room in range(i64(7)):
            lacking: i64 = lacking_cells(free, room)
            if lacking == 0:
                continue
            each: i64 = w[ROOM_CELL] + w[ROOM] // lacking
            if kept >> room & 1:
                each = -w[KEPT_ROOM]
            for row in range(i64(ROWS)):
                cells: i64 = free[row + 1] & ROOM_MASKS[room * ROWS + row]
                rats: i64 = RATS[self.boat * ROWS + row]
                col: i64 = 0
                while cells >> col != 0:
                    if cells >> col & 1:
                        rat: i64 = rats >> col & 1
                        walls: i64 = self.walls(row + 1, col)
                        self.worth[(row + 1) * WIDE + col + 1] = each + to_hide * rat + w[SNUG] * walls
                    col += 1

    def walls(self, row: i64, col: i64) -> i64:
        """How many sides of a free cell are not free; rows count from the water above the boat."""
        here: i64 = self.free[row] << 1 >> col
        return 4 - (here & 1) - (here >> 2 & 1) - (self.free[row - 1] >> col & 1) - (self.free[row + 1] >> col & 1)

    def look_for_kin(self, colour: i64, tile: i64) -> None:
        """Finds what it is worth to touch the cats of a colour; an Oshax (no colour) joins any."""
        self.hue = colour
        any_cat = colour == NO_COLOUR and tile < FIRST_RARE
        base: i64 = self.seat * MOST_TILES * STRIP
        for n in range(i64(GRID)):
            self.kin[n] = 0
        if colour == NO_COLOUR and not any_cat:
            return
        for row in range(i64(1), i64(ROWS + 1)):
            for cell in range(row * WIDE + 1, row * WIDE + COLS + 1):
                here: i64 = i64(self.lying[cell]) - 1
                if here < 0:
                    continue
                hue: i64 = i64(self.state.tiles[base + here * STRIP + 1])
                if hue == colour or (any_cat and hue != NO_COLOUR):
                    size: i64 = self.groups.size_with(here)
                    gain: i64 = self.w[JOIN + (size if size < MOST_JOINED else MOST_JOINED) - 1]
                    self.kin[cell + 1] = max(self.kin[cell + 1], gain)
                    self.kin[cell - 1] = max(self.kin[cell - 1], gain)
                    self.kin[cell + WIDE] = max(self.kin[cell + WIDE], gain)
                    self.kin[cell - WIDE] = max(self.kin[cell - WIDE], gain)

    def ready(self, tile: i64) -> None:
        """Looks at the boat with a tile in hand."""
        self.look_for_kin(tile // CAT_KINDS if tile < CATS else i64(NO_COLOUR), tile)
        if tile < FIRST_RARE:
            self.mark_maps(1)

    def done(self, tile: i64) -> None:
        if tile < FIRST_RARE:
            self.mark_maps(-1)

    def mark_maps(self, sign: i64) -> None:
        """Adds what covering the maps means to a cat of the colour looked for, or takes it away again."""
        for hue in range(i64(5)):
            cell: i64 = MAP_CELL[self.boat * 5 + hue]
            if self.free[cell // COLS + 1] >> cell % COLS & 1:
                worth: i64 = self.w[MAP] if self.hue == hue or self.hue == NO_COLOUR else -self.w[MAP_LOST]
                self.worth[(cell // COLS + 1) * WIDE + cell % COLS + 1] += sign * worth

    def best(self, tile: i64) -> i64:
        """What a tile is worth at its best place, which `spot` then is."""
        self.ready(tile)
        shape: i64 = SHAPE[tile]
        squares: i64 = SQUARES[shape]
        most: i64 = NOWHERE
        for turn in range(TURNS[shape]):
            first: i64 = (FIRST_TURN[shape] + turn) * MOST_SQUARES
            for row in range(ROWS + 1 - HEIGHT[FIRST_TURN[shape] + turn]):
                left: i64 = self.state.columns(self.at, first, first + squares, row, self.bound)
                col: i64 = 0
                while left != 0:
                    if left & 1:
                        worth: i64 = self.place(first, first + squares, row, col, most)
                        if worth > most:
                            most = worth
                            self.spot = turn * CELLS + row * COLS + col
                    left >>= 1
                    col += 1
        self.done(tile)
        return most

    def at_spot(self, tile: i64, spot: i64) -> i64:
        """What a place is worth to the tile that the boat was made `ready` for."""
        shape: i64 = SHAPE[tile]
        first: i64 = (FIRST_TURN[shape] + spot // CELLS) * MOST_SQUARES
        return self.place(first, first + SQUARES[shape], spot % CELLS // COLS, spot % COLS, NOWHERE)

    def place(self, first: i64, end: i64, row: i64, col: i64, to_beat: i64) -> i64:
        """Rats, rooms, company and snugness of a place; holes that only a small treasure could fill count against. Of a
        place that is worth no more than `to_beat` anyway, holes are not looked for: only a tile of one square, which
        fills a hole, could gain by them."""
        corner: i64 = (row + 1) * WIDE + col + 1
        worth: i64 = 0
        kin: i64 = 0
        for n in range(first, end):
            cell: i64 = corner + SQUARE_STEP[n]
            worth += self.worth[cell]
            if self.kin[cell] > kin:
                kin = self.kin[cell]
        worth += kin
        if worth <= to_beat and end - first > 1:
            return worth
        return worth - self.w[HOLE] * self.new_holes(first, end, row, col)

    def new_holes(self, first: i64, end: i64, row: i64, col: i64) -> i64:
        """How many free cells without a free neighbour a tile would make, less those that it would fill."""
        free: vec[i64] = self.free
        low: i64 = row + 1
        high: i64 = row + 1 + SQUARE_ROW[end - 1]
        beside: i64 = i64(255) << col >> 1
        found: i64 = 0
        for at in range(low - 1, high + 2):
            found -= count_bits(lone_cells(free, at) & beside)
        for n in range(first, end):
            free[low + SQUARE_ROW[n]] ^= i64(1) << (col + SQUARE_COL[n])
        for at in range(low - 1, high + 2):
            found += count_bits(lone_cells(free, at) & beside)
        for n in range(first, end):
            free[low + SQUARE_ROW[n]] ^= i64(1) << (col + SQUARE_COL[n])
        return found


def rooms_to_keep(state: IsleState, seat: i64, free: vec[i64]) -> i64:
    """The rooms that a lesson of the seat wants empty, and that still are, as a bit mask."""
    kept: i64 = 0
    if state.mode == CLASSIC:
        for n in range(i64(len(EMPTY_LESSONS))):
            if state.has(LAID + seat, EMPTY_LESSONS[n]):
                rooms: i64 = LESSONS[(EMPTY_LESSONS[n] + 1 - FIRST_ROW) * LESSON + 3]
                if are_empty(free, rooms):
                    kept |= rooms
    return kept


def are_empty(free: vec[i64], rooms: i64) -> bool:
    """Whether nothing lies in any of these rooms."""
    for room in range(i64(7)):
        if rooms >> room & 1:
            for row in range(i64(ROWS)):
                if ROOM_MASKS[room * ROWS + row] & ~free[row + 1]:
                    return False
    return True


def wants_rats(state: IsleState, seat: i64) -> bool:
    """Whether a lesson of the seat is worth more the more rats are seen."""
    if state.mode == CLASSIC:
        for n in range(i64(len(RATS_LESSONS))):
            if state.has(LAID + seat, RATS_LESSONS[n]):
                return True
    return False


def free_rows(state: IsleState, seat: i64) -> vec[i64]:
    """The free cells of a boat, row by row, with water above and below."""
    free = vec[i64]([i64(0)] * (ROWS + 3))
    for row in range(i64(ROWS)):
        free[row + 1] = state.rows[seat * BOAT_ROWS + row]
    return free


def lacking_cells(free: vec[i64], room: i64) -> i64:
    """How many cells of a room are free."""
    lacking: i64 = 0
    for row in range(i64(ROWS)):
        lacking += count_bits(free[row + 1] & ROOM_MASKS[room * ROWS + row])
    return lacking


def lone_cells(free: vec[i64], row: i64) -> i64:
    """The free cells of a row without a free neighbour; none in the water."""
    here: i64 = free[row]
    if here == 0:
        return 0
    return here & ~(here << 1 | here >> 1 | free[row - 1] | free[row + 1])


def tiles_with_room(state: IsleState, seat: i64, lying: vec[u8]) -> i64:
    """The tiles with a free cell beside them, as a bit mask."""
    tiles: i64 = 0
    for row in range(i64(ROWS)):
        near: i64 = state.rows[seat * BOAT_ROWS + TOUCH + row]
        cell: i64 = (row + 1) * WIDE + 1
        while near != 0:
            if near & 1:
                for side in range(i64(4)):
                    step: i64 = 1 if side == 0 else -1 if side == 1 else WIDE if side == 2 else -WIDE
                    there: i64 = i64(lying[cell + step])
                    if there != 0:
                        tiles |= i64(1) << (there - 1)
            near >>= 1
            cell += 1
    return tiles


def boat_promise(state: IsleState, seat: i64, w: vec[i64]) -> i64:
    """What a boat promises beside its score: cells covered, rooms nearly full, groups that can grow, no holes."""
    rows: vec[i64] = free_rows(state, seat)
    free: i64 = 0
    holes: i64 = 0
    for row in range(i64(1), i64(ROWS + 1)):
        free += count_bits(rows[row])
        holes += count_bits(lone_cells(rows, row))
    worth: i64 = w[CELL] * (142 - free) - w[VALUE_HOLE] * holes
    for room in range(i64(7)):
        lacking: i64 = lacking_cells(rows, room)
        if lacking > 0 and lacking < CLOSE_ROOM:
            worth += w[ROOM_NEAR] * (CLOSE_ROOM - lacking) // CLOSE_ROOM
    return worth + group_promise(state, seat, w)


def group_promise(state: IsleState, seat: i64, w: vec[i64]) -> i64:
    """What pairs and families promise that have a free cell beside them."""
    base: i64 = seat * MOST_TILES * STRIP
    tiles: i64 = state.own[seat * OWN + PLACED]
    lying: vec[u8] = lay_out(state.tiles, base, tiles)
    groups = Groups(state.tiles, base, tiles, lying)
    open_tiles: i64 = tiles_with_room(state, seat, lying)
    pairs: i64 = 0
    growing: i64 = 0
    for tile in range(tiles):
        if open_tiles >> tile & 1:
            size: i64 = groups.size_with(tile)
            if size == 2:
                pairs += 1
            elif size > 2:
                growing += 12 // size if size <= 12 else 1
    return w[PAIR] * pairs // 2 + w[GROW] * growing // 12
