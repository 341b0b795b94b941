"""Several servers and workers on one PostgreSQL and one Redis, behind a proxy that takes any."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.patience import PATIENCE
from tests.server.forked import ForkedProcess
from tests.server.proxy import Proxy
from tests.server.redis_server import RedisServer
from tests.server.serving import RUN, ServerProcess, start_process


class WorkerProcess:
    """`coatl worker`."""

    def __init__(self, target: str, log: Path, **settings: str) -> None:
        self.log = log
        self._process: subprocess.Popen[str] | ForkedProcess | None = None
        self._environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("COATL_")},
            "COATL_DATABASE_URL": target,
            "COATL_LOG_FORMAT": "json",
            "COATL_BOT_NICE": "0",
            **settings,
        }

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it is ready."""
        self._process = start_process(RUN, "worker", self._environment, self.log)
        assert self._process.stdout is not None
        if "ready" not in self._process.stdout.readline():
            code = self._process.wait(PATIENCE)
            raise AssertionError(f"no worker ({code}): {self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """End it at once."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(number)
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return code

    @property
    def is_running(self) -> bool:
        """Whether it was started and not ended."""
        return self._process is not None


class Cluster:
    """All of it; `url` is the proxy's."""

    def __init__(
        self,
        target: str,
        folder: Path,
        *,
        servers: int = 3,
        workers: int = 2,
        first_target: str = "",
        **settings: str,
    ) -> None:
        """`first_target` is how the first server reaches the database, if not as the others do."""
        folder.mkdir(parents=True, exist_ok=True)
        self.redis = RedisServer()
        shared = {
            "COATL_REDIS_URL": self.redis.url,
            "COATL_BOT_MILLISECONDS": "20",
            **settings,
        }
        own = "0" if workers else "1"
        self.servers = [
            ServerProcess(target, folder / f"server-{n}", **{"COATL_BOT_WORKERS": own, **shared})
            for n in range(servers)
        ]
        self.workers = [
            WorkerProcess(target, folder / f"worker-{n}", **shared) for n in range(workers)
        ]
        self.proxy = Proxy([server.port for server in self.servers])

    @property
    def processes(self) -> list[ServerProcess | WorkerProcess]:
        """All servers and workers."""
        return [*self.servers, *self.workers]

    @property
    def url(self) -> str:
        """Where requests go."""
        return self.proxy.url

    @property
    def live_url(self) -> str:
        """Where sockets go."""
        return self.proxy.live_url

    def __enter__(self) -> Self:
        try:
            self.redis.start()
            for process in self.processes:
                process.start()
            self.proxy.start()
        except BaseException:
            self.end()
            raise
        return self

    def stop(self) -> None:
        """Ask everybody to stop, and see that they do so in good order."""
        for process in self.processes:
            assert process.stop() == 0, process.log.read_text()[-3000:]

    def end(self) -> None:
        """End what still runs."""
        self.proxy.remove()
        for process in self.processes:
            if process.is_running:
                process.kill()
        self.redis.remove()

    def logs(self) -> str:
        """Return what all have logged."""
        return "".join(each.log.read_text() for each in self.processes)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end()
