"""What happens at a table, with a clock that the test holds: time-outs, leavers, bots, restarts."""

import asyncio
from pathlib import Path

import msgspec
import pytest

import paluba
from paluba.server import entries as log
from paluba.server.counter import Counter
from paluba.server.errors import Refused
from paluba.server.forms import NewTable
from paluba.server.house import QUIET_DAYS, House
from paluba.server.room import Room
from paluba.server.sqlite import SqliteStore
from paluba.server.storage import Write
from paluba.server.table import ONLY
from paluba.server.thinkers import Thinkers
from paluba.server.wire import Pace

from .tools import PATIENCE, Ear, Time, act, begun, opened, run, seated, settled

LIVE = {"kind": "live", "decision": 10, "bank": 60}


async def steps(house: House, room: Room, why: str) -> list[log.Moved]:
    await settled(house, room)
    entries = await house.store.entries(room.table.id)
    return [entry for entry in entries if isinstance(entry, log.Moved) and entry.why == why]


async def wait_for(house: House, room: Room, true) -> None:
    """Waits until something is true of the table; bounded by the patience of the tests."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0)
    await settled(house, room)


def test_a_clock_runs_through_the_decision_then_the_bank_then_out(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with opened(tmp_path / "t.sqlite", time) as house:
            room, tokens, _ = await begun(house, pace=LIVE)
            table = room.table
            seat = table.match.to_act[0]
            ear = Ear().come(house, room, tokens[seat])
            time.ms += 30_000
            ear.say("move", id="m", seat=seat, decision=1, do={"do": "draw"})
            await settled(house, room)
            assert ear.of("events")[-1]["clocks"][seat] == {"bank": 40_000, "since": time.ms}
            assert table.deadline() == (time.ms + 50_000, seat)
            time.ms += 49_999
            await house.tick()
            assert not await steps(house, room, "time")
            time.ms += 1
            await house.tick()
            [late] = await steps(house, room, "time")
            assert late.seat == seat
            assert table.clocks.seats[seat].bank == 0

    run(test())


def test_clocks_stand_still_while_paused_and_while_the_server_is_down(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        file = tmp_path / "t.sqlite"
        async with opened(file, time) as house:
            room, tokens, _ = await begun(house, pace=LIVE)
            table_id, seat = room.table.id, room.table.match.to_act[0]
            ears = [Ear().come(house, room, token) for token in tokens]
            ears[0].say("pause", id="p", seat=0)
            ears[1].say("consent", id="c", seat=1, request=1, yes=True)
            await settled(house, room)
            time.ms += 1_000_000
            await house.tick()
            assert not await steps(house, room, "time")
            ears[1].say("resume", id="r", seat=1)
            await settled(house, room)
            time.ms += 20_000
            await house.tick()
            left = room.table.deadline()[0] - time.ms
        time.ms += 5_000_000
        store = SqliteStore(file)
        house = House(store, Thinkers(1, 10), time)
        await house.open(timers=False)
        store._back = time.ms
        room = await house.room(table_id)
        assert room.table.deadline() == (time.ms + left, seat)
        await house.tick()
        assert not await steps(house, room, "time")
        await house.close()

    run(test())


def test_over_days_the_default_choice_comes_after_the_days(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with opened(tmp_path / "t.sqlite", time) as house:
            room, _, _ = await begun(house, pace={"kind": "days", "decision": 3 * 86400})
            table_id = room.table.id
            house.forget(room, "idle")
            time.ms += 3 * 86_400_000 - 1
            await house.tick()
            assert table_id not in house.rooms, "a sleeping table sleeps on"
            time.ms += 5000
            await house.tick()
            time.ms += 5000
            await house.tick()
            assert await steps(house, await house.room(table_id), "time")

    run(test())


def test_who_leaves_is_played_for_and_may_return(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "t.sqlite") as house:
            room, tokens, host = await begun(house)
            counter, table = Counter(house, "http://test"), room.table
            seat = table.match.to_act[0]
            await act(counter, table.id, "leave", token=tokens[seat])
            await wait_for(house, room, lambda: table.match.to_act == (1 - seat,))
            assert {move.seat for move in await steps(house, room, "left")} == {seat}
            await act(counter, table.id, "replace", token=host, seat=seat, bot="random")
            other = Ear().come(house, room, tokens[1 - seat])
            number = 0
            while table.match.to_act == (1 - seat,):
                number += 1
                now = [frame["now"] for frame in other.frames if frame.get("now")][-1]
                do = now["legal"][0]
                other.say("move", id=f"m{number}", seat=1 - seat, decision=now["decision"], do=do)
                await settled(house, room)
            await wait_for(house, room, lambda: table.match.to_act in ((1 - seat,), ()))
            assert {move.seat for move in await steps(house, room, "bot")} == {seat}
            await act(counter, table.id, "give_back", token=host, seat=seat)
            assert table.places[seat].kind == "person" and not table.places[seat].left
            assert table.machines() == []

    run(test())


def test_a_leaver_who_moves_is_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "t.sqlite") as house:
            room, tokens, _ = await begun(house)
            seat = 1 - room.table.match.to_act[0]
            await act(Counter(house, "http://test"), room.table.id, "leave", token=tokens[seat])
            assert room.table.places[seat].left
            ear = Ear().come(house, room, tokens[seat])
            ear.say("open", seat=seat)
            await settled(house, room)
            assert not room.table.places[seat].left

    run(test())


def test_a_restart_in_the_middle_of_a_thought_starts_it_again(tmp_path: Path) -> None:
    async def test() -> None:
        file = tmp_path / "t.sqlite"
        async with opened(file) as house:
            house.closing = True  # nobody may think yet: the thought is cut off before it ends
            room, _, _ = await begun(house, bots={"0": "greedy", "1": "greedy"})
            table_id = room.table.id
            assert room.table.machines()
        time = Time()
        async with opened(file, time, seconds=60.0) as house:
            time.ms += 10_000
            await house.tick()
            room = house.rooms[table_id]
            await wait_for(house, room, lambda: len(room.table.match.steps) >= 3)
            assert await steps(house, room, "bot")

    run(test())


def test_a_bot_that_thinks_too_long_is_stopped_and_the_default_is_played(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "t.sqlite", seconds=0.0) as house:
            room, _, _ = await begun(house, bots={"0": "greedy", "1": "greedy"})
            await wait_for(house, room, lambda: len(room.table.match.steps) >= 2)
            assert await steps(house, room, "time")

    run(test())


def test_bots_are_told_no_seed(tmp_path: Path) -> None:
    from paluba.server.thinkers import question

    match = paluba.Match(paluba.game("sea_salt_paper"), 2, seed=0xABCDEF)
    asked = msgspec.msgpack.encode(question("x", match, 0, "greedy", 0))
    assert (0xABCDEF).to_bytes(3, "big") not in asked


def test_a_write_that_is_not_kept_is_never_shown(tmp_path: Path) -> None:
    """A full disk: nobody is told of the move, everybody comes back, and it can be made again."""

    async def test() -> None:
        async with opened(tmp_path / "t.sqlite") as house:
            room, tokens, _ = await begun(house)
            seat = room.table.match.to_act[0]
            ears = [Ear().come(house, room, token) for token in tokens]
            keep = house.store.commit

            async def full(writes: list[Write]) -> list[bool]:
                raise OSError("No space left on device")

            house.store.commit = full  # type: ignore[method-assign]  # the disk is full for a while
            for ear in ears:
                ear.frames.clear()
            ears[seat].say("move", id="m", seat=seat, decision=1, do={"do": "draw"})
            ears[seat].say("legal", id="l", seat=seat)
            async with asyncio.timeout(PATIENCE):
                while not room.dead:
                    await asyncio.sleep(0)
            assert [ear.frames for ear in ears] == [[], []]
            assert [ear.code for ear in ears] == [1012, 1012]
            house.store.commit = keep  # type: ignore[method-assign]  # the disk is full for a while
            again = await house.room(room.table.id)
            assert len(again.table.match.steps) == 0
            ear = Ear().come(house, again, tokens[seat])
            ear.say("move", id="m", seat=seat, decision=1, do={"do": "draw"})
            await settled(house, again)
            assert ear.of("ack")

    run(test())


def test_a_quiet_table_goes_after_90_days_and_not_before(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with opened(tmp_path / "t.sqlite", time) as house:
            room, _, _ = await seated(house)
            time.ms += QUIET_DAYS * 86_400_000 - 1000
            await house.tick()
            assert (await house.room(room.table.id)).table.id == room.table.id
            time.ms += 4_000_000
            await house.tick()
            with pytest.raises(Refused, match="no_table"):
                await house.room(room.table.id)

    run(test())


def test_every_game_is_played_to_its_end_by_bots_and_its_record_is_true(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "t.sqlite") as house:
            counter = Counter(house, "http://test")
            for key in paluba.game_keys():
                seats = max(2, paluba.game(key).meta.fewest)
                made = await counter.create(NewTable(key, seats, bots={str(n): "random" for n in range(seats)}))
                room = await house.room(made.table)
                await act(counter, made.table, "start", token=made.host)
                await wait_for(house, room, lambda room=room: room.table.status == "over")
                record = await counter.record(made.table, made.host, None)
                assert paluba.replay(record, verify=True).result == room.table.match.result
                await act(counter, made.table, "rematch", token=made.host)
                assert await counter.record(made.table, made.host, 1) == record

    run(test(), 120)


async def answer_all(house: House, room: Room, ears: list[Ear], count: int) -> tuple[int, int]:
    """People answer so many questions. How many had one answer, by the table and by the people themselves."""
    table, answered, forced = room.table, len(await steps(house, room, ONLY)), 0
    for _ in range(count):
        await wait_for(house, room, lambda: not table.machines())
        seat = table.match.to_act[0]
        legal, decision = table.match.legal(seat), table.match.decision(seat)
        forced += len(legal) == 1
        ears[seat].say("move", id=f"{decision}", seat=seat, decision=decision, do=legal[0].to_json())
    await wait_for(house, room, lambda: not table.machines())
    return len(await steps(house, room, ONLY)) - answered, forced


def test_the_table_answers_for_a_seat_with_one_answer_unless_it_wants_to_be_asked(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "t.sqlite") as house:
            room, tokens, _ = await begun(house, game="isle_of_cats")
            ears = [Ear().come(house, room, token) for token in tokens]
            assert all(ear.of("welcome")[0]["you"]["helped"] for ear in ears)
            by_table, by_people = await answer_all(house, room, ears, 60)
            assert by_table > 0
            assert by_people == 0
            for token in tokens:
                await act(Counter(house, "http://test"), room.table.id, "help", token=token, on=False)
            by_table, by_people = await answer_all(house, room, ears, 60)
            assert by_table == 0
            assert by_people > 0
            assert not Ear().come(house, room, tokens[0]).of("welcome")[0]["you"]["helped"]

    run(test())


def test_a_sealed_step_is_told_to_its_own_seat_and_to_others_only_when_it_is_done(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "t.sqlite") as house:
            room, tokens, _ = await begun(house, game="isle_of_cats")
            mine, other = (Ear().come(house, room, token) for token in tokens)
            before = len(other.frames)
            for decision, asked in ((1, [0, 1]), (2, [1])):
                do = room.table.match.legal(0)[0].to_json()
                mine.say("move", id=f"m{decision}", seat=0, decision=decision, do=do)
                await settled(house, room)
                told = mine.of("events")[-1]["now"]
                assert (told["events"], told["to_act"]) == ([], asked)
                assert told["decision"] == (decision + 1 if 0 in asked else None)
                assert len(other.of("events")) == (0 if 0 in asked else 1)
            assert len(other.frames) == before + 1

    run(test())


def test_a_sealed_choice_of_several_steps_is_one_question_for_the_clock(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with opened(tmp_path / "t.sqlite", time) as house:
            room, tokens, _ = await begun(house, game="isle_of_cats", pace=LIVE)
            ear, began = Ear().come(house, room, tokens[0]), time.ms
            for decision, left in ((1, {"bank": 60_000, "since": began}), (2, {"bank": 54_000, "since": None})):
                time.ms += 8_000
                do = room.table.match.legal(0)[0].to_json()
                ear.say("move", id=f"m{decision}", seat=0, decision=decision, do=do)
                await settled(house, room)
                assert ear.of("events")[-1]["clocks"][0] == left

    run(test())


def test_a_log_gives_the_same_table_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "t.sqlite") as house:
            room, tokens, _ = await begun(house, pace=LIVE)
            for n in range(30):
                seat = room.table.match.to_act[0]
                ear = Ear().come(house, room, tokens[seat])
                now = ear.of("welcome")[-1]["now"]
                ear.say("chat", id=f"c{n}", seat=seat, text=f"line {n}")
                ear.say("move", id=f"m{n}", seat=seat, decision=now["decision"], do=now["legal"][n % len(now["legal"])])
                if n % 5 == 4:
                    ear.say("undo", id=f"u{n}", seat=seat)
                await settled(house, room)
                ear.talk.end()
            before = [Ear().come(house, room, token).of("welcome")[0] for token in tokens]
            house.forget(room, "test")
            again = await house.room(room.table.id)
            after = [Ear().come(house, again, token).of("welcome")[0] for token in tokens]
            for old, new in zip(before, after, strict=True):
                old["table"]["seats"] = new["table"]["seats"]
                assert old == new
            assert again.table.match.key() == room.table.match.key()

    run(test())


def test_a_table_of_other_rules_is_stopped_and_not_guessed(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "t.sqlite") as house:
            room, tokens, host = await seated(house)
            await house.change(room, [log.Started(house.clock(), bytes(32), 999)])
            assert room.table.status == "stopped"
            ear = Ear().come(house, room, tokens[0])
            ear.say("move", id="m", seat=0, decision=1, do={"do": "draw"})
            assert ear.of("reject")[0]["code"] == "other_rules"
            with pytest.raises(Refused, match="other_rules"):
                await act(Counter(house, "http://test"), room.table.id, "start", token=host)

    run(test())


def test_tokens_are_kept_as_hashes_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "t.sqlite") as house:
            counter = Counter(house, "http://test")
            made = await counter.create(NewTable("sea_salt_paper", 2, pace=Pace()))
            seat = await act(counter, made.table, "claim", token=made.claims[0], name="Ada")
            rest = await act(counter, made.table, "recover", recovery=seat.recovery)
            secrets = [made.host, made.watch, *made.claims, seat.token, seat.recovery, rest.token]
        for file in tmp_path.iterdir():
            kept = file.read_bytes()
            assert not [secret for secret in secrets if secret.encode() in kept]

    run(test())
