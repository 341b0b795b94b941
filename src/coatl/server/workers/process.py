"""One worker process as its parent sees it: started, spoken to, ended.

A plain subprocess with a socket as its standard input: nothing of the parent is copied into it (no
threads, locks, listening sockets or database connections), and the connection breaks whenever one
of both ends, however it ends.
"""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import socket
import subprocess
import sys
from contextlib import ExitStack, suppress
from typing import Any, Self

from coatl.server.workers.messages import LENGTH, LONGEST, Asked, Stop, frame

START_SECONDS = 60.0
"""How long a worker may take until it is ready; it takes less than one on an idle machine."""
END_SECONDS = 5.0
"""How long to wait for a killed process to be gone."""
GRACE_SECONDS = 1.0
"""How long to wait for one that has closed its connection, before it is killed."""
BOOT = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1])['path']; "
    "from coatl.server.workers.worker import main; main()"
)
KEPT = ("PATH", "HOME", "LANG", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "LD_PRELOAD")
"""What a worker sees of the environment, with LC_* and PYTHON*: no passwords."""


class ChildError(Exception):
    """A worker process that cannot be started."""


def worker_command(nice: int, memory_mb: int | None) -> list[str]:
    """Return the command that starts a worker which finds the same modules as this process."""
    setup = {
        "path": [os.path.abspath(entry) for entry in sys.path],
        "parent": os.getpid(),
        "nice": nice,
        "memory_mb": memory_mb,
    }
    return [sys.executable, "-c", BOOT, json.dumps(setup)]


class Child:
    """A running worker process. Whoever made it must await `end`."""

    def __init__(
        self,
        process: subprocess.Popen[bytes],
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        self._process = process
        self._reader = reader
        self._writer = writer
        self._has_hung_up = False

    @classmethod
    async def launch(cls, command: list[str]) -> Self:
        """Start a worker and wait until it is ready.

        It is started by the thread of the event loop, because on Linux it dies with that thread.
        """
        try:
            child = await cls._spawn(command)
        except OSError as error:
            raise ChildError(f"cannot start a worker: {error}") from None
        try:
            hello = await asyncio.wait_for(child.receive(), START_SECONDS)
        except TimeoutError:
            await child.end()
            raise ChildError(f"a worker was not ready after {START_SECONDS:g} s") from None
        except BaseException:
            await child.end()
            raise
        if hello != {"ready": True}:
            await child.end()
            raise ChildError(f"a worker failed to start: {child.ending}")
        return child

    @classmethod
    async def _spawn(cls, command: list[str]) -> Self:
        ours, theirs = socket.socketpair()
        with theirs, ExitStack() as undo:
            undo.callback(ours.close)
            process = subprocess.Popen(
                command,
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,
                env=_environment(),
                process_group=0,  # Ctrl-C does not even reach it
            )
            undo.callback(process.wait)
            undo.callback(process.kill)
            reader, writer = await asyncio.open_unix_connection(sock=ours)
            undo.pop_all()
        return cls(process, reader, writer)

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    @property
    def ending(self) -> str:
        """How it ended, for people; known after `end`."""
        code = self._process.returncode
        if code is None:
            return "still running"
        return f"signal {-code}" if code < 0 else f"exit status {code}"

    def send(self, message: bytes) -> None:
        """Send what `pack` made; if nobody is there, `receive` will tell."""
        self._writer.write(message)

    async def receive(self) -> dict[str, Any] | None:
        """Return its next message, {} if that makes no sense, or None if it has ended."""
        try:
            (length,) = LENGTH.unpack(await self._reader.readexactly(LENGTH.size))
            if length > LONGEST:
                return {}
            message = json.loads(await self._reader.readexactly(length))
        except (asyncio.IncompleteReadError, OSError):
            self._has_hung_up = True
            return None
        except (ValueError, RecursionError):
            return {}
        return message if isinstance(message, dict) else {}

    async def end(self) -> None:
        """Kill it (there is nothing for it to save) and wait until it is gone."""
        self._writer.transport.abort()
        try:
            if self._has_hung_up:  # it is ending by itself: let it, to learn how
                await self._wait(GRACE_SECONDS)
            if self._process.poll() is None:
                self._process.kill()
                await self._wait(END_SECONDS)
            with suppress(OSError):
                await self._writer.wait_closed()
        except asyncio.CancelledError:  # nobody will wait later
            self._process.kill()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE_SECONDS)
            raise

    async def _wait(self, seconds: float) -> None:
        until = asyncio.get_running_loop().time() + seconds
        while self._process.poll() is None and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.002)


def pack(message: Asked | Stop) -> bytes:
    """Return a message as bytes for `send`."""
    return frame(pickle.dumps(message))


def _environment() -> dict[str, str]:
    return {
        name: value
        for name, value in os.environ.items()
        if name in KEPT or name.startswith(("LC_", "PYTHON"))
    }
