"""The maths of ladders: known strengths are found again, intervals hold, and the sequential test keeps its word."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from paluba.core.chance import Fast
from paluba.core.errors import BadInput
from paluba.sim.ladder import both_ways, climb, ladder, tables
from paluba.sim.picture import INK, SCALE, Dot, Line, Words
from paluba.sim.plot import plot
from paluba.sim.rating import Played, elo, fit, ratings, shares, verdict
from paluba.sim.tune import levels

TRUE = {"a": 1000.0, "b": 1200.0, "c": 1100.0}


def season(deals: int, seats: int, seed: int) -> list[Played]:
    """Matches between bots of known strength, as a ladder would play them."""
    chance, found = Fast(seed), []
    for deal in range(deals):
        for pair in (("a", "b"), ("a", "c"), ("b", "c")):
            for table in both_ways(pair, seats):
                strength = [10 ** (TRUE[bot] / 400) for bot in table]
                ticket = chance.below(1 << 30) / (1 << 30) * sum(strength)
                winner = 0
                while ticket >= strength[winner]:
                    ticket -= strength[winner]
                    winner += 1
                found.append(Played(table, shares([winner], seats), deal))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_are_found_again(seats: int) -> None:
    points = fit(list(TRUE), season(3000, seats, 1))
    assert points["a"] == 1000
    for bot, true in TRUE.items():
        assert abs(points[bot] - true) < 25


def test_intervals_hold_the_truth() -> None:
    """Of 20 ladders few miss: each interval holds in 95 of 100."""
    missed = 0
    for seed in range(20):
        for rating in ratings(list(TRUE), season(60, 2, seed + 50)):
            assert rating.low <= rating.points <= rating.high
            missed += not rating.low <= TRUE[rating.bot] <= rating.high
    assert missed <= 7


def test_a_bot_that_never_won_has_a_rating() -> None:
    played = [Played(("a", "b"), (1.0, 0.0), deal) for deal in range(20)]
    points = fit(["a", "b"], played)
    assert 400 < points["a"] - points["b"] < 900


def test_nobody_won_counts_as_shared() -> None:
    assert shares([], 4) == (0.25,) * 4
    assert shares([0, 2], 3) == (0.5, 0.0, 0.5)


def pairs_of(share: float, count: int, seed: int) -> list[float]:
    chance = Fast(seed)

    def coin() -> float:
        return float(chance.below(1000) < 1000 * share)

    return [(coin() + coin()) / 2 for _ in range(count)]


def answer(pairs: list[float]) -> str | None:
    """The first answer that the test gives, looked at after every pair."""
    for count in range(1, len(pairs) + 1):
        if found := verdict(pairs[:count]).answer:
            return found
    return None


def test_equal_bots_are_seldom_told_apart() -> None:
    """Looked at after every pair, a test of 95 % errs in at most 1 of 20 series; 12 of 120 leave room for luck."""
    wrong = sum(answer(pairs_of(0.5, 300, seed)) in ("stronger", "weaker") for seed in range(120))
    assert wrong <= 12


def test_a_clear_difference_is_found_soon() -> None:
    assert answer(pairs_of(0.8, 60, 1)) == "stronger"
    assert answer(pairs_of(0.2, 60, 2)) == "weaker"


def test_equal_within_the_margin_is_an_answer_too() -> None:
    assert verdict([0.5] * 3000, margin=0.05).answer == "equal"


def test_elo_of_shares() -> None:
    assert elo(0.5) == 0
    assert round(elo(0.75)) == 191
    assert elo(0.25) == -elo(0.75)


def test_every_two_bots_meet_both_ways_on_every_deal() -> None:
    chosen = ladder("sea_salt_paper", 3, {}, ["random", "default", "greedy"], 0, 4, 0)
    seen = [(plan.bots, deal) for plan, deal in tables(chosen)]
    assert len(seen) == len(set(seen)) == 3 * 2 * 2
    assert (("random", "greedy", "random"), 1) in seen
    assert (("greedy", "random", "greedy"), 1) in seen


def test_near_bots_only() -> None:
    chosen = ladder("sea_salt_paper", 2, {}, ["random", "default", "greedy"], 0, 2, 1)
    assert {frozenset(plan.bots) for plan, _ in tables(chosen)} == {
        frozenset({"random", "default"}),
        frozenset({"default", "greedy"}),
    }


def test_a_ladder_cut_short_goes_on_where_it_stopped(tmp_path: Path) -> None:
    chosen = ladder("sea_salt_paper", 2, {}, ["random", "default"], 3, 8, 0)
    whole = climb(chosen, 1, None, lambda done: None)
    file = tmp_path / "ladder.jsonl"
    climb(chosen, 1, file, lambda done: None)
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:4]) + lines[4][:20], "utf-8")
    steps: list[int] = []
    assert climb(chosen, 1, file, steps.append) == whole
    assert steps == [3] + [1] * 5
    other = ladder("sea_salt_paper", 2, {}, ["random", "default"], 4, 8, 0)
    with pytest.raises(BadInput, match="another game, seat count, option or seed"):
        climb(other, 1, file, lambda done: None)


def test_the_number_of_processes_changes_nothing() -> None:
    chosen = ladder("sea_salt_paper", 2, {}, ["random", "default"], 3, 6, 0)
    assert climb(chosen, 2, None, lambda done: None) == climb(chosen, 1, None, lambda done: None)


def test_levels_are_spaced_by_rating() -> None:
    """From bots 100 Elo apart every second one is taken, the strongest as master."""
    from paluba.sim.rating import Rating

    rated = [Rating(f"search:{n}", 1000 + 100 * n, 0, 0, 1, 0.5) for n in range(1, 9)]
    assert [entry["bot"] for entry in levels(rated).values()] == ["search:2", "search:4", "search:6", "search:8"]
    assert [entry["elo"][0] for entry in levels(rated).values()] == [-600, -400, -200, 0]
    with pytest.raises(BadInput, match="at least as many bots"):
        levels(rated[:3])


def test_the_plot_shows_every_bot() -> None:
    import xml.etree.ElementTree as ElementTree

    found = ratings(list(TRUE), season(20, 2, 1))
    picture = plot("A & B", "note", found).svg()
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    for bot in TRUE:
        assert f">{bot}</text>" in picture
    assert picture.count("<circle") == len(TRUE)


def test_the_painted_plot_has_what_the_told_one_has() -> None:
    """Every line, dot and word lies as dark ink on white where the SVG has it."""
    picture = plot("A & B", "note", ratings(list(TRUE), season(20, 2, 1)))
    with Image.open(BytesIO(picture.png())) as image:
        assert image.size == (picture.width * SCALE, picture.height * SCALE)
        for thing in picture.all():
            match thing:
                case Line((x, y), _, colour, _):
                    spot = (x - 1, y - 1, x + 1, y + 1)
                case Dot(x, y, _):
                    spot, colour = (x - 1, y - 4, x + 1, y - 3), INK
                case Words(x, y, _, anchor, colour, size):
                    left = {"start": 0, "middle": size / 2, "end": size}[anchor]
                    spot = (x - left, y - size, x - left + size, y)
            darkest = min(low for low, _ in image.crop([round(edge * SCALE) for edge in spot]).getextrema())
            assert darkest <= int(colour[1:3], 16) + 60, f"nothing is seen of {thing}"
