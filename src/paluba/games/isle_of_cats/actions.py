"""What a seat may do. Cards go by their printed numbers, rows and columns count from 0 at the top left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from paluba.core.action import Action, Space
from paluba.core.fields import Number, OneOf
from paluba.games.isle_of_cats.parts import (
    CARDS,
    CATS,
    COLOUR_NAMES,
    COLS,
    DISCOVERIES,
    MOST_TURNS,
    ROWS,
    TILE_NAMES,
)

CARD = Number(CARDS, start=1, label="card")
DISCOVERY = Number(DISCOVERIES, start=1, label="card")
RESCUE = Number(60, start=7, label="card")
PLAYABLE = Number(112, start=1, label="card")
PRIVATE = Number(30, start=113, label="card")
TILE = OneOf(TILE_NAMES, label=("shape", "colour"))
CAT = OneOf(TILE_NAMES[:CATS], label=("shape", "colour"))
COLOUR = OneOf(COLOUR_NAMES, label=("colour",))
ZONE = OneOf(("left", "right"), label=("zone",))
TURN = Number(MOST_TURNS)
ROW = Number(ROWS)
COL = Number(COLS)
MOST_IN_ZONE = 24
POSITION = Number(MOST_IN_ZONE, start=1)


@dataclass(frozen=True)
class Keep(Action):
    """Keep a card of the hand that is passed around."""

    verb = "keep"
    card: Annotated[int, CARD]


@dataclass(frozen=True)
class Buy(Action):
    """Buy a card chosen or drawn, for its fish."""

    verb = "buy"
    card: Annotated[int, DISCOVERY]


@dataclass(frozen=True)
class Commit(Action):
    """Lay a rescue card face down for today."""

    verb = "commit"
    card: Annotated[int, RESCUE]


@dataclass(frozen=True)
class Play(Action):
    """Play an anytime, Oshax or treasure card from the hand."""

    verb = "play"
    card: Annotated[int, PLAYABLE]


@dataclass(frozen=True)
class Discard(Action):
    """Give up one of your laid private lessons (cards 86 and 87)."""

    verb = "discard"
    card: Annotated[int, PRIVATE]


@dataclass(frozen=True)
class Take(Action):
    """Take a tile, to place it on your boat next."""

    verb = "take"
    tile: Annotated[str, TILE]


@dataclass(frozen=True)
class Move(Action):
    """Move a cat to the other zone (card 77)."""

    verb = "move"
    tile: Annotated[str, CAT]


@dataclass(frozen=True)
class Place(Action):
    """Place the tile taken: one of its turns, with the top left corner of its outline on this row and column."""

    verb = "place"
    turn: Annotated[int, TURN]
    row: Annotated[int, ROW]
    col: Annotated[int, COL]


@dataclass(frozen=True)
class Remove(Action):
    """Give up the treasure on your boat that covers this cell, its first from the top left (cards 88 and 89)."""

    verb = "remove"
    row: Annotated[int, ROW]
    col: Annotated[int, COL]


@dataclass(frozen=True)
class Choose(Action):
    """Choose a colour: for a public lesson, an Oshax, or the cats that bring fish."""

    verb = "colour"
    colour: Annotated[str, COLOUR]


@dataclass(frozen=True)
class Put(Action):
    """Put the cat drawn into a zone (card 83)."""

    verb = "put"
    zone: Annotated[str, ZONE]


@dataclass(frozen=True)
class Position(Action):
    """Give a cat its position within its zone, 1 being the first from the left (solo)."""

    verb = "position"
    position: Annotated[int, POSITION]


@dataclass(frozen=True)
class Pay(Action):
    """Pay a fish, to take common treasures of any size (cards 107 to 112)."""

    verb = "pay"


@dataclass(frozen=True)
class Done(Action):
    """No more of this: go on."""

    verb = "done"


@dataclass(frozen=True)
class Decline(Action):
    """Take no treasure."""

    verb = "decline"


@dataclass(frozen=True)
class Pass(Action):
    """Pass for the rest of the phase."""

    verb = "pass"


ACTIONS = Space(
    Keep, Buy, Commit, Play, Discard, Take, Move, Place, Remove, Choose, Put, Position, Pay, Done, Decline, Pass
)
