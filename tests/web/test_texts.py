"""The texts of the browser client: strict, alike in all languages, complete, and without clashes with the games'."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paluba import games
from paluba.core.meta import LANGUAGES
from paluba.core.words import HOUSE
from tests.core.test_texts import (
    messages,
    test_every_counted_word_has_its_forms,
    test_every_language_has_the_same_messages,
    test_every_language_uses_the_same_facts,
    test_every_text_is_well_formed,
)

WEB = Path(__file__).parents[2] / "web" / "src"
OWN = WEB / "texts"
BOARDS = sorted(WEB.glob("boards/*/texts"))
SOURCES = sorted(
    file for file in WEB.rglob("*") if file.suffix in (".svelte", ".ts") and not file.name.endswith(".test.ts")
)

__all__ = [
    "test_every_counted_word_has_its_forms",
    "test_every_language_has_the_same_messages",
    "test_every_language_uses_the_same_facts",
    "test_every_text_is_well_formed",
]


@pytest.fixture(params=[OWN, *BOARDS], ids=lambda folder: folder.parent.name)
def texts(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def test_no_message_is_said_twice(language: str) -> None:
    """All texts of a game go into one bundle, where the first of two would win."""
    shared = messages(HOUSE, language).keys() | messages(OWN, language).keys()
    assert messages(HOUSE, language).keys() & messages(OWN, language).keys() == set()
    for board in BOARDS:
        own = messages(board, language).keys()
        assert own & shared <= {name for name in own if name.startswith("bot-")}, board
        if board.parent.name in games.game_keys():
            assert own & messages(games.game(board.parent.name).folder / "texts", language).keys() == set(), board


def test_every_message_that_the_page_asks_for_is_there() -> None:
    """Where the source spells it out."""
    known = messages(OWN, "en").keys() | messages(HOUSE, "en").keys()
    asked = {(file, found) for file in SOURCES for found in re.findall(r"\bsay\('([\w-]+)'", file.read_text("utf-8"))}
    missing = {
        f"{file.relative_to(WEB)}: {name}"
        for file, name in asked
        if name not in known and "boards" not in file.parts and "words.say" not in file.read_text("utf-8")
    }
    assert missing == set()


def test_every_game_has_a_line_on_its_card() -> None:
    for board in BOARDS:
        assert "tagline" in messages(board, "en"), board


def test_every_rules_page_is_there_in_all_languages() -> None:
    pages = {file.name for file in (WEB / "rules").glob("*.md")}
    keys = {name.split(".")[0] for name in pages}
    assert pages == {f"{key}.{language}.md" for key in keys for language in LANGUAGES}


def test_every_rules_page_explains_the_same_rules() -> None:
    for english in (WEB / "rules").glob("*.en.md"):
        rules = [
            set(
                re.findall(
                    r"\[(R[\w.]+)\]", (WEB / "rules" / english.name.replace(".en.", f".{language}.")).read_text()
                )
            )
            for language in LANGUAGES
        ]
        assert rules[0] == rules[1] == rules[2], english.name
        assert rules[0] <= set(re.findall(r"\*\*(R\d+)\*\*", readme(english.name.split(".")[0])))


def readme(key: str) -> str:
    return (games.game(key).folder / "README.md").read_text("utf-8")
