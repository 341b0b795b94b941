"""Reviews of finished games: judged turn by turn in the workers, whoever looks meanwhile.

A turn is one question, so no worker is held for long, and moves and hints go before it. How far a
review is gets stored now and then: whoever asks later, of any process, takes it up from there.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import structlog

from coatl.review import (
    Played,
    ReviewStateData,
    ReviewStatus,
    count_turns,
    show_progress,
)
from coatl.server.live.background import cancel_all
from coatl.server.live.room import Room
from coatl.server.live.rooms import Rooms
from coatl.server.live.saving import Saving
from coatl.server.storage.errors import StorageError
from coatl.server.storage.reviews import (
    DONE,
    FAILED,
    RUNNING,
    UNDER_WAY,
    WAITING,
    ReviewKey,
    StoredReview,
    begin_review,
    claim_review,
    load_review,
    save_review,
)
from coatl.server.workers.asking import Pool
from coatl.server.workers.messages import TurnQuestion
from coatl.server.workers.types import PoolClosed, PoolError
from coatl.tables.errors import TableError, forbidden, wrong_status
from coatl.tables.planning import Actor
from coatl.tables.seats import OVER
from coatl.tables.table import Table

LEASE_SECONDS = 60.0
"""So long a process may be silent about a review before another one takes it up."""
LOOK_SECONDS = 1.0
"""How often a review that waits for another one of the same player looks again."""
SAVED_TURNS = 4
"""After so many turns it is stored how far a review is."""
MOST_WAITING = 3
"""So many reviews of one player may be under way or waiting in a process."""
PAUSES = (0.5, 2.0, 8.0)
"""Seconds before a turn is tried again that no worker has judged."""
log = structlog.get_logger()


@dataclass(eq=False, slots=True)
class Running:
    """A review that this process is at, or waits to be at."""

    key: ReviewKey
    asker: str
    count: int
    turns: list[Any] = field(default_factory=list)
    status: ReviewStatus = WAITING
    task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews of one server process."""

    def __init__(self, saving: Saving, rooms: Rooms, pool: Pool) -> None:
        self.saving = saving
        self.rooms = rooms
        self.pool = pool
        self.running: dict[ReviewKey, Running] = {}

    async def start(self, room: Room, depth: str, actor: Actor, asker: str) -> ReviewStateData:
        """Begin a review, or take one up that failed, and return how far it is.

        To think is dear, so only those who were at the table may ask.
        """
        table = room.table
        _check_over(table)
        if not actor.seats and not actor.is_host:
            raise forbidden("who was at the table")
        key, who = ReviewKey(table.id, depth), _hash_asker(asker)
        if key not in self.running:
            stored = await self.saving.read(partial(load_review, table_id=table.id, depth=depth))
            if stored is None or stored.status == FAILED:
                mine = [each for each in self.running.values() if each.asker == who]
                if len(mine) >= MOST_WAITING:
                    raise TableError(
                        "review-busy", "Other games of yours are under review; wait for one."
                    )
                played = _played(table)
                count = await asyncio.to_thread(count_turns, *played)
                begin = partial(begin_review, key=key, count=count, asker=who, at=time.time())
                stored = await self.saving.write(begin)
            self._take_up(table, stored)
        return await self.read(room, depth)

    async def read(self, room: Room, depth: str | None, since: int = 0) -> ReviewStateData:
        """Return how far a review is; one that nobody is at any more is taken up again."""
        table = room.table
        _check_over(table)
        stored: StoredReview | None = None
        running = self._find_running(table.id, depth)
        if running is None:
            stored = await self.saving.read(partial(load_review, table_id=table.id, depth=depth))
            if stored is None:
                raise TableError("no-review", "This game has not been reviewed.")
            running = self._take_up(table, stored)
        if running is not None:
            depth, status, turns = running.key.depth, running.status, running.turns
            return show_progress(_played(table), depth, status, list(turns), running.count, since)
        assert stored is not None
        show = partial(show_progress, _played(table), stored.depth, stored.status)
        return await asyncio.to_thread(show, stored.turns, stored.count, since)

    async def take_up(self, keys: list[ReviewKey]) -> None:
        """Go on with reviews that were under way when a server ended."""
        for key in keys:
            try:
                room = await self.rooms.find(key.table_id)
                load = partial(load_review, table_id=key.table_id, depth=key.depth)
                stored = await self.saving.read(load)
            except TableError as error:
                log.warning("cannot go on with a review", table=key.table_id, code=error.code)
                continue
            if stored is not None:
                self._take_up(room.table, stored)

    async def close(self) -> None:
        """Stop; how far everything is gets stored."""
        running = list(self.running.values())
        await cancel_all(each.task for each in running if each.task is not None)
        for each in running:
            if each.status == RUNNING:
                try:
                    await self._save(each, WAITING)
                except StorageError as error:
                    log.warning("a review is not stored", reason=str(error))

    def _find_running(self, table_id: str, depth: str | None) -> Running | None:
        for key, each in self.running.items():
            if key.table_id == table_id and depth in (None, key.depth):
                return each
        return None

    def _take_up(self, table: Table, stored: StoredReview) -> Running | None:
        """Go on with a review that is not done, unless another process is at it."""
        is_elsewhere = stored.status == RUNNING and stored.until > time.time()
        if stored.status not in UNDER_WAY or (is_elsewhere and stored.owner != self.saving.owner):
            return None
        if (known := self.running.get(stored.key)) is not None:
            return known
        running = Running(stored.key, stored.asker, stored.count, stored.turns)
        self.running[stored.key] = running
        running.task = asyncio.ensure_future(self._run(running, table.record_text()))
        return running

    async def _run(self, running: Running, record: str) -> None:
        key = running.key
        try:
            if not await self._claim(running):
                return
            while len(running.turns) < running.count:
                question = TurnQuestion(
                    f"{key.table_id}/review", record, key.depth, len(running.turns), running.asker
                )
                running.turns.append(await self._judge(question))
                is_done = len(running.turns) == running.count
                if is_done or len(running.turns) % SAVED_TURNS == 0:
                    if not await self._save(running, DONE if is_done else RUNNING):
                        return  # the table is gone, or another process is at it
        except PoolClosed:
            return
        except PoolError as error:
            log.warning("a review failed", table=key.table_id, reason=str(error))
            with suppress(StorageError):
                await self._save(running, FAILED)
        except StorageError as error:  # taken up again by whoever looks
            log.warning("a review is left", table=key.table_id, reason=str(error))
        finally:
            self.running.pop(key, None)

    async def _claim(self, running: Running) -> bool:
        """Wait until it is this review's turn; tell whether it is still to be done."""
        claim = partial(
            claim_review, key=running.key, owner=self.saving.owner, seconds=LEASE_SECONDS
        )
        while True:
            found = await self.saving.store.write(claim)
            if found is None or found.status not in UNDER_WAY:
                return False
            if found.status == RUNNING and found.owner == self.saving.owner:
                running.status, running.turns = RUNNING, found.turns
                return True
            await asyncio.sleep(LOOK_SECONDS)

    async def _judge(self, question: TurnQuestion) -> dict[str, Any]:
        """Have a turn judged; a worker may fail, or be needed for something else."""
        for pause in PAUSES:
            try:
                found = await self.pool.judge(question)
            except PoolClosed:
                raise
            except PoolError as error:
                log.info("a turn is judged again", table=question.table, reason=str(error))
            else:
                if found is not None:
                    return found
            await asyncio.sleep(pause)
        found = await self.pool.judge(question)
        if found is None:
            raise PoolError("it was put off too often")
        return found

    async def _save(self, running: Running, status: ReviewStatus) -> bool:
        running.status = status
        return await self.saving.store.write(
            partial(
                save_review,
                key=running.key,
                owner=self.saving.owner,
                turns=list(running.turns),
                status=status,
                seconds=LEASE_SECONDS,
                at=time.time(),
            )
        )


def _played(table: Table) -> Played:
    return Played(table.game, table.record())


def _check_over(table: Table) -> None:
    if table.status != OVER:
        raise wrong_status(table.status)


def _hash_asker(address: str) -> str:
    """Return a name for who asks that is no address."""
    return hashlib.sha256(f"coatl review {address}".encode()).hexdigest()[:24]
