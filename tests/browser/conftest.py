"""A real Chromium before a real server. Where there is no Chromium the tests are skipped, except in CI."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.tools import Serving

NAMES = ("chromium", "chromium-browser", "google-chrome")
FIREFOX = ("firefox", "firefox-esr")
STATIC = Path(__file__).parents[2] / "src" / "paluba" / "server" / "static" / "index.html"
PATIENCE = 15_000
collect_ignore = [] if any(map(shutil.which, FIREFOX)) or not os.environ.get("CI") else ["test_firefox.py"]
"""CI skips nothing: where no Firefox can be had its test is no test, and start.py says so."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    missing = "no Chromium here: apt install chromium" if path is None else ""
    if not STATIC.is_file():
        missing = "the page is not built: python web/build.py"
    if missing and os.environ.get("CI"):
        pytest.fail(f"In CI the tests in a browser run: {missing}")
    if missing:
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    shared = Serving(str(tmp_path_factory.mktemp("server") / "tables.sqlite"))
    yield shared
    assert shared.stop() == 0


@pytest.fixture
def shots(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Where pictures of the screens are kept: PALUBA_SHOTS, else the test's own folder."""
    folder = Path(os.environ.get("PALUBA_SHOTS") or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def visit(chromium: Any, server: Serving) -> Iterator[Callable[..., Any]]:
    """Opens the page as a new person with a browser of their own. What the page complains about fails the test."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def open_page(
        path: str = "/", width: int = 1280, height: int = 800, language: str = "en", theme: str = "light", url: str = ""
    ) -> Any:
        context = chromium.new_context(
            viewport={"width": width, "height": height}, locale=language, color_scheme=theme, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto((url or server.url) + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
