"""What may be done at a table: each function checks a request against the table and answers with the entries to add to
its log. Nothing is changed here; a request that the table does not take raises `Refused`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from paluba import games
from paluba.bots import BOTS
from paluba.core.action import Action
from paluba.core.errors import BadInput, Illegal
from paluba.core.match import Match, seed_bytes
from paluba.server import entries as log
from paluba.server import wire
from paluba.server.errors import Refused
from paluba.server.table import Place, Table, Who
from paluba.server.tokens import hashed

PACES = ("none", "live", "days")
DAY = 86400
NAME_LENGTH = 24
Entries = Sequence[log.AnyEntry]


# --- the room around the match ----------------------------------------------------------------------------------------


def setup(
    game: str, seats: int, options: dict[str, str], bots_by_seat: dict[str, str], pace: wire.Pace
) -> tuple[dict[str, str], list[str | None]]:
    """The options and the bot of each seat for a new table; Refused says what cannot be had."""
    try:
        chosen = games.meta(game).resolve(seats, options)
        players: list[str | None] = [None] * seats
        for seat, name in bots_by_seat.items():
            if not seat.isdecimal() or not seat.isascii() or len(seat) > 1 or int(seat) >= seats:
                raise BadInput(f"{seat!r} is no seat; the seats are 0 to {seats - 1}")
            _known_bot(name)
            players[int(seat)] = name
    except BadInput as error:
        raise Refused("bad_setup", reason=str(error)) from None
    if pace.kind not in PACES:
        raise Refused("bad_setup", reason=f"there is no pace {pace.kind!r}; the paces are {', '.join(PACES)}")
    if pace.kind == "live" and not pace.decision + pace.bank:
        raise Refused("bad_setup", reason="a live pace needs seconds for each decision or a bank of seconds")
    if pace.kind == "days" and (pace.decision < DAY or pace.bank):
        raise Refused("bad_setup", reason="a pace over days has at least 86400 seconds for each decision and no bank")
    if pace.kind == "none" and (pace.decision or pace.bank):
        raise Refused("bad_setup", reason="without a pace there are no seconds to give")
    return chosen, players


def _known_bot(name: str) -> None:
    """People choose among the bots that are listed. Never by `bots.make`: that also takes programs to run."""
    if name not in BOTS:
        raise BadInput(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")


def name_of(text: str) -> str:
    """A name as it is shown: without blanks around it and without what cannot be seen."""
    name = " ".join("".join(letter for letter in text if letter.isprintable()).split())[:NAME_LENGTH]
    if not name:
        raise Refused("bad_request", reason="a name needs at least one letter")
    return name


def opened(table: Table, token: str) -> Who:
    """What a token opens; Refused if nothing."""
    who = table.who(hashed(token))
    if who is None:
        raise Refused("bad_token")
    return who


def seat_of(table: Table, token: str) -> int:
    """The seat that a token opens."""
    seat = opened(table, token).seat
    if seat is None:
        raise Refused("not_allowed", needs="seat")
    return seat


def as_host(table: Table, token: str) -> None:
    if not opened(table, token).host:
        raise Refused("not_allowed", needs="host")


def claim(table: Table, t: int, claim: str, name: str, token: str, recovery: str) -> log.Claimed:
    for seat, place in enumerate(table.places):
        if place.claim is not None and place.claim == hashed(claim):
            return log.Claimed(t, seat, name_of(name), hashed(token), hashed(recovery))
    raise Refused("bad_claim")


def recover(table: Table, t: int, recovery: str, token: str) -> log.Recovered:
    for seat, place in enumerate(table.places):
        if place.recovery is not None and place.recovery == hashed(recovery):
            return log.Recovered(t, seat, hashed(token))
    raise Refused("bad_recovery")


def rename(table: Table, t: int, token: str, name: str) -> Entries:
    return [log.Renamed(t, seat_of(table, token), name_of(name))]


def ready(table: Table, t: int, token: str, is_ready: bool) -> Entries:
    seat = seat_of(table, token)
    _must_be(table, "lobby")
    return [] if table.places[seat].ready == is_ready else [log.Readied(t, seat, is_ready)]


def help_with(table: Table, t: int, token: str, on: bool) -> Entries:
    seat = seat_of(table, token)
    return [] if table.places[seat].helped == on else [log.Helped(t, seat, on)]


def start(table: Table, t: int, token: str) -> Entries:
    who = opened(table, token)
    if who.watcher:
        raise Refused("not_allowed", needs="host or seat")
    _must_be(table, "lobby")
    if missing := [seat for seat, place in enumerate(table.places) if place.kind == "open"]:
        raise Refused("seats_open", seats=missing)
    if not who.host:
        if late := [seat for seat in table.people() if not table.places[seat].ready]:
            raise Refused("not_ready", seats=late)
    return [log.Started(t, seed_bytes(None), games.meta(table.game).rules)]


def rematch(table: Table, t: int, token: str) -> Entries:
    if opened(table, token).watcher:
        raise Refused("not_allowed", needs="host or seat")
    _must_be(table, "over")
    return [log.Rematched(t)]


def leave(table: Table, t: int, token: str) -> Entries:
    seat = seat_of(table, token)
    return [] if table.places[seat].left else [log.Left(t, seat)]


def come_back(table: Table, t: int, token: str) -> Entries:
    seat = seat_of(table, token)
    return [log.Returned(t, seat)] if table.places[seat].left else []


def invite(table: Table, t: int, token: str, seat: int, claim: str) -> Entries:
    as_host(table, token)
    place = _place(table, seat)
    if place.kind != "open" and not place.left:
        raise Refused("seat_taken", seat=seat)
    return [log.Invited(t, seat, hashed(claim))]


def replace(table: Table, t: int, token: str, seat: int, bot: str, is_here: bool) -> Entries:
    as_host(table, token)
    place = _place(table, seat)
    if place.is_person and not place.left and is_here:
        raise Refused("seat_taken", seat=seat)
    try:
        _known_bot(bot)
    except BadInput as error:
        raise Refused("bad_setup", reason=str(error)) from None
    return [log.Replaced(t, seat, bot)]


def give_back(table: Table, t: int, token: str, seat: int) -> Entries:
    as_host(table, token)
    place = _place(table, seat)
    if place.bot is None:
        raise Refused("not_bot", seat=seat)
    if table.status == "playing" and not place.tokens:
        raise Refused("not_person", seat=seat)
    return [log.GivenBack(t, seat)]


def _place(table: Table, seat: int) -> Place:
    if seat >= table.seats:
        raise Refused("no_seat", seat=seat)
    return table.places[seat]


def _must_be(table: Table, status: str) -> None:
    if table.status == "stopped":
        raise Refused("other_rules")
    if table.status != status:
        raise Refused({"lobby": "not_lobby", "over": "not_over", "playing": "not_playing"}[status], status=table.status)


# --- the match --------------------------------------------------------------------------------------------------------


def playing(table: Table) -> Match:
    """The match that is being played."""
    _must_be(table, "playing")
    assert table.match is not None
    return table.match


def legally(act: Callable[[], Any]) -> Any:
    """Does something that the rules may refuse, and says the refusal our way."""
    try:
        return act()
    except Illegal as illegal:
        raise Refused(illegal.code, illegal.rule, **illegal.facts) from None


def action(match: Match, do: dict[str, Any]) -> Action:
    try:
        return match.game.action_from_json(do)
    except BadInput as error:
        raise Refused("bad_action", reason=str(error)) from None


def move(table: Table, t: int, said: wire.Move) -> Entries:
    match = playing(table)
    legally(lambda: match.check_decision(said.seat, said.decision))
    if table.paused:
        raise Refused("paused")
    chosen = action(match, said.do)
    legally(lambda: match.check(said.seat, chosen))
    return [log.Moved(t, said.seat, chosen.to_json(), said.id)]


def undo(table: Table, t: int, said: wire.Undo) -> Entries:
    match = playing(table)
    if table.paused:
        raise Refused("paused")
    if match.can_undo(said.seat):
        return [log.Undid(t, said.seat, False, said.id)]
    if not match.can_undo(said.seat, agreed=True):
        raise Refused("nothing_to_undo", seat=said.seat)
    if not said.ask:
        raise Refused("undo_not_free", seat=said.seat)
    return _ask(table, t, said.seat, "undo", said.id)


def pause(table: Table, t: int, said: wire.Pause) -> Entries:
    playing(table)
    if table.paused:
        raise Refused("paused")
    return _ask(table, t, said.seat, "pause", said.id)


def resume(table: Table, t: int, said: wire.Resume) -> Entries:
    playing(table)
    if not table.paused:
        raise Refused("not_paused")
    return [log.Resumed(t, said.seat, said.id)]


def consent(table: Table, t: int, said: wire.Consent) -> Entries:
    playing(table)
    request = table.request
    if request is None or request.number != said.request:
        raise Refused("no_request", request=said.request)
    if said.seat not in request.waiting:
        raise Refused("not_waiting", seat=said.seat)
    answer = log.Answered(t, said.seat, said.yes, said.id)
    if not said.yes or request.waiting != [said.seat]:
        return [answer]
    return [answer, _granted(t, request.kind, request.seat, None)]


def _ask(table: Table, t: int, seat: int, kind: str, mid: str) -> Entries:
    if not table.people(but=seat):
        return [_granted(t, kind, seat, mid)]
    if table.request is not None:
        raise Refused("request_open", request=table.request.number)
    return [log.Asked(t, seat, kind, mid)]


def _granted(t: int, kind: str, seat: int, mid: str | None) -> log.AnyEntry:
    return log.Undid(t, seat, True, mid) if kind == "undo" else log.Paused(t, seat, mid)


def chat(table: Table, t: int, said: wire.Chat) -> Entries:
    return [log.Spoke(t, said.seat, said.text, said.id)]
