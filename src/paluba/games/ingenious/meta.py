"""The outside of the box."""

from paluba.core.meta import Meta, Option

META = Meta(
    key="ingenious",
    titles={"cs": "Ingenious", "sk": "Ingenious", "en": "Ingenious"},
    fewest=1,
    most=4,
    minutes=45,
    rules=1,
    options=(Option("mode", "standard", {"standard": (2, 4), "teams": (4, 4)}),),
)
