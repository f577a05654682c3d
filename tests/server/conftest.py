"""Servers to test: real processes on free ports, and a real PostgreSQL."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .postgres import Cluster
from .tools import Serving


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Callable[..., Serving]]:
    """Starts servers; those that still run in the end are stopped."""
    started: list[Serving] = []

    def start(*arguments: str, database: str | None = None) -> Serving:
        server = Serving(database or str(tmp_path / "tables.sqlite"), *arguments)
        started.append(server)
        return server

    yield start
    for server in started:
        server.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that many tests share; each has its own tables."""
    shared = Serving(str(tmp_path_factory.mktemp("server") / "tables.sqlite"))
    yield shared
    assert shared.stop() == 0
    assert "Traceback" not in shared.errors.read_text()


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A PostgreSQL of our own. Where there is none the tests are skipped, except in CI."""
    if Cluster.programs() is None:
        if os.environ.get("CI"):
            pytest.fail("In CI there must be a PostgreSQL: apt install postgresql")
        pytest.skip("no PostgreSQL here: apt install postgresql")
    started = Cluster(tmp_path_factory.mktemp("postgres"))
    yield started
    started.stop()


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of a new, empty database."""
    return cluster.database()
