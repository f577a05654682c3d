"""What the choices of a decision are worth: each is tried equally often, in the same worlds, and played on by the
default choice."""

from __future__ import annotations

from typing import Any

from paluba.bots.search import Settings, Tree
from paluba.bots.thinking import below
from paluba.core.chance import Fast
from paluba.core.game import Game
from paluba.core.window import Window


def even_tree(game: Game[Any], horizon: int, stages: int = 0) -> Tree:
    """A tree that tries every action equally often and plays on for so many decisions and stages of the match."""
    evenly = Settings(explore=1e6, horizon=horizon, noise=0, widen=1e6, faith=0.0, deepest=1, stages=stages)
    return Tree(game.policy, evenly, game.most_legal + 1, len(game.actions), game.most_legal)


def worths(tree: Tree, window: Window, playouts: int, chance: Fast) -> dict[int, float]:
    """What each legal action is worth, by so many playouts in all."""
    tree.plant(window.imagine(chance), window.seat)
    tree.run(playouts, chance)
    return {int(tree.action[node]): float(tree.worth(node)) for node in below(tree, 0)}
