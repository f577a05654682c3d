"""The bag and the racks: who holds which tiles, and who may know it.

A rack is secret, the bag holds what is neither on the board nor on a rack. The one thing that all can tell beyond
that comes from a swap: the tiles shown were in the bag when the new ones had been drawn, so they are on no rack whose
owner has not drawn since.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.state import NO_BYTES
from paluba.games.ingenious.parts import BOX, COPIES, KINDS, SHOWS, TILE_COUNT
from paluba.games.ingenious.rules_board import SEATS, Board

RACK: Final = 6
"""How many tiles a rack holds."""
MOST_SHOWN: Final = 24
"""No more tiles can have been shown since the seat now active drew last."""


class Racks(Board):
    """The board, the bag, and a rack for each seat."""

    bag: vec[u8] = NO_BYTES
    """The kinds of the tiles in the bag, in no order."""
    bag_size: i64 = 0
    rack: vec[u8] = NO_BYTES
    """The kinds of the tiles on each rack, in no order; each rack has room for six."""
    held: vec[u8] = NO_BYTES
    """How many tiles each rack holds."""
    rack_size: i64 = 0
    """To how many tiles a rack is refilled: six; one in solo, where it is the tile drawn."""
    active: i64 = 0
    shown_kind: vec[u8] = NO_BYTES
    shown_age: vec[u8] = NO_BYTES
    """The tiles shown in swaps that some seat cannot have drawn since, and how many turns have ended since then."""
    shown_count: i64 = 0

    @final
    def fill_bag(self) -> None:
        """All tiles are in the bag, the racks are empty."""
        self.bag = FULL_BAG[:]
        self.bag_size = TILE_COUNT
        self.rack = EMPTY_RACKS[:]
        self.held = NOTHING_HELD[:]
        self.rack_size = i64(1) if self.seats == 1 else i64(RACK)  # R3, R26
        self.shown_kind = NOTHING_SHOWN[:]
        self.shown_age = NOTHING_SHOWN[:]
        self.shown_count = 0

    @final
    def copy_racks(self, other: Racks) -> None:
        self.copy_board(other)
        self.bag = other.bag[:]
        self.bag_size = other.bag_size
        self.rack = other.rack[:]
        self.held = other.held[:]
        self.rack_size = other.rack_size
        self.active = other.active
        self.shown_kind = other.shown_kind[:]
        self.shown_age = other.shown_age[:]
        self.shown_count = other.shown_count

    @final
    def draw(self, chance: Chance) -> i64:
        """Takes a tile out of the bag, each as likely as any other."""
        left: i64 = self.bag_size - 1
        at: i64 = chance.below(left + 1)
        kind: i64 = i64(self.bag[at])
        self.bag[at] = self.bag[left]
        self.bag_size = left
        return kind

    @final
    def put_back(self, kind: i64) -> None:
        self.bag[self.bag_size] = u8(kind)
        self.bag_size += 1

    @final
    def hold(self, seat: i64, kind: i64) -> None:
        """Puts a tile on a rack."""
        held: i64 = i64(self.held[seat])
        self.rack[seat * RACK + held] = u8(kind)
        self.held[seat] = u8(held + 1)

    @final
    def bring_forward(self, seat: i64, kind: i64) -> None:
        """Makes a tile of this kind the last one of its rack."""
        at: i64 = self.find(seat, kind)
        if at < 0:
            raise ValueError("that tile is not on the rack")
        last: i64 = seat * RACK + i64(self.held[seat]) - 1
        self.rack[at] = self.rack[last]
        self.rack[last] = u8(kind)

    @final
    def find(self, seat: i64, kind: i64) -> i64:
        """Where the first tile of this kind on the seat's rack stands among all racks; -1 if there is none."""
        found: i64 = -1
        at: i64 = seat * RACK + i64(self.held[seat]) - 1
        while at >= seat * RACK:
            found = at if i64(self.rack[at]) == kind else found
            at -= 1
        return found

    @final
    def holds(self, seat: i64, kind: i64) -> bool:
        return self.find(seat, kind) >= 0

    @final
    def kinds_held(self, seat: i64) -> i64:
        """The kinds of tiles on a rack, as a bit mask."""
        kinds: i64 = 0
        for at in range(seat * RACK, seat * RACK + i64(self.held[seat])):
            kinds |= i64(1) << i64(self.rack[at])
        return kinds

    @final
    def colours_held(self, seat: i64) -> i64:
        """The colours on a rack, as a bit mask."""
        colours: i64 = 0
        for at in range(seat * RACK, seat * RACK + i64(self.held[seat])):
            colours |= SHOWS[i64(self.rack[at])]
        return colours

    # -- what all can tell of tiles shown

    @final
    def age_shown(self) -> None:
        """A turn has ended with a draw; a tile shown so long ago that every seat has drawn since can be anywhere."""
        kept: i64 = 0
        for n in range(self.shown_count):
            age: i64 = i64(self.shown_age[n]) + 1
            if age < self.seats:
                self.shown_kind[kept] = self.shown_kind[n]
                self.shown_age[kept] = u8(age)
                kept += 1
        self.shown_count = kept

    @final
    def note_shown(self, kind: i64) -> None:
        self.shown_kind[self.shown_count] = u8(kind)
        self.shown_age[self.shown_count] = 0
        self.shown_count += 1

    @final
    def drew_since(self, seat: i64, age: i64) -> bool:
        """Whether a seat has drawn since a tile was shown; the seat now active drew longest ago."""
        ago: i64 = self.active - seat
        return (ago if ago > 0 else ago + self.seats) <= age

    # -- imagining

    @final
    def deal_anew(self, viewer: i64, chance: Chance) -> None:
        """Deals the other racks anew from all tiles that the viewer does not see, each deal that fits what it knows
        as likely as any other. The seats that drew longest ago come first: what they can hold, the others can."""
        unseen = vec[i64]([i64(0)] * KINDS)
        for kind in range(i64(KINDS)):
            unseen[kind] = BOX[kind] - i64(self.spent[kind])
        own = vec[i64]([i64(0)] * KINDS)
        for at in range(viewer * RACK, viewer * RACK + i64(self.held[viewer])):
            unseen[i64(self.rack[at])] -= 1
            own[i64(self.rack[at])] += 1
        aside = self.set_aside(viewer, own, unseen)
        self.bag_size = 0
        self.pour(unseen)
        for turn in range(self.seats):
            seat: i64 = self.active + turn
            seat = seat if seat < self.seats else seat - self.seats
            for n in range(self.shown_count):
                if aside[n] and self.drew_since(seat, i64(self.shown_age[n])):
                    aside[n] = 0
                    self.put_back(i64(self.shown_kind[n]))
            if seat != viewer:
                count: i64 = i64(self.held[seat])
                self.held[seat] = 0
                for _ in range(count):
                    self.hold(seat, self.draw(chance))
        for n in range(self.shown_count):
            if aside[n]:
                self.put_back(i64(self.shown_kind[n]))

    @final
    def set_aside(self, viewer: i64, own: vec[i64], unseen: vec[i64]) -> vec[i64]:
        """Keeps the tiles shown apart from the others unseen, but for those that the viewer may hold itself."""
        aside = vec[i64]([i64(0)] * MOST_SHOWN)
        for n in range(self.shown_count):
            kind: i64 = i64(self.shown_kind[n])
            if own[kind] > 0 and self.drew_since(viewer, i64(self.shown_age[n])):
                own[kind] -= 1
            else:
                aside[n] = 1
                unseen[kind] -= 1
        return aside

    @final
    def pour(self, unseen: vec[i64]) -> None:
        """Puts so many tiles of each kind into the bag."""
        for kind in range(i64(KINDS)):
            for _ in range(unseen[kind]):
                self.put_back(kind)


FULL_BAG: Final = vec[u8]([u8(kind) for kind in range(KINDS) for _ in range(COPIES[kind])])
EMPTY_RACKS: Final = vec[u8]([u8(0)] * (SEATS * RACK))
NOTHING_HELD: Final = vec[u8]([u8(0)] * SEATS)
NOTHING_SHOWN: Final = vec[u8]([u8(0)] * MOST_SHOWN)
