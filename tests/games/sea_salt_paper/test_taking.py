"""The first step of a turn: taking a card."""

import pytest

from paluba.core.chance import Scripted

from .table import GAME, asked, do, hand, known_hand, legal, names, pile, refused, table, told

OPENED = [["crab:grey"], ["crab:black"]]


def test_a_deck_draw_is_two_decisions() -> None:
    """Two cards are drawn; which to keep is one decision, on which pile the other goes the next."""
    state = table(piles=OPENED, ask="take")
    assert legal(state) == ["draw", "take 1", "take 2"]
    do(state, 0, "draw", draws=["boat:black", "fish:green"])
    assert asked(state) == ("keep", 0)
    assert legal(state) == ["keep boat:black", "keep fish:green"]
    assert hand(state, 0) == []
    do(state, 0, "keep fish:green")
    assert asked(state) == ("discard", 0)
    assert legal(state) == ["discard 1", "discard 2"]
    do(state, 0, "discard 2")
    assert asked(state) == ("play", 0)
    assert hand(state, 0) == ["fish:green"]
    assert (pile(state, 1), pile(state, 2)) == (["crab:grey"], ["crab:black", "boat:black"])
    assert GAME.view(state, None)["deck"] == 54


def test_only_a_drawn_card_can_be_kept() -> None:
    state = table(hands=[["shell:grey"]], piles=OPENED, ask="take")
    do(state, 0, "draw", draws=["boat:black", "fish:green"])
    assert refused(state, 0, "keep shell:grey") == ("not_drawn", "R6", {"card": "shell:grey"})
    assert refused(state, 0, "discard 1")[:2] == ("not_asked", "R6")
    assert refused(state, 0, "draw")[:2] == ("not_asked", "R5")


def test_exactly_one_card_is_taken() -> None:
    """After the take no further card can be taken."""
    state = table(piles=OPENED, ask="take")
    do(state, 0, "take 1")
    assert hand(state, 0) == ["crab:grey"]
    assert refused(state, 0, "take 2") == ("not_asked", "R5", {"asked": "play"})
    assert refused(state, 0, "draw") == ("not_asked", "R5", {"asked": "play"})


def test_the_top_of_a_pile_is_what_is_taken() -> None:
    """The card discarded last is the one taken; the one below becomes the top."""
    state = table(piles=[["crab:grey", "shell:yellow", "boat:black"], []], ask="take")
    do(state, 0, "take 1")
    assert hand(state, 0) == ["boat:black"]
    assert GAME.view(state, 1)["piles"][0]["top"] == "shell:yellow"
    assert pile(state, 1) == ["crab:grey", "shell:yellow"]


def test_with_two_alike_cards_drawn_there_is_one_choice() -> None:
    state = table(piles=OPENED, ask="take")
    do(state, 0, "draw", draws=["boat:black", "boat:black"])
    assert legal(state) == ["keep boat:black"]
    do(state, 0, "keep boat:black")
    do(state, 0, "discard 1")
    assert (hand(state, 0), pile(state, 1)) == (["boat:black"], ["crab:grey", "boat:black"])


def test_with_two_cards_in_the_deck_one_is_discarded() -> None:
    """Only the single last card is kept without a discard."""
    state = table(deck=["boat:black", "fish:green"], rest="pile 1", ask="take")
    do(state, 0, "draw")
    do(state, 0, "keep boat:black")
    assert pile(state, 2) == ["fish:green"]


def test_an_empty_deck_offers_only_the_piles() -> None:
    """Within a turn (after boats) the deck may be empty: only the tops of piles can be taken."""
    state = table(hands=[["boat:black", "boat:yellow"]], deck=[], rest="pile 1")
    do(state, 0, "pair boat:black+boat:yellow")
    assert legal(state) == ["take 1"]
    assert refused(state, 0, "draw") == ("deck_empty", "R6", {})


@pytest.mark.parametrize("empty", [1, 2])
def test_an_empty_pile_must_get_the_discard(empty: int) -> None:
    """With one pile empty there is no choice: the discard starts that pile anew."""
    opened = [[], ["crab:black"]] if empty == 1 else [["crab:black"], []]
    state = table(piles=opened, ask="take")
    do(state, 0, "draw", draws=["boat:black", "fish:green"])
    events = do(state, 0, "keep boat:black")
    assert names(events) == ["card_kept", "card_discarded"]
    assert asked(state) == ("play", 0)
    assert pile(state, empty) == ["fish:green"]
    assert pile(state, 3 - empty) == ["crab:black"]


def test_with_both_piles_empty_the_discard_goes_on_the_first() -> None:
    state = table(ask="take")
    do(state, 0, "draw", draws=["boat:black", "fish:green"])
    do(state, 0, "keep boat:black")
    assert (pile(state, 1), pile(state, 2)) == (["fish:green"], [])


def test_an_emptied_pile_stays_empty_until_somebody_discards_there() -> None:
    state = table(piles=OPENED, ask="take")
    do(state, 0, "take 1")
    do(state, 0, "end")
    assert legal(state) == ["draw", "take 2"]
    assert refused(state, 1, "take 1") == ("pile_empty", "R8", {"pile": 1})
    do(state, 1, "draw", draws=["boat:black", "fish:green"])
    do(state, 1, "keep boat:black")
    do(state, 1, "end")
    assert legal(state) == ["draw", "take 1", "take 2"]


def test_every_card_of_the_deck_is_as_likely_as_any_other() -> None:
    """Each answer of chance draws another card of the deck."""
    deck = ["boat:black", "crab:grey", "captain:light_orange"]
    drawn = []
    for answer in range(3):
        state = table(hands=[["fish:black", "fish:green"]], deck=deck, rest="pile 1")
        do(state, 0, "pair fish:black+fish:green", chance=Scripted(answer))
        drawn += hand(state, 0)
    assert sorted(drawn) == sorted(deck)


def test_what_is_seen_of_a_deck_draw() -> None:
    """The cards drawn and the one kept are private; the discard and its pile are public."""
    state = table(3, piles=OPENED, ask="take")
    drawn = do(state, 0, "draw", draws=["boat:black", "fish:green"])
    kept = do(state, 0, "keep boat:black")
    put = do(state, 0, "discard 1")
    for viewer in (1, 2, None):
        assert told(drawn, "two_drawn", viewer) == {"event": "two_drawn", "seat": 0, "first": None, "second": None}
        assert told(kept, "card_kept", viewer)["card"] is None
        assert known_hand(state, viewer, 0) == []
    for viewer in (0, 1, 2, None):
        said = told(put, "card_discarded", viewer)
        assert (said["card"], said["pile"]) == ("fish:green", 1)
        assert GAME.view(state, viewer)["piles"][0]["top"] == "fish:green"
        assert GAME.view(state, viewer)["seats"][0]["count"] == 1
    assert {told(drawn, "two_drawn", 0)["first"], told(drawn, "two_drawn", 0)["second"]} == {"boat:black", "fish:green"}
    assert told(kept, "card_kept", 0)["card"] == "boat:black"


def test_a_drawn_card_is_shown_to_the_drawer_alone() -> None:
    """While two cards are drawn, view and prompt of the others do not name them."""
    state = table(3, piles=OPENED, ask="take")
    do(state, 0, "draw", draws=["boat:black", "fish:green"])
    assert GAME.view(state, 0)["drawn"] == ["boat:black", "fish:green"]
    assert GAME.prompt(state, 0)["cards"] == ["boat:black", "fish:green"]
    for viewer in (1, 2, None):
        shown = str([GAME.view(state, viewer), GAME.prompt(state, viewer)])
        assert "boat:black" not in shown
        assert "fish:green" not in shown
    do(state, 0, "keep boat:black")
    assert GAME.view(state, 0)["drawn"] == ["fish:green"]
    for viewer in (1, 2, None):
        assert "fish:green" not in str([GAME.view(state, viewer), GAME.prompt(state, viewer)])


def test_a_card_taken_from_a_pile_is_public() -> None:
    state = table(3, piles=OPENED, ask="take")
    events = do(state, 0, "take 2")
    for viewer in (0, 1, 2, None):
        assert told(events, "top_taken", viewer) == {"event": "top_taken", "seat": 0, "card": "crab:black", "pile": 2}
        assert known_hand(state, viewer, 0) == ["crab:black"]
