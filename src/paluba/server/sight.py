"""What one pair of eyes is sent. Every byte about a match that leaves the server is built here, and only from the view,
the prompt, the legal list and the masked events of that seat; eyes None are an onlooker's.

After the end all is open: whole events, every hand, the seed.
"""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from paluba import games
from paluba.core.chance import Fast, Logged
from paluba.core.errors import BadInput
from paluba.core.match import Match
from paluba.server import wire
from paluba.server.errors import Refused
from paluba.server.table import Table

RECENT = 100
"""So many events come with a welcome to somebody who has none."""
SHORT = 64
"""Longer legal lists are sent only on request."""
MOST_LISTED = 1000

_encode = msgspec.json.Encoder().encode
Eyes = int | None


def pack(message: wire.Outgoing) -> str:
    """The frame of a message."""
    return _encode(message).decode()


class Moment:
    """A position as all look at it: what several pairs of eyes see alike is made once. That is the onlooker's prompt,
    for whoever is not asked, and in a game without secrets the view."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._view: msgspec.Raw | None = None
        self._prompt: msgspec.Raw | None = None

    def view(self, eyes: Eyes) -> dict[str, Any] | msgspec.Raw:
        if self._match.game.meta.secrets:
            return self._match.view(eyes)
        if self._view is None:
            self._view = msgspec.Raw(_encode(self._match.view(None)))
        return self._view

    def prompt(self, eyes: Eyes) -> dict[str, Any] | msgspec.Raw:
        if eyes is not None and eyes in self._match.to_act:
            return self._match.prompt(eyes)
        if self._prompt is None:
            self._prompt = msgspec.Raw(_encode(self._match.prompt(None)))
        return self._prompt


def now(table: Table, match: Match, eyes: Eyes, first: int, moment: Moment | None = None) -> wire.Now:
    """Where the match stands, with its events from number `first` on."""
    asked, moment = match.to_act, moment or Moment(match)
    over = not asked
    is_asked = eyes is not None and eyes in asked
    legal = match.window(eyes).legal() if eyes is not None and is_asked else []
    result = match.result if over else None
    return wire.Now(
        match=table.matches,
        first=first,
        events=_events(match, eyes, first, None),
        view=moment.view(eyes),
        prompt=moment.prompt(eyes),
        decision=match.decision(eyes) if eyes is not None and is_asked else None,
        to_act=list(asked),
        legal=[_action(match.game.key, number) for number in legal] if len(legal) <= SHORT else None,
        legal_count=len(legal),
        undo=eyes is not None and not over and match.can_undo(eyes),
        result=result.to_json() if result else None,
        seed=match.seed.hex() if over and match.seed else None,
        hands=[match.view(seat) for seat in range(match.seats)] if over else None,
    )


def _events(match: Match, eyes: Eyes, first: int, last: int | None) -> list[dict[str, Any]]:
    if not match.to_act:
        return [event.to_json() for event in match.events[first:last]]
    return [event.for_seat(eyes) for event in match.events[first:last]]


def facts(table: Table, here: list[bool], watchers: int) -> wire.Facts:
    """What everybody may know about the table."""
    return wire.Facts(
        id=table.id,
        game=table.game,
        rules=table.rules,
        options=table.options,
        status=table.status,
        match=table.matches,
        seats=[
            wire.Chair(place.name, place.kind, place.bot, place.ready, here[seat], place.left)
            for seat, place in enumerate(table.places)
        ],
        watchers=watchers,
        pace=table.pace,
        paused=table.paused,
        request=table.request,
        clocks=table.clocks.seats if table.clocks else None,
        commitment=table.commitment,
    )


def chat(table: Table, watcher: bool) -> list[wire.Said]:
    """The lines of the chat that these eyes may read."""
    return [said for said in table.chat if may_read(table, said, watcher)]


def may_read(table: Table, said: wire.Said, watcher: bool) -> bool:
    """Watchers talk among themselves until the match is over."""
    return watcher or said.seat is not None or table.status != "playing"


def welcome(table: Table, you: wire.You, about: wire.Facts, t: int, match: int = 0, since: int = 0) -> wire.Welcome:
    """Everything, for a client that has `since` events of match number `match`."""
    state = None
    if table.match is not None:
        first = since if match == table.matches and since <= table.events else max(0, table.events - RECENT)
        state = now(table, table.match, you.seat, first)
    return wire.Welcome(t, you, about, state, chat(table, you.watcher))


def reject(table: Table, eyes: Eyes, mid: str | None, refused: Refused) -> wire.Reject:
    """A refusal with where the match stands."""
    state = now(table, table.match, eyes, table.events) if table.match is not None else None
    return wire.Reject(mid, refused.code, refused.rule, refused.facts, state)


def legal(match: Match, seat: int, mid: str, like: dict[str, Any]) -> wire.LegalList:
    """The seat's legal actions that have all these fields."""
    numbers = match.window(seat).legal()
    if like:
        action = match.game.actions.action
        numbers = [number for number in numbers if _has(action(number).to_json(), like)]
    listed = [_action(match.game.key, number) for number in numbers[:MOST_LISTED]]
    return wire.LegalList(mid, match.decision(seat), len(numbers), listed)


@functools.lru_cache(1 << 15)
def _action(key: str, number: int) -> msgspec.Raw:
    """An action of a game, as it is sent."""
    return msgspec.Raw(_encode(games.game(key).actions.action(number).to_json()))


def _has(data: dict[str, Any], like: dict[str, Any]) -> bool:
    return all(key in data and data[key] == value and type(data[key]) is type(value) for key, value in like.items())


def log(table: Table, eyes: Eyes, mid: str, first: int, count: int) -> wire.LogPart:
    events = _events(table.match, eyes, first, first + count) if table.match else []
    return wire.LogPart(mid, table.matches, first, events)


def preview(match: Match, seat: int, mid: str, do: dict[str, Any]) -> wire.Previewed:
    """What the action leads to, tried in a world that is imagined from what the seat knows: so the answer can hold
    nothing else. Sure only if nothing is drawn or revealed by it."""
    game = match.game
    try:
        action = game.action_from_json(do)
    except BadInput as error:
        raise Refused("bad_action", reason=str(error)) from None
    match.check(seat, action)
    world = match.window(seat).imagine(Fast(0))
    chance, shown = Logged(Fast(0)), world.shown
    world.apply(seat, game.actions.number(action), chance)
    if chance.take() or world.shown != shown:
        return wire.Previewed(mid, match.decision(seat), False, None, None, None, None)
    return wire.Previewed(
        mid,
        match.decision(seat),
        True,
        game.view(world, seat),
        game.prompt(world, seat),
        int(world.score(seat)),
        [line.to_json() for line in game.breakdown(world, seat)],
    )
