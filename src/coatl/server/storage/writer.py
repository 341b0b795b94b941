"""The one thread that writes: what is queued together is committed together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from operator import attrgetter
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from coatl.server.storage.errors import StorageError, explain, is_deadlock, is_lost

T = TypeVar("T")
LARGEST_BATCH = 256
MOST_REPEATS = 5


@dataclass(slots=True)
class _Job:
    operation: Callable[[Connection], Any]
    future: asyncio.Future[Any]
    table: str = ""
    """The table that it changes, if it is one."""
    value: Any = None
    error: BaseException | None = None
    is_repeated: bool = False
    """Whether it is to be run again: it was undone because others were in its way."""

    def settle(self) -> None:
        if self.future.done():  # nobody waits for it any more
            return
        if self.error is None:
            self.future.set_result(self.value)
        else:
            self.future.set_exception(self.error)


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()


def _give_back(batch: list[_Job]) -> None:
    """Settle what was stored, each job in the event loop that waits for it."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in batch:
        by_loop.setdefault(job.future.get_loop(), []).append(job)
    for loop, jobs in by_loop.items():
        with suppress(RuntimeError):  # it has been closed meanwhile
            loop.call_soon_threadsafe(_settle, jobs)


def _let_go(connection: Connection | None) -> None:
    if connection is not None:
        with suppress(Exception):
            connection.close()


class _Broken(Exception):
    """A transaction that cannot go on, with the reason; nothing of it is stored."""

    def __init__(self, reason: BaseException) -> None:
        self.reason = reason


class Writer:
    """Runs operations, many in one transaction, each able to fail alone.

    Those of a table keep the order in which they come.
    """

    def __init__(self, engine: Engine) -> None:
        self.commits = 0
        self.operations = 0
        self._engine = engine
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="coatl-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many operations wait for the thread."""
        return self._queue.qsize()

    def submit(self, operation: Callable[[Connection], T], *, table: str = "") -> asyncio.Future[T]:
        """Queue an operation; its future is settled once the database has stored it for good.

        It is one of the event loop that is running: what was committed together comes back to it
        in one piece.
        """
        job = _Job(operation, asyncio.get_running_loop().create_future(), table)
        with self._lock:
            if self._closed:
                raise StorageError("closed")
            self._queue.put(job)
        return job.future

    def close(self) -> None:
        """Finish what is queued, then end the thread."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        going_on = True
        while going_on:
            batch: list[_Job] = []
            job = self._queue.get()
            with suppress(Empty):
                while job is not None:
                    if not job.future.cancelled():
                        batch.append(job)
                    if len(batch) == LARGEST_BATCH:
                        break
                    job = self._queue.get_nowait()
            going_on = job is not None
            if batch:
                # In one order of tables in all processes: none waits for another in a circle.
                batch.sort(key=attrgetter("table"))
                self._store(batch)
                self._repeat([job for job in batch if job.is_repeated])
                _give_back(batch)

    def _repeat(self, jobs: list[_Job]) -> None:
        """Run operations anew that were undone by a deadlock, each in a transaction of its own.

        Several processes write the same tables, each many in one transaction; what changes more
        than its own table may wait for somebody who waits for it. One that has a transaction to
        itself waits for others alone.
        """
        for job in jobs:
            for _ in range(MOST_REPEATS):
                if job.is_repeated:
                    job.is_repeated, job.error = False, None
                    self._store([job])

    def _store(self, batch: list[_Job], *, is_again: bool = False) -> None:
        """Run a batch in one transaction; afterwards every job has its value or its error.

        If the connection turns out to be lost before the commit nothing is stored: it is done
        again with a new one.
        """
        committing = False
        connection: Connection | None = None
        try:
            connection = self._engine.connect()
            connection.begin()
            if len(batch) == 1:
                self._run_alone(connection, batch[0])
            else:
                for job in batch:
                    self._run(connection, job)
            if len(batch) > 1 or batch[0].error is None:
                committing = True
                connection.commit()
                self.commits += 1
            self.operations += len(batch)
        except BaseException as error:
            reason = error.reason if isinstance(error, _Broken) else error
            if is_lost(reason) and not committing and not is_again:
                _let_go(connection)
                for job in batch:
                    job.error, job.is_repeated = None, False
                self._store(batch, is_again=True)
                return
            failure = explain(reason, ambiguous=committing) or StorageError(
                "unavailable", f"{type(reason).__name__}: {reason}", ambiguous=committing
            )
            for job in batch:
                job.error = StorageError(failure.code, failure.detail, ambiguous=failure.ambiguous)
                job.error.__cause__ = reason
            if connection is not None:
                with suppress(Exception):
                    if failure.code in ("unavailable", "damaged"):
                        connection.invalidate()
                    else:
                        connection.rollback()
        finally:
            _let_go(connection)

    def _run_alone(self, connection: Connection, job: _Job) -> None:
        """Run an operation that has the transaction to itself: what fails is undone with it."""
        try:
            job.value = job.operation(connection)
        except BaseException as error:
            job.error = explain(error) or error
            job.is_repeated = is_deadlock(error)
            if connection.invalidated:
                raise _Broken(error) from error
            try:
                connection.rollback()
            except Exception:
                raise _Broken(error) from error

    def _run(self, connection: Connection, job: _Job) -> None:
        # In plain SQL: SQLAlchemy's own savepoints cost as much as what an operation does.
        connection.exec_driver_sql("SAVEPOINT operation")
        try:
            job.value = job.operation(connection)
            connection.exec_driver_sql("RELEASE SAVEPOINT operation")
        except BaseException as error:
            job.error = explain(error) or error
            job.is_repeated = is_deadlock(error)
            if connection.invalidated:
                raise _Broken(error) from error
            try:  # SQLite itself ends the transaction when the disk is full: then this fails
                connection.exec_driver_sql("ROLLBACK TO SAVEPOINT operation")
                connection.exec_driver_sql("RELEASE SAVEPOINT operation")
            except Exception:
                raise _Broken(error) from error
