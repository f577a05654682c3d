"""The tile table: how many tiles of each face lie at each depth. Reads one, holds it against the totals that the
rulebook publishes, and writes it as a short code that a record can carry.

The box's own table is `tiles.json`, a reconstruction as it says itself. Whoever owns the box can give a corrected
one in the same form.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from paluba.core.errors import BadInput

DEPTHS: Final = 5
COLOURS: Final = ("pink", "green", "yellow")
SETS: Final = ("base", "extension")
KINDS: Final = ("bubbles", "predator", "rock", "food")

# What the rulebook publishes, depth by depth.
PUBLISHED: Final[dict[str, tuple[int, ...]]] = {
    "bubbles": (6, 4, 7, 3, 0),
    "predator": (6, 8, 8, 8, 11),
    "rock": (8, 7, 0, 0, 0),
    "food": (24, 21, 15, 12, 12),
}
PER_COLOUR: Final = (8, 7, 5, 4, 4)
LEAST: Final = (1, 2, 3, 5, 8)
MOST: Final = (2, 4, 5, 7, 10)
"""The points of food: from the least to the most of its depth."""
TOTALS: Final = (44, 40, 30, 23, 23)
REMOVED: Final = {1: 7, 2: 7, 3: 3, 4: 5, 5: 4, 6: 3}
"""How many tiles of each depth go back into the box unseen, by seats."""
BASE_ONLY: Final = 3
"""With more seats than this the extension is added."""

SLOTS: Final = 12
"""The faces of a depth: bubbles, predator, rock, then three values of each colour."""
FOOD: Final = 3
"""The first slot of food."""
VALUES: Final = 3

HERE: Final = Path(__file__).parent / "tiles.json"
GROUP: Final = f"[0-9a-z]{{{SLOTS}}}"
CODE: Final = re.compile(f"{GROUP}[+]{GROUP}(/{GROUP}[+]{GROUP}){{{DEPTHS - 1}}}")


class Table(NamedTuple):
    """Both sets, each as the counts of 5 times 12 faces."""

    base: tuple[int, ...]
    extension: tuple[int, ...]


def box() -> Table:
    """The table that lies beside this file."""
    return read(HERE.read_text("utf-8"))


def settle(given: str) -> str:
    """The code of a table given as the path of its file, or as its code; BadInput names the first mismatch."""
    if CODE.fullmatch(given):
        table = decode(given)
        check(table)
        return given
    try:
        text = Path(given).read_text("utf-8")
    except (OSError, ValueError):
        raise BadInput(
            f"option tiles does not take {given!r}: there is no file of that name that can be read"
        ) from None
    return encode(read(text))


def read(text: str) -> Table:
    """The table that a file holds, checked."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadInput(f"The tiles are refused: the file is not JSON ({error}).") from None
    if not isinstance(data, dict) or not isinstance(data.get("tiles"), list):
        raise BadInput('The tiles are refused: they are given as {"tiles": [{"depth": 1, "set": "base", ...}, ...]}.')
    counts = {name: [0] * (DEPTHS * SLOTS) for name in SETS}
    for number, row in enumerate(data["tiles"], 1):
        of_set, face, count = _row(number, row)
        counts[of_set][face] += count
    table = Table(tuple(counts["base"]), tuple(counts["extension"]))
    check(table)
    return table


def check(table: Table) -> None:
    """Holds a table against the published totals; BadInput names the first that it misses."""
    both = [a + b for a, b in zip(table.base, table.extension, strict=True)]
    for depth in range(DEPTHS):
        here = both[depth * SLOTS : (depth + 1) * SLOTS]
        for slot, kind in enumerate(KINDS):
            found = here[slot] if slot < FOOD else sum(here[FOOD:])
            _compare(f"tiles with {kind}", depth, found, PUBLISHED[kind][depth])
        for number, colour in enumerate(COLOURS):
            first = FOOD + number * VALUES
            _compare(f"{colour} food tiles", depth, sum(here[first : first + VALUES]), PER_COLOUR[depth])
        _compare("tiles", depth, sum(here), TOTALS[depth])
        if any(here[slot] for slot in range(SLOTS) if not exists(depth, slot)):
            raise BadInput(f"The tiles are refused: food at depth {depth + 1} has {_range(depth)}.")
        of_base = sum(table.base[depth * SLOTS : (depth + 1) * SLOTS])
        if of_base <= max(REMOVED[seats] for seats in range(1, BASE_ONLY + 1)):
            raise BadInput(
                f"The tiles are refused: depth {depth + 1} has {of_base} tiles of the base set, "
                f"but the set-up removes {REMOVED[2]} and must leave some."
            )


def exists(depth: int, slot: int) -> bool:
    """Whether a depth (from 0) can have this face."""
    if slot >= FOOD:
        return LEAST[depth] + (slot - FOOD) % VALUES <= MOST[depth]
    return PUBLISHED[KINDS[slot]][depth] > 0


def encode(table: Table) -> str:
    """A table as its code: for each depth 12 counts of the base set + 12 of the extension, in base 36."""
    groups = [
        "+".join("".join(_DIGITS[n] for n in counts[at : at + SLOTS]) for counts in table)
        for at in range(0, DEPTHS * SLOTS, SLOTS)
    ]
    return "/".join(groups)


def decode(code: str) -> Table:
    """The table of a code."""
    groups = [group.split("+") for group in code.split("/")]
    base, extension = (tuple(int(digit, 36) for group in groups for digit in group[n]) for n in range(2))
    return Table(base, extension)


_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def _row(number: int, row: Any) -> tuple[str, int, int]:
    """The set, the face and the count that a row of a file says."""
    if not isinstance(row, dict):
        raise BadInput(f"The tiles are refused: row {number} is {row!r}, not an object.")
    depth, of_set, kind, count = (row.get(name) for name in ("depth", "set", "kind", "count"))
    if type(depth) is not int or not 1 <= depth <= DEPTHS:
        raise _bad(number, "depth", depth, f"a whole number from 1 to {DEPTHS}")
    if of_set not in SETS:
        raise _bad(number, "set", of_set, "base or extension")
    if kind not in KINDS:
        raise _bad(number, "kind", kind, "one of " + ", ".join(KINDS))
    if type(count) is not int or not 0 <= count <= max(TOTALS):
        raise _bad(number, "count", count, f"a whole number from 0 to {max(TOTALS)}")
    slot = KINDS.index(kind)
    if kind == "food":
        colour, points = row.get("colour"), row.get("points")
        if colour not in COLOURS:
            raise _bad(number, "colour", colour, "one of " + ", ".join(COLOURS))
        if type(points) is not int or not LEAST[depth - 1] <= points <= MOST[depth - 1]:
            raise _bad(number, "points", points, _range(depth - 1))
        slot = FOOD + COLOURS.index(colour) * VALUES + points - LEAST[depth - 1]
    return of_set, (depth - 1) * SLOTS + slot, count


def _bad(number: int, name: str, value: Any, wanted: str) -> BadInput:
    return BadInput(f"The tiles are refused: row {number} has {name} {value!r}; it takes {wanted}.")


def _range(depth: int) -> str:
    return f"{LEAST[depth]} to {MOST[depth]} points"


def _compare(what: str, depth: int, found: int, published: int) -> None:
    if found != published:
        raise BadInput(
            f"The tiles are refused: depth {depth + 1} has {found} {what}; the rulebook counts {published} "
            "(base and extension together)."
        )
