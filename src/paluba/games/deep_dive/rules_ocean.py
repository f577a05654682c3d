"""Where every tile lies.

Nothing that lies face down is decided: for each depth `hidden` counts the tiles that nobody has seen, those still
lying face down and those removed at the set-up together, and `down` how many of them still lie there. A flip draws
one of the unseen tiles, each as likely as any other. So nobody can know more than anybody else, and there is nothing
to imagine.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.chance import Chance
from paluba.core.state import NO_BYTES, State
from paluba.games.deep_dive.parts import BUBBLES as BUBBLES_TILE
from paluba.games.deep_dive.parts import COLOUR, DEEPEST, FACES, FIRST_FOOD, POINTS, ROCK
from paluba.games.deep_dive.scoring import BOARD, BUBBLES, HEIGHT, ROCKS, add_food

NONE: Final = -1


class Ocean(State):
    """The tiles of the ocean and the boards before the seats."""

    hidden: vec[u8] = NO_BYTES
    """How many tiles of each face nobody has seen, at each depth: face down or removed."""
    open: vec[u8] = NO_BYTES
    """How many tiles of each face lie face up, at each depth."""
    down: vec[u8] = NO_BYTES
    """How many tiles lie face down, at each depth."""
    removed: i64 = 0
    """How many tiles of each depth went back into the box unseen."""
    boards: vec[u8] = NO_BYTES
    """What lies before each seat (see scoring); in a solo match the virtual opponent's board comes last."""
    spent: i64 = 0
    """Rocks given up: they are out of the game."""

    def copy_ocean(self, other: Ocean) -> None:
        self.seats = other.seats
        self.shown = other.shown
        self.hidden = other.hidden[:]
        self.open = other.open[:]
        self.down = other.down[:]
        self.removed = other.removed
        self.boards = other.boards[:]
        self.spent = other.spent

    def draw(self, depth: i64, chance: Chance) -> i64:
        """Flips a tile of a depth and returns its slot; it lies face up now."""
        at: i64 = depth * FACES
        pick: i64 = chance.below(i64(self.down[depth]) + self.removed)  # R2
        while pick >= i64(self.hidden[at]):
            pick -= i64(self.hidden[at])
            at += 1
        self.hidden[at] -= 1
        self.open[at] += 1
        self.down[depth] -= 1
        self.shown += 1
        return at - depth * FACES

    def gain(self, board: i64, depth: i64, slot: i64) -> None:
        """Moves a face-up tile to a board."""
        at: i64 = depth * FACES + slot
        if slot < 0 or self.open[at] == 0:
            raise ValueError("no such tile lies face up there")
        self.open[at] -= 1
        if slot == ROCK:
            self.boards[board * BOARD + ROCKS] += 1
        elif slot == BUBBLES_TILE:
            self.boards[board * BOARD + BUBBLES] += 1
        else:
            add_food(self.boards, board * BOARD, COLOUR[slot], POINTS[at])

    def catch(self, depth: i64) -> i64:
        """How many faces of food and rock lie face up at a depth."""
        faces: i64 = 0
        for at in range(depth * FACES + ROCK, (depth + 1) * FACES):
            if self.open[at] > 0:
                faces += 1
        return faces

    def first_catch(self, depth: i64) -> i64:
        """The slot of the first face of food or rock that lies face up at a depth; NONE if there is none."""
        for slot in range(i64(ROCK), i64(FACES)):
            if self.open[depth * FACES + slot] > 0:
                return slot
        return NONE

    def live(self, depth: i64) -> bool:
        """Whether this depth or a deeper one has a tile to flip, or food or rock to take."""  # R11
        while depth <= DEEPEST:
            if self.down[depth] > 0 or self.first_catch(depth) != NONE:
                return True
            depth += 1
        return False

    def rank(self, depth: i64, slot: i64) -> i64:
        """How much the virtual opponent wants a face of food: its rarest colour first, then points; NONE if no such
        tile lies face up."""
        at: i64 = depth * FACES + slot
        if self.open[at] == 0:
            return NONE
        height: i64 = i64(self.boards[self.seats * BOARD + HEIGHT + COLOUR[slot]])
        return (255 - height) * 16 + POINTS[at]  # R26

    def best_rank(self, depth: i64) -> i64:
        """The highest rank of the food that lies face up at a depth; NONE if none does."""
        best: i64 = NONE
        for slot in range(i64(FIRST_FOOD), i64(FACES)):
            rank: i64 = self.rank(depth, slot)
            if rank > best:
                best = rank
        return best
