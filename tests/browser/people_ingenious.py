"""People who lay hexagons."""

from __future__ import annotations

from tests.browser.people import CONFIRM, Person

TILES = ".rack button.open"
FITS = ".cell.fits"
POINTS = ".points span"
LAY = ".bar .buttons .button.primary:enabled"


class Layer(Person):
    """Somebody who lays tiles by tapping."""

    steps = ((CONFIRM, ""), (LAY, ""), (FITS, ""), (f"{TILES}:not(.chosen)", ""))
    secret = ".rack"

    def choose(self) -> bool:
        return self.lay() if self.has_tile() or self.take() else self.tap(LAY)

    def has_tile(self) -> bool:
        return bool(self.page.locator(FITS).count())

    def take(self) -> bool:
        """Taps a tile of the rack, if one is asked for."""
        tiles = self.page.locator(TILES)
        if not tiles.count():
            return False
        if not self.page.locator(f"{TILES}.chosen").count():
            self.click(tiles.nth(self.dice.randrange(tiles.count())))
        self.page.wait_for_selector(FITS, timeout=2000)
        return True

    def point(self) -> bool:
        """Taps a cell where the tile fits."""
        return self.any_of(FITS)

    def lay(self) -> bool:
        """Looks at a cell, turns the tile there, and lays it."""
        if not self.point():
            return False
        if self.dice.random() < 0.3:
            self.click(self.page.locator(".bar .buttons .button.plain").last)
        assert self.page.locator(POINTS).count() in (1, 2)
        self.click(self.page.locator(LAY))
        return True
