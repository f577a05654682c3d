"""People who play through the page: they see buttons and press them."""

from __future__ import annotations

import random
import re
import time
from typing import Any

CHOICES = (
    ".stacks button.legal:enabled, .drawn button.legal:enabled, .spread button:enabled, .other button:enabled, "
    ".choices button:enabled, .bar .buttons button:enabled"
)
"""Everything that can be chosen at a table."""
END = "#end-title"
CONFIRM = "dialog[open] .row.end button:last-child"
PRIMARY = ".bar .buttons button.primary:enabled"
SECONDS = 600
"""No match takes this long."""

HURRY = """({ steps, secret, seed }) => {
    const told = (window.hurry = { presses: 0, lifted: 0, shown: 0, odd: [], refused: [] });
    let old = document.querySelector('.bar .note')?.textContent;
    const dice = (most) => ((seed = (seed * 48271 + 11) % 2147483647), seed % most);
    const within = (node, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return hit && (node.contains(hit) || hit.contains(node) || hit.closest('[data-cell]') === node);
    };
    const reached = (node) => {
        node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = node.getBoundingClientRect();
        const spots = [[0.5, 0.5], [0.08, 0.5], [0.5, 0.1]];
        return width > 0 && spots.some(([a, b]) => within(node, x + a * width, y + b * height));
    };
    const press = (node) => node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    const odd = /^[a-z]+(-[a-z0-9_]+)+$|\\{ ?\\$|\\bundefined\\b|\\bNaN\\b|\\[object/;
    const listen = () => {
        const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
        const texts = [...document.querySelectorAll('[aria-label]')].map((node) => node.ariaLabel);
        while (walk.nextNode())
            if (!walk.currentNode.parentNode.matches('code')) texts.push(walk.currentNode.data.trim());
        told.odd.push(...texts.filter((text) => odd.test(text)));
    };
    const any = (selector, like) => {
        const is = (node) => !like || new RegExp(like).test(node.textContent);
        const all = [...document.querySelectorAll(selector)].filter(is);
        for (let left = all.length, at = dice(left || 1); left; left -= 1, at += 1) {
            const node = all[at % all.length];
            if (reached(node)) return press(node), true;
        }
        return false;
    };
    const step = () => {
        if (document.querySelector('#end-title')) return;
        const note = document.querySelector('.bar .note')?.textContent;
        if (note !== old) told.refused.push(...[note ?? []].flat());
        old = note;
        const curtain = document.querySelector('.curtain');
        if (curtain) {
            if (secret && document.querySelector(secret)) told.shown += 1;
            if (any('.curtain button.primary')) told.lifted += 1;
        } else if (document.querySelector('.bar.mine:not([aria-busy=true])')) {
            if (steps.some(([selector, like]) => any(selector, like)) && ++told.presses % 8 === 0) listen();
        } else any('.bar:not(.mine) .buttons button.primary:enabled');
        setTimeout(step, 15);
    };
    step();
}"""
"""Presses what is seen and not covered until the match is over. Whatever is said is a text, not its id."""


class Person:
    """Somebody at a page, who presses what can be pressed."""

    steps: tuple[tuple[str, str], ...] = (
        (CONFIRM, ""),
        (".bar .buttons button:enabled", "STOP|KONČÍME"),
        (".hand button.lift:not(.chosen)", ""),
        (CHOICES, ""),
    )
    """What somebody in a hurry presses: the first of these that is there, if its text is like that."""
    secret = ".hand"
    """What nobody may see behind the curtain."""

    def __init__(self, page: Any, seed: int = 0) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.moves = 0

    def is_over(self) -> bool:
        return bool(self.page.locator(END).count())

    def has_turn(self) -> bool:
        """Something is asked, even if an answer is on its way."""
        return bool(self.page.locator(".bar.mine").count())

    def is_asked(self) -> bool:
        """Something is asked, and no answer is on its way."""
        return bool(self.page.locator(".bar.mine:not([aria-busy=true])").count())

    def move(self) -> bool:
        """Chooses, if something is asked."""
        from playwright.sync_api import Error

        if not self.is_asked():
            return False
        try:
            done = self.choose()
        except Error:  # what was to be pressed is gone: the table went on
            return False
        self.moves += done
        return done

    def choose(self) -> bool:
        """One press. A pair first, if one can be laid."""
        return self.pair() or self.press(CHOICES)

    def any_of(self, selector: str) -> bool:
        """Presses one of these, if there are any."""
        found = self.page.locator(selector)
        count = found.count()
        if count:
            self.click(found.nth(self.dice.randrange(count)))
        return bool(count)

    def press(self, selector: str) -> bool:
        found = self.page.locator(selector)
        labels = found.evaluate_all("all => all.map(button => button.innerText)")
        if not labels:
            return False
        ending = [n for n, label in enumerate(labels) if re.search("STOP|KONČÍME", label)]
        wanted = ending[0] if ending else self.dice.randrange(len(labels))
        self.click(found.nth(wanted))
        self.confirm()
        return True

    def pair(self) -> bool:
        """Two cards of the hand that may be laid; each is touched at its left edge, which no other card covers."""
        lifted = self.page.locator(".hand button.lift")
        if not lifted.count():
            return False
        self.click(lifted.first, edge=True)
        second = self.page.locator(".hand button.lift:not(.chosen)")
        if not second.count():
            return False
        self.click(second.first, edge=True)
        return True

    def confirm(self) -> None:
        """Answers the question whether one is sure."""
        sure = self.page.locator("dialog[open] .row.end button").last
        if sure.count():
            self.click(sure)

    def tap(self, selector: str) -> bool:
        """Presses something if it is there."""
        from playwright.sync_api import Error

        if not self.page.locator(selector).count():
            return False
        try:
            self.click(self.page.locator(selector).first)
        except Error:
            return False
        return True

    def click(self, found: Any, edge: bool = False) -> None:
        found.click(timeout=1000, position={"x": 7, "y": 40} if edge else None)

    def hurry(self) -> None:
        """From now on plays by itself."""
        wish = {"steps": self.steps, "secret": self.secret, "seed": self.dice.randrange(1, 10**6)}
        self.page.evaluate(HURRY, wish)


def hurry_out(*people: Person) -> list[dict[str, Any]]:
    """Everybody plays on quickly until the match is over. What they pressed and saw; nothing was
    refused, as only what is asked can be pressed."""
    for person in people:
        person.hurry()
    end = time.monotonic() + SECONDS
    while not all(person.is_over() for person in people):
        told = [person.page.evaluate("window.hurry") for person in people]
        assert time.monotonic() < end, f"the match did not end: {told}"
        people[0].page.wait_for_timeout(250)
    told = [person.page.evaluate("window.hurry") for person in people]
    for one in told:
        assert not one["odd"] and not one["refused"], one
    return told
