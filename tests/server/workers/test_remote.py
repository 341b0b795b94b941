"""Questions to workers by way of the database: answered once, taken over, given up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, cast

import pytest

from coatl.server.storage.processes import enter
from coatl.server.storage.questions import NewQuestion, answer, ask, claim, prolong, take_answers
from coatl.server.storage.store import Store
from coatl.server.workers.answering import Answering
from coatl.server.workers.messages import Question
from coatl.server.workers.pool import BotPool
from coatl.server.workers.remote import RemotePool
from coatl.server.workers.types import PoolCrashed, PoolError, PoolWrong

pytestmark = pytest.mark.slow  # a real database


class Thinkers:
    """A pool without processes."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.gives: Any = None

    async def decide(self, question: Question) -> Any:
        self.asked.append(question)
        await self.may_answer.wait()
        if isinstance(self.gives, PoolError):
            raise self.gives
        return question.legal[-1] if self.gives is None else self.gives

    async def advise(self, question: Question) -> Any:
        self.asked.append(question)
        return {"proposals": [{"steps": [question.legal[0]]}]}


def question(table: str = "t") -> Question:
    return Question(table, 0, "novice", ("a view",), (3, 5, 8), "seed", 50)


@asynccontextmanager
async def working(
    store: Store, pool: RemotePool, name: str, thinkers: Thinkers
) -> AsyncIterator[Answering]:
    """Let a worker answer, with bells that work."""

    def ring(_owner: str) -> None:
        pool.note_ring()

    at_work = Answering(store, cast(BotPool, thinkers), name, 2, ring)
    pool._ring = at_work.note_ring
    await store.write(lambda c: enter(c, name, "worker", "0.1.0", {}, "here"))
    task = asyncio.create_task(at_work.run())
    try:
        yield at_work
    finally:
        task.cancel()
        await asyncio.wait([task])


@asynccontextmanager
async def asking(url: str) -> AsyncIterator[tuple[Store, RemotePool]]:
    store = await asyncio.to_thread(partial(Store.open, url, shared=True))
    pool = RemotePool(store, "server", lambda: None)
    await pool.start()
    try:
        yield store, pool
    finally:
        await pool.close()
        await store.aclose()


def test_moves_and_advice_come_back_checked(postgres_url: str) -> None:
    async def scenario() -> None:
        thinkers = Thinkers()
        async with (
            asking(postgres_url) as (store, pool),
            working(store, pool, "w", thinkers) as worker,
        ):
            assert await pool.decide(question()) == 8
            assert thinkers.asked == [question()]
            advice = await pool.advise(question())
            assert advice == {"proposals": [{"steps": [3]}]}
            thinkers.gives = 4
            with pytest.raises(PoolWrong, match="not legal"):
                await pool.decide(question())
            thinkers.gives = PoolCrashed("it fell over")
            with pytest.raises(PoolWrong, match="it fell over"):
                await pool.decide(question())
            assert worker.answered == 4
            assert await store.write(partial(take_answers, asked_by="server")) == []

    asyncio.run(scenario())


def test_without_any_worker_nobody_waits_long(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coatl.server.workers.remote.NOBODY_SECONDS", 0.0)

    async def scenario() -> None:
        async with asking(postgres_url) as (_, pool):
            with pytest.raises(PoolCrashed, match="coatl worker"):
                await pool.decide(question())

    asyncio.run(scenario())


def test_what_nobody_waits_for_any_more_is_not_thought_about(postgres_url: str) -> None:
    async def scenario() -> None:
        thinkers = Thinkers()
        thinkers.may_answer.clear()
        async with (
            asking(postgres_url) as (store, pool),
            working(store, pool, "w", thinkers) as worker,
        ):
            waiting = asyncio.create_task(pool.decide(question()))
            while not thinkers.asked:
                await asyncio.sleep(0)
            waiting.cancel()
            while worker.figures["thinking"]:  # it finds out when it prolongs its claim
                await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_a_dead_workers_question_is_free_again_and_answered_once(postgres_url: str) -> None:
    async def scenario() -> None:
        with Store.open(postgres_url, shared=True) as store:
            for number, is_move in enumerate((False, True, True)):
                prefers = "two" if number == 2 else None
                new = NewQuestion(f"q{number}", "server", is_move, "body", prefers)
                await store.write(partial(ask, question=new))

            async def take(worker: str, seconds: float, most: int = 5) -> list[str]:
                wanted = partial(claim, worker=worker, most=most, seconds=seconds, courtesy=1e6)
                return [each.id for each in await store.write(wanted)]

            assert await take("one", -1.0, most=1) == ["q1"]  # moves first; this lease is over
            assert set(await take("two", 1e6)) == {"q0", "q1", "q2"}
            assert await take("one", 1e6) == []
            mine = partial(prolong, worker="one", ids=["q1"], seconds=9.0)
            assert await store.write(mine) == set()
            late = partial(answer, worker="one", question_id="q1", text="1")
            assert not await store.write(late)
            right = partial(answer, worker="two", question_id="q1", text="2")
            assert await store.write(right)
            assert not await store.write(right)
            (found,) = await store.write(partial(take_answers, asked_by="server"))
            assert (found.id, found.worker, found.text) == ("q1", "two", "2")

    asyncio.run(scenario())
