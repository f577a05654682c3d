"""The tile table: the reconstruction, and a replacement by whoever owns the box."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import paluba
from paluba.core.errors import BadInput
from paluba.core.replay import replay
from paluba.games.deep_dive import tiles
from paluba.games.deep_dive.game import GAME

BOX = json.loads(tiles.HERE.read_text("utf-8"))


def find(depth: int, of_set: str, kind: str, **more: Any) -> Callable[[dict[str, Any]], bool]:
    wanted = {"depth": depth, "set": of_set, "kind": kind, **more}
    return lambda row: wanted.items() <= row.items()


def changed(*changes: tuple[Callable[[dict[str, Any]], bool], int]) -> dict[str, Any]:
    """The box with the counts of some rows changed by so many."""
    data: dict[str, Any] = json.loads(json.dumps(BOX))
    for matches, by in changes:
        (row,) = [row for row in data["tiles"] if matches(row)]
        row["count"] += by
    return data


def swapped() -> dict[str, Any]:
    """Another possible box: a pink 9 of depth 5 is a pink 8, and a rock of the base set is one of the extension."""
    return changed(
        (find(5, "base", "food", colour="pink", points=9), -1),
        (find(5, "base", "food", colour="pink", points=8), +1),
        (find(1, "base", "rock"), -1),
        (find(1, "extension", "rock"), +1),
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "box.json"
    path.write_text(json.dumps(swapped()), encoding="utf-8")
    return path


def test_the_box_says_that_it_is_a_reconstruction() -> None:
    assert BOX["about"][0].startswith("RECONSTRUCTION")


def test_the_box_meets_the_published_totals() -> None:
    table = tiles.box()
    assert sum(table.base) + sum(table.extension) == 160
    assert (sum(table.base), sum(table.extension)) == (120, 40)
    tiles.check(table)


def test_a_code_is_as_good_as_the_table() -> None:
    code = tiles.encode(tiles.box())
    assert tiles.decode(code) == tiles.box()
    assert tiles.settle(code) == code
    assert len(code) == 129


def test_a_replaced_table_is_used(file: Path) -> None:
    match = paluba.Match(GAME, 2, 1, {"tiles": str(file)})
    unseen = match.prompt(None)["unseen"]
    assert unseen[4]["pink:8"] == 2
    assert "pink:9" not in unseen[4]
    assert unseen[0]["rock"] == 5
    assert match.view(None)["depths"][0]["down"] == 25, "one base tile less"
    assert paluba.Match(GAME, 4, 1, {"tiles": str(file)}).prompt(None)["unseen"][0]["rock"] == 8


def test_a_record_carries_the_replaced_table_and_not_the_file(file: Path) -> None:
    match = paluba.Match(GAME, 2, 1, {"tiles": str(file)})
    while match.to_act:
        match.submit(match.to_act[0], match.legal(match.to_act[0])[-1])
    text = match.record()
    assert str(file.parent) not in text
    file.unlink()
    assert replay(text, lambda _: GAME, verify=True).record() == text


REFUSED: list[tuple[dict[str, Any], str]] = [
    (changed((find(1, "base", "bubbles"), 1)), "depth 1 has 7 tiles with bubbles; the rulebook counts 6"),
    (changed((find(2, "extension", "rock"), -1)), "depth 2 has 6 tiles with rock; the rulebook counts 7"),
    (changed((find(5, "base", "predator"), 2)), "depth 5 has 13 tiles with predator; the rulebook counts 11"),
    (
        changed((find(3, "base", "food", colour="pink", points=3), 1)),
        "depth 3 has 16 tiles with food; the rulebook counts 15",
    ),
    (
        changed(
            (find(3, "base", "food", colour="pink", points=3), 1),
            (find(3, "base", "food", colour="green", points=3), -1),
        ),
        "depth 3 has 6 pink food tiles; the rulebook counts 5",
    ),
    (
        changed((find(4, "base", "bubbles"), 1), (find(2, "base", "bubbles"), -1)),
        "depth 2 has 3 tiles with bubbles; the rulebook counts 4",
    ),
    (
        changed(
            *[(find(5, "base", "food", colour=c, points=p), -1) for c in tiles.COLOURS for p in (8, 9, 10)],
            *[(find(5, "extension", "food", colour=c, points=9), 3) for c in tiles.COLOURS],
            (find(5, "base", "predator"), -1),
            (find(5, "extension", "predator"), 1),
        ),
        "depth 5 has 7 tiles of the base set",
    ),
]


@pytest.mark.parametrize(("data", "said"), REFUSED)
def test_the_first_mismatch_is_named(data: dict[str, Any], said: str, tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadInput) as refusal:
        paluba.Match(GAME, 2, 1, {"tiles": str(path)})
    assert said in str(refusal.value)


FOOD = {"depth": 1, "set": "base", "kind": "food", "colour": "pink", "points": 1, "count": 1}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not JSON"),
        ("[]", "they are given as"),
        ('{"tiles": [1]}', "row 1 is 1"),
        (json.dumps({"tiles": [{**FOOD, "depth": 6}]}), "row 1 has depth 6"),
        (json.dumps({"tiles": [FOOD, {**FOOD, "set": "plus"}]}), "row 2 has set 'plus'"),
        (json.dumps({"tiles": [{**FOOD, "kind": "fish"}]}), "row 1 has kind 'fish'"),
        (json.dumps({"tiles": [{**FOOD, "colour": "red"}]}), "row 1 has colour 'red'"),
        (json.dumps({"tiles": [{**FOOD, "points": 3}]}), "row 1 has points 3; it takes 1 to 2 points"),
        (json.dumps({"tiles": [{**FOOD, "count": -1}]}), "row 1 has count -1"),
        (json.dumps({"tiles": [{**FOOD, "count": True}]}), "row 1 has count True"),
    ],
)
def test_a_file_that_is_no_table_is_refused(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as refusal:
        tiles.settle(str(path))
    assert said in str(refusal.value)


@pytest.mark.parametrize("given", ["nowhere.json", "\0", "", "x" * 5000])
def test_a_name_without_a_file_is_refused(given: str) -> None:
    with pytest.raises(BadInput):
        tiles.settle(given)


def test_a_code_is_checked_too() -> None:
    code = tiles.encode(tiles.box())
    assert code[0] == "5"
    with pytest.raises(BadInput) as refusal:
        paluba.Match(GAME, 2, 1, {"tiles": "6" + code[1:]})
    assert "depth 1 has 7 tiles with bubbles" in str(refusal.value)
    with pytest.raises(BadInput) as refusal:
        tiles.settle("546321330330" + code[12:])
    assert "food at depth 1 has 1 to 2 points" in str(refusal.value)
