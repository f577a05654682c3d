"""What the page lists of a box is what is in it."""

from __future__ import annotations

import re
from pathlib import Path

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


def test_the_score_pad_of_sea_salt_and_paper_has_every_card() -> None:
    from paluba.games.sea_salt_paper.parts import BOX, COPIES, KINDS

    source = (BOARDS / "sea_salt_paper" / "box.ts").read_text("utf-8")
    listed = {
        f"{figure}:{colour}": int(copies)
        for figure, colours in re.findall(r"^  (\w+): \{ (.*?) \},$", source, re.M)
        for colour, copies in re.findall(r"(\w+): (\d+)", colours)
    }
    assert listed == dict(zip(KINDS, COPIES, strict=True))
    assert {figure: set(colours) for figure, colours in BOX.items()} == {
        figure: {card.split(":")[1] for card in listed if card.split(":")[0] == figure} for figure in BOX
    }
