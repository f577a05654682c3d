"""The table as lines of text."""

from __future__ import annotations

from typing import Any

from paluba.core.words import Words
from paluba.games.ingenious.actions import TILE
from paluba.games.ingenious.parts import CELLS, COLOURS, HEXES

FREE = "."


def picture(view: dict[str, Any], words: Words) -> str:
    """The board in rows, a letter for each symbol; then one fact per line, the same order every time."""

    def tiles(names: list[list[str]]) -> str:
        return ", ".join(words.value(TILE, name) for name in names)

    found = [words.say(f"table-mode-{view['mode']}"), _legend(words), *_rows(view, words)]
    if view["claimed"] and len(view["tiles"]) < len(view["seats"]):
        found.append(words.say("table-claimed", colours=", ".join(words.say(f"colour-{c}") for c in view["claimed"])))
    found.append(words.say("table-bag", count=view["bag"]))
    for number, seat in enumerate(view["seats"]):
        points = ", ".join(f"{words.say(f'colour-{colour}')} {seat['points'][colour]}" for colour in COLOURS)
        line = words.say("table-seat", seat=words.seat(number), points=points, score=seat["score"], count=seat["held"])
        marks = [words.say("table-active")] if number == view["active"] else []
        marks += [words.say("table-team", number=seat["team"] + 1)] if seat["team"] is not None else []
        marks += [words.say("table-rank", rank=seat["rank"])] if seat["rank"] is not None else []
        found.append(" ".join([line, *marks]))
        if seat["rack"] and view["mode"] != "solo":
            found.append("  " + words.say("table-rack", tiles=tiles(seat["rack"])))
    if view["shown"]:
        found.append(words.say("table-shown", tiles=tiles([shown["tile"] for shown in view["shown"]])))
    if view["chosen"]:
        found.append(words.say("table-chosen", tile=tiles([view["chosen"]])))
    return "\n".join(found)


def _legend(words: Words) -> str:
    letters = ", ".join(f"{words.say(f'letter-{c}')} = {words.say(f'symbol-{c}')}" for c in COLOURS)
    return words.say("table-legend", letters=letters, free=FREE)


def _rows(view: dict[str, Any], words: Words) -> list[str]:
    """One line for each row of the board: its letter, the number of its first cell, its cells, that of its last."""
    radius = view["radius"]
    found = []
    for row in range(-radius, radius + 1):
        cells = [
            cell for cell, (q, r) in zip(CELLS, HEXES, strict=True) if r == row and max(abs(q), abs(q + r)) <= radius
        ]
        drawn = [words.say(f"letter-{view['board'][cell]}") if cell in view["board"] else FREE for cell in cells]
        indent = " " * abs(row)
        found.append(f"{indent}{cells[0][0]} {cells[0][1:]:>2}  {' '.join(drawn)}  {cells[-1][1:]}")
    return found
