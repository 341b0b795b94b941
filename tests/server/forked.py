"""Servers without the wait for their imports: forked from a process that has made them once.

`coatl serve` takes two seconds of a processor to begin, nearly all of it imports, and tests start
more than a hundred. What is forked reads its own environment, arguments and settings as a fresh
one does. Fresh ones start where that is the point: tests/server/test_serve_refuses.py,
test_processes.py, test_card_set.py, tests/test_wheel.py, `make load`.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from contextlib import suppress
from multiprocessing import forkserver
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import TextIO

from coatl.server.workers.worker import die_with

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(
    [
        *("tests.server.forked", "tests.server.command_line"),
        *("coatl.server.processes", "coatl.server.working", "coatl.core.registry", "cython"),
        *("uvloop", "pydantic.v1", "uvicorn.protocols.websockets.websockets_sansio_impl"),
        *("uvicorn.lifespan.on", "uvicorn.loops.uvloop", "uvicorn.protocols.http.httptools_impl"),
    ]
)
LOCK = threading.Lock()
"""Only one thread at a time may ask how processes have ended; to start one asks that, too."""


class ForkedProcess:
    """A command of coatl in a process of its own, with what tests use of `subprocess.Popen`."""

    def __init__(self, code: str, command: str, environment: dict[str, str], log: Path) -> None:
        reader, writer = CONTEXT.Pipe(duplex=False)
        with reader, writer:
            arguments = (code, command, environment, str(log), writer)
            self._process = CONTEXT.Process(target=run, args=arguments)
            with LOCK:
                self._process.start()
            self.stdout: TextIO | None = os.fdopen(os.dup(reader.fileno()), "r")
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        """Return how it ended, if it has."""
        with LOCK:
            return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        """Wait until it ends; return how."""
        wait([self._process.sentinel], timeout)
        code = self.poll()
        if code is None:
            raise TimeoutError(f"process {self.pid} has not ended after {timeout} s")
        return code


def run(code: str, command: str, environment: dict[str, str], log: str, output: Connection) -> None:
    """Become what a fresh `python -c CODE COMMAND` would be; nobody is left over by a lost test."""
    die_with(os.getppid())
    # As long as somebody has this open, the process that forks stays, and all that die with it.
    os.close(forkserver._forkserver._forkserver_alive_fd)  # type: ignore[attr-defined]
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["-c", command]
    errors = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    os.dup2(output.fileno(), 1)
    os.dup2(errors, 2)
    os.close(errors)
    output.close()
    sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, closefd=False)  # noqa: SIM115
    exec(compile(code, "<string>", "exec"), {"__name__": "__main__"})


def stop() -> None:
    """End the process that forks, and count what it used among what this one used."""
    forkserver._forkserver._stop()  # type: ignore[attr-defined]
