"""Bots that are programs: what they are told, and that nothing they do wrong costs more than the decision."""

import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import paluba
from paluba import bots
from paluba.bots.default import DefaultBot
from paluba.bots.external import ExecBot, question
from paluba.core.chance import Fast
from paluba.core.errors import BadInput
from paluba.core.snapshot import from_json
from paluba.core.window import Window, seats_of
from paluba.sim.simulate import plan, simulate

from ..laws import toy

GAME = paluba.game("sea_salt_paper")
DOCS = Path(__file__).parent.parent.parent / "docs" / "external-bots.md"


def window(seed: int = 1) -> Window:
    state = GAME.start(2, {}, Fast(seed), None)
    return Window(GAME, state, seats_of(state.to_act())[0])


def python(code: str) -> str:
    """The command that runs some Python."""
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(code)}"


@pytest.fixture
def bot(request: pytest.FixtureRequest) -> Iterator[ExecBot]:
    made = ExecBot(python(request.param), milliseconds=50)
    yield made
    made.close()


LAST = "import sys, json\nfor line in sys.stdin: print(json.dumps(json.loads(line)['legal'][-1]), flush=True)"


@pytest.mark.parametrize("bot", [LAST], indirect=True)
def test_a_program_chooses(bot: ExecBot) -> None:
    for seed in range(3):
        seen = window(seed)
        assert bot.choose(seen, Fast(1)) == seen.legal()[-1]
    assert bot.report() == []


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("import sys; sys.stdin.readline(); sys.exit(3)", "ended with code 3"),
        ('import sys; sys.stdin.readline(); print(\'{"do": "dance"}\')', "is no action"),
        ("import sys; sys.stdin.readline(); print('[1, 2')", "is no action"),
        ("import sys; sys.stdin.readline(); print('null')", "is no action"),
        ('import sys; sys.stdin.readline(); print(\'{"do": "stop"}\')', "is not legal"),
    ],
    indirect=["bot"],
)
def test_what_a_program_does_wrong_costs_it_the_decision(bot: ExecBot, fault: str) -> None:
    """The default choice is made for it, and the fault is reported."""
    seen = window()
    assert bot.choose(seen, Fast(1)) in seen.legal()
    assert len(bot.faults) == 1
    assert fault in bot.faults[0]
    assert bot.report()
    assert bot.report() == []


def test_a_program_that_does_not_answer_loses_the_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paluba.bots.external.STARTING", 0.0)
    monkeypatch.setattr("paluba.bots.external.GRACE", 0.0)
    bot = ExecBot(python("import sys\nfor line in sys.stdin: pass"), milliseconds=1)
    seen = window()
    assert bot.choose(seen, Fast(1)) in seen.legal()
    assert "no answer within" in bot.faults[0]
    bot.close()


def test_a_program_that_keeps_crashing_is_not_started_for_ever() -> None:
    bot = ExecBot(python("pass"), milliseconds=50)
    for _ in range(5):
        bot.choose(window(), Fast(1))
    assert "not started again" in bot.faults[-1]
    bot.close()


def test_a_program_that_is_not_there_is_reported() -> None:
    bot = ExecBot("/nowhere/bot")
    assert bot.choose(window(), Fast(1)) in window().legal()
    assert "cannot be started" in bot.faults[0]


def test_the_time_may_be_part_of_the_name() -> None:
    made = bots.make("exec:64ms:program --flag")
    assert isinstance(made, ExecBot)
    assert made.milliseconds == 64


def test_the_default_choice_is_the_default_bots() -> None:
    seen, bot = window(), ExecBot("/nowhere/bot")
    chance, same = Fast(4), Fast(4)
    question(seen, same, bot.milliseconds)
    assert bot.choose(seen, chance) == DefaultBot().choose(seen, same)


def test_a_simulation_reports_the_faults() -> None:
    chosen = plan("sea_salt_paper", 2, {}, ["exec:/nowhere/bot", "random"], 1)
    (outcome,) = simulate(chosen, 1, 1, lambda done: None)
    assert outcome.faults
    assert outcome.winners or outcome.scores


@pytest.mark.parametrize("data", [None, {}, [], {"seats": 2}, {"seats": "x"}, {"seats": 99}, 7])
def test_what_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(BadInput):
        from_json(GAME, data)


def test_a_bot_of_ours_answers_another_program() -> None:
    """`paluba bot` takes the question of an exec bot and answers it, with a reason where one is asked for."""
    lines = question(window(1), Fast(1), 100) + b"[]\n" + question(window(2), Fast(1), 100)
    command = [sys.executable, "-m", "paluba.cli", "bot", "sea_salt_paper", "search:50", "--why"]
    answers = subprocess.run(command, input=lines, capture_output=True, check=True).stdout.decode().splitlines()
    first, wrong, second = (json.loads(answer) for answer in answers)
    assert GAME.actions.number(GAME.action_from_json(first["do"])) in window(1).legal()
    assert GAME.actions.number(GAME.action_from_json(second["do"])) in window(2).legal()
    assert "error" in wrong
    assert "%" in first["why"]["sentence"]
    assert first["why"]["lines"][0]["do"] == first["do"]


def test_our_bot_plays_itself_as_a_program() -> None:
    bot = ExecBot(f"{shlex.quote(sys.executable)} -m paluba.cli bot sea_salt_paper default")
    seen = window(5)
    assert bot.choose(seen, Fast(1)) in seen.legal()
    assert bot.faults == []
    bot.close()


def test_the_example_of_the_documentation_plays(tmp_path: Path) -> None:
    code = DOCS.read_text("utf-8").split("```python\n")[1].split("```")[0]
    assert len(code.splitlines()) <= 20
    file = tmp_path / "mybot.py"
    file.write_text(code, "utf-8")
    chosen = plan("sea_salt_paper", 2, {}, [f"exec:{shlex.quote(sys.executable)} {file}", "random"], 1)
    (outcome,) = simulate(chosen, 1, 1, lambda done: None)
    assert outcome.faults == ()


def test_the_toy_can_be_played_by_programs_too() -> None:
    state = toy.GAME.start(2, {"bids": "twice"}, Fast(1), None)
    assert json.loads(question(Window(toy.GAME, state, 0), Fast(1), 5))["legal"]
