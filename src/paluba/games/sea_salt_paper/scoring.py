"""What cards are worth. A tally counts a seat's cards, in hand and on the table: 14 figures, then 11 colours."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paluba.core.game import Line
from paluba.games.sea_salt_paper.parts import (
    BOAT,
    CAPTAIN,
    COLOURS,
    CRAB,
    FIGURES,
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

TALLY: Final = 25
"""The length of a tally."""
FIRST_COLOUR: Final = 14
"""Where a tally's colours start."""

SHELLS: Final = vec[i64]([0, 0, 2, 4, 6, 8, 10])
OCTOPUSES: Final = vec[i64]([0, 0, 3, 6, 9, 12])
PENGUINS: Final = vec[i64]([0, 1, 3, 5])
SAILORS: Final = vec[i64]([0, 0, 5])


def card_points(tally: vec[u8], at: i64) -> i64:
    """The points of the cards that the tally at this place counts, without any colour bonus."""
    boats: i64 = i64(tally[at + BOAT])
    fish: i64 = i64(tally[at + FISH])
    penguins: i64 = i64(tally[at + PENGUIN])
    sailors: i64 = i64(tally[at + SAILOR])
    swimmers: i64 = i64(tally[at + SWIMMER])
    sharks: i64 = i64(tally[at + SHARK])
    points: i64 = (i64(tally[at + CRAB]) >> 1) + (boats >> 1) + (fish >> 1)  # R22
    points += swimmers if swimmers < sharks else sharks  # R22
    points += SHELLS[i64(tally[at + SHELL])] + OCTOPUSES[i64(tally[at + OCTOPUS])]  # R23
    points += PENGUINS[penguins] + SAILORS[sailors]  # R23
    points += i64(tally[at + LIGHTHOUSE]) * boats + i64(tally[at + SHOAL_OF_FISH]) * fish  # R24
    points += 2 * i64(tally[at + PENGUIN_COLONY]) * penguins + 3 * i64(tally[at + CAPTAIN]) * sailors  # R24
    mermaids: i64 = i64(tally[at + MERMAID])
    if mermaids == 1:
        return points + colour_bonus(tally, at)  # R25, for the usual case faster
    used: i64 = 0
    while mermaids > 0:  # R25
        longest: i64 = longest_colour(tally, at, used)
        points += i64(tally[at + FIRST_COLOUR + longest])
        used |= i64(1) << longest
        mermaids -= 1
    return points


def longest_colour(tally: vec[u8], at: i64, used: i64) -> i64:
    """The colour with most cards, apart from those in the bit mask `used`; the first of equals."""
    best: i64 = -1
    most: i64 = -1
    for colour in range(i64(11)):
        count: i64 = i64(tally[at + FIRST_COLOUR + colour])
        if count > most and not used >> colour & 1:
            most = count
            best = colour
    return best


def colour_bonus(tally: vec[u8], at: i64) -> i64:
    """One point for each card of the colour with most cards."""  # R26
    most: i64 = 0
    for colour in range(at + FIRST_COLOUR, at + TALLY):
        most = max(most, i64(tally[colour]))
    return most


def lines(tally: vec[u8]) -> list[Line]:
    """`card_points` of one tally as the lines of a score sheet; only lines that score or that a mermaid chose."""
    count = {figure: int(tally[n]) for n, figure in enumerate(FIGURES)}
    found = [Line(f"{figure}_pairs", count[figure] // 2) for figure in ("crab", "boat", "fish")]
    found.append(Line("swimmer_shark_pairs", min(count["swimmer"], count["shark"])))
    collectors = {"shell": SHELLS, "octopus": OCTOPUSES, "penguin": PENGUINS, "sailor": SAILORS}
    found += [Line(figure, int(table[count[figure]]), {"count": count[figure]}) for figure, table in collectors.items()]
    premiums = (
        ("lighthouse", "boat", 1),
        ("shoal_of_fish", "fish", 1),
        ("penguin_colony", "penguin", 2),
        ("captain", "sailor", 3),
    )
    found += [Line(card, count[card] * each * count[of], {"count": count[of]}) for card, of, each in premiums]
    found = [line for line in found if line.points]
    used = 0
    for _ in range(count["mermaid"]):
        colour = longest_colour(tally, 0, used)
        used |= 1 << colour
        found.append(Line("mermaid", int(tally[FIRST_COLOUR + colour]), {"colour": COLOURS[colour]}))
    return found
