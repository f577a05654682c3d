"""The island and the boats: zones, bag and supplies, and where a tile may be placed.

Each boat has two sets of rows: the free cells, and those free cells that touch a tile. A row is a bit mask.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.event import EVERYONE
from paluba.core.state import NO_BYTES, NO_NUMBERS
from paluba.games.isle_of_cats.parts import (
    CAT_KINDS,
    CATS,
    CELLS,
    COLS,
    COPIES,
    FIRST_COMMON,
    FIRST_OSHAX,
    FIRST_RARE,
    FIRST_TURN,
    HEIGHT,
    LEFT_PRICE,
    MAP_CELL,
    MOST_SQUARES,
    NO_COLOUR,
    PLANKS,
    RIGHT_PRICE,
    ROW,
    ROWS,
    SHAPE,
    SQUARE_COL,
    SQUARE_ROW,
    SQUARES,
    TILES,
    TURNS,
)
from paluba.games.isle_of_cats.rules_cards import Cards
from paluba.games.isle_of_cats.rules_codes import (
    CAT_DRAWN,
    DO_PLACE,
    LEFT,
    NONE,
    RARE_DRAWN,
    TILE_LOST,
    TILE_PLACED,
)
from paluba.games.isle_of_cats.rules_strip import MOST_TILES, STRIP
from paluba.games.isle_of_cats.scoring import count_bits

# What a seat has.
FISH: Final = 0
BASKETS: Final = 1
USED: Final = 2
"""Permanent baskets, and how many of them are used up today."""
PLACED: Final = 3
"""Tiles on the boat."""
OSHAX: Final = 4
RARE: Final = 5
COMMON: Final = 6
CATS_OF: Final = 7
"""Cats and Oshax of each colour."""
BOAT: Final = 12
TO_CHOOSE: Final = 13
"""Sealed choices still to make: cards to keep, or 1 while buying; 0 = done."""
SPENT: Final = 14
GAINED: Final = 15
RECYCLED: Final = 16
"""Fish spent and gained and baskets given up while buying, until the purchase is settled."""
ASKED: Final = 17
"""The card for which a colour is to be chosen while buying."""
PACE: Final = 18
"""The speed of the rescue cards turned today."""
OWN: Final = 19

# What lies on the island, in bytes.
ZONE: Final = 0
ZONE_ROOM: Final = 24
OSHAX_ROW: Final = 48
RARE_ROW: Final = 54
"""The shapes of rare treasures in the order in which they came."""
RARE_LEFT: Final = 59
COMMON_LEFT: Final = 64
IN_ZONE: Final = 68
OSHAX_COUNT: Final = 70
RARE_KINDS: Final = 71
IN_BAG: Final = 72
LOST: Final = 73
"""Tiles out of the game, by kind."""
ISLAND: Final = 173

BAG: Final = 110
TOUCH: Final = 9
"""Where the touching rows of a boat begin, after its free rows."""
BOAT_ROWS: Final = 18


class Boats(Cards):
    """The tiles of a match."""

    rows: vec[i64] = NO_NUMBERS
    tiles: vec[u8] = NO_BYTES
    """The tiles of each boat in the order in which they were placed (see scoring). A spot says where a tile lies: its
    turn * 198 + the cell of its top left corner."""
    own: vec[i64] = NO_NUMBERS
    island: vec[u8] = NO_BYTES
    bag: vec[u8] = NO_BYTES
    """The kinds of the tiles in the bag, in no order."""
    anywhere: i64 = 0
    """The seats whose next tile need not touch another (cards 69 and 70)."""

    def unpack_boats(self, common: int) -> None:
        """Bare boats, a full bag, nothing in the zones."""
        seats = int(self.seats)
        self.rows = vec[i64]([i64(0)] * (seats * BOAT_ROWS))
        self.tiles = vec[u8]([u8(0)] * (seats * MOST_TILES * STRIP))
        self.own = vec[i64]([i64(0)] * (seats * OWN))
        self.island = vec[u8]([u8(0)] * ISLAND)
        self.bag = vec[u8]([u8(0)] * BAG)
        self.anywhere = 0
        for seat in range(self.seats):
            for row in range(i64(ROWS)):
                self.rows[seat * BOAT_ROWS + row] = PLANKS[row]
            self.own[seat * OWN + ASKED] = NONE
        count: i64 = 0
        for tile in range(i64(FIRST_COMMON)):
            if tile < FIRST_OSHAX or tile >= FIRST_RARE:
                for _ in range(COPIES[tile]):
                    self.bag[count] = u8(tile)
                    count += 1
        self.island[IN_BAG] = u8(count)
        for shape in range(i64(4)):
            self.island[COMMON_LEFT + shape] = u8(common)
            self.island[LOST + FIRST_COMMON + shape] = u8(COPIES[FIRST_COMMON] - common)

    def copy_boats(self, other: Boats) -> None:
        self.rows = other.rows[:]
        self.tiles = other.tiles[:]
        self.own = other.own[:]
        self.island = other.island[:]
        self.bag = other.bag[:]
        self.anywhere = other.anywhere

    # -- the island

    def draw_tile(self, chance: Chance) -> i64:
        """Takes a tile out of the bag, each as likely as any other."""
        left: i64 = i64(self.island[IN_BAG]) - 1
        at: i64 = chance.below(left + 1)
        tile: i64 = i64(self.bag[at])
        self.bag[at] = self.bag[left]
        self.island[IN_BAG] = u8(left)
        return tile

    def fill_zones(self, cats: i64, chance: Chance) -> None:
        """Draws so many cats for each zone, left first; rare treasures met on the way go below the island."""  # R4
        drawn: i64 = 0
        while drawn < 2 * cats and i64(self.island[IN_BAG]) > 0:
            tile: i64 = self.draw_tile(chance)
            if tile < CATS:
                zone: i64 = drawn // cats
                self.insert_cat(tile, zone, i64(self.island[IN_ZONE + zone]))
                drawn += 1
                if self.sink is not None:
                    self.sink.emit(CAT_DRAWN, EVERYONE, tile, zone)
            else:
                self.uncover_rare(tile)

    def uncover_rare(self, tile: i64) -> None:
        """Lays a rare treasure below the island; a new shape goes to the right end of the row."""
        shape: i64 = tile - FIRST_RARE
        if self.island[RARE_LEFT + shape] == 0:
            self.island[RARE_ROW + i64(self.island[RARE_KINDS])] = u8(shape)
            self.island[RARE_KINDS] += 1
        self.island[RARE_LEFT + shape] += 1
        if self.sink is not None:
            self.sink.emit(RARE_DRAWN, EVERYONE, tile)

    def insert_cat(self, tile: i64, zone: i64, at: i64) -> None:
        """Puts a cat into a zone before the one at this index."""
        base: i64 = ZONE + zone * ZONE_ROOM
        n: i64 = i64(self.island[IN_ZONE + zone])
        while n > at:
            self.island[base + n] = self.island[base + n - 1]
            n -= 1
        self.island[base + at] = u8(tile)
        self.island[IN_ZONE + zone] += 1

    def zone_of(self, tile: i64) -> i64:
        """The zone where a cat is; NONE if it is in none."""
        for zone in range(i64(2)):
            base: i64 = ZONE + zone * ZONE_ROOM
            for n in range(base, base + i64(self.island[IN_ZONE + zone])):
                if i64(self.island[n]) == tile:
                    return zone
        return NONE

    def remove_cat(self, tile: i64, zone: i64) -> None:
        """Takes a cat out of a zone; the others close up."""
        self.close_up(ZONE + zone * ZONE_ROOM, IN_ZONE + zone, tile)

    def close_up(self, base: i64, counter: i64, entry: i64) -> None:
        """Removes an entry from a row of the island."""
        last: i64 = base + i64(self.island[counter]) - 1
        n: i64 = base
        while n < last and i64(self.island[n]) != entry:
            n += 1
        if i64(self.island[n]) != entry:
            raise ValueError("that tile is not there")
        while n < last:
            self.island[n] = self.island[n + 1]
            n += 1
        self.island[counter] -= 1

    def take_oshax(self, tile: i64) -> None:
        self.close_up(OSHAX_ROW, OSHAX_COUNT, tile - FIRST_OSHAX)

    def take_rare(self, tile: i64) -> None:
        """Takes a rare treasure; a shape of which none is left leaves the row."""
        shape: i64 = tile - FIRST_RARE
        if self.island[RARE_LEFT + shape] == 0:
            raise ValueError("that treasure is not there")
        self.island[RARE_LEFT + shape] -= 1
        if self.island[RARE_LEFT + shape] == 0:
            self.close_up(RARE_ROW, RARE_KINDS, shape)

    def lose_tile(self, tile: i64) -> None:
        """A tile leaves the game."""
        self.island[LOST + tile] += 1
        if self.sink is not None:
            self.sink.emit(TILE_LOST, EVERYONE, tile)

    def on_table(self, tile: i64) -> bool:
        """Whether a treasure or Oshax of this kind lies ready to be taken."""
        if tile >= FIRST_COMMON:
            return self.island[COMMON_LEFT + tile - FIRST_COMMON] > 0
        if tile >= FIRST_RARE:
            return self.island[RARE_LEFT + tile - FIRST_RARE] > 0
        for n in range(i64(OSHAX_ROW), OSHAX_ROW + i64(self.island[OSHAX_COUNT])):
            if i64(self.island[n]) == tile - FIRST_OSHAX:
                return True
        return False

    # -- placing

    def bound(self, seat: i64) -> bool:
        """Whether the seat's next tile must touch another: not the first one, nor one placed by card 69 or 70."""
        return self.own[seat * OWN + PLACED] > 0 and not self.anywhere >> seat & 1  # R21

    def columns(self, at: i64, first: i64, end: i64, row: i64, bound: bool) -> i64:
        """The columns where a turn, whose squares are numbered from `first` to `end`, may have its left side when
        its top is on this row; `at` is where the boat's rows begin."""
        open_columns: i64 = ROW
        for n in range(first, end):
            open_columns &= self.rows[at + row + SQUARE_ROW[n]] >> SQUARE_COL[n]  # R20
        if bound and open_columns != 0:
            touching: i64 = 0
            for n in range(first, end):
                touching |= self.rows[at + TOUCH + row + SQUARE_ROW[n]] >> SQUARE_COL[n]
            open_columns &= touching  # R21
        return open_columns

    def fits(self, seat: i64, shape: i64) -> bool:
        """Whether the boat has a place for the shape."""  # R22
        bound = self.bound(seat)
        squares: i64 = SQUARES[shape]
        for turn in range(FIRST_TURN[shape], FIRST_TURN[shape] + TURNS[shape]):
            first: i64 = turn * MOST_SQUARES
            for row in range(ROWS + 1 - HEIGHT[turn]):
                if self.columns(seat * BOAT_ROWS, first, first + squares, row, bound) != 0:
                    return True
        return False

    def may_place(self, seat: i64, shape: i64, spot: i64) -> bool:
        """Whether the boat has a place for the shape just there."""
        turn: i64 = spot // CELLS
        row: i64 = spot % CELLS // COLS
        if turn >= TURNS[shape] or row + HEIGHT[FIRST_TURN[shape] + turn] > ROWS:
            return False
        first: i64 = (FIRST_TURN[shape] + turn) * MOST_SQUARES
        open_columns: i64 = self.columns(seat * BOAT_ROWS, first, first + SQUARES[shape], row, self.bound(seat))
        return open_columns >> spot % COLS & 1 != 0

    def list_places(self, seat: i64, shape: i64, out: vec[i64]) -> i64:
        """Writes the numbers of all placements of a shape into `out`; returns how many."""
        bound = self.bound(seat)
        squares: i64 = SQUARES[shape]
        n: i64 = 0
        for turn in range(TURNS[shape]):
            first: i64 = (FIRST_TURN[shape] + turn) * MOST_SQUARES
            for row in range(ROWS + 1 - HEIGHT[FIRST_TURN[shape] + turn]):
                left: i64 = self.columns(seat * BOAT_ROWS, first, first + squares, row, bound)
                number: i64 = DO_PLACE + turn * CELLS + row * COLS
                while left != 0:
                    if left & 1:
                        out[n] = number
                        n += 1
                    left >>= 1
                    number += 1
        return n

    def random_place(self, seat: i64, shape: i64, chance: Chance, scratch: vec[i64]) -> i64:
        """The number of a placement, each as likely as any other, without listing them."""
        bound = self.bound(seat)
        squares: i64 = SQUARES[shape]
        total: i64 = 0
        n: i64 = 0
        for turn in range(FIRST_TURN[shape], FIRST_TURN[shape] + TURNS[shape]):
            first: i64 = turn * MOST_SQUARES
            for row in range(ROWS + 1 - HEIGHT[turn]):
                found: i64 = self.columns(seat * BOAT_ROWS, first, first + squares, row, bound)
                scratch[n] = found
                if found != 0:
                    total += count_bits(found)
                n += 1
        pick: i64 = chance.below(total)
        n = 0
        for turn in range(TURNS[shape]):
            for row in range(ROWS + 1 - HEIGHT[FIRST_TURN[shape] + turn]):
                left: i64 = scratch[n]
                n += 1
                if left != 0:
                    here: i64 = count_bits(left)
                    if pick < here:
                        number: i64 = DO_PLACE + turn * CELLS + row * COLS
                        while True:
                            if left & 1:
                                if pick == 0:
                                    return number
                                pick -= 1
                            left >>= 1
                            number += 1
                    pick -= here
        raise ValueError("the tile fits nowhere")

    def only_spot(self, seat: i64, shape: i64) -> i64:
        """The spot of a shape that has just one, NONE if it has several."""
        bound = self.bound(seat)
        spot: i64 = NONE
        for turn in range(TURNS[shape]):
            first: i64 = (FIRST_TURN[shape] + turn) * MOST_SQUARES
            for row in range(ROWS + 1 - HEIGHT[FIRST_TURN[shape] + turn]):
                left: i64 = self.columns(seat * BOAT_ROWS, first, first + SQUARES[shape], row, bound)
                if left != 0:
                    if spot != NONE or left & (left - 1):
                        return NONE
                    spot = turn * CELLS + row * COLS + count_bits(left - 1)
        return spot

    def put_tile(self, seat: i64, tile: i64, spot: i64) -> None:
        """Places a tile on the boat; an Oshax gets its colour later."""
        shape: i64 = SHAPE[tile]
        strip: i64 = (seat * MOST_TILES + self.own[seat * OWN + PLACED]) * STRIP
        colour: i64 = tile // CAT_KINDS if tile < CATS else NO_COLOUR
        self.tiles[strip] = u8(tile)
        self.tiles[strip + 1] = u8(colour)
        self.tiles[strip + 2] = u8(spot // CELLS * ROWS + spot % CELLS // COLS)
        self.tiles[strip + 3] = u8(spot % COLS)
        self.own[seat * OWN + PLACED] += 1
        if tile < CATS:
            self.own[seat * OWN + CATS_OF + colour] += 1
        elif tile >= FIRST_COMMON:
            self.own[seat * OWN + COMMON] += 1
        elif tile >= FIRST_RARE:
            self.own[seat * OWN + RARE] += 1
        else:
            self.own[seat * OWN + OSHAX] += 1
        self.cover(seat, shape, spot, True)
        self.anywhere &= ~(i64(1) << seat)
        if self.sink is not None:
            self.sink.emit(TILE_PLACED, EVERYONE, seat, spot // CELLS, spot % CELLS // COLS, spot % COLS)

    def cover(self, seat: i64, shape: i64, spot: i64, covered: bool) -> None:
        """Covers or bares the cells of a shape, and finds anew which free cells touch a tile."""
        at: i64 = seat * BOAT_ROWS
        turn: i64 = FIRST_TURN[shape] + spot // CELLS
        top: i64 = spot % CELLS // COLS
        left: i64 = spot % COLS
        for n in range(turn * MOST_SQUARES, turn * MOST_SQUARES + SQUARES[shape]):
            bit: i64 = i64(1) << (left + SQUARE_COL[n])
            if covered:
                self.rows[at + top + SQUARE_ROW[n]] &= ~bit
            else:
                self.rows[at + top + SQUARE_ROW[n]] |= bit
        low: i64 = top - 1 if top > 0 else 0
        high: i64 = top + HEIGHT[turn] if top + HEIGHT[turn] < ROWS else ROWS - 1
        for row in range(low, high + 1):
            here: i64 = PLANKS[row] & ~self.rows[at + row]
            near: i64 = here << 1 | here >> 1
            if row > 0:
                near |= PLANKS[row - 1] & ~self.rows[at + row - 1]
            if row < ROWS - 1:
                near |= PLANKS[row + 1] & ~self.rows[at + row + 1]
            self.rows[at + TOUCH + row] = near & self.rows[at + row]

    def spot_of(self, seat: i64, tile: i64) -> i64:
        """Where the n-th tile of a boat lies."""
        strip: i64 = (seat * MOST_TILES + tile) * STRIP
        turn: i64 = i64(self.tiles[strip + 2]) // ROWS
        return turn * CELLS + i64(self.tiles[strip + 2]) % ROWS * COLS + i64(self.tiles[strip + 3])

    def first_cell(self, seat: i64, tile: i64) -> i64:
        """The first cell, from the top left, of the n-th tile of a boat."""
        shape: i64 = SHAPE[i64(self.tiles[(seat * MOST_TILES + tile) * STRIP])]
        spot: i64 = self.spot_of(seat, tile)
        first: i64 = (FIRST_TURN[shape] + spot // CELLS) * MOST_SQUARES
        return spot % CELLS + SQUARE_ROW[first] * COLS + SQUARE_COL[first]

    def treasure_at(self, seat: i64, cell: i64) -> i64:
        """The number of the treasure on a boat whose first cell this is; NONE if there is none."""
        for tile in range(self.own[seat * OWN + PLACED]):
            if i64(self.tiles[(seat * MOST_TILES + tile) * STRIP]) >= FIRST_RARE:
                if self.first_cell(seat, tile) == cell:
                    return tile
        return NONE

    def remove_treasure(self, seat: i64, tile: i64) -> i64:
        """Takes the n-th tile, a treasure, off a boat and out of the game; returns its kind."""
        strip: i64 = (seat * MOST_TILES + tile) * STRIP
        kind: i64 = i64(self.tiles[strip])
        self.cover(seat, SHAPE[kind], self.spot_of(seat, tile), False)
        last: i64 = (seat * MOST_TILES + self.own[seat * OWN + PLACED] - 1) * STRIP
        for n in range(strip, last):
            self.tiles[n] = self.tiles[n + STRIP]
        for n in range(last, last + STRIP):
            self.tiles[n] = 0
        self.own[seat * OWN + PLACED] -= 1
        self.own[seat * OWN + (COMMON if kind >= FIRST_COMMON else RARE)] -= 1
        self.island[LOST + kind] += 1
        return kind

    def covers_map(self, seat: i64, colour: i64) -> bool:
        """Whether the last tile of a boat covers the map of this colour."""
        placed: i64 = self.own[seat * OWN + PLACED] - 1
        shape: i64 = SHAPE[i64(self.tiles[(seat * MOST_TILES + placed) * STRIP])]
        spot: i64 = self.spot_of(seat, placed)
        cell: i64 = MAP_CELL[self.own[seat * OWN + BOAT] * 5 + colour]
        turn: i64 = FIRST_TURN[shape] + spot // CELLS
        for n in range(turn * MOST_SQUARES, turn * MOST_SQUARES + SQUARES[shape]):
            if spot % CELLS + SQUARE_ROW[n] * COLS + SQUARE_COL[n] == cell:
                return True
        return False

    def price(self, tile: i64) -> i64:
        """What rescuing a cat costs, by its zone."""
        return LEFT_PRICE if self.zone_of(tile) == LEFT else RIGHT_PRICE  # R16


assert BAG == CATS + 25
assert LOST + TILES == ISLAND
