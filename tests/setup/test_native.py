"""Compiled or not: what runs is what `paluba.native` says, and the build makes one or the other and nothing halfway."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES, SourceFileLoader
from pathlib import Path

import pytest

from paluba.native import SourceOnly

HOOK = Path(__file__).resolve().parents[2] / "hatch_build.py"
ASK = """
import json, sys
import paluba.core.chance, paluba.core.state
from paluba.native import compiled
files = {name: module.__file__ for name, module in sys.modules.items() if name.startswith("paluba.")}
print(json.dumps({"compiled": compiled(), "files": files}))
"""


def environment(**extra: str) -> dict[str, str]:
    """The environment of this run without its choice of compiled or not, and with `extra`."""
    return {**{name: value for name, value in os.environ.items() if name != "PALUBA_PURE"}, **extra}


def ask(folder: Path, **extra: str) -> tuple[bool, dict[str, str]]:
    """What a new process says: whether it is compiled, and where its modules come from."""
    said = subprocess.check_output([sys.executable, "-c", ASK], env=environment(**extra), cwd=folder)
    answer = json.loads(said)
    return answer["compiled"], answer["files"]


def test_when_asked_for_the_sources_every_module_is_one(tmp_path: Path) -> None:
    compiled, files = ask(tmp_path, PALUBA_PURE="1")
    assert "paluba.core.chance" in files
    assert all(file.endswith(".py") for file in files.values())
    assert not compiled


def test_what_it_says_is_what_it_runs(tmp_path: Path) -> None:
    compiled, files = ask(tmp_path)
    for name in ("paluba.core.chance", "paluba.core.state"):
        assert files[name].endswith(tuple(EXTENSION_SUFFIXES)) == compiled
    assert files["paluba.native"].endswith(".py")
    if os.environ.get("CI") and not os.environ.get("PALUBA_PURE"):
        assert compiled


def test_a_source_wins_over_a_compiled_module_beside_it(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("")
    (tmp_path / f"rules{EXTENSION_SUFFIXES[0]}").write_text("")
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "__init__.py").write_text("")
    (tmp_path / "data").mkdir()
    finder = SourceOnly()
    for name, file in (("paluba.rules", "rules.py"), ("paluba.games", "games/__init__.py")):
        spec = finder.find_spec(name, [str(tmp_path)])
        assert spec is not None
        assert isinstance(spec.loader, SourceFileLoader)
        assert spec.origin == str(tmp_path / file)
    assert finder.find_spec("paluba.data", [str(tmp_path)]) is None
    assert finder.find_spec("paluba.absent", [str(tmp_path)]) is None


def test_other_packages_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("")
    assert SourceOnly().find_spec("other.rules", [str(tmp_path)]) is None
    assert SourceOnly().find_spec("rules", None) is None


class Project:
    """A small project that the build hook can compile."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "paluba"
        self.package.mkdir(parents=True)
        shutil.copy(HOOK, root)
        (root / "pyproject.toml").write_text('[tool.paluba]\ncompiled = ["src/paluba/rules*.py"]\n')
        (self.package / "__init__.py").write_text("")
        (self.package / "rules.py").write_text("def double(n: int) -> int:\n    return n + n\n")
        self.stale = self.package / f"old{EXTENSION_SUFFIXES[0]}"
        self.stale.write_text("")

    def compile(self, **extra: str) -> tuple[int, str]:
        """Compiles in place: the exit status and what was said."""
        result = subprocess.run(
            [sys.executable, "-B", self.root / "hatch_build.py"],
            env=environment(**extra),
            cwd=self.root,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        return result.returncode, result.stdout

    def files(self) -> set[str]:
        """Every file of the project."""
        return {file.relative_to(self.root).as_posix() for file in self.root.rglob("*") if file.is_file()}


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


needs_compiler = pytest.mark.skipif(
    shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is None
    or not Path(sysconfig.get_path("include"), "Python.h").exists(),
    reason="needs a C compiler and Python.h",
)


@needs_compiler
def test_a_build_leaves_working_modules_and_nothing_else(project: Project) -> None:
    before = project.files() - {project.stale.relative_to(project.root).as_posix()}
    status, said = project.compile()
    assert status == 0, said
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    assert project.files() - before == {f"src/paluba/rules{suffix}", f"src/paluba__mypyc{suffix}"}
    script = "import paluba.rules as rules; print(rules.double(21), rules.__file__)"
    said = subprocess.check_output([sys.executable, "-c", script], cwd=project.root / "src", env=environment())
    assert said.decode().split() == ["42", str(project.package / f"rules{suffix}")]


@needs_compiler
def test_a_source_that_cannot_be_compiled_fails_the_build_with_the_reason(project: Project) -> None:
    (project.package / "rules.py").write_text('size: int = "large"\n')
    status, said = project.compile()
    assert status != 0
    assert "src/paluba/rules.py:1: error: Incompatible types in assignment" in said
    assert not list(project.package.glob("rules*.so"))


@pytest.mark.parametrize("wish", [{"PALUBA_PURE": "1"}, {"CC": "/nowhere/cc"}, {"CC": "false"}])
def test_an_uncompiled_build_says_so_and_leaves_no_compiled_module(project: Project, wish: dict[str, str]) -> None:
    status, said = project.compile(**wish)
    assert status == 0, said
    assert said.count("uncompiled") == 1
    assert not project.stale.exists()
