"""What a position will bring: found from boats, and the same for the same seed."""

import json

import pytest

import paluba
from paluba.core.chance import Fast
from paluba.games.isle_of_cats.bot_judge import SIGNS, STEPS
from paluba.games.isle_of_cats.foresight import Boat, Day, Means, foresee

ISLE = paluba.game("isle_of_cats")


def test_what_signs_add_is_found_from_days_that_began_alike() -> None:
    """However much better off one beginning was than another."""
    chance, day = Fast(1), Day()
    for _ in range(300):
        luck = int(chance.below(100))
        boats = [Boat([int(chance.below(5)) for _ in range(SIGNS)], []) for _ in range(6)]
        for boat in boats:
            boat.points = luck + 3 * boat.signs[0] - 2 * boat.signs[SIGNS - 1]
        day.compare(boats)
    found = day.rates([0.0] * SIGNS)
    assert found[0] == pytest.approx(3, abs=0.05)
    assert found[SIGNS - 1] == pytest.approx(-2, abs=0.05)
    assert max(map(abs, found[1:-1])) < 0.05


def test_what_is_not_seen_stays_as_it_was_thought_to_be() -> None:
    assert Day().rates([1.0] * SIGNS) == pytest.approx([1.0] * SIGNS)


def test_a_step_that_nobody_has_reached_promises_what_the_one_before_it_does() -> None:
    means = Means()
    for step, points in ((3, 2), (4, 5), (5, 8)):
        for _ in range(1000):
            means.add(step, points, 1.0)
    tenths = means.tenths()
    assert tenths[2] < tenths[4] < tenths[6]
    assert tenths[4] == pytest.approx(50, abs=1)
    assert set(tenths[7:]) == {tenths[6]}


def test_the_same_seed_foresees_the_same_in_the_form_of_the_data() -> None:
    options = ISLE.meta.resolve(2, {})
    first, second = (foresee(ISLE, options, 4, 1, lambda done: None) for _ in range(2))
    assert first == second
    kept = json.loads((ISLE.folder / "judge.json").read_text("utf-8"))
    assert list(first["signs"]) == list(kept["signs"])
    assert {len(days) for days in first["signs"].values()} == {4}
    assert list(first["lessons"]) == list(kept["lessons"])
    assert {len(row.split()) for rows in first["lessons"].values() for row in rows} == {STEPS}
    assert {len(rows) for rows in first["lessons"].values()} == {5}
