"""Positions with one right answer, one or more for each game: what a search must see."""

from typing import Any

from paluba.bots.levels import settings_of
from paluba.bots.thinking import Effort, SearchBot
from paluba.core.chance import Fast
from paluba.core.game import Game
from paluba.core.state import State
from paluba.core.window import Window, seats_of

from ..games.deep_dive import table as deep
from ..games.ingenious import table as ingenious
from ..games.ingenious.test_rulings import MIXED, with_reds
from ..games.isle_of_cats import table as isle
from ..games.sea_salt_paper import table as sea


def thinker(game: Game[Any], iterations: int = 400) -> SearchBot:
    return SearchBot(Effort(iterations=iterations), settings_of(game))


def choice(game: Game[Any], state: State, seeds: int = 3, iterations: int = 400) -> set[str]:
    """What the search answers, with several chances."""
    (seat,) = seats_of(state.to_act())
    bot = thinker(game, iterations)
    return {str(game.actions.action(bot.choose(Window(game, state, seat), Fast(seed)))) for seed in range(seeds)}


def test_sea_salt_paper_calls_stop_when_that_wins_the_match() -> None:
    """7 points now make 40 against 39: anything else lets the other seat have a turn."""
    laid = ["octopus:light_blue", "octopus:grey", "shell:light_blue", "shell:black", "crab:black", "crab:grey"]
    state = sea.table(2, hands=[sea.SEVEN, []], tables=[[], laid], scores=[33, 33])
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
    """The last dive of a match, one point each. Taking what lies open leaves it even. Of the four tiles that may be
    flipped three win, and the predator leaves it even: 3/4 + 1/4 * 1/2."""
    last = deep.Table(2, down={1: ["green:2"] * 3 + ["predator"], 2: [], 3: [], 4: [], 5: []}, up={1: ["pink:1"]})
    last.close(2)
    last.own(0, food=["pink:3"])
    last.own(1, food=["yellow:2"])
    last.state.active = 1
    assert last.legal == ["flip", "take pink:1"]
    bot = thinker(deep.GAME, 1500)
    assert str(deep.GAME.actions.action(bot.choose(Window(deep.GAME, last.state, 1), Fast(1)))) == "flip"
    thought = bot.why()
    assert thought is not None
    assert abs(thought.lines[0].worth - 0.875) < 0.04


def test_the_isle_of_cats_completes_a_room_and_a_family_with_one_cat() -> None:
    """There is one basket and fish for one cat. The red cross fills the bow and joins two red cats; every other cat
    and every other place leaves both undone."""
    state = isle.table(left=["cat13:red", "cat05:green", "cat13:purple"], right=["cat08:blue"], day=5, fish=3)
    isle.place(state, 0, "cat16:red", 2, 18)
    isle.place(state, 0, "cat15:red", 3, 16, turn=1)
    bot, chance = thinker(isle.GAME, 200), Fast(1)
    told = []
    for _ in range(2):
        action = bot.choose(Window(isle.GAME, state, 0), chance)
        told.append(str(isle.GAME.actions.action(action)))
        state.apply(0, action, chance)
    assert told[0] == "take cat13:red"
    points = {line.what: line.points for line in isle.GAME.breakdown(state, 0)}
    assert points["rooms"] == -30
    assert points["families"] == 8
