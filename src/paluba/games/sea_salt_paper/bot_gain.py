"""What one more card brings to a seat, told without counting all its cards again."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.games.sea_salt_paper.parts import (
    BOAT,
    CAPTAIN,
    COLOUR,
    CRAB,
    FIGURE,
    FISH,
    LIGHTHOUSE,
    MERMAID,
    OCTOPUS,
    PENGUIN,
    PENGUIN_COLONY,
    SAILOR,
    SHARK,
    SHELL,
    SHOAL_OF_FISH,
    SWIMMER,
)
from paluba.games.sea_salt_paper.scoring import (
    FIRST_COLOUR,
    OCTOPUSES,
    PENGUINS,
    SAILORS,
    SHELLS,
    TALLY,
    card_points,
)


def points_more(tally: vec[u8], at: i64, card: i64, longer: i64) -> i64:
    """By how much `card_points` of the tally at this place would grow with one more card, whose colour has so many
    `longer` ones."""
    figure: i64 = FIGURE[card]
    mermaids: i64 = i64(tally[at + MERMAID])
    if figure == MERMAID:
        return points_with(tally, at, card) - card_points(tally, at)
    own: i64 = i64(tally[at + figure])
    more: i64 = 1 if longer < mermaids else 0  # each mermaid counts another colour, the longest ones
    if figure == CRAB:
        return more + (own & 1)
    if figure == BOAT:
        return more + (own & 1) + i64(tally[at + LIGHTHOUSE])
    if figure == FISH:
        return more + (own & 1) + i64(tally[at + SHOAL_OF_FISH])
    if figure == SWIMMER:
        return more + (1 if own < i64(tally[at + SHARK]) else 0)
    if figure == SHARK:
        return more + (1 if own < i64(tally[at + SWIMMER]) else 0)
    if figure == SHELL:
        return more + SHELLS[own + 1] - SHELLS[own]
    if figure == OCTOPUS:
        return more + OCTOPUSES[own + 1] - OCTOPUSES[own]
    if figure == PENGUIN:
        return more + PENGUINS[own + 1] - PENGUINS[own] + 2 * i64(tally[at + PENGUIN_COLONY])
    if figure == SAILOR:
        return more + SAILORS[own + 1] - SAILORS[own] + 3 * i64(tally[at + CAPTAIN])
    if figure == LIGHTHOUSE:
        return more + i64(tally[at + BOAT])
    if figure == SHOAL_OF_FISH:
        return more + i64(tally[at + FISH])
    if figure == PENGUIN_COLONY:
        return more + 2 * i64(tally[at + PENGUIN])
    return more + 3 * i64(tally[at + SAILOR])


def points_with(tally: vec[u8], at: i64, card: i64) -> i64:
    """The points of a tally's cards and one more."""
    figure: i64 = at + FIGURE[card]
    colour: i64 = at + FIRST_COLOUR + COLOUR[card]
    tally[figure] += 1
    tally[colour] += 1
    points: i64 = card_points(tally, at)
    tally[figure] -= 1
    tally[colour] -= 1
    return points


def longer_colours(tally: vec[u8], at: i64, card: i64) -> i64:
    """How many colours have more cards than that of a card."""
    same: i64 = i64(tally[at + FIRST_COLOUR + COLOUR[card]])
    longer: i64 = 0
    for colour in range(at + FIRST_COLOUR, at + TALLY):
        if i64(tally[colour]) > same:
            longer += 1
    return longer
