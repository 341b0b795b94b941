"""Bots in worker processes: as many as the host allows, behind everything else the host does.

A worker that crashes or is late costs an error, for which the caller has `fallback_move`, and is
replaced. A move that finds all workers busy does not wait for hints or reviews: one of them is cut
short; neither does a hint for reviews, nor a move for long moves of somebody whose other tables
wait too. All methods belong to one event loop.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Callable
from typing import Any

from coatl.server.workers.asking import Homes, Pool
from coatl.server.workers.job import Job, Slot
from coatl.server.workers.making_way import make_way
from coatl.server.workers.messages import AnyQuestion, Asked, Question, check_answer
from coatl.server.workers.process import Child, ChildError, pack, worker_command
from coatl.server.workers.queue import FairQueue
from coatl.server.workers.types import (
    PoolBusy,
    PoolClosed,
    PoolCrashed,
    PoolError,
    PoolLate,
    PoolStats,
    PoolWrong,
    Thought,
)

FIRST_PAUSE = 0.25
LONGEST_PAUSE = 30.0
"""Seconds before a worker is started again that keeps ending without an answer."""
log = logging.getLogger(__name__)


class BotPool(Pool):
    """Worker processes that answer questions, one at a time each, in the order of `FairQueue`.

    `patience` is how many seconds an answer may take beyond the question's own time; `nice` and
    `memory_mb` (address space) are set in every worker; `on_thought` is told every question done.
    """

    def __init__(
        self,
        workers: int = 1,
        nice: int = 10,
        patience: float = 5.0,
        memory_mb: int | None = None,
        *,
        queue_limit: int = 64,
        on_thought: Callable[[Thought], None] | None = None,
    ) -> None:
        if workers < 1:
            raise PoolError(f"a pool of {workers} workers: expected 1 or more")
        self.nice = nice
        self.patience = patience
        self.memory_mb = memory_mb
        self.on_thought = on_thought
        self._slots = [Slot() for _ in range(workers)]
        self._tasks: list[asyncio.Task[None]] = []
        self._idle: list[Slot] = []  # the longest idle first
        self._waiting: FairQueue[Job] = FairQueue(queue_limit)
        self._jobs: set[Job] = set()
        self._homes: Homes[Slot] = Homes()
        self._later: asyncio.TimerHandle | None = None
        self._numbers = itertools.count(1)
        self._answers = self._crashes = self._late = self._wrong = self._refused = 0

    async def start(self) -> None:
        """Start the workers and wait until they are ready; fails if none can be started."""
        if self._tasks:
            raise PoolError("the pool is running already")
        for slot in self._slots:
            slot.trouble = ""
            slot.tried.clear()
            self._tasks.append(asyncio.create_task(self._run(slot)))
        for slot in self._slots:
            await slot.tried.wait()
        if trouble := self._trouble():
            await self.close()
            raise PoolCrashed(trouble)

    async def close(self) -> None:
        """End all workers; whoever waits for an answer gets `PoolClosed`."""
        tasks, self._tasks = self._tasks, []
        for job in list(self._jobs):
            job.fail(PoolClosed("the pool was closed"))
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        self._waiting.clear()
        self._waiting.forget()
        if self._later is not None:
            self._later.cancel()
            self._later = None

    @property
    def is_running(self) -> bool:
        """Whether workers run, or are about to."""
        return bool(self._tasks)

    @property
    def stats(self) -> PoolStats:
        """The state of the pool."""
        return PoolStats(
            workers=len(self._slots),
            idle=len(self._idle),
            busy=sum(slot.job is not None for slot in self._slots),
            waiting=len(self._waiting),
            answers=self._answers,
            crashes=self._crashes,
            late=self._late,
            wrong=self._wrong,
            refused=self._refused,
            pids=tuple(slot.child.pid for slot in self._slots if slot.child is not None),
        )

    async def _ask(self, kind: str, question: AnyQuestion) -> Any:
        if not self._tasks:
            raise PoolClosed("the pool is not running")
        if isinstance(question, Question) and not question.legal:
            raise PoolError("a question without a legal action")
        if trouble := self._trouble():
            raise PoolCrashed(trouble)
        asked = Asked(next(self._numbers), kind, question)
        try:
            message = pack(asked)
        except Exception as error:
            raise PoolError(f"a question that cannot be sent: {error}") from error
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        job = Job(asked, message, future, time.monotonic())
        self._jobs.add(job)
        self._waiting.put(job)
        self._hand_out()
        if (unlucky := self._waiting.push_out()) is not None:
            self._refused += 1
            unlucky.fail(PoolBusy(f"{len(self._waiting)} questions are waiting for a bot"))
        try:
            return await future
        except asyncio.CancelledError:
            self._abandon(job)
            raise
        finally:
            self._jobs.discard(job)

    def _abandon(self, job: Job) -> None:
        """Forget a job whose caller is gone; a worker that has it is told to make it short."""
        if not self._waiting.remove(job):
            job.stop()
        if not job.future.cancel() and not job.future.cancelled():
            job.future.exception()  # nobody will look at it

    def _hand_out(self) -> None:
        """Give waiting jobs to idle workers: to the one that knows the table, if it is idle."""
        while self._waiting and self._idle:
            job = self._waiting.take()
            table = job.asked.question.table
            home = self._homes.get(table)
            slot = home if home in self._idle else self._idle[0]
            assert slot is not None
            assert slot.given is not None
            self._idle.remove(slot)
            self._homes.note(table, slot)
            slot.given.set_result(job)
        self._make_way()

    def _make_way(self) -> None:
        """Cut short what keeps moves waiting, now or a little later."""
        thinking = [slot.job for slot in self._slots if slot.job is not None]
        seconds = make_way(thinking, self._waiting)
        if seconds is not None and self._later is None:
            self._later = asyncio.get_running_loop().call_later(seconds, self._look_again)

    def _look_again(self) -> None:
        self._later = None
        self._make_way()

    def _trouble(self) -> str:
        """Return why no answer can be expected for a while, or ""."""
        return self._slots[0].trouble if all(slot.trouble for slot in self._slots) else ""

    async def _run(self, slot: Slot) -> None:
        """Keep one worker running."""
        failures = 0
        while True:
            try:
                child = await Child.launch(worker_command(self.nice, self.memory_mb))
            except ChildError as error:
                self._crashes += 1
                failures += 1
                await self._pause(slot, failures, str(error))
                continue
            slot.child, slot.trouble = child, ""
            slot.tried.set()
            has_answered = False
            try:
                has_answered = await self._attend(slot, child)
            except Exception:
                log.exception("bot worker %d: a fault of the pool", child.pid)
            finally:
                slot.child = None
                await child.end()
            failures = 0 if has_answered else failures + 1
            if failures > 1:
                await self._pause(slot, failures, f"workers keep ending ({child.ending})")

    async def _pause(self, slot: Slot, failures: int, trouble: str) -> None:
        """Wait before the next start; if no worker is left, nobody needs to wait for one."""
        log.error("bot worker: %s", trouble)
        slot.trouble = trouble
        slot.tried.set()
        if self._trouble():
            for job in self._waiting.clear():
                job.fail(PoolCrashed(trouble))
        await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(failures, 20)))

    async def _attend(self, slot: Slot, child: Child) -> bool:
        """Give jobs to a worker until it must be replaced; tell whether it has answered any."""
        has_answered = False
        heard = asyncio.create_task(child.receive())
        try:
            while True:
                job = await self._next_job(slot, heard)
                if job is None:
                    self._crashes += 1
                    log.warning("bot worker %d ended, or spoke unasked", child.pid)
                    return has_answered
                if job.future.done():
                    self._waiting.finish(job, 0.0)
                    continue
                slot.job, job.slot = job, slot
                began = job.began = time.monotonic()
                try:
                    is_well = await self._serve(job, child, heard)
                finally:
                    slot.job = job.slot = None
                    seconds = time.monotonic() - began
                    if job.is_put_off:
                        job.number_anew(next(self._numbers))
                        self._waiting.put_back(job, seconds)
                    else:
                        self._waiting.finish(job, seconds)
                        job.fail(PoolCrashed("the answer was lost"))  # unless it has one
                if not is_well:
                    return has_answered
                has_answered = True
                heard = asyncio.create_task(child.receive())
        finally:
            heard.cancel()

    async def _next_job(self, slot: Slot, heard: asyncio.Task[dict[str, Any] | None]) -> Job | None:
        """Return a job for an idle worker, or None if there is no worker any more."""
        loop = asyncio.get_running_loop()
        slot.given = loop.create_future()
        either: set[asyncio.Future[Any]] = {slot.given, heard}
        self._idle.append(slot)
        # Whoever got the last answer goes on first and may ask on before the place is given away:
        # a turn is many questions, and its asker may still be the one who has used least.
        loop.call_soon(self._hand_out)
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if slot in self._idle:
                self._idle.remove(slot)
        job = slot.given.result() if slot.given.done() else None
        if not heard.done():
            return job
        if job is not None and job.future.done():
            self._waiting.finish(job, 0.0)
        elif job is not None:  # it was not sent: another worker's turn
            self._waiting.put_back(job)
            self._hand_out()
        return None

    async def _serve(
        self, job: Job, child: Child, heard: asyncio.Task[dict[str, Any] | None]
    ) -> bool:
        """Let a worker answer; tell whether it can go on."""
        question = job.asked.question
        started = time.monotonic()
        child.send(job.message)
        self._make_way()  # a move may have come while the worker was about to begin
        time_allowed = max(0, question.milliseconds) / 1000 + self.patience
        await asyncio.wait({heard}, timeout=time_allowed)
        seconds = time.monotonic() - started
        is_well = False
        if not heard.done():
            outcome, self._late = "late", self._late + 1
            job.fail(PoolLate(f"bot {question.level!r} was late ({time_allowed:g} s)"))
        elif (reply := heard.result()) is None:
            outcome, self._crashes = "crashed", self._crashes + 1
            job.fail(PoolCrashed(f"the worker of bot {question.level!r} ended"))
        else:
            error, is_well = check_answer(reply, job.asked)
            if error:
                outcome, self._wrong = "wrong", self._wrong + 1
                job.fail(PoolWrong(error))
            elif job.future.done():
                outcome = "unwanted"
            elif job.deserves_another_try(reply, seconds):
                outcome = "put off"
                job.put_off()
            else:
                outcome, self._answers = "answered", self._answers + 1
                job.future.set_result(reply["value"])
        if outcome not in ("answered", "unwanted", "put off"):
            log.warning("bot worker %d: %s: %s", child.pid, question.level, outcome)
        waited = started - job.since
        self._tell(Thought(job.asked.kind, question.level, outcome, seconds, waited, child.pid))
        return is_well

    def _tell(self, thought: Thought) -> None:
        if self.on_thought is not None:
            try:
                self.on_thought(thought)
            except Exception:
                log.exception("on_thought failed")
