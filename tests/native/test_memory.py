"""Whoever asks again and again takes no more memory."""

from collections.abc import Callable
from pathlib import Path

import pytest

import paluba
from paluba.bots.default import DefaultBot
from paluba.bots.greedy import GreedyBot
from paluba.core.chance import Fast
from paluba.core.match import Match

STATM = Path("/proc/self/statm")
PAGE = 4096
TIMES = 2000
MOST = 3 << 20

ASKED: dict[str, Callable[[Match], object]] = {
    "legal": lambda match: match.legal(match.to_act[0]),
    "window": lambda match: match.window(match.to_act[0]).legal(),
    "default": lambda match: DefaultBot().choose(match.window(match.to_act[0]), Fast(1)),
    "greedy": lambda match: GreedyBot().choose(match.window(match.to_act[0]), Fast(1)),
    "views": lambda match: [match.view(0), match.prompt(match.to_act[0])],
    "match": lambda match: paluba.Match(match.game, match.seats, 1),
}


@pytest.mark.parametrize("key", paluba.game_keys())
@pytest.mark.parametrize("what", ASKED)
def test_asking_keeps_nothing(key: str, what: str) -> None:
    match = paluba.Match(paluba.game(key), 2, 5)
    ask, times = ASKED[what], TIMES if what != "greedy" else TIMES // 20
    for _ in range(50 if what != "greedy" else 5):
        ask(match)
    before = used()
    for _ in range(times):
        ask(match)
    assert used() - before < MOST


def used() -> int:
    """The memory of this process in bytes."""
    return int(STATM.read_text().split()[1]) * PAGE
