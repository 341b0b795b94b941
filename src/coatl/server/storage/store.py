"""The store: durable writes through one thread, reads from a few, for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from sqlalchemy import Connection, Engine

from coatl.core.errors import CoatlError
from coatl.server.storage.data_folder import FolderLock, lock_data_dir
from coatl.server.storage.database import Database, DatabaseInUse, Use, find_database, make_engine
from coatl.server.storage.errors import StorageError, explain, is_lost
from coatl.server.storage.migrate import is_current, let_shrink, migrate
from coatl.server.storage.writer import Writer

T = TypeVar("T")


class Store:
    """An open database. Operations are plain functions of a connection: `operations.py`.

    An operation returns plain values (no open results), neither commits nor rolls back, and
    raises to undo what it did.
    """

    def __init__(
        self,
        database: Database,
        lock: FolderLock | None,
        writing: Engine,
        *,
        busy_timeout: float,
        readers: int,
    ) -> None:
        self.database = database
        self._lock = lock
        self._writing = writing
        self._reading = make_engine(
            database, "read", connections=readers, busy_timeout=busy_timeout
        )
        self._writer = Writer(self._writing)
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="coatl-reader")
        self._asking, self._askers = self._reading, self._readers
        if database.file is None:
            self._asking = make_engine(database, "ask", busy_timeout=busy_timeout)
            self._askers = ThreadPoolExecutor(1, thread_name_prefix="coatl-asker")
        self._closed = False

    @classmethod
    def open(
        cls,
        target: str | Path,
        *,
        busy_timeout: float = 5.0,
        readers: int = 4,
        shared: bool = False,
    ) -> Store:
        """Open a data folder or a database URL, bringing the database up to date first.

        Waits at most `busy_timeout` seconds for a database that something else has locked. A
        data folder or a database belongs to one store at a time; with `shared`, several may use
        one PostgreSQL database.
        """
        database = find_database(target)
        lock = lock_data_dir(database.folder) if database.file else None
        use: Use = "share" if shared else "write"
        writing = make_engine(database, use, busy_timeout=busy_timeout)
        try:
            if lock is None:
                if shared:
                    _migrate_alone(database, busy_timeout)
                writing.connect().close()  # it has the lock as long as it is open
            migrate(database, busy_timeout=busy_timeout)
            if database.file:
                let_shrink(database.file)
            if lock is not None:
                writing.connect().close()
            return cls(database, lock, writing, busy_timeout=busy_timeout, readers=readers)
        except BaseException as error:
            writing.dispose()
            if lock:
                lock.release()
            if isinstance(error, DatabaseInUse):
                raise CoatlError(f"the database {database} is in use: {error.detail}") from error
            failure = explain(error)
            if failure is not None and failure is not error:
                raise failure from error
            raise

    @property
    def commits(self) -> int:
        """How many transactions have been committed."""
        return self._writer.commits

    @property
    def operations(self) -> int:
        """How many write operations these transactions held."""
        return self._writer.operations

    @property
    def waiting(self) -> int:
        """How many write operations wait for their turn."""
        return self._writer.waiting

    def announce(self, address: str) -> None:
        """Let others who want the data folder know where its server listens."""
        if self._lock:
            self._lock.announce(address)

    async def write(self, operation: Callable[[Connection], T], *, table: str = "") -> T:
        """Run an operation; when this returns, its changes survive a crash.

        Operations that change the same table, or name none, run in the order of the calls. One
        that raises is undone and fails alone; StorageError means that the storage itself failed.
        Cancelling does not undo an operation that has begun.
        """
        return await self.begin_write(operation, table=table)

    def begin_write(
        self, operation: Callable[[Connection], T], *, table: str = ""
    ) -> asyncio.Future[T]:
        """Have an operation run; the future tells what `write` would."""
        return self._writer.submit(operation, table=table)

    async def read(self, operation: Callable[[Connection], T]) -> T:
        """Run an operation that only reads, in a snapshot that holds every finished write."""
        if self._closed:
            raise StorageError("closed")
        return await asyncio.wrap_future(self._readers.submit(self._read, self._reading, operation))

    async def ask(self, operation: Callable[[Connection], T]) -> T:
        """Run an operation that reads, without a snapshot for all of it: for single questions.

        With PostgreSQL that takes one way there and back instead of three, by a connection that is
        kept for it.
        """
        if self._closed:
            raise StorageError("closed")
        return await asyncio.wrap_future(self._askers.submit(self._read, self._asking, operation))

    def close(self) -> None:
        """Store what is queued, end the threads, release the folder; blocks until that is done."""
        if self._closed:
            return
        self._closed = True
        self._writer.close()
        self._readers.shutdown()
        self._askers.shutdown()
        self._reading.dispose()
        self._asking.dispose()
        self._writing.dispose()
        if self._lock:
            self._lock.release()

    async def aclose(self) -> None:
        """Close without blocking the event loop."""
        await asyncio.to_thread(self.close)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _read(
        self, engine: Engine, operation: Callable[[Connection], T], *, is_again: bool = False
    ) -> T:
        try:
            with engine.connect() as connection, connection.begin():
                return operation(connection)
        except Exception as error:
            if is_lost(error) and not is_again:
                return self._read(engine, operation, is_again=True)
            failure = explain(error)
            if failure is None or failure is error:
                raise
            raise failure from error


def _migrate_alone(database: Database, busy_timeout: float) -> None:
    """Bring a database up to date while nobody else uses it, if there is something to do."""
    looking = make_engine(database, "migrate", busy_timeout=busy_timeout)
    try:
        with looking.connect() as connection:
            if is_current(connection):
                return
    finally:
        looking.dispose()
    alone = make_engine(database, "write", busy_timeout=busy_timeout)
    try:
        alone.connect().close()
        migrate(database, busy_timeout=busy_timeout)
    finally:
        alone.dispose()
