#!/usr/bin/env python3
"""Sets Paluba up in this folder and opens the table.

    python3 start.py          sets up what is missing, then opens the table
    python3 start.py setup    sets up and stops
    python3 start.py test     sets up with the test tools, then runs every check and test

Needs Python 3.11 or newer and nothing else. Everything goes into the folder .venv beside this file: the libraries that
the lock files name, checked by their hashes, and Paluba itself, its rules compiled where a C compiler is found. The
page for the browser is built with Node, the system's or one from PyPI. What is already there and unchanged is not
done again.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
VENV = ROOT / ".venv"
BIN = VENV / "bin"
STAMP = VENV / "paluba-setup.json"
RUN_LOCK = "requirements.lock"
TEST_LOCK = "requirements-test.lock"
NODE_LOCK = "requirements-node.lock"
TAIL = 30

LOOK = """
import json, os, shlex, shutil, sysconfig
from importlib.util import find_spec
compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
headers = os.path.join(sysconfig.get_path("include"), "Python.h")
print(json.dumps({"installed": find_spec("paluba") is not None,
                  "native": shutil.which(compiler) is not None and os.path.exists(headers)}))
"""


class Trouble(Exception):
    """Something the reader of the message can put right: said in plain words, without a traceback."""


def main(arguments: list[str]) -> int:
    """Does what the arguments ask for; the number is the exit status."""
    if arguments and arguments[0] in ("-h", "--help"):
        print(__doc__.strip())
        return 0
    if arguments not in ([], ["setup"], ["test"]):
        given = " ".join(arguments)
        print(
            f"start.py does not know '{given}'. It takes setup, test, --help, or nothing to open the table.",
            file=sys.stderr,
        )
        return 2
    try:
        if sys.version_info < OLDEST:
            mine = ".".join(str(number) for number in sys.version_info[:3])
            raise Trouble(f"Paluba needs Python 3.11 or newer; this is Python {mine} ({sys.executable}).")
        native = set_up(TEST_LOCK if arguments == ["test"] else RUN_LOCK)
        if arguments == ["test"]:
            return run_checks(native)
        if not arguments:
            sys.stdout.flush()
            os.execv(BIN / "paluba", [str(BIN / "paluba"), "serve", "--open"])
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print()
        return 130
    return 0


# --- setting up -------------------------------------------------------------------------------------------------------


def set_up(lock: str) -> bool:
    """Brings .venv up to date with the checkout, step by step. True if the rules are compiled."""
    stamp = read_stamp()
    seen = look() if stamp.get("checkout") == str(ROOT) else None
    if seen is None:
        stamp = {}
    libraries = stamp.get("locks", {}).get(lock) == digest(ROOT / lock)
    built = seen is not None and seen["installed"] and is_built(stamp, wants_native(seen))
    page = page_builder()
    has_page = page is None or page.is_fresh() or os.environ.get("PALUBA_WEB") == "0"
    steps = [seen is None, not libraries, not has_page, not built]
    total, number = sum(steps), 0

    def say(text: str) -> None:
        nonlocal number
        number += 1
        print(f"[{number}/{total}] {text}", flush=True)

    uv = find_uv() if total else None
    if seen is None:
        say("Making a Python environment in .venv" + (" anew" if VENV.exists() else ""))
        make_environment(uv)
        stamp = {"checkout": str(ROOT), "locks": {}}
        write_stamp(stamp)
    if not libraries:
        count = sum(1 for line in (ROOT / lock).read_text(encoding="utf-8").splitlines() if "==" in line)
        say(f"Installing {count} locked libraries with {'uv' if uv else 'pip, which may take a minute'}")
        install(uv, ["--require-hashes", "-r", lock], "The libraries could not be installed. Is the network reachable?")
        for covered in {lock, RUN_LOCK}:  # the test lock holds the other one
            stamp["locks"][covered] = digest(ROOT / covered)
        write_stamp(stamp)
    if not has_page:
        say("Building the page for the browser")
        build_page(page, uv)
    if not built:
        seen = look()
        if seen is None:
            raise Trouble("The environment in .venv does not work. Remove the folder .venv and start again.")
        native = wants_native(seen)
        say("Installing Paluba and compiling its rules" if native else "Installing Paluba, its rules uncompiled")
        if not native and not pure():
            say_uncompiled("No C compiler with the headers of Python is found")
        install(
            uv,
            ["--no-deps", "--no-build-isolation", "-e", "."],
            "Paluba could not be installed; the lines above say why.",
        )
        if native and not extensions():
            say_uncompiled("The C compiler does not work")
        stamp["build"] = {"native": native, "extensions": extensions(), "files": digests(build_inputs(native))}
        write_stamp(stamp)
    return bool(extensions())


def page_builder():
    """The module that builds the browser client; None in a checkout without one."""
    import importlib.util

    file = ROOT / "web" / "build.py"
    if not file.is_file():
        return None
    spec = importlib.util.spec_from_file_location("paluba_web_build", file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_page(page, uv: str | None) -> None:
    """Builds the browser client, with a Node from PyPI where the system has none. Without it everything else works."""
    libraries = next(iter(sorted((VENV / "lib").glob("python*/site-packages"))), VENV)
    npm = page.find_node(libraries)
    if npm is None:
        print("      No Node 20.19 or newer is found: taking one from PyPI into .venv.", flush=True)
        try:
            install(uv, ["--require-hashes", "-r", NODE_LOCK], "Node could not be had.")
        except Trouble as trouble:
            print(f"      {trouble}")
        npm = page.find_node(libraries)
    reason = page.build(npm) if npm else "there is no Node"
    if reason:
        if os.environ.get("CI"):
            raise Trouble(f"The page for the browser could not be built: {reason}")
        print(f"      The page is not built; the server runs without it: {reason}", flush=True)


def say_uncompiled(reason: str) -> None:
    """Why the rules run as plain Python, and what would change that."""
    print(f"      {reason}: the rules run uncompiled, about 25 times slower.")
    print("      To compile them: apt install gcc python3-dev   and start again.", flush=True)


def pure() -> bool:
    """True if the environment asks for uncompiled rules."""
    return os.environ.get("PALUBA_PURE") == "1"


def wants_native(seen: dict) -> bool:
    """True if the rules are to be compiled here."""
    return seen["native"] and not pure()


def look() -> dict | None:
    """What the Python of .venv says about itself, or None if it does not run or is not this folder's."""
    try:
        result = subprocess.run([BIN / "python", "-c", LOOK], capture_output=True, check=True, env=clean_environment())
        return json.loads(result.stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return None


def make_environment(uv: str | None) -> None:
    """Makes .venv from nothing; an old one goes."""
    base = getattr(sys, "_base_executable", None) or sys.executable
    missing = "Python's venv module is missing. On Debian or Ubuntu:  apt install python3-venv   and start again."
    if uv is None:
        try:
            import ensurepip  # noqa: F401  # only whether it is there
            import venv  # noqa: F401  # the same
        except ImportError:
            raise Trouble(missing) from None
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    elif VENV.exists():
        shutil.rmtree(VENV)
    if uv is None:
        run_tool([base, "-m", "venv", VENV], missing)
    else:
        run_tool([uv, "venv", *cache_option([uv]), "--python", base, VENV], "uv could not make the environment.")


def install(uv: str | None, what: list[str], failure: str) -> None:
    """Installs into .venv, with uv if there is one."""
    if uv is None:
        pip = [BIN / "python", "-m", "pip"]
        run_tool([*pip, "install", *cache_option(pip), *what], failure)
    else:
        run_tool([uv, "pip", "install", "--python", BIN / "python", *cache_option([uv]), *what], failure)


def find_uv() -> str | None:
    """The uv on the path, if it is there and runs."""
    uv = shutil.which("uv")
    if uv is not None:
        try:
            subprocess.run([uv, "--version"], capture_output=True, check=True)
        except (OSError, subprocess.CalledProcessError):
            return None
    return uv


def cache_option(tool: list) -> list[str]:
    """The tool's cache is used where its owner already has one. None is begun in anybody's home."""
    try:
        result = subprocess.run([*tool, "cache", "dir"], capture_output=True, text=True, check=False)
    except OSError:
        return ["--no-cache-dir"]
    folder = result.stdout.strip()
    usable = result.returncode == 0 and Path(folder).is_dir() and os.access(folder, os.W_OK)
    return [] if usable else ["--no-cache-dir"]


def clean_environment() -> dict[str, str]:
    """The environment for the tools: without what would point Python at other people's modules."""
    foreign = {"PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "PIP_TARGET", "PIP_PREFIX", "PIP_USER"}
    kept = {name: value for name, value in os.environ.items() if name not in foreign}
    return {**system_certificates(), **kept, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}


def system_certificates() -> dict[str, str]:
    """Makes uv trust whom the system trusts (the second name is for older ones), if the system has certificates."""
    if any(Path("/etc/ssl/certs").glob("*.crt")):
        return {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}
    return {}


def run_tool(command: list, failure: str) -> None:
    """Runs a tool quietly. If it fails, its last lines are shown, then `failure`."""
    try:
        result = subprocess.run(
            command, cwd=ROOT, env=clean_environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
    except OSError as error:
        raise Trouble(f"{error}\n{failure}") from None
    if result.returncode:
        for line in result.stdout.decode(errors="replace").rstrip().splitlines()[-TAIL:]:
            print(f"      | {line}", flush=True)
        raise Trouble(failure)


# --- what is already done ---------------------------------------------------------------------------------------------


def read_stamp() -> dict:
    """What earlier runs did, or nothing."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(stamp: dict) -> None:
    """Keeps what is done, after each step, so that a set-up that was cut short goes on where it stopped."""
    partial = STAMP.with_suffix(".partial")
    partial.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    partial.replace(STAMP)


def is_built(stamp: dict, native: bool) -> bool:
    """True if the last build was of these very files, and all that it made is still there."""
    build = stamp.get("build")
    if build is None or build["native"] != native or build["extensions"] != extensions():
        return False
    if not (BIN / "paluba").exists():
        return False
    if native and not set(hot_sources()) <= set(build["files"]):
        return False
    return build["files"] == digests(list(build["files"]))


def build_inputs(native: bool) -> list[str]:
    """All files that a build depends on.

    Compiled code holds the constants of the modules that it imports, so these count too, compiled or not.
    """
    inputs = {"pyproject.toml", "hatch_build.py"}
    waiting = hot_sources() if native else []
    while waiting:
        name = waiting.pop()
        if name not in inputs:
            inputs.add(name)
            waiting.extend(imports_of(name))
    return sorted(inputs)


def imports_of(name: str) -> list[str]:
    """The files of this project that a source file imports."""
    here = list((ROOT / name).relative_to(SOURCES).with_suffix("").parts)
    modules = []
    for node in ast.walk(ast.parse((ROOT / name).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules.extend(alias.name.split(".") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = here[: len(here) - node.level] if node.level else []
            start = start + (node.module.split(".") if node.module else [])
            modules.append(start)
            modules.extend([*start, alias.name] for alias in node.names)
    files = []
    for module in modules:
        path = SOURCES.joinpath(*module)
        files.extend(file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file())
    return [file.relative_to(ROOT).as_posix() for file in files]


def hot_sources() -> list[str]:
    """The sources that get compiled."""
    import tomllib

    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["paluba"]["compiled"]
    return sorted({file.relative_to(ROOT).as_posix() for pattern in patterns for file in ROOT.glob(pattern)})


def extensions() -> list[str]:
    """The compiled modules that lie beside the sources."""
    return sorted(file.relative_to(ROOT).as_posix() for file in SOURCES.rglob("*.so"))


def digests(names: list[str]) -> dict[str, str]:
    """Each file with the digest of its content."""
    return {name: digest(ROOT / name) for name in names}


def digest(file: Path) -> str:
    """The digest of a file's content; of a missing file, nothing."""
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError:
        return ""


# --- testing ----------------------------------------------------------------------------------------------------------


def find_postgres() -> None:
    """The tests of the server start a PostgreSQL of their own. It is installed where it may be: as root on Debian."""
    if any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or shutil.which("initdb"):
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing PostgreSQL for the tests of the server", flush=True)
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        for arguments in (["update", "-q"], ["install", "-qy", "--no-install-recommends", "postgresql"]):
            command = ["apt-get", *arguments]
            subprocess.run(command, env={**os.environ, **quiet}, stdout=subprocess.DEVNULL, check=False)
    else:
        print("There is no PostgreSQL here, so its tests are skipped. To run them: apt install postgresql", flush=True)


def run_checks(native: bool) -> int:
    """Runs every check in turn up to the first that fails, then says how each went."""
    find_postgres()
    if os.environ.get("CI") and not native:
        raise Trouble("In CI the rules are tested compiled as well, and here they are not compiled.")
    pytest = ["pytest", "-n", "auto"]
    page = [("types and tests of the page", ["python", "web/build.py", "test"], {})] if page_builder() else []
    if page:
        find_browser()
    checks = [
        ("ruff check", ["ruff", "check", "."], {}),
        ("ruff format", ["ruff", "format", "--check", "."], {}),
        ("mypy", ["mypy"], {}),
        ("imports", ["lint-imports"], {}),
        *page,
        ("tests, " + ("compiled" if native else "uncompiled"), [*pytest, "tests"], {}),
        ("rules and laws, uncompiled", [*pytest, "tests/core", "tests/games", "tests/laws"], {"PALUBA_PURE": "1"}),
    ]
    lines = []
    status = 0
    for title, command, extra in checks:
        if status:
            lines.append(f"not run  {title}")
            continue
        print(f"\n=== {title} ===", flush=True)
        began = time.monotonic()
        status, last = show([str(BIN / command[0]), *command[1:]], extra)
        counts = f": {last}" if command[0] == "pytest" else ""
        lines.append(f"{'FAILED ' if status else 'ok     '}  {title}, {time.monotonic() - began:.1f} s{counts}")
    print("\n=== summary ===\n" + "\n".join(lines), flush=True)
    return 1 if status else 0


def find_browser() -> None:
    """The tests in a browser need Chromium, one of them Firefox: on Debian, as root, they are installed; elsewhere the
    tests are skipped."""
    if not find_or_install("Chromium", "chromium", "chromium-browser", "google-chrome"):
        if os.environ.get("CI"):
            raise Trouble("In CI the tests in a browser run too, and no Chromium is found.")
        print("\nNo Chromium is found: the tests in a browser are skipped.", flush=True)
    if not find_or_install("Firefox", "firefox-esr", "firefox"):
        print("\nNo Firefox is found: the table is not tried in it.", flush=True)


def find_or_install(title: str, package: str, *others: str) -> bool:
    """Whether a program is there, under its package's name or another, or could be installed."""
    names = (package, *others)
    if not any(map(shutil.which, names)) and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print(f"\nInstalling {title} for the tests in a browser", flush=True)
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", package]):
            subprocess.run(command, capture_output=True, check=False)
    return any(map(shutil.which, names))


def show(command: list[str], extra: dict[str, str]) -> tuple[int, str]:
    """Runs a command, showing its output as it comes. Returns its status and its last line, bare."""
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    colour = {"FORCE_COLOR": "1"} if sys.stdout.isatty() else {}
    environment = {**clean_environment(), **colour, **extra, "PATH": path}
    last = ""
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        try:
            for line in process.stdout:
                sys.stdout.buffer.write(line)
                sys.stdout.buffer.flush()
                last = line.decode(errors="replace") if line.strip() else last
        except BaseException:
            process.kill()
            raise
    return process.returncode, re.sub(r"\x1b\[[0-9;]*m", "", last).strip().strip("=").strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
