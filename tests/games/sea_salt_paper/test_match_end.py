"""The next round, and the end of the match."""

import pytest

from paluba.core.chance import Scripted
from paluba.core.state import Sink
from paluba.games.sea_salt_paper.rules import start

from .table import CENSUS, FOUR, GAME, SEVEN, asked, do, hand, names, scores, table, winners

OPENED = [["boat:dark_blue"], ["crab:green"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starter_of_a_match_is_drawn(seats: int) -> None:
    """Each seat may start, as chance has it."""
    for first in range(seats):
        state = start(seats, {}, Scripted(first), Sink())
        assert asked(state) == ("take", first)
        assert state.starter == first


@pytest.mark.parametrize("closer", [0, 1, 2])
def test_after_stop_the_left_neighbour_of_the_caller_starts(closer: int) -> None:
    hands = [SEVEN if seat == closer else [] for seat in range(3)]
    state = table(3, hands=hands, active=closer, piles=OPENED)
    do(state, closer, "stop")
    assert asked(state) == ("take", (closer + 1) % 3)
    assert state.starter == (closer + 1) % 3


@pytest.mark.parametrize("closer", [0, 1, 2])
def test_after_last_chance_the_left_neighbour_of_the_caller_starts(closer: int) -> None:
    """The caller, not the seat that moved last, decides who is next."""
    hands = [SEVEN if seat == closer else [] for seat in range(3)]
    state = table(3, hands=hands, active=closer, piles=[["crab:grey"], ["crab:black"]])
    do(state, closer, "last_chance")
    for seat, which in (((closer + 1) % 3, 1), ((closer + 2) % 3, 2)):
        do(state, seat, f"take {which}")
        do(state, seat, "end")
    assert asked(state) == ("take", (closer + 1) % 3)


@pytest.mark.parametrize("last", [0, 1, 2])
def test_after_an_exhausted_deck_the_left_neighbour_of_the_last_active_seat_starts(last: int) -> None:
    state = table(3, active=last, deck=[], rest="pile 1")
    do(state, last, "end")
    assert asked(state) == ("take", (last + 1) % 3)
    assert state.starter == (last + 1) % 3


def test_a_new_round_shuffles_all_cards() -> None:
    """Hands and tables are empty again, two piles are opened, and nobody has called."""
    state = table(hands=[SEVEN, FOUR], tables=[["crab:grey", "crab:yellow"]], piles=OPENED)
    events = do(state, 0, "last_chance") + do(state, 1, "take 1") + do(state, 1, "end")
    assert names(events)[-3:] == ["round_started", "pile_opened", "pile_opened"]
    view = GAME.view(state, None)
    assert (view["round"], view["deck"], view["caller"]) == (2, 56, None)
    assert [opened["count"] for opened in view["piles"]] == [1, 1]
    assert [(seat["count"], seat["table"]) for seat in view["seats"]] == [(0, []), (0, [])]
    assert hand(state, 0) == hand(state, 1) == []
    assert GAME.census(state) == CENSUS


@pytest.mark.parametrize(("seats", "target"), [(2, 40), (3, 35), (4, 30)])
def test_the_match_ends_when_the_target_is_reached(seats: int, target: int) -> None:
    """40, 35 or 30 points for 2, 3 or 4 seats; one point less goes on."""
    state = table(seats, hands=[SEVEN], piles=OPENED, scores=[target - 8])
    assert GAME.view(state, 0)["target"] == target
    do(state, 0, "stop")
    assert scores(state)[0] == target - 1
    assert asked(state)[0] == "take"
    for before in (target - 7, target - 1):
        state = table(seats, hands=[SEVEN], piles=OPENED, scores=[before])
        events = do(state, 0, "stop")
        assert "round_started" not in names(events)
        assert (asked(state)[0], state.to_act(), winners(state)) == ("over", 0, (0,))


def test_the_target_is_tested_only_after_a_scored_round() -> None:
    """An exhausted deck ends no match, and nobody wins while it goes on."""
    state = table(hands=[SEVEN], deck=[], rest="pile 1", scores=[39, 39])
    do(state, 0, "end")
    assert winners(state) == ()
    assert asked(state)[0] == "take"


def test_most_points_win_whoever_closed() -> None:
    """Both pass the target; the one with more points wins, though the other closed."""
    state = table(hands=[SEVEN, FOUR], piles=OPENED, scores=[34, 39])
    do(state, 0, "stop")
    assert scores(state) == [41, 43]
    assert winners(state) == (1,)


def test_a_tie_goes_to_more_points_in_the_last_round() -> None:
    state = table(hands=[SEVEN, FOUR], piles=OPENED, scores=[36, 39])
    do(state, 0, "stop")
    assert scores(state) == [43, 43]
    assert winners(state) == (0,)


def test_a_lasting_tie_is_shared() -> None:
    """Equal totals and equal last rounds: the tied seats share the victory, the third does not."""
    equal = ["octopus:light_blue", "octopus:grey", "octopus:green", "penguin:pink"]
    state = table(3, hands=[SEVEN, equal, ["sailor:pink"]], piles=OPENED, scores=[30, 30, 20])
    do(state, 0, "stop")
    assert scores(state) == [37, 37, 20]
    assert winners(state) == (0, 1)


def test_scores_add_up_over_the_rounds() -> None:
    """The sheet has two lines for each scored round, and their sum is the score."""
    state = table(hands=[SEVEN, FOUR], piles=OPENED, scores=[3, 5])
    do(state, 0, "last_chance")
    do(state, 1, "take 1")
    do(state, 1, "end")
    assert [line.to_json() for line in GAME.breakdown(state, 0)] == [
        {"what": "cards", "points": 3, "scored": 1},
        {"what": "cards", "points": 7, "scored": 2},
        {"what": "colour_bonus", "points": 2, "scored": 2},
    ]
    assert scores(state) == [12, 7]
