"""Why a bot chose as it did, in a sentence, from the same figures that it searched with."""

from __future__ import annotations

from typing import Any

from paluba.bots.thinking import Line, Thought
from paluba.core.game import Game
from paluba.core.words import Words


def sentence(thought: Thought, words: Words, game: Game[Any]) -> str:
    """The chosen line and the best other one, with what they were expected to bring."""
    chosen, *others = thought.lines
    told = words.say("why-chosen", **_facts(chosen, words, game))
    if others:
        told += " " + words.say("why-other", **_facts(others[0], words, game))
    return told


def _facts(line: Line, words: Words, game: Game[Any]) -> dict[str, Any]:
    return {
        "action": words.action(game.actions.action(line.actions[0])),
        "percent": round(100 * line.worth),
        "points": round(line.points),
        "visits": line.visits,
    }
