"""The score pad: both forms, and what it refuses."""

import json
from typing import Any

import pytest

import paluba
from paluba.core.chance import Fast
from paluba.core.errors import BadInput
from paluba.games.ingenious.actions import LayTile
from paluba.games.ingenious.parts import AXIAL, CELLS, DIRECTIONS, HEXES

from .table import GAME

EXAMPLE = [[10, 18, 17, 16, 15, 14], [18, 9, 12, 14, 15, 16], [18, 18, 18, 9, 12, 13]]
"""The rulebook's example: A wins with 10, then B before C by the third weakest colour, 14 against 13."""


def test_the_rulebooks_example_is_ranked() -> None:
    told = paluba.score("ingenious", {"scores": EXAMPLE})
    assert told["winners"] == [0]
    assert [(row["place"], row["seat"], row["points"]) for row in told["ranking"]] == [(1, 0, 10), (2, 1, 9), (3, 2, 9)]
    assert told["ranking"][0]["decided"] == {"weakest": 1, "colour": "red", "points": 10, "against": 9}
    assert told["ranking"][1]["decided"] == {"weakest": 3, "colour": "orange", "points": 14, "against": 13}
    assert told["ranking"][2]["decided"] is None
    assert json.loads(json.dumps(told)) == told


def test_equal_tracks_share_a_place() -> None:
    told = paluba.score("ingenious", {"scores": [[0] * 6, [1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]]})
    assert told["winners"] == [1, 2]
    assert [row["place"] for row in told["ranking"]] == [1, 1, 3]
    assert told["ranking"][0]["decided"] is None


def test_teams_and_solo_count_to_36() -> None:
    told = paluba.score("ingenious", {"mode": "teams", "scores": [[36, 30, 30, 30, 30, 30], [31] * 6]})
    assert told["winners"] == [1]
    assert told["ranking"][0]["team"] == 1
    assert paluba.score("ingenious", {"scores": [[20, 21, 22, 23, 24, 36]]})["ranking"][0]["points"] == 20


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, "The tracks are given as"),
        ([], "The tracks are given as"),
        ({}, "The tracks are given as"),
        ({"scores": [], "board": []}, "The tracks are given as"),
        ({"scores": []}, "1 to 4 tracks"),
        ({"scores": "none"}, "1 to 4 tracks"),
        ({"scores": [[1] * 6] * 5}, "1 to 4 tracks"),
        ({"scores": [[1] * 5, [1] * 6]}, "Track 0 is not a list of six numbers"),
        ({"scores": [[1] * 6, 7]}, "Track 1 is not a list of six numbers"),
        ({"scores": [[1] * 6, [1, 2, 19, 4, 5, 6]]}, "Track 1: blue is a whole number from 0 to 18, not 19"),
        ({"scores": [[1] * 6, [1, 2, True, 4, 5, 6]]}, "Track 1: blue"),
        ({"scores": [[1] * 6, [1, 2, -1, 4, 5, 6]]}, "Track 1: blue"),
        ({"scores": [[18] * 6, [18] * 6]}, "Only one can have all six colours at 18"),
        ({"scores": [[1] * 6] * 3, "mode": "teams"}, "2 tracks"),
        ({"scores": [[1] * 6] * 2, "mode": "duel"}, "mode is standard or teams"),
        ({"scores": [[1] * 6] * 2, "extra": 1}, "'extra' is not taken here"),
    ],
)
def test_bad_tracks_are_refused(data: Any, said: str) -> None:
    with pytest.raises(BadInput, match=said.replace("(", r"\(")):
        paluba.score("ingenious", data)


# -- placements


def placements(match: paluba.Match) -> tuple[list[dict[str, Any]], list[int]]:
    """The placements of a match, as the pad takes them."""
    board, seats = [], []
    for event in match.events:
        if event.name == "tile_laid":
            told = event.to_json()
            q, r = HEXES[CELLS.index(told["cell"])]
            dq, dr = AXIAL[DIRECTIONS.index(told["towards"])]
            board.append({"tile": told["tile"], "at": [[q, r], [q + dq, r + dr]]})
            seats.append(told["seat"])
    return board, seats


@pytest.mark.parametrize(("seats", "mode"), [(1, None), (2, None), (3, None), (4, None), (4, "teams")])
@pytest.mark.parametrize("seed", range(3))
def test_a_match_replayed_gives_its_scores(seats: int, mode: str | None, seed: int) -> None:
    match, dice = paluba.Match(GAME, seats, seed, {"mode": mode} if mode else None), Fast(seed)
    while match.to_act:
        (seat,) = match.to_act
        legal = match.legal(seat)
        prompt = match.prompt(seat)
        action = legal[dice.below(len(legal))]
        if prompt["ask"] == "lay":  # what pays best, so that there are bonus turns
            best = max(prompt["places"], key=lambda place: sum(place["points"].values()))
            action = LayTile(best["cell"], best["towards"])
        match.submit(seat, action)
    board, laid_by = placements(match)
    data: dict[str, Any] = {"players": seats, "board": board, "seats": laid_by}
    if mode:
        data["mode"] = mode
    scores = [list(seen["points"].values()) for seen in match.view(None)["seats"]]
    assert paluba.score("ingenious", data) == {"scores": scores}
    assert paluba.score("ingenious", {**data, "board": [], "seats": []}) == {"scores": [[0] * 6] * seats}
    turned = [{"tile": tile["tile"][::-1], "at": tile["at"][::-1]} for tile in board]
    assert paluba.score("ingenious", {**data, "board": turned}) == {"scores": scores}, "said the other way round"


FIRST = {"tile": ["red", "blue"], "at": [[1, -5], [2, -5]]}
"""At the printed red symbol: one point in red."""
SECOND = {"tile": ["green", "blue"], "at": [[4, -5], [3, -5]]}
"""At the printed green symbol, and beside the blue of FIRST."""


def test_placements_are_scored_in_their_order() -> None:
    data = {"players": 2, "board": [FIRST, SECOND], "seats": [0, 1]}
    assert paluba.score("ingenious", data) == {"scores": [[1, 0, 0, 0, 0, 0], [0, 1, 1, 0, 0, 0]]}


@pytest.mark.parametrize(
    ("placement", "seat", "said"),
    [
        ({"tile": ["red", "blue"], "at": [[2, -5], [3, -5]]}, 0, "Placement 3 is not possible: c10 is not free"),
        ({"tile": ["red", "blue"], "at": [[0, -5], [0, -4]]}, 0, "Placement 3 .* c8 is not free"),
        ({"tile": ["red", "blue"], "at": [[0, 0], [2, 0]]}, 0, "Placement 3 .* its cells are no neighbours"),
        ({"tile": ["red", "blue"], "at": [[0, 0], [0, 0]]}, 0, "no neighbours"),
        ({"tile": ["red", "blue"], "at": [[5, 1], [5, 2]]}, 0, "Placement 3 .* does not lie wholly on the board"),
        ({"tile": ["red", "blue"], "at": [[9, 0], [8, 0]]}, 0, "is no cell"),
        ({"tile": ["red", "blue"], "at": [[0, 0]]}, 0, "a tile lies at two cells"),
        ({"tile": ["red", "blue"], "at": [[0, 0], [True, 0]]}, 0, "is no cell"),
        ({"tile": ["red"], "at": [[0, 0], [1, 0]]}, 0, "a tile is two colours"),
        ({"tile": ["red", "pink"], "at": [[0, 0], [1, 0]]}, 0, "'pink' is no colour"),
        ({"tile": ["red", ["blue"]], "at": [[0, 0], [1, 0]]}, 0, "is no colour"),
        ({"tile": ["red", "blue"]}, 0, "a placement is"),
        ("red", 0, "a placement is"),
        ({"tile": ["red", "blue"], "at": [[0, 0], [1, 0]]}, 1, "it is the turn of seat 0"),
        ({"tile": ["red", "blue"], "at": [[0, 0], [1, 0]]}, 2, "2 is no seat"),
        ({"tile": ["red", "blue"], "at": [[0, 0], [1, 0]]}, "0", "is no seat"),
    ],
)
def test_an_impossible_placement_is_refused_by_its_number(placement: Any, seat: Any, said: str) -> None:
    with pytest.raises(BadInput, match=said) as refusal:
        paluba.score("ingenious", {"players": 2, "board": [FIRST, SECOND, placement], "seats": [0, 1, seat]})
    assert str(refusal.value).startswith("Placement 3 is not possible: ")


def test_first_tiles_need_symbols_of_their_own() -> None:
    lone = {"tile": ["red", "blue"], "at": [[0, 0], [1, 0]]}
    with pytest.raises(BadInput, match=r"Placement 1 .* must touch a printed symbol"):
        paluba.score("ingenious", {"players": 2, "board": [lone], "seats": [0]})
    same = {"tile": ["red", "blue"], "at": [[0, -4], [0, -3]]}
    with pytest.raises(BadInput, match=r"Placement 2 .* already touches the printed red symbol"):
        paluba.score("ingenious", {"players": 2, "board": [FIRST, same], "seats": [0, 1]})


def test_no_more_tiles_than_the_box_has() -> None:
    """There are five red doubles."""
    row = [{"tile": ["red", "red"], "at": [[q, 0], [q, 1]]} for q in (-3, -1, 1, 3)]
    first = [{"tile": ["red", "red"], "at": [[1, -5], [2, -5]]}, SECOND]
    board = [*first, *row, {"tile": ["red", "red"], "at": [[-3, 3], [-2, 3]]}]
    with pytest.raises(BadInput, match=r"Placement 7 .* the box has only 5 tiles red\+red"):
        paluba.score("ingenious", {"players": 2, "board": board, "seats": [0, 1, 0, 1, 0, 1, 0]})


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"board": [], "seats": []}, "players is a whole number from 1 to 4, not None"),
        ({"players": 5, "board": [], "seats": []}, "players"),
        ({"players": True, "board": [], "seats": []}, "players"),
        ({"players": 2, "board": {}, "seats": []}, "board is a list"),
        ({"players": 2, "board": [FIRST], "seats": []}, "for each of the 1 placements"),
        ({"players": 2, "board": [FIRST]}, "for each of the 1 placements"),
        ({"players": 3, "board": [], "seats": [], "mode": "teams"}, "Teams are for 4 players"),
        ({"players": 2, "board": [], "seats": [], "tiles": []}, "'tiles' is not taken here"),
    ],
)
def test_bad_boards_are_refused(data: Any, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        paluba.score("ingenious", data)


def test_solo_needs_no_seats() -> None:
    assert paluba.score("ingenious", {"players": 1, "board": [FIRST]}) == {"scores": [[1, 0, 0, 0, 0, 0]]}
