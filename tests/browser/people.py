"""People who play through the page: they see buttons and press them."""

from __future__ import annotations

import random
import re
from typing import Any

CHOICES = (
    ".stacks button.legal:enabled, .drawn button.legal:enabled, .spread button:enabled, .other button:enabled, "
    ".choices button:enabled, .bar .buttons button:enabled"
)
"""Everything that can be chosen at a table."""
END = "#end-title"


class Person:
    """Somebody at a page, who presses what can be pressed."""

    def __init__(self, page: Any, seed: int = 0) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.moves = 0

    def is_over(self) -> bool:
        return bool(self.page.locator(END).count())

    def is_asked(self) -> bool:
        return bool(self.page.locator(".bar.mine").count())

    def move(self) -> bool:
        """One press, if something is asked and no answer is on its way. A pair first, if one can be laid."""
        if not self.is_asked():
            return False
        if self.pair() or self.press(CHOICES):
            self.moves += 1
            return True
        return False

    def press(self, selector: str) -> bool:
        found = self.page.locator(selector)
        count = found.count()
        if not count:
            return False
        labels = [str(found.nth(n).inner_text(timeout=1000)) for n in range(count)]
        ending = [n for n, label in enumerate(labels) if re.search("STOP|KONČÍME", label)]
        wanted = ending[0] if ending else self.dice.randrange(count)
        found.nth(wanted).click(timeout=2000)
        self.confirm()
        return True

    def pair(self) -> bool:
        lifted = self.page.locator(".hand button.lift")
        if not lifted.count() or self.page.locator(".hand button[aria-pressed]").count() == 0:
            return False
        lifted.first.click(timeout=2000)
        second = self.page.locator(".hand button.lift:not(.chosen)")
        if not second.count():
            return False
        second.first.click(timeout=2000)
        return True

    def confirm(self) -> None:
        """Answers the question whether one is sure."""
        sure = self.page.locator("dialog[open] .row.end button").last
        if sure.count():
            sure.click(timeout=2000)
