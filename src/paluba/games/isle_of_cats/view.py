"""What each seat sees, and what it is asked. Both are built from nothing, by what the viewer knows of each card."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from paluba.core.game import Line
from paluba.games.isle_of_cats.actions import ACTIONS
from paluba.games.isle_of_cats.check import ASKS, asked_of
from paluba.games.isle_of_cats.parts import (
    BOAT_NAMES,
    CARDS,
    CAT_KINDS,
    CATS,
    COLOUR_NAMES,
    FIRST_COMMON,
    FIRST_OSHAX,
    FIRST_RARE,
    FIRST_SISTER,
    NO_COLOUR,
    ROWS,
    SISTER_CARDS,
    TILE_NAMES,
    TILES,
    WORD,
)
from paluba.games.isle_of_cats.rules import MOST_LEGAL, IsleState
from paluba.games.isle_of_cats.rules_boat import (
    ASKED,
    BASKETS,
    BOAT,
    CATS_OF,
    COMMON_LEFT,
    FISH,
    GAINED,
    IN_BAG,
    IN_ZONE,
    LOST,
    OSHAX_COUNT,
    OSHAX_ROW,
    OWN,
    PLACED,
    RARE_KINDS,
    RARE_LEFT,
    RARE_ROW,
    SPENT,
    USED,
    ZONE,
    ZONE_ROOM,
)
from paluba.games.isle_of_cats.rules_cards import (
    BOUGHT,
    DECK,
    DOWN,
    DRAW,
    GONE,
    HAND,
    LAID,
    OFFER,
    OPEN,
    OUT,
    PICK,
    PICKING,
    PLACES,
    PLAYING,
    TABLE,
)
from paluba.games.isle_of_cats.rules_codes import (
    BUY,
    BY_BAG,
    DRAFT,
    DRAWN,
    NONE,
    OVER,
    PLACE,
    POSITION,
    PUT,
    SOLO,
    TAKE,
    TREASURE,
)
from paluba.games.isle_of_cats.rules_lessons import FIRST_PUBLIC, PUBLIC_LESSONS
from paluba.games.isle_of_cats.rules_strip import MOST_TILES, STRIP
from paluba.games.isle_of_cats.scoring import (
    ALL_BITS,
    BEST_COLOUR,
    EVERY_COLOUR,
    FIRST_ROW,
    IF,
    LESSON,
    LESSONS,
    MEASURES,
    NOT_BELOW_RIVAL,
    RIVAL,
    SMALLEST_FAMILY,
    boat_lines,
    lesson_line,
    lesson_points,
    sister_lines,
)

MODES = ("classic", "family", "solo")


def view(state: IsleState, seat: int | None) -> dict[str, Any]:
    """The table as the seat may know it. `known` lists, for the other seats, what it can tell of their hidden cards
    because it passed those cards on."""
    shown: dict[str, Any] = {
        "mode": MODES[state.mode],
        "day": int(state.day),
        "ask": ASKS[state.ask],
        "active": None if state.ask in (DRAFT, BUY, OVER) else int(state.active),
        "order": [_seat(state, int(place)) for place in state.order],
        "zones": {name: _zone(state, zone) for zone, name in enumerate(("left", "right"))},
        "bag": _bag(state),
        "oshax": [
            TILE_NAMES[FIRST_OSHAX + i64(state.island[OSHAX_ROW + n])] for n in range(int(state.island[OSHAX_COUNT]))
        ],
        "rare": [_rare(state, int(state.island[RARE_ROW + n])) for n in range(int(state.island[RARE_KINDS]))],
        "common": [
            {"tile": TILE_NAMES[FIRST_COMMON + n], "count": int(state.island[COMMON_LEFT + n])} for n in range(4)
        ],
        "deck": int(state.size[DECK]),
        "discarded": {"hidden": int(state.size[GONE]), "open": cards_at(state, OUT)},
        "public": [_public(state, n) for n in range(PUBLIC_LESSONS) if state.has(TABLE, FIRST_PUBLIC + n)],
        "seats": [_place(state, seat, other) for other in range(state.seats)],
        "tile": None if state.tile == NONE else TILE_NAMES[state.tile],
        "drawn": _drawn(state, seat),
        "rescued": int(state.rescued),
        "extra": int(state.extra),
    }
    if state.mode == SOLO:
        shown["sister"] = _sister(state)
    return shown


def prompt(state: IsleState, seat: int | None) -> dict[str, Any]:
    """The question, and for a seat that is asked what it may choose from; `forced` tells that seat, and only it,
    that it has no choice."""
    asked = [other for other in range(state.seats) if state.to_act() >> other & 1]
    if seat is None or seat not in asked:
        return {"ask": ASKS[state.ask], "seats": asked}
    out = vec[i64]([0] * MOST_LEGAL)
    legal = [ACTIONS.action(out[n]) for n in range(state.legal(seat, out))]
    found: dict[str, Any] = {"ask": asked_of(state, seat), "seats": asked, "forced": len(legal) == 1}
    if state.ask == PLACE:
        found["tile"] = TILE_NAMES[state.tile]
        found["places"] = len(legal)
    else:
        found["can"] = [action.to_json() for action in legal]
    if found["ask"] == "colour":
        found.update(_colour_prompt(state, seat))
    elif state.ask in (PUT, POSITION):
        found["tile"] = TILE_NAMES[state.tile]
    elif state.ask in (BUY, DRAWN):
        found["purse"] = int(state.purse(seat))
    elif state.ask in (TREASURE, TAKE):
        found["by_map"] = state.bonus
    return found


def _colour_prompt(state: IsleState, seat: int) -> dict[str, Any]:
    """What the colour is for; where it brings fish, the best one."""
    card = int(state.own[seat * OWN + ASKED] if state.ask == BUY else state.asked_card)
    if card == NONE:
        return {"for": "oshax"}
    if card >= FIRST_PUBLIC:
        return {"for": "lesson", "card": card + 1}
    cats = [int(state.own[seat * OWN + CATS_OF + colour]) for colour in range(5)]
    return {"for": "fish", "card": card + 1, "best": COLOUR_NAMES[cats.index(max(cats))]}


def breakdown(state: IsleState, seat: int) -> list[Line]:
    """The score sheet of a seat; the private lessons are on it after the end."""
    m = vec[i64]([0] * MEASURES)
    state.measure(seat, m)
    found = boat_lines(m, int(state.rare_points()))
    for n in range(PUBLIC_LESSONS):
        if state.has(TABLE, FIRST_PUBLIC + n):
            points = int(lesson_points(FIRST_PUBLIC + n + 1, i64(state.hues[n]), m))
            points = (points + 1) // 2 if state.mode == SOLO else points
            found.append(lesson_line("public_lesson", FIRST_PUBLIC + n + 1, int(state.hues[n]), points))
    if state.ask == OVER:
        state.measure_rivals(seat, m)
        for card in cards_at(state, LAID + seat):
            found.append(lesson_line("private_lesson", card, NO_COLOUR, int(lesson_points(card, NO_COLOUR, m))))
    return found


def census(state: IsleState) -> dict[str, int]:
    """The tiles of the box by kind and the cards by number, counted where they lie."""
    found = [int(state.island[LOST + tile]) for tile in range(TILES)]
    for n in range(int(state.island[IN_BAG])):
        found[state.bag[n]] += 1
    for zone in range(2):
        for n in range(int(state.island[IN_ZONE + zone])):
            found[state.island[ZONE + zone * ZONE_ROOM + n]] += 1
    for n in range(int(state.island[OSHAX_COUNT])):
        found[FIRST_OSHAX + i64(state.island[OSHAX_ROW + n])] += 1
    for shape in range(5):
        found[FIRST_RARE + shape] += state.island[RARE_LEFT + shape]
    for shape in range(4):
        found[FIRST_COMMON + shape] += state.island[COMMON_LEFT + shape]
    for seat in range(state.seats):
        for n in range(int(state.own[seat * OWN + PLACED])):
            found[state.tiles[(seat * MOST_TILES + n) * STRIP]] += 1
    for n in range(int(state.queued)):
        found[state.queue >> 8 * n & 255] += 1
    if state.ask == POSITION or (state.ask == PLACE and state.cause == BY_BAG and not state.bonus):
        found[state.tile] += 1
    counted = {TILE_NAMES[tile]: found[tile] for tile in range(TILES)}
    for card in range(CARDS):
        lying = [place for place in range(PLACES) if state.sets[place * 3 + card // WORD] >> card % WORD & 1]
        counted[f"card {card + 1}"] = len(lying)
    counted["cards"] = sum(int(state.size[place]) for place in range(PLACES))
    return counted


def cards_at(state: IsleState, place: int) -> list[int]:
    """The printed numbers of the cards at a place."""
    return [card + 1 for card in range(CARDS) if state.place[card] == place]


def tiles_of(state: IsleState, seat: int) -> list[dict[str, Any]]:
    """The tiles of a boat in the order in which they were placed."""
    found = []
    for n in range(int(state.own[seat * OWN + PLACED])):
        at = (seat * MOST_TILES + n) * STRIP
        colour, turned = int(state.tiles[at + 1]), int(state.tiles[at + 2])
        found.append(
            {
                "tile": TILE_NAMES[state.tiles[at]],
                "colour": None if colour == NO_COLOUR else COLOUR_NAMES[colour],
                "turn": turned // ROWS,
                "row": turned % ROWS,
                "col": int(state.tiles[at + 3]),
            }
        )
    return found


def _place(state: IsleState, viewer: int | None, seat: int) -> dict[str, Any]:
    """One seat's place at the table."""
    at, mine = seat * OWN, viewer == seat
    found: dict[str, Any] = {
        "boat": BOAT_NAMES[state.own[at + BOAT]],
        "tiles": tiles_of(state, seat),
        "score": int(state.score(seat)),
        "fish": int(state.own[at + FISH]),
        "baskets": int(state.own[at + BASKETS]),
        "used": int(state.own[at + USED]),
        "anywhere": bool(state.anywhere >> seat & 1),
        "passed": bool(state.passed >> seat & 1),
        "count": int(state.size[HAND + seat] + state.size[PLAYING + seat]),
        "hand": cards_at(state, HAND + seat) if mine else None,
        "offer_count": int(state.size[OFFER + seat] + state.size[PICKING + seat]),
        "pick_count": int(state.size[PICK + seat]) + (int(state.size[BOUGHT + seat]) if state.phase == BUY else 0),
        "lesson_count": int(state.size[LAID + seat]),
        "lessons": cards_at(state, LAID + seat) if mine or state.ask == OVER else None,
        "committed_count": int(state.size[DOWN + seat]),
        "committed": cards_at(state, DOWN + seat) if mine else None,
        "open": cards_at(state, OPEN + seat),
        "known": {} if viewer is None or mine else _known(state, viewer, seat),
    }
    if mine:
        found["offer"] = cards_at(state, OFFER + seat)
        found["kept"] = cards_at(state, PICKING + seat)
        found["picks"] = cards_at(state, PICK + seat)
        found["bought"] = cards_at(state, BOUGHT + seat)
        found["playing"] = cards_at(state, PLAYING + seat)
        found["spent"] = int(state.own[at + SPENT])
        found["gained"] = int(state.own[at + GAINED])
        found["worth"] = _worth(state, seat)
    return found


def _worth(state: IsleState, seat: int) -> list[dict[str, Any]]:
    """What each lesson that counts for a seat is worth to it now, how much of it there is, and how much is wanted."""
    m = vec[i64]([0] * MEASURES)
    state.measure(seat, m)
    state.measure_rivals(seat, m)
    found = []
    for card in cards_at(state, LAID + seat):
        found.append(_standing(card, NO_COLOUR, m) | {"points": int(lesson_points(card, NO_COLOUR, m))})
    for n in range(PUBLIC_LESSONS):
        if state.has(TABLE, FIRST_PUBLIC + n):
            card, colour = FIRST_PUBLIC + n + 1, int(state.hues[n])
            points = int(lesson_points(card, i64(colour), m))
            found.append(_standing(card, colour, m) | {"points": (points + 1) // 2 if state.mode == SOLO else points})
    return found


def _standing(card: int, colour: int, m: vec[i64]) -> dict[str, Any]:
    """What a lesson counts; what it wants is null where every one of them scores."""
    op, measure, test, value, _, _, by_colour, _ = (int(LESSONS[(card - FIRST_ROW) * LESSON + n]) for n in range(8))
    hues = [int(m[measure + hue]) for hue in range(5)] if op == BEST_COLOUR or test == EVERY_COLOUR else []
    if op == BEST_COLOUR:
        return {"card": card, "have": max(hues), "want": None}
    have = int(m[measure + (colour if by_colour and colour != NO_COLOUR else 0)])
    if op != IF:
        return {"card": card, "have": have, "want": None}
    if test == EVERY_COLOUR:
        return {"card": card, "have": sum(hue >= value for hue in hues), "want": 5}
    if test == ALL_BITS:
        return {"card": card, "have": (have & value).bit_count(), "want": value.bit_count()}
    if test == NOT_BELOW_RIVAL:
        value = max(SMALLEST_FAMILY, int(m[RIVAL]))
    return {"card": card, "have": have, "want": value}


def _known(state: IsleState, viewer: int, seat: int) -> dict[str, list[int]]:
    """What the viewer can tell for sure of another seat's hidden cards."""
    places = {"hand": HAND + seat, "offer": OFFER + seat, "picks": PICK + seat, "lessons": LAID + seat}
    places["committed"] = DOWN + seat
    found: dict[str, list[int]] = {}
    for name, place in places.items():
        cards = [card + 1 for card in range(CARDS) if state.may[viewer * CARDS + card] == 1 << place]
        if cards:
            found[name] = cards
    return found


def _drawn(state: IsleState, viewer: int | None) -> dict[str, Any] | None:
    """The cards that the active seat drew to buy or not."""
    if state.phase == BUY or not state.size[DRAW] + state.size[BOUGHT + state.active]:
        return None
    count = int(state.size[DRAW] + state.size[BOUGHT + state.active])
    if viewer != state.active:
        return {"count": count, "cards": None, "bought": None}
    return {"count": count, "cards": cards_at(state, DRAW), "bought": cards_at(state, BOUGHT + int(state.active))}


def _public(state: IsleState, n: int) -> dict[str, Any]:
    colour = int(state.hues[n])
    return {"card": FIRST_PUBLIC + n + 1, "colour": None if colour == NO_COLOUR else COLOUR_NAMES[colour]}


def _zone(state: IsleState, zone: int) -> list[str]:
    base = ZONE + zone * ZONE_ROOM
    return [TILE_NAMES[state.island[base + n]] for n in range(int(state.island[IN_ZONE + zone]))]


def _rare(state: IsleState, shape: int) -> dict[str, Any]:
    return {"tile": TILE_NAMES[FIRST_RARE + shape], "count": int(state.island[RARE_LEFT + shape])}


def _bag(state: IsleState) -> dict[str, Any]:
    """What is in the bag: everybody can work it out, nobody knows the order."""
    tiles = [int(state.bag[n]) for n in range(int(state.island[IN_BAG]))]
    cats = [tile // CAT_KINDS for tile in tiles if tile < CATS]
    return {
        "count": len(tiles),
        "cats": {name: cats.count(colour) for colour, name in enumerate(COLOUR_NAMES)},
        "rare": len(tiles) - len(cats),
    }


def _sister(state: IsleState) -> dict[str, Any]:
    m = vec[i64]([0] * MEASURES)
    state.measure(0, m)
    lines = sister_lines(state.lessons_of_sister(), state.colours_of_sister(), m)
    return {
        "lessons": state.lessons_of_sister(),
        "colours": [COLOUR_NAMES[colour] for colour in state.colours_of_sister()],
        "card": None if state.sister_card == NONE else int(state.sister_card) + FIRST_SISTER,
        "left": int(state.sister_left),
        "used": [FIRST_SISTER + n for n in range(SISTER_CARDS) if state.sister_used >> n & 1],
        "score": sum(line.points for line in lines),
        "lines": [line.to_json() for line in lines],
    }


def _seat(state: IsleState, place: int) -> int | None:
    """A seat of the turn order; the sister is none."""
    return place if place < state.seats else None
