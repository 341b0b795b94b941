"""Work that nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

import structlog

from coatl.core.errors import CoatlError
from coatl.server.metrics import Metrics
from coatl.server.storage.errors import StorageError
from coatl.tables.errors import TableError

log = structlog.get_logger()


class Background:
    """What one server process does by the way."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something in the background; if storage fails, that shows when the table is loaded."""
        task = asyncio.ensure_future(self._run(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except (CoatlError, TableError) as error:
            if isinstance(error, StorageError):
                self.metrics.storage_errors.inc()
            log.warning("background work failed", reason=str(error))

    async def rest(self) -> None:
        """Wait until nothing is under way."""
        while self._tasks:
            await asyncio.gather(*self._tasks)


async def cancel_all(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Stop tasks, and wait until they have."""
    stopping = list(tasks)
    for task in stopping:
        task.cancel()
    await asyncio.gather(*stopping, return_exceptions=True)
