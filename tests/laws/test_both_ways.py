"""Compiled and uncompiled, the rules are the same: the same seeds give the same positions, byte by byte."""

import hashlib
import os
import subprocess
import sys

import paluba
from paluba.core.chance import Fast
from paluba.core.playout import play_listing
from paluba.core.window import buffer

SEEDS = 4
DECISIONS = 400


def digest() -> str:
    """A name for what becomes of some seeds in every game, at every seat count, with every option."""
    total = hashlib.sha256()
    for key in paluba.game_keys():
        game = paluba.game(key)
        for seats, options in game.meta.setups():
            for seed in range(SEEDS):
                chance = Fast(seed)
                state = game.start(seats, options, chance, None)
                play_listing(state, chance, buffer(game), DECISIONS)
                total.update(state.key())
                if not state.to_act():
                    continue
                state.imagine(0, chance)
                total.update(state.key())
    return total.hexdigest()


def test_compiled_and_uncompiled_agree() -> None:
    other = "" if os.environ.get("PALUBA_PURE") == "1" else "1"
    script = "import runpy, sys; print(runpy.run_path(sys.argv[1])['digest']())"
    answer = subprocess.run(
        [sys.executable, "-c", script, __file__],
        env={**os.environ, "PALUBA_PURE": other},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.strip() == digest()
