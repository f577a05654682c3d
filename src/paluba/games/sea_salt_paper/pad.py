"""The score pad: what are these cards worth?"""

from __future__ import annotations

from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from paluba.core.errors import BadInput
from paluba.core.game import Line
from paluba.games.sea_salt_paper.parts import BOX, COLOURS, COPIES, FIGURES, KINDS, MERMAIDS
from paluba.games.sea_salt_paper.scoring import FIRST_COLOUR, TALLY, card_points, colour_bonus, lines


def pad(data: Any) -> dict[str, Any]:
    """``{"cards": ["crab:dark_blue", ...]}`` -> points, colour bonus and the lines that make up the points."""
    cards = _cards(data)
    tally = tally_of(cards)
    won = [Line("four_mermaids", 0)] if cards.count("mermaid:white") == MERMAIDS else []  # R28
    return {
        "points": int(card_points(tally, 0)),
        "colour_bonus": int(colour_bonus(tally, 0)),
        "lines": [line.to_json() for line in [*won, *lines(tally)]],
    }


def tally_of(cards: list[str]) -> vec[u8]:
    """The tally of some cards of the box."""
    tally = vec[u8]([u8(0)] * TALLY)
    for card in cards:
        figure, colour = card.split(":")
        tally[FIGURES.index(figure)] += 1
        tally[FIRST_COLOUR + COLOURS.index(colour)] += 1
    return tally


def _cards(data: Any) -> list[str]:
    if not isinstance(data, dict) or not isinstance(data.get("cards"), list):
        raise BadInput('The cards are given as {"cards": ["crab:dark_blue", "mermaid:white", ...]}.')
    if extra := sorted(str(key) for key in data.keys() - {"cards"}):
        raise BadInput(f"{extra[0]!r} is not taken here; only cards are.")
    given: list[Any] = data["cards"]
    for one in given:
        if one not in KINDS:
            raise BadInput(_unknown(one))
    cards: list[str] = given
    for card, count in Counter(cards).items():
        copies = COPIES[KINDS.index(card)]
        if count > copies:
            raise BadInput(f"{card} is there {count} times, but the box has only {copies}.")
    return cards


def _unknown(card: Any) -> str:
    figure = str(card).partition(":")[0]
    if not isinstance(card, str) or figure not in BOX:
        return f"{card!r} is no card; a card is figure:colour, with one of the figures {', '.join(FIGURES)}."
    return f"{card!r} is not in the box; there is {figure} in {', '.join(BOX[figure])}."
