"""Tables in the database as the live ones use them: read, changed, and what clients are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection

from coatl.server.metrics import Metrics
from coatl.server.protocol.errors import not_found
from coatl.server.storage.bots import claim_bot_turn, prolong_bot_turns, release_bot_turn
from coatl.server.storage.errors import StorageError
from coatl.server.storage.news import News, load_news
from coatl.server.storage.operations import append, load_table
from coatl.server.storage.rows import NewToken, StoredTable, StoredToken
from coatl.server.storage.store import Store
from coatl.tables.entries import Entry, Play
from coatl.tables.errors import TableError
from coatl.tables.rows import to_row
from coatl.tables.table import Table

T = TypeVar("T")
Operation = Callable[[Connection], T]
log = structlog.get_logger()


class Saving:
    """The database of one server process."""

    def __init__(self, store: Store, metrics: Metrics, owner: str) -> None:
        self.store = store
        self.metrics = metrics
        self.owner = owner
        """The name of this process, under which it claims bots' turns, too."""

    async def read(self, operation: Operation[T]) -> T:
        """Read something, or say why that cannot be done."""
        try:
            return await self.store.read(operation)
        except StorageError as error:
            raise self.failed(error) from None

    async def ask(self, operation: Operation[T]) -> T:
        """Read something with a single question, or say why that cannot be done."""
        try:
            return await self.store.ask(operation)
        except StorageError as error:
            raise self.failed(error) from None

    async def write(self, operation: Operation[T]) -> T:
        """Write something, or say why that cannot be done."""
        try:
            return await self.store.write(operation)
        except StorageError as error:
            raise self.failed(error) from None

    def failed(self, error: StorageError) -> TableError:
        """Return what clients are told; where the database is and who uses it is for the log."""
        self.metrics.storage_errors.inc()
        log.warning("storage failed", code=error.code, reason=str(error))
        return TableError(error.code, error.sentence)

    async def load(self, table_id: str) -> StoredTable:
        """Return all that is stored of a table."""
        stored = await self.read(partial(load_table, table_id=table_id))
        if stored is None:
            raise not_found()
        return stored

    def add(
        self,
        table: Table,
        entry: Entry | None,
        at: float,
        key: str,
        tokens: Sequence[NewToken] = (),
        revoked: Sequence[StoredToken] = (),
        rematch: Operation[Any] | None = None,
        invite: str | None = None,
        door: int | None = None,
    ) -> asyncio.Future[None]:
        """Store what happens next at a table; what fails is for the table to deal with."""
        new = [] if entry is None else [to_row(entry, key or None)]
        table_id, seq = table.id, table.seq

        def write(connection: Connection) -> None:
            append(
                connection,
                table_id,
                seq,
                new,
                at=at,
                changes=None if invite is None else {"invite_hash": invite},
                tokens=tokens,
                revoke=[row.hash for row in revoked],
                door=door,
            )
            if isinstance(entry, Play):
                release_bot_turn(connection, table_id, self.owner)
            if rematch is not None:
                rematch(connection)

        return self.store.begin_write(write, table=table_id)

    async def claim_bot_turn(self, table: Table, seat: int, seconds: float) -> bool:
        """Claim a turn for so long: with several servers only one of them takes it."""
        return await self.store.write(
            partial(
                claim_bot_turn,
                table_id=table.id,
                seat=seat,
                seq=table.seq,
                owner=self.owner,
                seconds=seconds,
            ),
            table=table.id,
        )

    async def prolong_bot_turns(self, table_ids: Sequence[str], seconds: float) -> None:
        """Keep claims of this process."""
        await self.store.write(
            partial(prolong_bot_turns, owner=self.owner, table_ids=table_ids, seconds=seconds)
        )

    async def load_news(self, table_id: str, seq: int, door: int) -> News:
        """Return what others have stored of a table since an entry and a state of its door."""
        found = await self.ask(partial(load_news, table_id=table_id, seq=seq, door=door))
        if found is None:
            raise not_found()
        return found
