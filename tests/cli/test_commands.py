"""The command line as a person types it: every command as text and as JSON, every error a sentence and exit code 2."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from paluba.cli import COMMANDS

NAMES = [command.NAME for command in COMMANDS]
GOLDEN = Path(__file__).parent.parent / "golden" / "sea_salt_paper" / "2-seats.jsonl"


def paluba(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "paluba.cli", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


def ok(*arguments: str, stdin: str = "") -> str:
    answer = paluba(*arguments, stdin=stdin)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def refused(*arguments: str, stdin: str = "") -> str:
    answer = paluba(*arguments, stdin=stdin)
    assert answer.returncode == 2
    assert "Traceback" not in answer.stderr
    return answer.stderr


def test_games_lists_the_shelf() -> None:
    assert "Papírové moře" in ok("games")
    found = {meta["key"]: meta for meta in json.loads(ok("games", "--json"))}
    assert found["sea_salt_paper"]["seats"] == [2, 4]


def test_help_lists_every_command() -> None:
    told = ok("--help").split()
    assert [name for name in NAMES if name not in told] == []


@pytest.mark.parametrize("command", NAMES)
def test_help_shows_an_example(command: str) -> None:
    assert f"example: {'echo' if command == 'score' else 'paluba ' + command}" in " ".join(
        ok(command, "--help").split()
    )


def test_simulate_counts_every_match_whatever_the_processes() -> None:
    common = ("simulate", "sea_salt_paper", "--matches", "60", "--bots", "default,random", "--seed", "3", "--json")
    alone, together = json.loads(ok(*common)), json.loads(ok(*common, "--processes", "2"))
    assert alone == together
    assert alone["matches"] == 60
    assert sum(row["wins"] for row in alone["seats"]) == pytest.approx(60, abs=0.01)
    text = ok("simulate", "sea_salt_paper", "--matches", "5", "--seats", "3")
    assert "decisions per match" in text
    assert text.count("random") == 3


def test_bench_measures_both_builds_in_one_run() -> None:
    [found] = json.loads(ok("bench", "sea_salt_paper", "--seconds", "0.01", "--json"))
    assert found["uncompiled"]["copies"] > 0
    assert "matches by paluba.Match" in ok("bench", "sea_salt_paper", "--seconds", "0.01")


def test_replay_tells_and_verifies() -> None:
    assert "Verified" in ok("replay", str(GOLDEN), "--verify")
    told = json.loads(ok("replay", str(GOLDEN), "--json", "--until", "4"))
    assert told["steps"] == 4
    assert told["result"] is None
    assert "Deck:" in ok("replay", str(GOLDEN), "--until", "4")


def test_replay_names_the_step_that_was_changed(tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text(GOLDEN.read_text("utf-8").replace('"step":12,', '"step":21,'), "utf-8")
    assert "step 12" in refused("replay", str(broken))


def test_score_gives_points_and_lines() -> None:
    cards = json.dumps({"cards": ["penguin:pink", "penguin:purple", "penguin:light_orange", "penguin_colony:green"]})
    assert json.loads(ok("score", "sea_salt_paper", "-", "--json", stdin=cards))["points"] == 11
    assert "penguin colony" in ok("score", "sea_salt_paper", "-", stdin=cards)


@pytest.mark.parametrize(
    ("arguments", "stdin", "reason"),
    [
        (["score", "sea_salt_paper", "-"], '{"cards": ["crab:white"]}', "there is crab in dark_blue"),
        (["score", "sea_salt_paper", "-"], "{", "not JSON"),
        (["score", "sea_salt_paper", "-"], "[" * 100_000, "nested too deep"),
        (["score", "sea_salt_paper", "no-such-file"], "", "cannot be read"),
        (["score", "chess", "-"], "{}", "the games are"),
        (["simulate", "sea_salt_paper", "--bots", "clever"], "", "the bots are random"),
        (["simulate", "sea_salt_paper", "--seats", "9"], "", "2 to 4 seats"),
        (["simulate", "sea_salt_paper", "--seats", "3", "--bots", "random,random"], "", "one for each"),
        (["simulate", "sea_salt_paper", "--option", "level"], "", "KEY=VALUE"),
        (["simulate", "sea_salt_paper", "--option", "level=3"], "", "no option 'level'"),
        (["simulate", "sea_salt_paper", "--matches", "0"], "", "--matches"),
        (["simulate", "sea_salt_paper", "--seed", "-1"], "", "The seed of a simulation"),
        (["bench", "sea_salt_paper", "--seconds", "-1"], "", "--seconds takes"),
        (["replay", "no-such-file"], "", "cannot be read"),
        (["replay", "-"], "", "the file is empty"),
        (["replay", "-", "--until", "-3"], "", "--until takes"),
        (["play", "sea_salt_paper", "--people", "5"], "", "2 to 4 seats"),
        (["play", "sea_salt_paper", "--seats", "3", "--bots", "a,b,c"], "", "name one for all"),
        (["play", "sea_salt_paper", "--lang", "de"], "", "cs"),
        (["dance"], "", "COMMAND"),
        ([], "", "COMMAND"),
    ],
)
def test_bad_input_is_answered_with_what_is_accepted(arguments: list[str], stdin: str, reason: str) -> None:
    assert reason in refused(*arguments, stdin=stdin)


def test_play_by_number_notation_undo_and_refusal(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    stdin = "help\nlist\ndraw\n1\nundo\n1\ndiscard 1\nfly\nstop\n99\n\nend\nquit\n"
    told = ok("play", "sea_salt_paper", "--seed", "3", "--record", str(record), stdin=stdin)
    assert "takes a step back" in told
    assert "(R16)" in told, "a refused action names its rule"
    assert '"fly" is no choice' in told
    assert "The match stops here" in told
    assert '"undo":"free"' in record.read_text("utf-8")
    assert "goes on after" in ok("replay", str(record))


@pytest.mark.parametrize("language", ["cs", "sk", "en"])
def test_play_speaks_the_language(language: str) -> None:
    first = {"cs": "Papírové moře", "sk": "Papierové more", "en": "Sea Salt & Paper"}[language]
    assert first in ok("play", "sea_salt_paper", "--seed", "3", "--lang", language, stdin="quit\n").splitlines()[0]


def test_hot_seat_draws_a_curtain_between_hands() -> None:
    told = ok("play", "sea_salt_paper", "--people", "2", "--seed", "3", stdin="\ndraw\n1\n1\nend\n\nquit\n")
    before, _, after = told.partition("Pass the device to Seat 2")
    assert "draws lighthouse" in before or "draws penguin" in before
    assert "draws two cards" in after
    assert "draws lighthouse" not in after, "the second person must not read what the first drew"


def test_play_as_json_is_a_table_for_programs() -> None:
    lines = ok("play", "sea_salt_paper", "--seed", "3", "--json", stdin='{"do":"draw"}\n{"do":"stop"}\nnonsense\n')
    said = [json.loads(line) for line in lines.splitlines()]
    assert said[1]["prompt"]["ask"] == "take"
    assert {"do": "draw"} in said[1]["legal"]
    assert any("refused" in line and line["refused"]["rule"] == "R16" for line in said)
    assert any("error" in line for line in said)


def test_a_whole_match_can_be_played_by_a_program(tmp_path: Path) -> None:
    """Always the first choice, against the default bot, to the end; the record verifies."""
    record = tmp_path / "whole.jsonl"
    told = ok("play", "sea_salt_paper", "--seed", "8", "--bots", "greedy", "--record", str(record), stdin="1\n" * 2000)
    assert "The seed of this match" in told
    assert "Verified" in ok("replay", str(record), "--verify")


def test_an_unwritable_record_is_a_clear_error(tmp_path: Path) -> None:
    answer = paluba("play", "sea_salt_paper", "--record", str(tmp_path / "no" / "file"), stdin="quit\n")
    assert answer.returncode == 2
    assert "cannot be written" in answer.stderr
