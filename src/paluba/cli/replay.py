"""``paluba replay``: a record told again, checked step by step."""

from __future__ import annotations

import argparse
import json

import paluba
from paluba.cli.common import add_language, read
from paluba.core.errors import BadInput
from paluba.core.words import Words

NAME = "replay"
HELP = "Tell a recorded match again; refuses a record that does not hold, naming the step."
EXAMPLE = "paluba replay match.jsonl --verify"


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="the record; - reads the standard input")
    parser.add_argument("--verify", action="store_true", help="draw all chance anew from the seed and compare")
    parser.add_argument("--until", type=int, metavar="N", help="stop after step N")
    add_language(parser)


def run(arguments: argparse.Namespace) -> None:
    if arguments.until is not None and arguments.until < 0:
        raise BadInput("--until takes a step number from 0 up.")
    match = paluba.replay(read(arguments.file), verify=arguments.verify, until=arguments.until)
    result = match.result
    if arguments.json:
        told = {
            "game": match.game.key,
            "seats": match.seats,
            "options": match.options,
            "steps": len(match.steps),
            "verified": arguments.verify,
            "events": [event.to_json() for event in match.events],
            "to_act": match.to_act,
            "result": result.to_json() if result else None,
        }
        print(json.dumps(told))
        return
    words = Words(match.game, arguments.lang)
    for event in match.events:
        print(words.event(event, event.to_json()))
    print()
    if result is None:
        print(match.game.picture(match.view(None), words))
        print(words.say("replay-open", steps=len(match.steps)))
    else:
        print(words.result(result))
    if arguments.verify:
        print(words.say("replay-verified", commitment=match.commitment))
