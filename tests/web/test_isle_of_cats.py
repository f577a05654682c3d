"""What the board of The Isle of Cats knows by itself is what the game's data say, and what it shows is what counts."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import paluba
from paluba.games.isle_of_cats import box, parts
from paluba.server import study

BOARD = Path(__file__).parents[2] / "web" / "src" / "boards" / "isle_of_cats"
LESSONS_OF = {"family": range(151, 169), "sister": range(197, 216)}


def pieces() -> dict[str, Any]:
    """The geometry and the printed cards, as the board keeps them in `box.json`."""
    shapes = [name.split(":")[0] for name in (*parts.TILE_NAMES[:17], *parts.TILE_NAMES[85:])]
    cards = (*box.DISCOVERY, *box.FAMILY, *box.BASIC_LESSONS, *box.ADVANCED_LESSONS)
    return {
        "rooms": dict(zip(box.ROOM_LETTERS, box.ROOMS, strict=True)),
        "plan": list(box.ROOM_ROWS),
        "marks": {boat: list(marks) for boat, marks in zip(box.BOATS, box.MARKS, strict=True)},
        "turns": {
            shape: ["".join(f"{row}{col}" for row, col in laid) for laid in parts.TURNED[number]]
            for number, shape in enumerate(shapes)
        },
        "cards": {str(card["no"]): printed(card) for card in cards},
        "sister": {str(card["no"]): [card["baskets"], card["speed"]] for card in box.SISTER},
    }


def printed(card: dict[str, Any]) -> dict[str, Any]:
    """What a card shows: its kind, price, baskets and speed, and how a lesson counts."""
    effect = card.get("effect", {})
    kind = card.get("kind") or next(name for name, numbers in LESSONS_OF.items() if card["no"] in numbers)
    found = {"kind": kind, "cost": card.get("cost", 0), "label": card.get("label", "rescue")}
    found |= {name: card[name] for name in ("whole", "broken", "speed") if card.get(name)}
    if card.get("colour"):
        found["colour"] = True
    if card["no"] > 112:
        found |= {"op": effect["op"], "points": effect.get("points", 0), "per": effect.get("per", 1)}
    return found


def test_the_pieces_are_those_of_the_game() -> None:
    kept = json.loads((BOARD / "box.json").read_text("utf-8"))
    assert kept == pieces()


def test_cards_are_said_by_their_names() -> None:
    assert study.fields("isle_of_cats")["card"] == ["card"]
    assert study.fields("isle_of_cats")["solo"] == ["card"]


def test_a_seat_sees_what_its_lessons_are_worth() -> None:
    """At the end the lines of the score sheet say the same."""
    dice = random.Random(3)
    for seats, options in ((2, {}), (3, {"mode": "family"}), (1, {})):
        match = paluba.Match(paluba.game("isle_of_cats"), seats=seats, seed=5, options=options)
        while match.to_act:
            seat = match.to_act[0]
            assert "worth" not in match.view(None)["seats"][seat]
            match.submit(seat, dice.choice(match.legal(seat)))
        for seat in range(seats):
            seen = {entry["card"]: entry["points"] for entry in match.view(seat)["seats"][seat]["worth"]}
            lines = [line.to_json() for line in match.result.breakdown[seat]]
            assert seen == {line["card"]: line["points"] for line in lines if "card" in line}
