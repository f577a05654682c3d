"""The score pad: the rulebook's sum, and everything that cannot lie on a boat refused by name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import paluba
from paluba.core.chance import Fast
from paluba.core.errors import BadInput
from paluba.core.window import buffer, seats_of
from paluba.games.isle_of_cats.actions import TILE
from paluba.games.isle_of_cats.parts import SHAPE, TURNED
from paluba.games.isle_of_cats.rules import IsleState, start
from paluba.games.isle_of_cats.rules_boat import BASKETS, FISH, OWN
from paluba.games.isle_of_cats.scoring import FAMILY_SIZE, MEASURES
from paluba.games.isle_of_cats.view import tiles_of

from .table import GAME

BAR = [[4, 3 + n] for n in range(5)]
CAT = {"kind": "cat", "colour": "red", "cells": BAR}


def score(**data: Any) -> dict[str, Any]:
    return paluba.score("isle_of_cats", {"boat": "blue", **data})


def points(result: dict[str, Any]) -> dict[str, int]:
    return {f"{line['what']} {line.get('card', '')}".strip(): line["points"] for line in result["lines"]}


def test_the_rulebooks_final_score() -> None:
    """47 + 3 + 13 + 16 - 2 - 20 = 57, on a boat of our own with those parts."""
    boat = json.loads((Path(__file__).parent / "example.json").read_text("utf-8"))
    result = paluba.score("isle_of_cats", {**boat, "lessons": [135, 116, 131], "public": [{"no": 148}]})
    assert points(result) == {
        "rats": -2,
        "rooms": -20,
        "families": 47,
        "rare_treasures": 3,
        "private_lesson 135": 6,
        "private_lesson 116": 7,
        "private_lesson 131": 0,
        "public_lesson 148": 16,
    }
    assert result["total"] == 57


def test_a_bare_boat() -> None:
    assert score()["total"] == -19 - 35


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ([], "A boat is given as"),
        ({"tiles": []}, "A boat is given as"),
        ({"boat": "pink"}, "'pink' is none of blue, green, red, purple"),
        ({"boat": "blue", "cats": []}, "'cats' is not taken here"),
        ({"boat": "blue", "tiles": {}}, "The tiles are a list"),
        ({"boat": "blue", "tiles": [7]}, "Tile 1 is not given like"),
        ({"boat": "blue", "tiles": [{"kind": "dog", "cells": BAR}]}, "tile 1, kind: 'dog' is none of"),
        ({"boat": "blue", "tiles": [{"kind": "cat", "cells": BAR}]}, "a cat has a colour, and it is missing"),
        ({"boat": "blue", "tiles": [{"kind": "rare", "colour": "red", "cells": BAR[:4]}]}, "a rare has no colour"),
        ({"boat": "blue", "tiles": [{**CAT, "colour": "pink"}]}, "tile 1, colour: 'pink'"),
        ({"boat": "blue", "tiles": [{**CAT, "cells": []}]}, "the cells are a list"),
        ({"boat": "blue", "tiles": [{**CAT, "cells": [[4, True]]}]}, "is no cell"),
        (
            {"boat": "blue", "tiles": [{**CAT, "cells": [[0, n] for n in range(5)]}]},
            "is not on the boat",
        ),
        ({"boat": "blue", "tiles": [{**CAT, "cells": [[4, 3], [4, 3]]}]}, "is there twice"),
        ({"boat": "blue", "tiles": [{**CAT, "cells": BAR[:3]}]}, "no cat of the box has the shape"),
        ({"boat": "blue", "tiles": [{**CAT, "cells": [*BAR[:4], [6, 8]]}]}, "no cat of the box has the shape"),
        (
            {"boat": "blue", "tiles": [CAT, {"kind": "common", "cells": [[4, 5]]}]},
            "Tiles 1 and 2 overlap on",
        ),
        (
            {"boat": "blue", "tiles": [CAT, {**CAT, "cells": [[5, 3 + n] for n in range(5)]}]},
            "cat16:red is there 2",
        ),
        (
            {"boat": "blue", "seats": 2, "tiles": [{"kind": "common", "cells": [[4, n]]} for n in range(6)]},
            "common_I1:copper is there 6 times, but the table has only 5",
        ),
        ({"boat": "blue", "seats": 9, "tiles": [{"kind": "common", "cells": [[4, 4]]}]}, "seats: 9"),
        (
            {
                "boat": "blue",
                "mode": "family",
                "tiles": [
                    {
                        "kind": "oshax",
                        "colour": "red",
                        "cells": [[2, 6], [2, 7], [3, 5], [3, 6], [4, 4], [4, 5]],
                    }
                ],
            },
            "oshax1:white is there 1 times, but the table has only 0",
        ),
        ({"boat": "blue", "lessons": 113}, "lessons is a list"),
        ({"boat": "blue", "lessons": [113, 113]}, "card 113 is there twice"),
        ({"boat": "blue", "lessons": [143]}, "143 is no private lesson"),
        ({"boat": "blue", "mode": "family", "lessons": [113]}, "113 is no family card"),
        ({"boat": "blue", "public": [{"no": 113}]}, "113 is no public lesson"),
        ({"boat": "blue", "public": [{"no": 143}]}, "lesson 143 needs colour"),
        ({"boat": "blue", "public": [{"no": 148, "colour": "red"}]}, "lesson 148 takes no colour"),
        ({"boat": "blue", "public": [{"no": 148}, {"no": 148}]}, "lesson 148 is there twice"),
        ({"boat": "blue", "public": [148]}, "public: 148 is not like"),
        ({"boat": "blue", "mode": "family", "public": [{"no": 148}]}, "no public lessons in family mode"),
        ({"boat": "blue", "fish": -1}, "fish: -1 is not a whole number"),
        ({"boat": "blue", "fish": True}, "fish: True is not a whole number"),
        ({"boat": "blue", "first": 1}, "neither true nor false"),
        ({"boat": "blue", "sister": {}}, "only with mode solo"),
        ({"boat": "blue", "mode": "solo", "sister": {"lessons": [113]}}, "113 is no lesson of hers"),
        ({"boat": "blue", "mode": "solo", "sister": {"colours": ["red", "red"]}}, "a colour is there twice"),
    ],
)
def test_bad_input_is_refused_by_name(data: Any, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        paluba.score("isle_of_cats", data)


def test_islands_are_allowed() -> None:
    """Cards can take treasures off a boat again."""
    far = {"kind": "common", "cells": [[4, 20]]}
    assert points(score(tiles=[CAT, far]))["rats"] == -19


@pytest.mark.parametrize("seed", range(4))
def test_the_pad_agrees_with_the_table(seed: int) -> None:
    """The final boats of matches, entered as cardboard, score the same."""
    chance = Fast(seed)
    state = start(2, GAME.meta.resolve(2, {}), chance, None)
    scratch = buffer(GAME)
    while state.to_act():
        seat = seats_of(state.to_act())[0]
        state.apply(seat, GAME.policy.choose(state, seat, chance, scratch), chance)
    assert isinstance(state, IsleState)
    view = GAME.view(state, None)
    for seat in range(2):
        tiles = []
        for tile in tiles_of(state, seat):
            name = tile["tile"]
            kind = next(kind for kind in ("cat", "oshax", "rare", "common") if name.startswith(kind))
            laid = TURNED[SHAPE[TILE.number(name)]][tile["turn"]]
            cells = [[tile["row"] + row, tile["col"] + col] for row, col in laid]
            tiles.append({"kind": kind, "cells": cells} | ({"colour": tile["colour"]} if tile["colour"] else {}))
        data = {
            "boat": view["seats"][seat]["boat"],
            "tiles": tiles,
            "lessons": view["seats"][seat]["lessons"],
            "public": [
                {"no": entry["card"]} | ({"colour": entry["colour"]} if entry["colour"] else {})
                for entry in view["public"]
            ],
            "fish": int(state.own[seat * OWN + FISH]),
            "baskets": int(state.own[seat * OWN + BASKETS]),
            "first": view["order"][0] == seat,
        }
        m = vec[i64]([0] * MEASURES)
        state.measure(1 - seat, m)
        data["rival_family"] = int(m[FAMILY_SIZE])
        assert paluba.score("isle_of_cats", data)["total"] == state.score(seat)
