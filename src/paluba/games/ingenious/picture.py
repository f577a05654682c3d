"""The table as lines of text."""

from typing import Any

from paluba.core.words import Words


def picture(view: dict[str, Any], words: Words) -> str:
    return ""
