"""What a seat may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from paluba.core.action import Action, Space
from paluba.core.fields import Number, OneOf, Seat
from paluba.games.sea_salt_paper.parts import CARDS, KINDS, PAIRS, PILES

PILE = Number(PILES, start=1)
CARD = OneOf(KINDS, label=("figure", "colour"))
PAIR = OneOf(PAIRS, label=("figure", "colour"))
OPPONENT = Seat(4)


@dataclass(frozen=True)
class Draw(Action):
    """Draw two cards from the deck, to keep one."""

    verb = "draw"


@dataclass(frozen=True)
class TakeTop(Action):
    """Take the top card of a discard pile."""

    verb = "take"
    pile: Annotated[int, PILE]


@dataclass(frozen=True)
class Keep(Action):
    """Keep one of the two cards drawn."""

    verb = "keep"
    card: Annotated[str, CARD]


@dataclass(frozen=True)
class Discard(Action):
    """Put the other drawn card face up on a discard pile."""

    verb = "discard"
    pile: Annotated[int, PILE]


@dataclass(frozen=True)
class LayPair(Action):
    """Lay a pair on the table and use its effect."""

    verb = "pair"
    cards: Annotated[tuple[str, str], PAIR]


@dataclass(frozen=True)
class Search(Action):
    """Look through a discard pile (crabs)."""

    verb = "search"
    pile: Annotated[int, PILE]


@dataclass(frozen=True)
class Pick(Action):
    """Take a card of the pile looked through; 1 is its top card."""

    verb = "pick"
    position: Annotated[int, Number(CARDS, start=1)]


@dataclass(frozen=True)
class Steal(Action):
    """Draw a card at random from an opponent's hand (swimmer and shark)."""

    verb = "steal"
    opponent: Annotated[int, OPPONENT]


@dataclass(frozen=True)
class Stop(Action):
    """End the round at once: STOP."""

    verb = "stop"


@dataclass(frozen=True)
class LastChance(Action):
    """Bet that nobody will have more points after one more turn each: LAST CHANCE."""

    verb = "last_chance"


@dataclass(frozen=True)
class EndTurn(Action):
    """End the turn."""

    verb = "end"


ACTIONS = Space(Draw, TakeTop, Keep, Discard, LayPair, Search, Pick, Steal, Stop, LastChance, EndTurn)
