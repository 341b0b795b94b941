"""A real server in its own process, to be talked to over loopback, stopped, and killed."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from tests.patience import PATIENCE
from tests.server.forked import ForkedProcess

MAIN = "from coatl.cli import main; main()"
IS_TESTED = "pytest" in sys.modules
"""Who measures gets a server as people start it."""
# A turn that a killed server had claimed is free again soon, and what failed is tried again soon;
# nobody tidies the memory of a server that lives for seconds.
HURRY = """
from coatl.server import running
from coatl.server.live import bot_turns, mending
running.spare_collector = lambda: None
bot_turns.LEASE_SECONDS = 0.5
mending.RETRY_SECONDS = bot_turns.RETRY_SECONDS = (0.1,)
"""
# A busy machine keeps a server waiting longer than a player would.
RUN = f"""
from coatl.server import running
from coatl.server.live import sockets
from coatl.server.workers import process
sockets.HELLO_SECONDS = running.PING_SECONDS = running.DRAIN_SECONDS = 300
sockets.GOODBYE_SECONDS = process.END_SECONDS = 30
process.START_SECONDS = 300
{HURRY if IS_TESTED else ""}
{MAIN}
"""
# Outgoing connections are given ports from here on: below, nobody takes one between look and use.
EPHEMERAL = 32768


def free_port() -> int:
    """Return a port that nobody uses now, and that no connection takes by chance."""
    for port in random.SystemRandom().sample(range(20_000, EPHEMERAL), 100):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


FRESH = ("COATL_CARDS", "COATL_PROCESSES")
"""Settings that are read before the imports, or for processes of their own."""


def start_process(
    code: str,
    command: str,
    environment: dict[str, str],
    log: Path,
    python: str = sys.executable,
) -> subprocess.Popen[str] | ForkedProcess:
    """Start a command of coatl that logs into a file."""
    log.touch()
    is_fresh = python != sys.executable or any(name in environment for name in FRESH)
    if IS_TESTED and not is_fresh:
        return ForkedProcess(code, command, environment, log)
    with log.open("a") as file:
        return subprocess.Popen(
            [python, "-c", code, command],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=file,
            text=True,
        )


class ServerProcess:
    """`coatl serve` on a port of its own, with data in a folder or a database."""

    def __init__(
        self,
        target: str | Path,
        log: Path,
        *,
        code: str = RUN,
        python: str = sys.executable,
        **settings: str,
    ) -> None:
        self.port = free_port()
        self.log = log
        self._code = code
        self._python = python
        self._process: subprocess.Popen[str] | ForkedProcess | None = None
        self._environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("COATL_")},
            "COATL_PORT": str(self.port),
            "COATL_LOG_FORMAT": "json",
            "COATL_TABLES_A_MINUTE": "100000",
            "COATL_REQUESTS_A_SECOND": "100000",
            "COATL_SOCKETS_AN_ADDRESS": "10000",
            "COATL_CONNECTIONS_AN_ADDRESS": "10000",
            "COATL_HEADER_SECONDS": str(PATIENCE),
            "COATL_READER_SECONDS": str(PATIENCE),
            "COATL_ABSENCE_SECONDS": "0",
            # Tests wait for bots, and other stages run beside them.
            **({"COATL_BOT_NICE": "0"} if IS_TESTED else {}),
            **settings,
        }
        if isinstance(target, Path):
            self._environment["COATL_DATA_DIR"] = str(target)
        else:
            self._environment["COATL_DATABASE_URL"] = target

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def live_url(self) -> str:
        """Where its sockets are."""
        return f"ws://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def workers(self) -> list[int]:
        """The processes it has started."""
        found: list[int] = []
        for thread in Path(f"/proc/{self.pid}/task").iterdir():
            found += map(int, (thread / "children").read_text().split())
        return found

    @property
    def is_running(self) -> bool:
        """Whether it has not ended by itself."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it and wait until it says that it answers."""
        self._process = start_process(
            self._code, "serve", self._environment, self.log, self._python
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "http://" not in line:
            code = self._reap()
            said = self.log.read_text()[-3000:]
            raise AssertionError(f"the server did not start ({code}): {said}")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> int:
        """Ask it to stop; return its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._reap()

    def _reap(self) -> int:
        assert self._process is not None
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return code

    def client(self) -> httpx.Client:
        """Return something to send requests with."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None:
            self.kill()
