"""What things are worth to a game's policy, by name: data in its `weights.json`, with the run that found them. A game
may have others for a match alone, in `weights_alone.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

TABLE: Final = "weights.json"
ALONE: Final = "weights_alone.json"


@final
class Weights:
    """Whole numbers by name, in the order of the file: a policy reads them by their place."""

    def __init__(self, names: tuple[str, ...], numbers: vec[i64]) -> None:
        self.names = names
        self.numbers = numbers

    def changed(self, changes: dict[str, int]) -> Weights:
        """The same with other numbers for some names; ValueError for a name that is not here."""
        numbers: vec[i64] = self.numbers[:]
        for name, number in changes.items():
            numbers[self.names.index(name)] = number
        return Weights(self.names, numbers)


def read_weights(folder: Path, file: str = TABLE) -> Weights:
    """The weights of the game in this folder."""
    found: dict[str, int] = json.loads((folder / file).read_text("utf-8"))["weights"]
    return Weights(tuple(found), vec[i64]([i64(number) for number in found.values()]))
