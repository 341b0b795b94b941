"""Keeping up with other processes: what the bus has not told is found by comparing numbers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import structlog

from coatl.server.live.background import cancel_all
from coatl.server.live.presence import PRESENCE_SECONDS, SHARE_SECONDS
from coatl.server.live.redis_bus import RedisBus
from coatl.server.live.room import Room
from coatl.server.live.rooms import Rooms
from coatl.server.live.saving import Operation, Saving
from coatl.server.storage.bots import abandoned_bot_turns, drop_idle_bot_turn
from coatl.server.storage.errors import StorageError
from coatl.server.storage.news import last_numbers
from coatl.server.storage.processes import stay
from coatl.tables.errors import TableError

log = structlog.get_logger()
COMPARE_SECONDS = 1.5
ABANDONED_SECONDS = 1.0
STAY_SECONDS = 4.0
AT_ONCE = 5000
"""Tables whose numbers are asked for in one query."""
TAKEN_OVER_AT_ONCE = 20
CUT_OFF_SECONDS = 10.0
"""After so long without the database people are sent to other processes."""


class SharedPresences:
    """Shares who is at tables through Redis, which forgets what nobody repeats."""

    def __init__(self, bus: RedisBus) -> None:
        self.bus = bus

    def share(self, room: Room) -> None:
        """Let others know who is at a table by way of this process, if that has changed."""
        told = room.presence.to_share(len(room.table.seats))
        if _essence(told) != _essence(room.presence.shared):
            self._tell(room, told)

    def repeat(self, rooms: Iterable[Room]) -> None:
        """Say so again, before it is forgotten; or that somebody has gone by now."""
        repeated: dict[str, dict[str, Any]] = {}
        now = time.monotonic()
        for room in rooms:
            told = room.presence.to_share(len(room.table.seats))
            is_empty = not (told["here"] or told["left"] or told["watching"])
            if _essence(told) != _essence(room.presence.shared):
                self._tell(room, told)
            elif now - room.presence.shared_at >= SHARE_SECONDS and not is_empty:
                repeated[room.table.id] = told
                room.presence.shared, room.presence.shared_at = told, now
        self.bus.repeat_presences(repeated)

    async def learn(self, room: Room) -> None:
        """Ask who is at a table that was just loaded."""
        found = await self.bus.find_presence(room.table.id)
        for origin, told in found.items():
            room.presence.learn(origin, told, PRESENCE_SECONDS)
        if found:
            room.tell_presence()

    def _tell(self, room: Room, told: dict[str, Any]) -> None:
        room.presence.shared, room.presence.shared_at = told, time.monotonic()
        self.bus.share_presence(room.table.id, told)


def _essence(told: dict[str, Any]) -> tuple[Any, ...]:
    """Return what is worth a note of its own; how long ago somebody left is not."""
    return told.get("here"), sorted(told.get("left", ())), told.get("watching")


class Following:
    """What a process does again and again to keep up with the others of its database."""

    def __init__(
        self,
        saving: Saving,
        rooms: Rooms,
        bus: RedisBus,
        presences: SharedPresences,
        entering: Operation[None],
        figures: Callable[[], dict[str, Any]],
        on_cut_off: Callable[[], None],
    ) -> None:
        self.saving = saving
        self.rooms = rooms
        self.bus = bus
        self.presences = presences
        self.compared_at = time.monotonic()
        """When the numbers were compared last, or at the start."""
        self._entering = entering
        self._figures = figures
        self._on_cut_off = on_cut_off
        self._attached: set[str] = set()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        bus.on_attached = self._note_attached

    def start(self) -> None:
        """Begin."""
        loops = (self._compare_on, self._take_over_on, self._stay_on)
        self._tasks = [asyncio.create_task(loop()) for loop in loops]

    async def close(self) -> None:
        """Stop."""
        await cancel_all(self._tasks)

    def _note_attached(self, tables: list[str]) -> None:
        """Look at tables whose notes arrive from now on: something may have come before."""
        self._attached.update(tables)
        self._wake.set()

    async def _compare_on(self) -> None:
        presence_at = all_at = time.monotonic()
        while True:
            left = all_at + COMPARE_SECONDS - time.monotonic()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), max(left, 0.01))
            self._wake.clear()
            new, self._attached = list(self._attached), set()
            for table_id in new:
                if (room := self.rooms.get(table_id)) is not None:
                    await self.presences.learn(room)
            is_due = time.monotonic() - all_at >= COMPARE_SECONDS
            await self._compare(list(self.rooms) if is_due else new)
            if is_due:
                all_at = time.monotonic()
            if time.monotonic() - presence_at >= SHARE_SECONDS / 2:
                presence_at = time.monotonic()
                self._keep_presence()

    async def _compare(self, wanted: Sequence[str]) -> None:
        """Read on at tables that have come further; forget those that are gone."""
        try:
            ours = [table_id for table_id in wanted if table_id in self.rooms]
            for first in range(0, len(ours), AT_ONCE):
                ids = ours[first : first + AT_ONCE]
                numbers = await self.saving.store.ask(partial(last_numbers, table_ids=ids))
                for table_id in ids:
                    room = self.rooms.get(table_id)
                    if room is not None and table_id in numbers:
                        room.hear_of(*numbers[table_id])
                    elif room is not None and not room.is_busy:
                        del self.rooms[table_id]
            self.compared_at = time.monotonic()
        except StorageError as error:
            self.saving.metrics.storage_errors.inc()
            log.warning("the tables cannot be compared", reason=str(error))
            if time.monotonic() - self.compared_at >= CUT_OFF_SECONDS:
                self._on_cut_off()

    def _keep_presence(self) -> None:
        rooms = list(self.rooms.values())
        self.presences.repeat(rooms)
        for room in rooms:
            if self.bus.is_up and room.presence.forget_late():
                room.tell_presence()

    async def _take_over_on(self) -> None:
        """Take up the turns of bots whose process has ended."""
        while True:
            await asyncio.sleep(ABANDONED_SECONDS)
            try:
                found = await self.saving.store.ask(
                    partial(abandoned_bot_turns, limit=TAKEN_OVER_AT_ONCE)
                )
                for table_id in found:
                    await self._take_over(table_id)
            except StorageError as error:
                log.warning("abandoned turns cannot be looked for", reason=str(error))

    async def _take_over(self, table_id: str) -> None:
        try:
            room = await self.rooms.find(table_id)
            await room.look()
        except TableError as error:
            log.warning("cannot go on with a table", table=table_id, code=error.code)
            return
        if room.table.bot_to_move() is None:
            drop = partial(drop_idle_bot_turn, table_id=table_id, seq=room.table.seq)
            await self.saving.store.write(drop)
        else:
            room.services.bot_turns.wake(room)

    async def _stay_on(self) -> None:
        """Say again and again that this process is at work."""
        while True:
            await asyncio.sleep(STAY_SECONDS)
            mine = partial(stay, process_id=self.saving.owner, figures=self._figures())
            try:
                if not await self.saving.store.write(mine):  # it was taken for dead
                    await self.saving.store.write(self._entering)
            except StorageError as error:
                log.warning("this process cannot say that it lives", reason=str(error))
