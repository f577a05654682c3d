"""In compiled rules no object is made by `legal` and `apply` when nobody listens.

Checked by counting: with PYTHONMALLOC=malloc every Python object is a call of malloc, and a preloaded counter sees them
all. A whole native run of a thousand decisions may make no more than the few objects of the call itself.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import paluba
from paluba.native import compiled

COUNTER = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
static unsigned long calls;
unsigned long counted(void) { return calls; }
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
void *malloc(size_t size) { calls++; return __libc_malloc(size); }
void *calloc(size_t n, size_t size) { calls++; return __libc_calloc(n, size); }
void *realloc(void *old, size_t size) { calls++; return __libc_realloc(old, size); }
"""

SCRIPT = """
import ctypes, json, sys
import paluba
from paluba.core.chance import Fast
from paluba.core.playout import play_listing
from paluba.core.window import buffer

counted = ctypes.CDLL(sys.argv[2]).counted
counted.restype = ctypes.c_ulong
game = paluba.game(sys.argv[1])
made = {}
for seats, options in game.meta.setups():
    chance, scratch, decisions, most = Fast(5), buffer(game), 0, 0
    while decisions < 3000:
        state = game.start(seats, options, chance, None)
        before = counted()
        decisions += play_listing(state, chance, scratch, 1000)
        most = max(most, counted() - before)
    made[str((seats, options))] = most
print(json.dumps(made))
"""

FEW = 12
"""What ctypes and the call from Python make themselves."""


@pytest.fixture(scope="module")
def counter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not sys.platform.startswith("linux") or shutil.which("gcc") is None or not compiled():
        pytest.skip("needs compiled rules, and gcc on Linux to build the counter")
    folder = tmp_path_factory.mktemp("counter")
    (folder / "counter.c").write_text(COUNTER)
    subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-o", "counter.so", "counter.c"], cwd=folder, check=True)
    return folder / "counter.so"


@pytest.mark.parametrize("key", paluba.game_keys())
def test_the_rules_make_no_objects(key: str, counter: Path) -> None:
    answer = subprocess.run(
        [sys.executable, "-c", SCRIPT, key, str(counter)],
        env={**os.environ, "LD_PRELOAD": str(counter), "PYTHONMALLOC": "malloc"},
        capture_output=True,
        text=True,
        check=True,
    )
    made = json.loads(answer.stdout)
    assert made
    assert all(count <= FEW for count in made.values()), made
