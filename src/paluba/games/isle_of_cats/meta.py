"""The outside of the box."""

from paluba.core.meta import Meta, Option
from paluba.games.isle_of_cats.box import SET_CHOICES

META = Meta(
    key="isle_of_cats",
    titles={"cs": "Ostrov koček", "sk": "Ostrov mačiek", "en": "The Isle of Cats"},
    fewest=1,
    most=4,
    minutes=90,
    rules=1,
    asks_all=True,
    options=(
        Option("mode", "classic", {"classic": (2, 4), "family": (2, 4)}),
        Option("level", "basic", dict.fromkeys(("basic", "medium", "hard", "very_hard", "expert"), (1, 1))),
        Option("sets", "abc", dict.fromkeys(SET_CHOICES, (1, 4))),
    ),
)
