"""What things are worth to the default choice: data in `weights.json`, with the run that found them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.weights import Weights, read_weights
from paluba.games.deep_dive.parts import DEEPEST

PATIENCE: Final = 0
"""In so many turns, in hundredths, a tile that a row lacks is found as likely as not."""
ROCK_WORTH: Final = 1
TRAP_WORTH: Final = 2
"""What a rock and a trapped penguin are worth while many turns are left, in hundredths of a point."""
USE: Final = 3
"""With so many turns left, in hundredths, they are worth half of that."""
PACE: Final = 4
"""How many tiles of each depth a turn flips on average, in hundredths."""

LONGEST: Final = 31
"""More turns ahead than this make no difference."""
FAR: Final = 15
"""A row that lacks so many tiles is as good as any that lacks more."""

WEIGHTS: Final = read_weights(Path(__file__).parent)
assert WEIGHTS.names.index("pace_1") == PACE


@final
class Sense:
    """Weights, with what follows from them."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        w: vec[i64] = weights.numbers
        self.rock: float = float(w[ROCK_WORTH]) / 100.0
        self.trap: float = float(w[TRAP_WORTH]) / 100.0
        self.pace = vec[float]([float(w[PACE + depth]) / 100.0 for depth in range(i64(DEEPEST + 1))])
        patience: float = float(w[PATIENCE]) / 100.0
        self.hope = vec[float](
            [
                0.5 + 0.5 * (float(turns) / (float(turns) + patience)) ** lacking
                for turns in range(LONGEST + 1)
                for lacking in range(FAR + 1)
            ]
        )
        """For turns left and tiles lacking: what share of a row's points counts."""
        later: float = float(w[USE]) / 100.0
        self.use = vec[float]([float(turns) / (float(turns) + later) for turns in range(LONGEST + 1)])
        """For turns left: how much of its worth a thing for later turns keeps."""
