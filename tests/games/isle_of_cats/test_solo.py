"""The solo game against the sister: rulings 0.22 to 0.25 and the rulebook's examples."""

from __future__ import annotations

import pytest

from paluba.core.chance import Fast, Scripted
from paluba.core.window import seats_of
from paluba.games.isle_of_cats.parts import DISCARD_CAT, DISCARD_COMMON, DISCARD_OSHAX, DISCARD_RARE, FIRST_RARE
from paluba.games.isle_of_cats.rules import IsleState, start
from paluba.games.isle_of_cats.rules_boat import COMMON_LEFT
from paluba.games.isle_of_cats.rules_cards import OFFER, PICK

from .table import GAME, asked, bag_answer, cards_at, do, fish, lay, legal, names, place, refused, table, zones

CATS = [f"cat0{n}:red" for n in range(1, 9)]
"""Eight cats in the order of their positions."""


def solo(hand: list[int], ask: str = "rescue", **more: object) -> IsleState:
    state = table(1, ask, hands=[hand], left=CATS[:4], right=CATS[4:], order=[0, 1], **more)  # type: ignore[arg-type]  # options go through
    while state.island[71]:
        tile = FIRST_RARE + int(state.island[54])
        state.take_rare(tile)
        state.lose_tile(tile)
    return state


def take(state: IsleState, order: int, which: int, other: int = 0) -> None:
    state.carry_out(order, which, other)


@pytest.mark.parametrize(
    ("level", "lessons"), [("basic", 3), ("medium", 4), ("hard", 5), ("very_hard", 6), ("expert", 7)]
)
def test_ruling_10_the_level_says_how_many_lessons_the_sister_has(level: str, lessons: int) -> None:
    state = start(1, GAME.meta.resolve(1, {"level": level}), Fast(2), None)
    sister = GAME.view(state, 0)["sister"]
    assert len(sister["lessons"]) == lessons
    assert sum(card < 207 for card in sister["lessons"]) == 3
    assert len(sister["colours"]) == 1


def test_ruling_2_solo_keeps_three_of_five_twice_and_one_unseen() -> None:
    state = start(1, GAME.meta.resolve(1, {}), Fast(2), None)
    for _ in range(2):
        assert len(legal(state)) == 5
        offered = cards_at(state, OFFER)
        for card in offered[:3]:
            do(state, 0, f"keep {card}", chance=Fast(4))
    assert asked(state) == ("buy", (0,))
    assert len(cards_at(state, PICK)) == 7
    assert GAME.view(state, 0)["discarded"]["hidden"] == 4


def test_ruling_0_22_her_card_is_turned_after_the_commitment_and_has_no_part_in_phase_5() -> None:
    state = solo([43, 98], "commit", fish=20)
    do(state, 0, "commit 43")
    assert GAME.view(state, 0)["sister"]["card"] is None
    events = do(state, 0, "done", 3)  # card 177: two cards, speed 1; the player's speed is 1 too
    assert "sister_card_turned" in names(events)
    view = GAME.view(state, 0)
    assert (view["sister"]["card"], view["sister"]["left"], view["order"]) == (177, 2, [0, None])
    events = do(state, 0, "pass", 0, 0, 0)
    assert names(events).count("sister_card_turned") == 1, "the second of her two cards was face down"
    assert asked(state) == ("find", (0,))
    assert view["sister"]["used"] == [177]


def test_ruling_0_22_a_faster_sister_acts_first_and_the_player_may_react_before() -> None:
    state = solo([77, 43], "commit")
    do(state, 0, "done", 20)  # card 194: four cards, speed 9
    assert asked(state) == ("react", (0,))
    assert zones(state) == (CATS[:4], CATS[4:]), "she has not acted yet"
    do(state, 0, "done")
    assert asked(state) == ("rescue", (0,))
    assert zones(state) == ([CATS[4], *CATS[2:4]], [CATS[1], *CATS[5:]]), "swap 2 and 5, then cat 1"


def test_ruling_0_22_without_speed_the_player_first_is_not_asked_to_react() -> None:
    state = solo([77, 43], "commit")
    do(state, 0, "done", 0)  # card 174: one card, speed 0
    assert asked(state) == ("rescue", (0,))


def test_ruling_0_7_the_player_gets_a_turn_before_the_sister_finishes() -> None:
    """Zones emptied by the sister: the player may still play 83 and rescue before passing."""
    state = solo([83, 69])
    state.island[68], state.island[69] = 1, 0
    for cat in CATS[1:]:
        state.island[
            73 + GAME.actions.number(GAME.parse(f"take {cat}")) - GAME.actions.number(GAME.parse("take cat01:blue"))
        ] += 1
    state.sister_left, state.sister_card = 2, 0
    state.active, state.at, state.ask = 1, 1, 17
    state.go_on(Scripted())
    assert asked(state) == ("rescue", (0,))
    assert zones(state) == ([], [])
    do(state, 0, "play 83", *bag_answer(state, "cat16:blue", "cat16:red", "rare_O4:gold", "rare_O4:gold"))
    do(state, 0, "put left")
    do(state, 0, "put left")
    do(state, 0, "position 1")
    assert zones(state)[0] == ["cat16:red", "cat16:blue"]
    assert "take cat16:red" in legal(state)


def test_ruling_0_23_a_moved_cat_goes_to_any_index_of_the_other_zone() -> None:
    state = solo([77, 69])
    do(state, 0, "play 77")
    do(state, 0, f"move {CATS[0]}")
    assert asked(state) == ("position", (0,))
    assert legal(state) == [f"position {n}" for n in range(1, 6)]
    assert refused(state, 0, "position 6") == "no_such_position"
    do(state, 0, "position 3")
    assert zones(state) == (CATS[1:4], [CATS[4], CATS[5], CATS[0], CATS[6], CATS[7]])
    do(state, 0, "done")
    assert asked(state) == ("rescue", (0,))


def test_ruling_0_23_the_oshax_row_is_drawn_and_closes_up() -> None:
    rows = {tuple(GAME.view(start(1, GAME.meta.resolve(1, {}), Fast(seed), None), 0)["oshax"]) for seed in range(9)}
    assert len(rows) > 3
    state = solo([69])
    before = GAME.view(state, 0)["oshax"]
    take(state, DISCARD_OSHAX, 2)
    take(state, DISCARD_OSHAX, 6)
    assert GAME.view(state, 0)["oshax"] == [before[0], *before[2:5]]


def test_ruling_0_23_an_emptied_gold_stack_comes_back_at_the_right_end() -> None:
    state = solo([69])
    for tile in (91, 92, 91, 93):
        state.uncover_rare(tile)
    take(state, DISCARD_RARE, 1)
    take(state, DISCARD_RARE, 1)
    assert [pile["tile"] for pile in GAME.view(state, 0)["rare"]] == ["rare_T4:gold", "rare_O4:gold"]
    state.uncover_rare(91)
    assert [pile["tile"] for pile in GAME.view(state, 0)["rare"]] == ["rare_T4:gold", "rare_O4:gold", "rare_L4:gold"]


def test_the_rulebooks_example_of_the_sisters_turns() -> None:
    """Cat 3 and gold 2 of eight and three; the player takes 2 and 6; then cat 7 and gold 3 take 5 and 2."""
    state = solo([69])
    for tile in (91, 92, 93):
        state.uncover_rare(tile)
    take(state, DISCARD_CAT, 3)
    take(state, DISCARD_RARE, 2)
    assert zones(state) == ([CATS[0], CATS[1], CATS[3]], CATS[4:])
    for position in (2, 6 - 1):  # the sixth is the fifth once the second has gone
        tile = state.cat_at(position)
        state.remove_cat(tile, state.zone_of(tile))
        state.island[73 + tile] += 1
    assert zones(state) == ([CATS[0], CATS[3]], [CATS[4], CATS[5], CATS[7]])
    take(state, DISCARD_CAT, 7)
    take(state, DISCARD_RARE, 3)
    assert zones(state) == ([CATS[0], CATS[3]], [CATS[4], CATS[5]])
    assert [pile["tile"] for pile in GAME.view(state, 0)["rare"]] == ["rare_L4:gold"]


def test_ruling_0_24_nothing_left_means_no_effect() -> None:
    state = solo([69])
    while state.island[68] + state.island[69] > 1:
        take(state, DISCARD_CAT, 1)
    state.swap_cats(1, 6)
    assert zones(state) == ([], CATS[7:]), "fewer than two cats: nothing"
    take(state, DISCARD_CAT, 8)
    take(state, DISCARD_CAT, 8)
    take(state, DISCARD_RARE, 1)
    for _ in range(7):
        take(state, DISCARD_OSHAX, 1)
    for _ in range(6):
        take(state, DISCARD_COMMON, 0)
    assert state.island[COMMON_LEFT] == 0


def test_ruling_0_24_a_swap_changes_places_and_zones() -> None:
    state = solo([69])
    state.swap_cats(1, 6)
    assert zones(state) == ([CATS[5], *CATS[1:4]], [CATS[4], CATS[0], *CATS[6:]])
    few = solo([69])
    while few.island[68] + few.island[69] > 2:
        take(few, DISCARD_CAT, 3)
    assert zones(few) == (CATS[:2], [])
    few.swap_cats(2, 6)
    assert zones(few)[0] == [CATS[1], CATS[0]], "2 and 6 with two cats are 1 and 2"


def test_ruling_0_24_the_second_instruction_uses_new_numbers() -> None:
    state = solo([69])
    state.sister_left, state.sister_card = 1, 0  # card 174: cat 5, then cat 4
    state.sister_turn(Scripted())
    assert zones(state) == (CATS[:3], CATS[5:])


def test_ruling_0_25_and_10_the_sisters_score() -> None:
    data = {
        "boat": "blue",
        "mode": "solo",
        "tiles": [
            {"kind": "cat", "colour": "red", "cells": [[4, 4 + n] for n in range(5)]},
            {"kind": "cat", "colour": "blue", "cells": [[5, 4 + n] for n in range(5)]},
        ],
        "fish": 2,
        "lessons": [114, 121],
        "sister": {"lessons": [199, 200, 204, 207], "colours": ["blue", "green", "red"]},
    }
    found = GAME.pad(data)
    points = [(line.get("colour") or line["card"], line["points"]) for line in found["sister"]["lines"]]
    assert points == [("blue", 5), ("green", 0), ("red", 3), (199, 10), (200, 8), (204, 10), (207, 6)]
    assert found["won"] is False


def test_ruling_0_25_public_lessons_count_half_rounded_up() -> None:
    tiles = [{"kind": "cat", "colour": "red", "cells": [[4, 4 + n] for n in range(5)]}]
    public = [{"no": 144, "colour": "red"}, {"no": 145, "colour": "red"}, {"no": 150}]
    found = GAME.pad({"boat": "blue", "mode": "solo", "tiles": tiles, "public": public})
    assert [line["points"] for line in found["lines"] if line["what"] == "public_lesson"] == [1, 0, 13]


def test_ruling_10_lesson_121_needs_a_family_of_seven_in_solo() -> None:
    state = solo([69], "find", day=5)
    lay(state, 0, 121)
    state.finish()
    assert [line.points for line in GAME.breakdown(state, 0) if line.what == "private_lesson"] == [0]


def test_ruling_0_25_a_tie_is_lost() -> None:
    state = solo([69], "find", day=5)
    state.sister_lessons = 0
    place(state, 0, "cat16:red", 4, 4, turn=1)
    state.finish()
    assert state.winners() == 0
    assert int(state.score(0)) < int(state.sister_score())
    state.colours_turned = 0
    for row in range(9):
        state.rows[row] = 0
    assert seats_of(state.winners()) == (), "-54 against 0"


def test_rulebook_a_colour_card_is_turned_at_each_days_end_but_the_last() -> None:
    state = solo([69], "find")
    assert len(GAME.view(state, 0)["sister"]["colours"]) == 1
    do(state, 0, "pass", chance=Fast(3))
    assert (state.day, len(GAME.view(state, 0)["sister"]["colours"])) == (2, 2)
    assert fish(state, 0) == 40
