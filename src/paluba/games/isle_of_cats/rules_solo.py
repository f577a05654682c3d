"""The sister of the solo game: her cards, colours and lessons, and how her instructions are carried out."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.event import EVERYONE
from paluba.core.state import NO_BYTES
from paluba.games.isle_of_cats.parts import (
    BASIC_DRAWN,
    DISCARD_CAT,
    DISCARD_OSHAX,
    DISCARD_RARE,
    FIRST_COMMON,
    FIRST_OSHAX,
    FIRST_RARE,
    FIRST_SISTER,
    FIRST_SISTER_LESSON,
    ORDERS,
    SISTER_BASIC,
    SISTER_CARDS,
    SISTER_LESSONS,
    SWAP_CATS,
)
from paluba.games.isle_of_cats.rules_boat import (
    COMMON_LEFT,
    IN_ZONE,
    LOST,
    OSHAX_COUNT,
    OSHAX_ROW,
    RARE_KINDS,
    RARE_ROW,
    ZONE,
    ZONE_ROOM,
)
from paluba.games.isle_of_cats.rules_codes import (
    CATS_SWAPPED,
    COLOUR_REVEALED,
    NONE,
    SISTER_CARD_TURNED,
    SISTER_LESSON_DRAWN,
    SISTER_TOOK,
)
from paluba.games.isle_of_cats.rules_lessons import Lessons
from paluba.games.isle_of_cats.scoring import count_bits


class Sister(Lessons):
    """The sister of the solo game."""

    sister_used: i64 = 0
    """Her cards that were turned, as a bit mask."""
    sister_card: i64 = 0
    """Her card that lies face up and is still to be carried out; NONE without one."""
    sister_left: i64 = 0
    """How many of her cards of the day are still to be carried out."""
    sister_lessons: i64 = 0
    """Her lessons, as a bit mask."""
    colours: vec[u8] = NO_BYTES
    """Her colours in the order in which they were turned."""
    colours_turned: i64 = 0

    def unpack_sister(self) -> None:
        self.sister_used = 0
        self.sister_card = NONE
        self.sister_left = 0
        self.sister_lessons = 0
        self.colours = vec[u8]([u8(0)] * 5)
        self.colours_turned = 0

    def copy_sister(self, other: Sister) -> None:
        self.sister_used = other.sister_used
        self.sister_card = other.sister_card
        self.sister_left = other.sister_left
        self.sister_lessons = other.sister_lessons
        self.colours = other.colours[:]
        self.colours_turned = other.colours_turned

    def draw_sister_lessons(self, advanced: i64, chance: Chance) -> None:
        """Three basic lessons and as many advanced ones as the level says."""  # R48
        for n in range(BASIC_DRAWN + advanced):
            low: i64 = 0 if n < BASIC_DRAWN else SISTER_BASIC
            high: i64 = SISTER_BASIC if n < BASIC_DRAWN else SISTER_LESSONS
            lesson: i64 = self.draw_bit(self.sister_lessons, low, high, chance)
            self.sister_lessons |= i64(1) << lesson
            if self.sink is not None:
                self.sink.emit(SISTER_LESSON_DRAWN, EVERYONE, FIRST_SISTER_LESSON - FIRST_SISTER + lesson)

    def draw_bit(self, used: i64, low: i64, high: i64, chance: Chance) -> i64:
        """A number from `low` to below `high` that is not in a bit mask, each as likely as any other."""
        free: i64 = high - low - count_bits(used >> low & (i64(1) << (high - low)) - 1)
        pick: i64 = chance.below(free)
        for n in range(low, high):
            if not used >> n & 1:
                if pick == 0:
                    return n
                pick -= 1
        raise ValueError("all are drawn")

    def turn_colour(self, chance: Chance) -> None:
        """Turns the sister's next colour card."""  # R54
        used: i64 = 0
        for n in range(self.colours_turned):
            used |= i64(1) << i64(self.colours[n])
        colour: i64 = self.draw_bit(used, 0, 5, chance)
        self.colours[self.colours_turned] = u8(colour)
        self.colours_turned += 1
        self.shown += 1
        if self.sink is not None:
            self.sink.emit(COLOUR_REVEALED, EVERYONE, colour)

    def turn_sister_card(self, chance: Chance) -> None:
        """Turns the sister's next card face up."""  # R50
        self.sister_card = self.draw_bit(self.sister_used, 0, SISTER_CARDS, chance)
        self.sister_used |= i64(1) << self.sister_card
        self.shown += 1
        if self.sink is not None:
            self.sink.emit(SISTER_CARD_TURNED, EVERYONE, self.sister_card)

    def sister_turn(self, chance: Chance) -> None:
        """Carries out the sister's card, turning it first if it lies face down: top to bottom, one by one."""  # R51
        if self.sister_card == NONE:
            self.turn_sister_card(chance)
        for half in range(i64(2)):
            at: i64 = self.sister_card * 6 + half * 3
            self.carry_out(ORDERS[at], ORDERS[at + 1], ORDERS[at + 2])
        self.sister_card = NONE
        self.sister_left -= 1

    def carry_out(self, order: i64, which: i64, other: i64) -> None:
        """One instruction. Too high a position means the last one; where nothing is left nothing happens."""  # R52
        tile: i64 = 0
        if order == DISCARD_CAT:
            if self.cats_out() > 0:
                tile = self.cat_at(self.at_most(which, self.cats_out()))
                self.remove_cat(tile, self.zone_of(tile))
                self.sister_takes(tile)
        elif order == DISCARD_RARE:
            if self.island[RARE_KINDS] > 0:
                at: i64 = self.at_most(which, i64(self.island[RARE_KINDS]))
                tile = FIRST_RARE + i64(self.island[RARE_ROW + at - 1])
                self.take_rare(tile)
                self.sister_takes(tile)
        elif order == DISCARD_OSHAX:
            if self.island[OSHAX_COUNT] > 0:
                at = self.at_most(which, i64(self.island[OSHAX_COUNT]))
                tile = FIRST_OSHAX + i64(self.island[OSHAX_ROW + at - 1])
                self.take_oshax(tile)
                self.sister_takes(tile)
        elif order == SWAP_CATS:
            self.swap_cats(which, other)
        elif self.island[COMMON_LEFT + which] > 0:
            self.island[COMMON_LEFT + which] -= 1
            self.sister_takes(FIRST_COMMON + which)

    def at_most(self, which: i64, count: i64) -> i64:
        return which if which < count else count

    def sister_takes(self, tile: i64) -> None:
        self.island[LOST + tile] += 1
        if self.sink is not None:
            self.sink.emit(SISTER_TOOK, EVERYONE, tile)

    def cats_out(self) -> i64:
        """How many cats are in both zones."""
        return i64(self.island[IN_ZONE]) + i64(self.island[IN_ZONE + 1])

    def cell_of_cat(self, position: i64) -> i64:
        """Where on the island the cat at this position is kept, counted from 1 through the left zone first."""
        left: i64 = i64(self.island[IN_ZONE])
        if position <= left:
            return ZONE + position - 1
        return ZONE + ZONE_ROOM + position - left - 1

    def cat_at(self, position: i64) -> i64:
        return i64(self.island[self.cell_of_cat(position)])

    def swap_cats(self, one: i64, other: i64) -> None:
        """Swaps two cats with their zones; when both fall on one cat, its left neighbour is the other."""  # R52
        count: i64 = self.cats_out()
        if count < 2:
            return
        first: i64 = self.at_most(one, count)
        second: i64 = self.at_most(other, count)
        if first == second:
            first = second - 1
        here: i64 = self.cell_of_cat(first)
        there: i64 = self.cell_of_cat(second)
        kept: u8 = self.island[here]
        self.island[here] = self.island[there]
        self.island[there] = kept
        if self.sink is not None:
            self.sink.emit(CATS_SWAPPED, EVERYONE, i64(self.island[there]), i64(self.island[here]))

    def colour_points(self, colour: i64) -> i64:
        """What the sister gets for each cat of a colour."""
        for n in range(self.colours_turned):
            if i64(self.colours[n]) == colour:
                return 5 - n
        return 0
