"""What can happen, and which of its facts only some may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from paluba.core.event import Event, EventTable
from paluba.core.fields import SEAT, SECRET, Number, OneOf
from paluba.games.isle_of_cats.actions import CARD, CAT, COL, COLOUR, POSITION, ROW, TILE, TURN, ZONE
from paluba.games.isle_of_cats.parts import BOAT_NAMES

COUNT = Number(1000)
DAY = Number(6)
BOAT = OneOf(BOAT_NAMES, label=("boat",))
BASKET = OneOf(("permanent", "whole", "broken"), label=("basket",))
SOLO_CARD = Number(42, start=174, label="card")
SecretCard = Annotated[int | None, CARD, SECRET]


@dataclass(frozen=True)
class BoatDrawn(Event):
    """A seat got its boat."""

    name = "boat_drawn"
    seat: Annotated[int, SEAT]
    boat: Annotated[str, BOAT]


@dataclass(frozen=True)
class OrderSet(Event):
    """A seat stands at this place of the turn order; without a seat it is the sister."""

    name = "order_set"
    place: Annotated[int, POSITION]
    seat: Annotated[int | None, SEAT]


@dataclass(frozen=True)
class DayStarted(Event):
    """A day began."""

    name = "day_started"
    day: Annotated[int, DAY]


@dataclass(frozen=True)
class CatDrawn(Event):
    """A cat was drawn from the bag into a zone; without a zone the seat that drew it has still to choose."""

    name = "cat_drawn"
    tile: Annotated[str, CAT]
    zone: Annotated[str | None, ZONE]


@dataclass(frozen=True)
class RareDrawn(Event):
    """A rare treasure was drawn from the bag and laid below the island."""

    name = "rare_drawn"
    tile: Annotated[str, TILE]


@dataclass(frozen=True)
class FishCaught(Event):
    """A seat got its fish for the day."""

    name = "fish_caught"
    seat: Annotated[int, SEAT]
    fish: Annotated[int, COUNT]


@dataclass(frozen=True)
class CardDealt(Event):
    """A seat was dealt a card to choose from."""

    name = "card_dealt"
    seat: Annotated[int, SEAT]
    card: SecretCard


@dataclass(frozen=True)
class CardKept(Event):
    """A seat kept a card of the hand passed around."""

    name = "card_kept"
    seat: Annotated[int, SEAT]
    card: SecretCard


@dataclass(frozen=True)
class HandsPassed(Event):
    """Every seat passed the rest of its hand on."""

    name = "hands_passed"
    count: Annotated[int, COUNT]


@dataclass(frozen=True)
class CardReceived(Event):
    """A card came to a seat with the hand passed to it."""

    name = "card_received"
    seat: Annotated[int, SEAT]
    card: SecretCard


@dataclass(frozen=True)
class CardBought(Event):
    """A seat bought a card."""

    name = "card_bought"
    seat: Annotated[int, SEAT]
    card: SecretCard


@dataclass(frozen=True)
class PurchaseMade(Event):
    """A seat bought so many cards for so many fish; the others were discarded face down."""

    name = "purchase_made"
    seat: Annotated[int, SEAT]
    count: Annotated[int, COUNT]
    fish: Annotated[int, COUNT]


@dataclass(frozen=True)
class CardPlayed(Event):
    """A seat played a card of its hand."""

    name = "card_played"
    seat: Annotated[int, SEAT]
    card: Annotated[int, CARD]


@dataclass(frozen=True)
class FishGained(Event):
    """A card brought fish."""

    name = "fish_gained"
    seat: Annotated[int, SEAT]
    fish: Annotated[int, COUNT]


@dataclass(frozen=True)
class FishPaid(Event):
    """A seat paid fish."""

    name = "fish_paid"
    seat: Annotated[int, SEAT]
    fish: Annotated[int, COUNT]


@dataclass(frozen=True)
class CardDrawn(Event):
    """A seat drew a discovery card, to buy it or not."""

    name = "card_drawn"
    seat: Annotated[int, SEAT]
    card: SecretCard


@dataclass(frozen=True)
class PrivateLessonLaid(Event):
    """A seat laid a private lesson face down."""

    name = "private_lesson_laid"
    seat: Annotated[int, SEAT]
    card: SecretCard


@dataclass(frozen=True)
class PublicLessonLaid(Event):
    """A seat laid a public lesson, with the colour chosen for it if it asks for one."""

    name = "public_lesson_laid"
    seat: Annotated[int, SEAT]
    card: Annotated[int, CARD]
    colour: Annotated[str | None, COLOUR]


@dataclass(frozen=True)
class LessonDiscarded(Event):
    """A seat gave up a private lesson, unseen by the others."""

    name = "lesson_discarded"
    seat: Annotated[int, SEAT]
    card: SecretCard


@dataclass(frozen=True)
class CardCommitted(Event):
    """A seat laid a rescue card face down."""

    name = "card_committed"
    seat: Annotated[int, SEAT]
    card: SecretCard


@dataclass(frozen=True)
class StepDone(Event):
    """A seat had no more to do in this step."""

    name = "step_done"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class CardRevealed(Event):
    """A rescue card, or at the end a private lesson, was turned face up."""

    name = "card_revealed"
    seat: Annotated[int, SEAT]
    card: Annotated[int, CARD]


@dataclass(frozen=True)
class SpeedSummed(Event):
    """The speed of a seat's rescue cards; without a seat it is the sister's."""

    name = "speed_summed"
    seat: Annotated[int | None, SEAT]
    speed: Annotated[int, COUNT]


@dataclass(frozen=True)
class TileTaken(Event):
    """A seat took a tile, to place it on its boat."""

    name = "tile_taken"
    seat: Annotated[int, SEAT]
    tile: Annotated[str, TILE]


@dataclass(frozen=True)
class TilePlaced(Event):
    """A seat placed the tile it had taken."""

    name = "tile_placed"
    seat: Annotated[int, SEAT]
    turn: Annotated[int, TURN]
    row: Annotated[int, ROW]
    col: Annotated[int, COL]


@dataclass(frozen=True)
class BasketUsed(Event):
    """A seat used a basket; two broken ones are told one after the other."""

    name = "basket_used"
    seat: Annotated[int, SEAT]
    basket: Annotated[str, BASKET]
    card: Annotated[int | None, CARD]


@dataclass(frozen=True)
class OshaxJoined(Event):
    """An Oshax was given its colour."""

    name = "oshax_joined"
    seat: Annotated[int, SEAT]
    colour: Annotated[str, COLOUR]


@dataclass(frozen=True)
class MapCovered(Event):
    """A cat covered the map of its colour."""

    name = "map_covered"
    seat: Annotated[int, SEAT]
    colour: Annotated[str, COLOUR]


@dataclass(frozen=True)
class TreasureDeclined(Event):
    """A seat took no (further) treasure."""

    name = "treasure_declined"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class TileRemoved(Event):
    """A seat gave up a treasure of its boat."""

    name = "tile_removed"
    seat: Annotated[int, SEAT]
    tile: Annotated[str, TILE]
    row: Annotated[int, ROW]
    col: Annotated[int, COL]


@dataclass(frozen=True)
class BasketGained(Event):
    """A seat gained a permanent basket."""

    name = "basket_gained"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class BasketRecycled(Event):
    """A seat gave up a permanent basket."""

    name = "basket_recycled"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class CatMoved(Event):
    """A cat was put into a zone, at this position of it."""

    name = "cat_moved"
    tile: Annotated[str, CAT]
    zone: Annotated[str, ZONE]
    position: Annotated[int, POSITION]


@dataclass(frozen=True)
class TileLost(Event):
    """A tile left the game."""

    name = "tile_lost"
    tile: Annotated[str, TILE]


@dataclass(frozen=True)
class Passed(Event):
    """A seat passed for the rest of the phase."""

    name = "passed"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True)
class DayEnded(Event):
    """A day ended; the cats left in the zones left the game."""

    name = "day_ended"
    day: Annotated[int, DAY]


@dataclass(frozen=True)
class ColourRevealed(Event):
    """A colour card of the sister was turned."""

    name = "colour_revealed"
    colour: Annotated[str, COLOUR]


@dataclass(frozen=True)
class SisterLessonDrawn(Event):
    """The sister got a lesson."""

    name = "sister_lesson_drawn"
    solo: Annotated[int, SOLO_CARD]


@dataclass(frozen=True)
class SisterCardTurned(Event):
    """A card of the sister was turned."""

    name = "sister_card_turned"
    solo: Annotated[int, SOLO_CARD]


@dataclass(frozen=True)
class SisterTook(Event):
    """The sister took a tile out of the game."""

    name = "sister_took"
    tile: Annotated[str, TILE]


@dataclass(frozen=True)
class CatsSwapped(Event):
    """The sister swapped two cats."""

    name = "cats_swapped"
    tile: Annotated[str, CAT]
    other: Annotated[str, CAT]


@dataclass(frozen=True)
class MatchScored(Event):
    """The final score of a seat; without a seat it is the sister's."""

    name = "match_scored"
    seat: Annotated[int | None, SEAT]
    points: Annotated[int, Number(2000, start=-1000)]


EVENTS = EventTable(
    BoatDrawn,
    OrderSet,
    DayStarted,
    CatDrawn,
    RareDrawn,
    FishCaught,
    CardDealt,
    CardKept,
    HandsPassed,
    CardReceived,
    CardBought,
    PurchaseMade,
    CardPlayed,
    FishGained,
    FishPaid,
    CardDrawn,
    PrivateLessonLaid,
    PublicLessonLaid,
    LessonDiscarded,
    CardCommitted,
    StepDone,
    CardRevealed,
    SpeedSummed,
    TileTaken,
    TilePlaced,
    BasketUsed,
    OshaxJoined,
    MapCovered,
    TreasureDeclined,
    TileRemoved,
    BasketGained,
    BasketRecycled,
    CatMoved,
    TileLost,
    Passed,
    DayEnded,
    ColourRevealed,
    SisterLessonDrawn,
    SisterCardTurned,
    SisterTook,
    CatsSwapped,
    MatchScored,
)
