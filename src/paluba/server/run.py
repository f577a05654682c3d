"""Starts a server: one process, or several that share a port and a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from paluba.core.errors import BadInput
from paluba.server.app import App
from paluba.server.config import Config, address
from paluba.server.guards import FRAME_BYTES

GRACE_SECONDS = 3
BACKLOG = 4096
RESTARTS = 100
SWITCH_SECONDS = 0.001
"""How long the event loop may keep the writer's thread from going on; Python's own 5 ms would show in every commit."""
RARELY = (50_000, 50, 1_000_000)
"""Tables live long and hold many objects: to look through all of them for garbage, as Python would every so often,
stops the table for everybody. The house does it once an hour."""
CHILD = "PALUBA_WORKER_PORT"
"""Set in a worker's environment: the port that its parent has chosen for all."""


class Server(uvicorn.Server):
    """A uvicorn that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()


def listen(host: str, port: int, shared: bool) -> socket.socket:
    """A bound socket; BadInput if the address cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio leaves Nagle's delay on
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise BadInput(f"The server cannot listen on {host} port {port}: {error.strerror}.") from None
    return bound


def serve(config: Config, say: Callable[[str], None]) -> None:
    """Serves until it is told to stop."""
    if config.workers > 1 and CHILD not in os.environ:
        supervise(config, say)
        return
    shared = CHILD in os.environ
    bound = listen(config.host, int(os.environ[CHILD]) if shared else config.port, shared)
    config = replace(config, port=bound.getsockname()[1])
    app = App(config)

    def ready() -> None:
        if not shared:
            say(line(config, app.house.store.name))

    settings = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=GRACE_SECONDS,
        backlog=BACKLOG,
        lifespan="on",
        server_header=False,
    )
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*RARELY)
    with asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(_serve(app, Server(settings, ready), bound))


async def _serve(app: App, server: Server, bound: socket.socket) -> None:
    """Serves until a signal. uvicorn raises the signal once more when it has stopped; then it means nothing more."""
    signal.signal(signal.SIGTERM, lambda number, frame: None)
    await app.open()
    await server.serve(sockets=[bound])


def line(config: Config, database: str) -> str:
    """What is said at the start."""
    workers = f", workers: {config.workers}" if config.workers > 1 else ""
    outside = f" ({config.base_url})" if config.base_url else ""
    return (
        f"Paluba is at {address(config.host, config.port)}{outside}"
        f" - database {database}, bot workers: {config.bot_workers}{workers}"
    )


def supervise(config: Config, say: Callable[[str], None]) -> None:
    """Keeps so many workers running on one port: one that dies is started again."""
    with listen(config.host, config.port, shared=True) as held:
        port = held.getsockname()[1]
        environment = {**os.environ, CHILD: str(port)}
        command = [sys.executable, "-m", "paluba.cli", *sys.argv[1:]]
        children: list[subprocess.Popen[bytes]] = []
        stopping = threading.Event()

        def stop(number: int, frame: object) -> None:
            stopping.set()
            for child in children:
                child.terminate()

        before = {number: signal.signal(number, stop) for number in (signal.SIGTERM, signal.SIGINT)}
        try:
            children += [subprocess.Popen(command, env=environment) for _ in range(config.workers)]
            say(line(replace(config, port=port), config.store().name))
            restarts = 0
            while not stopping.wait(0.2):
                for n, child in enumerate(children):
                    if child.poll() is not None and not stopping.is_set():
                        restarts += 1
                        if restarts > RESTARTS:
                            raise BadInput("The workers end again and again.")
                        children[n] = subprocess.Popen(command, env=environment)
        finally:
            for child in children:
                child.terminate()
            for child in children:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    child.wait(GRACE_SECONDS + 5)
            for number, handler in before.items():
                signal.signal(number, handler)
