"""The end of a round: STOP, LAST CHANCE, an exhausted deck."""

import pytest

from paluba.games.sea_salt_paper.rules import SeaState

from .table import FOUR, GAME, SEVEN, asked, do, hand, known_hand, legal, names, points, refused, scores, table, told

OPENED = [["boat:dark_blue"], ["crab:green"]]


def written(state: SeaState) -> list[tuple[int, int]]:
    """Cards and bonus written by each seat for the last scored round."""
    at = (state.scored - 1) * 8
    return [(int(state.sheet[at + seat * 2]), int(state.sheet[at + seat * 2 + 1])) for seat in range(state.seats)]


@pytest.mark.parametrize(("call", "result"), [("stop", [7, 4]), ("last_chance", [9, 2])])
def test_the_rulebook_example_by_its_numbers(call: str, result: list[int]) -> None:
    """Martin has 7 points, Ondra 4: STOP writes 7 and 4, LAST CHANCE (bet won) 9 and 2."""
    state = table(hands=[SEVEN[:-1], FOUR], piles=[["boat:dark_blue", "octopus:purple"], []], ask="take")
    do(state, 0, "take 1")
    assert (points(state, 0), points(state, 1)) == (7, 4)
    do(state, 0, call)
    if call == "last_chance":
        do(state, 1, "take 1")
        assert "bet_won" in names(do(state, 1, "end"))
    assert scores(state) == result


# -- who may close


def test_seven_points_are_enough_and_six_are_not() -> None:
    """The rules themselves refuse to close with fewer than 7 points."""
    six = ["shell:yellow", "shell:green", "shell:grey", "shell:black"]
    state = table(hands=[six], piles=OPENED)
    assert points(state, 0) == 6
    for call in ("stop", "last_chance"):
        assert refused(state, 0, call) == ("too_few_points", "R16", {"points": 6, "needed": 7})
    assert GAME.prompt(state, 0)["close"] is False
    state = table(hands=[[*six, "penguin:pink"]], piles=OPENED)
    assert points(state, 0) == 7
    assert legal(state) == ["stop", "last_chance", "end"]
    assert GAME.prompt(state, 0)["close"] is True


def test_points_to_close_count_hand_and_table_and_mermaids() -> None:
    """Three points on the table, two in hand and a mermaid with a colour of two: seven."""
    laid = ["crab:black", "crab:yellow", "boat:yellow", "boat:light_blue", "fish:green", "fish:dark_blue"]
    held = ["shell:grey", "shell:light_blue", "mermaid:white"]
    state = table(hands=[held], tables=[laid], piles=OPENED)
    assert points(state, 0) == 3 + 2 + 2
    assert {"stop", "last_chance"} < set(legal(state))


def test_no_closing_before_the_take() -> None:
    state = table(hands=[SEVEN], piles=OPENED, ask="take")
    for call in ("stop", "last_chance"):
        assert refused(state, 0, call) == ("not_asked", "R16", {"asked": "take"})
    assert refused(state, 1, "stop")[:2] == ("not_asked", "R16")


def test_points_to_close_are_counted_after_the_effects_of_pairs() -> None:
    """Six points become seven by a stolen penguin."""
    held = ["shell:yellow", "shell:green", "octopus:purple", "octopus:grey", "swimmer:black", "shark:green"]
    state = table(hands=[held, ["penguin:pink"]], piles=OPENED)
    assert points(state, 0) == 6
    assert "stop" not in legal(state)
    do(state, 0, "pair swimmer:black+shark:green")
    assert points(state, 0) == 7
    assert "stop" in legal(state)


def test_closing_is_never_obligatory() -> None:
    state = table(hands=[[*SEVEN, "octopus:grey", "octopus:green"]], piles=OPENED)
    do(state, 0, "end")
    assert asked(state) == ("take", 1)
    assert state.round == 1


# -- STOP


def test_stop_writes_the_cards_of_all_and_no_bonus() -> None:
    state = table(3, hands=[FOUR, SEVEN, ["boat:black", "boat:yellow"]], active=1, piles=OPENED)
    events = do(state, 1, "stop")
    assert written(state) == [(4, 0), (7, 0), (1, 0)]
    shown = {(event.seat, event.card) for event in events if event.name == "card_revealed"}
    assert shown == {
        (seat, card) for seat, cards in enumerate([FOUR, SEVEN, ["boat:black", "boat:yellow"]]) for card in cards
    }


def test_a_call_wins_over_an_exhausted_deck() -> None:
    """The seat that takes the last card may still close, and the round is scored."""
    for call in ("stop", "last_chance"):
        state = table(hands=[SEVEN, FOUR], deck=["boat:dark_blue"], rest="pile 1", ask="take")
        do(state, 0, "draw")
        events = do(state, 0, call)
        if call == "last_chance":
            do(state, 1, "take 1")
            events += do(state, 1, "end")
        assert "deck_exhausted" not in names(events)
        assert min(scores(state)) > 0


# -- LAST CHANCE: protection and final turns


def test_the_caller_announces_and_lays_all_cards_open() -> None:
    state = table(hands=[SEVEN, FOUR], piles=OPENED)
    events = do(state, 0, "last_chance")
    assert told(events, "last_chance_called", None) == {"event": "last_chance_called", "seat": 0, "points": 7}
    view = GAME.view(state, 1)
    assert (view["caller"], view["seats"][0]["count"], view["seats"][0]["points"]) == (0, 0, 7)
    assert sorted(view["seats"][0]["table"]) == sorted(SEVEN)
    assert view["seats"][1]["table"] == []


def test_the_caller_cannot_be_robbed() -> None:
    """The only opponent has laid all open: the theft is impossible."""
    state = table(hands=[SEVEN, ["swimmer:black", "shark:green"]], piles=OPENED)
    do(state, 0, "last_chance")
    do(state, 1, "take 1")
    assert names(do(state, 1, "pair swimmer:black+shark:green")) == ["pair_laid", "effect_skipped"]


def test_a_seat_is_safe_after_its_final_turn_and_not_before() -> None:
    """Seats still to move can be robbed, seats that have moved lie open."""
    pairs = [["swimmer:black", "shark:green"], ["swimmer:yellow", "shark:black"]]
    state = table(4, hands=[SEVEN, pairs[0], pairs[1], ["crab:grey", "crab:black"]], piles=OPENED)
    do(state, 0, "last_chance")
    do(state, 1, "take 1")
    do(state, 1, "pair swimmer:black+shark:green")
    assert legal(state) == ["steal 2", "steal 3"]
    do(state, 1, "steal 3", steals=(3, "crab:grey"))
    do(state, 1, "end")
    assert GAME.view(state, 2)["seats"][1]["count"] == 0
    assert "crab:grey" in GAME.view(state, 2)["seats"][1]["table"]
    do(state, 2, "take 2")
    assert "card_stolen" in names(do(state, 2, "pair swimmer:yellow+shark:black")), "only seat 3 is left to rob"
    assert hand(state, 3) == []


def test_each_opponent_has_one_final_turn_clockwise() -> None:
    state = table(4, hands=[[], [], SEVEN, []], active=2, piles=[["crab:grey", "crab:black", "crab:green"], []])
    do(state, 2, "last_chance")
    turns = []
    while state.round == 1:
        _, seat = asked(state)
        turns.append(seat)
        do(state, seat, "take 1")
        do(state, seat, "end")
    assert turns == [3, 0, 1]


def test_nobody_calls_a_second_time() -> None:
    state = table(hands=[SEVEN, ["sailor:pink", "sailor:orange", "penguin:pink", "penguin:purple"]], piles=OPENED)
    do(state, 0, "last_chance")
    do(state, 1, "take 1")
    assert points(state, 1) == 8
    for call in ("stop", "last_chance"):
        assert refused(state, 1, call) == ("already_called", "R19", {"seat": 0})
    assert GAME.prompt(state, 1)["close"] is False
    assert legal(state) == ["end"]


# -- LAST CHANCE: the bet


def test_a_tie_wins_the_bet() -> None:
    """Equal points are not more points: the caller writes 7 and its bonus, the other its bonus only."""
    equal = ["octopus:light_blue", "octopus:grey", "octopus:green", "penguin:pink"]
    state = table(hands=[SEVEN, equal], piles=OPENED)
    do(state, 0, "last_chance")
    do(state, 1, "take 1")
    assert (points(state, 0), points(state, 1)) == (7, 7)
    assert "bet_won" in names(do(state, 1, "end"))
    assert written(state) == [(7, 2), (0, 1)]


def test_one_point_more_loses_the_bet() -> None:
    """The caller writes its bonus only, the other its cards without bonus."""
    more = ["octopus:light_blue", "octopus:grey", "sailor:pink", "sailor:orange"]
    state = table(hands=[SEVEN, more], piles=OPENED)
    do(state, 0, "last_chance")
    do(state, 1, "take 1")
    assert points(state, 1) == 8
    assert "bet_lost" in names(do(state, 1, "end"))
    assert written(state) == [(0, 2), (8, 0)]


def test_the_bonus_is_no_part_of_the_comparison() -> None:
    """Three points and a bonus of 8 against seven points and a bonus of 2: the bet is won."""
    blue = ["crab:light_blue"] * 2 + ["boat:light_blue"] * 2 + ["swimmer:light_blue", "shark:light_blue"]
    state = table(hands=[SEVEN, [*blue, "fish:light_blue", "shell:light_blue"]], piles=OPENED)
    do(state, 0, "last_chance")
    do(state, 1, "take 2")
    assert "bet_won" in names(do(state, 1, "end"))
    assert written(state) == [(7, 2), (0, 8)]


def test_a_lost_bet_pays_every_opponent_its_cards() -> None:
    """Also those with fewer points than the caller; one better opponent is enough to lose."""
    more = ["octopus:light_blue", "octopus:grey", "sailor:pink", "sailor:orange"]
    state = table(
        3, hands=[["crab:black", "crab:yellow"], SEVEN, more], active=1, piles=[["boat:black"], ["fish:black"]]
    )
    do(state, 1, "last_chance")
    do(state, 2, "take 1")
    do(state, 2, "end")
    do(state, 0, "take 2")
    assert "bet_lost" in names(do(state, 0, "end"))
    assert written(state) == [(1, 0), (0, 2), (8, 0)]


def test_a_won_bet_pays_the_others_their_bonus_only() -> None:
    state = table(
        3, hands=[["swimmer:black", "boat:black"], SEVEN, FOUR], active=1, piles=[["fish:green"], ["fish:black"]]
    )
    do(state, 1, "last_chance")
    do(state, 2, "take 1")
    do(state, 2, "end")
    do(state, 0, "take 2")
    do(state, 0, "end")
    assert written(state) == [(0, 3), (7, 2), (0, 2)]


def test_the_bet_is_settled_by_the_points_after_the_final_turns() -> None:
    """A card taken in the final turn can beat the caller."""
    held = ["octopus:light_blue", "octopus:grey", "sailor:pink"]
    state = table(hands=[SEVEN, held], piles=[["sailor:orange"], []])
    do(state, 0, "last_chance")
    do(state, 1, "take 1")
    assert "bet_lost" in names(do(state, 1, "end"))


def test_an_exhausted_deck_does_not_stop_the_final_turns() -> None:
    """The deck runs out during LAST CHANCE: the others go on with the piles, and the bet is settled."""
    state = table(3, hands=[SEVEN, FOUR], deck=["boat:black"], rest="pile 1")
    do(state, 0, "last_chance")
    do(state, 1, "draw")
    assert "deck_exhausted" not in names(do(state, 1, "end"))
    assert legal(state) == ["take 1"]
    do(state, 2, "take 1")
    assert "bet_won" in names(do(state, 2, "end"))
    assert written(state)[0] == (7, 2)


# -- an exhausted deck


def test_an_exhausted_deck_ends_the_round_without_points() -> None:
    """Nobody closed: at the end of the turn nobody scores, whatever the cards are worth."""
    state = table(hands=[SEVEN, FOUR], deck=["boat:dark_blue"], rest="pile 1", ask="take", scores=[3, 5])
    do(state, 0, "draw")
    assert state.round == 1
    events = do(state, 0, "end")
    assert names(events)[:3] == ["turn_ended", "deck_exhausted", "round_started"]
    assert scores(state) == [3, 5]
    assert state.scored == 1


def test_the_deck_is_tested_only_when_the_turn_passes_on() -> None:
    """With cards left in the deck the round goes on; fish that draw the last card do not end the turn."""
    state = table(hands=[["fish:black", "fish:green"]], deck=["boat:black"], rest="pile 1")
    do(state, 0, "pair fish:black+fish:green")
    assert asked(state) == ("play", 0)
    assert "deck_exhausted" in names(do(state, 0, "end"))
    state = table(hands=[["fish:black"]], deck=["boat:black"], rest="pile 1")
    assert names(do(state, 0, "end")) == ["turn_ended"]
    assert asked(state) == ("take", 1)


def test_hands_stay_hidden_until_they_are_laid_open() -> None:
    """During final turns only the caller's cards and those of seats that have moved lie open."""
    state = table(3, hands=[SEVEN, ["crab:grey"], ["crab:black"]], piles=OPENED)
    do(state, 0, "last_chance")
    assert known_hand(state, 1, 2) == known_hand(state, 2, 1) == []
    do(state, 1, "draw", draws=["fish:black", "fish:green"])
    do(state, 1, "keep fish:black")
    do(state, 1, "discard 1")
    assert GAME.view(state, 2)["seats"][1]["table"] == []
    do(state, 1, "end")
    assert sorted(GAME.view(state, 2)["seats"][1]["table"]) == ["crab:grey", "fish:black"]
    assert GAME.view(state, None)["seats"][2]["points"] is None
