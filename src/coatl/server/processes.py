"""Several server processes behind one port: started, watched, started again when they die."""

from __future__ import annotations

import json
import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import structlog

from coatl.core.errors import CoatlError, OptionError
from coatl.server import running
from coatl.server.logs import set_up_logs
from coatl.server.running import DRAIN_SECONDS, address_of, listen
from coatl.server.settings import ServerSettings
from coatl.server.storage.database import find_database

log = structlog.get_logger()
BOOT = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1])['path']; "
    "from coatl.server.processes import main; main()"
)
READY = b"ready\n"
FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0
"""Seconds before a process is started again that keeps ending."""
STEADY_SECONDS = 60.0
"""Who has lived so long may die without suspicion."""
END_SECONDS = 3.0 * DRAIN_SECONDS


def serve_all(
    settings: ServerSettings, announce: Callable[[str], None], *, any_port: bool = False
) -> int:
    """Serve in one process or in as many as the settings say; return an exit code."""
    if settings.processes == 1:
        return running.serve(settings, announce, any_port=any_port)
    if not settings.redis_url or not settings.database_url:
        raise OptionError(
            "several processes need COATL_DATABASE_URL (PostgreSQL) and COATL_REDIS_URL: SQLite "
            "serves one"
        )
    if find_database(settings.database_url).file is not None:
        raise OptionError("several processes need PostgreSQL: SQLite serves one")
    set_up_logs(settings.log_level, settings.log_format)
    with listen(settings.host, settings.port) as listener:
        listener.setblocking(False)
        return Family(settings, listener, announce).run()


@dataclass(slots=True)
class Member:
    """A place for one process."""

    process: subprocess.Popen[bytes] | None = None
    pipe: int = -1
    started_at: float = 0.0
    start_at: float = 0.0
    """When to start it, if there is none."""
    failures: int = 0


class Family:
    """The processes of one port."""

    def __init__(
        self, settings: ServerSettings, listener: socket.socket, announce: Callable[[str], None]
    ) -> None:
        self.settings = settings
        self.listener = listener
        self.announce = announce
        self._members = [Member() for _ in range(settings.processes)]
        self._is_announced = False
        self._is_stopping = False
        self._selector = selectors.DefaultSelector()

    def run(self) -> int:
        """Keep all of them running until told to stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        try:
            while not self._is_stopping:
                self._look_after()
                if not self._is_announced and all(each.failures > 2 for each in self._members):
                    return 1  # what is wrong they have said
                for key, _ in self._selector.select(0.2):
                    self._read(key.data)
        finally:
            self._end()
        return 0

    def _stop(self, *_: Any) -> None:
        self._is_stopping = True

    def _look_after(self) -> None:
        now = time.monotonic()
        for member in self._members:
            if member.process is not None and member.process.poll() is not None:
                self._bury(member, now)
            if member.process is None and now >= member.start_at:
                self._start(member, now)

    def _start(self, member: Member, now: float) -> None:
        ours, theirs = os.pipe()
        os.set_blocking(ours, False)
        setup = {
            "path": [os.path.abspath(entry) for entry in sys.path],
            "settings": self.settings.model_dump(mode="json"),
            "listener": self.listener.fileno(),
            "ready": theirs,
        }
        # Settings hold passwords, and others may read command lines: they go by standard input.
        member.process = subprocess.Popen(
            [sys.executable, "-c", BOOT, json.dumps({"path": setup["path"]})],
            stdin=subprocess.PIPE,
            pass_fds=(self.listener.fileno(), theirs),
            process_group=0,  # Ctrl-C reaches the parent, which tells them
        )
        assert member.process.stdin is not None
        member.process.stdin.write(json.dumps(setup).encode() + b"\n")
        member.process.stdin.flush()  # it stays open: its end tells that the parent is gone
        os.close(theirs)
        member.pipe, member.started_at = ours, now
        self._selector.register(ours, selectors.EVENT_READ, member)

    def _read(self, member: Member) -> None:
        if os.read(member.pipe, 100):
            member.failures = 0
            if not self._is_announced:
                self._is_announced = True
                self.announce(address_of(self.listener, self.settings.base_path))
        else:
            self._close_pipe(member)

    def _close_pipe(self, member: Member) -> None:
        if member.pipe >= 0:
            self._selector.unregister(member.pipe)
            os.close(member.pipe)
            member.pipe = -1

    def _bury(self, member: Member, now: float) -> None:
        """Note the end of a process; the sooner it came, the later another one follows."""
        assert member.process is not None
        code = member.process.returncode
        self._close_pipe(member)
        assert member.process.stdin is not None
        member.process.stdin.close()
        is_steady = now - member.started_at >= STEADY_SECONDS
        member.failures = 0 if is_steady else member.failures + 1
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** max(member.failures - 1, 0))
        log.warning("a server process has ended", code=code, again_in=pause)
        member.process, member.start_at = None, now + pause

    def _end(self) -> None:
        living = [each.process for each in self._members if each.process is not None]
        for process in living:
            process.terminate()
        deadline = time.monotonic() + END_SECONDS
        for process in living:
            try:
                process.wait(max(deadline - time.monotonic(), 0.1))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def main() -> None:
    """Run one of the processes."""
    setup: dict[str, Any] = json.loads(sys.stdin.buffer.readline())
    settings = ServerSettings(**setup["settings"])

    def announce(_address: str) -> None:
        os.write(setup["ready"], READY)

    listener = socket.socket(fileno=setup["listener"])
    die_with_parent()
    try:
        sys.exit(running.serve(settings, announce, listener=listener))
    except CoatlError as error:
        sys.exit(f"coatl: {error}")


def die_with_parent() -> None:
    """Stop in good order when the parent has ended, however that was."""
    import threading

    def wait() -> None:
        # Past Python's own buffer: its lock would keep the interpreter from ending in good order.
        while os.read(0, 4096):
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()
