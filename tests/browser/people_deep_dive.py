"""People who dive."""

from __future__ import annotations

from tests.browser.people import Person

SEA = ".sea button.legal:enabled"
MAIN = ".bar .buttons button.primary:enabled"
ANY = f"{SEA}, .bar .buttons button:enabled"


class Diver(Person):
    """Somebody who taps stacks, tiles and rocks in the sea, and now and then a button of the bar."""

    steps = ((MAIN, ""), (SEA, ""), (ANY, ""))
    secret = ""

    def move(self) -> bool:
        from playwright.sync_api import Error

        if not self.is_asked():
            return False
        try:
            done = self.press(self.dice.choice((SEA, MAIN, ANY)))
        except Error:  # what was to be pressed is gone: the table went on
            return False
        self.moves += done
        return done

    def press(self, selector: str) -> bool:
        found = self.page.locator(selector)
        count = found.count()
        if count:
            self.click(found.nth(self.dice.randrange(count)))
        return bool(count)
