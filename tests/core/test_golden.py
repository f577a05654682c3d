"""Every record in tests/golden is a test: dropping a file there is enough."""

from pathlib import Path

import pytest

import paluba

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*/*.jsonl"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_record_replays(file: Path) -> None:
    text = file.read_text("utf-8")
    match = paluba.replay(text)
    assert match.game.key == file.parent.name
    if match.result is not None:
        assert paluba.replay(text, verify=True).record() == text


def test_every_game_has_a_golden_record() -> None:
    assert {file.parent.name for file in GOLDEN} == set(paluba.game_keys())
