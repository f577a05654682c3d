"""What a seat may take back by itself, at concrete positions."""

import pytest

import paluba
from paluba.games.sea_salt_paper.rules import SeaState

from .table import GAME, SEVEN, asked, table

OPENED = [["shell:black", "crab:black"], ["sailor:pink", "crab:grey"]]


def match_at(position: SeaState) -> paluba.Match:
    """A match that has come to a position."""
    match = paluba.Match(GAME, int(position.seats), 5)
    match._state.assign(position)
    match._asked = ()
    match._ask(match.to_act)
    return match


def submit(match: paluba.Match, seat: int, *texts: str) -> None:
    for text in texts:
        match.submit(seat, GAME.parse(text))


def not_free(match: paluba.Match, seat: int) -> bool:
    """Whether an undo by the seat alone is refused."""
    if match.can_undo(seat):
        return False
    with pytest.raises(paluba.Illegal, match="undo_not_free"):
        match.undo(seat)
    return True


def kept(match: paluba.Match) -> str:
    """The action that keeps the first of the drawn cards."""
    return f"keep {match.prompt(0)['cards'][0]}"


def test_keeping_can_be_undone_before_the_pile_is_chosen() -> None:
    """Nobody was shown anything: the seat may keep the other card instead."""
    match = match_at(table(piles=OPENED, ask="take"))
    submit(match, 0, "draw")
    before, choices = match.key(), match.prompt(0)["cards"]
    submit(match, 0, kept(match))
    assert match.prompt(0)["ask"] == "discard"
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.key() == before
    assert match.prompt(0)["cards"] == choices


def test_a_discard_cannot_be_undone() -> None:
    """All have seen the card; also when it had to go on an empty pile."""
    match = match_at(table(piles=OPENED, ask="take"))
    submit(match, 0, "draw")
    submit(match, 0, kept(match), "discard 1")
    assert not_free(match, 0)
    match = match_at(table(piles=[["shell:yellow"], []], ask="take"))
    submit(match, 0, "draw")
    submit(match, 0, kept(match))
    assert not_free(match, 0)


def test_a_draw_cannot_be_undone() -> None:
    match = match_at(table(piles=OPENED, ask="take"))
    submit(match, 0, "draw")
    assert not_free(match, 0)
    match = match_at(table(piles=[["shell:yellow"], []], deck=["crab:grey"], rest="pile 1", ask="take"))
    submit(match, 0, "draw")
    assert not_free(match, 0), "the last card of the deck leaves nothing to chance, but it was shown"


def test_taking_an_open_card_can_be_undone() -> None:
    """All knew the card and the one below it."""
    match = match_at(table(piles=OPENED, ask="take"))
    before = match.key()
    submit(match, 0, "take 1")
    assert match.can_undo(0)
    match.undo(0)
    assert match.key() == before
    submit(match, 0, "take 2")


def test_taking_a_card_that_uncovers_a_doubtful_one_cannot_be_undone() -> None:
    """Crabs took a hidden card from the pile; the next seat's take shows the others what is still in it."""
    order = ["shell:yellow", "shell:black", "octopus:green", "boat:black"]
    position = table(3, hands=[["crab:black", "crab:yellow"]], piles=[order, ["sailor:pink"]])
    match = match_at(position)
    submit(match, 0, "pair crab:black+crab:yellow", "search 1", "pick 3", "end")
    submit(match, 1, "take 1")
    assert not_free(match, 1)


def test_laying_cards_that_nobody_knew_cannot_be_undone() -> None:
    match = match_at(table(hands=[["boat:black", "boat:yellow"]], piles=OPENED))
    submit(match, 0, "pair boat:black+boat:yellow")
    assert not_free(match, 0)


def test_laying_cards_that_all_knew_can_be_undone() -> None:
    """Both boats were taken openly; laying them and being asked to take shows nothing new."""
    position = table(piles=[["shell:yellow", "boat:black"], ["shell:green", "boat:yellow"]], ask="take")
    match = match_at(position)
    submit(match, 0, "take 1", "end")
    submit(match, 1, "draw")
    submit(match, 1, f"keep {match.prompt(1)['cards'][0]}", "discard 1", "end")
    submit(match, 0, "take 2")
    before = match.key()
    submit(match, 0, "pair boat:black+boat:yellow")
    assert match.can_undo(0)
    match.undo(0)
    assert match.key() == before


def test_laying_fish_cannot_be_undone() -> None:
    """A card was drawn, even if all knew the fish."""
    match = match_at(table(piles=[["fish:black"], ["fish:green"]], ask="take"))
    submit(match, 0, "take 1", "end")
    submit(match, 1, "draw")
    submit(match, 1, f"keep {match.prompt(1)['cards'][0]}", "end")
    submit(match, 0, "take 2", "pair fish:black+fish:green")
    assert not_free(match, 0)


def test_a_theft_cannot_be_undone() -> None:
    """Also of a single card, which leaves nothing to chance: the thief was shown it."""
    match = match_at(table(hands=[["swimmer:black", "shark:green"], ["octopus:green"]], piles=OPENED))
    submit(match, 0, "pair swimmer:black+shark:green")
    assert not_free(match, 0)
    assert match.view(0)["seats"][0]["hand"] == ["octopus:green"]


def test_looking_through_a_doubtful_pile_cannot_be_undone() -> None:
    """The looker learned what is left in it."""
    order = ["shell:yellow", "shell:black", "octopus:green", "boat:black"]
    crabs = [["crab:black", "crab:yellow"], ["crab:green", "crab:light_blue"]]
    match = match_at(table(hands=crabs, piles=[order, ["sailor:pink"]]))
    submit(match, 0, "pair crab:black+crab:yellow", "search 1", "pick 3", "end")
    submit(match, 1, "take 2", "pair crab:light_blue+crab:green")
    assert match.prompt(1)["ask"] == "pick"
    assert not_free(match, 1)


def test_an_ended_turn_and_a_call_cannot_be_undone() -> None:
    """Somebody else is asked then."""
    for text in ("end", "stop", "last_chance"):
        match = match_at(table(hands=[SEVEN], piles=OPENED))
        submit(match, 0, text)
        assert match.to_act == (1,)
        assert not_free(match, 0)


def test_the_fourth_mermaid_cannot_be_undone() -> None:
    """The match is over."""
    match = match_at(table(hands=[["mermaid:white"] * 3], piles=[["mermaid:white"], []], ask="take"))
    submit(match, 0, "take 1")
    assert match.to_act == ()
    assert not_free(match, 0)
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.scores == (0, 0)


def test_a_position_set_up_by_hand_is_asked_as_it_says() -> None:
    match = match_at(table(3, hands=[[], SEVEN], active=1, piles=OPENED))
    assert match.to_act == (1,)
    assert asked(table(3, active=2, ask="take")) == ("take", 2)
