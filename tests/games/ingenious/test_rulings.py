"""The rulings that complete the rulebook, one by one. Those of the board are in test_board."""

import pytest

import paluba
from paluba.core.chance import Fast, Scripted
from paluba.core.window import buffer
from paluba.games.ingenious.parts import COLOURS
from paluba.games.ingenious.rules import IngeniousState, start
from paluba.games.ingenious.scoring import moved, moved_twice

from .table import FAR, GAME, asked, crowd, do, happened, kind, lay, legal, points, rack, refused, table, winners

NO_SCRATCH = buffer(GAME)
MIXED = ["red+green", "red+blue", "green+blue", "orange+yellow", "yellow+purple", "orange+purple"]


def with_reds(count: int, seats: int = 2, mode: str = "standard", **more: object) -> IngeniousState:
    """A row of red symbols on h4, h5, ... so that a red half on the cell after it counts them all."""
    assert count % 2 == 0
    row = [f"red+red h{4 + n} e" for n in range(0, count, 2)]
    far = ("purple+purple k6 e", "yellow+yellow e9 e", "orange+orange e11 e", "green+green k8 e")
    return table(seats, mode, laid=[*row, *far], **more)  # type: ignore[arg-type]  # passed on as they are


# -- 0: corrections


def test_ruling_0_1_bonus_turns_come_from_the_same_rack_before_swap_and_refill() -> None:
    state = with_reds(4, racks=[["red+blue", *MIXED[:5]]], points={0: [15, 9, 9, 9, 9, 0]})
    events = lay(state, 0, "red+blue h8 e")
    assert points(state, 0)[0] == 18
    assert [event.name for event in events][-1] == "bonus_earned", "nothing is drawn before the bonus turn"
    assert asked(state) == ("choose", (0,))
    assert len(rack(state, 0)) == 5
    events = lay(state, 0, "red+green l7 e")
    assert happened(events, "tile_drawn") == []
    assert asked(state) == ("swap", (0,)), "now, with four tiles left, comes the swap"
    events = do(state, 0, "keep")
    assert len(happened(events, "tile_drawn")) == 2
    assert len(rack(state, 0)) == 6
    assert asked(state) == ("choose", (1,))


def test_ruling_0_1_win_and_full_board_come_before_bonus_turns() -> None:
    state = with_reds(4, racks=[["red+blue", *MIXED[:5]]], points={0: [15, 18, 18, 18, 18, 18]})
    events = lay(state, 0, "red+blue h8 e")
    assert [event.name for event in events][-1] == "all_colours_reached"
    assert asked(state) == ("over", ())


def test_ruling_0_2_a_bonus_turn_is_compulsory_in_the_standard_game() -> None:
    state = with_reds(4, racks=[["red+blue", *MIXED[:5]]], points={0: [15, 9, 9, 9, 9, 0]})
    assert refused(state, 0, "decline") == ("no_bonus_turn", "R23")
    lay(state, 0, "red+blue h8 e")
    assert refused(state, 0, "decline") == ("bonus_compulsory", "R11")
    assert "decline" not in legal(state, 0)


def test_ruling_0_2_each_bonus_turn_may_be_declined_in_teams() -> None:
    state = with_reds(4, 4, "teams", racks=[["red+red", *MIXED[:5]]], points={0: [14, 9, 9, 9, 9, 0]})
    assert refused(state, 0, "decline") == ("no_bonus_turn", "R23")
    lay(state, 0, "red+red h8 e")
    assert points(state, 0)[0] == 18
    assert "decline" in legal(state, 0)
    assert GAME.prompt(state, 0)["decline"]
    events = do(state, 0, "decline")
    assert happened(events, "bonus_declined") == [{"event": "bonus_declined", "seat": 0}]
    assert asked(state) == ("swap", (0,))
    assert len(rack(state, 0)) == 5


def test_ruling_0_2_one_of_two_bonus_turns_may_be_declined() -> None:
    laid = ["red+red h4 e", "red+red h6 e", "blue+blue h10 e", *FAR[2:]]
    state = table(4, "teams", laid=laid, racks=[["red+blue", *MIXED[:5]]], points={0: [14, 9, 16, 9, 9, 0]})
    events = lay(state, 0, "red+blue h8 e")
    assert len(happened(events, "bonus_earned")) == 2
    do(state, 0, "decline")
    assert asked(state) == ("choose", (0,))
    assert "decline" in legal(state, 0)
    lay(state, 0, "red+green k9 e")
    assert asked(state) == ("swap", (0,))
    assert len(rack(state, 0)) == 4


def test_ruling_0_3_six_colours_at_18_end_no_solo_match() -> None:
    state = table(1, laid=FAR, racks=[["red+blue"]], points={0: [18] * 6})
    do(state, 0, "lay l7 e")
    assert asked(state) == ("lay", (0,))


def test_ruling_0_3_six_colours_at_36_end_a_solo_match() -> None:
    state = table(1, laid=["red+red h4 e", *FAR[1:]], racks=[["red+blue"]], points={0: [35, 36, 36, 36, 36, 36]})
    events = do(state, 0, "lay h6 e")
    assert asked(state) == ("over", ())
    assert happened(events, "all_colours_reached")
    assert state.score(0) == 36
    assert winners(state) == (0,)


def test_ruling_0_4_the_better_order_of_a_double() -> None:
    """From 14 with halves of 3 and 5: 3 then 5 gives 18, 5 then 3 gives 21."""
    assert moved(moved(14, 3, 36), 5, 36) == 18
    assert moved(moved(14, 5, 36), 3, 36) == 21
    assert moved_twice(14, 3, 5, 36) == moved_twice(14, 5, 3, 36) == 21
    assert moved_twice(16, 5, 3, 36) == 23


def test_ruling_0_4_one_double_can_give_two_bonus_turns() -> None:
    """In theory a double arrives at 18 and at 36: 17 with halves of 1 and 18."""
    state = table(4, "teams", points={0: [17, 0, 0, 0, 0, 0]})
    assert moved_twice(17, 1, 18, 36) == 36
    assert state.move(0, 0, 0, 36) == 2


def test_ruling_0_5_partners_need_different_symbols() -> None:
    state = start(4, {"mode": "teams"}, Scripted(0), None)
    for seat in range(3):
        assert asked(state) == ("choose", (seat,))
        state.apply(seat, state.random_action(seat, Fast(seat), NO_SCRATCH), Scripted())
        state.apply(seat, state.random_action(seat, Fast(seat), NO_SCRATCH), Scripted())
        if asked(state)[0] == "swap":
            do_quietly(state, seat, "keep")
    assert len(GAME.view(state, None)["claimed"]) == 3, "three seats, three symbols, partners included"


def test_ruling_0_5_equal_teams_are_told_apart_by_their_next_colour() -> None:
    tracks = {0: [9, 9, 12, 14, 18, 20], 1: [9, 9, 12, 13, 36, 36]}
    state = table(4, "teams", points=tracks)
    state.ask = 3
    assert winners(state) == (0, 2)
    assert [seat["rank"] for seat in GAME.view(state, None)["seats"]] == [1, 3, 1, 3]


def test_ruling_0_6_an_empty_rack_is_not_swapped_and_draws_six() -> None:
    """Bonus turns of a team may use up the whole rack."""
    state = with_reds(4, 4, "teams", racks=[["red+blue"]], points={0: [15, 9, 9, 9, 9, 0]})
    events = lay(state, 0, "red+blue h8 e")
    assert happened(events, "bonus_lost") == [{"event": "bonus_lost", "seat": 0, "count": 1}]
    assert len(happened(events, "tile_drawn")) == 6
    assert asked(state) == ("choose", (1,))


def test_ruling_0_6_the_others_are_ranked_after_an_instant_win() -> None:
    tracks = {0: [2, 9, 9, 9, 9, 9], 1: [18] * 6, 2: [3, 3, 3, 3, 3, 3]}
    state = table(3, points=tracks)
    state.champion, state.ask = 1, 3
    assert winners(state) == (1,)
    assert [seat["rank"] for seat in GAME.view(state, None)["seats"]] == [3, 1, 2]


def test_ruling_0_7_solo_leaves_78_tiles() -> None:
    state = start(1, {}, Fast(1), None)
    assert state.bag_size == 119
    crowd(state)
    assert state.laid <= 42
    assert 120 - 42 == 78


# -- 4 to 8: the first round


def first_round(seats: int = 2) -> IngeniousState:
    racks = [["red+blue", *MIXED[:5]]] + [["red+yellow", *MIXED[:5]] for _ in range(seats - 1)]
    return table(seats, laid=[], racks=racks)


def test_ruling_4_a_first_tile_touches_a_printed_symbol_with_either_half() -> None:
    state = first_round()
    do(state, 0, "choose red+blue")
    assert refused(state, 0, "lay h8 e") == ("first_tile", "R7")
    assert "lay c9 e" in legal(state, 0), "the first half touches red"
    assert "lay c10 w" in legal(state, 0), "the second half touches red"
    assert len(legal(state, 0)) == 2 * 54


def test_ruling_4_each_seat_takes_another_symbol() -> None:
    state = first_round()
    lay(state, 0, "red+blue c9 e")
    if asked(state)[0] == "swap":
        do(state, 0, "keep")
    do(state, 1, "choose red+yellow")
    assert refused(state, 1, "lay d7 sw") == ("symbol_claimed", "R7")
    assert "lay c12 se" in legal(state, 1)


def test_ruling_7_after_its_first_tile_a_seat_lays_anywhere() -> None:
    state = first_round()
    lay(state, 0, "red+blue c9 e")
    if asked(state)[0] == "swap":
        do(state, 0, "keep")
    lay(state, 1, "red+yellow c12 se")
    if asked(state)[0] == "swap":
        do(state, 1, "keep")
    tile = rack(state, 0)[0]
    lay(state, 0, f"{tile} h8 e")
    assert state.laid == 3


def test_ruling_8_solo_obeys_the_first_round() -> None:
    state = start(1, {}, Fast(1), None)
    assert refused(state, 0, "lay h8 e") == ("first_tile", "R7")
    double = state.orientations() == 3
    assert len(legal(state, 0)) == (54 if double else 108)


# -- 9 and 10: placement


def test_ruling_9_a_tile_need_not_touch_anything() -> None:
    state = table(racks=[MIXED])
    before = points(state, 0)
    lay(state, 0, "red+green l7 e")
    assert points(state, 0) == before


def test_ruling_10_there_is_no_pass() -> None:
    state = table(racks=[MIXED])
    assert legal(state, 0) == [f"choose {tile}" for tile in sorted(MIXED, key=kind)]
    do(state, 0, "choose red+green")
    assert all(action.startswith("lay ") for action in legal(state, 0))


def test_ruling_10_a_tile_that_is_not_on_the_rack_is_refused() -> None:
    state = table(racks=[MIXED])
    assert refused(state, 0, "choose blue+blue") == ("not_on_rack", "R6")
    assert refused(state, 0, "lay h8 e") == ("not_asked", "R6")
    assert refused(state, 0, "keep") == ("not_asked", "R15")


# -- 11 to 14: scoring


def test_ruling_11_five_rows_each_up_to_a_gap_or_another_symbol() -> None:
    laid = [
        "red+red h9 e",  # east of h8: two
        "red+green g9 ne",  # north-east: one, then green
        "blue+red f8 nw",  # north-west of h8 is g8 (free): the red at e8 beyond is not reached
        "red+red i8 se",  # south-east: two
    ]
    state = table(laid=laid, racks=[["red+purple", *MIXED[:5]]])
    do(state, 0, "choose red+purple")
    place = next(p for p in GAME.prompt(state, 0)["places"] if (p["cell"], p["towards"]) == ("h8", "w"))
    assert place["counted"] == [["h9", "h10", "g9", "i8", "j8"], []]
    assert place["points"] == {"red": 5, "purple": 0}
    do(state, 0, "lay h8 w")
    assert points(state, 0) == [5, 0, 0, 0, 0, 0]


def test_ruling_11_the_tile_itself_is_never_counted() -> None:
    state = table(racks=[["red+red", *MIXED[:5]]])
    lay(state, 0, "red+red l7 e")
    assert points(state, 0)[0] == 0


def test_ruling_12_a_double_counts_both_halves() -> None:
    """The red on h8 is a neighbour of both halves, on g8 and g9: it counts twice."""
    laid = ["red+blue h8 e", *FAR[:3]]
    state = table(laid=laid, racks=[["red+red", *MIXED[:5]]])
    do(state, 0, "choose red+red")
    place = next(p for p in GAME.prompt(state, 0)["places"] if (p["cell"], p["towards"]) == ("g8", "e"))
    assert place["counted"] == [["h8"], ["h8"]]
    assert place["points"] == {"red": 2}
    events = do(state, 0, "lay g8 e")
    assert [event["count"] for event in happened(events, "half_counted")] == [1, 1]
    assert points(state, 0)[0] == 2


def test_a_double_is_listed_once() -> None:
    state = table(racks=[["red+red", *MIXED[:5]]])
    do(state, 0, "choose red+red")
    assert refused(state, 0, "lay g9 w") == ("said_once", "R9")
    assert "lay g8 e" in legal(state, 0)


def test_ruling_13_a_tile_may_score_nothing() -> None:
    state = table(racks=[MIXED])
    events = lay(state, 0, "red+green l7 e")
    assert happened(events, "peg_moved") == []


def test_ruling_14_what_is_over_18_is_lost() -> None:
    state = with_reds(4, racks=[["red+blue", *MIXED[:5]]], points={0: [17, 0, 0, 0, 0, 0]})
    events = lay(state, 0, "red+blue h8 e")
    assert points(state, 0)[0] == 18
    assert happened(events, "peg_moved")[0]["steps"] == 1
    assert happened(events, "half_counted")[0]["count"] == 4


# -- 15 to 19: bonus turns


@pytest.mark.parametrize(("before", "bonus"), [(13, 0), (14, 1), (15, 1)])
def test_ruling_15_reaching_18_exactly_or_beyond_gives_a_bonus_turn(before: int, bonus: int) -> None:
    state = with_reds(4, racks=[["red+blue", *MIXED[:5]]], points={0: [before, 9, 9, 9, 9, 9]})
    events = lay(state, 0, "red+blue h8 e")
    assert len(happened(events, "bonus_earned")) == bonus
    assert (asked(state) == ("choose", (0,))) == bool(bonus)


def test_ruling_16_two_colours_give_two_bonus_turns() -> None:
    """The rulebook's example: 2 green and 4 yellow, both pegs arrive, two bonus turns."""
    laid = ["green+green h6 e", "yellow+yellow h10 e", "yellow+yellow g10 ne", *FAR[:1]]
    state = table(laid=laid, racks=[["green+yellow", *MIXED[:5]]], points={0: [9, 16, 9, 9, 14, 0]})
    events = lay(state, 0, "green+yellow h8 e")
    assert [(e["colour"], e["steps"]) for e in happened(events, "peg_moved")] == [("green", 2), ("yellow", 4)]
    assert [e["colour"] for e in happened(events, "bonus_earned")] == ["green", "yellow"]
    assert GAME.view(state, None)["bonus"] == 2
    lay(state, 0, "red+green l7 e")
    assert asked(state) == ("choose", (0,))
    lay(state, 0, "red+blue l4 e")
    assert asked(state) == ("swap", (0,))
    assert len(rack(state, 0)) == 3


def test_ruling_16_a_double_completes_one_colour_only() -> None:
    state = with_reds(4, racks=[["red+red", *MIXED[:5]]], points={0: [17, 9, 9, 9, 9, 9]})
    events = lay(state, 0, "red+red h8 e")
    assert len(happened(events, "bonus_earned")) == 1


def test_ruling_17_bonus_turns_earn_more_bonus_turns() -> None:
    laid = ["red+red h4 e", "red+red h6 e", "blue+blue k6 e", *FAR[1:2], *FAR[3:]]
    state = table(laid=laid, racks=[["red+green", "blue+green", *MIXED[3:6]]], points={0: [14, 9, 16, 9, 9, 0]})
    lay(state, 0, "red+green h8 e")
    events = lay(state, 0, "green+blue k9 w")
    assert points(state, 0)[2] == 18
    assert len(happened(events, "bonus_earned")) == 1
    assert asked(state) == ("choose", (0,))
    events = lay(state, 0, f"{rack(state, 0)[0]} l7 e")
    assert happened(events, "tile_drawn") == []
    assert len(rack(state, 0)) == 2, "no refill in between"


def test_ruling_18_a_colour_at_18_gives_nothing_more() -> None:
    state = with_reds(4, racks=[["red+blue", *MIXED[:5]]], points={0: [18, 9, 9, 9, 9, 0]})
    events = lay(state, 0, "red+blue h8 e")
    assert happened(events, "peg_moved") == happened(events, "bonus_earned") == []
    assert asked(state)[0] != "choose" or asked(state)[1] == (1,)


def test_ruling_19_bonus_turns_without_room_are_lost() -> None:
    state = table(laid=["red+red h4 e", *FAR[1:]], racks=[["red+blue", *MIXED[:5]]], points={0: [17, 9, 9, 9, 9, 9]})
    crowd(state, "h6", "h7")
    lay(state, 0, "red+blue h6 e")
    assert points(state, 0)[0] == 18
    assert asked(state) == ("over", ())
    assert state.bonus == state.in_bonus == 0


def test_ruling_19_the_sixth_colour_wins_before_the_rack_runs_out() -> None:
    """Five bonus turns at most follow one placement, and there are six tiles."""
    state = with_reds(4, racks=[["red+blue", *MIXED[:5]]], points={0: [15, 17, 17, 17, 17, 17]})
    lay(state, 0, "red+blue h8 e")
    assert asked(state) == ("choose", (0,))
    assert len(rack(state, 0)) == 5


# -- 20 to 23: swap and refill


def ready_to_swap(left: list[str], pegs: list[int], seats: int = 2, mode: str = "standard") -> IngeniousState:
    """Seat 0 lays red+green far from everything and has these tiles left."""
    state = table(seats, mode, racks=[["red+green", *left]], points={0: pegs})
    lay(state, 0, "red+green l7 e")
    return state


STRONG = ["red+green", "red+blue", "green+blue", "red+red", "blue+blue"]


def test_ruling_20_a_swap_is_optional_and_once_in_a_turn() -> None:
    state = ready_to_swap(STRONG, [5, 5, 5, 1, 2, 2])
    assert legal(state, 0) == ["swap", "keep"]
    do(state, 0, "swap")
    assert asked(state) == ("choose", (1,)), "the turn is over"
    state = ready_to_swap(STRONG, [5, 5, 5, 1, 2, 2])
    do(state, 0, "keep")
    assert set(STRONG) <= set(rack(state, 0))


def test_ruling_21_no_tile_may_show_the_weakest_colour() -> None:
    state = ready_to_swap([*STRONG[:4], "orange+red"], [5, 5, 5, 1, 2, 2])
    assert legal(state, 0) == ["keep"], "asked all the same: the others must not learn it"
    assert refused(state, 0, "swap") == ("weakest_on_rack", "R13")


@pytest.mark.parametrize("tile", ["yellow+red", "orange+red", "orange+yellow"])
def test_ruling_21_nor_any_of_several_weakest_colours(tile: str) -> None:
    state = ready_to_swap([*STRONG[:4], tile], [5, 5, 5, 1, 1, 2])
    assert refused(state, 0, "swap") == ("weakest_on_rack", "R13")


def test_ruling_21_the_pegs_count_as_they_stand_after_this_turn() -> None:
    """Red was the weakest colour before the tile was laid, and is not any more."""
    left = ["red+red", "red+blue", "blue+blue", "red+orange", "red+orange"]
    state = with_reds(4, racks=[["red+purple", *left]], points={0: [0, 2, 5, 5, 5, 5]})
    lay(state, 0, "red+purple h8 e")
    assert "swap" in legal(state, 0)


def test_ruling_22_shown_to_all_laid_aside_and_only_then_put_back() -> None:
    state = ready_to_swap(STRONG, [5, 5, 5, 1, 2, 2])
    before = int(state.bag_size)
    events = do(state, 0, "swap")
    assert [event.name for event in events] == [
        *["rack_shown"] * 5,
        *["tile_drawn"] * 6,
        "rack_returned",
        "turn_ended",
    ]
    for event in events[:5]:
        assert event.for_seat(1) == event.for_seat(None) == event.to_json(), "all see what is shown"
    for event in events[5:11]:
        assert event.for_seat(1)["tile"] is None
    assert state.bag_size == before - 6 + 5


def test_ruling_22_the_old_tiles_cannot_come_back_in_the_same_draw() -> None:
    """Whatever is drawn, the last copies of a tile that are laid aside are not among it."""
    left = ["blue+blue"] * 5
    for seed in range(30):
        state = table(racks=[["red+green", *left]], points={0: [1, 1, 5, 1, 1, 1]})
        lay(state, 0, "red+green l7 e")
        do(state, 0, "swap", chance=Fast(seed))
        assert "blue+blue" not in rack(state, 0)


def test_ruling_23_the_swap_replaces_the_refill() -> None:
    state = ready_to_swap(STRONG, [5, 5, 5, 1, 2, 2])
    do(state, 0, "swap")
    assert len(rack(state, 0)) == 6
    assert asked(state) == ("choose", (1,))


def test_a_swap_that_nobody_could_make_is_not_asked() -> None:
    """With all six colours equally weak every tile shows a weakest colour, and everybody knows it."""
    state = ready_to_swap(MIXED[1:], [0] * 6)
    assert asked(state) == ("choose", (1,))


@pytest.mark.parametrize(("far", "could"), [("blue+blue i7 e", False), ("purple+purple i7 e", True)])
def test_the_last_double_on_the_board_tells_that_nobody_can_swap(far: str, could: bool) -> None:
    """Five colours equally weak: only five blue doubles could be swapped, and none of them may lie on the board."""
    state = table(laid=[far, *FAR[1:]], racks=[["red+green", *MIXED[1:]]], points={0: [0, 0, 3, 0, 0, 0]})
    lay(state, 0, "red+green l7 e")
    assert (asked(state)[0] == "swap") == could


def test_ruling_24_an_empty_bag_gives_what_there_is() -> None:
    state = table(racks=[MIXED])
    state.bag_size = 0
    lay(state, 0, "red+green l7 e")
    if asked(state)[0] == "swap":
        do(state, 0, "keep")
    assert len(rack(state, 0)) == 5
    assert asked(state) == ("choose", (1,))


# -- 25 to 29: the end


def test_ruling_25_the_match_ends_the_moment_nothing_fits() -> None:
    state = table(racks=[["red+blue", *MIXED[:5]]])
    crowd(state, "l7", "l8")
    events = lay(state, 0, "red+blue l7 e")
    assert [event.name for event in events][-1] == "board_filled"
    assert asked(state) == ("over", ())
    assert len(rack(state, 0)) == 5, "no refill, no further turn"


def test_ruling_25_single_free_cells_do_not_keep_it_going() -> None:
    state = table(racks=[["red+blue", *MIXED[:5]]])
    crowd(state, "l7", "l8", "l9")
    lay(state, 0, "red+blue l7 e")
    assert asked(state) == ("over", ())


def test_ruling_26_all_six_at_18_win_at_once_amid_bonus_turns() -> None:
    laid = ["red+red h4 e", "red+red h6 e", "blue+blue k6 e", *FAR[1:2], *FAR[3:]]
    state = table(laid=laid, racks=[["red+green", "blue+green", *MIXED[3:6]]], points={0: [14, 18, 16, 18, 18, 18]})
    lay(state, 0, "red+green h8 e")
    assert asked(state) == ("choose", (0,))
    events = lay(state, 0, "green+blue k9 w")
    assert happened(events, "all_colours_reached") == [{"event": "all_colours_reached", "seat": 0}]
    assert winners(state) == (0,)


def over(*tracks: list[int]) -> IngeniousState:
    state = table(len(tracks), points=dict(enumerate(tracks)))
    state.ask = 3
    return state


def test_ruling_27_the_rulebooks_example() -> None:
    """A wins with 10. B and C have 9, both 12 in the second weakest colour; B has 14 in the third, C 13."""
    state = over([10, 18, 17, 16, 15, 14], [18, 9, 12, 14, 15, 16], [18, 18, 18, 9, 12, 13])
    assert winners(state) == (0,)
    assert [seat["rank"] for seat in GAME.view(state, None)["seats"]] == [1, 2, 3]
    assert [seat["score"] for seat in GAME.view(state, None)["seats"]] == [10, 9, 9]


def test_ruling_27_equal_in_all_six_share_the_win() -> None:
    assert winners(over([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1], [0, 18, 18, 18, 18, 18])) == (0, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_28_the_starter_is_drawn(seats: int) -> None:
    started = {asked(start(seats, {}, Scripted(seat), None))[1] for seat in range(seats)}
    assert started == {(seat,) for seat in range(seats)}


def test_ruling_29_what_is_hidden_and_what_is_public() -> None:
    state = table(3, racks=[MIXED, STRONG, ["red+blue"] * 3])
    for viewer in (None, 0, 1, 2):
        view = GAME.view(state, viewer)
        assert [seat["rack"] is not None for seat in view["seats"]] == [viewer == seat for seat in range(3)]
        assert [seat["held"] for seat in view["seats"]] == [6, 5, 3]
        assert view["bag"] == state.bag_size
        assert len(view["tiles"]) == 4
        assert all(set(seat["points"]) == set(COLOURS) for seat in view["seats"])


# -- 30 to 35: teams


def test_ruling_30_opposite_seats_share_one_track() -> None:
    state = with_reds(4, 4, "teams", racks=[["red+blue", *MIXED[:5]]])
    lay(state, 0, "red+blue h8 e")
    assert points(state, 0) == points(state, 2) == [4, 0, 0, 0, 0, 0]
    assert points(state, 1) == points(state, 3) == [0] * 6
    assert [seat["team"] for seat in GAME.view(state, None)["seats"]] == [0, 1, 0, 1]
    assert state.end == 36
    assert len(GAME.view(state, None)["seats"]) == 4


def test_ruling_31_a_peg_stops_at_18_and_goes_on_with_the_next_count() -> None:
    state = with_reds(4, 4, "teams", racks=[["red+blue", "red+purple", *MIXED[:4]]], points={0: [15, 0, 0, 0, 0, 0]})
    events = lay(state, 0, "red+blue h8 e")
    assert points(state, 0)[0] == 18, "one step is lost"
    assert [e["points"] for e in happened(events, "bonus_earned")] == [18]
    lay(state, 0, "red+purple i6 sw")
    assert points(state, 0)[0] == 18 + 2


def test_ruling_31_a_bonus_turn_at_36_for_the_seat_that_laid() -> None:
    state = with_reds(
        4, 4, "teams", racks=[MIXED, MIXED, ["red+blue", *MIXED[1:4]]], points={0: [33, 0, 0, 0, 0, 0]}, active=2
    )
    events = lay(state, 2, "red+blue h8 e")
    assert points(state, 0)[0] == 36
    assert happened(events, "bonus_earned") == [{"event": "bonus_earned", "seat": 2, "colour": "red", "points": 36}]
    assert asked(state) == ("choose", (2,))


def test_ruling_32_the_second_half_of_a_double_counts_on_from_18() -> None:
    """From 16, halves of 4 and 2 on the row: 4 stops at 18, then 2 more."""
    state = with_reds(4, 4, "teams", racks=[["red+red", *MIXED[:5]]], points={0: [16, 0, 0, 0, 0, 0]})
    do(state, 0, "choose red+red")
    places = GAME.prompt(state, 0)["places"]
    place = max(places, key=lambda p: min(len(p["counted"][0]), len(p["counted"][1])))
    first, second = (len(counted) for counted in place["counted"])
    assert first and second
    do(state, 0, f"lay {place['cell']} {place['towards']}")
    assert points(state, 0)[0] == moved_twice(16, first, second, 36) == 16 + place["points"]["red"]
    assert moved_twice(16, 5, 3, 36) == 23
    assert moved_twice(16, 3, 5, 36) == 23
    assert moved_twice(10, 3, 5, 36) == 18
    assert moved_twice(16, 3, 5, 18) == 18, "in the standard game it ends there"


def test_ruling_33_the_partners_rack_is_hidden() -> None:
    state = table(4, "teams")
    assert GAME.view(state, 0)["seats"][2]["rack"] is None
    assert GAME.view(state, 2)["seats"][0]["rack"] is None


def test_ruling_34_the_swap_looks_at_the_joint_track() -> None:
    state = ready_to_swap(STRONG, [5, 5, 5, 1, 2, 2], 4, "teams")
    assert "swap" in legal(state, 0)
    state = table(4, "teams", racks=[MIXED, MIXED, ["red+green", *STRONG]], points={0: [1, 5, 5, 5, 5, 5]}, active=2)
    lay(state, 2, "red+green l7 e")
    assert refused(state, 2, "swap") == ("weakest_on_rack", "R13")


def test_ruling_35_all_six_at_36_win_at_once_and_at_18_do_not() -> None:
    state = with_reds(4, 4, "teams", racks=[["red+blue", *MIXED[:5]]], points={0: [17, 18, 18, 18, 18, 18]})
    lay(state, 0, "red+blue h8 e")
    assert asked(state) == ("choose", (0,))
    state = with_reds(4, 4, "teams", racks=[["red+blue", *MIXED[:5]]], points={0: [33, 36, 36, 36, 36, 36]})
    lay(state, 0, "red+blue h8 e")
    assert asked(state) == ("over", ())
    assert winners(state) == (0, 2)


# -- 36 to 38: solo


def test_ruling_36_solo_draws_one_lays_one_and_never_swaps() -> None:
    match = paluba.Match(GAME, 1, seed=5)
    dice = Fast(2)
    while match.to_act:
        assert match.prompt(0)["ask"] == "lay"
        assert match.view(None)["chosen"] == match.prompt(0)["tile"], "the tile lies open"
        places = match.legal(0)
        events = match.submit(0, places[dice.below(len(places))])
        drawn = [event for event in events if event.name == "tile_drawn"]
        assert len(drawn) == (1 if match.to_act else 0)
        assert all(event.for_seat(None) == event.to_json() for event in drawn)


def test_ruling_37_solo_stops_at_18_and_gives_no_bonus_turn() -> None:
    state = table(
        1, laid=["red+red h4 e", "red+red h6 e", *FAR[2:]], racks=[["red+blue"]], points={0: [15, 9, 9, 9, 9, 9]}
    )
    events = do(state, 0, "lay h8 e")
    assert points(state, 0)[0] == 18
    assert happened(events, "bonus_earned") == []
    assert state.bonus == 0
    assert asked(state) == ("lay", (0,))


def test_ruling_38_the_result_of_solo_is_the_weakest_colour() -> None:
    match = paluba.Match(GAME, 1, seed=8)
    dice = Fast(8)
    while match.to_act:
        places = match.legal(0)
        match.submit(0, places[dice.below(len(places))])
    view = match.view(0)
    result = match.result
    assert result is not None
    assert result.scores == (min(view["seats"][0]["points"].values()),)
    assert result.winners == (0,)
    assert len(view["tiles"]) <= 42
    assert view["bag"] >= 78


def do_quietly(state: IngeniousState, seat: int, notation: str) -> None:
    state.apply(seat, GAME.actions.number(GAME.parse(notation)), Scripted())
