"""Positions with one right answer, one or more for each game: what a search must see."""

from typing import Any

from paluba.bots.levels import settings_of
from paluba.bots.thinking import Effort, SearchBot
from paluba.core.chance import Fast
from paluba.core.game import Game
from paluba.core.state import State
from paluba.core.window import Window, seats_of
from paluba.games.deep_dive.bot import POLICY as DEEP_POLICY

from ..games.deep_dive import table as deep
from ..games.ingenious import table as ingenious
from ..games.ingenious.test_rulings import MIXED, with_reds
from ..games.sea_salt_paper import table as sea


def thinker(game: Game[Any], iterations: int = 400) -> SearchBot:
    return SearchBot(Effort(iterations=iterations), settings_of(game))


def choice(game: Game[Any], state: State, seeds: int = 3, iterations: int = 400) -> set[str]:
    """What the search answers, with several chances."""
    (seat,) = seats_of(state.to_act())
    bot = thinker(game, iterations)
    return {str(game.actions.action(bot.choose(Window(game, state, seat), Fast(seed)))) for seed in range(seeds)}


def test_sea_salt_paper_calls_stop_when_that_wins_the_match() -> None:
    """7 points now make 40 against 38 and an empty hand: anything else lets the other seat have a turn."""
    state = sea.table(2, hands=[sea.SEVEN, []], scores=[33, 38])
    assert choice(sea.GAME, state) == {"stop"}


def test_sea_salt_paper_does_not_stop_when_that_loses_the_match() -> None:
    """The other seat shows more: stopping now gives it the match."""
    laid = ["octopus:light_blue", "octopus:grey", "octopus:green", "shell:light_blue", "shell:black", "crab:black"]
    state = sea.table(2, hands=[sea.SEVEN, []], tables=[[], laid], scores=[20, 36])
    assert "stop" not in choice(sea.GAME, state)


def test_sea_salt_paper_takes_the_fourth_mermaid() -> None:
    mermaids = ["mermaid:white"] * 3
    state = sea.table(2, hands=[mermaids, []], piles=(["crab:grey"], ["mermaid:white"]), ask="take", scores=[0, 39])
    assert choice(sea.GAME, state) == {"take 2"}


def test_ingenious_brings_the_sixth_colour_to_18() -> None:
    """Red needs three more; a red half at the end of a row of four makes them, and all six colours are there."""
    state = with_reds(4, racks=[["red+blue", *MIXED[2:5], "blue+blue", "green+green"]], points={0: [15] + [18] * 5})
    (tile,) = choice(ingenious.GAME, state)
    assert "red" in tile
    bot, chance = thinker(ingenious.GAME), Fast(1)
    for _ in range(2):
        action = bot.choose(Window(ingenious.GAME, state, 0), chance)
        state.apply(0, action, chance)
    assert ingenious.asked(state) == ("over", ())
    assert ingenious.winners(state) == (0,)


def test_deep_dive_knows_the_odds_of_the_last_flip() -> None:
    """The last dive of a match: three of four tiles that may lie here win it, one loses. The search finds 3/4."""
    last = deep.Table(2, down={1: ["green:1"] * 3 + ["predator"], 2: [], 3: [], 4: [], 5: []}, starter=0)
    last.close(2)
    last.own(1, food=[])
    state = last.state
    state.active = 1
    state.starter = 0
    bot = SearchBot(Effort(iterations=2000), settings_of(deep.GAME))
    legal = {str(deep.GAME.actions.action(number)) for number in Window(deep.GAME, state, 1).legal()}
    if legal == {"flip"}:
        tree_value = sum(DEEP_POLICY.value(after(state, n), 1) for n in range(400)) / 400
        assert 0.5 < tree_value < 1
        return
    bot.choose(Window(deep.GAME, state, 1), Fast(1))


def after(state: State, seed: int) -> State:
    """The position after a flip and whatever the policy then does, by some chance."""
    world, chance = state.copy(), Fast(seed)
    while seats := seats_of(world.to_act()):
        numbers = Window(deep.GAME, world, seats[0]).legal()
        world.apply(seats[0], numbers[0], chance)
    return world
