"""Family mode, as section 12 of the rulings says."""

from __future__ import annotations

import pytest

from paluba.core.chance import Fast, Scripted
from paluba.core.window import seats_of
from paluba.games.isle_of_cats.rules import IsleState, start
from paluba.games.isle_of_cats.rules_boat import BASKETS, BOAT, FISH, OWN
from paluba.games.isle_of_cats.rules_cards import GONE, LAID

from .table import BAR, GAME, asked, cards_at, do, lay, legal, names, place, refused, table


def family(seats: int = 2, **more: object) -> IsleState:
    return table(seats, "rescue", mode="family", **more)  # type: ignore[arg-type]  # options go through


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_12_three_cards_each_two_are_kept_unseen(seats: int) -> None:
    state = start(seats, GAME.meta.resolve(seats, {"mode": "family"}), Fast(3), None)
    assert asked(state) == ("draft", tuple(range(seats)))
    for seat in range(seats):
        assert len(legal(state, seat)) == 3
        for _ in range(2):
            do(state, seat, legal(state, seat)[0], chance=Fast(1))
    assert [len(cards_at(state, LAID + seat)) for seat in range(seats)] == [2] * seats
    assert len(cards_at(state, GONE)) == seats
    assert asked(state)[0] == "rescue"
    view = GAME.view(state, 0)
    assert view["seats"][1]["lessons"] is None and len(view["seats"][0]["lessons"]) == 2
    assert view["oshax"] == []
    assert [len(zone) for zone in view["zones"].values()] == [2 * seats] * 2
    assert int(state.own[OWN + FISH]) == int(state.own[OWN + BASKETS]) == 0


def test_ruling_12_a_cat_of_either_zone_is_free() -> None:
    state = family(left=[f"{BAR}:red"], right=[f"{BAR}:blue"], fish=0)
    assert legal(state) == [f"take {BAR}:blue", f"take {BAR}:red", "pass"]
    do(state, 0, f"take {BAR}:blue")
    do(state, 0, "place 1 4 4")
    assert asked(state) == ("rescue", (1,))
    do(state, 1, "pass")
    assert asked(state) == ("rescue", (0,)), "a pass is for the rest of the day"


def test_ruling_12_where_no_cat_fits_a_seat_passes() -> None:
    state = family(left=[f"{BAR}:red", f"{BAR}:blue"], fish=0)
    for row in range(18):
        state.rows[18 + row] = 0
    do(state, 0, f"take {BAR}:blue")
    events = do(state, 0, "place 1 4 4")
    assert "passed" in names(events)
    assert asked(state) == ("rescue", (0,))


def test_ruling_12_a_map_brings_a_common_or_a_rare_treasure() -> None:
    state = family(left=[f"{BAR}:red", f"{BAR}:blue"], fish=0)
    state.uncover_rare(93)
    do(state, 0, f"take {BAR}:red")
    do(state, 0, "place 1 3 0")
    assert asked(state) == ("treasure", (0,))
    assert "take rare_O4:gold" in legal(state) and "take common_I1:copper" in legal(state)
    do(state, 0, "take rare_O4:gold")
    do(state, 0, legal(state)[0])
    assert asked(state) == ("rescue", (1,))


def test_ruling_12_after_a_day_the_first_becomes_the_last() -> None:
    state = family(3, left=[f"{BAR}:red"], fish=0, order=[1, 2, 0], active=0)
    state.passed = 0b110
    do(state, 0, "pass", chance=Fast(1))
    assert GAME.view(state, None)["order"] == [2, 0, 1]
    assert (state.day, asked(state)) == (2, ("rescue", (2,)))


def test_ruling_12_rare_treasures_score_only_by_lesson_164_and_rooms_break_ties() -> None:
    state = family(left=[f"{BAR}:red"], fish=0, day=5)
    lay(state, 0, 164)
    state.own[OWN + BOAT] = state.own[BOAT]
    for seat in (0, 1):
        place(state, seat, "rare_O4:gold", 3, 5)
    state.passed = 0b10
    do(state, 0, "pass")
    assert [(line.what, line.points) for line in GAME.breakdown(state, 0)][-1] == ("private_lesson", 2)
    assert "rare_treasures" not in [line.what for line in GAME.breakdown(state, 0)]
    assert state.score(0) == state.score(1) + 2
    assert seats_of(state.winners()) == (0,)


def test_ruling_12_equal_points_and_rooms_share_the_win() -> None:
    state = family(left=[f"{BAR}:red"], fish=0, day=5)
    state.passed = 0b10
    state.apply(0, GAME.actions.number(GAME.parse("pass")), Scripted())
    assert seats_of(state.winners()) == (0, 1)


def test_ruling_12_nothing_of_the_classic_game_is_asked() -> None:
    state = family(left=[f"{BAR}:red"], fish=0)
    assert refused(state, 0, "done") == "not_rescued"
    assert refused(state, 0, "play 69") == "not_in_hand"
