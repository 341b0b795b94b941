"""All tables of one server: made, loaded when somebody needs them, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection

from coatl.core.commitment import make_secret
from coatl.core.errors import CoatlError
from coatl.server.live.bus import Bus
from coatl.server.live.listing import changes_of
from coatl.server.live.loading import door_of, row_of, unfold
from coatl.server.live.room import Room
from coatl.server.live.steward import RETRY_SECONDS, Steward
from coatl.server.metrics import Metrics
from coatl.server.protocol import commands as c
from coatl.server.protocol.errors import not_found, status_of
from coatl.server.protocol.messages import CreatedData, ListedData
from coatl.server.settings import ServerSettings
from coatl.server.storage.bots import release_bot_turn
from coatl.server.storage.errors import StorageError
from coatl.server.storage.operations import (
    append,
    create_table,
    give_space_back,
    list_lobby,
    load_table,
    purge,
    update_table,
)
from coatl.server.storage.rows import (
    NewTable,
    NewToken,
    Status,
    StoredTable,
    StoredToken,
    hash_token,
    new_table_id,
)
from coatl.server.storage.store import Store
from coatl.server.storage.tokens import find_tables_of_tokens, load_door
from coatl.server.tokens import invite_of, new_token, renewed_invite
from coatl.tables.creation import plan_rematch, plan_table
from coatl.tables.entries import Create, Entry, Play, Rematch, Start
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor
from coatl.tables.seats import OVER, Settings
from coatl.tables.table import Table

T = TypeVar("T")
Operation = Callable[[Connection], Any]
log = structlog.get_logger()
PURGED_AT_ONCE = 50
"""Tables that are removed in one transaction."""


class Hub:
    """The tables of one server process."""

    def __init__(
        self, store: Store, bus: Bus, steward: Steward, settings: ServerSettings, metrics: Metrics
    ) -> None:
        self.store = store
        self.bus = bus
        self.steward = steward
        self.settings = settings
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._making: dict[str, asyncio.Task[CreatedData]] = {}
        self._mending: dict[Room, asyncio.Task[None]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._is_closing = False

    # Finding

    async def room(self, table_id: str) -> Room:
        """Return a table, loaded if it is not in memory."""
        while (room := self.rooms.get(table_id)) is None:  # it may be dropped before we look again
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            await asyncio.shield(task)
        room.used_at = time.monotonic()
        return room

    async def enter(
        self, table_id: str, tokens: Sequence[str], invite: str | None
    ) -> tuple[Room, Actor]:
        """Return a table and who asks for it; a private one is for strangers as if it were not.

        Nothing is loaded for them either: that would take longer than to find nothing.
        """
        if table_id not in self.rooms:
            door = await self._guard(self.store.read(partial(load_door, table_id=table_id)))
            if door is None or not door.is_open_to(tokens, invite):
                raise not_found()
        room = await self.room(table_id)
        return room, room.admit(tokens, invite)

    async def _load(self, table_id: str) -> None:
        self._make_place()
        stored = await self._read(table_id)
        table, tokens = await asyncio.to_thread(unfold, stored)
        room = Room(self, table, tokens, door_of(stored))
        self.rooms[table_id] = room
        self.metrics.rooms.set(len(self.rooms))
        before = stored.row
        room.told = {**changes_of(table), "status": before.status, "summary": before.summary}
        if table.settings.listed:
            room.told["updated_at"] = stored.row.updated_at
        self.note_change(room)
        self.mend(room)

    def _make_place(self) -> None:
        if len(self.rooms) >= self.settings.max_tables:
            self.forget_idle(0.0)
            if len(self.rooms) >= self.settings.max_tables:
                raise TableError("busy", "Too many tables are in use; try again later.")

    async def reload(self, room: Room) -> None:
        """Make a room what the database says."""
        stored = await self._read(room.table.id)
        table, tokens = await asyncio.to_thread(unfold, stored)
        room.adopt(table, tokens, door_of(stored))
        self.note_change(room)

    async def _read(self, table_id: str) -> StoredTable:
        stored = await self._guard(self.store.read(partial(load_table, table_id=table_id)))
        if stored is None:
            raise not_found()
        return stored

    def forget_idle(self, seconds: float) -> None:
        """Drop tables from memory that nobody has used for a while; the database keeps them."""
        now = time.monotonic()
        for table_id, room in list(self.rooms.items()):
            is_busy = room.is_busy or room in self._mending or self.steward.is_busy(table_id)
            if not is_busy and now - room.used_at >= seconds:
                del self.rooms[table_id]
        self.metrics.rooms.set(len(self.rooms))

    async def purge(self, before: float) -> int:
        """Remove all tables that nothing has happened at since a time, and give their space back.

        Each transaction does a little, so that nobody waits long for it. Return how many went.
        """
        count = 0
        while gone := await self.store.write(partial(purge, before=before, limit=PURGED_AT_ONCE)):
            for table_id in gone:
                self.rooms.pop(table_id, None)
            count += len(gone)
        if count:
            while await self.store.write(give_space_back):
                pass
            log.info("tables purged", count=count)
        return count

    async def list_lobby(self, limit: int = 100) -> list[ListedData]:
        """List the tables that wait for players, then the games that may be watched."""
        found: list[ListedData] = []
        statuses: tuple[Status, ...] = ("lobby", "running")
        for status in statuses:
            rows = await self._guard(
                self.store.read(partial(list_lobby, limit=limit, status=status))
            )
            for row in rows:
                found.append(
                    {
                        "id": row.id,
                        "game": row.game,
                        "options": row.settings["options"],
                        "name": row.settings["name"],
                        "status": row.status,
                        "help": row.settings["help"],
                        "seats": row.summary["seats"],
                        "open": row.seats_open,
                        "updated": row.updated_at,
                    }
                )
        return found[:limit]

    async def tables_of(self, tokens: Sequence[str]) -> dict[str, list[int | None]]:
        """Return the tables that tokens hold seats at (None: as host)."""
        hashes = [hash_token(token) for token in tokens]
        rows = await self._guard(self.store.read(partial(find_tables_of_tokens, hashes=hashes)))
        found: dict[str, list[int | None]] = {}
        for row in rows:
            if row.kind != "recovery":
                found.setdefault(row.table_id, []).append(row.seat)
        return found

    async def find_recovery(self, wanted: c.Recover) -> str:
        """Return the table that a recovery secret belongs to, or the token that it gave before."""
        secrets = [wanted.recovery, *([wanted.token] if wanted.token else [])]
        hashes = [hash_token(secret) for secret in secrets]
        rows = await self._guard(self.store.read(partial(find_tables_of_tokens, hashes=hashes)))
        for kind in ("recovery", "seat"):
            for row in rows:
                if row.kind == kind:
                    return row.table_id
        raise TableError("bad-recovery", "This recovery link is not valid any more.")

    async def _guard(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except StorageError as error:
            raise self.storage_failed(error) from None

    def storage_failed(self, error: StorageError) -> TableError:
        """Return what clients are told; where the database is and who uses it is for the log."""
        self.metrics.storage_errors.inc()
        log.warning("storage failed", code=error.code, reason=str(error))
        return TableError(error.code, error.sentence)

    # Making

    async def create(self, wanted: c.NewTable, asker: str = "") -> CreatedData:
        """Make a table; asking again with the same token returns the first one.

        `asker` is the address that it comes from.
        """
        token = wanted.token or new_token()
        task = self._making.get(token)
        if task is None:  # or somebody asks again while the first request is under way
            task = asyncio.ensure_future(self._create(wanted, token, asker))
            self._making[token] = task
            task.add_done_callback(lambda _: self._making.pop(token, None))
        return await asyncio.shield(task)

    async def _create(self, wanted: c.NewTable, token: str, asker: str) -> CreatedData:
        entry = plan_table(_settings(wanted), [c.to_plan(seat) for seat in wanted.seats])
        table = await self._find_made(token) if wanted.token is not None else None
        if table is None:
            self._make_place()  # before anything is stored
            tokens = [NewToken(hash_token(token), "host")]
            table, write = self._draw_up(entry, tokens, hash_token(invite_of(token)))
            await self._guard(self.store.write(write))
            self.metrics.tables_made.labels(table.settings.game).inc()
        room = await self.room(table.id)  # bots alone begin at once
        room.asker = asker
        return {
            "table": table.id,
            "host": token,
            "invite": room.invitation() or invite_of(token),
            "commitment": table.commitment,
        }

    async def _find_made(self, token: str) -> Table | None:
        """Return the table that was made with a host's token; its rematches came later."""
        held = await self.tables_of([token])
        hosted = [table_id for table_id, seats in held.items() if None in seats]
        return (await self.room(hosted[-1])).table if hosted else None

    def _draw_up(
        self, create: Create, tokens: list[NewToken], invite: str | None
    ) -> tuple[Table, Operation]:
        """Return a new table, and what stores it."""
        now = time.time()
        entries: list[Entry] = [create]
        table = Table(new_table_id(), make_secret())
        table.fold(create, at=now)
        if table.settings.autostart and all(seat.is_ready for seat in table.seats):
            entries.append(Start(None))
            table.fold(entries[-1], at=now)
        if table.invitation:
            invite = hash_token(renewed_invite(table.secret, table.invitation))
        told = changes_of(table)
        row = NewTable(
            id=table.id,
            game=table.settings.game,
            rules_version=table.game.rules_version,
            secret=table.secret,
            invite_hash=invite,
            settings=told["settings"],
            status=told["status"],
            listed=told["listed"],
            seats_open=told["seats_open"],
            summary=told["summary"],
        )
        rows = [row_of(entry) for entry in entries]
        return table, partial(create_table, table=row, at=now, tokens=tokens, entries=rows)

    async def save(
        self,
        room: Room,
        entry: Entry | None,
        at: float,
        key: str,
        tokens: Sequence[NewToken],
        revoked: Sequence[StoredToken],
        also: Operation | None = None,
        invite: str | None = None,
    ) -> None:
        """Store what happens next at a table."""
        table = room.table
        new = [] if entry is None else [row_of(entry, key)]

        def write(connection: Connection) -> None:
            append(
                connection,
                table.id,
                table.seq,
                new,
                at=at,
                changes=None if invite is None else {"invite_hash": invite},
                tokens=tokens,
                revoke=[row.hash for row in revoked],
            )
            if isinstance(entry, Play):
                release_bot_turn(connection, table.id, self.steward.owner)
            if also is not None:
                also(connection)

        await self.store.write(write)
        if also is not None:
            self.metrics.tables_made.labels(table.settings.game).inc()

    def note_change(self, room: Room) -> None:
        """Keep what the lobby shows in step with a table; the table itself is stored already."""
        told = changes_of(room.table)
        if told == room.told:
            return
        if room.told and room.told["status"] != OVER and told["status"] == OVER:
            self.metrics.games_over.labels(room.table.settings.game).inc()
        room.told = told

        async def tell() -> None:
            try:
                await self.store.write(partial(update_table, table_id=room.table.id, changes=told))
            except StorageError:
                room.told = None
                self.mend(room, RETRY_SECONDS[-1])
                raise

        self.spawn(tell())

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something in the background; if storage fails, that shows when the table is loaded."""

        async def run() -> None:
            try:
                await work
            except (CoatlError, TableError) as error:
                if isinstance(error, StorageError):
                    self.metrics.storage_errors.inc()
                log.warning("background work failed", reason=str(error))

        task = asyncio.ensure_future(run())
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def mend(self, room: Room, wait: float = 0.0) -> None:
        """Do what follows from where a table stands, again and again until it is stored."""
        if self._is_closing or room in self._mending:
            return
        self._mending[room] = asyncio.ensure_future(self._mend(room, wait))

    async def _mend(self, room: Room, wait: float) -> None:
        try:
            for failures in itertools.count():
                await asyncio.sleep(wait)
                if self.rooms.get(room.table.id) is not room:
                    return
                try:
                    await room.settle()
                except TableError as error:
                    log.warning("a table waits", table=room.table.id, code=error.code)
                    status = status_of(error)
                    if status == 404 and self.rooms.get(room.table.id) is room:
                        del self.rooms[room.table.id]
                    if status != 503 and error.code != "stale":
                        return
                else:
                    if not room.is_in_doubt:
                        return
                wait = RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)]
        finally:
            del self._mending[room]

    def plan_rematch(self, room: Room, command: c.RematchCommand) -> tuple[Entry, Operation]:
        """Return the entry of a rematch, and what stores its table in the same transaction.

        The tokens that hold a seat here hold one there as well, one seat further.
        """
        create = plan_rematch(room.table)
        seats = len(room.table.seats)
        tokens = [
            NewToken(row.hash, row.kind, None if row.seat is None else (row.seat + 1) % seats)
            for row in room.tokens
            if row.kind != "recovery"
        ]
        made, write = self._draw_up(create, tokens, room.invite or None)
        return Rematch(command.seat, made.id), write

    # Bots and time

    def wake_bots(self, room: Room) -> None:
        """Let bots decide, if it is their turn."""
        self.steward.look(room)

    async def resume_bots(self, tables: Sequence[str]) -> None:
        """Go on with the turns that bots were thinking about when the server stopped."""
        for table_id in tables:
            try:
                await self.room(table_id)
            except TableError as error:
                log.warning("cannot go on with a table", table=table_id, code=error.code)

    async def close(self) -> None:
        """Wait for what is under way."""
        self._is_closing = True
        mending = list(self._mending.values())
        for task in mending:
            task.cancel()
        await asyncio.gather(*mending, return_exceptions=True)
        await self.steward.close()
        while self._background:
            await asyncio.gather(*self._background)


def _settings(wanted: c.NewTable) -> Settings:
    return Settings(
        wanted.game,
        wanted.options,
        wanted.name,
        wanted.help,
        wanted.pace,
        wanted.listed,
        wanted.autostart,
        wanted.record,
        wanted.steps,
    )
