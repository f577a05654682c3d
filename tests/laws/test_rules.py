"""Laws of the rules: what is legal, what is copied, what is conserved, how it ends."""

import itertools
import json

import pytest

import paluba
from paluba.core.chance import Fast
from paluba.core.errors import Illegal
from paluba.core.window import buffer, legal_numbers, seats_of

from .conftest import Setup
from .walk import moments, play_out

TRIED = 30
"""So many actions of the whole space, drawn anew for each decision, are tried beside the legal ones."""


def test_legal_and_check_agree(setup: Setup, decisions: int) -> None:
    """An action is listed exactly when it is not refused; a refusal changes nothing."""
    space = setup.game.actions
    for moment in moments(setup, decisions):
        before = moment.state.key()
        listed = set(moment.legal)
        tried = {int(moment.dice.below(len(space))) for _ in range(TRIED)} | listed
        for number in tried:
            try:
                setup.game.check(moment.state, moment.seat, space.action(number))
                allowed = True
            except Illegal as refusal:
                json.dumps(refusal.to_json())
                assert refusal.rule, "a refusal names its rule"
                allowed = False
            assert allowed == (number in listed), str(space.action(number))
        assert moment.state.key() == before


def test_legal_lists_are_sorted_and_bounded(setup: Setup, decisions: int) -> None:
    for moment in moments(setup, decisions):
        assert moment.legal == sorted(set(moment.legal))
        assert 1 <= len(moment.legal) <= setup.game.most_legal


def test_random_and_default_choices_are_legal(setup: Setup, decisions: int) -> None:
    scratch = buffer(setup.game)
    for moment in moments(setup, decisions):
        assert moment.state.random_action(moment.seat, moment.dice, scratch) in moment.legal
        before = moment.state.key()
        assert setup.game.policy.choose(moment.state, moment.seat, moment.dice, scratch) in moment.legal
        assert 0 <= setup.game.policy.value(moment.state, moment.seat) <= 1
        if setup.game.policy.quiet(moment.state):
            assert 0 <= setup.game.policy.judge(moment.state, moment.seat) <= 1
        assert moment.state.key() == before, "thinking changes nothing"


def test_copies_never_alias(setup: Setup, decisions: int) -> None:
    """A copy stays what it was while the original plays on, and the other way round."""
    for n, moment in enumerate(moments(setup, decisions)):
        if n % 7:
            continue
        before = moment.state.key()
        kept, played, assigned = moment.state.copy(), moment.state.copy(), moment.state.copy()
        play_out(setup.game, assigned, moment.dice, 5)
        assigned.assign(moment.state)
        assert kept.key() == assigned.key() == before
        play_out(setup.game, played, moment.dice, 20)
        assert moment.state.key() == kept.key() == assigned.key() == before


def test_components_are_conserved(setup: Setup, decisions: int) -> None:
    box = None
    for moment in moments(setup, decisions):
        box = box or setup.game.census(moment.state)
        assert setup.game.census(moment.state) == box


def test_a_total_is_the_sum_of_its_lines(setup: Setup, decisions: int) -> None:
    for moment in moments(setup, decisions):
        for seat in range(setup.seats):
            lines = setup.game.breakdown(moment.state, seat)
            assert sum(line.points for line in lines) == moment.state.score(seat)
            json.dumps([line.to_json() for line in lines])


@pytest.mark.parametrize("seed", range(5))
def test_matches_end_with_winners(setup: Setup, seed: int) -> None:
    chance = Fast(seed)
    state = setup.game.start(setup.seats, setup.options, chance, None)
    play_out(setup.game, state, chance, 100_000)
    assert state.to_act() == 0
    winners = seats_of(state.winners())
    assert all(0 <= seat < setup.seats for seat in winners)
    assert winners or setup.seats == 1, "only a lone seat can lose to the game"


def test_sealed_choices_do_not_depend_on_their_order(setup: Setup, decisions: int) -> None:
    """Wherever several seats choose at once, every order of arrival gives the same position."""
    for moment in moments(setup, decisions):
        asked = seats_of(moment.state.to_act())
        if len(asked) < 2:
            continue
        choices: dict[int, list[int]] = {}
        for seat in asked:
            alone, choices[seat] = moment.state.copy(), []
            while alone.to_act() >> seat & 1 and len(choices[seat]) < 20:
                legal = legal_numbers(setup.game, alone, seat)
                choices[seat].append(legal[moment.dice.below(len(legal))])
                alone.apply(seat, choices[seat][-1], Fast(1))
        outcomes = set()
        for order in itertools.permutations(asked):
            state = moment.state.copy()
            for seat in order:
                for action in choices[seat]:
                    state.apply(seat, action, Fast(1))
            outcomes.add(state.key())
        assert len(outcomes) == 1


def test_same_seed_same_match(setup: Setup) -> None:
    def played() -> str:
        match, dice = paluba.Match(setup.game, setup.seats, 11, setup.options), Fast(5)
        while match.to_act and len(match.steps) < 2000:
            seat = match.to_act[0]
            legal = match.legal(seat)
            match.submit(seat, legal[dice.below(len(legal))])
        return match.record()

    assert played() == played()
