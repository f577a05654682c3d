"""The box as tables of numbers: boats as bit masks, tiles with all their turns, cards with what they cost and do.

A boat is 9 rows of 22 columns; a row is a bit mask, bit c standing for column c, and a cell is row * 22 + column.
Tiles are numbered by kind: 85 cats (colour * 17 + shape), 6 Oshax, 5 rare and 4 common treasures. Cards go by their
printed number less one.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from paluba.games.isle_of_cats.box import (
    ADVANCED_LESSONS,
    BASIC_LESSONS,
    BOATS,
    CAT_SHAPES,
    COLOURS,
    COMMON,
    COMMON_SUPPLY,
    DISCOVERY,
    FAMILY,
    MAP_LETTERS,
    MARKS,
    OSHAX,
    RARE,
    ROOM_LETTERS,
    ROOM_ROWS,
    ROOMS,
    SISTER,
)

# -- the boats

ROWS: Final = 9
COLS: Final = 22
CELLS: Final = 198
"""Rows times columns, water included."""
ROW: Final = (1 << COLS) - 1


def _mask(row: str, letters: str) -> int:
    return sum(1 << col for col, letter in enumerate(row) if letter in letters)


_PLANKS: Final = [_mask(row, ROOM_LETTERS) for row in ROOM_ROWS]
PLANKS: Final = vec[i64](_PLANKS)
"""The cells of a boat, row by row."""
ROOM_MASKS: Final = vec[i64]([_mask(row, letter) for letter in ROOM_LETTERS for row in ROOM_ROWS])
"""The cells of each room, row by row."""
RATS: Final = vec[i64]([_mask(row, "R") for marks in MARKS for row in marks])
"""The rats of each boat, row by row."""
MAP_CELL: Final = vec[i64]([("".join(marks)).index(letter) for marks in MARKS for letter in MAP_LETTERS])
"""Where each boat has the map of each colour."""


def _inner(row: int) -> int:
    """The cells of a row with a cell on every side."""
    here = _PLANKS[row]
    above = _PLANKS[row - 1] if row > 0 else 0
    below = _PLANKS[row + 1] if row < ROWS - 1 else 0
    return here & here << 1 & here >> 1 & above & below


EDGE: Final = vec[i64]([_PLANKS[row] & ~_inner(row) for row in range(ROWS)])
"""The cells at the edge of the boat, row by row."""
assert sum(mask.bit_count() for mask in [int(EDGE[row]) for row in range(ROWS)]) == 44

# -- the tiles

CATS: Final = 85
CAT_KINDS: Final = 17
FIRST_OSHAX: Final = 85
FIRST_RARE: Final = 91
FIRST_COMMON: Final = 96
TILES: Final = 100
SMALL: Final = 2
"""The first two common treasures are small: one and two squares."""
NO_COLOUR: Final = 5

TILE_NAMES: Final = (
    *(f"{shape['id']}:{colour}" for colour in COLOURS for shape in CAT_SHAPES),
    *(f"{tile['id']}:white" for tile in OSHAX),
    *(f"{tile['id']}:gold" for tile in RARE),
    *(f"{tile['id']}:copper" for tile in COMMON),
)
COPIES: Final = tuple([1] * (CATS + len(OSHAX)) + [tile["count"] for tile in (*RARE, *COMMON)])
"""How many tiles there are of each kind."""

_SHAPES: Final = [
    [(row, col) for row, line in enumerate(tile["shape"]) for col, mark in enumerate(line) if mark == "X"]
    for tile in (*CAT_SHAPES, *OSHAX, *RARE, *COMMON)
]
SHAPES: Final = 32
SHAPE: Final = vec[i64]([tile % CAT_KINDS if tile < CATS else tile - CATS + CAT_KINDS for tile in range(TILES)])
"""The shape of each kind of tile: 17 of cats, 6 of Oshax, 5 of rare and 4 of common treasures."""


def _turns(cells: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The different ways to lay a shape, turned and flipped, each with its top left corner at (0, 0)."""
    found: list[list[tuple[int, int]]] = []
    for _ in range(2):
        for _ in range(4):
            top, left = min(row for row, _ in cells), min(col for _, col in cells)
            laid = sorted((row - top, col - left) for row, col in cells)
            if laid not in found:
                found.append(laid)
            cells = [(col, -row) for row, col in cells]
        cells = [(row, -col) for row, col in cells]
    return found


TURNED: Final = [_turns(cells) for cells in _SHAPES]
"""For each shape the ways to lay it, as lists of cells."""
_LAID: Final = [laid for turns in TURNED for laid in turns]

MOST_TURNS: Final = 8
MOST_SQUARES: Final = 6
TURNS: Final = vec[i64]([len(turns) for turns in TURNED])
"""How many different turns a shape has."""
SQUARES: Final = vec[i64]([len(cells) for cells in _SHAPES])
"""How many squares a shape has."""
FIRST_TURN: Final = vec[i64]([sum(len(turns) for turns in TURNED[:shape]) for shape in range(SHAPES)])
"""Where the turns of a shape begin in the tables by turn."""
HEIGHT: Final = vec[i64]([max(row for row, _ in laid) + 1 for laid in _LAID])
SQUARE_ROW: Final = vec[i64]([row for laid in _LAID for row, _ in (laid + [(0, 0)] * 6)[:MOST_SQUARES]])
SQUARE_COL: Final = vec[i64]([col for laid in _LAID for _, col in (laid + [(0, 0)] * 6)[:MOST_SQUARES]])
"""The squares of each turn, six places each."""

MOST_PLACES: Final = 820


def _places(turns: list[list[tuple[int, int]]]) -> int:
    planks = {(row, col) for row in range(ROWS) for col in range(COLS) if _PLANKS[row] >> col & 1}
    return sum(
        all((row + r, col + c) in planks for r, c in laid)
        for laid in turns
        for row in range(ROWS)
        for col in range(COLS)
    )


_COUNTS: Final = [_places(turns) for turns in TURNED]
assert (max(_COUNTS), sum(_COUNTS)) == (MOST_PLACES, 15101), "the placements that the rulings count"
assert len(TILE_NAMES) == TILES
assert sum(COPIES) == 85 + 6 + 25 + 44

# -- the cards

CARDS: Final = 168
"""Discovery and family cards; the solo cards have tables of their own."""
DISCOVERIES: Final = 150
WORD: Final = 56
"""Sets of cards are bit masks of three words with 56 cards each."""

_BY_KIND: Final = ("oshax", "rescue", "anytime", "treasure", "private_lesson", "public_lesson")
OSHAX_CARD: Final = 0
RESCUE_CARD: Final = 1
ANYTIME_CARD: Final = 2
TREASURE_CARD: Final = 3
PRIVATE_LESSON: Final = 4
PUBLIC_LESSON: Final = 5
KIND: Final = vec[i64]([_BY_KIND.index(card["kind"]) for card in DISCOVERY] + [PRIVATE_LESSON] * len(FAMILY))
COST: Final = vec[i64]([card["cost"] for card in DISCOVERY] + [0] * len(FAMILY))
WHOLE: Final = vec[i64]([card.get("whole", 0) for card in DISCOVERY])
BROKEN: Final = vec[i64]([card.get("broken", 0) for card in DISCOVERY])
SPEED: Final = vec[i64]([card.get("speed", 0) for card in DISCOVERY])
ASKS_COLOUR: Final = vec[i64]([int(card.get("colour", False)) for card in DISCOVERY])
"""Whether a public lesson is laid with a colour."""

# What an anytime card does.
GAIN_FISH: Final = 0
PLACE_ANYWHERE: Final = 1
DRAW_CARDS: Final = 2
TILE_TO_BOAT: Final = 3
BASKET_FOR_FISH: Final = 4
MOVE_CATS: Final = 5
RESCUE_MORE: Final = 6
TILES_TO_ZONES: Final = 7
GAIN_BASKET: Final = 8
BASKET_FOR_LESSONS: Final = 9
BASKET_FOR_TREASURES: Final = 10
NO_EFFECT: Final = 11

# What a card that gains fish counts.
FISH_PER_OSHAX: Final = 0
FISH_PER_LESSON: Final = 1
FISH_PER_COLOUR: Final = 2
FISH_PER_RARE: Final = 3
FISH_PER_COMMON: Final = 4
FISH_PER_CAT: Final = 5

_OPS: Final = {
    "gain_fish": GAIN_FISH,
    "next_tile_ignores_adjacency": PLACE_ANYWHERE,
    "draw_discovery_cards": DRAW_CARDS,
    "draw_tile_to_own_boat": TILE_TO_BOAT,
    "discard_permanent_baskets_for_fish": BASKET_FOR_FISH,
    "move_cats_to_other_field": MOVE_CATS,
    "extra_rescue_this_turn": RESCUE_MORE,
    "draw_tiles_to_fields": TILES_TO_ZONES,
}
_FISH_METRICS: Final = (
    "oshax",
    "private_lessons",
    "distinct_cat_colours",
    "rare_treasures",
    "common_treasures",
    "cats",
)


def _effect(card: dict[str, Any]) -> tuple[int, int, int]:
    """What an anytime card does, by which measure, and how much."""
    effect = card.get("effect", {})
    if card["kind"] != "anytime":
        return NO_EFFECT, 0, 0
    if effect["op"] == "gain_permanent_basket":
        given_up = effect.get("discard", {}).get("what")
        op = {None: GAIN_BASKET, "own_played_private_lessons": BASKET_FOR_LESSONS}.get(given_up, BASKET_FOR_TREASURES)
        return op, 0, int(effect.get("discard", {}).get("n", 0))
    measure = _FISH_METRICS.index(effect["per"]["metric"]) if "per" in effect else 0
    amounts = ("each", "fish", "cards", "max", "extra", "tiles")
    return _OPS[effect["op"]], measure, next(int(effect[name]) for name in amounts if name in effect)


_EFFECTS: Final = [_effect(card) for card in DISCOVERY]
EFFECT: Final = vec[i64]([op for op, _, _ in _EFFECTS])
MEASURE: Final = vec[i64]([measure for _, measure, _ in _EFFECTS])
AMOUNT: Final = vec[i64]([amount for _, _, amount in _EFFECTS])

SMALL_TREASURES: Final = vec[i64]([int(card.get("label") == "treasure_small") for card in DISCOVERY])
"""Whether a treasure card gives small common treasures, or any for a fish; the others give a rare or two common."""


def _cards(condition: list[bool], word: int) -> int:
    return sum(1 << n for n, true in enumerate(condition[word * WORD : (word + 1) * WORD]) if true)


_KINDS: Final = [card["kind"] for card in DISCOVERY] + ["family"] * len(FAMILY)
ANYTIME_WORD: Final = 1
ANYTIME_BITS: Final = _cards([kind == "anytime" for kind in _KINDS], ANYTIME_WORD)
TREASURE_BITS: Final = _cards([kind == "treasure" for kind in _KINDS], ANYTIME_WORD)
OSHAX_BITS: Final = _cards([kind == "oshax" for kind in _KINDS], 0)
assert all(_KINDS.index(kind) // WORD == 1 for kind in ("anytime", "treasure")), "both lie in the second word"
FISH_BITS: Final = _cards([effect[0] in (GAIN_FISH, BASKET_FOR_FISH) for effect in _EFFECTS], ANYTIME_WORD)
"""The cards that only give fish."""
REACT_BITS: Final = _cards([effect[0] in (MOVE_CATS, TILES_TO_ZONES) for effect in _EFFECTS], ANYTIME_WORD)
ANYWHERE_BITS: Final = _cards([effect[0] == PLACE_ANYWHERE for effect in _EFFECTS], ANYTIME_WORD)
RESCUE_BITS: Final = vec[i64]([_cards([kind == "rescue" for kind in _KINDS], word) for word in range(3)])
WHOLE_BITS: Final = vec[i64]([_cards([card.get("whole", 0) > 0 for card in DISCOVERY], word) for word in range(3)])
BROKEN_BITS: Final = vec[i64]([_cards([card.get("broken", 0) > 0 for card in DISCOVERY], word) for word in range(3)])
PRIVATE_BITS: Final = _cards([kind in ("private_lesson", "family") for kind in _KINDS], 2)
PUBLIC_BITS: Final = _cards([kind == "public_lesson" for kind in _KINDS], 2)
FIRST_LESSON: Final = 112
FIRST_FAMILY: Final = 150
FIRST_RESCUE: Final = 6
END_RESCUE: Final = 66
SET_OF: Final = tuple(card.get("set") for card in DISCOVERY)

CARD_BIT: Final = vec[i64]([1 << card % WORD for card in range(CARDS)])
"""The bit of each card in its word; a table, since compiled code shifts a literal one by 31 at most."""
LOW_BIT: Final = vec[i64]([next((n for n in range(58) if pow(2, n, 59) == rest), 0) for rest in range(59)])
"""LOW_BIT[mask % 59] is the number of the bit, for a mask with one bit below 2**58."""

# -- the solo cards

SISTER_CARDS: Final = 23
FIRST_SISTER: Final = 174
"""The printed number of the sister's first card."""
SISTER_BASKETS: Final = vec[i64]([card["baskets"] for card in SISTER])
SISTER_SPEED: Final = vec[i64]([card["speed"] for card in SISTER])

DISCARD_CAT: Final = 0
DISCARD_RARE: Final = 1
DISCARD_OSHAX: Final = 2
DISCARD_COMMON: Final = 3
SWAP_CATS: Final = 4
_ORDERS: Final = ("discard_cat", "discard_rare", "discard_oshax", "discard_common", "swap_cats")
_COMMON_IDS: Final = [tile["id"] for tile in COMMON]


def _orders(card: dict[str, Any]) -> list[int]:
    """The two instructions of a card: what, which, and the other one of a swap; positions count from 1."""
    found: list[int] = []
    for order in card["instructions"]:
        which = order.get("positions") or [order.get("position", 0), 0]
        if "shape" in order:
            which = [_COMMON_IDS.index(order["shape"]), 0]
        found += [_ORDERS.index(order["do"]), *which]
    assert len(found) == 6
    return found


ORDERS: Final = vec[i64]([number for card in SISTER for number in _orders(card)])
FIRST_SISTER_LESSON: Final = 197
SISTER_LESSONS: Final = 19
SISTER_BASIC: Final = 10
BASIC_DRAWN: Final = 3
LEVELS: Final = {"basic": 0, "medium": 1, "hard": 2, "very_hard": 3, "expert": 4}
"""How many advanced lessons the sister has at each level."""

# -- the lengths of a match

DAYS: Final = 5
DAILY_FISH: Final = 20
LEFT_PRICE: Final = 3
RIGHT_PRICE: Final = 5
PICKS: Final = 7
"""Cards chosen in a draft."""
SUPPLY: Final = COMMON_SUPPLY
BOAT_NAMES: Final = BOATS
ROOM_NAMES: Final = ROOMS
COLOUR_NAMES: Final = COLOURS
ALL_LESSONS: Final = (*DISCOVERY, *FAMILY, *BASIC_LESSONS, *ADVANCED_LESSONS)
