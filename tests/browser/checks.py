"""What every screen must keep to."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
AXE = [folder / "node_modules" / "axe-core" / "axe.min.js" for folder in (ROOT / ".venv" / "web" / "web", ROOT / "web")]

ASTRAY = """() => {
    const scrolls = (node) => /auto|scroll/.test(getComputedStyle(node).overflowY);
    const scroller = (node) => {
        while (node && !scrolls(node)) node = node.parentElement;
        return node;
    };
    const astray = (node) => node.offsetParent && scroller(node.parentElement)?.contains(node.offsetParent) === false;
    return [...document.querySelectorAll('.hidden')].filter(astray).map((node) => scroller(node).className);
}"""
"""Hidden words in a box that scrolls which would not scroll with it, but make the page longer."""


def assert_fits(page: Any) -> None:
    """Nothing is wider than the window, and nothing hidden makes the page longer."""
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"], page.url
    astray = page.evaluate(ASTRAY)
    assert astray == [], f"{page.url}: {astray}"


def assert_accessible(page: Any) -> None:
    """axe finds nothing (WCAG 2.2 A and AA, and its best practices)."""
    file = next((path for path in AXE if path.is_file()), None)
    if file is None and os.environ.get("CI"):
        pytest.fail("In CI axe is there: python web/build.py test")
    if file is None:
        pytest.skip("axe-core is not there: python web/build.py test")
    page.evaluate(file.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    told = [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
    assert told == [], "\n".join([page.url, *told])
