"""Deep Dive through the page: the sea, the food, the pad and the rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import paluba
from tests.browser.checks import assert_accessible, assert_fits
from tests.browser.people import Person, hurry_out
from tests.browser.people_deep_dive import MAIN, Diver
from tests.browser.test_matches import FOCUSED, PLAY

Visit = Callable[..., Any]


class Keyboard(Diver):
    """Somebody who uses no mouse: Tab to the sea or the bar, arrows in the sea, Enter."""

    def press(self, selector: str) -> bool:
        wanted = self.page.locator(selector)
        if not wanted.count():
            return False
        for _ in range(40):
            self.page.keyboard.press("Tab")
            in_the_sea = self.page.evaluate("document.activeElement.matches('.sea button')")
            if in_the_sea and self.by_arrows(selector):
                return True
            outline = self.page.evaluate(FOCUSED, selector)
            if outline is not None:
                assert outline != "none", "the focus is seen"
                self.page.keyboard.press("Enter")
                return True
        return False

    def by_arrows(self, selector: str) -> bool:
        """The sea is one tab stop: what is wanted is found by arrows."""
        stops = self.page.locator(".sea button:not([tabindex='-1'])").count()
        assert stops == 1, f"{stops} tab stops in the sea"
        self.page.keyboard.press("Home")
        for _ in range(60):
            outline = self.page.evaluate(FOCUSED, selector)
            if outline is not None:
                assert outline != "none", "the focus is seen"
                self.page.keyboard.press("Enter")
                return True
            self.page.evaluate("window.before = document.activeElement")
            self.page.keyboard.press("ArrowRight")
            if self.page.evaluate("window.before === document.activeElement"):
                return False
        return False


def sit_down(page: Any) -> None:
    page.locator(PLAY.format(game="deep_dive")).click()
    page.wait_for_selector(".sea")


def play(person: Person, moves: int) -> None:
    """At least so many moves, or the whole match; then it is the person's turn again."""
    for _ in range(3000):
        if person.is_over() or (person.moves >= moves and person.is_asked()):
            return
        if person.moves >= moves or not person.move():
            person.page.wait_for_timeout(20)
    pytest.fail(f"only {person.moves} moves were made")


@pytest.mark.parametrize(
    ("width", "height", "language", "theme"), [(1280, 800, "en", "light"), (360, 740, "cs", "dark")]
)
def test_a_match_against_a_bot(visit: Visit, shots: Path, width: int, height: int, language: str, theme: str) -> None:
    page = visit(width=width, height=height, language=language, theme=theme)
    sit_down(page)
    person = Diver(page, seed=width)
    play(person, 14)
    assert not person.is_over()
    assert page.locator(".band").count() == 5
    assert page.evaluate("document.documentElement.scrollHeight") <= height, "only the log scrolls"
    assert_fits(page)
    assert_accessible(page)
    page.screenshot(path=shots / f"deep_dive-table-{width}.png")
    page.locator(".sea .odds").first.click()
    page.wait_for_selector("dialog[open] #chances")
    assert_accessible(page)
    page.screenshot(path=shots / f"deep_dive-chances-{width}.png")
    page.keyboard.press("Escape")
    page.locator(".ice").click()
    page.wait_for_selector("dialog[open] #grids")
    assert page.locator("dialog[open] .holding").count() == 2
    assert_accessible(page)
    page.keyboard.press("Escape")
    hurry_out(person)
    assert page.locator(".ranks li").count() == 2
    assert_fits(page)


def test_what_is_taken_lands_in_the_food_as_the_preview_said(visit: Visit) -> None:
    page = visit(language="en")
    sit_down(page)
    person = Diver(page, seed=4)
    for _ in range(400):
        assert not person.is_over()
        chosen = page.locator(".token.legal:not(:has-text('rock')):enabled")
        if person.is_asked() and chosen.count():
            if "aria-pressed" in chosen.first.evaluate("tile => tile.getAttributeNames()"):
                chosen.first.click()
            if page.locator(".mine .coming").count():
                break
            page.wait_for_timeout(50)
            if page.locator(".mine .coming").count():
                break
        if not person.move():
            page.wait_for_timeout(20)
    before = int(page.locator(".mine h2 b").evaluate("b => b.firstChild.data"))
    gain = int(page.locator(".mine h2 i").inner_text().removeprefix("+"))
    tiles = page.locator(".mine .cell.filled").count()
    assert f"(+{gain})" in page.locator(MAIN).inner_text()
    page.locator(MAIN).click()
    page.wait_for_selector(".mine .coming", state="detached")
    page.wait_for_function("n => document.querySelectorAll('.mine .cell.filled').length === n", arg=tiles)
    assert int(page.locator(".mine h2 b").evaluate("b => b.firstChild.data")) == before + gain


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_alone_against_the_virtual_opponent(visit: Visit, shots: Path, level: str) -> None:
    page = visit("/new/deep_dive", language="sk", width=1280 if level == "easy" else 360, height=760)
    page.locator("input[value=solo]").check()
    page.wait_for_selector("text=Virtuálny protihráč")
    assert page.locator("text=Žetóny").count() == 0, "a file of the server is never offered"
    page.locator("input[name=option-level]").nth(("easy", "medium", "hard").index(level)).check()
    page.locator("form button.primary").click()
    page.wait_for_selector(".sea")
    person = Diver(page, seed=9)
    play(person, 8)
    assert page.locator(".beside .penguin").count() == 1
    assert page.locator(".told li").count() > 1, "the opponent's move is told in pictures"
    assert_accessible(page)
    assert_fits(page)
    page.screenshot(path=shots / f"deep_dive-solo-{level}.png")
    if level == "hard":
        hurry_out(person)
        mine, theirs = (int(text) for text in page.locator(".ranks summary strong").all_inner_texts())
        won = "virtuálny protihráč" not in page.locator("#end-title").inner_text()
        assert won if mine > theirs else not won or mine == theirs


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit(language="en")
    wanted = PLAY.format(game="deep_dive")
    page.wait_for_selector(wanted)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement.matches(s)", wanted):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".sea")
    person = Keyboard(page, seed=3)
    play(person, 16)
    assert person.moves >= 16


@pytest.mark.parametrize("seats", [4, 6])
def test_a_replay_shows_every_seat_to_onlookers(visit: Visit, tmp_path: Path, seats: int) -> None:
    match = paluba.Match(paluba.game("deep_dive"), seats=seats, seed=seats)
    while match.to_act:
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    record = tmp_path / "match.jsonl"
    record.write_text(match.record())
    page = visit("/replay", width=360 if seats == 6 else 1280, height=740)
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector(".sea")
    assert page.locator(".floe").count() == seats
    assert page.locator(".sea .legal").count() == 0
    for at in (40, 90):
        page.locator(".slide input").evaluate(
            "(slide, at) => { slide.value = at; slide.dispatchEvent(new Event('input', {bubbles: true})); }", at
        )
        assert_fits(page)
    page.locator(".slide input").press("End")
    page.wait_for_selector(".stage.last_dive")
    assert_fits(page)
    assert_accessible(page)


@pytest.mark.parametrize(("width", "language", "theme"), [(1280, "en", "light"), (360, "sk", "dark")])
def test_the_pad_counts_rows_and_the_solo_match(
    visit: Visit, shots: Path, width: int, language: str, theme: str
) -> None:
    page = visit("/score/deep_dive", width=width, height=800, language=language, theme=theme)
    page.wait_for_selector(".keys")
    keys = page.locator(".keys")

    def tap(colour: int, points: int) -> None:
        keys.nth(colour).locator("button").nth(points - 1).click()

    for colour, points in ((0, 1), (1, 9), (2, 3), (0, 2), (1, 7), (2, 5), (0, 4), (1, 3), (0, 9)):
        tap(colour, points)
    page.wait_for_selector(".total b:text-is('34')")
    assert page.locator(".grid li b").all_inner_texts() == ["13", "14", "3", "4"]
    assert page.locator(".grid li.full").count() == 2
    for _ in range(5):
        tap(0, 10)
    page.wait_for_selector("[role=alert]")
    assert page.locator(".grid li").count() == 7, "the tile that is one too many is taken back"
    assert_fits(page)
    assert_accessible(page)
    page.screenshot(path=shots / f"deep_dive-pad-{width}.png", full_page=True)
    page.locator(".grid li").nth(3).locator("button").first.click()
    page.wait_for_selector("[role=alert]", state="detached")
    page.locator(".solo input").check()
    page.locator("input[value=opponent]").check()
    tap(2, 10)
    page.locator(".counter").nth(1).locator("button").last.click()
    page.locator("select").last.select_option("hard")
    page.wait_for_selector(".total b:text-is('13')")
    page.wait_for_selector(".verdict")
    assert_accessible(page)
    assert_fits(page)


@pytest.mark.parametrize(("width", "language", "theme"), [(1280, "en", "light"), (360, "cs", "dark")])
def test_the_rules_page(visit: Visit, shots: Path, width: int, language: str, theme: str) -> None:
    page = visit("/rules/deep_dive/R22", width=width, language=language, theme=theme)
    page.wait_for_selector(".pictures svg")
    assert page.locator("#rule-R22.here").count() == 1
    assert all(page.locator(f"#rule-R{number}").count() for number in range(1, 35)), "every rule is told"
    assert_fits(page)
    assert_accessible(page)
    page.screenshot(path=shots / f"deep_dive-rules-{width}.png", full_page=True)
