"""The table as lines of text: one fact a line, and each boat drawn with letters."""

from __future__ import annotations

from typing import Any

from paluba.core.words import Words
from paluba.games.isle_of_cats.actions import COLOUR, TILE
from paluba.games.isle_of_cats.box import BOATS, MARKS
from paluba.games.isle_of_cats.parts import SHAPE, TURNED

RARE = "$"
COMMON = "c"


def picture(view: dict[str, Any], words: Words) -> str:
    """Zones and supplies, then each seat with its boat. A boat's letters are explained once, below."""

    def tiles(names: list[str]) -> str:
        return ", ".join(words.value(TILE, name) for name in names) or words.say("table-none")

    def stacks(piles: list[dict[str, Any]]) -> str:
        named = [f"{words.value(TILE, pile['tile'])} x {pile['count']}" for pile in piles]
        return ", ".join(named) or words.say("table-none")

    found = [
        words.say("table-day", day=view["day"]),
        words.say("table-order", order=", ".join(_seat(seat, words) for seat in view["order"])),
        words.say("table-left", tiles=tiles(view["zones"]["left"])),
        words.say("table-right", tiles=tiles(view["zones"]["right"])),
        words.say("table-rare", tiles=stacks(view["rare"])),
        words.say("table-common", tiles=stacks(view["common"])),
        words.say("table-oshax", tiles=tiles(view["oshax"])),
    ]
    for lesson in view["public"]:
        colour = words.value(COLOUR, lesson["colour"])
        found.append(words.say("table-public", card=_cards([lesson["card"]], words), colour=colour))
    if "sister" in view:
        found += _sister(view["sister"], words)
    for number, seat in enumerate(view["seats"]):
        found += _place(number, seat, number == view["active"], words)
    if view["drawn"] and view["drawn"]["cards"] is not None:
        found.append(words.say("table-drawn", cards=_cards(view["drawn"]["cards"], words)))
    if view["tile"]:
        found.append(words.say("table-tile", tile=words.value(TILE, view["tile"])))
    found.append(words.say("table-legend"))
    return "\n".join(found)


def _place(number: int, seat: dict[str, Any], active: bool, words: Words) -> list[str]:
    line = words.say("table-seat", seat=words.seat(number), score=seat["score"], fish=seat["fish"], count=seat["count"])
    marks = [words.say("table-active")] if active else []
    marks += [words.say("table-passed")] if seat["passed"] else []
    found = [" ".join([line, *marks])]
    found.append("  " + words.say("table-baskets", count=seat["baskets"], used=seat["used"]))
    found.append("  " + words.say("table-lessons", count=seat["lesson_count"]))
    for name in ("lessons", "hand", "offer", "kept", "picks", "bought", "committed", "open"):
        if seat.get(name):
            found.append("  " + words.say(f"table-{name}-cards", cards=_cards(seat[name], words)))
    if seat["committed"] is None and seat["committed_count"]:
        found.append("  " + words.say("table-committed-count", count=seat["committed_count"]))
    for name, cards in seat["known"].items():
        found.append(
            "  " + words.say("table-known", where=words.say(f"table-place-{name}"), cards=_cards(cards, words))
        )
    return found + ["    " + row for row in draw_boat(seat["boat"], seat["tiles"])]


def draw_boat(boat: str, tiles: list[dict[str, Any]]) -> list[str]:
    """The nine rows of a boat. B G R P O are cats by colour, b g r p o uncovered maps, $ and c rare and common
    treasures, x rats, a dot is an empty cell."""
    rows = [[{"R": "x", "-": ".", ".": " "}.get(mark, mark) for mark in row] for row in MARKS[BOATS.index(boat)]]
    for tile in tiles:
        letter = RARE if tile["tile"].startswith("rare") else COMMON
        if tile["colour"]:
            letter = tile["colour"][0].upper()
        for row, col in TURNED[SHAPE[TILE.number(tile["tile"])]][tile["turn"]]:
            rows[tile["row"] + row][tile["col"] + col] = letter
    return [" ".join(row).rstrip() for row in rows]


def _sister(sister: dict[str, Any], words: Words) -> list[str]:
    colours = ", ".join(words.value(COLOUR, colour) for colour in sister["colours"])
    found = [words.say("table-sister", score=sister["score"], count=sister["left"], colours=colours)]
    found.append("  " + words.say("table-lessons-cards", cards=_cards(sister["lessons"], words)))
    if sister["card"]:
        found.append("  " + words.say("table-sister-card", card=_cards([sister["card"]], words)))
    return found


def _cards(cards: list[int], words: Words) -> str:
    return ", ".join(words.say(f"card-{card}") for card in cards)


def _seat(seat: int | None, words: Words) -> str:
    return words.say("table-the-sister") if seat is None else words.seat(seat)
