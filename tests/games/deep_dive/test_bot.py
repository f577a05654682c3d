"""The default choice: exact for one turn, over everything that may lie face down."""

from itertools import product

import pytest

from paluba.core.chance import Fast, Scripted
from paluba.core.state import Sink
from paluba.core.window import buffer, legal_numbers
from paluba.games.deep_dive.bot import LAST_STAGE, POLICY, Plan
from paluba.games.deep_dive.bot_weights import WEIGHTS, Sense
from paluba.games.deep_dive.game import GAME
from paluba.games.deep_dive.parts import COLOUR, FACES, FIRST_FOOD, POINTS, SLOT, TAKEABLE
from paluba.games.deep_dive.rules import DeepState, start
from paluba.games.deep_dive.rules_numbers import DIVE, LAST_DIVE
from paluba.games.deep_dive.scoring import BOARD, add_food

from .table import Table

NEARLY = pytest.approx
SENSE = Sense(WEIGHTS)


def searched(state: DeepState, seat: int, plan: Plan) -> float:
    """The best expectation of a turn, found by playing out every choice and every draw by the rules themselves."""
    return max(tried(state, seat, action, plan) for action in legal_numbers(GAME, state, seat))


def tried(state: DeepState, seat: int, action: int, plan: Plan) -> float:
    if str(GAME.actions.action(action)) != "flip":
        return outcome(state, seat, action, 0, plan)
    total, drawn = 0.0, 0
    for slot in range(FACES):
        count = int(state.hidden[state.depth * FACES + slot])
        if count:
            total += count * outcome(state, seat, action, drawn, plan)
            drawn += count
    return total / drawn


def outcome(state: DeepState, seat: int, action: int, answer: int, plan: Plan) -> float:
    """What a step brings: what the seat gets, or the rest of the turn."""
    world = state.copy()
    assert isinstance(world, DeepState)
    world.sink = Sink()
    world.apply(seat, action, Scripted(answer))
    mine = [event.to_json() for event in GAME.events.events(world.sink.take())]
    names = [event["event"] for event in mine if event.get("seat") == seat]
    spent = plan.rock if "rock_spent" in names else 0.0
    back = 2 * plan.trap if "bring" in str(GAME.actions.action(action)) or "penguins_returned" in names else 0.0
    for event in mine:
        if event.get("seat") == seat and event["event"] in ("tile_taken", "tile_brought"):
            depth = event["depth"] - 1
            return plan.gain(depth, SLOT[depth * len(TAKEABLE) + TAKEABLE.index(event["tile"])]) - back - spent
    if world.to_act() == 1 << seat and not {"surfaced_empty", "nothing_brought"} & set(names):
        if "penguins_returned" in names:
            return searched(world, seat, plan)
        if "penguin_trapped" not in names:
            return searched(world, seat, plan) - spent
    if "penguin_trapped" in names:
        return -back if back else plan.trap
    return -back


def agree(state: DeepState, seat: int) -> None:
    """The policy's expectation of every legal step is that of the search, and it chooses a best one."""
    plan = Plan(SENSE, state, seat, True)
    before = state.key()
    found = {action: tried(state, seat, action, plan) for action in legal_numbers(GAME, state, seat)}
    for action, expected in found.items():
        assert POLICY.worth(plan, action) == NEARLY(expected), str(GAME.actions.action(action))
    chosen = POLICY.choose(state, seat, Fast(1), buffer(GAME))
    assert found[chosen] == NEARLY(max(found.values()))
    assert state.key() == before


def test_the_choice_is_exact_for_one_turn() -> None:
    """At positions of random matches from depth 3 down, where the whole tree is quickly tried."""
    chance, tested = Fast(5), 0
    while tested < 60:
        state = start(3, {"tiles": ""}, chance, None)
        while state.to_act() and tested < 60:
            seat, legal = int(state.active), legal_numbers(GAME, state, int(state.active))
            if state.depth >= 2 and 1 <= state.ask <= 2 and state.boards[seat * 95] > 1 and chance.below(8) == 0:
                agree(state, seat)
                tested += 1
            state.apply(seat, legal[chance.below(len(legal))], chance)


@pytest.mark.parametrize("trapped", [(), (1,), (1, 2), (2, 4), (1, 5), (3, 3)])
@pytest.mark.parametrize("rocks", [0, 1])
def test_the_choice_is_exact_with_trapped_penguins(trapped: tuple[int, ...], rocks: int) -> None:
    """With two trapped, the third brings a tile back: also one left on the way in the same turn."""
    table = Table(
        seats=2,
        down={
            1: ["bubbles", "predator", "rock", "pink:2"] * 2,
            2: ["predator", "yellow:4", "rock"],
            3: ["predator", "bubbles", "green:5"],
            4: ["predator", "pink:7"],
            5: ["predator", "predator", "green:9"],
        },
        up={1: ["green:2"], 4: ["yellow:5"]},
    )
    table.own(0, rocks=rocks, trapped=trapped, food=["pink:3", "green:1", "pink:4"])
    agree(table.state, 0)


def test_a_tile_left_where_the_penguins_can_fetch_it_softens_the_next_predator() -> None:
    table = Table(down={1: ["pink:2", "predator"], 2: ["predator", "yellow:4", "yellow:4"]})
    table.own(0, trapped=[1, 1])
    plan = Plan(SENSE, table.state, 0, True)
    pink = plan.gain(0, SLOT[TAKEABLE.index("pink:2")])
    assert plan.ahead(1, pink) > plan.ahead(1, 0.0) > pink
    agree(table.state, 0)


def test_a_tile_that_fills_a_row_is_preferred() -> None:
    table = Table(up={1: ["pink:2", "yellow:2"]}, down={2: [], 3: [], 4: [], 5: [], 1: []})
    table.close(2)
    table.own(0, food=["pink:9", "green:9"])
    chosen = POLICY.choose(table.state, 0, Fast(1), buffer(GAME))
    assert str(GAME.actions.action(chosen)) == "take yellow:2"


@pytest.mark.parametrize(("tiles", "chosen"), [(3, "take yellow:8"), (4, "flip")])
def test_in_the_very_last_turn_the_win_counts_and_not_points(tiles: int, chosen: str) -> None:
    """9 points against 12 or 16, and yellow brings 4 for sure. A flip brings 18 once in six times, so 3 on average."""
    table = Table(up={5: ["yellow:8"]}, down={5: [*["predator"] * 5, "green:9"]}, starter=1)
    table.close(2)
    table.state.active, table.state.ask, table.state.depth = 0, DIVE, 4
    table.own(0, food=["pink:9", "yellow:9"])
    table.own(1, food=["green:9"] * tiles)
    picked = POLICY.choose(table.state, 0, Fast(1), buffer(GAME))
    assert str(GAME.actions.action(picked)) == chosen


@pytest.mark.parametrize(
    ("flips", "theirs", "chosen", "share"),
    [
        (["yellow:2", "yellow:2", "predator"], ["pink:6", "pink:6"], "take yellow:1", 1.0),
        (["yellow:2", "yellow:2", "predator"], ["pink:1", "green:1", "yellow:4"], "flip", 2 / 3),
        (["yellow:2", "predator", "predator"], ["pink:1", "green:1", "yellow:4"], "take yellow:1", 1 / 2),
        (["yellow:2", "predator", "predator"], ["pink:1", "green:1", "yellow:1"] * 2, "flip", 1 / 3),
    ],
)
def test_in_the_very_last_turn_full_rows_decide_a_tie(
    flips: list[str], theirs: list[str], chosen: str, share: float
) -> None:
    """Yellow 1 makes it one full row of 6 against 6 without a full row, with one, and with two; yellow 2 wins."""
    table = Table(up={1: ["yellow:1"]}, down={1: flips, 2: [], 3: [], 4: [], 5: []}, starter=1)
    table.close(2)
    table.state.active = 0
    table.own(0, food=["pink:3", "green:2"])
    table.own(1, food=theirs)
    picked = POLICY.choose(table.state, 0, Fast(1), buffer(GAME))
    assert str(GAME.actions.action(picked)) == chosen
    assert [POLICY.value(table.state, seat) for seat in (0, 1)] == NEARLY([share, 1 - share], abs=1e-6)


def test_the_virtual_opponent_is_given_what_the_seat_wants_least() -> None:
    table = Table(seats=1, down={2: ["predator"] * 3}, up={1: ["pink:1"], 2: ["pink:3", "green:3"]})
    table.state.beside = 1
    table.own(0, food=["pink:1", "yellow:9"])
    table.do("take pink:1")
    assert table.view["ask"] == "give"
    chosen = POLICY.choose(table.state, 0, Fast(1), buffer(GAME))
    assert str(GAME.actions.action(chosen)) == "give pink:3"


def test_the_policy_beats_random_play() -> None:
    scratch, won = buffer(GAME), 0
    for seed in range(60):
        chance = Fast(seed)
        state = start(2, {"tiles": ""}, chance, None)
        while state.to_act():
            seat = int(state.active)
            if seat == seed % 2:
                action = POLICY.choose(state, seat, chance, scratch)
            else:
                action = state.random_action(seat, chance, scratch)
            state.apply(seat, action, chance)
        won += state.winners() == 1 << seed % 2
    assert won >= 55


def test_what_a_turn_promises_is_its_best_step() -> None:
    """At every position of matches of the default choice."""
    chance, scratch = Fast(11), buffer(GAME)
    for seats in (2, 3, 4):
        state = start(seats, {"tiles": ""}, chance, None)
        while state.to_act():
            seat = int(state.active)
            plan = Plan(SENSE, state, seat, True)
            best = max(POLICY.worth(plan, action) for action in legal_numbers(GAME, state, seat))
            assert plan.expects() == NEARLY(best)
            state.apply(seat, POLICY.choose(state, seat, chance, scratch), chance)


def test_value_is_the_share_of_the_win_at_the_end_and_rises_with_the_lead() -> None:
    table = Table(seats=3)
    values = []
    for _ in range(3):
        values.append(POLICY.value(table.state, 0))
        table.own(0, food=["pink:8"])
    assert values == sorted(set(values))
    table.own(1, food=["green:8", "green:8", "green:8"])
    table.state.finish()
    assert [POLICY.value(table.state, seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_stages_begin_with_flips_until_the_ending_which_is_one_stage_to_the_last_turn() -> None:
    """So playouts are short while many turns are left, and go to the last turn, whose odds are exact, afterwards."""
    chance, scratch = Fast(3), buffer(GAME)
    for seats in (1, 2, 4):
        state = start(seats, {"tiles": "", "level": "medium"}, chance, None)
        stages, flips = [POLICY.stage(state)], [sum(map(int, state.down))]
        while state.to_act():
            seat = int(state.active)
            state.apply(seat, POLICY.choose(state, seat, chance, scratch), chance)
            stages.append(POLICY.stage(state))
            flips.append(sum(map(int, state.down)))
        assert stages == sorted(stages)
        ending = stages.index(LAST_STAGE)
        assert 0 < ending < len(stages) - 1
        assert all((a < b) == (m > n) for a, b, m, n in zip(stages, stages[1:ending], flips, flips[1:], strict=False))
        assert set(stages[ending:]) == ({LAST_STAGE} if seats == 1 else {LAST_STAGE, LAST_STAGE + 1})


def test_in_the_last_dive_a_tile_brings_what_it_scores() -> None:
    """Rounded down row by row."""
    chance, scratch, tested = Fast(13), buffer(GAME), 0
    for _ in range(20):
        state = start(2, {"tiles": ""}, chance, None)
        while state.to_act():
            seat = int(state.active)
            if state.stage == LAST_DIVE:
                plan, before = Plan(SENSE, state, seat, False), state.score(seat)
                for depth, slot in product(range(5), range(FIRST_FOOD, FACES)):
                    world = state.copy()
                    assert isinstance(world, DeepState)
                    add_food(world.boards, seat * BOARD, COLOUR[slot], POINTS[depth * FACES + slot])
                    assert plan.gain(depth, slot) == world.score(seat) - before
                    tested += 1
            state.apply(seat, state.random_action(seat, chance, scratch), chance)
    assert tested


def test_before_the_very_last_turn_the_odds_are_exact() -> None:
    """One tile of six wins for the last seat; otherwise those who lead now share the win."""
    table = Table(seats=4, up={5: ["yellow:8"]}, down={5: [*["predator"] * 5, "green:9"]}, starter=1)
    table.close(2)
    table.state.active, table.state.ask, table.state.depth = 0, DIVE, 4
    table.own(0, food=["pink:9", "yellow:9"])
    table.own(1, food=["green:9"] * 4)
    table.own(2, food=["pink:9"] * 4)
    values = [POLICY.value(table.state, seat) for seat in range(4)]
    assert values == [NEARLY(1 / 6), NEARLY(5 / 12), NEARLY(5 / 12), 0.0]


def test_a_finished_match_has_no_choice() -> None:
    table = Table()
    table.state.finish()
    with pytest.raises(ValueError):
        POLICY.choose(table.state, 0, Fast(1), buffer(GAME))
