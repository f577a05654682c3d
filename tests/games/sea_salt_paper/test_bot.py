"""The default policy: it ends matches, plays clearly better than chance, and thinks without touching anything."""

import json

import pytest

from paluba.core.chance import Fast
from paluba.core.window import buffer, legal_numbers
from paluba.games.sea_salt_paper.bot_closing import CLOSING, stop_loses
from paluba.games.sea_salt_paper.bot_gain import longer_colours, points_more, points_with
from paluba.games.sea_salt_paper.bot_likes import LIKES, WHOLE, appeal
from paluba.games.sea_salt_paper.likes import as_data, signs
from paluba.games.sea_salt_paper.parts import CARDS
from paluba.games.sea_salt_paper.rules import SeaState, start
from paluba.games.sea_salt_paper.rules_cards import DECK, HAND
from paluba.games.sea_salt_paper.rules_numbers import DO_END, DO_LAST_CHANCE, DO_PAIR, DO_SEARCH, DO_STOP
from paluba.games.sea_salt_paper.scoring import TALLY, card_points
from paluba.games.sea_salt_paper.ways import signs as closing_known

from .table import FOUR, GAME, SEVEN, do, imagined, table, winners
from .worlds import positions

MATCHES = 200
PAIRS = range(DO_PAIR, DO_SEARCH)


def play(seats: int, seed: int, random_seats: set[int]) -> SeaState:
    """A match in which some seats play at random and the others by the policy."""
    chance, choice, scratch = Fast(seed), Fast(seed + 5000), buffer(GAME)
    state = start(seats, {}, chance, None)
    for _ in range(20_000):
        if not state.to_act():
            return state
        seat = int(state.active)
        if seat in random_seats:
            action = state.random_action(seat, choice, scratch)
        else:
            action = GAME.policy.choose(state, seat, choice, scratch)
        state.apply(seat, action, chance)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_policy_finishes_matches(seats: int) -> None:
    for seed in range(8):
        state = play(seats, seed, set())
        assert winners(state)
        assert max(state.score(seat) for seat in range(seats)) >= state.target or state.mermaids >= 0


def test_the_policy_beats_random_play() -> None:
    """It wins about 87 % of matches of two, from both seats; 80 % of these leave room for luck."""
    won = sum(winners(play(2, seed, {1 - seed % 2})) == (seed % 2,) for seed in range(MATCHES))
    assert won >= 0.80 * MATCHES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thinking_changes_nothing(seats: int) -> None:
    """Choice and value leave the state as it was, down to its tallies."""
    scratch, dice = buffer(GAME), Fast(3)
    for state, _ in positions(seats, 300, 9):
        before = state.key(), list(state.tally), list(state.hand), list(state.order)
        GAME.policy.choose(state, state.active, dice, scratch)
        for seat in range(seats):
            assert 0 <= GAME.policy.value(state, seat) <= 1
        assert (state.key(), list(state.tally), list(state.hand), list(state.order)) == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_choice_rests_on_what_the_seat_knows(seats: int) -> None:
    """In every world that the seat cannot tell from the true one the policy chooses the same."""
    scratch, dice = buffer(GAME), Fast(4)
    for state, _ in positions(seats, 500, 11):
        seat = int(state.active)
        world = imagined(state, seat, dice)
        chosen = GAME.policy.choose(state, seat, Fast(1), scratch)
        assert chosen == GAME.policy.choose(world, seat, Fast(1), scratch)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_supposed_hands_fit_all_that_the_seat_knows(seats: int) -> None:
    """The seat sees the same, every card is somewhere once, and what is counted is right."""
    dice = Fast(5)
    for state, _ in positions(seats, 300, 13):
        seat = int(state.active)
        world = imagined(state, seat, dice)
        GAME.policy.suppose(world, seat, dice)
        assert GAME.view(world, seat) == GAME.view(state, seat)
        assert GAME.census(world) == GAME.census(state)
        counted = list(world.tally), list(world.hand), list(world.size), world.key()
        world.count_again()
        assert (list(world.tally), list(world.hand), list(world.size), world.key()) == counted


def test_supposed_hands_are_better_than_dealt_ones() -> None:
    """Others keep the better card."""
    state = table(hands=[[], ["crab:black", "boat:yellow", "shell:grey", "fish:green"]])
    dice, dealt, supposed = Fast(6), 0, 0
    for _ in range(300):
        world = imagined(state, 0, dice)
        dealt += card_points(world.tally, TALLY)
        GAME.policy.suppose(world, 0, dice)
        supposed += card_points(world.tally, TALLY)
    assert supposed > 1.2 * dealt


def test_crabs_do_not_peek_before_the_pile_is_chosen() -> None:
    """Seat 0 left either an octopus or a swimmer in pile 1; seat 1, who collects octopuses, cannot know which."""
    scratch, chosen = buffer(GAME), set()
    hands = [["crab:black", "crab:grey"], ["crab:yellow", "crab:green", "octopus:yellow", "octopus:purple"]]
    opened = [["octopus:green", "swimmer:black", "boat:yellow", "boat:black"], ["sailor:pink", "penguin:pink"]]
    for taken in ("pick 3", "pick 4"):
        state = table(hands=hands, piles=opened)
        for text in ("pair crab:black+crab:grey", "search 1", taken, "end"):
            do(state, 0, text)
        do(state, 1, "draw", draws=["shell:grey", "lighthouse:purple"])
        do(state, 1, "keep shell:grey")
        do(state, 1, "discard 2")
        do(state, 1, "pair crab:yellow+crab:green")
        chosen.add(int(GAME.policy.choose(state, 1, Fast(1), scratch)))
    assert len(chosen) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_default_choice_takes_what_appeals_most(seats: int) -> None:
    """Where the likes have a say, nothing legal appeals more; how much it does is the sum of single likes."""
    scratch, told = buffer(GAME), 0
    for state, _ in positions(seats, 500, 17):
        seat = int(state.active)
        legal = legal_numbers(GAME, state, seat)
        appeals = {action: int(appeal(LIKES, state, seat, action)) for action in legal}
        if not any(appeals.values()) or legal[0] in PAIRS:
            continue
        told += 1
        chosen = int(GAME.policy.choose(state, seat, Fast(1), scratch))
        assert appeals[chosen] == max(appeals.values())
        for action, total in appeals.items():
            assert total == sum(LIKES[n] * times for n, times in signs(state, seat, action).items())
    assert told > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_default_choice_closes_by_what_its_seat_knows(seats: int) -> None:
    """It takes the way that promises most, or goes on where none promises anything; whatever is hidden, the signs are
    the same."""
    scratch, chosen = buffer(GAME), set()
    for state, n in positions(seats, 3000, 23):
        seat = int(state.active)
        if legal_numbers(GAME, state, seat) != [DO_STOP, DO_LAST_CHANCE, DO_END]:
            continue
        stop, bet = CLOSING.promises(state, seat)
        action = int(GAME.policy.choose(state, seat, Fast(1), scratch))
        chosen.add(action)
        assert {DO_STOP: stop, DO_LAST_CHANCE: bet, DO_END: 0}[action] == max(stop, bet, 0)
        assert closing_known(state, seat) == closing_known(imagined(state, seat, Fast(n)), seat)
    assert chosen == {DO_STOP, DO_LAST_CHANCE, DO_END}


@pytest.mark.parametrize(("score", "loses"), [(35, False), (36, True)])
def test_the_default_choice_never_hands_the_match_over(score: int, loses: bool) -> None:
    """The other seat has 4 open points: with 36 it would have 40 after STOP, against 27."""
    state = table(hands=[SEVEN, []], tables=[[], FOUR], scores=[20, score])
    assert stop_loses(state, 0) == loses
    assert (CLOSING.promises(state, 0)[0] == -WHOLE) == loses


def test_the_likes_are_kept_in_the_form_that_they_are_found_in() -> None:
    kept = json.loads((GAME.folder / "likes.json").read_text("utf-8"))
    found = as_data([like / WHOLE for like in LIKES])
    assert found == {name: value for name, value in kept.items() if name != "found"}


@pytest.mark.parametrize(
    ("hand", "drawn", "kept"),
    [
        (["mermaid:white"] * 3, ["mermaid:white", "lighthouse:purple"], "mermaid:white"),
        (["shark:black"], ["swimmer:yellow", "shell:grey"], "swimmer:yellow"),
        (["octopus:yellow"], ["octopus:purple", "crab:black"], "octopus:purple"),
    ],
)
def test_the_default_choice_keeps_what_wins_steals_or_scores(hand: list[str], drawn: list[str], kept: str) -> None:
    state = table(hands=[hand, []], piles=(["crab:grey"], ["boat:black"]), ask="take")
    do(state, 0, "draw", draws=drawn)
    action = GAME.actions.action(GAME.policy.choose(state, 0, Fast(1), buffer(GAME)))
    assert str(action) == f"keep {kept}"


def test_a_finished_match_is_worth_what_it_brought() -> None:
    """1 for a winner alone, 0 for the others."""
    state = play(2, 1, set())
    (winner,) = winners(state)
    assert GAME.policy.value(state, winner) == 1
    assert GAME.policy.value(state, 1 - winner) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_one_more_card_brings_is_what_all_cards_are_then_worth(seats: int) -> None:
    for state, _ in positions(seats, 1500, 21):
        for at in range(0, seats * TALLY, TALLY):
            before = card_points(state.tally, at)
            for card in range(CARDS):
                if state.place[card] == DECK:
                    longer = longer_colours(state.tally, at, card)
                    assert points_more(state.tally, at, card, longer) == points_with(state.tally, at, card) - before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_as_bits_are_the_hands(seats: int) -> None:
    """In the match itself and in worlds imagined and supposed from it."""
    dice = Fast(5)
    for state, _ in positions(seats, 400, 17):
        world = imagined(state, int(state.active), dice)
        GAME.policy.suppose(world, state.active, dice)
        for some in (state, world):
            for seat in range(seats):
                assert some.held[seat] == sum(1 << card for card in range(CARDS) if some.place[card] == HAND + seat)
