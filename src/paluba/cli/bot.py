"""``paluba bot``: a bot of ours for other programs, by lines of JSON as `docs/external-bots.md` has them."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from paluba import bots, games
from paluba.cli.common import add_language
from paluba.core.chance import Fast
from paluba.core.errors import BadInput
from paluba.core.game import Game
from paluba.core.snapshot import from_json
from paluba.core.window import Bot, Window
from paluba.core.words import Words
from paluba.sim.why import sentence

NAME = "bot"
HELP = "Answer the questions of another program: a line of JSON in for every decision, one out."
EXAMPLE = "paluba bot sea_salt_paper strong"


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the key of the game")
    parser.add_argument("level", help=f"of {bots.KNOWN}")
    parser.add_argument("--why", action="store_true", help="say with every answer why")
    parser.add_argument("--seed", type=int, default=0, help="the same seed and questions give the same answers")
    add_language(parser)


def run(arguments: argparse.Namespace) -> None:
    game = games.game(arguments.game)
    bot, chance = bots.make(arguments.level), Fast(arguments.seed)
    words = Words(game, arguments.lang) if arguments.why else None
    for line in sys.stdin:
        try:
            said = answer(game, bot, chance, json.loads(line), words)
        except (ValueError, RecursionError, IndexError, KeyError, TypeError) as error:
            said = {"error": str(error)}
        print(json.dumps(said), flush=True)


def answer(game: Game[Any], bot: Bot, chance: Fast, question: Any, words: Words | None) -> dict[str, Any]:
    """The answer to a question: what to do, and, with words, why."""
    if not isinstance(question, dict) or not {"game", "rules", "seat", "world"} <= question.keys():
        raise BadInput("A question is an object with game, rules, seat and world.")
    if question["game"] != game.key or question["rules"] != game.meta.rules:
        raise BadInput(f"This bot plays {game.key} by version {game.meta.rules} of its rules.")
    world, seat = from_json(game, question["world"]), question["seat"]
    if not isinstance(seat, int) or not 0 <= seat < world.seats or not world.to_act() >> seat & 1:
        raise BadInput(f"Seat {seat!r} is not asked in this world.")
    number = bot.choose(Window(game, world, seat), chance)
    said: dict[str, Any] = {"do": game.actions.action(number).to_json()}
    thought = bot.why() if words is not None and hasattr(bot, "why") else None
    if words is not None and thought is not None:
        said["why"] = {"sentence": sentence(thought, words, game), **thought.to_json(game)}
    return said
