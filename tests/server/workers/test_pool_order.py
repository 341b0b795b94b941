"""Whose question is thought about next, and which wait."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from coatl.server.workers import making_way, pool
from coatl.server.workers.pool import BotPool
from coatl.server.workers.queue import FairQueue
from coatl.server.workers.types import (
    PoolBusy,
    Thought,
)
from tests.server.workers.pools import (
    LONG,
    fake_workers,
    question,
    run,
    thinking_question,
    until,
)

pytestmark = pytest.mark.slow


def test_questions_are_answered_in_order_and_too_many_are_refused() -> None:
    order: list[int] = []

    async def use(bots: BotPool) -> None:
        async def ask(number: int) -> None:
            await bots.decide(question(table=str(number)))
            order.append(number)

        busy = asyncio.create_task(bots.decide(thinking_question()))
        await until(lambda: bots.stats.busy == 1)
        others = [asyncio.create_task(ask(number)) for number in range(4)]
        await until(lambda: bots.stats.waiting == 4)
        with pytest.raises(PoolBusy):
            await bots.decide(question())
        assert bots.stats.refused == 1
        others[2].cancel()
        busy.cancel()
        await asyncio.wait({busy, *others})
        assert order == [0, 1, 3]

    run(use, queue_limit=4)


ONLY_WHEN_STOPPED = """
while True:
    asked = hear()
    if not hasattr(asked, "kind"):
        continue
    legal = asked.question.legal
    value = legal[0]
    if asked.kind == "advise":
        while getattr(hear(), "number", 0) != asked.number:
            pass
        value = {"proposals": [{"steps": [action]} for action in legal]}
    say({"number": asked.number, "value": value})
"""


def test_a_move_does_not_wait_for_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice is cut short, thought about again, and given as it is if that goes on and on."""
    fake_workers(monkeypatch, ONLY_WHEN_STOPPED)
    thoughts: list[Thought] = []

    async def use(bots: BotPool) -> None:
        advice = asyncio.create_task(bots.advise(question(table="a", milliseconds=LONG)))
        await until(lambda: bots.stats.busy == 1)
        for _ in range(2):
            await bots.decide(question(table="b"))
            assert not advice.done()
            await until(lambda: bots.stats.busy == 1)  # it is thought about again
        await bots.decide(question(table="b"))
        await advice
        outcomes = [(thought.kind, thought.outcome) for thought in thoughts]
        cut, moved = ("advise", "put off"), ("decide", "answered")
        assert outcomes == [cut, moved, cut, moved, ("advise", "answered"), moved]

    run(use, on_thought=thoughts.append)


MUCH_ONLY_WHEN_STOPPED = """
while True:
    asked = hear()
    if not hasattr(asked, "kind"):
        continue
    if asked.question.asker == "much":
        while getattr(hear(), "number", 0) != asked.number:
            pass
    say({"number": asked.number, "value": asked.question.legal[0]})
"""


@pytest.mark.parametrize("least", [0.0, 0.01])
def test_a_move_waits_for_no_long_one_of_who_has_more_waiting(
    monkeypatch: pytest.MonkeyPatch, least: float
) -> None:
    """It is cut short and played as it is; whoever has one table only may think to the end."""
    fake_workers(monkeypatch, MUCH_ONLY_WHEN_STOPPED)
    monkeypatch.setattr(making_way, "LEAST_SECONDS", least)
    thoughts: list[Thought] = []

    async def use(bots: BotPool) -> None:
        def ask(asker: str, table: str) -> asyncio.Task[int]:
            asked = replace(question(table=table, milliseconds=LONG), asker=asker)
            return asyncio.create_task(bots.decide(asked))

        first = ask("much", "a")
        await until(lambda: bots.stats.busy == 1)
        alone = ask("little", "b")
        await until(lambda: bots.stats.waiting == 1)
        await asyncio.sleep(0)
        assert not first.done()
        assert not alone.done()
        more = ask("much", "c")  # now it holds up others
        await asyncio.wait({first, alone})
        assert [thought.outcome for thought in thoughts] == ["answered", "answered"]
        more.cancel()
        await asyncio.wait({more})

    run(use, on_thought=thoughts.append)


def test_who_uses_little_goes_on_with_a_turn_before_others_get_the_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prices = {"much": 100.0, "little": 1.0}

    class Priced(FairQueue[Any]):
        """Time is what this test says it is."""

        def finish(self, job: Any, seconds: float) -> None:
            super().finish(job, prices[job.asked.question.asker])

    monkeypatch.setattr(pool, "FairQueue", Priced)
    answered: list[str] = []

    async def use(bots: BotPool) -> None:
        async def ask(asker: str, questions: int) -> None:
            for _ in range(questions):
                await bots.decide(replace(question(table=asker), asker=asker))
                answered.append(asker)

        busy = asyncio.create_task(bots.decide(replace(thinking_question(), asker="much")))
        await until(lambda: bots.stats.busy == 1)
        turns = [asyncio.create_task(ask("much", 1)) for _ in range(2)]
        turns.append(asyncio.create_task(ask("little", 3)))
        await until(lambda: bots.stats.waiting == 3)
        busy.cancel()
        await asyncio.wait({busy, *turns})
        assert answered == ["little"] * 3 + ["much"] * 2

    run(use)
