"""Where something is gone or taken, a page says so and what to do."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.checks import assert_accessible, assert_fits
from tests.browser.test_matches import invitation, sit_down
from tests.server.tools import Serving

Visit = Callable[..., Any]


def told(page: Any, shots: Path, name: str, title: str) -> None:
    """The page has this title, can be used by everybody, and leads on."""
    page.wait_for_selector(f"h1:has-text('{title}')")
    assert page.locator(".page a.button, .page button").count() > 0
    for width, height in ((1280, 800), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        assert_accessible(page)
        assert_fits(page)
        page.screenshot(path=shots / f"{name}-{width}.png")


def test_a_link_that_was_used(visit: Visit, shots: Path) -> None:
    host = visit("/new/sea_salt_paper")
    link = invitation(host)
    for name in ("First", "Second"):
        guest = visit()
        guest.goto(link)
        guest.locator("form input").fill(name)
        guest.locator("form button.primary").click()
        host.wait_for_selector("text=First")
    told(guest, shots, "seat-taken", "This seat is taken")
    guest.get_by_role("button", name="recovery code").click()
    guest.wait_for_selector("h1:has-text('no seat at this table')")


def test_a_server_that_does_not_answer(visit: Visit, shots: Path, tmp_path: Path) -> None:
    """The page opens from what the browser keeps of it, says so, and comes back by itself."""
    database = str(tmp_path / "tables.sqlite")
    first = Serving(database)
    page = visit(url=first.url)
    page.wait_for_selector("article h3")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector("article h3")
    first.kill()
    page.reload()
    told(page, shots, "no-server", "The server does not answer")
    second = Serving(database, "--port", first.url.rsplit(":", 1)[1])
    try:
        page.wait_for_selector("article h3")
    finally:
        second.kill()


def test_a_table_of_older_rules_rests(visit: Visit, shots: Path, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    first = Serving(database)
    page = visit(url=first.url, theme="dark")
    sit_down(page)
    first.kill()
    with sqlite3.connect(database) as kept:
        for table, n, body in kept.execute("SELECT table_id, n, body FROM entries").fetchall():
            entry = json.loads(body)
            if entry["e"] == "started":
                older = json.dumps({**entry, "rules": 0}).encode()
                kept.execute("UPDATE entries SET body = ? WHERE table_id = ? AND n = ?", (older, table, n))
    second = Serving(database, "--port", first.url.rsplit(":", 1)[1])
    try:
        page.reload()
        told(page, shots, "rests", "This table rests")
    finally:
        second.kill()
