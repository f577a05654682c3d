"""People who sail to the island."""

from __future__ import annotations

from tests.browser.people import PRIMARY, Person

PLACING = ".frame.placing .float"
AWAITED = ".bar .buttons button:first-child:disabled"
"""A tile is to be laid, and where it may lie is still asked for."""
BAR = ".bar .buttons button:enabled"
CARDS = ".spread .cards button[aria-disabled=false]:not(.chosen):enabled"
ANSWERS = (".choices button:enabled", ".removal:enabled", ".lessons li button:enabled", ".piece.legal:enabled")
"""Small questions and tiles."""


class Sailor(Person):
    """Somebody who taps cats, turns them and lays them; who buys up to three cards and then hurries on."""

    steps = (
        (PRIMARY, ""),
        (".spread .cards button[aria-disabled=false]:enabled", ""),
        *((answer, "") for answer in ANSWERS),
        (BAR, ""),
    )
    secret = ".hand, .spread"
    patience = 60

    def choose(self) -> bool:
        if self.page.locator(AWAITED).count():
            return False
        return self.place() if self.page.locator(PLACING).count() else self.answer()

    def place(self) -> bool:
        buttons = self.page.locator(".bar .buttons button")
        if self.moves < self.patience:
            for _ in range(self.dice.randrange(4)):
                self.click(buttons.nth(self.dice.randrange(2)))
        if not self.page.locator(PRIMARY).count():
            self.page.keyboard.press("n")
        self.click(self.page.locator(PRIMARY))
        return True

    def answer(self) -> bool:
        hurried = self.moves >= self.patience
        if self.page.locator(CARDS).count():
            keeping = not self.page.locator(".spread .purse").count()
            if keeping or (not hurried and self.page.locator(".spread .chosen").count() < 3):
                return self.any_of(CARDS)
        for selector in ANSWERS:
            if self.page.locator(selector).count():
                return self.any_of(selector)
        if not hurried and self.page.locator(".hand button.legal:enabled").count():
            return self.any_of(".hand button.legal:enabled")
        return self.any_of(PRIMARY) or self.any_of(".bar .buttons button:enabled")
