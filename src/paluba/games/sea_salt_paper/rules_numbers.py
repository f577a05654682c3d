"""The numbers by which the rules name questions, actions and events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paluba.games.sea_salt_paper import events as happened
from paluba.games.sea_salt_paper.actions import (
    ACTIONS,
    Discard,
    Draw,
    EndTurn,
    Keep,
    LastChance,
    LayPair,
    Pick,
    Search,
    Steal,
    Stop,
    TakeTop,
)
from paluba.games.sea_salt_paper.events import EVENTS
from paluba.games.sea_salt_paper.parts import FIRST_BOAT_PAIR, FIRST_FISH_PAIR, FIRST_SHARK_PAIR, PAIRS

# What is asked.
TAKE: Final = 0
KEEP: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
SEARCH: Final = 4
PICK: Final = 5
STEAL: Final = 6
OVER: Final = 7

# The numbers of the actions.
DO_DRAW: Final[i64] = ACTIONS.first(Draw)
DO_TAKE: Final[i64] = ACTIONS.first(TakeTop)
DO_KEEP: Final[i64] = ACTIONS.first(Keep)
DO_DISCARD: Final[i64] = ACTIONS.first(Discard)
DO_PAIR: Final[i64] = ACTIONS.first(LayPair)
DO_SEARCH: Final[i64] = ACTIONS.first(Search)
DO_PICK: Final[i64] = ACTIONS.first(Pick)
DO_STEAL: Final[i64] = ACTIONS.first(Steal)
DO_STOP: Final[i64] = ACTIONS.first(Stop)
DO_LAST_CHANCE: Final[i64] = ACTIONS.first(LastChance)
DO_END: Final[i64] = ACTIONS.first(EndTurn)

BOAT_PAIRS: Final[i64] = FIRST_BOAT_PAIR
FISH_PAIRS: Final[i64] = FIRST_FISH_PAIR
SHARK_PAIRS: Final[i64] = FIRST_SHARK_PAIR
ALL_PAIRS: Final[i64] = len(PAIRS)

# The numbers of the events.
ROUND_STARTED: Final[i64] = EVENTS.number(happened.RoundStarted)
PILE_OPENED: Final[i64] = EVENTS.number(happened.PileOpened)
TWO_DRAWN: Final[i64] = EVENTS.number(happened.TwoDrawn)
CARD_DRAWN: Final[i64] = EVENTS.number(happened.CardDrawn)
CARD_KEPT: Final[i64] = EVENTS.number(happened.CardKept)
CARD_DISCARDED: Final[i64] = EVENTS.number(happened.CardDiscarded)
TOP_TAKEN: Final[i64] = EVENTS.number(happened.TopTaken)
TAKE_SKIPPED: Final[i64] = EVENTS.number(happened.TakeSkipped)
PAIR_LAID: Final[i64] = EVENTS.number(happened.PairLaid)
EFFECT_SKIPPED: Final[i64] = EVENTS.number(happened.EffectSkipped)
TURN_EXTENDED: Final[i64] = EVENTS.number(happened.TurnExtended)
PILE_SEARCHED: Final[i64] = EVENTS.number(happened.PileSearched)
CARD_PICKED: Final[i64] = EVENTS.number(happened.CardPicked)
CARD_STOLEN: Final[i64] = EVENTS.number(happened.CardStolen)
TURN_ENDED: Final[i64] = EVENTS.number(happened.TurnEnded)
STOP_CALLED: Final[i64] = EVENTS.number(happened.StopCalled)
LAST_CHANCE_CALLED: Final[i64] = EVENTS.number(happened.LastChanceCalled)
CARD_REVEALED: Final[i64] = EVENTS.number(happened.CardRevealed)
BET_WON: Final[i64] = EVENTS.number(happened.BetWon)
BET_LOST: Final[i64] = EVENTS.number(happened.BetLost)
ROUND_SCORED: Final[i64] = EVENTS.number(happened.RoundScored)
DECK_EXHAUSTED: Final[i64] = EVENTS.number(happened.DeckExhausted)
FOUR_MERMAIDS: Final[i64] = EVENTS.number(happened.FourMermaids)
