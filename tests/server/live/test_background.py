"""Work that nobody waits for: what fails there is counted and told, and stops nobody else."""

from __future__ import annotations

import asyncio

import pytest

from coatl.core.errors import CoatlError, OptionError
from coatl.server.live.background import Background, cancel_all
from coatl.server.metrics import Metrics
from coatl.server.storage.errors import StorageError
from coatl.tables.errors import TableError


@pytest.mark.parametrize(
    ("error", "counted"),
    [
        (StorageError("locked", "the database is locked"), 1),
        (OptionError("no such option"), 0),
        (TableError("stale", "too late"), 0),
    ],
)
def test_what_fails_is_counted_if_storage_failed(
    error: CoatlError | TableError, counted: int
) -> None:
    done: list[str] = []

    async def fail() -> None:
        done.append("failed")
        raise error

    async def work() -> None:
        done.append("worked")

    async def scenario() -> float:
        background = Background(Metrics())
        background.spawn(fail())
        background.spawn(work())
        await background.rest()
        return float(background.metrics.storage_errors._value.get())

    assert asyncio.run(scenario()) == counted
    assert sorted(done) == ["failed", "worked"]


def test_what_is_cancelled_has_stopped() -> None:
    async def scenario() -> None:
        tasks = [asyncio.ensure_future(asyncio.Event().wait()) for _ in range(2)]
        await cancel_all(tasks)  # type: ignore[arg-type]
        assert all(task.cancelled() for task in tasks)

    asyncio.run(scenario())
