"""The outside of the box."""

from paluba.core.meta import Meta

META = Meta(
    key="sea_salt_paper",
    titles={"cs": "Papírové moře", "sk": "Papierové more", "en": "Sea Salt & Paper"},
    fewest=2,
    most=4,
    minutes=30,
    rules=1,
)
