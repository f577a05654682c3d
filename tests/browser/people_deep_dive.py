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

    def choose(self) -> bool:
        return self.any_of(self.dice.choice((SEA, MAIN, ANY)))
