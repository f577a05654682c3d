"""The table as lines of text."""

from __future__ import annotations

from typing import Any

from paluba.core.words import Words
from paluba.games.deep_dive.actions import ANY_TILE
from paluba.games.deep_dive.tiles import COLOURS


def picture(view: dict[str, Any], words: Words) -> str:
    """One fact per line, the same order every time, no drawing: a screen reader reads it as it stands."""
    found = [words.say(f"table-{view['stage']}", seat=words.seat(view["starter"]))]
    for number, depth in enumerate(view["depths"], 1):
        found += _depth(number, depth, words)
    for number, seat in enumerate(view["seats"]):
        marks = [words.say("table-active")] if number == view["active"] else []
        marks += [words.say("table-starter")] if number == view["starter"] else []
        line = words.say("table-seat", seat=words.seat(number), **_sums(seat))
        found.append(" ".join([line, *marks]))
        found.append("  " + words.say("table-penguins", penguins=seat["penguins"], rocks=seat["rocks"]))
        if seat["trapped"]:
            found.append("  " + words.say("table-trapped", depths=_list(seat["trapped"])))
        found += _rows(seat, words)
    opponent = view["opponent"]
    if opponent is not None:
        found.append(words.say("table-opponent", level=words.say(f"level-{opponent['level']}"), **_sums(opponent)))
        found.append("  " + words.say("table-beside", depth=opponent["beside"]))
        found.append("  " + words.say("table-beside-grid", rocks=opponent["rocks"], bubbles=opponent["bubbles"]))
        found += _rows(opponent, words)
    if view["flipped"] is not None:
        tile = words.value(ANY_TILE, view["flipped"])
        found.append(words.say("table-flipped", depth=view["depth"], tile=tile))
    elif view["depth"] is not None:
        found.append(words.say("table-diving", depth=view["depth"]))
    if view["returns"]:
        found.append(words.say("table-returns", depths=_list(view["returns"])))
    return "\n".join(found)


def _depth(number: int, depth: dict[str, Any], words: Words) -> list[str]:
    chance = depth["predator"]
    if chance is None:
        found = [words.say("table-exhausted", depth=number)]
    else:
        found = [words.say("table-depth", depth=number, down=depth["down"], tiles=chance["tiles"], of=chance["of"])]
        found.append("  " + words.say("table-unseen", tiles=_faces(depth["unseen"], words)))
    if depth["open"]:
        found.append("  " + words.say("table-open", tiles=_faces(depth["open"], words)))
    return found


def _faces(faces: dict[str, int], words: Words) -> str:
    return ", ".join(f"{count}× {words.value(ANY_TILE, name)}" for name, count in faces.items())


def _rows(board: dict[str, Any], words: Words) -> list[str]:
    found = []
    for number, cells in enumerate(board["rows"], 1):
        tiles = [
            f"{words.say(f'tile-{colour}')} {points}"
            for colour, points in zip(COLOURS, cells, strict=True)
            if points is not None
        ]
        found.append("  " + words.say("table-row", row=number, tiles=", ".join(tiles)))
    return found


def _sums(board: dict[str, Any]) -> dict[str, Any]:
    return {"score": board["score"], "full": board["full"], "half": board["half"]}


def _list(depths: list[int]) -> str:
    return ", ".join(str(depth) for depth in depths)
