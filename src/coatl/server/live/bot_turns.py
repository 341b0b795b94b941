"""Bots' turns at tables: who thinks, when a move is made, and what happens if a worker fails."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import MutableMapping
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from coatl.core.chance import RecordingChance
from coatl.server.live.background import cancel_all
from coatl.server.live.mending import RETRY_SECONDS
from coatl.server.live.saving import Saving
from coatl.server.storage.errors import StorageError, UnknownTable
from coatl.server.workers.fallback import fallback_move
from coatl.server.workers.pool import BotPool, PoolError, Question
from coatl.tables.drafts import ends_turn
from coatl.tables.errors import TableError

if TYPE_CHECKING:
    from coatl.server.live.room import Room

log = structlog.get_logger()

PACES = {"instant": 0.0, "fast": 0.5, "normal": 1.2, "slow": 2.5}
"""Seconds between what was last to be seen and a bot's move."""
LEASE_SECONDS = 5.0
"""A turn is claimed for so long, and the thinking time: then another server may take it."""


class BotTurns:
    """The turns that bots of one process have to take."""

    def __init__(
        self, pool: BotPool, milliseconds: int, saving: Saving, rooms: MutableMapping[str, Room]
    ) -> None:
        self.pool = pool
        self.milliseconds = milliseconds
        self.saving = saving
        self.metrics = saving.metrics
        self.rooms = rooms
        self._tasks: dict[str, asyncio.Task[None]] = {}
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

    async def _run(self, room: Room) -> None:
        failures = 0
        while (seat := room.table.bot_to_move()) is not None:
            try:
                if await self._claim(room, seat):
                    # Meanwhile the table may have been loaded anew, with the turn in it.
                    if room.table.bot_to_move() == seat:
                        await self._take_turn(room, seat)
                    failures = 0
                else:
                    await asyncio.sleep(LEASE_SECONDS / 10)
            except UnknownTable:
                self.rooms.pop(room.table.id, None)
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
        return await self.saving.claim_bot_turn(room.table, seat, seconds)

    async def _take_turn(self, room: Room, seat: int) -> None:
        """Decide until something is revealed or the turn is over, then make that public."""
        began = time.perf_counter()
        match = room.table.match
        assert match is not None
        own_steps = match.count_steps(seat)
        before = match.state.clone()
        state = before.clone()
        chance = RecordingChance(match.chance.clone())
        actions: list[int] = []
        how = "forced"
        while True:
            legal = state.legal_actions(seat)
            if len(legal) == 1:
                action = legal[0]
            else:
                action, how = await self._decide(room, seat, state, legal, own_steps + len(actions))
            state.apply(seat, action, chance)
            actions.append(action)
            if chance.outcomes or ends_turn(before, state, seat):
                break
        self.metrics.bot_turns.labels(how).inc()
        self.metrics.bot_seconds.observe(time.perf_counter() - began)
        pause = 0.0 if match.state.is_simultaneous else PACES[room.table.settings.pace]
        wait = room.changed_at + pause - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)
        await room.play(seat, actions, own_steps)

    async def _decide(
        self, room: Room, seat: int, state: Any, legal: list[int], number: int
    ) -> tuple[int, str]:
        """Return an action, and who has chosen it: a worker, or the fallback if that failed."""
        table = room.table
        view = table.game.observe(state, seat)
        seed = hashlib.sha256(f"{table.secret}/bot/{seat}/{number}".encode()).hexdigest()
        level = table.seats[seat].level
        question = Question(
            table.id, seat, level, view, tuple(legal), seed, self.milliseconds, room.asker
        )
        try:
            return await self.pool.decide(question), "worker"
        except PoolError as error:
            log.warning("a bot worker failed", table=table.id, reason=str(error))
            return fallback_move(view, legal, seed), "fallback"
