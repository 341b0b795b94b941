"""Bots in worker processes: what is asked, what is answered, and how a pool begins and ends."""

from __future__ import annotations

import asyncio
import json
import os
import signal

import pytest

from coatl.bots import Advice
from coatl.server.workers.bots import Thinker, make_budget
from coatl.server.workers.messages import ADVISE, DECIDE, Asked, Question
from coatl.server.workers.pool import BotPool
from coatl.server.workers.types import (
    PoolClosed,
    PoolCrashed,
    PoolError,
    PoolWrong,
    Thought,
)
from tests.bots.positions import GAMES
from tests.server.workers.pools import (
    LONG,
    is_there,
    question,
    run,
    thinking_question,
    until,
)

pytestmark = pytest.mark.slow


def test_bots_answer_in_all_games() -> None:
    async def use(bots: BotPool) -> None:
        for game_name in GAMES:
            for level in ("random", "novice", "carver", "priest@20it", "high-priest"):
                asked = question(game_name, level, game_name, 30)
                assert await bots.decide(asked) in asked.legal
        assert bots.stats.answers == 15
        assert bots.stats.idle == 1
        assert bots.stats.busy == bots.stats.waiting == 0

    run(use)


def test_an_answer_depends_on_its_seed_alone() -> None:
    """The pool answers as the bot does in this process: levels keep their own iterations."""
    asked = [question(game_name, "priest", game_name, LONG) for game_name in GAMES]
    expected = [Thinker(1).answer(Asked(1, DECIDE, each), lambda: False) for each in asked]

    async def use(bots: BotPool) -> None:
        assert [await bots.decide(each) for each in asked] == expected

    run(use)


def test_advice_is_plain_data() -> None:
    async def use(bots: BotPool) -> None:
        for game_name in GAMES:
            asked = question(game_name, "priest", milliseconds=50)
            advice = await bots.advise(asked)
            assert json.loads(json.dumps(advice)) == advice
            assert {each["steps"][0] for each in advice["proposals"]} <= set(asked.legal)
            assert Advice.from_data(advice).to_data()["level"] == advice["level"]
        with pytest.raises(PoolWrong, match="no advice"):
            await bots.advise(question(level="random"))

    run(use)


def test_a_single_legal_action_needs_no_worker() -> None:
    async def use(bots: BotPool) -> None:
        assert await bots.decide(Question("t", 0, "priest", None, (7,), "", 1)) == 7
        assert bots.stats.answers == 0
        with pytest.raises(PoolError, match="without a legal action"):
            await bots.decide(Question("t", 0, "priest", None, (), "", 1))

    run(use)


def test_one_worker_answers_for_one_table_while_it_can() -> None:
    thoughts: list[Thought] = []

    async def use(bots: BotPool) -> None:
        for table in ("a", "b", "b", "a", "a", "b"):
            await bots.decide(question(table=table))
        pids = [thought.pid for thought in thoughts]
        first, second = pids[:2]
        assert pids == [first, second, second, first, first, second]
        # while the worker that knows the table is busy, the other one answers
        busy = asyncio.create_task(bots.decide(thinking_question("a")))
        await until(lambda: bots.stats.busy == 1)
        await bots.decide(question(table="a"))
        assert thoughts[-1].pid == second
        busy.cancel()
        await asyncio.wait({busy})

    run(use, workers=2, on_thought=thoughts.append)


def test_bots_remember_their_plans_and_the_oldest_are_forgotten() -> None:
    thinker = Thinker(2)
    asked = {name: Asked(1, DECIDE, question(table=name)) for name in "abc"}
    first = thinker._bot(asked["a"])
    assert thinker._bot(asked["a"]) is first
    assert thinker._bot(Asked(2, ADVISE, asked["a"].question)) is not first
    thinker._bot(asked["a"])
    thinker._bot(asked["b"])
    assert thinker._bot(asked["a"]) is first
    thinker._bot(asked["b"])
    thinker._bot(asked["c"])
    assert thinker._bot(asked["a"]) is not first


@pytest.mark.parametrize(
    ("level", "expected"),
    [
        ("priest", "40it"),
        ("priest@7it", "7it"),
        ("high-priest", "300ms"),
        ("high-priest@100ms", "100ms"),
        ("high-priest@9s", "300ms"),
        ("random", "300ms"),
    ],
)
def test_the_host_limits_the_time_and_levels_keep_their_iterations(
    level: str, expected: str
) -> None:
    asked = question(level=level, milliseconds=300)
    bot = Thinker(1)._bot(Asked(1, DECIDE, asked))
    assert str(make_budget(bot, asked, lambda: False)) == expected
    stop = make_budget(bot, asked, lambda: True).stop
    assert stop is not None
    assert stop()


def test_many_questions_at_once() -> None:
    async def use(bots: BotPool) -> None:
        asked = [
            question(GAMES[number % 3], "carver", f"t{number % 7}", seed=number)
            for number in range(60)
        ]
        answers = await asyncio.gather(*(bots.decide(each) for each in asked))
        assert all(answer in each.legal for answer, each in zip(answers, asked, strict=True))
        assert bots.stats.answers == 60
        assert bots.stats.idle == 2

    run(use, workers=2)


def test_closing_ends_questions_and_the_pool_can_start_again() -> None:
    async def main() -> None:
        bots = BotPool()
        with pytest.raises(PoolClosed):
            await bots.decide(question())
        await bots.start()
        with pytest.raises(PoolError, match="already"):
            await bots.start()
        asked = [asyncio.create_task(bots.decide(thinking_question())) for _ in range(3)]
        await until(lambda: bots.stats.busy == 1)
        pids = bots.stats.pids
        await bots.close()
        await bots.close()
        for each in asked:
            with pytest.raises(PoolClosed):
                await each
        assert not any(is_there(pid) for pid in pids)
        await bots.start()
        await bots.decide(question())
        await bots.close()

    asyncio.run(main())


def test_a_loop_that_ends_without_closing_leaves_no_worker() -> None:
    async def main() -> tuple[int, ...]:
        bots = BotPool()
        await bots.start()
        thinking = asyncio.create_task(bots.decide(thinking_question()))
        await until(lambda: bots.stats.busy == 1)
        assert not thinking.done()
        return bots.stats.pids

    (pid,) = asyncio.run(main())
    assert not is_there(pid)


def test_uvloop_works_as_well() -> None:
    uvloop = pytest.importorskip("uvloop")

    async def main() -> None:
        bots = BotPool()
        await bots.start()
        await bots.decide(question())
        (pid,) = bots.stats.pids
        asked = asyncio.create_task(bots.decide(thinking_question()))
        await until(lambda: bots.stats.busy == 1)
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(PoolCrashed):
            await asked
        await bots.decide(question())
        await bots.close()
        assert not is_there(pid)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())


def test_an_observer_that_fails_does_no_harm() -> None:
    def observe(thought: Thought) -> None:
        raise RuntimeError("no metrics")

    async def use(bots: BotPool) -> None:
        await bots.decide(question())
        await bots.decide(question())

    run(use, on_thought=observe)
