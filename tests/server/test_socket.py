"""The socket, by real frames to a real server."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from paluba.server.caller import Unanswered, call

from .tools import Device, Serving, run, started, table_of

Start = Callable[..., Serving]


async def players(server: Serving, made: dict[str, Any]) -> list[Device]:
    """A device for each seat, welcomed."""
    devices = [await Device.connect(server.url, table=made["table"], tokens=[token]) for token in made["seats"]]
    for device in devices:
        await device.next("welcome")
    return devices


def asked(devices: list[Device]) -> int:
    """The seat that must act."""
    return next(seat for seat, device in enumerate(devices) if device.now and device.now["decision"] is not None)


def move(device: Device, seat: int, name: str, choice: int = 0) -> None:
    now = device.now
    assert now is not None
    device.say("move", id=name, seat=seat, decision=now["decision"], do=now["legal"][choice])


def test_a_move_is_acknowledged_and_told_to_all(server: Serving) -> None:
    async def test() -> None:
        made = started(server)
        devices = await players(server, made)
        watcher = await Device.connect(server.url, table=made["table"], tokens=[made["watch"]])
        await watcher.next("welcome")
        seat = asked(devices)
        before = devices[seat].now["first"] + len(devices[seat].now["events"])
        move(devices[seat], seat, "m1")
        ack = await devices[seat].next("ack", "events")
        assert ack["type"] == "ack" and ack["id"] == "m1" and ack["n"] > before
        for device in [*devices, watcher]:
            told = await device.next("events")
            assert told["now"]["first"] == before
            assert told["now"]["first"] + len(told["now"]["events"]) == ack["n"]
        assert watcher.now["legal"] == [] and watcher.now["decision"] is None

    run(test())


def test_a_resend_gets_the_same_answer_and_nothing_else(server: Serving) -> None:
    async def test() -> None:
        devices = await players(server, started(server))
        seat = asked(devices)
        first = dict(devices[seat].now)
        move(devices[seat], seat, "once")
        ack = await devices[seat].next("ack")
        again = {"seat": seat, "decision": first["decision"], "do": first["legal"][0]}
        devices[seat].say("move", id="once", **again)
        assert await devices[seat].next("ack", "reject") == ack
        devices[seat].say("move", id="other", **again)
        reject = await devices[seat].next("ack", "reject")
        assert (reject["code"], reject["id"]) == ("stale", "other")
        assert reject["now"]["first"] == ack["n"]

    run(test())


def test_an_illegal_move_says_code_rule_and_facts(server: Serving) -> None:
    async def test() -> None:
        devices = await players(server, started(server))
        seat = asked(devices)
        now = devices[seat].now
        for do, code in (({"do": "stop"}, None), ({"do": "fly"}, "bad_action"), ({}, "bad_action")):
            devices[seat].say("move", id=f"{do}", seat=seat, decision=now["decision"], do=do)
            reject = await devices[seat].next("reject")
            assert code is None or reject["code"] == code
            assert reject["facts"] or reject["rule"]
            assert reject["now"]["view"] == now["view"]
        other = 1 - seat
        devices[other].say("move", id="early", seat=other, decision=0, do={"do": "draw"})
        assert (await devices[other].next("reject"))["code"] == "not_your_turn"
        devices[other].say("move", id="for you", seat=seat, decision=1, do={"do": "draw"})
        assert (await devices[other].next("reject"))["code"] == "not_open"

    run(test())


def test_coming_back_since_a_number_gives_exactly_the_rest(server: Serving) -> None:
    async def test() -> None:
        made = started(server)
        devices = await players(server, made)
        for n in range(12):
            seat = asked(devices)
            move(devices[seat], seat, f"m{n}")
            for device in devices:
                await device.next("events")
        fresh = await Device.connect(server.url, table=made["table"], tokens=[made["seats"][0]])
        whole = (await fresh.next("welcome"))["now"]
        total = len(whole["events"])
        assert whole["first"] == 0
        for since in range(total + 1):
            back = await Device.connect(
                server.url, table=made["table"], tokens=[made["seats"][0]], match=1, since=since
            )
            rest = (await back.next("welcome"))["now"]
            assert rest["first"] == since
            assert rest["events"] == whole["events"][since:]
            assert {**rest, "first": 0, "events": []} == {**whole, "first": 0, "events": []}
            back.close()
        fresh.say("log", id="l", first=3, count=2)
        assert (await fresh.next("log"))["events"] == whole["events"][3:5]

    run(test())


def test_undo_is_free_or_by_consent(server: Serving) -> None:
    async def test() -> None:
        devices = await players(server, started(server))
        seat = asked(devices)
        move(devices[seat], seat, "draw")
        await devices[seat].next("events")
        devices[seat].say("undo", id="u1", seat=seat)
        reject = await devices[seat].next("reject")
        assert reject["code"] == "undo_not_free", "two cards were drawn"
        devices[seat].say("undo", id="u2", seat=seat, ask=True)
        assert (await devices[seat].next("ack"))["id"] == "u2"
        request = (await devices[1 - seat].next("table"))["table"]["request"]
        assert request["kind"] == "undo" and request["waiting"] == [1 - seat]
        devices[1 - seat].say("consent", id="c1", seat=1 - seat, request=request["number"], yes=True)
        told = await devices[seat].until(lambda m: m["type"] == "events")
        assert told["now"]["events"][-1]["event"] == "undone"
        assert told["now"]["prompt"]["ask"] == "take"
        devices[1 - seat].say("consent", id="c2", seat=1 - seat, request=request["number"], yes=True)
        assert (await devices[1 - seat].next("reject"))["code"] == "no_request"

    run(test())


def test_a_refused_request_is_over(server: Serving) -> None:
    async def test() -> None:
        devices = await players(server, started(server))
        devices[0].say("pause", id="p1", seat=0)
        number = (await devices[1].next("table"))["table"]["request"]["number"]
        devices[0].say("pause", id="p2", seat=0)
        assert (await devices[0].next("reject"))["code"] == "request_open"
        devices[1].say("consent", id="c", seat=1, request=number, yes=False)
        facts = (await devices[0].until(lambda m: m["type"] == "table" and not m["table"]["request"]))["table"]
        assert facts["paused"] is False

    run(test())


def test_a_pause_takes_no_moves_until_somebody_resumes(server: Serving) -> None:
    async def test() -> None:
        devices = await players(server, started(server))
        devices[0].say("pause", id="p", seat=0)
        number = (await devices[1].next("table"))["table"]["request"]["number"]
        devices[1].say("consent", id="c", seat=1, request=number, yes=True)
        await devices[0].until(lambda m: m["type"] == "table" and m["table"]["paused"])
        seat = asked(devices)
        move(devices[seat], seat, "m")
        assert (await devices[seat].next("reject"))["code"] == "paused"
        devices[1 - seat].say("resume", id="r", seat=1 - seat)
        await devices[seat].until(lambda m: m["type"] == "table" and not m["table"]["paused"])
        move(devices[seat], seat, "m")
        assert (await devices[seat].next("ack", "reject"))["type"] == "reject", "what was refused stays refused"
        move(devices[seat], seat, "m again")
        assert (await devices[seat].next("ack", "reject"))["type"] == "ack"

    run(test())


def test_chat_mute_and_the_watchers_own_talk(server: Serving) -> None:
    async def test() -> None:
        made = started(server)
        devices = await players(server, made)
        watchers = [await Device.connect(server.url, table=made["table"], tokens=[made["watch"]]) for _ in range(2)]
        for watcher in watchers:
            await watcher.next("welcome")
        devices[0].say("chat", id="1", seat=0, text="ahoj")
        for device in [devices[1], *watchers]:
            assert (await device.next("chat"))["said"]["text"] == "ahoj"
        devices[1].say("mute", seat=0)
        watchers[0].say("chat", id="w", text="tip: the crab")
        assert (await watchers[1].next("chat"))["said"]["seat"] is None
        devices[0].say("chat", id="2", seat=0, text="hello?")
        devices[0].say("ping", n=1)
        devices[1].say("chat", id="3", seat=1, text="quiet")
        assert (await devices[1].next("chat"))["said"]["text"] == "quiet"
        assert [(await devices[0].next("chat"))["said"]["text"] for _ in range(3)] == ["ahoj", "hello?", "quiet"]
        for n in range(4):
            devices[0].say("chat", id=f"x{n}", seat=0, text="spam")
        assert (await devices[0].next("reject"))["code"] == "chat_rate"
        watchers[0].say("chat", id="s", seat=0, text="I am seat 0")
        assert (await watchers[0].next("reject"))["code"] == "not_open"

    run(test())


def test_legal_lists_and_previews_on_request(server: Serving) -> None:
    async def test() -> None:
        devices = await players(server, started(server))
        seat = asked(devices)
        device = devices[seat]
        device.say("legal", id="l1", seat=seat)
        assert (await device.next("legal"))["actions"] == device.now["legal"]
        device.say("legal", id="l2", seat=seat, like={"do": "take"})
        found = await device.next("legal")
        assert found["count"] == len(found["actions"]) > 0
        assert all(action["do"] == "take" for action in found["actions"])
        device.say("preview", id="p1", seat=seat, do={"do": "draw"})
        assert (await device.next("preview"))["sure"] is False, "cards are drawn"
        device.say("preview", id="p2", seat=seat, do=found["actions"][0])
        sure = await device.next("preview")
        move(device, seat, "take", device.now["legal"].index(found["actions"][0]))
        told = await device.next("events")
        assert sure["sure"] is True
        assert sure["view"] == told["now"]["view"], "what was previewed is what follows"
        devices[1 - seat].say("legal", id="l3", seat=1 - seat)
        assert (await devices[1 - seat].next("reject"))["code"] == "not_asked"

    run(test())


def test_a_device_with_two_seats_has_a_curtain(server: Serving) -> None:
    async def test() -> None:
        made = started(server)
        device = await Device.connect(server.url, table=made["table"], tokens=made["seats"])
        welcome = await device.next("welcome")
        assert welcome["you"] == {"held": [0, 1], "seat": None, "watcher": False, "host": False, "helped": False}
        assert welcome["now"]["decision"] is None
        seat = welcome["now"]["to_act"][0]
        device.say("open", seat=seat)
        opened = await device.next("welcome")
        assert opened["you"]["seat"] == seat and opened["now"]["decision"] == 1
        device.say("move", id="m", seat=1 - seat, decision=1, do={"do": "draw"})
        assert (await device.next("reject"))["code"] == "not_open"
        device.say("move", id="m", seat=seat, decision=1, do={"do": "draw"})
        hidden = (await device.next("events"))["now"]["view"]
        assert hidden["drawn"]
        device.say("open", seat=None)
        closed = await device.next("welcome")
        assert closed["now"]["view"]["drawn"] == []
        assert closed["now"]["events"][-1]["first"] is None
        device.say("open", seat=5)
        assert (await device.next("reject"))["code"] == "not_allowed"

    run(test())


def test_the_end_opens_hands_and_seed_and_a_rematch_rotates(server: Serving) -> None:
    async def test() -> None:
        made = started(server)
        devices = await players(server, made)
        n = 0
        while not devices[0].now["result"]:
            seat = asked(devices)
            n += 1
            move(devices[seat], seat, f"m{n}", n % len(devices[seat].now["legal"]))
            for device in devices:
                await device.next("events")
        last = devices[0].now
        for what in ("events", "hands", "seed", "result"):
            assert last[what] and last[what] == devices[1].now[what], "all is open"
        assert all(hand["seats"][seat]["hand"] is not None for seat, hand in enumerate(last["hands"]))
        facts = (await devices[0].next("table"))["table"]
        assert facts["status"] == "over"
        server.post(f"/api/tables/{made['table']}/rematch", token=made["seats"][0])
        assert (await devices[0].next("welcome"))["you"]["seat"] == 1, "everybody sits one seat on"
        server.post(f"/api/tables/{made['table']}/start", token=made["host"])
        welcome = await devices[0].next("welcome")
        assert (welcome["table"]["match"], welcome["you"]["seat"], welcome["now"]["first"]) == (2, 1, 0)
        assert [chair["name"] for chair in welcome["table"]["seats"]] == ["Person 1", "Person 0"]

    run(test())


def test_presence_is_told(server: Serving) -> None:
    async def test() -> None:
        made = table_of(server)
        first = await Device.connect(server.url, table=made["table"], tokens=[made["seats"][0]])
        second = await Device.connect(server.url, table=made["table"], tokens=[made["seats"][1]])
        await first.until(lambda m: m["type"] == "presence" and m["here"] == [True, True])
        second.close()
        await first.until(lambda m: m["type"] == "presence" and m["here"] == [True, False])
        watcher = await Device.connect(server.url, table=made["table"], tokens=[made["watch"]])
        await first.until(lambda m: m["type"] == "presence" and m["watchers"] == 1)
        watcher.close()
        await first.until(lambda m: m["type"] == "presence" and m["watchers"] == 0)

    run(test())


def test_who_has_no_good_token_is_told_so(server: Serving) -> None:
    async def test() -> None:
        made = table_of(server)
        for table, token in (
            (made["table"], "nonsense"),
            ("0" * 20, made["watch"]),
            (made["table"], made["claims"][0]),
        ):
            stranger = await Device.connect(server.url, table=table, tokens=[token])
            assert await stranger.closed() == 4401

    run(test())


@pytest.mark.parametrize(
    "frame",
    [
        "not json",
        "[]",
        "{}",
        '{"type": "hello"}',
        '{"type": "ping"}',
        '{"type": "hello", "table": "x", "tokens": ["a"], "extra": 1}',
        '{"type": "hello", "table": "x", "tokens": "abc"}',
        "[" * 10000,
    ],
)
def test_what_is_no_hello_is_cut(server: Serving, frame: str) -> None:
    async def test() -> None:
        device = await Device.connect(server.url)
        assert device.caller is not None
        device.caller._write(1, frame.encode())
        assert await device.closed() == 1008

    run(test())


def test_a_frame_that_is_too_big_is_cut(server: Serving) -> None:
    async def test() -> None:
        made = table_of(server)
        device = await Device.connect(server.url, table=made["table"], tokens=[made["seats"][0]])
        await device.next("welcome")
        device.say("chat", id="x", seat=0, text="x" * 20_000)
        assert await device.closed() == 1009

    run(test())


def test_who_says_too_much_is_cut(serving: Start) -> None:
    async def test() -> None:
        server = serving("--per-socket", "100")
        made = table_of(server)
        device = await Device.connect(server.url, table=made["table"], tokens=[made["seats"][0]])
        for n in range(200):
            device.say("ping", n=n)
        assert await device.closed() == 1008
        watcher = await Device.connect(server.url, table=made["table"], tokens=[made["watch"]])
        for n in range(60):
            watcher.say("ping", n=n)
        assert await watcher.closed() == 1008
        calm = await Device.connect(server.url, table=made["table"], tokens=[made["seats"][1]])
        for n in range(50):
            calm.say("ping", n=n)
            assert (await calm.next("pong"))["n"] == n

    run(test())


def test_one_address_makes_only_so_many_tables(serving: Start) -> None:
    server = serving("--per-address", "5")
    answers = [server.ask("POST", "/api/tables", {"game": "sea_salt_paper", "seats": 2}) for _ in range(7)]
    assert [status for status, _, _ in answers] == [201] * 5 + [429] * 2
    assert answers[-1][2]["retry-after"]


def test_a_client_that_does_not_read_is_cut_and_harms_nobody(server: Serving) -> None:
    async def test() -> None:
        made = started(server)
        devices = await players(server, made)
        slow = await Device.connect(server.url, table=made["table"], tokens=[made["watch"]])
        await slow.next("welcome")
        slow.caller.pause()
        quick = await Device.connect(server.url, table=made["table"], tokens=[made["watch"]])
        for n in range(400):
            for _ in range(50):
                slow.say("open", seat=None)
            quick.say("ping", n=n)
            told = await quick.until(lambda m: m["type"] == "pong" or (m["type"] == "presence" and m["watchers"] == 1))
            if told["type"] == "presence":
                break
        assert told["type"] == "presence", "the slow one was cut"
        for device in devices:
            device.say("ping", n=7)
            assert (await device.next("pong"))["n"] == 7

    run(test())


def test_a_socket_from_a_foreign_page_is_not_opened(server: Serving) -> None:
    async def test() -> None:
        host = server.url.removeprefix("http://")
        name, port = host.split(":")
        for origin, good in (("https://evil.example", False), (server.url, True)):
            reader, writer = await asyncio.open_connection(name, int(port))
            head = (
                f"GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            )
            key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            writer.write((head + key).encode())
            status = (await reader.readline()).split()[1]
            writer.close()
            assert (status == b"101") is good

    run(test())


def test_a_stop_closes_with_1012_and_loses_nothing(serving: Start) -> None:
    async def test() -> None:
        server = serving()
        made = started(server)
        devices = await players(server, made)
        acked = []
        for n in range(20):
            seat = asked(devices)
            move(devices[seat], seat, f"m{n}")
            acked.append((seat, f"m{n}", (await devices[seat].next("ack"))["n"]))
            for device in devices:
                await device.next("events")
        assert await asyncio.to_thread(server.stop) == 0
        for device in devices:
            assert await device.closed() == 1012
        with pytest.raises((OSError, Unanswered)):
            await call(server.url, lambda frame: None, lambda code: None)
        again = serving()
        devices = await players(again, made)
        assert devices[0].now["first"] + len(devices[0].now["events"]) == acked[-1][2]
        for seat, name, n in acked:
            devices[seat].say("move", id=name, seat=seat, decision=0, do={})
            assert await devices[seat].next("ack", "reject") == {"type": "ack", "id": name, "match": 1, "n": n}

    run(test())


def test_nothing_secret_is_in_the_log_of_the_server(server: Serving) -> None:
    made = started(server)
    server.ask("GET", f"/api/tables/{made['table']}/record", authorization=f"Bearer {made['host']}")
    said = server.errors.read_text()
    for secret in (made["host"], made["watch"], *made["claims"], *made["seats"]):
        assert secret not in said
    assert json.loads(server.ask("GET", "/healthz")[1])["status"] == "ok"
