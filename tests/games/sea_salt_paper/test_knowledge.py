"""Who knows which card: what is public, what is hidden, what becomes doubtful, and what a seat imagines of it."""

from collections import Counter
from typing import Any

import pytest

from paluba.core.chance import Fast
from paluba.core.state import Sink
from paluba.core.window import legal_numbers
from paluba.games.sea_salt_paper.parts import CARDS
from paluba.games.sea_salt_paper.rules import SeaState
from paluba.games.sea_salt_paper.rules_cards import DECK, HAND, PILE, UNSEEN

from .table import (
    FOUR,
    GAME,
    SEVEN,
    belief,
    do,
    hand,
    imagined,
    kind,
    known_hand,
    known_pile,
    number,
    pile,
    table,
)
from .worlds import mistaken, mistaken_kinds, positions

SHARK = ["swimmer:black", "shark:green"]
CRABS = ["crab:black", "crab:grey"]


def may(state: SeaState, viewer: int, name: str) -> set[int]:
    """The places where a card may be for a viewer."""
    mask = int(state.may[viewer * CARDS + number(name)])
    return {place for place in range(8) if mask >> place & 1}


# -- open and hidden


def test_a_card_taken_openly_stays_known_to_all() -> None:
    """It is known until it leaves the hand, whatever else happens."""
    state = table(3, hands=[["shell:grey"]], piles=[["shell:yellow"], ["boat:black"]], ask="take")
    do(state, 0, "take 1")
    do(state, 0, "end")
    do(state, 1, "draw", draws=["fish:black", "fish:green"])
    do(state, 1, "keep fish:black")
    do(state, 1, "end")
    do(state, 2, "take 2")
    for viewer in (1, 2, None):
        assert known_hand(state, viewer, 0) == ["shell:yellow"]
        assert known_hand(state, viewer, 2) == ["boat:black"]
    assert known_hand(state, 2, 1) == []
    assert known_hand(state, 0, 0) == ["shell:grey", "shell:yellow"]
    assert GAME.view(state, 1)["seats"][0]["hand"] is None


def test_everybody_knows_what_was_discarded() -> None:
    """Every card of a pile was seen when it was put there, and is known while nobody took from below the top."""
    opened = [["shell:yellow", "boat:black", "octopus:green"], ["crab:yellow"]]
    state = table(3, piles=opened)
    for viewer in (0, 1, 2, None):
        assert known_pile(state, viewer, 1) == sorted(opened[0])


def test_a_card_that_crabs_took_from_below_is_hidden() -> None:
    """The others know the pile no longer, apart from its top; each lower card may be there or in that hand."""
    opened = [["shell:yellow", "boat:black", "octopus:green", "fish:black"], ["crab:yellow"]]
    state = table(3, hands=[CRABS], piles=opened)
    do(state, 0, "pair crab:black+crab:grey")
    do(state, 0, "search 1")
    do(state, 0, "pick 2")
    for viewer in (1, 2, None):
        assert known_pile(state, viewer, 1) == ["fish:black"]
        assert known_hand(state, viewer, 0) == []
    for card in opened[0][:3]:
        assert may(state, 1, card) == {PILE, HAND}
    assert known_pile(state, 0, 1) == ["boat:black", "fish:black", "shell:yellow"]
    assert hand(state, 0) == ["octopus:green"]


def test_imagined_worlds_hold_one_of_the_lower_cards_in_the_taker_s_hand() -> None:
    """Each card below the top is sometimes the one that crabs took, exactly one at a time; the top never."""
    opened = [["shell:yellow", "boat:black", "octopus:green", "fish:black"], ["crab:yellow"]]
    state = table(3, hands=[CRABS], piles=opened)
    do(state, 0, "pair crab:black+crab:grey")
    do(state, 0, "search 1")
    do(state, 0, "pick 2")
    found: Counter[str] = Counter()
    for seed in range(90):
        world = imagined(state, 1, Fast(seed))
        (taken,) = set(opened[0]) & set(hand(world, 0))
        assert pile(world, 1) == [card for card in opened[0] if card != taken], "the rest keeps its order"
        found[taken] += 1
    assert set(found) == set(opened[0][:3])
    assert min(found.values()) > 10


def test_the_lower_of_two_cards_is_no_secret() -> None:
    """Crabs that leave the top of a pile of two took the other: all can tell."""
    state = table(3, hands=[CRABS], piles=[["shell:yellow", "boat:black"], ["crab:yellow"]])
    do(state, 0, "pair crab:black+crab:grey")
    do(state, 0, "search 1")
    do(state, 0, "pick 2")
    for viewer in (1, 2, None):
        assert known_hand(state, viewer, 0) == ["shell:yellow"]
        assert known_pile(state, viewer, 1) == ["boat:black"]


def test_taking_from_a_doubtful_pile_shows_its_new_top() -> None:
    """The card below becomes visible: it is in the pile, and was not taken by crabs."""
    opened = [["shell:yellow", "boat:black", "octopus:green", "fish:black"], ["crab:yellow"]]
    state = table(3, hands=[CRABS], piles=opened)
    do(state, 0, "pair crab:black+crab:grey")
    do(state, 0, "search 1")
    do(state, 0, "pick 3")
    do(state, 0, "end")
    do(state, 1, "take 1")
    assert known_pile(state, 2, 1) == ["octopus:green"]
    do(state, 1, "end")
    do(state, 2, "take 1")
    assert known_pile(state, 2, 1) == ["shell:yellow"]
    assert known_hand(state, 2, 0) == known_hand(state, None, 0) == ["boat:black"], "nothing else can be missing"


# -- theft


def robbed(stolen: str = "shell:yellow") -> SeaState:
    """Seat 0 took a shell openly and holds two cards more; seat 1 stole one of the three, seat 2 looked on."""
    held = [["boat:black", "fish:black"], [*SHARK, "captain:light_orange"], []]
    state = table(3, hands=held, piles=[["shell:yellow"], ["crab:yellow", "crab:green"]], ask="take")
    do(state, 0, "take 1")
    do(state, 0, "end")
    do(state, 1, "take 2")
    do(state, 1, "pair swimmer:black+shark:green", steals=(0, stolen))
    return state


def test_thief_and_victim_know_where_the_stolen_card_is() -> None:
    state = robbed()
    assert "shell:yellow" in known_hand(state, 0, 1)
    assert "shell:yellow" not in known_hand(state, 0, 0)
    assert "shell:yellow" in known_hand(state, 1, 1)
    state = robbed("boat:black")
    assert "boat:black" in known_hand(state, 0, 1)
    assert known_hand(state, 1, 0) == ["shell:yellow"], "the thief still knows what it saw before"


@pytest.mark.parametrize("stolen", ["shell:yellow", "boat:black"])
def test_after_a_theft_others_are_unsure_where_a_known_card_is(stolen: str) -> None:
    """Whichever card was stolen, the others see the same: the shell may be in either hand."""
    state = robbed(stolen)
    for viewer in (2, None):
        assert known_hand(state, viewer, 0) == []
        assert known_hand(state, viewer, 1) == ["crab:green"]
    assert may(state, 2, "shell:yellow") == {HAND, HAND + 1}
    assert may(state, 3, "shell:yellow") == {HAND, HAND + 1}
    assert GAME.view(state, 2) == GAME.view(robbed("fish:black"), 2)
    assert belief(state, 2) == belief(robbed("fish:black"), 2)


@pytest.mark.parametrize("stolen", ["shell:yellow", "boat:black"])
def test_imagined_worlds_put_a_doubtful_card_into_either_hand(stolen: str) -> None:
    """The shell is always in one of the two hands, and sometimes in each."""
    state = robbed(stolen)
    found: Counter[int] = Counter()
    for seed in range(120):
        world = imagined(state, 2, Fast(seed))
        (seat,) = (seat for seat in range(3) if "shell:yellow" in hand(world, seat))
        found[seat] += 1
        assert [len(hand(world, seat)) for seat in range(3)] == [2, 3, 0]
        assert "crab:green" in hand(world, 1)
    assert set(found) == {0, 1}
    assert min(found.values()) > 10


def with_a_boat_in_doubt(*more: str) -> SeaState:
    """Seat 0, with `more` cards in hand, took a lower card from each pile, and laid a boat that came from one of them:
    nobody else knows whether the other one, which is alike, is still in the other pile."""
    crabs = ["crab:black", "crab:grey", "crab:yellow", "crab:green"]
    piles = [["boat:black", "shell:grey", "shark:green"], ["boat:black", "fish:green", "sailor:pink"]]
    state = table(hands=[[*crabs, "boat:yellow", *more]], piles=piles)
    for crab, other, took in ((0, 1, "pick 3"), (2, 3, "pick 2")):
        do(state, 0, f"pair {crabs[crab]}+{crabs[other]}")
        do(state, 0, f"search {1 + crab // 2}")
        do(state, 0, took)
    do(state, 0, "pair boat:black+boat:yellow")
    assert may(state, 1, "boat:black/2") == {PILE, PILE + 1, HAND}
    return state


def test_a_card_that_may_be_in_either_pile_is_imagined_in_one_of_them() -> None:
    """However it is dealt, both piles have as many cards as everybody sees."""
    state = with_a_boat_in_doubt()
    worlds = [imagined(state, 1, Fast(seed)) for seed in range(60)]
    assert all(list(world.size) == list(state.size) for world in worlds)
    assert {int(world.place[number("boat:black/2")]) for world in worlds} == {PILE, PILE + 1, HAND}


def test_a_pile_that_only_one_card_may_be_in_has_it() -> None:
    """The other card that came from a pile is laid too: so the second boat is in that pile, and what may be in the
    first pile fills that one."""
    state = with_a_boat_in_doubt("fish:black", "octopus:green")
    do(state, 0, "draw", draws=["shell:yellow", "penguin:pink"])
    do(state, 0, "keep penguin:pink")
    do(state, 0, "discard 1")
    do(state, 0, "pair fish:black+fish:green", draws=["octopus:purple"])
    worlds = [imagined(state, 1, Fast(seed)) for seed in range(60)]
    assert all(list(world.size) == list(state.size) for world in worlds)
    assert {int(world.place[number("boat:black/2")]) for world in worlds} == {PILE + 1}


def test_stealing_the_only_card_leaves_no_doubt() -> None:
    """A hand of one known card is emptied: all know what was stolen."""
    state = table(3, hands=[[], SHARK], piles=[["shell:yellow"], ["crab:yellow"]], ask="take")
    do(state, 0, "take 1")
    do(state, 0, "end")
    do(state, 1, "take 2")
    do(state, 1, "pair swimmer:black+shark:green")
    for viewer in (0, 2, None):
        assert known_hand(state, viewer, 1) == ["crab:yellow", "shell:yellow"]


def test_doubt_ends_when_a_hand_is_laid_open() -> None:
    """The thief calls LAST CHANCE: what it does not show is still with the victim."""
    held = [["boat:black", "fish:black"], [*SEVEN, *SHARK], []]
    for stolen, left in (("boat:black", ["shell:black"]), ("shell:black", [])):
        state = table(3, hands=held, piles=[["shell:black"], ["crab:yellow"]], ask="take")
        do(state, 0, "take 1")
        do(state, 0, "end")
        do(state, 1, "take 2")
        do(state, 1, "pair swimmer:black+shark:green", steals=(0, stolen))
        do(state, 1, "last_chance")
        assert known_hand(state, 2, 0) == left
        assert stolen in GAME.view(state, 2)["seats"][1]["table"]


def test_doubt_spreads_with_a_second_theft() -> None:
    """A card that may be in the robbed hand may then be with the second thief as well."""
    held = [["boat:black", "fish:black"], [*SHARK, "captain:light_orange"], ["swimmer:yellow", "shark:black"], []]
    state = table(4, hands=held, piles=[["shell:yellow"], ["crab:yellow", "crab:green"]], ask="take")
    do(state, 0, "take 1")
    do(state, 0, "end")
    do(state, 1, "take 2")
    do(state, 1, "pair swimmer:black+shark:green")
    do(state, 1, "steal 0", steals=(0, "boat:black"))
    do(state, 1, "end")
    do(state, 2, "take 2")
    do(state, 2, "pair swimmer:yellow+shark:black")
    do(state, 2, "steal 1", steals=(1, "captain:light_orange"))
    assert may(state, 3, "shell:yellow") == {HAND, HAND + 1, HAND + 2}
    assert may(state, 1, "shell:yellow") == {HAND}, "the first thief saw that it did not get the shell"
    places = {next(s for s in range(4) if "shell:yellow" in hand(imagined(state, 3, Fast(n)), s)) for n in range(80)}
    assert places == {0, 1, 2}


# -- alike cards


@pytest.mark.parametrize(("open_copy", "hidden_copy"), [(1, 2), (2, 1)])
def test_alike_cards_do_not_tell_which_of_them_was_laid(open_copy: int, hidden_copy: int) -> None:
    """Of two black fish one was taken openly; when one is laid, the others take it for that one."""
    held = [f"fish:black/{hidden_copy}", "fish:green", "shell:grey"]
    state = table(3, hands=[held], piles=[[f"fish:black/{open_copy}"], ["crab:yellow"]], ask="take")
    do(state, 0, "take 1")
    do(state, 0, "pair fish:black+fish:green", draws=["shell:black"])
    assert hand(state, 0) == ["fish:black", "shell:black", "shell:grey"]
    for viewer in (1, 2, None):
        assert known_hand(state, viewer, 0) == []
    unseen = Counter(
        where for (name, where), count in belief(state, 1).items() for _ in range(count) if name == "fish:black"
    )
    assert unseen == {UNSEEN: 1, 128: 1}
    places = {"fish:black" in hand(imagined(state, 1, Fast(n)), 0) for n in range(60)}
    assert places == {True, False}, "the other one may be anywhere"


@pytest.mark.parametrize("stolen", ["fish:black/1", "fish:black/2"])
def test_alike_cards_do_not_tell_which_of_them_was_stolen(stolen: str) -> None:
    """A thief that knew one of two alike cards cannot tell which of them it drew."""
    state = table(2, hands=[["fish:black/1"], SHARK], piles=[["fish:black/2"], ["crab:yellow"]], ask="take")
    do(state, 0, "take 1")
    do(state, 0, "end")
    do(state, 1, "take 2")
    do(state, 1, "pair swimmer:black+shark:green", steals=(0, stolen))
    assert known_hand(state, 1, 0) == []
    assert known_hand(state, 1, 1) == ["crab:yellow", "fish:black"]
    assert known_hand(state, 0, 1) == ["crab:yellow", "fish:black"]
    assert known_hand(state, 0, 0) == ["fish:black"]


def test_of_two_alike_cards_that_all_knew_the_other_stays_known() -> None:
    """Both black fish were taken openly; when one is laid, all know that the other is still in the hand."""
    state = table(hands=[["fish:green"]], piles=[["fish:black"], ["shell:grey", "fish:black"]], ask="take")
    do(state, 0, "take 1")
    do(state, 0, "end")
    do(state, 1, "draw", draws=["boat:black", "boat:yellow"])
    do(state, 1, "keep boat:black")
    do(state, 1, "end")
    do(state, 0, "take 2")
    do(state, 0, "pair fish:black+fish:green", draws=["shell:black"])
    for viewer in (1, None):
        assert known_hand(state, viewer, 0) == ["fish:black"]


def two_fish(held: str, stolen: str, kept: str, settled: bool) -> tuple[list[Any], SeaState]:
    """Seat 0 takes a black fish openly, seat 1 steals a card from it, seat 0 draws and keeps one and lays a black fish
    with a green one. If `settled`, seat 2 then calls LAST CHANCE and seat 0 lays its hand open. What seat 2 is told of
    all this, and the position."""
    hands = [[held, "fish:green"], SHARK, SEVEN]
    state = table(3, hands=hands, piles=[["fish:black"], ["crab:yellow", "crab:green"]], ask="take")
    events = do(state, 0, "take 1") + do(state, 0, "end") + do(state, 1, "take 2")
    events += do(state, 1, "pair swimmer:black+shark:green") + do(state, 1, "steal 0", steals=(0, stolen))
    events += do(state, 1, "end") + do(state, 2, "take 2") + do(state, 2, "end")
    events += do(state, 0, "draw", draws=[kept, "shell:black"]) + do(state, 0, f"keep {kept}")
    events += do(state, 0, "pair fish:black+fish:green", draws=["penguin:pink"]) + do(state, 0, "end")
    if settled:
        events += do(state, 1, "take 1") + do(state, 1, "end")
        events += do(state, 2, "draw", draws=["boat:black", "boat:yellow"]) + do(state, 2, "keep boat:black")
        events += do(state, 2, "last_chance") + do(state, 0, "take 1") + do(state, 0, "end")
    return [event.for_seat(2) for event in events], state


@pytest.mark.parametrize("settled", [False, True])
def test_alike_cards_do_not_tell_after_a_theft_which_of_them_was_laid(settled: bool) -> None:
    """Seat 1 stole either the black fish that all knew, and seat 0 drew and laid the other one; or it stole a captain,
    and seat 0 laid the known one. Seat 2 is told the same either way, so it must know the same."""
    told_a, captain_stolen = two_fish("captain:light_orange", "captain:light_orange", "octopus:green", settled)
    told_b, fish_stolen = two_fish("octopus:green", "fish:black", "fish:black", settled)
    assert told_a == told_b
    assert GAME.view(captain_stolen, 2) == GAME.view(fish_stolen, 2)
    assert belief(captain_stolen, 2) == belief(fish_stolen, 2)


# -- rounds


def test_a_new_round_forgets_everything_but_the_open_piles() -> None:
    """After exhaustion nothing was revealed, and after a scored round all cards are shuffled: 56 are unseen."""
    for call in ("end", "stop"):
        state = table(3, hands=[SEVEN, FOUR], deck=[], rest="pile 1")
        do(state, 0, call)
        for viewer in range(4):
            unseen = [card for card in range(CARDS) if state.may[viewer * CARDS + card] == UNSEEN]
            assert len(unseen) == 56
            assert {kind(card) for card in range(CARDS)} - {kind(card) for card in unseen} <= {
                name for which in (1, 2) for name in pile(state, which)
            }


# -- always


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_truth_is_always_among_the_possibilities(seats: int) -> None:
    """Over random play, for every seat and for onlookers."""
    for state, _ in positions(seats, 700, 5):
        for viewer in range(seats + 1):
            assert mistaken(state, viewer) == []
        for seat in range(seats):
            assert known_hand(state, seat, seat) == hand(state, seat), "one's own cards are known"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imagined_world_fits_what_its_seat_knows(seats: int) -> None:
    """Sizes, own cards, open cards and every possibility of the seat that imagines hold in its worlds."""
    dice = Fast(8)
    for state, _ in positions(seats, 700, 6):
        seat = int(dice.below(seats))
        world = imagined(state, seat, dice)
        assert mistaken(world, seat) == []
        assert belief(world, seat) == belief(state, seat)
        assert [int(n) for n in world.size] == [int(n) for n in state.size]
        assert hand(world, seat) == hand(state, seat)
        assert GAME.view(world, seat) == GAME.view(state, seat)
        assert int(world.size[DECK]) == sum(1 for card in range(CARDS) if world.place[card] == DECK)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_an_imagined_world_nobody_is_mistaken(seats: int) -> None:
    """What the other seats and onlookers take for possible in an imagined world is true there, up to alike cards."""
    dice = Fast(7)
    for state, _ in positions(seats, 2500, 1):
        seat = int(dice.below(seats))
        world = imagined(state, seat, dice)
        for viewer in range(seats + 1):
            assert mistaken_kinds(world, viewer) == []


def test_in_the_thief_s_imagination_the_victim_is_not_mistaken() -> None:
    """Seat 0 had one dark blue boat that all knew and another; seat 1 stole one of them. Where seat 1 imagines the
    other one in the deck, seat 0 does not take both for stolen."""
    held = [["boat:dark_blue/1", "shell:grey"], SHARK, []]
    state = table(3, hands=held, piles=[["boat:dark_blue/2"], ["crab:yellow"]], ask="take")
    do(state, 0, "take 1")
    do(state, 0, "end")
    do(state, 1, "take 2")
    do(state, 1, "pair swimmer:black+shark:green", steals=(0, "boat:dark_blue/1"))
    for seed in range(20):
        world = imagined(state, 1, Fast(seed))
        for viewer in range(4):
            assert mistaken_kinds(world, viewer) == []


def test_no_imagined_hand_has_all_four_mermaids() -> None:
    """That match would be over: no position that goes on looks like this, so none is imagined."""
    many = [f"crab:{colour}" for colour in ("dark_blue", "light_blue", "black", "yellow", "green", "grey")]
    many += [f"boat:{colour}" for colour in ("dark_blue", "light_blue", "black", "yellow")] * 2
    many += [f"shell:{colour}" for colour in ("dark_blue", "light_blue", "black", "yellow", "green", "grey")]
    state = table(hands=[["penguin:pink"], many], piles=[["sailor:pink"], ["sailor:orange"]])
    for seed in range(300):
        world = imagined(state, 0, Fast(seed))
        assert hand(world, 1).count("mermaid:white") < 4


# -- what is known follows from what was seen


def without_known(shown: Any) -> Any:
    """A view without what was concluded for the seat: only what its eyes see."""
    if isinstance(shown, dict):
        return {name: without_known(value) for name, value in shown.items() if name != "known"}
    return [without_known(value) for value in shown] if isinstance(shown, list) else shown


def saw(state: SeaState, seat: int, action: int, chance: Fast) -> list[Any]:
    """Does an action; returns all that a seat sees of it."""
    state.sink = Sink()
    state.apply(state.active, action, chance)
    told = [event.for_seat(seat) for event in GAME.events.events(state.sink.take())]
    return [told, without_known(GAME.view(state, seat)), GAME.prompt(state, seat)]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 1), (4, 3)])
def test_what_a_seat_knows_follows_from_what_it_saw(seats: int, seed: int) -> None:
    """The same step in two worlds that a seat cannot tell apart: if it sees the same, it knows the same after it."""
    dice, alike = Fast(5), 0
    for n, (state, _) in enumerate(positions(seats, 2500, seed)):
        seat = int(dice.below(seats))
        world, truth = imagined(state, seat, dice), state.copy()
        active = int(state.active)
        both = sorted(set(legal_numbers(GAME, world, active)) & set(legal_numbers(GAME, truth, active)))
        if not both:
            continue
        action = both[dice.below(len(both))]
        if saw(truth, seat, action, Fast(n)) == saw(world, seat, action, Fast(n)):
            alike += 1
            assert belief(truth, seat) == belief(world, seat), f"position {n}, {GAME.actions.action(action)}"
            assert GAME.view(truth, seat) == GAME.view(world, seat)
    assert alike > 1000
