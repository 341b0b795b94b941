"""Bots' turns at tables: who thinks, when a move is made, and what happens if a worker fails."""

from __future__ import annotations

import asyncio
import time
from collections.abc import MutableMapping
from functools import partial
from typing import TYPE_CHECKING

import structlog

from coatl.bots.fallback import fallback_move
from coatl.server.live.background import cancel_all
from coatl.server.live.mending import RETRY_SECONDS
from coatl.server.live.saving import Saving
from coatl.server.storage.errors import StorageError, UnknownTable
from coatl.server.workers.asking import Pool
from coatl.server.workers.messages import Question
from coatl.server.workers.types import PoolError
from coatl.tablebots.turns import Decision, ask_for_turn, pause_of
from coatl.tables.errors import TableError

if TYPE_CHECKING:
    from coatl.server.live.room import Room

log = structlog.get_logger()

LEASE_SECONDS = 5.0
"""A turn is claimed for so long, and the thinking time: then another server may take it."""
SHARED_LEASE_SECONDS = 1.5
PROLONG_SECONDS = 0.5
ASK_AGAIN_SECONDS = 0.8
"""Where servers share tables claims are short, and prolonged by who is at work: a dead one's turn
is taken over by another within three seconds."""


class BotTurns:
    """The turns that bots of one process have to take."""

    def __init__(
        self, pool: Pool, milliseconds: int, saving: Saving, rooms: MutableMapping[str, Room]
    ) -> None:
        self.pool = pool
        self.milliseconds = milliseconds
        self.saving = saving
        self.metrics = saving.metrics
        self.rooms = rooms
        self.is_shared = False
        """Whether other processes may take the same turns."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._working: set[str] = set()
        """Tables whose turns this process has claimed."""
        self._prolonging: asyncio.Task[None] | None = None
        self._is_closing = False

    def is_busy(self, table_id: str) -> bool:
        """Tell whether a bot of a table is at work."""
        return table_id in self._tasks

    def wake(self, room: Room) -> None:
        """Set to work on a table if a bot is to move there."""
        table_id = room.table.id
        if self._is_closing or table_id in self._tasks or room.table.bot_to_move() is None:
            return
        task = asyncio.ensure_future(self._run(room))
        self._tasks[table_id] = task
        task.add_done_callback(partial(self._done, room))

    def _done(self, room: Room, task: asyncio.Task[None]) -> None:
        self._tasks.pop(room.table.id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("a bot's turn failed", table=room.table.id, exc_info=task.exception())
        elif not task.cancelled() and self.rooms.get(room.table.id) is room:
            self.wake(room)

    async def close(self) -> None:
        """Stop; turns that were begun are taken up after the next start."""
        self._is_closing = True
        await cancel_all(self._tasks.values())
        if self._prolonging is not None:
            await cancel_all([self._prolonging])

    async def _prolong(self) -> None:
        """Keep the claims of turns that are being worked on, until there are none."""
        while self._working:
            await asyncio.sleep(PROLONG_SECONDS)
            if self._working:
                try:
                    await self.saving.prolong_bot_turns(list(self._working), SHARED_LEASE_SECONDS)
                except StorageError as error:
                    log.warning("a claim cannot be prolonged", reason=str(error))

    async def _run(self, room: Room) -> None:
        failures = 0
        while (seat := room.table.bot_to_move()) is not None:
            try:
                if await self._claim(room, seat):
                    # Meanwhile the table may have been loaded anew, with the turn in it.
                    if room.table.bot_to_move() == seat:
                        await self._keep_claim(room, seat)
                    failures = 0
                else:
                    wait = ASK_AGAIN_SECONDS if self.is_shared else LEASE_SECONDS / 10
                    await asyncio.sleep(wait)
            except UnknownTable:
                if self.rooms.get(room.table.id) is room:
                    del self.rooms[room.table.id]
                return
            except (StorageError, TableError) as error:
                if isinstance(error, StorageError):
                    self.metrics.storage_errors.inc()
                wait = RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)]
                failures += 1
                log.warning("a bot's turn waits", table=room.table.id, reason=str(error))
                await asyncio.sleep(wait)

    async def _claim(self, room: Room, seat: int) -> bool:
        """Claim the turn in the database: with several servers only one of them takes it."""
        seconds = LEASE_SECONDS + self.milliseconds / 1000
        if self.is_shared:
            seconds = SHARED_LEASE_SECONDS
        return await self.saving.claim_bot_turn(room.table, seat, seconds)

    async def _keep_claim(self, room: Room, seat: int) -> None:
        """Take a turn, and keep its claim meanwhile if others might take it."""
        table_id = room.table.id
        if self.is_shared:
            self._working.add(table_id)
            if self._prolonging is None or self._prolonging.done():
                self._prolonging = asyncio.ensure_future(self._prolong())
        try:
            await self._take_turn(room, seat)
        finally:
            self._working.discard(table_id)

    async def _take_turn(self, room: Room, seat: int) -> None:
        """Decide until something is revealed or the turn is over, then make that public."""
        began = time.perf_counter()
        table = room.table
        assert table.match is not None
        own_steps = table.match.count_steps(seat)
        turn = ask_for_turn(table, seat)
        actions: list[int] = []
        how = "forced"
        try:
            asked = next(turn)
            while True:
                action, how = await self._decide(room, seat, asked)
                asked = turn.send(action)
        except StopIteration as finished:
            actions = finished.value
        self.metrics.bot_turns.labels(how).inc()
        self.metrics.bot_seconds.observe(time.perf_counter() - began)
        wait = room.changed_at + pause_of(room.table) - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)
        await room.play(seat, actions, own_steps)

    async def _decide(self, room: Room, seat: int, asked: Decision) -> tuple[int, str]:
        """Return an action, and who has chosen it: a worker, or the fallback if that failed."""
        table = room.table
        level = table.seats[seat].level
        question = Question(
            table.id,
            seat,
            level,
            asked.view,
            tuple(asked.legal),
            asked.seed,
            self.milliseconds,
            room.asker,
        )
        try:
            return await self.pool.decide(question), "worker"
        except PoolError as error:
            log.warning("a bot worker failed", table=table.id, reason=str(error))
            if table.settings.seed:  # any other move would spoil the deal: it is asked again
                raise TableError("busy", str(error)) from None
            return fallback_move(asked.view, asked.legal, asked.seed), "fallback"
