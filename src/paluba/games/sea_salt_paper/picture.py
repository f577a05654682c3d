"""The table as lines of text."""

from __future__ import annotations

from typing import Any

from paluba.core.words import Words
from paluba.games.sea_salt_paper.actions import CARD


def picture(view: dict[str, Any], words: Words) -> str:
    """One fact per line, the same order every time, no drawing: a screen reader reads it as it stands."""

    def cards(names: list[str]) -> str:
        return ", ".join(words.value(CARD, name) for name in names)

    found = [
        words.say("table-round", round=view["round"], target=view["target"]),
        words.say("table-deck", count=view["deck"]),
    ]
    for number, pile in enumerate(view["piles"], 1):
        message = "table-pile" if pile["count"] else "table-empty-pile"
        found.append(words.say(message, pile=number, count=pile["count"], top=words.value(CARD, pile["top"])))
    for number, seat in enumerate(view["seats"]):
        marks = [words.say("table-active")] if number == view["active"] else []
        marks += [words.say("table-caller")] if number == view["caller"] else []
        line = words.say("table-seat", seat=words.seat(number), score=seat["score"], count=seat["count"])
        found.append(" ".join([line, *marks]))
        if seat["table"]:
            found.append("  " + words.say("table-open", cards=cards(seat["table"])))
        if seat["hand"] is None and seat["known"]:
            found.append("  " + words.say("table-known", cards=cards(seat["known"])))
        if seat["hand"]:
            found.append("  " + words.say("table-hand", cards=cards(seat["hand"])))
        if seat["hand"] is not None:
            found.append("  " + words.say("table-points", points=seat["points"], bonus=seat["bonus"]))
    if view["drawn"]:
        found.append(words.say("table-drawn", cards=cards(view["drawn"])))
    return "\n".join(found)
