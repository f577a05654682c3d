"""What can happen, and which of its facts only some may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from paluba.core.event import Event, EventTable
from paluba.core.fields import SEAT, SECRET, Number
from paluba.games.sea_salt_paper.actions import CARD, PAIR, PILE

POINTS = Number(256)
ROUND = Number(1000, start=1)
SecretCard = Annotated[str | None, CARD, SECRET]


@dataclass(frozen=True)
class RoundStarted(Event):
    """The cards were shuffled and a new round began."""

    name = "round_started"
    round: Annotated[int, ROUND]
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class PileOpened(Event):
    """A discard pile was started with a card of the deck."""

    name = "pile_opened"
    pile: Annotated[int, PILE]
    card: Annotated[str, CARD]


@dataclass(frozen=True)
class TwoDrawn(Event):
    """A seat drew two cards from the deck."""

    name = "two_drawn"
    seat: Annotated[int, SEAT]
    first: SecretCard
    second: SecretCard


@dataclass(frozen=True)
class CardDrawn(Event):
    """A seat drew one card from the deck into its hand: the last one, or by fish."""

    name = "card_drawn"
    seat: Annotated[int, SEAT]
    card: SecretCard


@dataclass(frozen=True)
class CardKept(Event):
    """A seat kept one of the two cards drawn."""

    name = "card_kept"
    seat: Annotated[int, SEAT]
    card: SecretCard


@dataclass(frozen=True)
class CardDiscarded(Event):
    """A seat put the other drawn card on a pile."""

    name = "card_discarded"
    seat: Annotated[int, SEAT]
    card: Annotated[str, CARD]
    pile: Annotated[int, PILE]


@dataclass(frozen=True)
class TopTaken(Event):
    """A seat took the top card of a pile."""

    name = "top_taken"
    seat: Annotated[int, SEAT]
    card: Annotated[str, CARD]
    pile: Annotated[int, PILE]


@dataclass(frozen=True)
class TakeSkipped(Event):
    """Deck and piles were empty: there was no card to take."""

    name = "take_skipped"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class PairLaid(Event):
    """A seat laid a pair on the table."""

    name = "pair_laid"
    seat: Annotated[int, SEAT]
    cards: Annotated[tuple[str, str], PAIR]


@dataclass(frozen=True)
class EffectSkipped(Event):
    """The effect of the pair was impossible."""

    name = "effect_skipped"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class TurnExtended(Event):
    """Boats gave another turn."""

    name = "turn_extended"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class PileSearched(Event):
    """A seat looked through a pile."""

    name = "pile_searched"
    seat: Annotated[int, SEAT]
    pile: Annotated[int, PILE]


@dataclass(frozen=True)
class CardPicked(Event):
    """A seat took a card from the pile it looked through."""

    name = "card_picked"
    seat: Annotated[int, SEAT]
    pile: Annotated[int, PILE]
    card: SecretCard


@dataclass(frozen=True)
class CardStolen(Event):
    """A seat drew a card from the hand of another."""

    name = "card_stolen"
    seat: Annotated[int, SEAT]
    victim: Annotated[int, SEAT]
    card: SecretCard


@dataclass(frozen=True)
class TurnEnded(Event):
    """A seat ended its turn."""

    name = "turn_ended"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class StopCalled(Event):
    """A seat ended the round."""

    name = "stop_called"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class LastChanceCalled(Event):
    """A seat laid down its cards and bet on its points."""

    name = "last_chance_called"
    seat: Annotated[int, SEAT]
    points: Annotated[int, POINTS]


@dataclass(frozen=True)
class CardRevealed(Event):
    """A card of a hand was laid open."""

    name = "card_revealed"
    seat: Annotated[int, SEAT]
    card: Annotated[str, CARD]


@dataclass(frozen=True)
class BetWon(Event):
    """Nobody had more points than the seat that called LAST CHANCE."""

    name = "bet_won"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class BetLost(Event):
    """Somebody had more points than the seat that called LAST CHANCE."""

    name = "bet_lost"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class RoundScored(Event):
    """What a seat wrote down for the round: points of its cards and colour bonus."""

    name = "round_scored"
    seat: Annotated[int, SEAT]
    points: Annotated[int, POINTS]
    bonus: Annotated[int, POINTS]


@dataclass(frozen=True)
class DeckExhausted(Event):
    """The deck was empty at the end of a turn and nobody had closed the round: nobody scored."""

    name = "deck_exhausted"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class FourMermaids(Event):
    """A seat had all four mermaids and won at once."""

    name = "four_mermaids"
    seat: Annotated[int, SEAT]


EVENTS = EventTable(
    RoundStarted,
    PileOpened,
    TwoDrawn,
    CardDrawn,
    CardKept,
    CardDiscarded,
    TopTaken,
    TakeSkipped,
    PairLaid,
    EffectSkipped,
    TurnExtended,
    PileSearched,
    CardPicked,
    CardStolen,
    TurnEnded,
    StopCalled,
    LastChanceCalled,
    CardRevealed,
    BetWon,
    BetLost,
    RoundScored,
    DeckExhausted,
    FourMermaids,
)
