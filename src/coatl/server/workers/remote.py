"""Bots that think in `coatl worker` processes, on any machine: asked through the database.

To whoever asks it is a pool like `BotPool`. The bell only saves waiting: both sides also look into
the database again and again.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import logging
import pickle
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from coatl.server.storage.errors import StorageError
from coatl.server.storage.processes import list_processes
from coatl.server.storage.questions import (
    Answer,
    NewQuestion,
    ask,
    drop_orphans,
    give_up,
    take_answers,
)
from coatl.server.storage.store import Store
from coatl.server.workers.asking import Homes, Pool
from coatl.server.workers.messages import DECIDE, JUDGE, AnyQuestion, Asked, check_answer
from coatl.server.workers.types import (
    PoolClosed,
    PoolCrashed,
    PoolError,
    PoolLate,
    PoolStats,
    PoolWrong,
)

LOOK_SECONDS = 0.3
"""How often to look for answers if nobody rings."""
NOBODY_SECONDS = 3.0
"""After so long it is asked whether there is any worker at all."""
QUESTIONS = "questions"
"""The bell that workers listen to."""
log = logging.getLogger(__name__)


class RemotePool(Pool):
    """Asks workers elsewhere; `owner` is the name of this process, `ring` wakes them.

    `patience` is how many seconds an answer may take beyond the question's own time.
    """

    def __init__(
        self, store: Store, owner: str, ring: Callable[[], None], patience: float = 20.0
    ) -> None:
        self.store = store
        self.owner = owner
        self.patience = patience
        self._ring = ring
        self._waiting: dict[str, asyncio.Future[Answer]] = {}
        self._homes: Homes[str] = Homes()
        self._bell = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._answers = self._late = self._wrong = 0

    async def start(self) -> None:
        """Begin to look for answers."""
        self._task = asyncio.create_task(self._collect())

    async def close(self) -> None:
        """Stop; whoever waits for an answer gets `PoolClosed`."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.wait([task])
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(PoolClosed("the pool was closed"))

    def note_ring(self) -> None:
        """Look for answers at once."""
        self._bell.set()

    @property
    def is_running(self) -> bool:
        """Whether answers are looked for."""
        return self._task is not None

    @property
    def stats(self) -> PoolStats:
        """The state of the pool; there is no process of its own in it."""
        return PoolStats(
            workers=0,
            idle=0,
            busy=0,
            waiting=len(self._waiting),
            answers=self._answers,
            crashes=0,
            late=self._late,
            wrong=self._wrong,
            refused=0,
            pids=(),
        )

    async def _ask(self, kind: str, question: AnyQuestion) -> Any:
        if self._task is None:
            raise PoolClosed("the pool is not running")
        asked = Asked(0, kind, question)
        new = NewQuestion(
            secrets.token_hex(8),
            self.owner,
            kind == DECIDE,
            write_question(asked),
            self._homes.get(question.table),
            is_review=kind == JUDGE,
        )
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[new.id] = future
        try:
            await self._write(partial(ask, question=new))
            self._ring()
            answer = await self._await(future, question.milliseconds / 1000 + self.patience)
        finally:
            del self._waiting[new.id]
            if not future.done() or future.cancelled() or future.exception() is not None:
                self._give_up(new.id)
        return self._read(asked, answer)

    async def _await(self, future: asyncio.Future[Answer], seconds: float) -> Answer:
        """Wait for an answer; not for long, if there is nobody who could give one."""
        await asyncio.wait({future}, timeout=min(NOBODY_SECONDS, seconds))
        if not future.done():
            found = await self._write(list_processes)
            if not any(each.kind == "worker" for each in found):
                raise PoolCrashed("no worker is at work: start one with coatl worker")
            await asyncio.wait({future}, timeout=max(seconds - NOBODY_SECONDS, 0))
        if not future.done():
            self._late += 1
            raise PoolLate(f"no worker has answered after {seconds:g} s")
        return future.result()

    def _read(self, asked: Asked, answer: Answer) -> Any:
        reply: Any = json.loads(answer.text)
        error, _ = check_answer(reply if isinstance(reply, dict) else {}, asked)
        if error:
            self._wrong += 1
            raise PoolWrong(error)
        self._answers += 1
        self._homes.note(asked.question.table, answer.worker)
        return reply["value"]

    async def _write(self, operation: Callable[[Any], Any]) -> Any:
        try:
            return await self.store.write(operation)
        except StorageError as error:
            raise PoolError(f"workers cannot be asked: {error.sentence}") from None

    def _give_up(self, question_id: str) -> None:
        """Let the worker know, by and by, that nobody waits any more."""

        async def forget() -> None:
            try:
                await self.store.write(partial(give_up, ids=[question_id]))
            except StorageError as error:
                log.warning("a question stays: %s", error)

        task = asyncio.ensure_future(forget())
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _collect(self) -> None:
        """Take the answers as they come."""
        rounds = 0
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._bell.wait(), LOOK_SECONDS)
            self._bell.clear()
            rounds += 1
            try:
                if self._waiting:
                    mine = partial(take_answers, asked_by=self.owner)
                    for answer in await self.store.write(mine):
                        future = self._waiting.get(answer.id)
                        if future is not None and not future.done():
                            future.set_result(answer)
                if rounds % 200 == 0:
                    await self.store.write(drop_orphans)
            except StorageError as error:
                log.warning("answers cannot be read: %s", error)
                await asyncio.sleep(LOOK_SECONDS)


def write_question(asked: Asked) -> str:
    """Return a question as it is stored; only who may write the database is ever read."""
    return base64.b64encode(pickle.dumps(asked)).decode()


def read_question(body: str) -> Asked:
    """Return a stored question."""
    found = pickle.loads(base64.b64decode(body))
    assert isinstance(found, Asked)
    return found
