"""The score pad: exact scores of cardboard on a real table, and clear refusals."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paluba
from paluba.core.errors import BadInput
from paluba.games.sea_salt_paper.parts import CARDS, KIND, KINDS

from .oracle import cards_worth, longest_colour
from .table import CENSUS, GAME

HOLDINGS = st.sets(st.integers(0, CARDS - 1)).flatmap(
    lambda numbers: st.permutations([KINDS[KIND[number]] for number in sorted(numbers)])
)
"""Any cards that can lie before a player, in any order."""

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text() | st.sampled_from(KINDS),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.just("cards"), inner),
    max_leaves=12,
)


@settings(deadline=None, max_examples=150)
@given(cards=HOLDINGS)
def test_the_pad_agrees_with_the_slow_scorer(cards: list[str]) -> None:
    """Points, bonus and lines of any cards of the box; every choice of colours for mermaids is tried."""
    score = GAME.pad({"cards": cards})
    assert score["points"] == cards_worth(cards)
    assert score["colour_bonus"] == longest_colour(cards)
    assert sum(line["points"] for line in score["lines"]) == score["points"]
    assert json.loads(json.dumps(score)) == score


@settings(deadline=None, max_examples=100)
@given(cards=HOLDINGS)
def test_the_lines_of_mermaids_name_different_colours_and_their_cards(cards: list[str]) -> None:
    lines = [line for line in GAME.pad({"cards": cards})["lines"] if line["what"] == "mermaid"]
    assert len(lines) == cards.count("mermaid:white")
    assert len({line["colour"] for line in lines}) == len(lines)
    for line in lines:
        assert line["points"] == sum(card.endswith(f":{line['colour']}") for card in cards)


def test_the_pad_by_an_example() -> None:
    """The form of the answer, and the door of the package to it."""
    cards = [
        "penguin:purple",
        "penguin:light_orange",
        "penguin:pink",
        "penguin_colony:green",
        "crab:black",
        "crab:grey",
    ]
    expected = {
        "points": 12,
        "colour_bonus": 1,
        "lines": [
            {"what": "crab_pairs", "points": 1},
            {"what": "penguin", "points": 5, "count": 3},
            {"what": "penguin_colony", "points": 6, "count": 3},
        ],
    }
    assert GAME.pad({"cards": cards}) == expected
    assert paluba.score("sea_salt_paper", {"cards": cards}) == expected


def test_no_cards_and_all_cards_are_scored() -> None:
    assert GAME.pad({"cards": []}) == {"points": 0, "colour_bonus": 0, "lines": []}
    box = [card for card, count in CENSUS.items() for _ in range(count)]
    assert GAME.pad({"cards": box})["points"] == cards_worth(box)


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (None, "The cards are given as"),
        ([], "The cards are given as"),
        ("crab:black", "The cards are given as"),
        ({}, "The cards are given as"),
        ({"cards": "crab:black"}, "The cards are given as"),
        ({"cards": {"crab:black": 1}}, "The cards are given as"),
        ({"cards": None}, "The cards are given as"),
        ({"cards": [], "hand": []}, "'hand' is not taken here"),
        ({"cards": ["whale:black"]}, "'whale:black' is no card"),
        ({"cards": [""]}, "'' is no card"),
        ({"cards": [7]}, "7 is no card"),
        ({"cards": [None]}, "None is no card"),
        ({"cards": [["crab:black"]]}, "is no card"),
        ({"cards": [{"figure": "crab"}]}, "is no card"),
        ({"cards": ["crab"]}, "'crab' is not in the box; there is crab in dark_blue"),
        ({"cards": ["crab:white"]}, "'crab:white' is not in the box; there is crab in dark_blue"),
        ({"cards": ["swimmer:green"]}, "'swimmer:green' is not in the box; there is swimmer in"),
        ({"cards": ["Crab:black"]}, "is no card"),
        ({"cards": ["crab:black "]}, "is not in the box"),
        ({"cards": ["crab:black", "crab:black"]}, "crab:black is there 2 times, but the box has only 1"),
        ({"cards": ["mermaid:white"] * 5}, "mermaid:white is there 5 times, but the box has only 4"),
        ({"cards": ["boat:black"] * 3}, "boat:black is there 3 times, but the box has only 2"),
    ],
)
def test_what_cannot_lie_there_is_refused_in_words(data: Any, text: str) -> None:
    with pytest.raises(BadInput) as refusal:
        GAME.pad(data)
    assert text in str(refusal.value)
    assert str(refusal.value).endswith(".")


@settings(deadline=None, max_examples=200)
@given(data=JSON | st.fixed_dictionaries({"cards": st.lists(JSON, max_size=4)}))
def test_any_json_is_scored_or_refused(data: Any) -> None:
    """Nothing but a score or a refusal comes out, and only real holdings are scored."""
    try:
        score = GAME.pad(data)
    except BadInput as refusal:
        assert str(refusal)
    else:
        assert data.keys() == {"cards"}
        assert all(data["cards"].count(card) <= CENSUS[card] for card in data["cards"])
        assert score["points"] == cards_worth(data["cards"])


@settings(deadline=None, max_examples=60)
@given(card=st.sampled_from(KINDS), more=HOLDINGS)
def test_one_copy_too_many_is_refused(card: str, more: list[str]) -> None:
    others = [other for other in more if other != card]
    GAME.pad({"cards": others + [card] * CENSUS[card]})
    with pytest.raises(BadInput, match=f"{card} is there {CENSUS[card] + 1} times"):
        GAME.pad({"cards": others + [card] * (CENSUS[card] + 1)})
