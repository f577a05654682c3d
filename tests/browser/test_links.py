"""Reload, a lost link and a server that restarts lose nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.test_matches import play_out, sit_down, some_moves
from tests.server.tools import Serving

Visit = Callable[..., Any]


def cards(page: Any) -> list[str]:
    page.wait_for_selector(".bar.mine")
    page.wait_for_timeout(300)
    return sorted(page.locator(".hand button").evaluate_all("all => all.map(b => b.getAttribute('aria-label'))"))


def test_a_reload_in_the_middle(visit: Visit) -> None:
    page = visit()
    person = sit_down(page)
    some_moves(12, person)
    before = cards(page)
    page.reload()
    assert cards(page) == before
    some_moves(4, person)


def test_a_move_while_the_link_is_cut_is_kept_and_done_once(visit: Visit) -> None:
    page = visit("/healthz")
    links: list[Any] = []
    cut = {"on": False}

    def route(socket: Any) -> None:
        if cut["on"]:
            socket.close(code=1012)
            return
        upstream = socket.connect_to_server()
        links.append((socket, upstream))
        socket.on_message(lambda message: None if cut["on"] else upstream.send(message))
        upstream.on_message(lambda message: None if cut["on"] else socket.send(message))

    page.route_web_socket("**/ws", route)
    page.goto(page.url.replace("/healthz", "/"))
    person = sit_down(page)
    some_moves(8, person)
    page.wait_for_selector(".bar.mine:not([aria-busy=true])")
    cut["on"] = True
    made = person.moves
    some_moves(1, person)
    assert person.moves == made + 1, "a move is made while nothing gets through"
    links[-1][0].close(code=1012)
    page.wait_for_selector(".banner.lost")
    assert "kept" in page.locator(".banner").inner_text()
    cut["on"] = False
    person.tap(".banner button")  # unless the page has come back by itself
    page.wait_for_selector(".banner.lost", state="detached")
    some_moves(6, person)
    assert page.locator(".note").count() == 0


def test_the_server_is_killed_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    first = Serving(database)
    port = first.url.rsplit(":", 1)[1]
    page = visit(url=first.url)
    person = sit_down(page)
    some_moves(10, person)
    before = cards(page)
    first.kill()
    page.wait_for_selector(".banner.lost")
    second = Serving(database, "--port", port)
    try:
        page.wait_for_selector(".banner.lost", state="detached")
        assert cards(page) == before
        play_out(person)
    finally:
        second.kill()
