"""The numbers by which the rules name what is asked, what a seat does and what happens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paluba.games.isle_of_cats import events as happened
from paluba.games.isle_of_cats.actions import (
    ACTIONS,
    Buy,
    Choose,
    Commit,
    Decline,
    Discard,
    Done,
    Keep,
    Move,
    Pass,
    Pay,
    Place,
    Play,
    Position,
    Put,
    Remove,
    Take,
)
from paluba.games.isle_of_cats.events import EVENTS

NONE: Final = -1

CLASSIC: Final = 0
FAMILY_MODE: Final = 1
SOLO: Final = 2

# What is asked. The first seven are the moments of a day, the others questions within them.
DRAFT: Final = 0
BUY: Final = 1
LESSONS: Final = 2
COMMIT: Final = 3
REACT: Final = 4
RESCUE: Final = 5
FIND: Final = 6
PLACE: Final = 7
COLOUR: Final = 8
TREASURE: Final = 9
"""The treasure of a map."""
TAKE: Final = 10
"""The treasures, or the Oshax, of a card."""
DRAWN: Final = 11
"""Which of the cards drawn to buy."""
MOVE: Final = 12
PUT: Final = 13
POSITION: Final = 14
DISCARD: Final = 15
REMOVE: Final = 16
NOBODY: Final = 17
"""Nobody is asked: the rules have to go on."""
OVER: Final = 18

# Why a tile is placed.
BY_RESCUE: Final = 0
BY_CARD: Final = 1
BY_BAG: Final = 2

# Which tiles a card or a map gives.
RARE_OR_COMMON: Final = 0
ONLY_COMMON: Final = 1
SMALL_OR_PAY: Final = 2
ONLY_SMALL: Final = 3
ONLY_OSHAX: Final = 4
MAP_GIFT: Final = 5

LEFT: Final = 0

# The numbers of the actions.
DO_KEEP: Final[i64] = ACTIONS.first(Keep)
DO_BUY: Final[i64] = ACTIONS.first(Buy)
DO_COMMIT: Final[i64] = ACTIONS.first(Commit)
DO_PLAY: Final[i64] = ACTIONS.first(Play)
DO_DISCARD: Final[i64] = ACTIONS.first(Discard)
DO_TAKE: Final[i64] = ACTIONS.first(Take)
DO_MOVE: Final[i64] = ACTIONS.first(Move)
DO_PLACE: Final[i64] = ACTIONS.first(Place)
DO_REMOVE: Final[i64] = ACTIONS.first(Remove)
DO_CHOOSE: Final[i64] = ACTIONS.first(Choose)
DO_PUT: Final[i64] = ACTIONS.first(Put)
DO_POSITION: Final[i64] = ACTIONS.first(Position)
DO_PAY: Final[i64] = ACTIONS.first(Pay)
DO_DONE: Final[i64] = ACTIONS.first(Done)
DO_DECLINE: Final[i64] = ACTIONS.first(Decline)
DO_PASS: Final[i64] = ACTIONS.first(Pass)

# The numbers of the events.
BOAT_DRAWN: Final[i64] = EVENTS.number(happened.BoatDrawn)
ORDER_SET: Final[i64] = EVENTS.number(happened.OrderSet)
DAY_STARTED: Final[i64] = EVENTS.number(happened.DayStarted)
CAT_DRAWN: Final[i64] = EVENTS.number(happened.CatDrawn)
RARE_DRAWN: Final[i64] = EVENTS.number(happened.RareDrawn)
FISH_CAUGHT: Final[i64] = EVENTS.number(happened.FishCaught)
CARD_DEALT: Final[i64] = EVENTS.number(happened.CardDealt)
CARD_KEPT: Final[i64] = EVENTS.number(happened.CardKept)
HANDS_PASSED: Final[i64] = EVENTS.number(happened.HandsPassed)
CARD_RECEIVED: Final[i64] = EVENTS.number(happened.CardReceived)
CARD_BOUGHT: Final[i64] = EVENTS.number(happened.CardBought)
PURCHASE_MADE: Final[i64] = EVENTS.number(happened.PurchaseMade)
CARD_PLAYED: Final[i64] = EVENTS.number(happened.CardPlayed)
FISH_GAINED: Final[i64] = EVENTS.number(happened.FishGained)
FISH_PAID: Final[i64] = EVENTS.number(happened.FishPaid)
CARD_DRAWN: Final[i64] = EVENTS.number(happened.CardDrawn)
PRIVATE_LESSON_LAID: Final[i64] = EVENTS.number(happened.PrivateLessonLaid)
PUBLIC_LESSON_LAID: Final[i64] = EVENTS.number(happened.PublicLessonLaid)
LESSON_DISCARDED: Final[i64] = EVENTS.number(happened.LessonDiscarded)
CARD_COMMITTED: Final[i64] = EVENTS.number(happened.CardCommitted)
STEP_DONE: Final[i64] = EVENTS.number(happened.StepDone)
CARD_REVEALED: Final[i64] = EVENTS.number(happened.CardRevealed)
SPEED_SUMMED: Final[i64] = EVENTS.number(happened.SpeedSummed)
TILE_TAKEN: Final[i64] = EVENTS.number(happened.TileTaken)
TILE_PLACED: Final[i64] = EVENTS.number(happened.TilePlaced)
BASKET_USED: Final[i64] = EVENTS.number(happened.BasketUsed)
OSHAX_JOINED: Final[i64] = EVENTS.number(happened.OshaxJoined)
MAP_COVERED: Final[i64] = EVENTS.number(happened.MapCovered)
TREASURE_DECLINED: Final[i64] = EVENTS.number(happened.TreasureDeclined)
TILE_REMOVED: Final[i64] = EVENTS.number(happened.TileRemoved)
BASKET_GAINED: Final[i64] = EVENTS.number(happened.BasketGained)
BASKET_RECYCLED: Final[i64] = EVENTS.number(happened.BasketRecycled)
CAT_MOVED: Final[i64] = EVENTS.number(happened.CatMoved)
TILE_LOST: Final[i64] = EVENTS.number(happened.TileLost)
PASSED: Final[i64] = EVENTS.number(happened.Passed)
DAY_ENDED: Final[i64] = EVENTS.number(happened.DayEnded)
COLOUR_REVEALED: Final[i64] = EVENTS.number(happened.ColourRevealed)
SISTER_LESSON_DRAWN: Final[i64] = EVENTS.number(happened.SisterLessonDrawn)
SISTER_CARD_TURNED: Final[i64] = EVENTS.number(happened.SisterCardTurned)
SISTER_TOOK: Final[i64] = EVENTS.number(happened.SisterTook)
CATS_SWAPPED: Final[i64] = EVENTS.number(happened.CatsSwapped)
MATCH_SCORED: Final[i64] = EVENTS.number(happened.MatchScored)
