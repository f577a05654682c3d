"""What a hand feels: an answer at once, the others' moves as they come, and nothing that jumps under the finger.

No test fails by a clock. Own feedback must be there while the server cannot have said anything; the figures are
printed.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.people import SECONDS, Person
from tests.browser.people_of_games import PEOPLE
from tests.browser.test_matches import invited, some_moves
from tests.server.tools import Serving

Visit = Callable[..., Any]
PRESSES = 5
SHIFT = 0.1
"""Google's line between good and middling."""

PRESS = """(steps) => new Promise((resolve) => {
    const signs = ['.bar[aria-busy=true]', '.chosen', '.ghost.pinned', 'dialog[open]', '[aria-pressed=true]'];
    const held = () => document.querySelector('.float')?.style.transform;
    const seen = () => [...signs.map((sign) => document.querySelectorAll(sign).length), held()].join();
    const before = seen();
    const asked = document.querySelector('.bar.mine:not([aria-busy=true])');
    const node = asked && steps.map(([selector]) => document.querySelector(selector)).find((found) => found);
    if (!node) return resolve(null);
    const begun = performance.now();
    node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    const look = () => {
        if (seen() !== before) resolve(performance.now() - begun);
        else if (performance.now() - begun > 3000) resolve(node.outerHTML);
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""
"""Presses what is asked and tells after how many milliseconds a frame shows it; null if the table went on before."""


class Held:
    """A link on which the server's words wait while it is held."""

    def __init__(self, page: Any) -> None:
        self.on = False
        self.waiting: list[Callable[[], None]] = []
        page.route_web_socket("**/ws", self.carry)

    def carry(self, socket: Any) -> None:
        upstream = socket.connect_to_server()

        def tell(message: Any) -> None:
            if self.on:
                self.waiting.append(lambda: socket.send(message))
            else:
                socket.send(message)

        upstream.on_message(tell)

    def release(self) -> None:
        self.on = False
        waiting, self.waiting = self.waiting, []
        for send in waiting:
            send()


def sit_down(page: Any, game: str) -> Person:
    """Against a bot that loses no time."""
    page.wait_for_selector("form .ways")
    page.locator("select:has(option[value=learner])").select_option("learner")
    page.locator("form button.primary").click()
    page.wait_for_selector(".bar.mine")
    return PEOPLE[game](page, 4)


def is_asked(person: Person) -> None:
    """Waits until something is asked that can be pressed."""
    person.page.wait_for_selector(".bar.mine:not([aria-busy=true])")
    person.page.wait_for_selector(", ".join(selector for selector, _ in person.steps), state="attached")


def press(person: Person, held: Held | None = None) -> float | str:
    """Presses what is asked, from then on with the link held; a text is of what was pressed without a sign of it."""
    took = None
    while took is None:
        if held:
            held.release()
        is_asked(person)
        if held:
            held.on = True
        took = person.page.evaluate(PRESS, person.steps)
    return took


@pytest.mark.parametrize("game", PEOPLE)
def test_a_press_is_seen_before_the_server_answers(visit: Visit, server: Serving, game: str) -> None:
    page = visit("/healthz", width=360, height=740)
    held = Held(page)
    page.goto(f"{server.url}/new/{game}")
    person = sit_down(page, game)
    took = []
    for _ in range(PRESSES):
        took.append(press(person, held))
        assert not isinstance(took[-1], str), f"nothing is seen of a press of {took[-1]}"
        held.release()
        some_moves(1, person)
    print(f"{game}: own feedback after {statistics.median(took):.0f} ms, the longest {max(took):.0f} ms")


NOTE_CHANGE = """() => {
    window.changed = null;
    const seen = () => document.querySelector('.log')?.innerText + document.querySelector('#prompt')?.innerText;
    const before = seen();
    const watch = new MutationObserver(() => {
        if (window.changed === null && seen() !== before) requestAnimationFrame(() => (window.changed = Date.now()));
    });
    watch.observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
}"""


NOTE_PRESS = """() => {
    window.pressed = null;
    addEventListener('click', () => (window.pressed = Date.now()), { capture: true });
}"""


@pytest.mark.parametrize("game", PEOPLE)
def test_the_others_move_comes(visit: Visit, game: str) -> None:
    """Both windows are wide: the log is in sight."""
    people = [PEOPLE[game](page, 1) for page in invited(visit, game, width=1280)]
    took: list[float] = []
    end = time.monotonic() + SECONDS
    while len(took) < 2:
        assert time.monotonic() < end, "no move of one was seen by the other"
        if sum(person.has_turn() for person in people) != 1:  # where both choose, nothing is shown before both did
            some_moves(1, *people)
            continue
        mover, other = people if people[0].has_turn() else people[::-1]
        other.page.evaluate(NOTE_CHANGE)
        mover.page.evaluate(NOTE_PRESS)
        while mover.has_turn() and other.page.evaluate("window.changed") is None and time.monotonic() < end:
            if not mover.move():
                mover.page.wait_for_timeout(20)
            other.page.wait_for_timeout(60)
        changed, pressed = other.page.evaluate("window.changed"), mover.page.evaluate("window.pressed")
        if changed is not None and pressed is not None:  # else the table itself went on
            took.append(changed - pressed)
    print(f"{game}: a move is seen by the other after {statistics.median(took):.0f} ms")


SHIFTS = """() => {
    window.shifts = [];
    const name = ({ node }) => (node ? `${node.nodeName}.${node.className?.baseVal ?? node.className ?? ''}` : '?');
    const note = (one) => one.hadRecentInput || window.shifts.push([one.value, one.sources.map(name).join(' ')]);
    const watch = new PerformanceObserver((list) => list.getEntries().forEach(note));
    watch.observe({ type: 'layout-shift', buffered: true });
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
@pytest.mark.parametrize("game", PEOPLE)
def test_nothing_jumps(visit: Visit, server: Serving, game: str, width: int, height: int) -> None:
    page = visit("/healthz", width=width, height=height, language="cs")
    page.add_init_script(f"({SHIFTS})()")

    def jumped(where: str) -> float:
        page.wait_for_timeout(200)
        total = sum(value for value, _ in page.evaluate("window.shifts"))
        print(f"{game} {width}: {where} {total:.3f}")
        return float(total)

    page.goto(server.url)
    page.wait_for_selector("article h3")
    page.wait_for_load_state("networkidle")
    assert jumped("lobby") < SHIFT
    page.goto(f"{server.url}/new/{game}")
    person = sit_down(page, game)
    page.reload()
    page.wait_for_selector(".bar.mine")
    assert jumped("table") < SHIFT
    some_moves(10, person)
    assert jumped("table and ten moves") < SHIFT
    for _ in range(10):
        press(person)
    jumped("and ten presses that are not excused as input")
