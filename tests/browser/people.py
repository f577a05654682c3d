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
        """Something is asked, and no answer is on its way."""
        return bool(self.page.locator(".bar.mine:not([aria-busy=true])").count())

    def move(self) -> bool:
        """One press, if something is asked. A pair first, if one can be laid."""
        from playwright.sync_api import Error

        if not self.is_asked():
            return False
        try:
            done = self.pair() or self.press(CHOICES)
        except Error:  # what was to be pressed is gone: the table went on
            return False
        self.moves += done
        return done

    def press(self, selector: str) -> bool:
        found = self.page.locator(selector)
        labels = found.evaluate_all("all => all.map(button => button.innerText)")
        if not labels:
            return False
        ending = [n for n, label in enumerate(labels) if re.search("STOP|KONČÍME", label)]
        wanted = ending[0] if ending else self.dice.randrange(len(labels))
        self.click(found.nth(wanted))
        self.confirm()
        return True

    def pair(self) -> bool:
        """Two cards of the hand that may be laid; each is touched at its left edge, which no other card covers."""
        lifted = self.page.locator(".hand button.lift")
        if not lifted.count():
            return False
        self.click(lifted.first, edge=True)
        second = self.page.locator(".hand button.lift:not(.chosen)")
        if not second.count():
            return False
        self.click(second.first, edge=True)
        return True

    def confirm(self) -> None:
        """Answers the question whether one is sure."""
        sure = self.page.locator("dialog[open] .row.end button").last
        if sure.count():
            self.click(sure)

    def tap(self, selector: str) -> bool:
        """Presses something if it is there."""
        from playwright.sync_api import Error

        if not self.page.locator(selector).count():
            return False
        try:
            self.click(self.page.locator(selector).first)
        except Error:
            return False
        return True

    def click(self, found: Any, edge: bool = False) -> None:
        found.click(timeout=600, position={"x": 7, "y": 40} if edge else None)
