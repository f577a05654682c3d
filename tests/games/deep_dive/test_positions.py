"""Positions that random matches hardly ever reach: almost empty oceans, many trapped penguins, ties to be settled."""

from hypothesis import given, settings
from hypothesis import strategies as st

from paluba.core.chance import Fast
from paluba.core.errors import Illegal
from paluba.core.window import buffer, legal_numbers
from paluba.games.deep_dive.game import GAME
from paluba.games.deep_dive.tiles import COLOURS, LEAST, MOST, PUBLISHED

from .table import Table


def faces(depth: int) -> list[str]:
    """The faces that a depth has."""
    found = [kind for kind in ("bubbles", "predator", "rock") if PUBLISHED[kind][depth - 1]]
    values = range(LEAST[depth - 1], MOST[depth - 1] + 1)
    return found + [f"{colour}:{points}" for colour in COLOURS for points in values]


def oceans(most: int) -> st.SearchStrategy[dict[int, list[str]]]:
    return st.fixed_dictionaries(
        {depth: st.lists(st.sampled_from(faces(depth)), max_size=most) for depth in range(1, 6)}
    )


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table with few tiles face down, some face up, and seats with rocks, food and trapped penguins."""
    seats = draw(st.integers(1, 3))
    table = Table(seats, draw(oceans(3)), draw(oceans(3)))
    if not all(table.state.down):
        table.close(draw(st.integers(1, 2)))
    for seat in range(seats):
        trapped = draw(st.lists(st.integers(1, 5), max_size=2))
        for depth in trapped:
            table.lay(depth, "predator")
        table.own(seat, rocks=draw(st.integers(0, 2)), trapped=trapped)
    if seats == 1:
        table.own(1, food=draw(st.lists(st.sampled_from(["pink:1", "green:1", "yellow:1"]), max_size=3)))
        table.state.drift(draw(st.integers(0, 4)))
    table.state.start_turn(0, Fast(1))
    table.sink.take()
    return table


@settings(max_examples=150, deadline=None)
@given(table=tables(), seed=st.integers(0, 1 << 30))
def test_every_position_is_played_to_its_end_by_the_rules(table: Table, seed: int) -> None:
    """Legal list and refusals agree on every action, nothing is lost, the default choice is legal, and it ends."""
    state, chance, box = table.state, Fast(seed), GAME.census(table.state)
    scratch = buffer(GAME)
    for _ in range(200):
        if not state.to_act():
            break
        seat = table.active
        legal = legal_numbers(GAME, state, seat)
        assert legal == sorted(set(legal))
        assert 1 <= len(legal) <= GAME.most_legal
        assert {number for number in range(len(GAME.actions)) if allowed(table, seat, number)} == set(legal)
        assert GAME.policy.choose(state, seat, chance, scratch) in legal
        assert state.live(state.depth) or state.ask > 1, "a diver who is asked has something to dive for"
        state.apply(seat, legal[chance.below(len(legal))], chance)
        assert GAME.census(state) == box
    assert table.over


def allowed(table: Table, seat: int, number: int) -> bool:
    try:
        GAME.check(table.state, seat, GAME.actions.action(number))
    except Illegal:
        return False
    return True


def test_legal_and_check_agree_where_the_person_chooses_for_the_opponent() -> None:
    table = Table(1, down={2: ["predator"] * 3}, up={1: ["pink:1"], 2: ["pink:3", "green:3", "green:2", "yellow:4"]})
    table.state.beside = 1
    table.own(1, food=["yellow:1"])
    table.do("take pink:1")
    assert table.view["ask"] == "give"
    legal = set(legal_numbers(GAME, table.state, 0))
    assert {number for number in range(len(GAME.actions)) if allowed(table, 0, number)} == legal
