"""Every screen: accessible, within the window, in every language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import paluba
from tests.browser.checks import assert_accessible, assert_fits
from tests.browser.test_matches import invitation, sit_down, some_moves
from tests.server.tools import Serving

Visit = Callable[..., Any]
SCREENS = {
    "lobby": ("/", "article h3"),
    "new": ("/new/sea_salt_paper", "form .ways"),
    "rules": ("/rules/sea_salt_paper", ".pictures"),
    "score": ("/score/sea_salt_paper", ".kind"),
    "replay": ("/replay", "input[type=file]"),
    "settings": ("/settings", "input[name=theme]"),
    "missing": ("/#/a/b/c/d", "h1"),
    "lost seat": ("/#/0123456789abcdef", "form input"),
}
FIRST_LOAD = 150 * 1024


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(("width", "language", "theme"), [(1280, "en", "light"), (360, "sk", "dark")])
def test_a_screen(visit: Visit, shots: Path, screen: str, width: int, language: str, theme: str) -> None:
    path, sign = SCREENS[screen]
    page = visit(path, width=width, language=language, theme=theme)
    page.wait_for_selector(sign)
    assert_fits(page)
    assert_accessible(page)
    page.screenshot(path=shots / f"{screen.replace(' ', '-')}-{width}-{theme}.png", full_page=True)


@pytest.mark.parametrize(
    ("language", "levels"), [("en", "Learner Casual Strong Master"), ("cs", "Učeň Pohodový Silný Mistr")]
)
def test_the_level_of_the_bots_is_picked(visit: Visit, language: str, levels: str) -> None:
    page = visit("/new/ingenious", language=language)
    page.wait_for_selector("form .ways")
    picker = page.locator("select:has(option[value=master])")
    assert [text.partition(":")[0] for text in picker.locator("option").all_inner_texts()] == levels.split()
    assert picker.input_value() == "casual"
    picker.select_option("master")
    page.locator("form .button.primary").click()
    page.wait_for_selector(".bar")


@pytest.mark.parametrize(("width", "height", "theme"), [(1280, 800, "dark"), (360, 740, "light")])
def test_the_table_and_what_opens_over_it(visit: Visit, shots: Path, width: int, height: int, theme: str) -> None:
    page = visit(width=width, height=height, theme=theme)
    sit_down(page)
    assert_accessible(page)
    page.get_by_role("button", name="Table").click()
    page.wait_for_selector("dialog[open]")
    assert_accessible(page)
    page.screenshot(path=shots / f"menu-{width}-{theme}.png")
    page.keyboard.press("Escape")
    if width < 1024:
        page.locator(".open").click()
    for tab in ("Scores", "Chat", "Log"):
        page.get_by_role("tab", name=tab).click()
        assert_accessible(page)
        page.screenshot(path=shots / f"{tab.lower()}-{width}-{theme}.png")
    assert_fits(page)


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (360, "dark")])
def test_waiting_for_friends(visit: Visit, shots: Path, width: int, theme: str) -> None:
    page = visit("/new/sea_salt_paper", width=width, height=740, theme=theme)
    seat = invitation(page)
    page.wait_for_selector(".qr svg")
    assert_accessible(page)
    assert_fits(page)
    page.screenshot(path=shots / f"waiting-{width}-{theme}.png", full_page=True)
    page.get_by_role("button", name="Link to watch").click()
    page.wait_for_selector("text=anybody who wants to watch")
    assert page.locator("#invite-link").input_value() != seat
    assert page.locator("#invite-link").count() == 1
    assert_accessible(page)


@pytest.mark.parametrize("width", [360, 480, 768, 1024, 1280, 1920, 3840])
def test_nothing_scrolls_sideways(visit: Visit, width: int) -> None:
    page = visit(width=width, height=1000 if width > 1000 else 740, language="sk")
    page.wait_for_selector("article h3")
    assert_fits(page)
    sit_down(page)
    assert_fits(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= page.viewport_size["height"], (
        "only the log scrolls"
    )


def test_the_language_changes_without_a_reload(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    page.evaluate("window.kept = true")
    asked = [page.locator("#prompt").inner_text()]
    for language in ("cs", "sk"):
        page.locator("header select").select_option(language)
        page.wait_for_function("l => document.documentElement.lang === l", arg=language)
        page.wait_for_timeout(300)
        asked.append(page.locator("#prompt").inner_text())
    assert len(set(asked)) == 3
    assert page.evaluate("window.kept") is True


@pytest.mark.parametrize("game", paluba.game_keys())
def test_the_first_load_is_small_and_asks_nobody_else(visit: Visit, server: Serving, game: str) -> None:
    page = visit("/healthz")
    sizes: dict[str, int] = {}
    others: list[str] = []

    def note(response: Any) -> None:
        if not response.url.startswith((server.url, "data:")):
            others.append(response.url)
        if response.url.endswith(".js") and "/assets/" in response.url:
            sizes[response.url] = int(response.headers.get("content-length", "0"))

    page.on("response", note)
    page.goto(server.url)
    sit_down(page, game)
    page.wait_for_timeout(500)
    assert others == []
    assert 0 < sum(sizes.values()) <= FIRST_LOAD, sizes


def test_the_score_pad_counts(visit: Visit) -> None:
    page = visit("/score/sea_salt_paper")
    for label in ("crab (black)", "crab (green)", "penguin (pink)"):
        page.get_by_role("button", name=label).click()
    page.wait_for_selector(".total b:text-is('2')")
    assert page.locator(".sum").inner_text().count("+1") == 2


def test_a_record_is_replayed_and_a_bad_one_refused_by_its_line(visit: Visit, shots: Path, tmp_path: Path) -> None:
    match = paluba.Match(paluba.game("sea_salt_paper"), seats=3, seed=5)
    for _ in range(40):
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    record = tmp_path / "match.jsonl"
    record.write_text(match.record())
    bad = tmp_path / "bad.jsonl"
    bad.write_text(match.record().replace('"step":7', '"step":8', 1))
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(bad)
    page.wait_for_selector("[role=alert]")
    page.screenshot(path=shots / "replay-refused-1280.png")
    assert "Line 8" in page.locator("[role=alert]").inner_text()
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector(".controls")
    page.get_by_role("button", name="One step on").click()
    assert "1 / 40" in page.locator(".controls .count").inner_text()
    page.locator("select").nth(2).select_option("1")
    page.wait_for_selector(".hand")
    assert_accessible(page)
    assert_fits(page)
    box = page.locator(".controls").bounding_box()
    assert box["y"] + box["height"] <= 800, "the controls are in sight, however tall the board is"
    page.screenshot(path=shots / "replay-open-1280.png")


def test_the_log_is_one_tab_stop(visit: Visit) -> None:
    page = visit()
    some_moves(6, sit_down(page))
    page.wait_for_selector(".bar.mine:not([aria-busy=true])")
    lines = page.locator(".log li button")
    assert lines.count() > 3
    assert page.locator(".log li button[tabindex='0'], .log[tabindex='0']").count() == 1
    page.locator("#tab-log").focus()
    page.keyboard.press("Tab")
    where = "() => [...document.querySelectorAll('.log li button')].indexOf(document.activeElement)"
    newest = page.evaluate(where)
    assert newest == lines.count() - 1, "the newest line comes first"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(where) == newest - 2
    page.keyboard.press("End")
    assert page.evaluate(where) == newest
    page.keyboard.press("Home")
    assert page.evaluate(where) == 0
    page.keyboard.press("Enter")
    page.wait_for_selector(".log li button[aria-current=true]")
    page.keyboard.press("Tab")
    assert page.evaluate(where) == -1, "one more Tab leaves the log"


@pytest.mark.parametrize(("game", "seats"), [("deep_dive", 6), ("isle_of_cats", 4), ("ingenious", 3)])
def test_every_seat_is_seen_on_a_phone(visit: Visit, shots: Path, game: str, seats: int) -> None:
    page = visit(f"/new/{game}", width=360, height=740, language="cs")
    page.wait_for_selector("form .ways")
    page.locator(f"input[name=seats][value='{seats}']").check()
    page.locator("form button.primary").click()
    page.wait_for_selector(".bar.mine")
    boxes = [seat.bounding_box() for seat in page.locator(".rail li").all()]
    assert len(boxes) == seats
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 360 for box in boxes)
    hidden = "all => all.filter(name => name.scrollWidth >= name.clientWidth + 1).map(name => name.textContent)"
    if seats < 5:
        assert page.locator(".rail .name, .strip .who").evaluate_all(hidden) == [], "no name is cut"
    page.screenshot(path=shots / f"{game}-{seats}-seats-360.png")


def test_a_replay_plays_what_happened_in_a_step_and_only_shows_a_jump(visit: Visit, tmp_path: Path) -> None:
    match = paluba.Match(paluba.game("deep_dive"), seats=2, seed=5)
    for _ in range(20):
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    record = tmp_path / "match.jsonl"
    record.write_text(match.record())
    page = visit("/settings")
    page.locator("input[name=motion]").nth(1).check()
    page.goto(page.url.split("/settings")[0] + "/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector(".sea")
    page.evaluate(
        """() => {
            window.flights = 0;
            const watch = new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
                if (node.classList?.contains('flight')) window.flights += 1;
            })));
            watch.observe(document.body, { childList: true, subtree: true });
        }"""
    )
    page.locator(".slide input").press("End")
    page.locator(".slide input").press("Home")
    assert page.evaluate("window.flights") == 0
    for _ in range(6):
        page.get_by_role("button", name="One step on").click()
    page.wait_for_function("() => window.flights > 0")
