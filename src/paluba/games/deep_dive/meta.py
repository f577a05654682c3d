"""The outside of the box."""

from paluba.core.meta import Meta, Option
from paluba.games.deep_dive.tiles import settle

META = Meta(
    key="deep_dive",
    titles={"cs": "Klofni rybku", "sk": "Klofni rybku", "en": "Deep Dive"},
    fewest=1,
    most=6,
    minutes=20,
    rules=1,
    options=(
        Option("level", "medium", {"easy": (1, 1), "medium": (1, 1), "hard": (1, 1)}),
        Option("tiles", "", {}, settle),
    ),
    secrets=False,
)
