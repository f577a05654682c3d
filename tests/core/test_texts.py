"""Every sentence of the house and of every game on the shelf is there in every language, whole and well-formed."""

from __future__ import annotations

import ast
import functools
import itertools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import paluba
from paluba.core.chance import Fast
from paluba.core.errors import BadInput, Illegal
from paluba.core.event import Event, Undone
from paluba.core.fields import OneOf, Slot
from paluba.core.game import Game, Line
from paluba.core.meta import LANGUAGES
from paluba.core.words import HOUSE, Words

FOLDERS = {"house": HOUSE} | {key: paluba.game(key).folder / "texts" for key in paluba.game_keys()}
DECISIONS = 3000
"""How many random decisions of each game are listened to; the last match is played to its end."""
ACTIONS = 600
"""About how many actions of each game are said in each language."""
CATEGORIES = {"zero", "one", "two", "few", "many"}
"""The plural forms of Fluent apart from "other", which a selector on words has too."""


@pytest.fixture(params=FOLDERS)
def texts(request: pytest.FixtureRequest) -> Path:
    """The texts of the house or of a game."""
    return FOLDERS[request.param]


@pytest.fixture(params=paluba.game_keys())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return paluba.game(request.param)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# -- reading the texts


@functools.cache
def entries(texts: Path, language: str) -> tuple[ftl.EntryType, ...]:
    return tuple(FluentParser().parse((texts / f"{language}.ftl").read_text("utf-8")).body)


def messages(texts: Path, language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(texts, language) if isinstance(entry, ftl.Message)}


def all_messages(game: Game[Any], language: str) -> dict[str, ftl.Message]:
    """What the game can say: its own messages and those of the house."""
    return messages(HOUSE, language) | messages(game.folder / "texts", language)


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def variables(node: ftl.BaseNode) -> set[str]:
    return {found.id.name for found in nodes(node) if isinstance(found, ftl.VariableReference)}


def variant_keys(select: ftl.SelectExpression) -> list[str]:
    return [str(v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value) for v in select.variants]


def counts(select: ftl.SelectExpression) -> bool:
    """Whether a selector is on a number: by its plural forms, or because it names no words of its own."""
    keys = set(variant_keys(select))
    return bool(keys & CATEGORIES) or all(key == "other" or re.fullmatch(r"-?[0-9.]+", key) for key in keys)


def message_id(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


class StrictWords(Words):
    """Words that fail where Words, for the player's sake, shows what it has."""

    def say(self, message: str, **facts: Any) -> str:
        assert self._bundle.has_message(message_id(message)), f"there is no message {message_id(message)}"
        pattern = self._bundle.get_message(message_id(message)).value
        _, errors = self._bundle.format_pattern(pattern, facts)
        assert not errors, f"{message} with {facts}: {errors}"
        text = super().say(message, **facts)
        assert text.strip()
        assert text != message
        return text


# -- listening to a game


@dataclass
class Heard:
    """What random matches of a game had to say."""

    asks: set[str] = field(default_factory=set)
    lines: dict[str, Line] = field(default_factory=dict)
    refusals: dict[str, Illegal] = field(default_factory=dict)
    events: dict[str, tuple[Event, dict[str, Any]]] = field(default_factory=dict)
    """Events, and what of each a seat was told."""
    results: list[paluba.Result] = field(default_factory=list)
    views: list[dict[str, Any]] = field(default_factory=list)

    def question(self, asked: dict[str, Any]) -> None:
        self.asks.add(asked["ask"])
        self.score(asked)

    def score(self, data: Any) -> None:
        """Keeps every score line in some JSON."""
        if isinstance(data, dict):
            if {"what", "points"} <= data.keys():
                facts = {name: value for name, value in data.items() if name not in ("what", "points")}
                self.line(Line(data["what"], data["points"], facts))
            data = list(data.values())
        for part in data if isinstance(data, list) else []:
            self.score(part)

    def line(self, line: Line) -> None:
        self.lines[f"{line.what} {shape(line.facts)}"] = line

    def event(self, event: Event, told: dict[str, Any]) -> None:
        self.events[shape(told)] = (event, told)

    def try_out(self, match: paluba.Match, seat: int, number: int) -> None:
        """Keeps the refusal of an action, if it is refused."""
        try:
            match.check(seat, match.game.actions.action(number))
        except Illegal as illegal:
            self.refusals[f"{illegal.code} {shape(illegal.facts)}"] = illegal


def shape(facts: Any) -> str:
    """What matters of some facts for their sentence: the words, and which are missing; not the numbers."""
    return str({name: value if isinstance(value, str) else type(value).__name__ for name, value in facts.items()})


@functools.cache
def heard(key: str) -> Heard:
    game, dice, found = paluba.game(key), Fast(1), Heard()
    setups = list(game.meta.setups())
    setups = setups[:: -(-len(setups) // 12)]
    made = 0
    for seed, (seats, options) in enumerate(itertools.cycle(setups)):
        if made >= DECISIONS and seed >= len(setups):
            return found
        match = paluba.Match(game, seats, seed, options)
        while match.to_act:
            seat = match.to_act[dice.below(len(match.to_act))]
            found.question(match.prompt(seat))
            found.try_out(match, seat, dice.below(len(game.actions)))
            found.try_out(match, dice.below(seats), dice.below(len(game.actions)))
            if made % 50 == 0:
                found.views += [match.view(viewer) for viewer in (None, seat)]
            legal = match.legal(seat)
            match.submit(seat, legal[dice.below(len(legal))])
            made += 1
        found.question(match.prompt(None))
        found.try_out(match, 0, 0)
        assert match.result is not None
        found.results.append(match.result)
        found.views.append(match.view(0))
        for event, viewer in itertools.product(match.events, (None, *range(seats))):
            found.event(event, event.for_seat(viewer))
    raise AssertionError("a game has set-ups")


def samples(size: int) -> set[int]:
    """Some numbers below a size, the first and the last among them."""
    return {0, 1 % size, size // 2, size - 1}


def some_actions(game: Game[Any]) -> Iterable[int]:
    """About ACTIONS actions, and of every verb some."""
    chosen = set(range(0, len(game.actions), 1 + len(game.actions) // ACTIONS))
    firsts = [*(game.actions.first(verb) for verb in game.actions.verbs), len(game.actions)]
    for first, following in itertools.pairwise(firsts):
        chosen |= {first + number for number in samples(following - first)}
    return sorted(chosen)


def some_events(kind: type[Event]) -> Iterator[tuple[Event, dict[str, Any]]]:
    """Events of a kind with first, middle and last values, told in full and without their secrets."""
    for pick in range(4):
        numbers = [sorted(samples(slot.field.size)) for slot in kind.slots]
        chosen = zip(kind.slots, numbers, strict=True)
        event = kind(*[slot.field.value(some[pick % len(some)]) for slot, some in chosen])
        yield event, event.to_json()
        yield event, event.for_seat(None)


@dataclass(frozen=True)
class Raised:
    """A place in the source that refuses."""

    where: str
    code: str | None
    """None where the source does not spell it out."""
    facts: frozenset[str] | None
    """None where they are not spelled out."""


def calls(folder: Path, name: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a name in the sources of a folder, and where it is."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == name and node.args:
                yield f"{path.name}:{node.lineno}", node


def spelled(node: ast.expr) -> list[str | None]:
    """The words that an expression may be; None where it does not spell them out."""
    if isinstance(node, ast.IfExp):
        return spelled(node.body) + spelled(node.orelse)
    return [node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None]


def raised(folder: Path) -> list[Raised]:
    found = []
    for where, call in calls(folder, "Illegal"):
        names = [keyword.arg for keyword in call.keywords]
        facts = None if None in names else frozenset(name for name in names if name not in (None, "rule"))
        found += [Raised(where, code, facts) for code in spelled(call.args[0])]
    return found


# -- the texts by themselves


def test_every_text_is_well_formed(texts: Path, language: str) -> None:
    """Fluent drops a malformed message without a word; so does it with the second of two of one id."""
    source = (texts / f"{language}.ftl").read_text("utf-8")
    seen: set[str] = set()
    for entry in entries(texts, language):
        start = entry.span.start if entry.span else 0
        where = f"{texts / language}.ftl, line {source.count(chr(10), 0, start) + 1}"
        if isinstance(entry, ftl.Junk):
            reasons = [f"{a.message} (line {source.count(chr(10), 0, a.span.start) + 1})" for a in entry.annotations]
            pytest.fail(f"{where}: {'; '.join(reasons)}\n{entry.content}")
        if isinstance(entry, ftl.Message | ftl.Term):
            assert entry.value, f"{where}: {entry.id.name} says nothing"
            assert entry.id.name not in seen, f"{where}: {entry.id.name} is there twice"
            seen.add(entry.id.name)
    assert seen


def test_every_language_has_the_same_messages(texts: Path) -> None:
    english = messages(texts, "en").keys()
    for language in LANGUAGES:
        there = messages(texts, language).keys()
        assert sorted(english - there) == [], f"missing in {language}"
        assert sorted(there - english) == [], f"only in {language}"


def test_every_language_uses_the_same_facts(texts: Path) -> None:
    english = {name: variables(message) for name, message in messages(texts, "en").items()}
    for language in LANGUAGES:
        there = {name: variables(message) for name, message in messages(texts, language).items()}
        differing = {
            name: (english[name], there[name]) for name in english.keys() & there if english[name] != there[name]
        }
        assert differing == {}, f"facts in English, facts in {language}"


def test_every_counted_word_has_its_forms(texts: Path, language: str) -> None:
    needed = {"one", "other"} if language == "en" else {"one", "few", "other"}
    for name, message in messages(texts, language).items():
        for select in nodes(message):
            if isinstance(select, ftl.SelectExpression) and counts(select):
                keys = variant_keys(select)
                assert needed <= set(keys), f"{language}: {name} lacks {needed - set(keys)}"
                assert len(set(keys)) == len(keys), f"{language}: {name} has a form twice"
                default = next(v for v, key in zip(select.variants, keys, strict=True) if key == "other")
                assert default.default, f"{language}: the default of {name} is not other"


def test_no_game_says_anew_what_the_house_says(game: Game[Any], language: str) -> None:
    """The house's message would win, and the game's never be heard."""
    assert messages(HOUSE, language).keys() & messages(game.folder / "texts", language).keys() == set()


def test_every_message_can_be_said(game: Game[Any], language: str) -> None:
    words = StrictWords(game, language)
    for name, message in all_messages(game, language).items():
        for value in (0, 1, 2, 5, 21, "none", "x"):
            words.say(name, **dict.fromkeys(variables(message), value))


# -- the texts and the rules


def test_every_action_is_said(game: Game[Any], language: str) -> None:
    words = StrictWords(game, language)
    for number in some_actions(game):
        words.action(game.actions.action(number))


def test_every_event_is_said(game: Game[Any], language: str) -> None:
    """To those who know its secrets and to those who do not."""
    words = StrictWords(game, language)
    made = [told for kind in (*game.events.kinds, Undone) for told in some_events(kind)]
    for event, told in [*made, *heard(game.key).events.values()]:
        text = words.event(event, told)
        if language != "en":
            assert not re.search(r"\bnone\b", text), f"{event.sentence} does not tell what it hides: {text}"


def test_every_question_is_said(game: Game[Any], language: str) -> None:
    words, asks = StrictWords(game, language), heard(game.key).asks
    assert len(asks) > 1
    assert "over" in asks
    for ask in asks:
        words.say(f"ask-{ask}")


def test_every_score_line_is_said(game: Game[Any], language: str) -> None:
    words, seen = StrictWords(game, language), heard(game.key)
    assert any(line for result in seen.results for lines in result.breakdown for line in lines)
    for result in seen.results:
        assert words.result(result).strip()
    for line in seen.lines.values():
        words.line(line)
    written = {what for _, call in calls(game.folder, "Line") for what in spelled(call.args[0]) if what is not None}
    missing = {message_id("line", what) for what in written} - all_messages(game, language).keys()
    assert missing == set()


def test_every_refusal_is_said(game: Game[Any], language: str) -> None:
    """Those of the source, and with their real facts those that random tries meet."""
    known = all_messages(game, language)
    for refusal in [*raised(HOUSE.parent), *raised(game.folder)]:
        assert refusal.code is not None, f"{refusal.where}: spell the code out, so that its text can be looked for"
        name = message_id("refused", refusal.code)
        assert name in known, f"{refusal.where}: {refusal.code} has no message"
        if refusal.facts is not None:
            unknown = variables(known[name]) - refusal.facts
            assert not unknown, f"{refusal.where}: {name} wants {unknown}, which is not given"
    words, refusals = StrictWords(game, language), heard(game.key).refusals
    assert refusals
    for illegal in refusals.values():
        text = words.refusal(illegal)
        assert illegal.rule is None or text.endswith(f" ({illegal.rule})")


def test_every_word_of_a_field_is_said(game: Game[Any], language: str) -> None:
    known = all_messages(game, language)
    for slot in game_slots(game):
        if isinstance(slot.field, OneOf) and slot.field.label:
            for value in slot.field.values:
                for name in [value] if isinstance(value, str) else value:
                    parts = name.split(":")
                    assert len(parts) <= len(slot.field.label), f"{slot.name}: {name!r} has more parts than its label"
                    for part, word in zip(slot.field.label, parts, strict=False):
                        assert message_id(part, word) in known, f"{language}: {name!r} of {slot.name}"


def test_no_word_of_the_rules_shows_in_a_sentence(game: Game[Any], language: str) -> None:
    """A field of words has a label by which they are translated, or the sentence only chooses by it."""
    known = all_messages(game, language)
    for kind in (*game.actions.verbs, *game.events.kinds):
        sentence = message_id("action", kind.verb) if kind in game.actions.verbs else message_id("event", kind.name)
        shown = {
            found.expression.id.name
            for found in nodes(known[sentence])
            if isinstance(found, ftl.Placeable) and isinstance(found.expression, ftl.VariableReference)
        }
        bare = {slot.name for slot in kind.slots if is_bare(slot)}
        assert shown & bare == set(), f"{sentence} shows words of the rules"


def test_every_message_asked_for_in_the_source_is_there(game: Game[Any], language: str) -> None:
    """With the facts that it wants; found where the source spells the message out."""
    known = all_messages(game, language)
    house = [folder for folder in HOUSE.parent.parent.iterdir() if folder.is_dir() and folder.name != "games"]
    for where, call in itertools.chain(*(calls(folder, "say") for folder in [*house, game.folder])):
        names = {keyword.arg for keyword in call.keywords}
        for message in spelled(call.args[0]):
            if message is not None:
                assert message_id(message) in known, f"{where}: there is no message {message}"
                unknown = variables(known[message_id(message)]) - names
                assert not unknown or None in names, f"{where}: {message} wants {unknown}, which is not given"


def test_the_table_is_told(game: Game[Any], language: str) -> None:
    words, views = StrictWords(game, language), heard(game.key).views
    assert views
    for view in views:
        assert game.picture(view, words).strip()


def test_no_sentence_is_about_nothing(game: Game[Any]) -> None:
    """A sentence with a misspelt id would never be heard."""
    codes = {str(refusal.code) for refusal in [*raised(HOUSE.parent), *raised(game.folder)]}
    used = {message_id("action", verb.verb) for verb in game.actions.verbs}
    used |= {message_id("event", kind.name) for kind in (*game.events.kinds, Undone)}
    used |= {message_id("refused", code) for code in codes}
    told = {
        name for name in messages(game.folder / "texts", "en") if name.split("-")[0] in ("action", "event", "refused")
    }
    assert told - used == set()


def test_another_language_is_refused(game: Game[Any]) -> None:
    with pytest.raises(BadInput, match="cs, sk, en"):
        Words(game, "xx")


def game_slots(game: Game[Any]) -> list[Slot]:
    return [slot for kind in (*game.actions.verbs, *game.events.kinds) for slot in kind.slots]


def is_bare(slot: Slot) -> bool:
    """Whether a field holds words and no label says how to translate them; "A1" is no word."""
    return (
        isinstance(slot.field, OneOf)
        and not slot.field.label
        and any(re.search("[a-z]{3,}", slot.field.word(value)) for value in slot.field.values)
    )
