"""The box: 58 cards of 14 figures in 11 colours, and what a match needs to be won."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = (
    "dark_blue",
    "light_blue",
    "black",
    "yellow",
    "green",
    "white",
    "purple",
    "grey",
    "light_orange",
    "pink",
    "orange",
)

BOX: Final[dict[str, dict[str, int]]] = {
    "crab": {"dark_blue": 2, "light_blue": 2, "black": 1, "yellow": 2, "green": 1, "grey": 1},
    "boat": {"dark_blue": 2, "light_blue": 2, "black": 2, "yellow": 2},
    "fish": {"dark_blue": 2, "light_blue": 1, "black": 2, "yellow": 1, "green": 1},
    "swimmer": {"dark_blue": 1, "light_blue": 1, "black": 1, "yellow": 1, "light_orange": 1},
    "shark": {"dark_blue": 1, "light_blue": 1, "black": 1, "green": 1, "purple": 1},
    "mermaid": {"white": 4},
    "shell": {"dark_blue": 1, "light_blue": 1, "black": 1, "yellow": 1, "green": 1, "grey": 1},
    "octopus": {"light_blue": 1, "yellow": 1, "green": 1, "purple": 1, "grey": 1},
    "penguin": {"purple": 1, "light_orange": 1, "pink": 1},
    "sailor": {"pink": 1, "orange": 1},
    "lighthouse": {"purple": 1},
    "shoal_of_fish": {"grey": 1},
    "penguin_colony": {"green": 1},
    "captain": {"light_orange": 1},
}

FIGURES: Final = tuple(BOX)
CRAB: Final = 0
BOAT: Final = 1
FISH: Final = 2
SWIMMER: Final = 3
SHARK: Final = 4
MERMAID: Final = 5
SHELL: Final = 6
OCTOPUS: Final = 7
PENGUIN: Final = 8
SAILOR: Final = 9
LIGHTHOUSE: Final = 10
SHOAL_OF_FISH: Final = 11
PENGUIN_COLONY: Final = 12
CAPTAIN: Final = 13

CARDS: Final = 58
MERMAIDS: Final = 4
FIRST_MERMAID: Final = 34
PILES: Final = 2
TARGETS: Final = {2: 40, 3: 35, 4: 30}

KINDS: Final = tuple(f"{figure}:{colour}" for figure, colours in BOX.items() for colour in colours)
"""What tells cards apart: figure and colour. Cards of one kind are alike."""

COPIES: Final = tuple(count for colours in BOX.values() for count in colours.values())
"""How many cards there are of each kind."""

_KIND_OF: Final = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]

KIND: Final = vec[i64](_KIND_OF)
"""The kind of each card; the cards of a kind are numbered one after the other."""
FIRST: Final = vec[i64]([_KIND_OF.index(kind) for kind in range(len(KINDS))])
"""The first card of each kind."""
FIGURE: Final = vec[i64]([FIGURES.index(KINDS[kind].split(":")[0]) for kind in _KIND_OF])
"""The figure of each card."""
COLOUR: Final = vec[i64]([COLOURS.index(KINDS[kind].split(":")[1]) for kind in _KIND_OF])
"""The colour of each card."""


def _pairs() -> list[tuple[int, int]]:
    """The pairs of kinds that may be laid: two crabs, boats or fish of any colours, or a swimmer with a shark."""
    of = {figure: [n for n, name in enumerate(KINDS) if name.startswith(figure + ":")] for figure in FIGURES}
    alike = [
        (a, b)
        for figure in ("crab", "boat", "fish")
        for a in of[figure]
        for b in of[figure]
        if a < b or (a == b and COPIES[a] > 1)
    ]
    return alike + [(swimmer, shark) for swimmer in of["swimmer"] for shark in of["shark"]]


_PAIRS: Final = _pairs()
PAIRS: Final = tuple((KINDS[a], KINDS[b]) for a, b in _PAIRS)
PAIR_A: Final = vec[i64]([a for a, _ in _PAIRS])
PAIR_B: Final = vec[i64]([b for _, b in _PAIRS])
FIRST_BOAT_PAIR: Final = next(n for n, (a, _) in enumerate(PAIRS) if a.startswith("boat"))
FIRST_FISH_PAIR: Final = next(n for n, (a, _) in enumerate(PAIRS) if a.startswith("fish"))
FIRST_SHARK_PAIR: Final = next(n for n, (a, _) in enumerate(PAIRS) if a.startswith("swimmer"))

assert list(FIGURE[FIRST_MERMAID : FIRST_MERMAID + MERMAIDS]) == [MERMAID] * MERMAIDS
assert sum(COPIES) == CARDS, "the rulebook counts 58 cards"
assert len({name.split(":")[1] for name in KINDS}) == len(COLOURS) == 11, "the rulebook counts 11 colours"
assert [sum(BOX[figure].values()) for figure in FIGURES] == [9, 8, 7, 5, 5, 4, 6, 5, 3, 2, 1, 1, 1, 1]
