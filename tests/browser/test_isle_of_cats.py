"""The Isle of Cats through its board: cards, cats, tiles dragged and turned, alone and with the family."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest

from tests.browser.checks import assert_accessible, assert_fits
from tests.browser.people import PRIMARY, SECONDS, Person, hurry_out
from tests.browser.people_isle_of_cats import PLACING, Sailor
from tests.server.tools import Serving

GAME = "isle_of_cats"
NEW = f"/new/{GAME}"
Visit = Callable[..., Any]
CAT = ".zone .piece.legal:enabled:has-text('take')"
FRAMES = 100
THROTTLE = 4


def sit_down(page: Any, seed: int = 0, kind: type[Sailor] = Sailor, way: str = "bots", mode: str = "") -> Sailor:
    """By the page of a new table, at which a bot that loses no time may sit."""
    page.wait_for_selector("form .ways")
    page.locator(f"input[value={way}]").check()
    if way == "bots":
        page.locator("select:has(option[value=learner])").select_option("learner")
    if mode == "family":
        page.locator("input[name=option-mode]").last.check()
    page.locator("form button.primary").click()
    page.wait_for_selector(".bar")
    return kind(page, seed)


def sail(person: Person, moves: int, until: str = "") -> None:
    """Plays so many moves, and on until something is there when an answer is awaited. It stays, for what is asked is
    looked at before anything is pressed. At another table, if a match with few cats ends before it comes."""
    end = time.monotonic() + SECONDS
    while True:
        asked = person.is_asked()
        if asked and person.moves >= moves and (not until or person.page.locator(until).count()):
            return
        assert time.monotonic() < end, f"{until} did not come in {person.moves} moves"
        if person.is_over():
            person.page.goto(urljoin(person.page.url, NEW))
            sit_down(person.page)
            person.moves = 0
        elif not asked or not person.move():
            person.page.wait_for_timeout(20)


@pytest.mark.parametrize(
    ("width", "height", "language", "theme"), [(1280, 800, "en", "light"), (360, 740, "cs", "dark")]
)
def test_a_match_against_a_bot(visit: Visit, shots: Path, width: int, height: int, language: str, theme: str) -> None:
    page = visit(NEW, width=width, height=height, language=language, theme=theme)
    person = sit_down(page, seed=width)
    assert_accessible(page)
    sail(person, 30, PLACING)
    page.screenshot(path=shots / f"isle-place-{width}.png")
    assert_fits(page)
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= height, "only the log scrolls"
    hurry_out(person)
    assert page.locator(".ranks li").count() == 2
    assert page.locator(".fair.fits").count() == 1


@pytest.mark.parametrize(("mode", "width"), [("solo", 1280), ("family", 360)])
def test_the_other_modes(visit: Visit, shots: Path, mode: str, width: int) -> None:
    page = visit(NEW, width=width, height=800, language="sk")
    person = sit_down(page, 3, way="solo" if mode == "solo" else "bots", mode=mode)
    sail(person, 12 if mode == "solo" else 4)
    assert_accessible(page)
    assert_fits(page)
    if mode == "solo":
        page.locator("[data-spot=sister]").click()
        page.wait_for_selector("dialog[open] ol")
        assert_accessible(page)
        page.screenshot(path=shots / "isle-sister.png")
        page.keyboard.press("Escape")
    else:
        assert not page.locator(".stock, .price").count(), "no fish in family mode"
    hurry_out(person)


class Onlooker(Sailor):
    """Somebody who takes a tile and then only looks where it might go."""

    def place(self) -> bool:
        return False


def test_a_preview_that_comes_too_late_is_no_refusal(visit: Visit, server: Serving) -> None:
    """A preview of what is not asked any more, as when it crosses with the table's next question."""
    page = visit("/healthz")
    late: set[str] = set()
    refused: set[str] = set()

    def carry(socket: Any) -> None:
        upstream = socket.connect_to_server()

        def tell(message: Any) -> None:
            sent = json.loads(message)
            if sent["type"] == "preview":
                late.add(sent["id"])
                sent["do"] = {"do": "done"}
            upstream.send(json.dumps(sent))

        def hear(message: Any) -> None:
            told = json.loads(message)
            if told["type"] == "reject":
                refused.add(told["id"])
            socket.send(message)

        socket.on_message(tell)
        upstream.on_message(hear)

    page.route_web_socket("**/ws", carry)
    page.goto(f"{server.url}{NEW}")
    sail(sit_down(page, seed=2, kind=Onlooker), 0, PLACING)
    end = time.monotonic() + SECONDS
    while not late & refused:
        assert time.monotonic() < end, "no preview was asked for"
        page.wait_for_timeout(20)
    page.locator(".bar .buttons button").first.click()
    assert not page.locator(".bar .note").count()


class Keys(Sailor):
    """Somebody who uses no mouse: Tab, arrows, R, F and Enter."""

    def place(self) -> bool:
        assert self.page.evaluate("document.activeElement.matches('.frame.placing')"), "the boat has the focus"
        for key in self.dice.choices(["r", "f", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], k=3):
            self.page.keyboard.press(key)
        if not self.page.locator(PRIMARY).count():
            self.page.keyboard.press("n")
        self.page.wait_for_selector(PRIMARY)
        self.page.keyboard.press("Enter")
        return True

    def click(self, found: Any, edge: bool = False) -> None:
        """Goes to it by Tab, forward or back, and within a row of cards by arrows."""
        wanted = found.element_handle(timeout=600)
        for _ in range(80):
            behind = wanted.evaluate("node => !!(node.compareDocumentPosition(document.activeElement) & 4)")
            self.page.keyboard.press("Shift+Tab" if behind else "Tab")
            if self.page.evaluate("document.activeElement.matches('[role=toolbar] button')"):
                self.page.keyboard.press("Home")
            for _ in range(12):
                if wanted.evaluate("node => node === document.activeElement"):
                    outline = wanted.evaluate("node => getComputedStyle(node).outlineStyle")
                    assert outline != "none", "the focus is seen"
                    self.page.keyboard.press("Enter")
                    return
                if not wanted.evaluate("node => node.closest('[role=toolbar]')?.contains(document.activeElement)"):
                    break
                self.page.keyboard.press("ArrowRight")
            if not wanted.evaluate("node => node.isConnected"):  # the table went on
                return
        raise AssertionError(f"Tab does not lead to {wanted.evaluate('node => node.outerHTML')[:300]}")


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit(NEW)
    person = sit_down(page, seed=7, kind=Keys)
    sail(person, 22, PLACING)
    asked = page.locator(".frame.placing").get_attribute("aria-label")
    sail(person, person.moves + 1)
    page.wait_for_function("asked => document.querySelector('.frame.placing')?.ariaLabel !== asked", arg=asked)


def drag_to_boat(page: Any) -> None:
    """A cat of the island is dragged onto the boat."""
    page.wait_for_selector(CAT)
    piece = page.locator(CAT).first.bounding_box()
    boat = page.locator("[data-spot=boat]").bounding_box()
    page.mouse.move(piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2)
    page.mouse.down()
    page.mouse.move(piece["x"] + piece["width"] / 2 + 20, piece["y"] + piece["height"] / 2 + 20, steps=4)
    page.wait_for_selector(PLACING)
    page.mouse.move(boat["x"] + boat["width"] * 0.6, boat["y"] + boat["height"] * 0.5, steps=6)
    page.mouse.up()


def test_dragging_is_light_and_says_what_fits(visit: Visit) -> None:
    """A tile over a boat, on a machine four times slower: few milliseconds of script for each frame."""
    page = visit(NEW)
    person = sit_down(page, seed=5)
    sail(person, 30, CAT)
    drag_to_boat(page)
    shadow = page.locator(".frame .shadow")
    for _ in range(12):  # into the far corner, which no tile covers whole: red, with the reason
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowLeft")
    assert shadow.get_attribute("data-legal") == "false"
    assert page.locator(".under .said").inner_text()
    assert not page.locator(PRIMARY).count()
    page.keyboard.press("n")
    assert shadow.get_attribute("data-legal") == "true"
    idle = measure_drag(page, moving=False)
    told = measure_drag(page)
    print("drag:", json.dumps(told), "idle:", json.dumps(idle))
    assert told["frames"] > FRAMES / 4
    assert told["layouts"] <= 3 * told["frames"]
    assert told["script"] / told["frames"] < 20, told


def measure_drag(page: Any, moving: bool = True) -> dict[str, float]:
    """Two seconds of pointer moves, one a frame, with what they cost in milliseconds."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable")
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})

    def metrics() -> dict[str, float]:
        return {one["name"]: one["value"] for one in cdp.send("Performance.getMetrics")["metrics"]}

    before = metrics()
    frames = page.evaluate(
        """(moving) => new Promise((resolve) => {
            const frame = document.querySelector('.frame'), tile = document.querySelector('.float');
            const box = frame.getBoundingClientRect(), held = tile.getBoundingClientRect();
            const send = (kind, x, y, target) => target.dispatchEvent(new PointerEvent(kind, {
                bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0, clientX: x, clientY: y }));
            frame.setPointerCapture = () => undefined;
            send('pointerdown', held.x + 10, held.y + 10, tile);
            const start = performance.now();
            let frames = 0;
            const step = (now) => {
                const t = (now - start) / 2000;
                if (t >= 1) {
                    send('pointerup', held.x + 10, held.y + 10, frame);
                    resolve(frames);
                    return;
                }
                frames += 1;
                const x = box.x + box.width * (0.5 + 0.4 * Math.sin(t * 14));
                if (moving) send('pointermove', x, box.y + box.height * (0.5 + 0.3 * Math.cos(t * 9)), frame);
                requestAnimationFrame(step);
            };
            requestAnimationFrame(step);
        })""",
        moving,
    )
    after = metrics()
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return {
        "frames": frames,
        "script": (after["ScriptDuration"] - before["ScriptDuration"]) * 1000,
        "layout": (after["LayoutDuration"] - before["LayoutDuration"]) * 1000,
        "layouts": after["LayoutCount"] - before["LayoutCount"],
        "style": (after["RecalcStyleDuration"] - before["RecalcStyleDuration"]) * 1000,
        "task": (after["TaskDuration"] - before["TaskDuration"]) * 1000,
    }


def test_boats_and_lessons_open(visit: Visit, shots: Path) -> None:
    """Lessons before there are any, too."""
    page = visit(NEW, language="cs", theme="dark")
    person = sit_down(page, seed=2)
    lessons = ".lessons .open"
    for moves, name, opener in (
        (0, "no-lessons", lessons),
        (25, "lessons", lessons),
        (25, "boat", ".sailor .thumb"),
        (25, "ask", ".stock .button"),
    ):
        sail(person, moves, opener)
        page.locator(opener).first.click()
        page.wait_for_selector("dialog[open]")
        assert_accessible(page)
        page.screenshot(path=shots / f"isle-{name}.png")
        page.keyboard.press("Escape")


class Unasked(Sailor):
    """Somebody who never answers the questions that should not be asked."""

    def move(self) -> bool:
        asked = self.page.locator("#prompt").inner_text()
        return not asked.startswith(("Play anytime cards", "Move or add cats")) and super().move()


def test_who_wants_not_to_be_asked_is_not_asked(visit: Visit) -> None:
    """With "never" the steps before lessons and rescue go by themselves, whatever is in the hand."""
    page = visit(NEW)
    person = sit_down(page, seed=1, kind=Unasked)
    page.locator(".stock .button").click()
    for step in ("lessons", "react"):
        page.locator(f"dialog[open] input[name=askme-{step}]").last.check()
    page.keyboard.press("Escape")
    sail(person, 10, ".day:has-text('Day 2')")


@pytest.mark.parametrize(("width", "language", "theme"), [(1280, "en", "light"), (360, "sk", "dark")])
@pytest.mark.parametrize(("path", "sign"), [("/rules", ".pictures .boat"), ("/score", ".cells button")])
def test_rules_and_pad(visit: Visit, shots: Path, path: str, sign: str, width: int, language: str, theme: str) -> None:
    page = visit(f"{path}/{GAME}", width=width, language=language, theme=theme)
    page.wait_for_selector(sign)
    page.wait_for_timeout(200)
    assert_fits(page)
    assert_accessible(page)
    page.screenshot(path=shots / f"isle{path.replace('/', '-')}-{width}.png", full_page=True)


def test_the_score_pad_counts(visit: Visit) -> None:
    page = visit(f"/score/{GAME}")
    page.wait_for_selector(".total b:text-is('-54')")
    for col in range(6, 11):
        page.locator(f"[data-cell='4 {col}']").click()
    page.get_by_role("button", name="Lay the tile").click()
    for row in (3, 5):  # one straight cat of each colour is in the box
        for col in range(6, 11):
            page.locator(f"[data-cell='{row} {col}']").click()
        page.get_by_role("button", name="Lay the tile").click()
    page.wait_for_selector("[role=alert]:has-text('only 1')")
    page.locator("[data-cell='3 6']").click()
    page.locator("[data-cell='5 6']").click()
    page.get_by_role("combobox", name="Private lessons").select_option("124")
    page.get_by_role("combobox", name="Public lessons").select_option("144")
    page.wait_for_selector(".total b:text-is('-53')")
    page.locator("[data-cell='4 6']").click()
    page.wait_for_selector(".total b:text-is('-54')")


def test_a_replay_shows_every_pair_of_eyes(visit: Visit) -> None:
    record = Path(__file__).parents[1] / "golden" / GAME / "classic-4-seats.jsonl"
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector(".controls")
    for _ in range(3):
        page.get_by_role("button", name="One step on").click()
    assert page.locator(".strip ol li").count() == 4
    page.locator("select").nth(2).select_option("1")
    page.wait_for_selector(".hand")
    assert_accessible(page)
    assert_fits(page)
