"""Laws of the search: the same chance gives the same choice, more thought is not worse, and it sees what decides."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import paluba
from paluba import bots
from paluba.bots.search import Settings, Tree
from paluba.bots.thinking import Effort, SearchBot, below
from paluba.core.chance import Chance, Fast
from paluba.core.errors import BadInput
from paluba.core.game import Game
from paluba.core.playout import JUDGE, POINTS, VALUE, outlook
from paluba.core.state import Policy, State
from paluba.core.window import Window, buffer, legal_numbers, seats_of
from paluba.games.isle_of_cats.rules import IsleState
from paluba.games.isle_of_cats.rules_cards import PICKING

from ..laws import toy


def opening(game: Game[Any], seats: int, seed: int = 1) -> Window:
    """What the first seat asked sees of a new match."""
    state = game.start(seats, game.meta.resolve(seats, None), Fast(seed), None)
    return Window(game, state, seats_of(state.to_act())[0])


def every_game() -> list[Game[Any]]:
    return [*(paluba.game(key) for key in paluba.game_keys()), toy.GAME]


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_the_same_chance_gives_the_same_choice_and_figures(game: Game[Any]) -> None:
    window = opening(game, game.meta.most)
    first, second = bots.make("search:60"), bots.make("search:60")
    assert first.choose(window, Fast(5)) == second.choose(window, Fast(5))
    assert first.why() == second.why()  # type: ignore[attr-defined]  # a bot that searches has it


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_searching_leaves_the_match_as_it_is(game: Game[Any]) -> None:
    seats = game.meta.most
    state = game.start(seats, game.meta.resolve(seats, None), Fast(2), None)
    before = state.key()
    bots.make("search:40").choose(Window(game, state, seats_of(state.to_act())[0]), Fast(1))
    assert state.key() == before


@pytest.mark.parametrize("deepest", [1, 200])
@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_visits_add_up(game: Game[Any], deepest: int) -> None:
    """Every iteration follows one branch of the first position, and a branch was offered whenever it was followed."""
    window = opening(game, game.meta.most)
    tree = Tree(game.policy, Settings(deepest=deepest), 200, len(game.actions), game.most_legal)
    tree.plant(window.imagine(Fast(3)), window.seat)
    tree.run(150, Fast(4))
    choices = below(tree, 0)
    assert sum(tree.visits[node] for node in choices) == tree.visits[0] == tree.iterations == 150
    assert all(tree.actor[node] == window.seat for node in choices)
    assert {int(tree.action[node]) for node in choices} <= set(window.legal())
    assert all(tree.offered[node] >= tree.visits[node] for node in range(1, tree.size))
    assert deepest > 1 or all(tree.first[node] < 0 for node in choices)


class Guess(Policy):
    """Judges by what the other seat keeps alone, so what is chosen makes no difference."""

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, IsleState)
        return float(sum(int(state.sets[(PICKING + 1 - seat) * 3 + word]) for word in range(3)) % 1009) / 1009

    def choose(self, state: State, seat: int, chance: Chance, scratch: vec[i64]) -> int:
        return int(state.random_action(seat, chance, scratch))


def test_choices_are_compared_in_the_same_worlds() -> None:
    window = opening(paluba.game("isle_of_cats"), 2)
    settings = Settings(explore=1e6, horizon=0, widen=1e6, faith=0.0, deepest=1)
    tree = Tree(Guess(), settings, 200, len(window.game.actions), window.game.most_legal)
    tree.plant(window.imagine(Fast(3)), window.seat)
    tree.run(10 * len(window.legal()), Fast(4))
    assert len({tree.worth(node) for node in below(tree, 0)}) == 1


@pytest.mark.parametrize(("planned", "visits"), [(252, [12, 12, 12, 33, 33, 75, 75]), (4, [2, 2])])
def test_rivals_are_tried_equally_often_and_halved(planned: int, visits: list[int]) -> None:
    """Seven cards, four, two: for each a third of what is planned. With little planned there are fewer rivals."""
    game = paluba.game("isle_of_cats")
    window = opening(game, 2)
    tree = Tree(game.policy, Settings(rivals=8, faith=0.0, deepest=1), 300, len(game.actions), game.most_legal)
    tree.plant(window.imagine(Fast(3)), window.seat, planned)
    tree.run(planned, Fast(4))
    assert sorted(tree.visits[node] for node in below(tree, 0)) == visits
    last = [node for node in below(tree, 0) if tree.visits[node] == visits[-1]]
    assert tree.best() == max(last, key=tree.worth)


def test_trust_keeps_the_word_of_the_policy_however_long_the_search() -> None:
    """With much trust what the policy rates best is chosen, where playouts alone would often choose otherwise."""
    game = paluba.game("isle_of_cats")
    chosen: dict[float, set[bool]] = {0.0: set(), 1e6: set()}
    for trust, first in chosen.items():
        tree = Tree(game.policy, Settings(rivals=4, faith=0.0, trust=trust), 80, len(game.actions), game.most_legal)
        for seed in range(8):
            window = opening(game, 2, seed)
            tree.plant(window.imagine(Fast(3)), window.seat, 60)
            tree.run(60, Fast(4))
            first.add(tree.best() == below(tree, 0)[0])
    assert chosen == {0.0: {True, False}, 1e6: {True}}


def test_who_picks_loosely_has_no_rivals() -> None:
    """Rivals that were dropped early could not be told from the others."""
    window = opening(paluba.game("isle_of_cats"), 2)
    some, none = (SearchBot(Effort(iterations=40, loose=0.02), {"rivals": rivals}) for rivals in (4, 0))
    assert some.choose(window, Fast(5)) == none.choose(window, Fast(5))
    assert some.why() == none.why()


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_a_search_by_time_answers_however_short_it_is(game: Game[Any]) -> None:
    window = opening(game, game.meta.most)
    for name in ("search:1ms", "search:1ms:rivals=4", "search:1:rivals=4", "search:9:rivals=1"):
        assert bots.make(name).choose(window, Fast(1)) in window.legal()


def test_a_full_tree_goes_on_without_new_branches() -> None:
    window = opening(toy.GAME, 2)
    tree = Tree(toy.GAME.policy, Settings(), 3, len(toy.GAME.actions), toy.GAME.most_legal)
    tree.plant(window.imagine(Fast(3)), window.seat)
    tree.run(50, Fast(4))
    assert tree.size == 3
    assert tree.visits[0] == 50


def test_a_lone_legal_action_needs_no_thought() -> None:
    """It is chosen without an iteration, and there is nothing to say about it."""

    class One(Window):
        def legal(self) -> list[int]:
            return [2]

    state = toy.GAME.start(2, {"bids": "once"}, Fast(1), None)
    bot = SearchBot(Effort(iterations=1000))
    assert bot.choose(One(toy.GAME, state, 0), Fast(1)) == 2
    assert bot.why() is None


def test_widening_is_gradual() -> None:
    """With a small measure of widening few of many actions get a branch; with a large one all do."""
    game = paluba.game("sea_salt_paper")
    window = opening(game, 2)
    sizes = []
    for widen in (0.0, 100.0):
        tree = Tree(game.policy, Settings(widen=widen), 400, len(game.actions), game.most_legal)
        tree.plant(window.imagine(Fast(1)), window.seat)
        tree.run(300, Fast(2))
        sizes.append(sum(1 for node in range(1, tree.size) if tree.actor[node] == window.seat))
    assert sizes[0] < sizes[1]


def test_others_sealed_choices_are_sampled_not_searched() -> None:
    """In an all-at-once moment only the searching seat's actions become branches."""
    state = toy.GAME.start(3, {"bids": "once"}, Fast(9), None)
    window = Window(toy.GAME, state, 1)
    tree = Tree(toy.GAME.policy, Settings(), 500, len(toy.GAME.actions), toy.GAME.most_legal)
    tree.plant(window.imagine(Fast(1)), 1)
    tree.run(400, Fast(2))
    assert {int(tree.actor[node]) for node in range(1, tree.size)} == {1}


@pytest.mark.parametrize("key", ["sea_salt_paper", "ingenious", "deep_dive"])
def test_without_others_only_what_the_seat_chooses_is_searched(key: str) -> None:
    """In games that begin with a turn, not with choices made all at once. Beyond what others did, a branch stands
    for whatever the policy does."""
    game = paluba.game(key)
    window = opening(game, 2)
    actors = []
    for others in (0, 1):
        tree = Tree(game.policy, Settings(others=others, widen=0.5), 2000, len(game.actions), game.most_legal)
        tree.plant(window.imagine(Fast(1)), window.seat)
        tree.run(1500, Fast(2))
        actors.append({int(tree.actor[node]) for node in range(1, tree.size)})
        assert any(tree.action[node] == tree.as_policy for node in range(1, tree.size)) == (others == 0)
    assert actors[0] == {window.seat}
    assert actors[1] == {0, 1}, "else what others choose is searched as well"


def test_where_the_policy_does_not_weigh_all_but_its_choice_are_doubted() -> None:
    """With such faith a branch stays worth what it began with."""
    window = opening(paluba.game("isle_of_cats"), 2)
    settings = Settings(rivals=8, faith=1e9, doubt=0.1)
    tree = Tree(Guess(), settings, 100, len(window.game.actions), window.game.most_legal)
    tree.plant(window.imagine(Fast(3)), window.seat, 60)
    tree.run(60, Fast(4))
    first, *others = (round(tree.worth(node), 4) for node in below(tree, 0))
    assert (first, set(others)) == (0.5, {0.4})


def test_beyond_what_others_did_the_best_branch_begins_as_good_as_the_position_was() -> None:
    """The policy's weights tell only how much less the others are worth."""
    game = paluba.game("sea_salt_paper")
    window = opening(game, 2, 3)
    tree = Tree(game.policy, Settings(others=0, faith=10.0), 100, len(game.actions), game.most_legal)
    world = window.imagine(Fast(3))
    tree.plant(world, window.seat)
    visits, worth, weights = 1000, 0.3, vec[float]([0.0] * game.most_legal)
    position = tree.add(0, 1 - window.seat, 0, worth * (visits + 10.0))
    tree.visits[position] = visits
    for _ in range(1 + len(window.legal())):
        tree.pick(world, position, window.seat, world.legal(window.seat, tree.legal), True, Fast(4))
    assert game.policy.weigh(world, window.seat, tree.legal, len(window.legal()), weights)
    promised = dict(zip(window.legal(), weights, strict=False))
    begun = {int(tree.action[node]): float(tree.worth(node)) for node in below(tree, position)}
    assert begun.pop(int(tree.as_policy)) == pytest.approx(worth)
    assert begun == pytest.approx({action: worth + weight - max(weights) for action, weight in promised.items()})


def test_a_playout_goes_on_to_a_quiet_position() -> None:
    """With a horizon of 0 every position judged is still one where a turn begins, or the end."""

    class Watched(Policy):
        def choose(self, state: State, seat: i64, chance: Chance, scratch: vec[i64]) -> i64:
            return game.policy.choose(state, seat, chance, scratch)

        def quiet(self, state: State) -> bool:
            return game.policy.quiet(state)

        def judge(self, state: State, seat: i64) -> float:
            judged.append(state.to_act() == 0 or game.policy.quiet(state))
            return game.policy.judge(state, seat)

    game, judged = paluba.game("sea_salt_paper"), []
    window = opening(game, 2)
    tree = Tree(Watched(), Settings(horizon=0, others=0), 400, len(game.actions), game.most_legal)
    tree.plant(window.imagine(Fast(1)), window.seat)
    tree.run(300, Fast(2))
    assert len(judged) == 300
    assert all(judged)


def test_it_bids_high_for_a_good_die_when_that_wins() -> None:
    """The last round of the toy, with the die of a seat that is behind: only winning this bid helps."""
    state = toy.GAME.start(2, {"bids": "once"}, Fast(1), None)
    state.round, state.points, state.dice = toy.ROUNDS - 1, [0, 3], [5, 0]
    choice = SearchBot(Effort(iterations=400), {"noise": 0}).choose(Window(toy.GAME, state, 0), Fast(1))
    assert choice >= 1, "the other seat bids 0 with its low die"


def test_more_iterations_win_more() -> None:
    """In Ingenious a search of 40 beats one of 4 clearly: over 60 % of 40 matches on the same deals."""
    from paluba.sim.ladder import duel, ladder

    chosen = ladder("ingenious", 2, {}, ["search:40", "search:4"], 11, 40, 0)
    last = [found for found, _ in duel(chosen, 0.9999, 0.0, 1)][-1]
    assert last.share > 0.6


@pytest.mark.parametrize(
    "name",
    [
        "search:0",
        "search:-5",
        "search:x",
        "search:",
        "search:9:ms",
        "search:9:loose=-1",
        "greedy:judge=2",
        "greedy:points=-1",
        "greedy:judge=1:points=1",
        "greedy:steps=-1",
    ],
)
def test_a_name_that_does_not_fit_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="does not fit the form"):
        bots.make(name)


@pytest.mark.parametrize("name", ["nobody", "exec:", "exec", ""])
def test_an_unknown_bot_is_refused_with_the_names(name: str) -> None:
    with pytest.raises(BadInput, match="random, default, greedy, learner, casual, strong, master"):
        bots.make(name)


def test_an_unknown_setting_is_refused_with_the_names() -> None:
    with pytest.raises(BadInput, match="explore, horizon, noise, widen, faith"):
        bots.make("search:9:luck=1")


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_greedy_goes_by_the_value_what_a_search_judges_by_or_points(game: Game[Any]) -> None:
    window = opening(game, 2)
    world, scratch = window.imagine(Fast(1)), buffer(game)
    for action in window.legal():
        ahead = world.copy()
        ahead.apply(window.seat, action, Fast(2))
        points = ahead.score(window.seat) - ahead.score(1 - window.seat)
        for by, worth in (
            (VALUE, game.policy.value(ahead, window.seat)),
            (JUDGE, game.policy.judge(ahead, window.seat)),
            (POINTS, points),
        ):
            assert outlook(world, window.seat, action, game.policy, Fast(2), scratch, 0, by) == worth


def test_a_time_limit_ends_the_search() -> None:
    window = opening(paluba.game("sea_salt_paper"), 2)
    bot = SearchBot(Effort(iterations=10**9, milliseconds=5))
    assert bot.choose(window, Fast(1)) in window.legal()
    thought = bot.why()
    assert thought is not None
    assert 0 < thought.iterations < 10**9


def test_a_loose_bot_varies_and_a_tight_one_does_not() -> None:
    window = opening(paluba.game("sea_salt_paper"), 2)
    loose = {SearchBot(Effort(iterations=60, loose=0.5)).choose(window, Fast(n)) for n in range(30)}
    assert len(loose) > 1


def test_the_reason_is_made_of_the_figures_of_the_search() -> None:
    """The chosen line comes first; visits add up to the iterations; the lines are legal actions."""
    game = paluba.game("sea_salt_paper")
    window = opening(game, 2)
    bot = SearchBot(Effort(iterations=300))
    chosen = bot.choose(window, Fast(3))
    thought = bot.why()
    assert thought is not None
    assert thought.lines[0].actions[0] == chosen
    assert sum(line.visits for line in thought.lines) == thought.iterations
    assert all(line.actions[0] in window.legal() and 0 <= line.worth <= 1 for line in thought.lines)
    data = thought.to_json(game)
    assert data["lines"][0]["do"] == game.actions.action(chosen).to_json()


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_weights_are_values_and_change_nothing(game: Game[Any]) -> None:
    """What a policy writes for each legal action is on the scale of values; weighing leaves the state as it was."""
    from librt.vecs import vec
    from mypy_extensions import i64

    chance = Fast(6)
    for seats, options in game.meta.setups():
        state = game.start(seats, options, chance, None)
        for _ in range(60):
            asked = seats_of(state.to_act())
            if not asked:
                break
            legal, before = legal_numbers(game, state, asked[0]), state.key()
            out = vec[float]([-1.0] * game.most_legal)
            said = game.policy.weigh(state, asked[0], vec[i64](legal), len(legal), out)
            assert state.key() == before
            if said:
                assert all(0 <= out[n] <= 1 for n in range(len(legal)))
            state.apply(asked[0], legal[chance.below(len(legal))], chance)
