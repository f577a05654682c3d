"""What start.py promises, tried on small checkouts in temporary folders, with a stand-in for uv and no network."""

from __future__ import annotations

import ast
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

START = Path(__file__).resolve().parents[2] / "start.py"
needs_headers = pytest.mark.skipif(
    not Path(sysconfig.get_path("include"), "Python.h").exists(), reason="without Python.h nothing is compiled"
)

# Does on a small scale what uv does: the environment is real, the installed package is the one in the checkout.
UV = """#!{python}
import os, pathlib, subprocess, sys, time
arguments = sys.argv[1:]
with open({log!r}, "a") as log:
    log.write(" ".join(arguments) + "\\n")
if arguments == ["cache", "dir"]:
    print(os.environ.get("UV_STUB_CACHE", "/nowhere"))
if arguments[0] == "venv":
    subprocess.check_call([{python!r}, "-m", "venv", "--without-pip", arguments[-1]])
if "-r" in arguments and "UV_STUB_FAIL" in os.environ:
    print("\\n".join(f"complaint {{number}}" for number in range(100)))
    sys.exit(1)
if "-r" in arguments and "UV_STUB_WAIT" in os.environ:
    time.sleep(60)
here = pathlib.Path(".venv")
def tool(name, text):
    (here / "bin" / name).write_text("#!/bin/sh\\n" + text + "\\n")
    (here / "bin" / name).chmod(0o755)
if "-e" in arguments:
    next(here.glob("lib/*/site-packages")).joinpath("paluba.pth").write_text(os.path.abspath("src"))
    tool("paluba", 'echo "paluba got: $*"')
    if os.environ["CC"] != "/nowhere/cc":
        pathlib.Path("src/paluba/rules.so").write_text("")
if "requirements-test.lock" in arguments:
    for name in ("ruff", "mypy", "lint-imports"):
        tool(name, f'echo "ran {{name}} $*"; test "$FAIL" != {{name}}')
    tool("pytest", 'echo "ran pytest $* pure=$PALUBA_PURE"; echo "=== 3 passed in 0.1s ==="')
"""


class Checkout:
    """A small project with a start.py, a home, a search path of its own and a stand-in for uv."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "checkout"
        self.home = folder / "home"
        self.bin = folder / "bin"
        self.log = folder / "uv.log"
        package = self.root / "src" / "paluba"
        for made in (package, self.home, self.bin):
            made.mkdir(parents=True)
        shutil.copy(START, self.root)
        files = {
            "pyproject.toml": '[tool.paluba]\ncompiled = ["src/paluba/rules*.py", "src/paluba/none/*.py"]\n',
            "hatch_build.py": "",
            "requirements.lock": "one==1\ntwo==2\n",
            "requirements-test.lock": "one==1\ntwo==2\nthree==3\n",
            "src/paluba/__init__.py": "",
            "src/paluba/rules.py": "from paluba.parts import SIZE\n",
            "src/paluba/parts.py": "from . import shapes\nSIZE = 1\n",
            "src/paluba/shapes.py": "",
            "src/paluba/view.py": "",
        }
        for name, text in files.items():
            (self.root / name).write_text(text)
        uv = self.bin / "uv"
        uv.write_text(UV.format(python=sys.executable, log=str(self.log)))
        (self.bin / "cc").write_text("#!/bin/sh\n")
        for tool in (uv, self.bin / "cc"):
            tool.chmod(0o755)

    def command(self, *arguments: str, **extra: str) -> tuple[list[str], dict[str, str]]:
        """How start.py is called here."""
        path = f"{self.bin}{os.pathsep}{os.defpath}"
        environment = {"HOME": str(self.home), "PATH": path, "CC": str(self.bin / "cc"), **extra}
        return [sys.executable, str(self.root / "start.py"), *arguments], environment

    def start(self, *arguments: str, **extra: str) -> tuple[int, str]:
        """Runs start.py: its exit status and all that it said. Nothing it meets may end in a traceback."""
        command, environment = self.command(*arguments, **extra)
        result = subprocess.run(
            command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        assert "Traceback" not in result.stdout
        return result.returncode, result.stdout

    def steps(self, *arguments: str, **extra: str) -> list[str]:
        """The first word of each step of a set-up that succeeds, and what it is done to."""
        status, said = self.start(*(arguments or ("setup",)), **extra)
        assert status == 0, said
        lines = [line for line in said.splitlines() if line.startswith("[")]
        assert [line.split()[0] for line in lines] == [f"[{n}/{len(lines)}]" for n in range(1, len(lines) + 1)]
        kinds = {"environment": "environment", "libraries": "libraries", "Paluba": "build"}
        return [next(kind for word, kind in kinds.items() if word in line) for line in lines]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_an_unknown_argument_is_refused_and_the_known_ones_are_named(checkout: Checkout) -> None:
    status, said = checkout.start("setup", "everything")
    assert status == 2
    assert "setup everything" in said
    assert all(known in said for known in ("setup", "test", "--help"))
    assert not (checkout.root / ".venv").exists()


def test_help_names_the_commands(checkout: Checkout) -> None:
    status, said = checkout.start("--help")
    assert status == 0
    assert "start.py setup" in said
    assert "start.py test" in said


def test_an_old_python_can_read_the_file_and_is_told_what_is_needed(checkout: Checkout) -> None:
    ast.parse(START.read_text(encoding="utf-8"), feature_version=(3, 7))
    pretend = (
        "import runpy, sys; sys.version_info = (3, 10, 1); sys.argv = ['start.py'];"
        f"runpy.run_path({str(checkout.root / 'start.py')!r}, run_name='__main__')"
    )
    result = subprocess.run([sys.executable, "-c", pretend], capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert "needs Python 3.11 or newer; this is Python 3.10.1" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_without_the_venv_module_the_one_line_to_type_is_shown(checkout: Checkout, module: str) -> None:
    shadow = checkout.home / "shadow"
    shadow.mkdir()
    (shadow / f"{module}.py").write_text("raise ImportError\n")
    (checkout.bin / "uv").unlink()
    status, said = checkout.start(PYTHONPATH=str(shadow), PATH=str(checkout.bin))
    assert status == 1
    assert "apt install python3-venv" in said
    assert not (checkout.root / ".venv").exists()


def test_a_first_start_sets_up_and_opens_the_table_and_a_second_only_opens_it(checkout: Checkout) -> None:
    status, said = checkout.start()
    assert status == 0
    assert [line[:5] for line in said.splitlines() if line.startswith("[")] == ["[1/3]", "[2/3]", "[3/3]"]
    assert said.endswith("paluba got: serve --open\n")
    calls = checkout.log.read_text()
    assert checkout.start() == (0, "paluba got: serve --open\n")
    assert checkout.log.read_text() == calls


def test_the_libraries_are_locked_and_the_package_is_built_with_them(checkout: Checkout) -> None:
    checkout.steps()
    libraries, package = (line for line in checkout.log.read_text().splitlines() if line.startswith("pip install"))
    assert "--require-hashes -r requirements.lock" in libraries
    assert "--no-deps --no-build-isolation -e ." in package


def test_no_cache_is_begun_in_a_home_but_an_existing_one_is_used(checkout: Checkout, tmp_path: Path) -> None:
    checkout.steps()
    assert list(checkout.home.iterdir()) == []
    assert checkout.log.read_text().count("--no-cache-dir") == 3
    checkout.log.write_text("")
    shutil.rmtree(checkout.root / ".venv")
    checkout.steps(UV_STUB_CACHE=str(tmp_path))
    assert "--no-cache-dir" not in checkout.log.read_text()


def test_without_a_compiler_the_set_up_goes_on_and_says_so_once(checkout: Checkout) -> None:
    status, said = checkout.start("setup", CC="/nowhere/cc")
    assert status == 0
    assert said.count("about 25 times slower") == 1
    assert "apt install gcc python3-dev" in said
    assert checkout.start("setup", CC="/nowhere/cc") == (0, "")


@needs_headers
def test_a_compiler_that_comes_later_is_used(checkout: Checkout) -> None:
    checkout.steps(CC="/nowhere/cc")
    assert checkout.steps() == ["build"]
    assert checkout.steps() == []


@needs_headers
@pytest.mark.parametrize(
    ("file", "steps"),
    [
        ("src/paluba/rules.py", ["build"]),
        ("src/paluba/parts.py", ["build"]),
        ("src/paluba/shapes.py", ["build"]),
        ("src/paluba/rules_of_cats.py", ["build"]),
        ("src/paluba/view.py", []),
        ("hatch_build.py", ["build"]),
        ("pyproject.toml", ["build"]),
        ("requirements.lock", ["libraries"]),
        ("requirements-test.lock", []),
    ],
)
def test_only_what_an_edit_concerns_is_done_again(checkout: Checkout, file: str, steps: list[str]) -> None:
    checkout.steps()
    with (checkout.root / file).open("a") as edited:
        edited.write("# edited\n")
    assert checkout.steps() == steps
    assert checkout.steps() == []


@needs_headers
def test_a_lost_compiled_module_is_made_again(checkout: Checkout) -> None:
    checkout.steps()
    (checkout.root / "src/paluba/rules.so").unlink()
    assert checkout.steps() == ["build"]


def test_the_test_tools_come_on_top_and_stay(checkout: Checkout) -> None:
    checkout.steps()
    assert checkout.steps("test") == ["libraries"]
    assert checkout.steps() == []
    assert checkout.steps("test") == []


def test_the_test_tools_bring_what_a_game_needs(checkout: Checkout) -> None:
    assert checkout.steps("test") == ["environment", "libraries", "build"]
    assert checkout.steps() == []


def test_a_moved_checkout_gets_a_new_environment(checkout: Checkout) -> None:
    checkout.steps()
    checkout.root = checkout.root.rename(checkout.root.with_name("elsewhere"))
    assert checkout.steps() == ["environment", "libraries", "build"]
    assert checkout.start() == (0, "paluba got: serve --open\n")


@pytest.mark.parametrize("lost", ["bin/python", "paluba-setup.json", "bin"])
def test_a_broken_environment_is_made_anew(checkout: Checkout, lost: str) -> None:
    checkout.steps()
    victim = checkout.root / ".venv" / lost
    shutil.rmtree(victim) if victim.is_dir() else victim.unlink()
    assert checkout.steps() == ["environment", "libraries", "build"]


def test_when_a_tool_fails_its_last_lines_are_shown_and_the_next_run_goes_on_from_there(checkout: Checkout) -> None:
    status, said = checkout.start("setup", UV_STUB_FAIL="1")
    assert status == 1
    assert "complaint 99" in said
    assert "complaint 9\n" not in said
    assert "could not be installed" in said
    assert checkout.steps() == ["libraries", "build"]


def test_an_interrupt_ends_it_quietly(checkout: Checkout) -> None:
    command, environment = checkout.command("setup", UV_STUB_WAIT="1")
    with subprocess.Popen(
        command,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a suite in the background may ignore it
    ) as process:
        deadline = time.monotonic() + 30
        while not (checkout.log.exists() and "-r requirements.lock" in checkout.log.read_text()):
            assert time.monotonic() < deadline
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        said = process.communicate(timeout=30)[0]
    assert process.returncode == 130
    assert "Traceback" not in said


def checks(said: str) -> list[str]:
    """The tools that ran, in their order."""
    return [line.removeprefix("ran ") for line in said.splitlines() if line.startswith("ran ")]


@needs_headers
def test_every_check_runs_in_order_and_the_summary_ends_with_the_counts(checkout: Checkout) -> None:
    status, said = checkout.start("test", CI="true")
    assert status == 0
    assert checks(said) == [
        "ruff check .",
        "ruff format --check .",
        "mypy ",
        "lint-imports ",
        "pytest -n auto tests pure=",
        "pytest -n auto tests/core tests/games tests/laws pure=1",
    ]
    assert "-r requirements-test.lock" in checkout.log.read_text()
    summary = said.partition("=== summary ===")[2].split("\n")
    assert [line[:2] for line in summary if line] == ["ok"] * 6
    assert sum("3 passed in 0.1s" in line for line in summary) == 2


def test_the_first_failing_check_ends_the_run(checkout: Checkout) -> None:
    status, said = checkout.start("test", FAIL="mypy")
    assert status == 1
    assert checks(said) == ["ruff check .", "ruff format --check .", "mypy "]
    summary = said.partition("=== summary ===")[2]
    assert "FAILED   mypy" in summary
    assert summary.count("not run") == 3


def test_in_ci_uncompiled_rules_are_no_success(checkout: Checkout) -> None:
    status, said = checkout.start("test", CI="true", CC="/nowhere/cc")
    assert status == 1
    assert "not compiled" in said
    assert checks(said) == []
