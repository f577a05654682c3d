"""Everything that can be said is said in three languages, with the same facts."""

import re

import pytest

import paluba
from paluba.bots import make
from paluba.core.chance import Fast
from paluba.core.errors import Illegal
from paluba.core.meta import LANGUAGES
from paluba.core.words import Words
from paluba.games.deep_dive.actions import ANY_TILE
from paluba.games.deep_dive.check import ASKS
from paluba.games.deep_dive.game import GAME
from paluba.games.deep_dive.scoring import LEVELS
from paluba.games.deep_dive.view import STAGES

from .table import Table


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language and the facts each of them uses."""
    text = (GAME.folder / "texts" / f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for block in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]:
        name = block.split(" =")[0]
        assert name not in found, f"{name} is there twice"
        found[name] = set(re.findall(r"\$(\w+)", block))
    return found


def needed() -> set[str]:
    codes = re.findall(r'Illegal\("(\w+)"', (GAME.folder / "check.py").read_text("utf-8"))
    found = {f"refused-{code}" for code in codes} - {"refused-not_asked"}
    found |= {action.sentence for action in map(GAME.actions.action, range(len(GAME.actions)))}
    found |= {f"event-{kind.name}" for kind in GAME.events.kinds}
    found |= {f"{what}-{ask}" for what in ("ask", "asked") for ask in ASKS} - {"ask-over"}
    found |= {
        f"{label}-{part}"
        for tile in ANY_TILE.values
        for label, part in zip(ANY_TILE.label, str(tile).split(":"), strict=False)
    }
    found |= {f"line-{what}" for what in ("full_row", "half_row", "all_food", "rocks", "bubbles")}
    found |= {f"level-{level}" for level in LEVELS} | {f"table-{stage}" for stage in STAGES}
    return {name.replace("_", "-") for name in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_unsaid(language: str) -> None:
    found = messages(language)
    assert needed() <= found.keys()
    assert found == messages("en"), "the same messages with the same facts"
    unneeded = {name for name in found.keys() - needed() if not name.startswith("table-")}
    assert not unneeded


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_whole_match_is_told_without_gaps(language: str, seats: int) -> None:
    words, match, bot = Words(GAME, language), paluba.Match(GAME, seats, 12), make("default")
    told = []
    while match.to_act:
        seat = match.to_act[0]
        told.append(GAME.picture(match.view(seat), words))
        told += [words.action(action) for action in match.legal(seat)]
        match.submit(seat, GAME.actions.action(bot.choose(match.window(seat), Fast(1))))
    told += [words.event(event, event.to_json()) for event in match.events]
    result = match.result
    assert result is not None
    told.append(words.result(result))
    gaps = [
        text for text in told if re.search(r"\$|\{|None|(table|event|action|line|tile|level|points)-[a-z0-9]", text)
    ]
    assert not gaps


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_name_the_tile_and_the_rule(language: str) -> None:
    table = Table()
    with pytest.raises(Illegal) as refusal:
        GAME.check(table.state, 0, GAME.parse("take pink:2"))
    words = Words(GAME, language)
    said = words.refusal(refusal.value)
    assert words.value(ANY_TILE, "pink:2") in said
    assert said.endswith("(R5)")
