"""The second step of a turn: pairs and their effects."""

import pytest

from paluba.core.errors import BadInput
from paluba.core.window import legal_numbers

from .table import GAME, asked, do, hand, known_hand, known_pile, legal, names, pile, points, refused, table, told

OPENED = [["shell:yellow"], ["shell:green"]]


def test_any_number_of_pairs_in_any_order() -> None:
    """Pairs follow one another as the seat likes, also of the same figure."""
    held = ["fish:black", "fish:black", "fish:green", "fish:yellow", "swimmer:black", "shark:green"]
    state = table(hands=[held, ["crab:grey"]], piles=OPENED)
    do(state, 0, "pair fish:black+fish:black", draws=["shell:grey"])
    do(state, 0, "pair swimmer:black+shark:green")
    do(state, 0, "pair fish:yellow+fish:green", draws=["shell:black"])
    assert asked(state) == ("play", 0)
    assert hand(state, 0) == ["crab:grey", "shell:black", "shell:grey"]
    assert sorted(GAME.view(state, 1)["seats"][0]["table"]) == sorted(held)


def test_cards_just_gained_may_be_laid() -> None:
    """A card fished, stolen or taken in the same turn completes a pair."""
    state = table(hands=[["fish:black", "fish:green", "crab:grey"]], piles=OPENED)
    do(state, 0, "pair fish:black+fish:green", draws=["crab:black"])
    assert "pair crab:black+crab:grey" in legal(state)
    state = table(hands=[["boat:black"]], piles=[["boat:yellow"], []], ask="take")
    do(state, 0, "take 1")
    assert "pair boat:black+boat:yellow" in legal(state)


def test_the_seat_picks_the_cards_of_the_pair() -> None:
    """With three crabs of different colours there are three pairs to choose from."""
    state = table(hands=[["crab:black", "crab:yellow", "crab:grey"]], piles=OPENED)
    pairs = [text for text in legal(state) if text.startswith("pair")]
    assert pairs == ["pair crab:black+crab:yellow", "pair crab:black+crab:grey", "pair crab:yellow+crab:grey"]
    do(state, 0, "pair crab:black+crab:grey")
    assert hand(state, 0) == ["crab:yellow"]


def test_both_cards_must_be_in_hand() -> None:
    """A card laid before, held by another or held only once does not make a pair."""
    state = table(hands=[["crab:yellow"], ["crab:grey"]], tables=[["crab:black", "crab:yellow"]], piles=OPENED)
    assert refused(state, 0, "pair crab:black+crab:yellow") == ("not_in_hand", "R10", {"card": "crab:black"})
    assert refused(state, 0, "pair crab:yellow+crab:grey") == ("not_in_hand", "R10", {"card": "crab:grey"})
    assert refused(state, 0, "pair crab:yellow+crab:yellow") == ("not_in_hand", "R10", {"card": "crab:yellow"})
    assert legal(state) == ["end"]


def test_crab_with_boat_is_no_pair() -> None:
    for cards in ("crab:black+boat:black", "boat:black+fish:black", "crab:grey+crab:grey", "swimmer:black+crab:black"):
        with pytest.raises(BadInput):
            GAME.parse(f"pair {cards}")


def test_no_pair_before_the_take() -> None:
    state = table(hands=[["crab:black", "crab:grey"]], piles=OPENED, ask="take")
    assert refused(state, 0, "pair crab:black+crab:grey") == ("not_asked", "R10", {"asked": "take"})


@pytest.mark.parametrize(
    ("pair", "held"),
    [
        ("crab:black+crab:grey", ["crab:black", "crab:grey"]),
        ("boat:black+boat:yellow", ["boat:black", "boat:yellow"]),
        ("fish:black+fish:green", ["fish:black", "fish:green"]),
    ],
)
def test_a_pair_whose_effect_is_impossible_may_still_be_laid(pair: str, held: list[str]) -> None:
    """With deck and piles empty the effect is skipped and play goes on."""
    state = table(hands=[[*held, "mermaid:white"]], deck=[], rest="hand 1")
    events = do(state, 0, f"pair {pair}")
    assert names(events) == ["pair_laid", "effect_skipped"]
    assert asked(state) == ("play", 0)
    assert hand(state, 0) == ["mermaid:white"]


def test_a_shark_without_a_victim_may_still_be_laid() -> None:
    state = table(3, hands=[["swimmer:black", "shark:green"]], piles=OPENED)
    assert names(do(state, 0, "pair swimmer:black+shark:green")) == ["pair_laid", "effect_skipped"]
    assert asked(state) == ("play", 0)


def test_fish_with_an_empty_deck_and_full_piles_draw_nothing() -> None:
    state = table(hands=[["fish:black", "fish:green"]], deck=[], rest="pile 1")
    before = pile(state, 1)
    assert names(do(state, 0, "pair fish:black+fish:green")) == ["pair_laid", "effect_skipped"]
    assert pile(state, 1) == before


# -- crabs


def test_crabs_see_a_whole_pile_and_take_one_card() -> None:
    """The looker sees the pile from the top down; what is left keeps its order; all see sizes and tops."""
    order = ["shell:yellow", "boat:black", "octopus:green", "fish:black"]
    state = table(3, hands=[["crab:black", "crab:grey"]], piles=[order, ["shell:green"]])
    do(state, 0, "pair crab:black+crab:grey")
    assert asked(state) == ("search", 0)
    searched = do(state, 0, "search 1")
    assert told(searched, "pile_searched", None) == {"event": "pile_searched", "seat": 0, "pile": 1}
    assert GAME.prompt(state, 0)["cards"] == order[::-1]
    assert "cards" not in GAME.prompt(state, 1)
    assert "cards" not in GAME.prompt(state, None)
    assert legal(state) == ["pick 1", "pick 2", "pick 3", "pick 4"]
    assert refused(state, 0, "pick 5") == ("no_such_card", "R12", {"position": 5, "count": 4})
    events = do(state, 0, "pick 3")
    assert hand(state, 0) == ["boat:black"]
    assert pile(state, 1) == ["shell:yellow", "octopus:green", "fish:black"]
    assert asked(state) == ("play", 0)
    for viewer in (1, 2, None):
        assert told(events, "card_picked", viewer) == {"event": "card_picked", "seat": 0, "pile": 1, "card": None}
        seen = GAME.view(state, viewer)["piles"][0]
        assert (seen["count"], seen["top"]) == (3, "fish:black")
        assert known_hand(state, viewer, 0) == []
    assert told(events, "card_picked", 0)["card"] == "boat:black"


def test_crabs_may_take_the_top() -> None:
    state = table(hands=[["crab:black", "crab:grey"]], piles=[["shell:yellow", "boat:black"], ["shell:green"]])
    do(state, 0, "pair crab:black+crab:grey")
    do(state, 0, "search 1")
    do(state, 0, "pick 1")
    assert hand(state, 0) == ["boat:black"]
    assert GAME.view(state, 1)["piles"][0]["top"] == "shell:yellow"


def test_the_pile_cannot_be_changed_after_looking() -> None:
    state = table(hands=[["crab:black", "crab:grey"]], piles=OPENED)
    do(state, 0, "pair crab:black+crab:grey")
    do(state, 0, "search 1")
    assert refused(state, 0, "search 2") == ("not_asked", "R12", {"asked": "pick"})
    do(state, 0, "pick 1")
    assert refused(state, 0, "search 2") == ("not_asked", "R12", {"asked": "play"})
    assert refused(state, 0, "pick 1") == ("not_asked", "R12", {"asked": "play"})


@pytest.mark.parametrize("full", [1, 2])
def test_crabs_with_one_pile_empty_look_through_the_other(full: int) -> None:
    opened = [["shell:yellow", "boat:black"], []] if full == 1 else [[], ["shell:yellow", "boat:black"]]
    state = table(hands=[["crab:black", "crab:grey"]], piles=opened)
    events = do(state, 0, "pair crab:black+crab:grey")
    assert told(events, "pile_searched", 1)["pile"] == full
    assert asked(state) == ("pick", 0)
    do(state, 0, "pick 2")
    assert (hand(state, 0), pile(state, full)) == (["shell:yellow"], ["boat:black"])


# -- boats


def test_boats_may_follow_boats() -> None:
    """Each pair of boats gives one more take, in the same turn."""
    held = ["boat:black", "boat:black", "boat:yellow", "boat:yellow"]
    state = table(hands=[held], piles=[["shell:yellow", "shell:green"], ["shell:grey"]])
    do(state, 0, "pair boat:black+boat:black")
    do(state, 0, "take 1")
    do(state, 0, "pair boat:yellow+boat:yellow")
    do(state, 0, "take 1")
    assert asked(state) == ("play", 0)
    assert hand(state, 0) == ["shell:green", "shell:yellow"]
    do(state, 0, "end")
    assert asked(state) == ("take", 1)


def test_boats_end_no_turn_on_an_empty_deck() -> None:
    """The deck runs out, boats are laid: the extra turn still happens, exhaustion waits for the end of the turn."""
    held = ["boat:black", "boat:yellow"]
    state = table(hands=[held], deck=["crab:grey"], rest="pile 1", ask="take")
    do(state, 0, "draw")
    do(state, 0, "pair boat:black+boat:yellow")
    assert asked(state) == ("take", 0)
    do(state, 0, "take 1")
    assert state.round == 1
    assert "deck_exhausted" in names(do(state, 0, "end"))
    assert state.round == 2


def test_boats_extend_a_final_turn() -> None:
    seven = ["shell:yellow", "shell:green", "shell:grey", "octopus:yellow", "octopus:purple"]
    state = table(hands=[seven, ["boat:black", "boat:yellow"]], piles=[["crab:grey"], ["crab:black"]])
    do(state, 0, "last_chance")
    do(state, 1, "take 1")
    do(state, 1, "pair boat:black+boat:yellow")
    do(state, 1, "take 2")
    assert asked(state) == ("play", 1)
    assert "pair crab:black+crab:grey" in legal(state)
    assert "bet_won" in names(do(state, 1, "end"))


# -- fish


def test_a_fished_card_is_hidden() -> None:
    state = table(3, hands=[["fish:black", "fish:green"]], piles=OPENED)
    events = do(state, 0, "pair fish:black+fish:green", draws=["captain:light_orange"])
    assert told(events, "card_drawn", 0)["card"] == "captain:light_orange"
    for viewer in (1, 2, None):
        assert told(events, "card_drawn", viewer)["card"] is None
        assert known_hand(state, viewer, 0) == []
        seen = GAME.view(state, viewer)
        assert (seen["seats"][0]["count"], seen["deck"]) == (1, 53)


# -- swimmer and shark


def test_a_theft_draws_every_card_of_the_hand_alike() -> None:
    """Each answer of chance draws another card of the victim's hand, so each is as likely as any other."""
    loot = ["captain:light_orange", "mermaid:white", "crab:grey", "boat:black"]
    stolen = []
    for card in loot:
        state = table(hands=[["swimmer:black", "shark:green"], loot], piles=OPENED)
        do(state, 0, "pair swimmer:black+shark:green", steals=(1, card))
        assert hand(state, 0) == [card]
        assert hand(state, 1) == sorted(set(loot) - {card})
        stolen += hand(state, 0)
    assert sorted(stolen) == sorted(loot)


def test_the_thief_chooses_an_opponent_with_cards() -> None:
    """Not itself, not an empty hand, not a seat that is not there."""
    state = table(4, hands=[["swimmer:black", "shark:green", "crab:grey"], ["fish:black"], [], ["boat:black"]])
    do(state, 0, "pair swimmer:black+shark:green")
    assert asked(state) == ("steal", 0)
    assert GAME.prompt(state, 0)["opponents"] == [1, 3]
    assert legal(state) == ["steal 1", "steal 3"]
    assert refused(state, 0, "steal 0") == ("no_opponent", "R15", {"opponent": 0})
    assert refused(state, 0, "steal 2") == ("hand_empty", "R15", {"opponent": 2})
    do(state, 0, "steal 3")
    assert (hand(state, 0), hand(state, 1), hand(state, 3)) == (["boat:black", "crab:grey"], ["fish:black"], [])
    three = table(3, hands=[["swimmer:black", "shark:green"], ["fish:black"], ["boat:black"]])
    do(three, 0, "pair swimmer:black+shark:green")
    assert refused(three, 0, "steal 3") == ("no_opponent", "R15", {"opponent": 3})


def test_cards_on_the_table_cannot_be_stolen() -> None:
    """A seat with cards on the table alone is no victim."""
    state = table(3, hands=[["swimmer:black", "shark:green"]], tables=[[], ["crab:grey", "crab:black"]])
    assert names(do(state, 0, "pair swimmer:black+shark:green")) == ["pair_laid", "effect_skipped"]
    state = table(hands=[["swimmer:black", "shark:green"], ["fish:black"]], tables=[[], ["crab:grey", "crab:black"]])
    do(state, 0, "pair swimmer:black+shark:green")
    assert hand(state, 0) == ["fish:black"]
    assert sorted(GAME.view(state, 0)["seats"][1]["table"]) == ["crab:black", "crab:grey"]


def test_thief_and_victim_learn_the_stolen_card_and_nobody_else() -> None:
    state = table(3, hands=[["swimmer:black", "shark:green"], ["fish:black", "boat:black"]])
    events = do(state, 0, "pair swimmer:black+shark:green", steals=(1, "boat:black"))
    for viewer in (0, 1):
        assert told(events, "card_stolen", viewer)["card"] == "boat:black"
        assert known_hand(state, viewer, 0) == ["boat:black"]
    for viewer in (2, None):
        assert told(events, "card_stolen", viewer) == {"event": "card_stolen", "seat": 0, "victim": 1, "card": None}
        assert known_hand(state, viewer, 0) == []
    assert known_hand(state, 0, 1) == [], "the thief sees the card drawn, not the hand"


def test_pairs_count_in_hand_and_on_the_table() -> None:
    """A pair is worth 1 whether laid or kept; a crab on the table and one in hand together as well."""
    state = table(
        hands=[["crab:black", "boat:black"]], tables=[["crab:grey", "crab:green", "boat:yellow", "fish:black"]]
    )
    assert points(state, 0) == 1 + 1


def test_the_prompt_lists_the_pairs_and_no_others() -> None:
    held = ["crab:black", "crab:grey", "boat:black", "swimmer:black", "shark:green", "shark:black"]
    state = table(hands=[held], piles=OPENED)
    pairs = GAME.prompt(state, 0)["pairs"]
    assert pairs == [["crab:black", "crab:grey"], ["swimmer:black", "shark:black"], ["swimmer:black", "shark:green"]]
    assert len(legal_numbers(GAME, state, 0)) == len(pairs) + 1
    assert known_pile(state, 1, 1) == ["shell:yellow"]
