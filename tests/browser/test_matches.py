"""Whole matches through the page."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.checks import assert_fits
from tests.browser.people import END, Person

SECONDS = 600
Visit = Callable[..., Any]


PLAY = "article:has(a[href='#/new/{game}']) button.primary"


def sit_down(page: Any, game: str = "sea_salt_paper") -> Person:
    """Against bots, by one press in the lobby."""
    page.locator(PLAY.format(game=game)).click()
    page.wait_for_selector(".bar")
    return Person(page)


def play_out(*people: Person) -> None:
    """Everybody presses what can be pressed until the match is over."""
    end = time.monotonic() + SECONDS
    while not people[0].is_over():
        assert time.monotonic() < end, f"the match did not end after {[person.moves for person in people]} moves"
        moved = [person.move() for person in people]
        if not any(moved):
            people[0].page.wait_for_timeout(30)
    for person in people:
        person.page.wait_for_selector(END)


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 800, "en"), (360, 740, "cs")])
def test_a_match_against_a_bot(visit: Visit, shots: Path, width: int, height: int, language: str) -> None:
    page = visit(width=width, height=height, language=language)
    person = sit_down(page)
    for _ in range(400):
        if person.moves >= 20 or person.is_over():
            break
        if not person.move():
            page.wait_for_timeout(30)
    assert_fits(page)
    page.screenshot(path=shots / f"table-{width}-{language}.png")
    play_out(person)
    assert person.moves > 20
    assert page.locator(".ranks li").count() == 2
    page.wait_for_selector("figure svg")
    assert page.locator(".fair.fits").count() == 1
    assert_fits(page)
    page.screenshot(path=shots / f"end-{width}-{language}.png")


def test_two_people_in_two_browsers(visit: Visit) -> None:
    host = visit("/new/sea_salt_paper", language="sk")
    host.locator("input[value=friends]").check()
    host.locator("form button.primary").click()
    host.locator("li button.primary").click()
    link = host.locator("#invite-link").input_value()
    guest = visit(language="en", width=360, height=740)
    guest.goto(link)
    guest.locator("form input").fill("Guest")
    guest.locator("form button.primary").click()
    guest.wait_for_selector("text=Guest")
    assert "#" in guest.url
    assert link.rsplit("/", 1)[1] not in guest.url, "the token leaves the address"
    host.locator(".row.end button.primary").click()
    for page in (host, guest):
        page.wait_for_selector(".bar")
    people = [Person(host, 1), Person(guest, 2)]
    play_out(*people)
    assert all(person.moves > 10 for person in people)


def test_hot_seat_with_a_curtain(visit: Visit) -> None:
    page = visit("/new/sea_salt_paper", language="en")
    page.locator("input[value=device]").check()
    names = page.locator("fieldset.names input")
    names.nth(0).fill("Ada")
    names.nth(1).fill("Bob")
    page.locator("form button.primary").click()
    person = Person(page)
    lifted = 0
    end = time.monotonic() + SECONDS
    while not person.is_over():
        assert time.monotonic() < end
        if page.locator(".curtain").count():
            assert not page.evaluate("document.querySelector('.curtain') && document.querySelector('.hand')")
            lifted += person.tap(".curtain button.primary")
        elif not person.tap("button:has-text('Hand over')") and not person.move():
            page.wait_for_timeout(30)
    assert lifted > 5


def test_by_keyboard_alone(visit: Visit) -> None:
    """A match against a bot without mouse or touch: Tab, arrows and Enter."""
    page = visit(language="en")
    wanted = PLAY.format(game="sea_salt_paper")
    page.wait_for_selector(wanted)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement.matches(s)", wanted):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".bar")
    person = Keyboard(page)
    play_out(person)
    assert person.moves > 20


FOCUSED = """s => {
    const at = document.activeElement;
    return at.matches(s) ? getComputedStyle(at).outlineStyle : null;
}"""


class Keyboard(Person):
    """Somebody who uses no mouse."""

    def press(self, selector: str) -> bool:
        for _ in range(60):
            self.page.keyboard.press("Tab")
            outline = self.page.evaluate(FOCUSED, selector)
            if outline is not None:
                assert outline != "none", "the focus is seen"
                self.page.keyboard.press("Enter")
                self.confirm()
                return True
        return False

    def pair(self) -> bool:
        for selector in (".lift", ".lift:not(.chosen)"):
            which = "(all, s) => all.map(card => card.matches(s))"
            lifted = self.page.locator(".hand button").evaluate_all(which, selector)
            if True not in lifted:
                return False
            self.to(lifted.index(True))
            self.page.keyboard.press("Enter")
        return True

    def to(self, number: int) -> None:
        """Moves to a card of the hand by Tab and arrows."""
        for _ in range(60):
            if self.page.evaluate("document.activeElement.matches('.hand button')"):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Home")
        for _ in range(number):
            self.page.keyboard.press("ArrowRight")

    def confirm(self) -> None:
        if self.page.locator("dialog[open]").count():
            for _ in range(6):
                self.page.keyboard.press("Tab")
                if self.page.evaluate("document.activeElement.matches('dialog .row.end button:last-child')"):
                    self.page.keyboard.press("Enter")
                    return
