"""How much a seat likes its cards: data in `weights.json`, with the run that found them. What others may hold and the
signs of positions go by it; what to choose goes by the likes (`bot_likes`)."""

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

LAST_DECK: Final = 12
"""What a draw of two from the deck is worth in a last turn, in hundredths of a point."""

WEIGHTS: Final = read_weights(Path(__file__).parent)
assert WEIGHTS.names.index("last_deck") == LAST_DECK
