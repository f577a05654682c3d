"""The rulings that complete the rulebook, one by one."""

import pytest

import paluba
from paluba.core.chance import Fast
from paluba.core.errors import BadInput
from paluba.core.window import seats_of
from paluba.games.sea_salt_paper.parts import CARDS
from paluba.games.sea_salt_paper.rules import start

from .table import (
    CENSUS,
    GAME,
    SEVEN,
    asked,
    do,
    hand,
    imagined,
    known_hand,
    known_pile,
    legal,
    names,
    pile,
    points,
    refused,
    scores,
    table,
    told,
    winners,
)

THREE_MERMAIDS = ["mermaid:white"] * 3


# -- 0.1: the start, and nothing left to take


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_0_1_hands_start_empty_and_the_deck_has_56_cards(seats: int) -> None:
    """Two cards open the piles, the other 56 are the deck, and nobody is dealt a card."""
    view = GAME.view(start(seats, {}, Fast(3), None), None)
    assert view["deck"] == 56
    assert [len(opened["known"]) for opened in view["piles"]] == [opened["count"] for opened in view["piles"]] == [1, 1]
    assert [(seat["count"], seat["table"]) for seat in view["seats"]] == [(0, [])] * seats


def test_ruling_0_1_there_is_no_hand_limit() -> None:
    """However many cards a hand has, its seat takes one more."""
    opened = [["crab:grey"], ["boat:black"]]
    state = table(hands=[[], ["mermaid:white"]], piles=opened, deck=["fish:green"], rest="hand 0", ask="take")
    assert len(hand(state, 0)) == CARDS - 4
    do(state, 0, "take 1")
    assert asked(state) == ("play", 0)
    assert len(hand(state, 0)) == CARDS - 3


def test_ruling_0_1_with_nothing_left_a_final_turn_skips_the_take() -> None:
    """Deck and both piles empty in a LAST CHANCE turn: the take is skipped, the rest of the turn goes on."""
    state = table(hands=[[*SEVEN, "mermaid:white"]], deck=[], rest="hand 1")
    events = do(state, 0, "last_chance")
    assert names(events)[-1] == "take_skipped"
    assert asked(state) == ("play", 1)
    assert "pair fish:dark_blue+fish:dark_blue" in legal(state)
    assert not {"stop", "last_chance"} & set(legal(state))
    assert names(do(state, 1, "pair fish:dark_blue+fish:dark_blue")) == ["pair_laid", "effect_skipped"]
    assert asked(state) == ("play", 1)
    assert "bet_lost" in names(do(state, 1, "end"))


def test_ruling_0_1_with_nothing_left_boats_leave_the_turn_where_it_is() -> None:
    """Boats with deck and piles empty give no take; further pairs and closing stay possible."""
    boats = ["boat:black", "boat:black", "boat:yellow", "boat:yellow"]
    state = table(hands=[[*SEVEN, *boats, "mermaid:white"]], deck=[], rest="hand 1")
    assert names(do(state, 0, "pair boat:black+boat:black")) == ["pair_laid", "effect_skipped"]
    assert asked(state) == ("play", 0)
    assert {"pair boat:yellow+boat:yellow", "stop", "last_chance", "end"} == set(legal(state))


# -- 0.2: who lays pairs


def test_ruling_0_2_only_the_active_player_lays_pairs() -> None:
    """Pairs are laid in one's own turn only."""
    state = table(3, hands=[["crab:grey"], ["crab:black", "crab:yellow"], ["fish:black", "fish:green"]])
    assert refused(state, 1, "pair crab:black+crab:yellow")[:2] == ("not_asked", "R10")
    assert refused(state, 2, "pair fish:black+fish:green")[:2] == ("not_asked", "R10")
    match = paluba.Match(GAME, 3, 1)
    other = (match.to_act[0] + 1) % 3
    with pytest.raises(paluba.Illegal, match="not_your_turn"):
        match.submit(other, GAME.parse("pair crab:black+crab:yellow"))


def test_ruling_0_2_pairs_revealed_at_stop_score_but_have_no_effect() -> None:
    """Pairs still in hand at STOP are worth 1 each; nothing is drawn, stolen, searched or played on."""
    held = ["fish:black", "fish:green", "swimmer:black", "shark:green", "crab:grey", "crab:black", "boat:black"]
    state = table(hands=[SEVEN, [*held, "boat:yellow"]], piles=[["crab:yellow"], ["crab:green"]])
    events = do(state, 0, "stop")
    effects = {"card_drawn", "card_stolen", "pile_searched", "turn_extended", "effect_skipped", "pair_laid"}
    assert not effects & set(names(events))
    assert scores(state) == [7, 4]


def test_ruling_0_2_pairs_revealed_after_a_final_turn_score_but_have_no_effect() -> None:
    """The caller's pairs and those kept in hand through a final turn are worth 1 each, without effect."""
    mine = [*SEVEN, "fish:black", "fish:green"]
    state = table(hands=[mine, ["swimmer:black", "shark:green"]], piles=[["crab:yellow"], ["crab:green"]])
    events = do(state, 0, "last_chance") + do(state, 1, "take 1") + do(state, 1, "end")
    assert not {"card_drawn", "card_stolen"} & set(names(events))
    assert told(events, "last_chance_called", 1)["points"] == 8
    assert scores(state) == [8 + 2, 1]


def test_ruling_0_2_the_caller_does_nothing_more_that_round() -> None:
    """After LAST CHANCE each opponent is asked once around, the caller never again."""
    state = table(3, hands=[["crab:grey"], SEVEN, ["boat:black"]], active=1, piles=[["boat:yellow"], ["crab:black"]])
    do(state, 1, "last_chance")
    actors = []
    while state.round == 1:
        (seat,) = seats_of(state.to_act())
        actors.append(seat)
        do(state, seat, "draw" if asked(state)[0] == "take" else legal(state)[-1])
    assert set(actors) == {0, 2}
    assert actors == sorted(actors, reverse=True), "clockwise from the caller: seat 2, then seat 0"


# -- 0.3: boats


def test_ruling_0_3_after_boats_comes_the_compulsory_take() -> None:
    """Between laying boats and the take there is no other pair, no closing and no end of the turn."""
    held = [*SEVEN, "boat:black", "boat:yellow", "crab:black", "crab:grey"]
    state = table(hands=[held], piles=[["fish:black"], ["fish:green"]])
    assert names(do(state, 0, "pair boat:black+boat:yellow")) == ["pair_laid", "turn_extended"]
    assert asked(state) == ("take", 0)
    assert legal(state) == ["draw", "take 1", "take 2"]
    assert refused(state, 0, "pair crab:black+crab:grey")[:2] == ("not_asked", "R10")
    assert refused(state, 0, "stop")[:2] == ("not_asked", "R16")
    assert refused(state, 0, "last_chance")[:2] == ("not_asked", "R16")
    assert refused(state, 0, "end")[:2] == ("not_asked", "R4")
    do(state, 0, "take 2")
    assert legal(state) == ["pair crab:black+crab:grey", "stop", "last_chance", "end"]


# -- 0.4: effects are compulsory


def test_ruling_0_4_crabs_must_take_a_card() -> None:
    """A possible effect of crabs cannot be declined, before or after looking."""
    state = table(hands=[[*SEVEN, "crab:black", "crab:grey"]], piles=[["fish:black"], ["fish:green"]])
    do(state, 0, "pair crab:black+crab:grey")
    assert legal(state) == ["search 1", "search 2"]
    assert refused(state, 0, "end")[:2] == ("not_asked", "R4")
    do(state, 0, "search 2")
    assert legal(state) == ["pick 1"]
    assert refused(state, 0, "end")[:2] == ("not_asked", "R4")
    assert refused(state, 0, "stop")[:2] == ("not_asked", "R16")


def test_ruling_0_4_a_shark_must_steal() -> None:
    """A possible theft cannot be declined."""
    state = table(3, hands=[[*SEVEN, "swimmer:black", "shark:green"], ["crab:grey"], ["crab:black"]])
    do(state, 0, "pair swimmer:black+shark:green")
    assert legal(state) == ["steal 1", "steal 2"]
    assert refused(state, 0, "end")[:2] == ("not_asked", "R4")


def test_ruling_0_4_fish_draw_at_once() -> None:
    """Fish draw without asking."""
    state = table(hands=[["fish:black", "fish:green"]])
    do(state, 0, "pair fish:black+fish:green", draws=["crab:grey"])
    assert hand(state, 0) == ["crab:grey"]


# -- 0.5: four mermaids


def test_ruling_0_5_two_mermaids_and_both_others_drawn_do_not_win() -> None:
    """Of two drawn cards only the kept one is obtained."""
    state = table(hands=[["mermaid:white"] * 2], piles=[["crab:grey"], ["crab:black"]], ask="take")
    do(state, 0, "draw", draws=["mermaid:white", "mermaid:white"])
    assert asked(state) == ("keep", 0)
    assert legal(state) == ["keep mermaid:white"]
    do(state, 0, "keep mermaid:white")
    assert asked(state) == ("discard", 0)
    do(state, 0, "discard 1")
    assert asked(state) == ("play", 0)
    assert winners(state) == ()
    assert pile(state, 1) == ["crab:grey", "mermaid:white"]


def test_ruling_0_5_the_fourth_drawn_beside_another_wins_only_when_kept() -> None:
    """Drawing the fourth mermaid is not yet having it."""
    state = table(hands=[THREE_MERMAIDS], piles=[["crab:grey"], ["crab:black"]], ask="take")
    do(state, 0, "draw", draws=["mermaid:white", "boat:black"])
    assert asked(state) == ("keep", 0)
    do(state, 0, "keep boat:black")
    assert winners(state) == ()


def test_ruling_0_5_the_fourth_kept_ends_the_match_before_the_discard() -> None:
    """The match ends at once: the other drawn card is not discarded, not even on an empty pile."""
    for opened in ([["crab:grey"], ["crab:black"]], [["crab:grey"], []]):
        state = table(hands=[THREE_MERMAIDS], piles=opened, ask="take")
        do(state, 0, "draw", draws=["boat:black", "mermaid:white"])
        events = do(state, 0, "keep mermaid:white")
        assert names(events) == ["card_kept", "four_mermaids"]
        assert (asked(state)[0], state.to_act(), winners(state)) == ("over", 0, (0,))
        assert [len(pile(state, 1)), len(pile(state, 2))] == [len(cards) for cards in opened]


def test_ruling_0_5_the_fourth_stolen_ends_the_match() -> None:
    state = table(hands=[[*THREE_MERMAIDS, "swimmer:black", "shark:green"], ["mermaid:white", "crab:grey"]])
    events = do(state, 0, "pair swimmer:black+shark:green", steals=(1, "mermaid:white"))
    assert names(events)[-1] == "four_mermaids"
    assert (state.to_act(), winners(state)) == (0, (0,))


def test_ruling_0_5_the_fourth_fished_ends_the_match() -> None:
    state = table(hands=[[*THREE_MERMAIDS, "fish:black", "fish:green"]])
    events = do(state, 0, "pair fish:black+fish:green", draws=["mermaid:white"])
    assert names(events)[-1] == "four_mermaids"
    assert (state.to_act(), winners(state)) == (0, (0,))


def test_ruling_0_5_the_fourth_taken_by_crabs_ends_the_match() -> None:
    held = [*THREE_MERMAIDS, "crab:black", "crab:grey"]
    state = table(hands=[held], piles=[["mermaid:white", "boat:black"], ["boat:black"]])
    do(state, 0, "pair crab:black+crab:grey")
    do(state, 0, "search 1")
    assert names(do(state, 0, "pick 2"))[-1] == "four_mermaids"
    assert (state.to_act(), winners(state)) == (0, (0,))


def test_ruling_0_5_the_fourth_from_a_pile_and_as_last_card_ends_the_match() -> None:
    """The top of a pile and the last card of the deck count as well."""
    state = table(hands=[THREE_MERMAIDS], piles=[["mermaid:white"], []], ask="take")
    do(state, 0, "take 1")
    assert winners(state) == (0,)
    state = table(hands=[THREE_MERMAIDS], deck=["mermaid:white"], rest="pile 1", ask="take")
    do(state, 0, "draw")
    assert winners(state) == (0,)


def test_ruling_0_5_mermaids_on_two_seats_do_not_win() -> None:
    """All four must be with one seat."""
    state = table(hands=[["mermaid:white"] * 2, ["mermaid:white"]], piles=[["mermaid:white"], []], ask="take")
    do(state, 0, "take 1")
    assert asked(state) == ("play", 0)


# -- 0.6: what stays in hand


@pytest.mark.parametrize(
    "cards",
    [
        "shell:yellow+shell:green",
        "octopus:yellow+octopus:green",
        "penguin:purple+penguin:pink",
        "sailor:pink+sailor:orange",
        "mermaid:white+mermaid:white",
        "lighthouse:purple+boat:black",
        "shoal_of_fish:grey+fish:black",
        "fish:black+shoal_of_fish:grey",
        "penguin:pink+penguin_colony:green",
        "crab:black+boat:black",
    ],
)
def test_ruling_0_6_only_pairs_may_be_laid(cards: str) -> None:
    """Collectors, multipliers and mermaids are never laid in a turn: there is no such action."""
    with pytest.raises(BadInput, match="is none of"):
        GAME.parse(f"pair {cards}")


def test_ruling_0_6_collectors_stay_in_hand_and_stealable_until_the_reveal() -> None:
    """A shell, a multiplier and a mermaid can each be stolen; at STOP they are revealed."""
    loot = ["shell:black", "captain:light_orange", "mermaid:white"]
    for card in loot:
        state = table(hands=[["swimmer:black", "shark:green"], loot])
        do(state, 0, "pair swimmer:black+shark:green", steals=(1, card))
        assert hand(state, 0) == [card]
    state = table(hands=[SEVEN, loot])
    shown = [event.card for event in do(state, 0, "stop") if event.name == "card_revealed" and event.seat == 1]
    assert sorted(shown) == sorted(loot)


# -- 0.7: the take is compulsory


def test_ruling_0_7_the_take_is_compulsory_in_final_and_boat_turns() -> None:
    """No turn is ended, and no pair laid, before a card is taken."""
    state = table(hands=[SEVEN, ["boat:black", "boat:yellow"]], piles=[["crab:grey"], ["crab:black"]])
    do(state, 0, "last_chance")
    assert refused(state, 1, "end")[:2] == ("not_asked", "R4")
    assert refused(state, 1, "pair boat:black+boat:yellow")[:2] == ("not_asked", "R10")
    do(state, 1, "take 1")
    do(state, 1, "pair boat:black+boat:yellow")
    assert refused(state, 1, "end")[:2] == ("not_asked", "R4")
    assert legal(state) == ["draw", "take 2"]


def test_ruling_0_7_with_both_piles_empty_only_the_deck_is_left() -> None:
    state = table(hands=[["crab:grey"]], ask="take")
    assert legal(state) == ["draw"]
    assert refused(state, 0, "take 1") == ("pile_empty", "R8", {"pile": 1})
    assert refused(state, 0, "take 2") == ("pile_empty", "R8", {"pile": 2})


def test_ruling_0_7_the_last_card_of_the_deck_is_kept_and_nothing_is_discarded() -> None:
    """With one card in the deck the draw is legal; an empty pile stays empty."""
    state = table(deck=["crab:grey"], rest="pile 1", ask="take")
    before = pile(state, 1)
    assert legal(state) == ["draw", "take 1"]
    events = do(state, 0, "draw")
    assert names(events) == ["card_drawn"]
    assert told(events, "card_drawn", 0)["card"] == "crab:grey"
    assert told(events, "card_drawn", 1)["card"] is None
    assert told(events, "card_drawn", None)["card"] is None
    assert asked(state) == ("play", 0)
    assert (hand(state, 0), pile(state, 1), pile(state, 2)) == (["crab:grey"], before, [])


# -- 0.8: secrecy


def test_ruling_0_8_everybody_knows_the_top_card_that_crabs_took() -> None:
    """The visible top changes, so all see which card went: also when the pile disappears."""
    for below in (["boat:black"], []):
        opened = [[*below, "shell:yellow"], ["boat:yellow"]]
        state = table(3, hands=[["crab:black", "crab:grey"]], piles=opened)
        do(state, 0, "pair crab:black+crab:grey")
        do(state, 0, "search 1")
        events = do(state, 0, "pick 1")
        for viewer in (0, 1, 2, None):
            assert known_hand(state, viewer, 0) == ["shell:yellow"]
            assert told(events, "card_picked", viewer)["card"] == "shell:yellow"
            assert known_pile(state, viewer, 1) == below


def test_ruling_0_8_the_looker_keeps_knowing_content_and_order_of_the_pile() -> None:
    """After another seat's hidden pick, one that looks through the pile knows again all that is in it, in order; the
    knowledge stays when others put cards on top."""
    opened = [["shell:yellow", "boat:black", "octopus:green", "fish:black", "boat:yellow"], ["sailor:pink"]]
    crabs = [["crab:black", "crab:grey"], ["crab:green", "crab:yellow"], []]
    state = table(3, hands=crabs, piles=opened)
    do(state, 0, "pair crab:black+crab:grey")
    do(state, 0, "search 1")
    do(state, 0, "pick 3")
    do(state, 0, "end")
    do(state, 1, "take 2")
    do(state, 1, "pair crab:yellow+crab:green")
    do(state, 1, "pick 2")
    rest = ["shell:yellow", "boat:black", "boat:yellow"]
    assert pile(state, 1) == rest
    assert known_pile(state, 1, 1) == sorted(rest)
    assert known_hand(state, 1, 0) == ["octopus:green"], "what is missing is in the hand of the only one who took"
    do(state, 1, "end")
    do(state, 2, "draw", draws=["penguin:pink", "crab:light_blue"])
    do(state, 2, "keep penguin:pink")
    assert pile(state, 2) == ["crab:light_blue"], "the discard had to go on the empty pile"
    for seed in range(20):
        assert pile(imagined(state, 1, Fast(seed)), 1) == rest
    assert len({tuple(pile(imagined(state, 2, Fast(seed)), 1)) for seed in range(40)}) > 1, "seat 2 never looked"


def test_ruling_0_8_the_view_tells_the_known_cards_of_a_pile_in_their_order() -> None:
    """A looker knows the order of the pile, so the view that tells all it knows lists the cards as they lie."""
    order = ["shell:yellow", "boat:black", "shell:dark_blue", "crab:dark_blue"]
    state = table(hands=[["crab:black", "crab:grey"]], piles=[[*order, "fish:black"], []])
    do(state, 0, "pair crab:black+crab:grey")
    do(state, 0, "pick 1")
    assert GAME.view(state, 0)["piles"][0]["known"] in (order, order[::-1])


def test_ruling_0_8_exhaustion_reveals_nothing() -> None:
    """The round ends unscored, and the hands go back unseen."""
    state = table(hands=[["crab:grey"], ["shell:yellow", "shell:green"]], deck=[], rest="pile 1")
    events = do(state, 0, "end")
    assert names(events) == ["turn_ended", "deck_exhausted", "round_started", "pile_opened", "pile_opened"]
    for viewer in (0, 1, None):
        said = str([event.for_seat(viewer) for event in events[:3]])
        assert not any(card in said for card in CENSUS)
        assert known_hand(state, viewer, 0) == known_hand(state, viewer, 1) == []


# -- 0.9: the tie-break


def test_ruling_0_9_the_tie_break_counts_what_was_written_with_the_bonus() -> None:
    """Seat 0 wins its bet with 7 + 1, seat 1 writes a bonus of 9 for cards of 3 points: at 40 each, seat 1 wins."""
    mine = ["shell:dark_blue", "shell:black", "shell:yellow", "octopus:green", "octopus:purple"]
    blue = ["crab:light_blue"] * 2 + ["boat:light_blue"] * 2 + ["swimmer:light_blue", "shark:light_blue"]
    blue += ["fish:light_blue", "shell:light_blue"]
    opened = [["octopus:light_blue"], ["crab:grey"]]
    state = table(hands=[mine, blue], piles=opened, scores=[32, 31])
    do(state, 0, "last_chance")
    do(state, 1, "take 1")
    assert (points(state, 0), points(state, 1)) == (7, 3)
    do(state, 1, "end")
    assert scores(state) == [40, 40]
    assert winners(state) == (1,)


def test_ruling_0_9_the_tie_break_counts_what_was_written_without_cards() -> None:
    """The caller that lost its bet wrote only its bonus of 4, the others their cards: 8 and 5."""
    mine = [*SEVEN, "boat:yellow", "swimmer:yellow"]
    better = ["octopus:light_blue", "octopus:grey", "sailor:pink", "sailor:orange"]
    state = table(3, hands=[mine, better, ["penguin:pink"]], piles=[["boat:black"], ["crab:grey"]], scores=[32, 28, 30])
    do(state, 0, "last_chance")
    do(state, 1, "take 1")
    do(state, 1, "end")
    do(state, 2, "draw", draws=["penguin:purple", "crab:black"])
    do(state, 2, "keep penguin:purple")
    do(state, 2, "end")
    assert scores(state) == [36, 36, 33]
    assert winners(state) == (1,)


# -- 0.10: what four mermaids do to the scores


def test_ruling_0_10_four_mermaids_win_by_a_flag_and_score_nothing() -> None:
    """The winner's points stay as they were, the round is not scored, and the others keep their totals."""
    state = table(3, hands=[THREE_MERMAIDS, SEVEN], piles=[["mermaid:white"], []], ask="take", scores=[5, 34, 20])
    do(state, 0, "take 1")
    assert scores(state) == [5, 34, 20]
    assert winners(state) == (0,)
    view = GAME.view(state, None)
    assert (view["mermaids"], view["active"], view["ask"]) == (0, None, "over")
    assert GAME.prompt(state, 0)["seats"] == []
    assert state.scored == 1


def test_ruling_0_10_four_mermaids_win_in_a_final_turn_too() -> None:
    """The bet of the caller is then not settled."""
    state = table(hands=[SEVEN, THREE_MERMAIDS], piles=[["mermaid:white"], []], scores=[39, 0])
    do(state, 0, "last_chance")
    events = do(state, 1, "take 1")
    assert names(events) == ["top_taken", "four_mermaids"]
    assert (winners(state), scores(state)) == ((1,), [39, 0])


# -- 0.11: multipliers are no figures


def test_ruling_0_11_multipliers_are_no_figures() -> None:
    """A colony is no penguin, a captain no sailor, a shoal no fish, a lighthouse no boat; each still has its colour."""

    def score(*cards: str) -> int:
        return GAME.pad({"cards": list(cards)})["points"]

    assert score("penguin:purple", "penguin:pink", "penguin_colony:green") == 3 + 4
    assert score("sailor:pink", "captain:light_orange") == 0 + 3
    assert score("fish:black", "shoal_of_fish:grey") == 1
    assert score("boat:black", "lighthouse:purple") == 1
    assert score("mermaid:white", "lighthouse:purple", "shark:purple") == 2
    assert GAME.pad({"cards": ["captain:light_orange", "penguin:light_orange"]})["colour_bonus"] == 2


def test_ruling_0_11_two_swimmers_or_two_sharks_are_never_a_pair() -> None:
    state = table(hands=[["swimmer:black", "swimmer:yellow"], ["shark:black", "shark:green"]])
    assert legal(state) == ["end"]
    assert points(state, 0) == points(state, 1) == 0
    for cards in ("swimmer:black+swimmer:yellow", "shark:black+shark:green", "shark:black+swimmer:black"):
        with pytest.raises(BadInput):
            GAME.parse(f"pair {cards}")
