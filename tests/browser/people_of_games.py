"""Who plays which game through the page."""

from __future__ import annotations

import paluba
from tests.browser.people import Person
from tests.browser.people_deep_dive import Diver
from tests.browser.people_ingenious import Layer
from tests.browser.people_isle_of_cats import Sailor

PEOPLE: dict[str, type[Person]] = {
    "sea_salt_paper": Person,
    "ingenious": Layer,
    "deep_dive": Diver,
    "isle_of_cats": Sailor,
}
assert sorted(PEOPLE) == sorted(paluba.game_keys())
