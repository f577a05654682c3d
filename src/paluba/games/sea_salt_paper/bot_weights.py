"""What things are worth to the default choice: data in `weights.json`, with the run that found them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from paluba.core.weights import read_weights

# How much a seat likes its cards: for each point, each card of the longest colour, and what is worth nothing yet.
POINT: Final = 0
COLOUR_CARD: Final = 1
HALF_CRAB: Final = 2
HALF_BOAT: Final = 3
HALF_FISH: Final = 4
HALF_SWIMMER: Final = 5
"""Half a pair."""
FIRST_SHELL: Final = 6
FIRST_OCTOPUS: Final = 7
FIRST_SAILOR: Final = 8
"""The first of a set."""
PENGUIN_MORE: Final = 9
PREMIUM: Final = 10
MERMAIDS: Final = 11
"""For the square of their number."""

DECK_WORTH: Final = 12
"""What a draw of two from the deck is worth on average."""
LAST_DECK: Final = 13
"""The same in a last turn, in hundredths of a point."""

# When to close a round, in tenths of a point.
HIDDEN: Final = 14
FEW: Final = 15
"""What each hidden card of another hand is worth, beyond so many."""
STOP_LEAD: Final = 16
BET_LEAD: Final = 17
LAST_LEAD: Final = 18
"""By how much a seat must lead to stop, to bet, and to end the match; 50 stands for 0."""
EVEN: Final = 50

WEIGHTS: Final = read_weights(Path(__file__).parent)
assert WEIGHTS.names.index("last") == LAST_LEAD
