"""All tables of one server: made, loaded when somebody needs them, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import asdict
from functools import partial
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection

from coatl.core.commitment import make_secret
from coatl.core.errors import CoatlError
from coatl.core.registry import get_game
from coatl.server import commands as c
from coatl.server.bus import Bus
from coatl.server.errors import TableError, not_found, wrong_status
from coatl.server.making import again, changes_of, check_settings, name_bots, rotate
from coatl.server.messages import CreatedData, ListedData
from coatl.server.metrics import Metrics
from coatl.server.planning import Draw, seat_data
from coatl.server.room import Room
from coatl.server.settings import ServerSettings
from coatl.server.steward import RETRY_SECONDS, Steward
from coatl.server.storage_errors import StorageError
from coatl.server.store import Store
from coatl.server.store_bots import release_bot_turn
from coatl.server.store_operations import (
    append,
    create_table,
    list_lobby,
    load_table,
    update_table,
)
from coatl.server.store_rows import (
    NewEntry,
    NewTable,
    NewToken,
    Status,
    StoredEntry,
    StoredTable,
    StoredToken,
    hash_token,
    new_table_id,
)
from coatl.server.store_tokens import find_tables_of_tokens
from coatl.server.table import OVER, Table
from coatl.server.tokens import invite_of, new_token

T = TypeVar("T")
Operation = Callable[[Connection], Any]
log = structlog.get_logger()


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

    async def _load(self, table_id: str) -> None:
        self._make_place()
        stored = await self._read(table_id)
        table, tokens = await asyncio.to_thread(unfold, stored)
        room = Room(self, table, tokens, stored.row.invite_hash or "")
        self.rooms[table_id] = room
        self.metrics.rooms.set(len(self.rooms))
        room.told = {**changes_of(table), "status": stored.row.status}
        self.note_change(room)
        self.mend(room)

    def _make_place(self) -> None:
        if len(self.rooms) >= self.settings.max_tables:
            self.forget_idle(0.0)
            if len(self.rooms) >= self.settings.max_tables:
                raise TableError("busy", "Too many tables are in use; try again later.", 503)

    async def reload(self, room: Room) -> None:
        """Make a room what the database says."""
        table, tokens = await asyncio.to_thread(unfold, await self._read(room.table.id))
        room.adopt(table, tokens)
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
        raise TableError("bad-recovery", "This recovery link is not valid any more.", 401)

    async def _guard(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except StorageError as error:
            raise self.storage_failed(error) from None

    def storage_failed(self, error: StorageError) -> TableError:
        """Return what clients are told; where the database is and who uses it is for the log."""
        self.metrics.storage_errors.inc()
        log.warning("storage failed", code=error.code, reason=str(error))
        return TableError(error.code, error.sentence, 503)

    # Making

    async def create(self, wanted: c.NewTable) -> CreatedData:
        """Make a table; asking again with the same token returns the first one."""
        token = wanted.token or new_token()
        task = self._making.get(token)
        if task is None:  # or somebody asks again while the first request is under way
            task = asyncio.ensure_future(self._create(wanted, token))
            self._making[token] = task
            task.add_done_callback(lambda _: self._making.pop(token, None))
        return await asyncio.shield(task)

    async def _create(self, wanted: c.NewTable, token: str) -> CreatedData:
        settings = check_settings(wanted)
        seats = name_bots([seat_data(plan) for plan in wanted.seats])
        table = await self._find_made(token) if wanted.token is not None else None
        if table is None:
            self._make_place()  # before anything is stored
            tokens = [NewToken(hash_token(token), "host")]
            data = {"settings": asdict(settings), "seats": seats}
            table, write = self._draw_up(data, tokens, hash_token(invite_of(token)))
            await self._guard(self.store.write(write))
            self.metrics.tables_made.labels(table.settings.game).inc()
        await self.room(table.id)  # bots alone begin at once
        return {
            "table": table.id,
            "host": token,
            "invite": invite_of(token),
            "commitment": table.commitment,
        }

    async def _find_made(self, token: str) -> Table | None:
        """Return the table that was made with a host's token; its rematches came later."""
        held = await self.tables_of([token])
        hosted = [table_id for table_id, seats in held.items() if None in seats]
        return (await self.room(hosted[-1])).table if hosted else None

    def _draw_up(
        self, data: dict[str, Any], tokens: list[NewToken], invite: str | None
    ) -> tuple[Table, Operation]:
        """Return a new table, and what stores it."""
        draws: list[Draw] = [("create", None, data)]
        table = Table(new_table_id(), make_secret())
        table.fold(_entry(1, draws[0], "", time.time()))
        if table.settings.autostart and all(seat.is_ready for seat in table.seats):
            draws.append(("start", None, {}))
            table.fold(_entry(2, draws[1], "", time.time()))
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
        entries = [NewEntry(kind, data, seat) for kind, seat, data in draws]
        return table, partial(
            create_table, table=row, at=time.time(), tokens=tokens, entries=entries
        )

    async def save(
        self,
        room: Room,
        draws: Sequence[Draw],
        key: str,
        tokens: Sequence[NewToken],
        revoked: Sequence[StoredToken],
        also: Operation | None = None,
    ) -> list[StoredEntry]:
        """Store what happens next at a table; return it as it is to be carried out."""
        table = room.table
        now = time.time()
        entries = [
            _entry(table.seq + 1 + i, draw, key if i == 0 else "", now)
            for i, draw in enumerate(draws)
        ]
        new = [NewEntry(each.kind, each.data, each.seat, each.key) for each in entries]
        ends_bot_turn = any(each.kind == "play" for each in entries)

        def write(connection: Connection) -> None:
            append(
                connection,
                table.id,
                table.seq,
                new,
                at=now,
                tokens=tokens,
                revoke=[row.hash for row in revoked],
            )
            if ends_bot_turn:
                release_bot_turn(connection, table.id, self.steward.owner)
            if also is not None:
                also(connection)

        await self.store.write(write)
        if also is not None:
            self.metrics.tables_made.labels(table.settings.game).inc()
        return entries

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
                    if error.status == 404 and self.rooms.get(room.table.id) is room:
                        del self.rooms[room.table.id]
                    if error.status != 503 and error.code != "stale":
                        return
                else:
                    if not room.is_in_doubt:
                        return
                wait = RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)]
        finally:
            del self._mending[room]

    def plan_rematch(self, room: Room, command: c.RematchCommand) -> tuple[list[Draw], Operation]:
        """Return the entry of a rematch, and what stores its table in the same transaction.

        It is for the same people, each one seat further: the tokens that hold a seat here hold
        one there as well.
        """
        table = room.table
        if table.status != OVER:
            raise wrong_status(table.status)
        if table.rematch:
            raise TableError("rematched", "There is a rematch already.", table=table.rematch)
        seats = len(table.seats)
        settings = {**asdict(table.settings), "record": "", "steps": 0}
        if table.settings.record:
            settings["options"] = table.game.format_options(table.record().options)
        data = {"settings": settings, "seats": [again(seat) for seat in rotate(table.seats)]}
        tokens = [
            NewToken(row.hash, row.kind, None if row.seat is None else (row.seat + 1) % seats)
            for row in room.tokens
            if row.kind != "recovery"
        ]
        made, write = self._draw_up(data, tokens, room.invite or None)
        return [("rematch", command.seat, {"table": made.id})], write

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


def unfold(stored: StoredTable) -> tuple[Table, list[StoredToken]]:
    """Return the table that its entries make, and the tokens that are good."""
    row = stored.row
    game = get_game(row.game)
    if row.rules_version != game.rules_version:
        raise TableError(
            "other-rules",
            f"This game was begun with rules version {row.rules_version}; this server plays "
            f"version {game.rules_version}.",
        )
    table = Table(row.id, row.secret)
    for entry in stored.entries:
        table.fold(entry)
    return table, [token for token in stored.tokens if token.is_good]


def _entry(seq: int, draw: Draw, key: str, at: float) -> StoredEntry:
    kind, seat, data = draw
    return StoredEntry(seq, kind, data, seat, key or None, at)
