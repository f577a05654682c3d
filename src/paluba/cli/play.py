"""``paluba play``: the terminal table, against bots or on one device, line by line for eyes and for screen readers."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from paluba import bots, games
from paluba.bots import KNOWN
from paluba.cli.common import add_language, add_options, count, names, options
from paluba.core.action import Action
from paluba.core.chance import Fast
from paluba.core.errors import BadInput, Illegal
from paluba.core.event import Event
from paluba.core.match import Match, seed_bytes
from paluba.core.window import Bot
from paluba.core.words import Words

NAME = "play"
HELP = "Play at the terminal, against bots or with others on one device."
EXAMPLE = "paluba play sea_salt_paper --seats 3 --bots greedy"
LONG_LIST = 24
"""Longer lists of choices are shown only when asked for."""


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="the key of the game (default: you are asked)")
    parser.add_argument("--seats", type=count, help="how many seats (default: 2, or the fewest)")
    parser.add_argument("--people", type=count, default=1, help="how many of the seats are people (default: 1)")
    parser.add_argument("--bots", default="greedy", help=f"one for all other seats or one for each, of {KNOWN}")
    parser.add_argument("--ask-always", action="store_true", help="ask me also where I have one answer")
    parser.add_argument("--seed", type=int, help="a number that fixes all chance (default: secret)")
    parser.add_argument("--record", metavar="FILE", help="write the record of the match here when you stop")
    add_options(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> None:
    key = arguments.game or _ask_game()
    meta = games.meta(key)
    seats = arguments.seats or max(meta.fewest, 2, arguments.people)
    seed = seed_bytes(arguments.seed)
    match = Match(games.game(key), seats, seed, options(arguments.option))
    players = _players(names(arguments.bots), seats, arguments.people)
    people = [seat for seat, bot in enumerate(players) if bot is None]
    table: Table = JsonTable(match, people)
    if not arguments.json:
        table = TextTable(match, people, Words(match.game, arguments.lang))
        table.helps = len(people) == 1 and not arguments.ask_always
    try:
        _play(match, players, table, Fast(int.from_bytes(seed[:12], "big")))
    except (EOFError, KeyboardInterrupt):
        table.leave()
    finally:
        if arguments.record:
            _save(arguments.record, match.record())


def _ask_game() -> str:
    keys = games.game_keys()
    if len(keys) == 1:
        return keys[0]
    print("Which game?")
    for number, key in enumerate(keys, 1):
        print(f"  {number}  {games.meta(key).titles['en']} ({key})")
    try:
        answer = input("> ").strip()
    except EOFError:
        raise BadInput(f"No game was named; the games are {', '.join(keys)}.") from None
    return keys[int(answer) - 1] if answer.isdecimal() and 0 < int(answer) <= len(keys) else answer


def _players(named: Sequence[str], seats: int, people: int) -> list[Bot | None]:
    """For each seat its bot, None for a person."""
    if people > seats:
        raise BadInput(f"{people} people do not fit at {seats} seats.")
    if len(named) not in (1, seats - people):
        raise BadInput(f"{len(named)} bots are named for {seats - people} seats; name one for all, or one for each.")
    each = list(named) * (seats - people) if len(named) == 1 else named
    return [None] * people + [bots.make(name) for name in each]


def _play(match: Match, players: Sequence[Bot | None], table: Table, thinking: Fast) -> None:
    table.tell(match.events)
    while match.to_act:
        machine = next((seat for seat in match.to_act if players[seat] is not None), None)
        if machine is not None:
            bot = players[machine]
            assert bot is not None
            number = bot.choose(match.window(machine), thinking)
            table.tell(match.submit(machine, match.game.actions.action(number)))
            continue
        seat = match.to_act[0]
        if table.helps and match.answers_itself(seat):
            table.tell(match.submit(seat, match.legal(seat)[0]))
            continue
        answer = table.ask(seat)
        try:
            table.tell(match.undo(seat) if answer is None else match.submit(seat, answer))
        except Illegal as refusal:
            table.refuse(refusal)
    table.end()


class Table:
    """Where a match is shown and people answer."""

    helps = False
    """Whether it answers for a person who has one answer."""

    def __init__(self, match: Match, people: Sequence[int]) -> None:
        self._match = match
        self._people = people
        self._eyes = people[0] if len(people) == 1 else None
        """The seat that looks; None while nobody does, or several share the device."""

    def tell(self, events: Sequence[Event]) -> None:
        """Shows what happened."""
        raise NotImplementedError

    def ask(self, seat: int) -> Action | None:
        """A person's answer; None to take the last step back. EOFError when the person leaves."""
        raise NotImplementedError

    def refuse(self, refusal: Illegal) -> None:
        """Says why an answer was not taken."""
        raise NotImplementedError

    def end(self) -> None:
        """Shows the result."""
        raise NotImplementedError

    def leave(self) -> None:
        """Takes leave of people who stop before the end."""


class JsonTable(Table):
    """The table for programs: an object per line each way. A line in is an action, ``{"undo": true}`` or an error."""

    def tell(self, events: Sequence[Event]) -> None:
        self._say(events=[event.for_seat(self._eyes) for event in events])

    def ask(self, seat: int) -> Action | None:
        match = self._match
        legal = [action.to_json() for action in match.legal(seat)]
        self._say(seat=seat, view=match.view(seat), prompt=match.prompt(seat), legal=legal)
        while True:
            try:
                data = json.loads(input())
                return None if data == {"undo": True} else match.game.action_from_json(data)
            except EOFError:
                raise
            except (ValueError, RecursionError) as error:
                self._say(error=str(error))

    def refuse(self, refusal: Illegal) -> None:
        self._say(refused=refusal.to_json())

    def end(self) -> None:
        result = self._match.result
        assert result is not None
        self._say(result=result.to_json())

    def _say(self, **said: Any) -> None:
        print(json.dumps(said), flush=True)


class TextTable(Table):
    """The table for people."""

    def __init__(self, match: Match, people: Sequence[int], words: Words) -> None:
        super().__init__(match, people)
        self._words = words
        self._refused = False
        self._told = dict.fromkeys(people, 0)
        """How much of what happened each person has been told."""
        print(words.say("play-welcome", title=match.game.meta.titles[words.language]))
        print(words.say("play-commitment", commitment=match.commitment))

    def tell(self, events: Sequence[Event]) -> None:
        if len(self._people) == 1:
            self._catch_up(self._people[0])

    def _catch_up(self, seat: int) -> None:
        """Tells a person what happened since it was last told, as it may know it."""
        for event in self._match.events[self._told[seat] :]:
            print(self._words.event(event, event.for_seat(seat)))
        self._told[seat] = len(self._match.events)

    def ask(self, seat: int) -> Action | None:
        if len(self._people) > 1:
            self._draw_curtain(seat)
        words, match = self._words, self._match
        legal = match.legal(seat)
        if not self._refused:
            print()
            print(match.game.picture(match.view(seat), words))
        self._refused = False
        self._question(seat, legal)
        while True:
            answer = input("> ").strip()
            if answer in ("?", "help"):
                print(words.say("play-help"))
            elif answer == "list":
                self._list(legal)
            elif answer == "quit":
                raise EOFError
            elif answer == "undo":
                return None
            elif answer.isdecimal() and 1 <= int(answer) <= len(legal):
                return legal[int(answer) - 1]
            elif answer:
                try:
                    return match.game.parse(answer)
                except BadInput:
                    print(words.say("play-not-understood", answer=answer), words.say("play-help"))

    def _question(self, seat: int, legal: Sequence[Action]) -> None:
        print()
        print(self._words.say("play-asked", seat=self._words.seat(seat)), self._ask_text(seat))
        if len(legal) <= LONG_LIST:
            self._list(legal)
        else:
            print(self._words.say("play-long-list", count=len(legal), example=str(legal[0])))
        if self._match.can_undo(seat):
            print(self._words.say("play-may-undo"))

    def _ask_text(self, seat: int) -> str:
        return self._words.say(f"ask-{self._match.prompt(seat)['ask']}")

    def _list(self, legal: Sequence[Action]) -> None:
        width = len(str(len(legal)))
        for number, action in enumerate(legal, 1):
            print(f"  {number:>{width}}  {self._words.action(action)}  [{action}]")

    def _draw_curtain(self, seat: int) -> None:
        """Hides the table until the right person looks; then tells that person what happened."""
        if seat != self._eyes:
            if self._eyes is not None:
                print("\033[2J\033[H" if sys.stdout.isatty() else "", end="")
            self._eyes = seat
            print(self._words.say("play-curtain", seat=self._words.seat(seat)))
            input()
        self._catch_up(seat)

    def refuse(self, refusal: Illegal) -> None:
        print(self._words.refusal(refusal))
        self._refused = True

    def end(self) -> None:
        self._catch_up(self._people[0] if self._eyes is None else self._eyes)
        result = self._match.result
        assert result is not None
        print()
        print(self._words.result(result))
        if self._match.seed is not None:
            print(self._words.say("play-seed", seed=self._match.seed.hex()))

    def leave(self) -> None:
        print()
        print(self._words.say("play-left"))


def _save(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, "utf-8")
    except OSError as error:
        raise BadInput(f"The record cannot be written to {file}: {error.strerror}.") from None
