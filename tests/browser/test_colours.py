"""The tables as people see them who see colours otherwise: pictures for human eyes, kept where the others are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.people_of_games import PEOPLE
from tests.browser.test_budgets import sit_down
from tests.browser.test_matches import some_moves

Visit = Callable[..., Any]
KINDS = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")
MOVES = {"sea_salt_paper": 16, "ingenious": 12, "deep_dive": 12, "isle_of_cats": 30}
"""Until much lies on the table."""


@pytest.mark.parametrize("game", PEOPLE)
def test_without_colours(visit: Visit, shots: Path, game: str) -> None:
    page = visit(f"/new/{game}")
    some_moves(MOVES[game], sit_down(page, game))
    page.wait_for_selector(".bar.mine:not([aria-busy=true])")
    link = page.context.new_cdp_session(page)
    seen = {page.screenshot()}
    for kind in KINDS:
        link.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        seen.add(page.screenshot(path=shots / f"{game}-{kind}.png"))
    assert len(seen) == 1 + len(KINDS), "each is another picture"
