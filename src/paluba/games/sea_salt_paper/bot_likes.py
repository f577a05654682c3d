"""How promising it looks to get a card: data in `likes.json`, with how they were found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.games.sea_salt_paper.bot_gain import longer_colours, points_more
from paluba.games.sea_salt_paper.parts import CARDS, COLOUR, FIGURE, FIGURES, KIND, MERMAID, SHARK, SWIMMER
from paluba.games.sea_salt_paper.rules import SeaState
from paluba.games.sea_salt_paper.rules_cards import DECK, HAND, lowest
from paluba.games.sea_salt_paper.rules_numbers import DO_DRAW, DO_KEEP, DO_TAKE, KEEP, TAKE
from paluba.games.sea_salt_paper.rules_turn import ENOUGH
from paluba.games.sea_salt_paper.scoring import FIRST_COLOUR, TALLY, card_points

WHOLE: Final = 100_000
"""Likes are shares of the win in whole numbers, so many to the whole."""
HELD: Final = 4
"""A figure is told apart by how many of it a seat has: 0 to 3, and more as 2 or 3, whichever is even or odd with them;
a swimmer or shark by whether the seat has one, and whether one waits for it."""

CARD: Final = ("point", "far", "enough", "colour", "longest", "mermaid_colour", "mermaid_longest")
"""What else a card means to its seat: for each point that it brings; the same for each point that is lacking to close;
if it brings enough to close; for each card of its colour; if it makes the longest colour longer; the last two again for
each mermaid."""
DENIAL: Final = ("their_point", "their_colour", "their_longest")
"""What it means that the next seat cannot have a card which is not discarded, by those of its cards that are known: for
each point that it would bring them, for each of its colour, and if it would make their longest colour longer."""
DRAW: Final = ("always", "left", "points")
"""What two cards of the deck are worth: always, for each card left in it, for each point that the seat has."""
PARTS: Final = (("card", CARD), ("denial", DENIAL), ("draw", DRAW))
"""After the likes of figures follow these."""
AT_CARD: Final = len(FIGURES) * HELD
AT_DENIAL: Final = AT_CARD + len(CARD)
AT_DRAW: Final = AT_DENIAL + len(DENIAL)
COUNT: Final = AT_DRAW + len(DRAW)


def appeal(likes: vec[i64], state: SeaState, seat: i64, action: i64) -> i64:
    """How promising a legal action is by the likes, each of which counts so many times as the choice has of it; 0 where
    they have no say."""
    at: i64 = seat * TALLY
    if state.caller >= 0:
        return 0
    if state.ask == TAKE:
        points: i64 = card_points(state.tally, at)
        if action == DO_DRAW:
            return draw(likes, state.size[DECK], points)
        return promise(likes, state.tally, at, state.top(action - DO_TAKE), points)
    if state.ask == KEEP:
        card: i64 = state.kept if KIND[state.kept] == action - DO_KEEP else state.other
        shown: vec[u8] = shown_by(state, seat, (seat + 1) % state.seats)
        return promise(likes, state.tally, at, card, card_points(state.tally, at)) + denial(likes, shown, card)
    return 0


def promise(likes: vec[i64], tally: vec[u8], at: i64, card: i64, points: i64) -> i64:
    """How promising a card is to the seat whose tally begins at `at` and has so many points."""
    figure: i64 = FIGURE[card]
    mermaids: i64 = i64(tally[at + MERMAID])
    same: i64 = i64(tally[at + FIRST_COLOUR + COLOUR[card]])
    longer: i64 = longer_colours(tally, at, card)
    promised: i64 = likes[figure * HELD + held(tally, at, figure)]
    promised += same * (likes[AT_CARD + 3] + likes[AT_CARD + 5] * mermaids)
    if longer == 0:
        promised += likes[AT_CARD + 4] + likes[AT_CARD + 6] * mermaids
    brought: i64 = points_more(tally, at, card, longer)
    if brought > 0:
        lacking: i64 = max(i64(0), ENOUGH - points)
        promised += brought * (likes[AT_CARD] + likes[AT_CARD + 1] * lacking)
        if lacking > 0 and brought >= lacking:
            promised += likes[AT_CARD + 2]
    return promised


def held(tally: vec[u8], at: i64, figure: i64) -> i64:
    """By what a seat has of a figure, where its likes are found."""
    own: i64 = i64(tally[at + figure])
    if figure != SWIMMER and figure != SHARK:
        return own if own < HELD else 2 + (own & 1)
    mates: i64 = i64(tally[at + SWIMMER + SHARK - figure])
    return 2 * min(own, i64(1)) + (1 if mates > own else 0)


def denial(likes: vec[i64], shown: vec[u8], card: i64) -> i64:
    """How promising it is that the next seat, of whose cards these are known, cannot have a card."""
    same: i64 = i64(shown[FIRST_COLOUR + COLOUR[card]])
    longer: i64 = longer_colours(shown, 0, card)
    denied: i64 = points_more(shown, 0, card, longer) * likes[AT_DENIAL] + same * likes[AT_DENIAL + 1]
    if longer == 0:
        denied += likes[AT_DENIAL + 2]
    return denied


def draw(likes: vec[i64], left: i64, points: i64) -> i64:
    """How promising it is to draw two cards of a deck with so many, for a seat with so many points."""
    return likes[AT_DRAW] + likes[AT_DRAW + 1] * left + likes[AT_DRAW + 2] * min(points, i64(ENOUGH))


def shown_by(state: SeaState, viewer: i64, seat: i64) -> vec[u8]:
    """A tally of those cards of a seat that the viewer knows."""
    shown: vec[u8] = state.tally[seat * TALLY : seat * TALLY + TALLY]
    sure: i64 = i64(1) << (HAND + seat)
    cards: i64 = state.held[seat]
    while cards != 0:
        card: i64 = lowest(cards)
        cards &= cards - 1
        if i64(state.may[viewer * CARDS + card]) != sure:
            shown[FIGURE[card]] -= 1
            shown[FIRST_COLOUR + COLOUR[card]] -= 1
    return shown


def cards_in(tally: vec[u8], at: i64) -> i64:
    """How many cards a tally counts."""
    cards: i64 = 0
    for figure in range(i64(FIRST_COLOUR)):
        cards += i64(tally[at + figure])
    return cards


def read_likes(folder: Path) -> vec[i64]:
    """The likes of the game in this folder, in the order of this file."""
    data: dict[str, Any] = json.loads((folder / "likes.json").read_text("utf-8"))
    rows: dict[str, str] = data["figures"]
    numbers: list[int] = []
    for figure in FIGURES:
        numbers += map(int, rows[figure].split())
    for name, parts in PARTS:
        numbers += [data[name][part] for part in parts]
    return vec[i64]([i64(number) for number in numbers])


LIKES: Final = read_likes(Path(__file__).parent)
