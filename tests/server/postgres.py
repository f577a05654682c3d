"""A PostgreSQL server of the tests' own: Debian's programs, a private folder, a free port, not as root."""

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

USER = "paluba"


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, folder: Path) -> None:
        self._bin = self.programs()
        assert self._bin is not None
        self._as: int | None = None
        if os.geteuid() == 0:
            self._as = pwd.getpwnam("postgres").pw_uid
            folder = Path(tempfile.mkdtemp(prefix="paluba-pg-"))
            shutil.chown(folder, "postgres")
        self._folder = folder
        self._data = folder / "data"
        self._run("initdb", "-D", self._data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8")
        self.port = free_port()
        options = f"-p {self.port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        log = folder / "log"
        self._run("pg_ctl", "-D", self._data, "-l", log, "-o", options, "-w", "start", stdout=subprocess.DEVNULL)

    @staticmethod
    def programs() -> Path | None:
        """The folder of the newest PostgreSQL installed."""
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if found:
            return found[-1].parent
        path = shutil.which("initdb")
        return Path(path).parent if path else None

    def database(self) -> str:
        name = f"t{secrets.token_hex(6)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop")
        if self._as is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *arguments: object, stdout: int = subprocess.PIPE) -> None:
        assert self._bin is not None
        command = [str(self._bin / program), *map(str, arguments)]
        done = subprocess.run(
            command, user=self._as, cwd="/", stdout=stdout, stderr=subprocess.STDOUT, text=True, check=False
        )
        assert done.returncode == 0, done.stdout


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
