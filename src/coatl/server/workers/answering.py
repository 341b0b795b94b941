"""A worker from inside: it claims questions in the database and has its own processes think."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from coatl.server.storage.errors import StorageError
from coatl.server.storage.questions import Claimed, answer, claim, prolong
from coatl.server.storage.store import Store
from coatl.server.workers.messages import DECIDE, TurnQuestion
from coatl.server.workers.pool import BotPool
from coatl.server.workers.remote import read_question
from coatl.server.workers.types import PoolError

LEASE_SECONDS = 1.5
PROLONG_SECONDS = 0.5
"""A claim is short, and prolonged while one thinks: a dead worker's question is free soon."""
LOOK_SECONDS = 0.3
"""How often to look for questions if nobody rings."""
COURTESY_SECONDS = 0.25
"""So long a question is left to the worker that remembers the plan of its turn."""
log = logging.getLogger(__name__)


class Answering:
    """Answers questions under a name; `ring` tells a process that it has been answered."""

    def __init__(
        self, store: Store, pool: BotPool, name: str, slots: int, ring: Callable[[str], None]
    ) -> None:
        self.store = store
        self.pool = pool
        self.name = name
        self.slots = slots
        self.answered = 0
        self._ring = ring
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._reviews: set[str] = set()
        """Those of them that whatever else is asked for comes before."""
        self._bell = asyncio.Event()

    def note_ring(self) -> None:
        """Look for questions at once."""
        self._bell.set()

    @property
    def figures(self) -> dict[str, Any]:
        """What the host's status page shows."""
        return {"thinking": len(self._tasks), "answered": self.answered, "slots": self.slots}

    async def run(self) -> None:
        """Answer until cancelled."""
        prolonging = asyncio.create_task(self._prolong())
        try:
            while True:
                if not await self._take():
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._bell.wait(), LOOK_SECONDS)
                    self._bell.clear()
        finally:
            prolonging.cancel()
            for task in self._tasks.values():
                task.cancel()
            await asyncio.gather(prolonging, *self._tasks.values(), return_exceptions=True)

    async def _take(self) -> bool:
        """Claim what there is to do; tell whether there was anything."""
        free = self.slots - (len(self._tasks) - len(self._reviews))
        if free <= 0:
            return False
        wanted = partial(
            claim,
            worker=self.name,
            most=free,
            with_reviews=len(self._tasks) < self.slots,
            seconds=LEASE_SECONDS,
            courtesy=COURTESY_SECONDS,
        )
        try:
            found: list[Claimed] = await self.store.write(wanted)
        except StorageError as error:
            log.warning("questions cannot be read: %s", error)
            await asyncio.sleep(LOOK_SECONDS)
            return False
        for each in found:
            task = asyncio.create_task(self._answer(each))
            self._tasks[each.id] = task
            if each.is_review:
                self._reviews.add(each.id)
            task.add_done_callback(partial(self._done, each.id))
        return bool(found)

    def _done(self, question_id: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(question_id, None)
        self._reviews.discard(question_id)
        self._bell.set()
        if not task.cancelled() and task.exception() is not None:
            log.error("an answer failed", exc_info=task.exception())

    async def _answer(self, claimed: Claimed) -> None:
        asked = read_question(claimed.body)
        reply: dict[str, Any] = {"number": asked.number}
        question = asked.question
        try:
            if isinstance(question, TurnQuestion):
                reply["value"] = await self.pool.judge(question)
            elif asked.kind == DECIDE:
                reply["value"] = await self.pool.decide(question)
            else:
                reply["value"] = await self.pool.advise(question)
        except PoolError as error:
            reply["error"] = str(error)
        text = json.dumps(reply)
        try:
            await self.store.write(
                partial(answer, worker=self.name, question_id=claimed.id, text=text)
            )
        except StorageError as error:  # another worker will answer
            log.warning("an answer cannot be stored: %s", error)
            return
        self.answered += 1
        self._ring(claimed.asked_by)

    async def _prolong(self) -> None:
        """Keep what is being thought about; stop what nobody waits for."""
        while True:
            await asyncio.sleep(PROLONG_SECONDS)
            if not self._tasks:
                continue
            ids = list(self._tasks)
            mine = partial(prolong, worker=self.name, ids=ids, seconds=LEASE_SECONDS)
            try:
                kept = await self.store.write(mine)
            except StorageError as error:
                log.warning("claims cannot be prolonged: %s", error)
                continue
            for question_id in set(ids) - kept:
                if (task := self._tasks.get(question_id)) is not None:
                    task.cancel()
