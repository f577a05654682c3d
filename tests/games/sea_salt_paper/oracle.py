"""A slow scorer, written from the rulebook's text and from nothing else."""

from collections import Counter
from itertools import combinations

SHELLS = {0: 0, 1: 0, 2: 2, 3: 4, 4: 6, 5: 8, 6: 10}
OCTOPUSES = {0: 0, 1: 0, 2: 3, 3: 6, 4: 9, 5: 12}
PENGUINS = {0: 0, 1: 1, 2: 3, 3: 5}
ANCHORS = {0: 0, 1: 0, 2: 5}
ALL_COLOURS = (
    *("dark_blue", "light_blue", "black", "yellow", "green", "white"),
    *("purple", "grey", "light_orange", "pink", "orange"),
)


def cards_worth(cards: list[str]) -> int:
    """The points of some cards, without any colour bonus."""
    figures = Counter(card.split(":")[0] for card in cards)
    total = 0
    for figure in ("crab", "boat", "fish"):
        total += figures[figure] // 2
    total += min(figures["swimmer"], figures["shark"])
    total += SHELLS[figures["shell"]] + OCTOPUSES[figures["octopus"]]
    total += PENGUINS[figures["penguin"]] + ANCHORS[figures["sailor"]]
    for premium, figure, each in (
        ("lighthouse", "boat", 1),
        ("shoal_of_fish", "fish", 1),
        ("penguin_colony", "penguin", 2),
        ("captain", "sailor", 3),
    ):
        if figures[premium]:
            total += each * figures[figure]
    return total + mermaids_worth(cards)


def mermaids_worth(cards: list[str]) -> int:
    """The most that the mermaids can bring: every choice of different colours for them is tried."""
    colours = Counter(card.split(":")[1] for card in cards)
    mermaids = sum(card.startswith("mermaid:") for card in cards)
    return max(sum(colours[colour] for colour in chosen) for chosen in combinations(ALL_COLOURS, mermaids))


def longest_colour(cards: list[str]) -> int:
    """The colour bonus."""
    return max(Counter(card.split(":")[1] for card in cards).values(), default=0)
