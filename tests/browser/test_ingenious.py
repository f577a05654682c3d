"""Ingenious through the page: tap a tile, tap a cell, turn it, lay it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.checks import assert_accessible, assert_fits
from tests.browser.people import hurry_out
from tests.browser.people_ingenious import FITS, LAY, POINTS, TILES, Layer
from tests.browser.test_matches import PLAY
from tests.browser.test_screens import FIRST_LOAD
from tests.server.tools import Serving

Visit = Callable[..., Any]
SECONDS = 60


class Keyboard(Layer):
    """Somebody who lays tiles by keys alone."""

    def to(self, selector: str) -> bool:
        for _ in range(60):
            if self.page.evaluate("s => document.activeElement.matches(s)", selector):
                return True
            self.page.keyboard.press("Tab")
        return False

    def tap(self, selector: str) -> bool:
        if not self.page.locator(selector).count() or not self.to(selector):
            return False
        self.page.keyboard.press("Enter")
        return True

    def take(self) -> bool:
        if not self.page.locator(TILES).count() or not self.to(".rack button"):
            return False
        for _ in range(self.dice.randrange(6)):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector(".cell.fits:focus", timeout=2000)
        return True

    def lay(self) -> bool:
        """Enter puts the tile down for a look, Enter again lays it."""
        if not self.to(".cell"):
            return False
        for _ in range(40):
            self.page.keyboard.press(self.dice.choice(("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")))
            if self.page.locator(".cell.fits:focus").count():
                break
        else:
            return False
        assert self.page.locator("polygon.focus").count() == 2, "the focus is seen"
        self.page.keyboard.press("r")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector(".ghost.pinned", timeout=1000)
        self.page.keyboard.press("Enter")
        return True


def sit_down(page: Any, seats: int = 2, teams: bool = False, who: type[Layer] = Layer) -> Layer:
    """Against bots that play any move."""
    page.wait_for_selector("form .ways")
    if seats == 1:
        page.locator("input[value=solo]").check()
    else:
        page.locator(f"input[name=seats][value='{seats}']").check()
        page.locator("form select").first.select_option("learner")
    if teams:
        page.locator("input[name=option-mode]").nth(1).check()
    page.locator("form button.primary").click()
    page.wait_for_selector(".bar")
    return who(page)


def play(person: Layer, moves: int) -> None:
    """So many tiles or less, if the match is over before."""
    end = time.monotonic() + SECONDS
    while person.moves < moves and not person.is_over():
        assert time.monotonic() < end, f"stuck after {person.moves} moves"
        if not person.move():
            person.page.wait_for_timeout(20)


def pick(person: Layer) -> None:
    """Waits for the turn and takes a tile."""
    end = time.monotonic() + SECONDS
    while not (person.is_asked() and (person.has_tile() or person.take())):
        assert time.monotonic() < end
        person.tap(LAY)
        person.page.wait_for_timeout(20)


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 800, "en"), (360, 740, "cs")])
def test_a_match_against_a_bot(visit: Visit, shots: Path, width: int, height: int, language: str) -> None:
    page = visit("/new/ingenious", width=width, height=height, language=language)
    person = sit_down(page)
    play(person, 12)
    assert_fits(page)
    page.screenshot(path=shots / f"ingenious-{width}-{language}.png")
    hurry_out(person)
    assert page.locator(".ranks li").count() == 2
    assert page.locator(".fair.fits").count() == 1
    assert_fits(page)


def test_teams(visit: Visit, shots: Path) -> None:
    page = visit("/new/ingenious", language="sk")
    person = sit_down(page, seats=4, teams=True)
    assert page.locator(".cell").count() == 169
    assert page.locator(".track").count() == 2
    assert page.locator(".track.mine .name").count() == 2
    play(person, 6)
    assert_fits(page)
    assert_accessible(page)
    page.screenshot(path=shots / "ingenious-teams-1280-sk.png")
    hurry_out(person)
    assert page.locator(".ranks li").count() == 4


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/new/ingenious")
    person = sit_down(page, who=Keyboard)
    play(person, 15)
    assert person.moves >= 15


VALUES = "all => all.map(one => parseInt(one.firstChild.data))"


def test_solo_and_what_would_count_is_shown_before(visit: Visit) -> None:
    """No rack, a track to 36; and the points shown before are those that the pegs then move by."""
    page = visit("/new/ingenious", width=360, height=740, language="sk")
    person = sit_down(page, seats=1)
    assert page.locator(".cell").count() == 91
    assert page.locator(".track").count() == 1
    assert page.locator(".track .column").first.locator(".mark.bonus").count() == 2
    seen = 0
    for _ in range(16):
        pick(person)
        before = page.locator(".track .value").evaluate_all(VALUES)
        assert person.point()
        told = sum(int(n) for n in page.locator(".points b").all_inner_texts())
        assert bool(page.locator(".ghost .ray").count()) == bool(told), "what counts is lit"
        laid = page.locator(".tile[data-tile]").count()
        page.locator(LAY).click()
        page.wait_for_function("n => document.querySelectorAll('.tile[data-tile]').length > n", arg=laid)
        assert sum(page.locator(".track .value").evaluate_all(VALUES)) - sum(before) == told
        seen += told
    assert seen > 0
    hurry_out(person)


def test_the_first_tile_touches_a_printed_symbol(visit: Visit) -> None:
    """Only cells by the free symbols light up, and the others are marked as used."""
    page = visit("/new/ingenious")
    person = sit_down(page, seats=4)
    pick(person)
    others = page.locator(".tile[data-tile]").count()
    assert page.locator(".start").count() == 6 - others
    assert page.locator(".claimed").count() == others
    assert 0 < page.locator(FITS).count() <= 18 * (6 - others), "a tile reaches two cells from a symbol"
    assert page.locator("[data-cell=h8].fits").count() == 0


def test_drag_wheel_and_zoom(visit: Visit) -> None:
    page = visit("/new/ingenious")
    person = sit_down(page)
    play(person, 3)
    end = time.monotonic() + SECONDS
    while not page.locator(TILES).count():
        assert time.monotonic() < end
        person.tap(LAY)
        page.wait_for_timeout(20)
    tile = page.locator(TILES).nth(2).bounding_box()
    page.mouse.move(tile["x"] + 20, tile["y"] + 30)
    page.mouse.down()
    page.mouse.move(tile["x"] + 20, tile["y"] - 40, steps=4)
    page.wait_for_selector(FITS)
    cell = page.locator(FITS).nth(page.locator(FITS).count() // 2).bounding_box()
    page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2, steps=6)
    page.wait_for_selector(".ghost:not(.pinned)")
    page.mouse.up()
    page.wait_for_selector(".ghost.pinned")
    at = "document.querySelector('.ghost .tile').innerHTML"
    before = page.evaluate(at)
    page.mouse.wheel(0, 100)
    page.wait_for_function(f"before => {at} !== before", arg=before)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_function("!document.querySelector('.cell.fits')")
    view = "document.querySelector('.box svg').getAttribute('viewBox')"
    whole = page.evaluate(view)
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"whole => {view} !== whole", arg=whole)
    page.get_by_role("button", name="Whole board").click()
    assert page.evaluate(view) == whole


PINCH = """() => {
    const box = document.querySelector('.box');
    const { left, top, width, height } = box.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const tell = (type, pointerId, dx) => box.dispatchEvent(new PointerEvent(type, {
        pointerId, pointerType: 'touch', clientX: x + dx, clientY: y, bubbles: true,
        button: type === 'pointermove' ? -1 : 0,
    }));
    tell('pointerdown', 1, -30); tell('pointerdown', 2, 30);
    tell('pointermove', 1, -60); tell('pointermove', 2, 60);
    tell('pointerup', 1, -60); tell('pointerup', 2, 60);
}"""


def test_two_fingers_zoom(visit: Visit) -> None:
    page = visit("/new/ingenious", width=360, height=740)
    sit_down(page, seats=1)
    view = "Number(document.querySelector('.box svg').getAttribute('viewBox').split(' ')[2])"
    whole = page.evaluate(view)
    page.evaluate(PINCH)
    page.wait_for_function(f"whole => {view} < whole * 0.6", arg=whole)
    assert page.locator(".ghost.pinned").count() == 0, "a pinch is no tap"


def tampered(page: Any, change: Callable[[dict[str, Any]], Any]) -> None:
    """What the server tells about the table comes to the page changed: to see what is rare."""

    def carry(socket: Any) -> None:
        server = socket.connect_to_server()

        def tell(message: Any) -> None:
            data = json.loads(message)
            if isinstance(data, dict) and data.get("now"):
                change(data["now"])
            socket.send(json.dumps(data))

        server.on_message(tell)

    page.route_web_socket("**/*", carry)


def to_swap(now: dict[str, Any]) -> None:
    if now["prompt"]["ask"] == "choose" and now["legal"]:
        now["prompt"] |= {"ask": "swap", "weakest": ["red", "blue"], "swap": True}
        now["legal"], now["legal_count"] = [{"do": "swap"}, {"do": "keep"}], 2
        now["view"]["shown"] = [
            {"tile": ["red", "green"], "not_on": [1]},
            {"tile": ["yellow", "yellow"], "not_on": []},
        ]


@pytest.mark.parametrize(("width", "height", "theme"), [(1280, 800, "light"), (360, 740, "dark")])
def test_swapping_and_what_was_shown(visit: Visit, shots: Path, width: int, height: int, theme: str) -> None:
    page = visit("/new/ingenious", width=width, height=height, theme=theme)
    tampered(page, to_swap)
    sit_down(page)
    page.get_by_role("button", name="Swap all").click()
    page.wait_for_selector("dialog[open] li")
    assert page.locator("dialog[open] li").count() == 6
    assert "red" in page.locator("dialog[open]").inner_text()
    assert_accessible(page)
    page.screenshot(path=shots / f"ingenious-swap-{width}.png")
    page.get_by_role("button", name="Not now").click()
    page.get_by_role("button", name="2 tiles were shown").click()
    assert "not with: Bot 2" in page.locator("dialog[open]").inner_text()
    assert_accessible(page)
    page.screenshot(path=shots / f"ingenious-shown-{width}.png")


def to_bonus(now: dict[str, Any]) -> None:
    """A bonus turn that may be declined, after a swap of another seat."""
    if now["prompt"]["ask"] == "choose" and now["legal"]:
        now["prompt"] |= {"bonus": True, "decline": True}
        now["view"]["bonus"] = 2
        now["legal"].append({"do": "decline"})
        now["events"] += [
            {"event": "rack_shown", "seat": 1, "tile": ["red", colour]}
            for colour in ("green", "blue", "orange", "yellow", "purple")
        ]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_a_bonus_turn_and_a_swap_of_another(visit: Visit, shots: Path, width: int, height: int) -> None:
    page = visit("/new/ingenious", width=width, height=height)
    wanted: list[Callable[[dict[str, Any]], None]] = []
    tampered(page, lambda now: [change(now) for change in wanted])
    person = sit_down(page, seats=4, teams=True)
    play(person, 1)
    wanted.append(to_bonus)
    page.wait_for_selector(".swapped li", timeout=SECONDS * 1000)
    assert page.locator(".swapped li").count() == 5
    assert "Bot 2" in page.locator(".swapped").inner_text()
    page.wait_for_selector("button:has-text('No bonus turn')")
    assert "Bonus turns: 2" in page.locator("p.bonus").inner_text()
    assert "bonus turn" in page.locator("#prompt").inner_text()
    assert_accessible(page)
    assert_fits(page)
    page.screenshot(path=shots / f"ingenious-bonus-{width}.png")
    pick(person)
    page.wait_for_selector(".swapped", state="detached")
    page.keyboard.press("Escape")
    page.wait_for_selector(".swapped li")
    page.locator(".swapped button").click()
    assert page.locator(".swapped").count() == 0


@pytest.mark.parametrize(("width", "height", "theme"), [(1280, 800, "light"), (360, 740, "dark")])
def test_the_screens(visit: Visit, shots: Path, width: int, height: int, theme: str) -> None:
    page = visit("/new/ingenious", width=width, height=height, theme=theme)
    person = sit_down(page, seats=3)
    play(person, 3)
    pick(person)
    page.locator(FITS).nth(20).click()
    page.wait_for_selector(POINTS)
    assert_accessible(page)
    assert_fits(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= height, "only the log scrolls"
    page.screenshot(path=shots / f"ingenious-table-{width}-{theme}.png")
    for name, path, sign in (("pad", "/score/ingenious", ".peg"), ("rules", "/rules/ingenious", ".pictures svg")):
        page.goto(page.url.split("#")[0] + "#" + path)
        page.wait_for_selector(sign)
        assert_accessible(page)
        assert_fits(page)
        page.screenshot(path=shots / f"ingenious-{name}-{width}-{theme}.png", full_page=True)


def test_the_score_pad_tells_the_deciding_colour(visit: Visit) -> None:
    """The rulebook's example: A wins with 10; B and C have 9 and then 12, and the third colour decides."""
    page = visit("/score/ingenious")
    page.locator("input[value='3']").check()
    tracks = ([10, 11, 12, 13, 14, 15], [9, 12, 14, 15, 16, 17], [9, 12, 13, 18, 18, 18])
    for track, values in enumerate(tracks):
        for peg, value in enumerate(values):
            field = page.locator("fieldset.track").nth(track).locator("input").nth(peg)
            field.fill(str(value))
            field.press("Tab")
    page.wait_for_selector(".sum li:nth-child(2) :text('14 against 13')")
    places = page.locator(".sum .who").all_inner_texts()
    assert places == ["Player 1", "Player 2", "Player 3"]
    assert "third weakest" in page.locator(".sum li").nth(1).inner_text()
    page.locator("fieldset.track").nth(0).locator("input").nth(0).fill("99")
    page.locator("fieldset.track").nth(0).locator("input").nth(0).press("Tab")
    assert page.locator("fieldset.track").nth(0).locator("input").nth(0).input_value() == "18"


def test_a_record_is_replayed_by_onlookers_and_players(visit: Visit) -> None:
    record = Path(__file__).parents[1] / "golden" / "ingenious" / "teams.jsonl"
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector(".controls")
    assert page.locator(".cell").count() == 169
    assert page.locator(".rack").count() == 0
    page.locator("input[type=range]").fill("60")
    page.wait_for_selector(".tile[data-tile]")
    page.locator("select").nth(2).select_option("1")
    page.wait_for_selector(".rack button")
    assert page.locator(f"{TILES}, {FITS}").count() == 0, "nothing can be chosen in the past"
    assert_accessible(page)
    assert_fits(page)


def test_one_press_in_the_lobby_and_little_to_load(visit: Visit, server: Serving) -> None:
    page = visit("/healthz")
    sizes: dict[str, int] = {}

    def note(response: Any) -> None:
        if response.url.endswith(".js") and "/assets/" in response.url:
            sizes[response.url] = int(response.headers.get("content-length", "0"))

    page.on("response", note)
    page.goto(server.url)
    page.locator(PLAY.format(game="ingenious")).click()
    page.wait_for_selector(".bar")
    play(Layer(page), 2)
    assert page.locator(".tile[data-tile]").count() >= 2
    assert 0 < sum(sizes.values()) <= FIRST_LOAD, sizes
