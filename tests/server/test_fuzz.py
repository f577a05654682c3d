"""Nonsense, by HTTP and by socket: every piece of it is answered, nothing breaks, no table is stuck."""

import asyncio
import json

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from paluba.server import wire
from paluba.server.openapi import describe

from .tools import Device, Serving, run, started

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
QUIET = settings(
    max_examples=40,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)


def test_no_request_is_too_strange(server: Serving) -> None:
    """Every operation of the description, with good and bad data."""
    schema = schemathesis.openapi.from_dict(describe())
    schema.config.update(base_url=server.url)
    made = started(server)
    for result in schema.get_all_operations():
        operation = result.ok()

        @QUIET
        @given(case=operation.as_strategy(), known=st.booleans(), data=st.sampled_from(["host", "watch", "none"]))
        def strange(case: schemathesis.Case, known: bool, data: str) -> None:
            if known and "table" in case.path_parameters:
                case.path_parameters["table"] = made["table"]
            if isinstance(case.body, dict) and "token" in case.body and data in made:
                case.body["token"] = made[data]
            response = case.call()
            case.validate_response(response, checks=[not_a_server_error])

        strange()
    alive(server)


@QUIET
@given(body=st.binary(max_size=200) | JSON.map(lambda value: json.dumps(value).encode()))
def bodies(server: Serving, made: dict, body: bytes) -> None:
    for path in ("/api/tables", "/api/mine", "/api/qr", f"/api/tables/{made['table']}/claim"):
        status, content, _ = server.ask("POST", path, body)
        assert status < 500, content
        assert "code" in json.loads(content) or status < 300


def test_no_body_is_too_strange(server: Serving) -> None:
    bodies(server, started(server))
    status, content, _ = server.ask("POST", "/api/tables", b"x" * 20_000)
    assert (status, json.loads(content)["code"]) == (413, "too_big")
    alive(server)


def messages() -> st.SearchStrategy[dict]:
    """Messages of the right types with fields of any kind, some of them right."""
    kinds = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in wire.Incoming.__args__}
    right = {
        "id": st.text(min_size=1, max_size=10),
        "seat": st.sampled_from([0, 1, None, 7]),
        "decision": st.integers(0, 3),
        "do": st.sampled_from([{"do": "draw"}, {"do": "take", "pile": 1}, {"do": "keep", "card": 3}, {}]),
        "like": st.dictionaries(st.sampled_from(["do", "pile"]), JSON, max_size=2),
    }

    def of(kind: str) -> st.SearchStrategy[dict]:
        fields = {name: right.get(name, JSON) | JSON for name in kinds[kind]}
        return st.fixed_dictionaries({"type": st.just(kind)}, optional=fields)

    return st.sampled_from(sorted(kinds)).flatmap(of)


def test_no_message_is_too_strange(server: Serving) -> None:
    made = started(server)

    @QUIET
    @given(said=st.lists(messages(), min_size=1, max_size=10))
    def strange(said: list[dict]) -> None:
        async def test() -> None:
            device = await Device.connect(server.url, table=made["table"], tokens=[made["seats"][0]])
            await device.next("welcome")
            for message in said:
                device.caller.send(message)
            device.say("ping", n=77)
            async with asyncio.timeout(30):
                while device.code is None and b'{"type":"pong","n":77' not in b"".join(device.raw):
                    await asyncio.sleep(0)
            assert device.code in (None, 1008, 1009)

        run(test())

    strange()
    alive(server)

    async def goes_on() -> None:
        for seat in (0, 1):
            device = await Device.connect(server.url, table=made["table"], tokens=[made["seats"][seat]])
            welcome = await device.next("welcome")
            assert welcome["table"]["status"] == "playing"
            if welcome["now"]["decision"] is not None and not welcome["table"]["paused"]:
                now = welcome["now"]
                device.say("move", id="after all", seat=seat, decision=now["decision"], do=now["legal"][0])
                assert (await device.next("ack", "reject"))["type"] == "ack"

    run(goes_on())


def alive(server: Serving) -> None:
    assert json.loads(server.ask("GET", "/healthz")[1])["status"] == "ok"
    assert "Traceback" not in server.errors.read_text()
