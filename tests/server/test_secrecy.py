"""Non-interference, on the bytes of real sockets: two matches that differ only in what a seat may not know send that
seat the same bytes - welcome, events, log, legal lists, previews, refusals, undo."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import paluba
from paluba.core.chance import Fast, Logged
from paluba.core.match import Match
from paluba.core.window import legal_numbers
from paluba.server import entries as log
from paluba.server.room import Room
from paluba.server.table import Table
from paluba.server.tokens import hashed

from .tools import Device, Time, listening, opened, run

TOKENS = [f"token-{seat}" for seat in range(6)]
POSITIONS = 5
NEVER = 3600.0
"""When the table answers for others is drawn by lot; here it does not come to that."""
CANDIDATES = 200
"""Positions are looked at until enough of them hid something."""


def setups() -> list[tuple[str, int, dict[str, str]]]:
    """For each game its fewest and most seats of more than one, with every option."""
    found = []
    for key in paluba.game_keys():
        meta = paluba.game(key).meta
        counts = {max(2, meta.fewest), meta.most}
        found += [(key, seats, options) for seats, options in meta.setups() if seats in counts and seats > 1]
    return found


def table_in(key: str, seats: int, options: dict[str, str], seed: int, steps: int) -> Table:
    """A table after some random steps."""
    table, dice, t = Table(), Fast(seed), Time()()
    claims: list[str | None] = [None] * seats
    pace = Table().pace
    entries: list[Any] = [log.Created(t, "abc", key, options, pace, "h", hashed("watch"), claims, claims)]
    entries += [log.Claimed(t, seat, f"P{seat}", hashed(TOKENS[seat]), f"r{seat}") for seat in range(seats)]
    entries.append(log.Started(t, seed.to_bytes(32, "big"), paluba.game(key).meta.rules))
    for entry in entries:
        table.play(entry)
    match = table.match
    assert match is not None
    for _ in range(steps):
        if len(match.to_act) == 0:
            break
        seat = match.to_act[dice.below(len(match.to_act))]
        legal = match.legal(seat)
        table.play(log.Moved(t, seat, legal[dice.below(len(legal))].to_json()))
    return table


def disguise(match: Match, seat: int, dice: Fast) -> int:
    """Changes everything that the seat may not know: the position, and the hidden fields of what happened. How much."""
    before = match.key()
    world = match._state.copy()
    world.imagine(seat, dice)
    match._state.assign(world)
    changed = int(match.key() != before)
    for event in match.events:
        for slot in event.slots:
            if slot.secret and not event.seen >> seat & 1:
                others = [slot.field.value(n) for n in range(slot.field.size)]
                other = others[dice.below(len(others))]
                changed += other != getattr(event, slot.name)
                event.__dict__[slot.name] = other
    return changed


@dataclass(frozen=True)
class Plan:
    """What is said at a table, the same in both worlds."""

    eyes: int
    seat: int | None
    """Another seat, if it can make a move that both worlds allow and that draws and shows nothing."""
    do: dict[str, Any]
    theirs: int
    decision: int
    legal: list[dict[str, Any]]
    illegal: list[dict[str, Any]]

    @classmethod
    def of(cls, tables: list[Table], eyes: int) -> "Plan":
        match = tables[0].match
        assert match is not None
        actions = match.game.actions
        legal = [action.to_json() for action in match.legal(eyes)]
        some = [actions.action(n).to_json() for n in range(0, len(actions), max(1, len(actions) // 40))]
        quiet = [(seat, number) for seat in match.to_act if seat != eyes for number in quiet_in_both(tables, seat)]
        seat, number = quiet[0] if quiet else (None, 0)
        theirs = 0 if seat is None else match.decision(seat)
        do = actions.action(number).to_json()
        return cls(eyes, seat, do, theirs, match.decision(eyes), legal, [do for do in some if do not in legal])


def quiet_in_both(both: list[Table], seat: int) -> list[int]:
    """Actions that both worlds allow, that draw and show nothing in either, and that leave the same seats asked."""
    found: list[set[tuple[int, int]]] = []
    for table in both:
        match = table.match
        assert match is not None
        quiet = set()
        for number in legal_numbers(match.game, match._state, seat):
            world, chance = match._state.copy(), Logged(Fast(1))
            shown = world.shown
            world.apply(seat, number, chance)
            if not chance.take() and world.shown == shown:
                quiet.add((number, world.to_act()))
        found.append(quiet)
    return sorted(number for number, _ in found[0] & found[1])


@pytest.mark.parametrize(("key", "seats", "options"), setups(), ids=lambda value: str(value).replace(" ", ""))
def test_bytes_depend_on_what_a_seat_may_know(key: str, seats: int, options: dict[str, str], tmp_path: Path) -> None:
    async def test() -> None:
        compared = hidden = 0
        secrets = paluba.game(key).meta.secrets
        async with (
            opened(tmp_path / "a.sqlite", hesitation=NEVER) as true,
            opened(tmp_path / "b.sqlite", hesitation=NEVER) as other,
            listening(true) as url_true,
            listening(other) as url_other,
        ):
            for n in range(CANDIDATES):
                tables = [table_in(key, seats, options, 100 + n, 5 + 17 * n % 120) for _ in range(2)]
                if tables[0].status == "over":
                    continue
                eyes = n % seats
                assert tables[1].match is not None
                changed = disguise(tables[1].match, eyes, Fast(n))
                if not changed and n >= POSITIONS:
                    if not secrets:
                        break
                    continue
                hidden += bool(changed)
                if hidden > POSITIONS:
                    break
                plan = Plan.of(tables, eyes)
                for house, table in ((true, tables[0]), (other, tables[1])):
                    table.id = f"abc{n}"
                    house.rooms[table.id] = Room(table, 0)
                said = [await conversation(url, f"abc{n}", plan) for url in (url_true, url_other)]
                assert said[0] == said[1]
                compared += len(said[0])
        assert compared > 0
        assert hidden > 0 or not secrets, "something was hidden"

    run(test(), 120)


async def conversation(url: str, table: str, plan: Plan) -> list[bytes]:
    """Everything that a seat is sent when it asks for all there is, and when another acts."""
    device = await Device.connect(url, table=table, tokens=[TOKENS[plan.eyes]])
    asked = 0

    async def ask(kind: str, **fields: Any) -> None:
        nonlocal asked
        asked += 1
        device.say(kind, id=f"a{asked}", **fields)
        await device.until(lambda m: m.get("id") == f"a{asked}")

    await device.next("welcome")
    await ask("log", first=0)
    await ask("legal", seat=plan.eyes)
    for do in plan.legal[:12]:
        await ask("legal", seat=plan.eyes, like={"do": do["do"]})
        await ask("preview", seat=plan.eyes, do=do)
    for do in plan.illegal:
        await ask("move", seat=plan.eyes, decision=plan.decision, do=do)
        await ask("preview", seat=plan.eyes, do=do)
    await ask("move", seat=plan.eyes, decision=9999, do={})
    await ask("undo", seat=plan.eyes, ask=False)
    if plan.seat is not None:
        other = await Device.connect(url, table=table, tokens=[TOKENS[plan.seat]])
        other.say("move", id="theirs", seat=plan.seat, decision=plan.theirs, do=plan.do)
        await other.next("ack")
        other.say("undo", id="back", seat=plan.seat)
        await other.until(lambda m: m.get("id") == "back")
        other.close()
        await other.closed()
    await ask("log", first=0)
    frames = list(device.raw)
    device.close()
    await device.closed()
    return [frame for frame in frames if json.loads(frame)["type"] != "presence"]
