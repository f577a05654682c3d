"""The documents say what is true: every rule, action, event, option and name of the contract is in its place."""

import re
from pathlib import Path
from typing import Any

import pytest

import paluba
from paluba.core.game import Game
from paluba.core.match import Match
from paluba.core.state import Policy, State
from paluba.core.window import Window

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(params=paluba.game_keys())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return paluba.game(request.param)


def readme(game: Game[Any]) -> str:
    return (game.folder / "README.md").read_text("utf-8")


def rules(game: Game[Any]) -> list[int]:
    return [int(number) for number in re.findall(r"^- \*\*R(\d+)\*\*", readme(game), re.MULTILINE)]


def test_rules_are_numbered_from_one_without_a_gap(game: Game[Any]) -> None:
    assert rules(game) == list(range(1, len(rules(game)) + 1))


def test_every_rule_marked_in_the_code_is_in_the_readme(game: Game[Any]) -> None:
    code = "\n".join(file.read_text("utf-8") for file in game.folder.glob("*.py"))
    marked = {int(number) for line in re.findall(r"# (R\d+[R\d, ]*)", code) for number in re.findall(r"\d+", line)}
    refused = {int(number) for number in re.findall(r'"R(\d+)"', code)}
    assert marked, "the code marks the lines that enforce rules"
    assert (marked | refused) <= set(rules(game))


def test_every_rule_names_where_it_is_enforced(game: Game[Any]) -> None:
    """Each rule ends in the names of modules or functions of the game's folder, and they exist."""
    for rule in re.split(r"^- \*\*", readme(game), flags=re.MULTILINE)[1:]:
        rule = rule.split("\n\n")[0].split("\n#")[0]
        places = re.findall(r"`([a-z_]+)(?:\.([A-Za-z_]+))?`", rule.rpartition(" - ")[2])
        assert places, rule
        for module, name in places:
            file = game.folder / f"{module}.py"
            assert file.exists(), rule
            assert not name or re.search(rf"(def|class) {name}\b|^{name}\b", file.read_text("utf-8"), re.MULTILINE), (
                rule
            )


def test_every_action_event_and_option_is_in_the_readme(game: Game[Any]) -> None:
    text = readme(game)
    for verb in game.actions.verbs:
        assert re.search(rf"`{verb.verb}[ `]", text), verb.verb
        assert f'"do": "{verb.verb}"' in text, verb.verb
    for kind in game.events.kinds:
        assert f"`{kind.name}`" in text, kind.name
    for option in game.meta.options:
        assert f"`{option.key}`" in text, option.key
        for value in option.values:
            assert f"`{value}`" in text, value


def test_the_contract_has_every_name() -> None:
    text = (ROOT / "docs" / "contract.md").read_text("utf-8")
    for owner in (Game, State, Policy, Match, Window):
        for name in [*vars(owner), *getattr(owner, "__annotations__", {})]:
            if not name.startswith("_"):
                assert f"`{name}`" in text or f"`{name}(" in text, f"{owner.__name__}.{name}"


def test_the_readme_names_every_game_and_command() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for key in paluba.game_keys():
        assert f"`{key}`" in text
    table = ("games", "play", "serve", "load", "backup", "restore")
    for command in (*table, "simulate", "ladder", "match", "tune", "bot", "bench", "replay", "score"):
        assert f"paluba {command}" in text
