"""The HTTP part, by real requests to a real server."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable

import paluba
from paluba.server.load import load

from .tools import Serving, started, table_of

Start = Callable[..., Serving]


def test_the_start_says_address_database_and_bots(server: Serving) -> None:
    assert server.line.startswith("Paluba is at http://127.0.0.1:")
    assert "tables.sqlite" in server.line
    assert "bot workers: 1" in server.line


def test_games_health_metrics_and_page(server: Serving) -> None:
    listed = json.loads(server.ask("GET", "/api/games")[1])
    assert [game["key"] for game in listed["games"]] == list(paluba.game_keys())
    assert "greedy" in listed["bots"]
    assert listed["levels"] == ["learner", "casual", "strong", "master"]
    assert json.loads(server.ask("GET", "/healthz")[1])["status"] == "ok"
    assert b"paluba_sockets" in server.ask("GET", "/metrics")[1]
    assert b"<title>Paluba" in server.ask("GET", "/")[1]


def test_every_answer_has_the_headers_that_guard_it(server: Serving) -> None:
    for path in ("/", "/healthz", "/nowhere", "/api/tables"):
        headers = server.ask("GET", path)[2]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_a_foreign_page_cannot_ask(serving: Start) -> None:
    server = serving("--base-url", "https://example.org")
    body = {"game": "sea_salt_paper", "seats": 2}
    assert server.ask("POST", "/api/tables", body, origin="https://evil.example")[0] == 403
    assert server.ask("POST", "/api/tables", body, origin="null")[0] == 403
    assert server.ask("POST", "/api/tables", body, origin="https://example.org")[0] == 201
    assert server.ask("POST", "/api/tables", body, origin=server.url)[0] == 201


def test_links_keep_their_secret_behind_the_hash(serving: Start) -> None:
    server = serving("--base-url", "https://example.org/play")
    made = server.post("/api/tables", game="sea_salt_paper", seats=2, bots={"1": "greedy"})
    links = [made["links"]["host"], made["links"]["watch"], made["links"]["seats"][0]]
    assert made["links"]["seats"][1] is None
    for link, token in zip(links, [made["host"], made["watch"], made["claims"][0]], strict=True):
        before, _, behind = link.partition("#")
        assert before == "https://example.org/play/"
        assert behind.endswith(token)
        assert len(token) == 22, "128 bits"


def test_a_link_seats_one_person_once(server: Serving) -> None:
    made = server.post("/api/tables", game="sea_salt_paper", seats=2)
    path = f"/api/tables/{made['table']}"
    seat = server.post(f"{path}/claim", token=made["claims"][1], name="  Ada \u0007 L. ")
    assert seat["seat"] == 1
    assert server.refused(f"{path}/claim", token=made["claims"][1], name="Eve") == "bad_claim"
    mine = server.post("/api/mine", tables=[{"table": made["table"], "token": seat["token"]}])
    assert mine["tables"][0]["names"] == [None, "Ada L."]
    assert mine["tables"][0]["seat"] == 1


def test_a_claim_whose_answer_was_lost_is_answered_again(server: Serving) -> None:
    made = server.post("/api/tables", game="sea_salt_paper", seats=2)
    path = f"/api/tables/{made['table']}/claim"
    first = server.post(path, token=made["claims"][0], name="Ada", key="of-this-device")
    assert server.post(path, token=made["claims"][0], name="Ada", key="of-this-device") == first
    assert server.refused(path, token=made["claims"][0], name="Ada", key="of-another") == "bad_claim"


def test_the_recovery_code_opens_the_seat_from_another_device(server: Serving) -> None:
    made = server.post("/api/tables", game="sea_salt_paper", seats=2)
    path = f"/api/tables/{made['table']}"
    seat = server.post(f"{path}/claim", token=made["claims"][0], name="Ada")
    typed = seat["recovery"].upper().replace("-", " ")
    again = server.post(f"{path}/recover", recovery=typed)
    assert (again["seat"], again["name"]) == (0, "Ada")
    for token in (seat["token"], again["token"]):
        server.post(f"{path}/ready", token=token, ready=True)
    assert server.refused(f"{path}/recover", recovery=seat["token"]) == "bad_recovery"


def test_a_match_starts_when_all_sit_and_are_ready(server: Serving) -> None:
    made = server.post("/api/tables", game="sea_salt_paper", seats=2)
    path = f"/api/tables/{made['table']}"
    assert server.refused(f"{path}/start", token=made["host"]) == "seats_open"
    seats = [server.post(f"{path}/claim", token=claim, name="x")["token"] for claim in made["claims"]]
    assert server.refused(f"{path}/start", token=seats[0]) == "not_ready"
    assert server.refused(f"{path}/start", token=made["watch"]) == "not_allowed"
    for seat in seats:
        server.post(f"{path}/ready", token=seat)
    server.post(f"{path}/start", token=seats[1])
    assert server.refused(f"{path}/start", token=made["host"]) == "not_lobby"


def test_the_host_fills_seats_and_gives_them_back(server: Serving) -> None:
    made = table_of(server, seats=3)
    path, host = f"/api/tables/{made['table']}", made["host"]
    assert server.refused(f"{path}/invite", token=host, seat=1) == "seat_taken"
    server.post(f"{path}/leave", token=made["seats"][1])
    assert server.refused(f"{path}/ready", token=made["seats"][1]) == "bad_token"
    fresh = server.post(f"{path}/invite", token=host, seat=1)
    assert server.refused(f"{path}/claim", token=made["claims"][1], name="x") == "bad_claim"
    made["seats"][1] = server.post(f"{path}/claim", token=fresh["claim"], name="Bo")["token"]
    server.post(f"{path}/start", token=host)
    server.post(f"{path}/leave", token=made["seats"][2])
    assert server.refused(f"{path}/replace", token=made["seats"][0], seat=2, bot="random") == "not_allowed"
    assert server.refused(f"{path}/replace", token=host, seat=2, bot="nobody") == "bad_setup"
    assert server.refused(f"{path}/replace", token=host, seat=2, bot="exec:true") == "bad_setup"
    assert server.refused(f"{path}/replace", token=host, seat=5, bot="random") == "no_seat"
    server.post(f"{path}/replace", token=host, seat=2, bot="random")
    server.post(f"{path}/give_back", token=host, seat=2)
    assert server.refused(f"{path}/give_back", token=host, seat=2) == "not_bot"
    assert server.post("/api/mine", tables=[{"table": made["table"], "token": made["seats"][2]}])["tables"][0]


def test_bad_setups_say_what_is_wrong(server: Serving) -> None:
    good = {"game": "sea_salt_paper", "seats": 2}
    for wrong in (
        {"game": "chess"},
        {"seats": 5},
        {"options": {"colour": "red"}},
        {"bots": {"2": "greedy"}},
        {"bots": {"0": "nobody"}},
        {"bots": {"0": "exec:touch /tmp/owned"}},
        {"bots": {"0": "search:9999999"}},
        {"pace": {"kind": "hurry"}},
        {"pace": {"kind": "live"}},
        {"pace": {"kind": "days", "decision": 60}},
    ):
        status, content, _ = server.ask("POST", "/api/tables", {**good, **wrong})
        assert status == 400, content
        assert json.loads(content)["facts"]["reason"]


def test_a_qr_code_is_a_picture_of_the_link(server: Serving) -> None:
    status, content, headers = server.ask("POST", "/api/qr", {"link": "https://example.org/#/abc/seat/xyz"})
    assert status == 200
    assert headers["content-type"] == "image/svg+xml"
    assert content.startswith(b"<?xml") and b"<svg" in content


def test_the_record_is_open_after_the_end_and_not_before(server: Serving) -> None:
    made = started(server, bots={"0": "random", "1": "random"})
    path = f"/api/tables/{made['table']}/record"
    bearer = f"Bearer {made['watch']}"
    assert server.ask("GET", path)[0] == 401
    for _ in range(3000):
        status, content, _ = server.ask("GET", path, authorization=bearer)
        if status == 200:
            break
        assert json.loads(content)["code"] == "not_ended"
    match = paluba.replay(content.decode(), verify=True)
    assert match.result is not None
    assert server.ask("GET", f"{path}?match=2", authorization=bearer)[0] == 409
    assert server.ask("GET", f"{path}?match=1", authorization=bearer)[1] == content


def test_settings_come_from_the_environment_too(serving: Start, monkeypatch) -> None:
    monkeypatch.setenv("PALUBA_BASE_URL", "https://from.environment")
    server = serving()
    assert "https://from.environment" in server.line


def test_two_servers_do_not_share_a_file(serving: Start, tmp_path) -> None:
    serving()
    command = [
        sys.executable,
        "-m",
        "paluba.cli",
        "serve",
        "--port",
        "0",
        "--database",
        str(tmp_path / "tables.sqlite"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "Another server is using" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_load_generator_finds_nothing_lost(server: Serving) -> None:
    found = asyncio.run(load(server.url, 4, 100, 2, list(paluba.game_keys())))
    assert found["moves"] > 0
    assert (found["lost"], found["doubled"], found["errors"]) == (0, 0, {})
