"""The other engine: a stock Firefox opens the lobby, sits down and makes a move.

Playwright drives only a Firefox of its own, so this talks to the one of the system by Marionette, the protocol that
every Firefox has: frames of `length:json` on a socket.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import FIREFOX, STATIC
from tests.browser.test_matches import PLAY
from tests.server.tools import Serving

SECONDS = 60
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
CHOICE = ".stacks button.legal"


class Firefox:
    """A browser without a window."""

    def __init__(self, path: str, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        settings = {"marionette.port": port, "browser.dom.window.dump.enabled": True, "intl.accept_languages": "cs"}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in settings.items()]
        (folder / "user.js").write_text("\n".join(lines))
        self.said = folder / "said.txt"
        command = [path, "--headless", "--marionette", "--no-remote", "--profile", str(folder)]
        with self.said.open("wb") as said:
            self.process = subprocess.Popen(
                command, stdout=said, stderr=said, start_new_session=True, env={**os.environ, "HOME": str(folder)}
            )
        self.asked = 0
        self.held = b""
        self.socket = self.until(lambda: self.reach(port))
        self.frame()
        self.call("WebDriver:NewSession", capabilities={"alwaysMatch": {}})

    def reach(self, port: int) -> socket.socket | None:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=SECONDS)
        except OSError:
            return None

    def until(self, true: Callable[[], Any]) -> Any:
        end = time.monotonic() + SECONDS
        while not (found := true()):
            assert time.monotonic() < end, self.said.read_text(errors="replace")[-2000:]
            time.sleep(0.05)
        return found

    def frame(self) -> Any:
        while b":" not in self.held:
            self.held += self.socket.recv(65536)
        length, _, rest = self.held.partition(b":")
        while len(rest) < int(length):
            rest += self.socket.recv(65536)
        self.held = rest[int(length) :]
        return json.loads(rest[: int(length)])

    def call(self, name: str, **facts: Any) -> Any:
        self.asked += 1
        message = json.dumps([0, self.asked, name, facts]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, number, error, answer = self.frame()
        assert (number, error) == (self.asked, None), error
        return answer

    def find(self, selector: str) -> list[Any]:
        return list(self.call("WebDriver:FindElements", using="css selector", value=selector))

    def click(self, selector: str) -> None:
        found = self.until(lambda: self.find(selector))
        self.call("WebDriver:ElementClick", id=found[0][ELEMENT])

    def text(self, selector: str) -> str:
        found = self.until(lambda: self.find(selector))
        return str(self.call("WebDriver:GetElementText", id=found[0][ELEMENT])["value"])

    def close(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.socket.close()


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    path = next((found for name in FIREFOX if (found := shutil.which(name))), None)
    if path is None or not STATIC.is_file():
        pytest.skip("no Firefox here, or no page: apt install firefox-esr, python web/build.py")
    browser = Firefox(path, tmp_path)
    yield browser
    browser.close()


def test_a_move_in_firefox(firefox: Firefox, server: Serving) -> None:
    firefox.call("WebDriver:Navigate", url=server.url)
    firefox.click(PLAY.format(game="sea_salt_paper"))
    firefox.until(lambda: firefox.find(CHOICE))
    asked = firefox.text("#prompt")
    firefox.click(CHOICE)
    firefox.until(lambda: firefox.text("#prompt") != asked)
    assert "Kolo" in firefox.text(".round"), "in the language that the browser wishes"
    errors = [line for line in firefox.said.read_text(errors="replace").splitlines() if server.url in line]
    assert errors == []
