"""Whole matches through the page."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.checks import assert_fits
from tests.browser.people import END, SECONDS, Person, hurry_out
from tests.browser.people_of_games import PEOPLE

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


def some_moves(more: int, *people: Person) -> None:
    """So many more moves of all together."""
    end = time.monotonic() + SECONDS
    wanted = sum(person.moves for person in people) + more
    while sum(person.moves for person in people) < wanted and not people[0].is_over():
        assert time.monotonic() < end, f"stuck after {[person.moves for person in people]} moves"
        moved = [person.move() for person in people]
        if not any(moved):
            people[0].page.wait_for_timeout(30)


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


def invitation(host: Any) -> str:
    """Opens a table for friends from the page of a new one; the link for the second seat."""
    host.locator("input[value=friends]").check()
    host.locator("form button.primary").click()
    host.locator("li button.primary").click()
    link: str = host.locator("#invite-link").input_value()
    return link


def invited(visit: Visit, game: str, width: int = 360) -> tuple[Any, Any]:
    """Two people at a table, each in a browser of their own: the second came by a link."""
    host = visit(f"/new/{game}", language="sk")
    link = invitation(host)
    guest = visit(language="en", width=width, height=740)
    guest.goto(link)
    guest.locator("form input").fill("Guest")
    guest.locator("form button.primary").click()
    guest.wait_for_selector("text=Guest")
    assert "#" in guest.url
    assert link.rsplit("/", 1)[1] not in guest.url, "the token leaves the address"
    host.locator(".row.end button.primary").click()
    for page in (host, guest):
        page.wait_for_selector(".bar")
    return host, guest


@pytest.mark.parametrize("game", PEOPLE)
def test_two_people_in_two_browsers(visit: Visit, shots: Path, game: str) -> None:
    host, guest = invited(visit, game)
    people = [PEOPLE[game](host, 1), PEOPLE[game](guest, 2)]
    some_moves(8, *people)
    for told in hurry_out(*people):
        assert told["presses"] > 10
    for page, width in ((host, 1280), (guest, 360)):
        page.screenshot(path=shots / f"{game}-end-{width}.png")
    ranks = [page.locator(".ranks summary strong").all_inner_texts() for page in (host, guest)]
    assert ranks[0] == ranks[1]
    assert len(ranks[0]) == 2


@pytest.mark.parametrize("game", PEOPLE)
def test_hot_seat_with_a_curtain(visit: Visit, shots: Path, game: str) -> None:
    page = visit(f"/new/{game}", language="cs")
    page.locator("input[value=device]").check()
    names = page.locator("fieldset.names input")
    names.nth(0).fill("Ada")
    names.nth(1).fill("Bob")
    page.locator("form button.primary").click()
    page.wait_for_selector(".curtain, .bar")
    page.screenshot(path=shots / f"{game}-curtain.png")
    [told] = hurry_out(PEOPLE[game](page))
    assert told["presses"] > 10
    assert told["lifted"] > 5
    assert told["shown"] == 0, "nobody's hand is there behind the curtain"
    assert page.locator(".ranks li").count() == 2


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
