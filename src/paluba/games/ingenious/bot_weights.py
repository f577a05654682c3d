"""What things are worth to the default choice: data in `weights.json`, and for a match alone in `weights_alone.json`,
with the runs that found them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from paluba.core.weights import ALONE, TABLE, read_weights

EARLY: Final = 0
LATE: Final = 1
"""A step in a colour that is one ahead of the weakest, in hundredths of a step in the weakest: on an empty board and on
a full one. Two ahead it is worth that share of that share, and so on."""
BONUS_TURN: Final = 2
"""In thousandths of a step in the weakest colour."""
TAKEN_AWAY: Final = 3
"""How many hundredths of what a place is worth to an opponent it is worth to take it away."""
USED_UP: Final = 4
"""How many hundredths of what its colours are worth a tile is worth on the rack."""
FEEDS: Final = 5
BUILDS: Final = 6
"""Beside a half every free cell will count one more of its colour: how many hundredths of a step that is to the
opponent who would like it best, and to oneself."""

WEIGHTS: Final = read_weights(Path(__file__).parent, TABLE)
WEIGHTS_ALONE: Final = read_weights(Path(__file__).parent, ALONE)
assert WEIGHTS.names.index("builds") == WEIGHTS_ALONE.names.index("builds") == BUILDS
