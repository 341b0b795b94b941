"""Workers that are killed, late, or answer wrongly cost one answer at most."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import pytest

from coatl.server.workers import pool
from coatl.server.workers.messages import Question
from coatl.server.workers.pool import BotPool
from coatl.server.workers.process import Child
from coatl.server.workers.types import (
    PoolClosed,
    PoolCrashed,
    PoolError,
    PoolLate,
    PoolWrong,
    Thought,
)
from tests.server.workers.pools import (
    fake_workers,
    is_there,
    question,
    run,
    thinking_question,
    until,
)

pytestmark = pytest.mark.slow


def test_a_worker_killed_while_it_thinks_costs_one_answer() -> None:
    thoughts: list[Thought] = []

    async def use(bots: BotPool) -> None:
        for crashes in (1, 2):
            asked = asyncio.create_task(bots.decide(thinking_question()))
            await until(lambda: bots.stats.busy == 1)
            (pid,) = bots.stats.pids
            os.kill(pid, signal.SIGKILL)
            with pytest.raises(PoolCrashed, match="ended"):
                await asked
            assert bots.stats.crashes == crashes
            assert thoughts[-1].outcome == "crashed"
            again = question()
            assert await bots.decide(again) in again.legal
            assert bots.stats.pids != (pid,)
            assert not is_there(pid)

    run(use, on_thought=thoughts.append)


def test_a_worker_killed_while_idle_costs_nothing() -> None:
    async def use(bots: BotPool) -> None:
        assert await bots.decide(question())
        (pid,) = bots.stats.pids
        os.kill(pid, signal.SIGKILL)
        await until(lambda: bots.stats.crashes == 1)
        await bots.decide(question())
        assert bots.stats.pids != (pid,)

    run(use)


def test_a_late_worker_is_replaced() -> None:
    thoughts: list[Thought] = []

    async def use(bots: BotPool) -> None:
        (pid,) = bots.stats.pids
        os.kill(pid, signal.SIGSTOP)
        bots.patience = 0.0
        with pytest.raises(PoolLate, match="late"):
            await bots.decide(question(milliseconds=1))
        assert (bots.stats.late, bots.stats.crashes) == (1, 0)
        assert thoughts[-1].outcome == "late"
        bots.patience = 60.0
        await bots.decide(question())
        assert bots.stats.pids != (pid,)

    run(use, on_thought=thoughts.append)


def test_a_cancelled_question_gives_its_answer_to_nobody() -> None:
    thoughts: list[Thought] = []

    async def use(bots: BotPool) -> None:
        (pid,) = bots.stats.pids
        gone = asyncio.create_task(bots.decide(thinking_question()))
        await until(lambda: bots.stats.busy == 1)
        waiting = [
            asyncio.create_task(bots.decide(question(game_name, table="u")))
            for game_name in ("cards", "board")
        ]
        await until(lambda: bots.stats.waiting == 2)
        gone.cancel()
        waiting[0].cancel()
        assert await waiting[1] in question("board").legal
        assert [thought.outcome for thought in thoughts] == ["unwanted", "answered"]
        assert bots.stats.pids == (pid,)
        await asyncio.wait({gone, waiting[0]})
        assert gone.cancelled()
        assert waiting[0].cancelled()

    run(use, on_thought=thoughts.append)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ('say({"number": hear().number, "value": 999999})', "999999"),
        ('say({"number": hear().number, "value": True})', "True"),
        ('say({"number": hear().number, "value": None})', "not legal"),
        ('say({"number": hear().number + 1, "value": 0})', "something else"),
        ('hear(); say(b"{")', "something else"),
        ('hear(); say(["odd"])', "something else"),
        ('hear(); line.sendall(b"XXXXXXXX")', "something else"),
        ('say({"number": hear().number, "error": "bot failed: out of ideas"})', "out of ideas"),
        ("hear(); os._exit(1)", "ended"),
    ],
)
def test_only_legal_answers_are_returned(
    monkeypatch: pytest.MonkeyPatch, code: str, reason: str
) -> None:
    fake_workers(monkeypatch, code)

    async def use(bots: BotPool) -> None:
        with pytest.raises(PoolCrashed, match=reason):
            await bots.decide(question())
        assert bots.stats.answers == 0
        assert bots.stats.wrong + bots.stats.crashes == 1

    run(use)


def test_advice_about_illegal_actions_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_workers(
        monkeypatch, 'say({"number": hear().number, "value": {"proposals": [{"steps": [-1]}]}})'
    )

    async def use(bots: BotPool) -> None:
        with pytest.raises(PoolWrong, match="not legal"):
            await bots.advise(question())

    run(use)


def test_a_bot_that_fails_does_not_end_its_worker() -> None:
    async def use(bots: BotPool) -> None:
        (pid,) = bots.stats.pids
        with pytest.raises(PoolWrong, match="unknown bot 'nobody'"):
            await bots.decide(question(level="nobody"))
        with pytest.raises(PoolWrong, match="unknown bot"):
            await bots.decide(question(level=f"{__file__}:Bot"))
        with pytest.raises(PoolError, match="cannot be sent"):
            await bots.decide(Question("t", 0, "carver", lambda: 0, (1, 2), "", 1))
        await bots.decide(question())
        assert bots.stats.pids == (pid,)
        assert bots.stats.wrong == 2

    run(use)


def test_workers_that_cannot_start_are_an_error_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main(reason: str) -> None:
        bots = BotPool(workers=2)
        with pytest.raises(PoolCrashed, match=reason):
            await bots.start()
        assert bots.stats.crashes >= 2
        with pytest.raises(PoolClosed):
            await bots.decide(question())

    monkeypatch.setattr(
        pool, "worker_command", lambda *_: [sys.executable, "-c", "raise SystemExit(4)"]
    )
    asyncio.run(main("exit status 4"))
    monkeypatch.setattr(pool, "worker_command", lambda *_: ["/nonexistent/python"])
    asyncio.run(main("cannot start"))


def test_a_fault_of_the_pool_costs_one_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(bots: BotPool) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Child, "send", lambda *_: 1 // 0)
            with pytest.raises(PoolCrashed, match="lost"):
                await bots.decide(question())
        await bots.decide(question())

    run(use)


def test_workers_that_keep_ending_do_not_let_questions_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def use(bots: BotPool) -> None:
        monkeypatch.setattr(pool, "worker_command", lambda *_: [sys.executable, "-c", ""])
        os.kill(bots.stats.pids[0], signal.SIGKILL)
        await until(lambda: not bots.stats.pids)
        with pytest.raises(PoolCrashed, match="failed to start"):
            await bots.decide(question())
        with pytest.raises(PoolCrashed, match="failed to start"):
            await bots.decide(question())

    run(use)
