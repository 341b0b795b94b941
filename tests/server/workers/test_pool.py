"""Bots in worker processes: answers, and what happens when a worker does not give one."""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import select
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from coatl.bots import Advice, roster
from coatl.bots.fallback import fallback_move
from coatl.core.chance import SeededChance
from coatl.core.registry import get_game
from coatl.server.workers import making_way, pool
from coatl.server.workers.bots import Thinker, make_budget
from coatl.server.workers.messages import ADVISE, DECIDE, Asked, Question
from coatl.server.workers.pool import BotPool
from coatl.server.workers.process import Child, pack, worker_command
from coatl.server.workers.queue import FairQueue
from coatl.server.workers.types import (
    PoolBusy,
    PoolClosed,
    PoolCrashed,
    PoolError,
    PoolLate,
    PoolWrong,
    Thought,
)
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow

ROOT = str(Path(__file__).resolve().parents[3])
GAMES = ("board", "cards", "carl")
LONG = 600_000
"""Milliseconds that no test waits for."""


def position(game_name: str = "board", seed: int = 0, steps: int = 12) -> tuple[Any, list[int]]:
    """A view and its legal actions after some random steps, or before the game ends."""
    game = get_game(game_name)
    options = game.parse_options("", None if game_name == "carl" else 2)
    chance, rng = SeededChance(seed, game.sources), random.Random(seed)
    state = game.new(options, chance)
    found: tuple[Any, list[int]] | None = None
    for step in range(1000):
        seat = state.to_act
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            found = game.observe(state, seat), legal
            if step >= steps:
                break
        state.apply(seat, rng.choice(legal), chance)
        if state.is_over:
            break
    assert found is not None
    return found


def question(
    game_name: str = "board",
    level: str = "carver",
    table: str = "t",
    milliseconds: int = 1000,
    seed: int = 0,
) -> Question:
    view, legal = position(game_name, seed)
    return Question(table, view.seat, level, view, tuple(legal), "seed", milliseconds)


def thinking_question(table: str = "t") -> Question:
    """One that is thought about until somebody ends it."""
    return question(level="high-priest", table=table, milliseconds=LONG)


def run(use: Callable[[BotPool], Awaitable[None]], **options: Any) -> None:
    """Start a pool, use it, close it, and look whether anything of it is left."""

    async def main() -> None:
        bots = BotPool(**{"nice": 0, **options})
        await bots.start()
        pids = bots.stats.pids
        try:
            await asyncio.wait_for(use(bots), PATIENCE)
            pids += bots.stats.pids
        finally:
            await bots.close()
        assert not bots.stats.pids
        for pid in pids:
            assert not is_there(pid)

    asyncio.run(main())


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0)


def fake_workers(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Replace the workers by a few lines that say `ready`, and then run `code`."""
    lines = f"""
import json, os, pickle, socket, struct, sys
sys.path[:] = json.loads(sys.argv[1])["path"]
line = socket.socket(fileno=0)
def say(message):
    data = message if isinstance(message, bytes) else json.dumps(message).encode()
    line.sendall(struct.pack(">I", len(data)) + data)
def hear():
    (length,) = struct.unpack(">I", line.recv(4, socket.MSG_WAITALL))
    return pickle.loads(line.recv(length, socket.MSG_WAITALL))
say({{"ready": True}})
{code}
line.recv(1)
"""

    def command(nice: int, memory_mb: int | None) -> list[str]:
        real = worker_command(nice, memory_mb)
        return [real[0], "-c", lines, real[3]]

    monkeypatch.setattr(pool, "worker_command", command)


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


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_workers_inherit_nothing_and_keep_the_limits_of_the_host(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COATL_SECRET", "password")
    reader, writer = os.pipe()
    os.set_inheritable(writer, True)

    async def use(bots: BotPool) -> None:
        await bots.decide(question())
        (pid,) = bots.stats.pids
        kept = [os.readlink(f"/proc/{pid}/fd/{name}") for name in os.listdir(f"/proc/{pid}/fd")]
        assert os.readlink(f"/proc/self/fd/{writer}") not in kept
        assert sum(name.startswith("socket:") for name in kept) <= 2  # stderr may be one
        with open(f"/proc/{pid}/environ", "rb") as file:
            assert b"password" not in file.read()
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.nice(0) + 3)
        assert resource.prlimit(pid, resource.RLIMIT_AS)[0] == 900 << 20
        os.kill(pid, signal.SIGINT)
        await bots.decide(question())
        assert bots.stats.pids == (pid,)

    try:
        run(use, nice=3, memory_mb=900)
    finally:
        os.close(reader)
        os.close(writer)


KILLED = """
import asyncio, sys
from coatl.server.workers.pool import BotPool
from tests.server.workers.test_pool import thinking_question, until

async def main():
    bots = BotPool(workers=2)
    await bots.start()
    thinking = asyncio.create_task(bots.decide(thinking_question()))
    await until(lambda: bots.stats.busy == 1)
    print(*bots.stats.pids, flush=True)
    await thinking

asyncio.run(main())
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="waits for processes of others")
def test_a_server_killed_by_force_leaves_no_worker() -> None:
    """One worker thinks, the other is idle."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([ROOT, *sys.path])}
    with subprocess.Popen(
        [sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        pids = [int(word) for word in server.stdout.readline().split()]
        assert len(pids) == 2
        handles = [os.pidfd_open(pid) for pid in pids]
        server.kill()
    end = time.monotonic() + PATIENCE
    try:
        for handle in handles:  # readable when the process has ended
            ready, _, _ = select.select([handle], [], [], max(0.0, end - time.monotonic()))
            assert ready
    finally:
        for handle in handles:
            os.close(handle)


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="waits for processes of others")
def test_a_thinking_worker_ends_when_the_connection_does() -> None:
    async def main() -> None:
        child = await Child.launch(worker_command(0, None))
        handle = os.pidfd_open(child.pid)
        try:
            child.send(pack(Asked(1, DECIDE, thinking_question())))
            child._writer.close()
            await child._writer.wait_closed()
            ready, _, _ = select.select([handle], [], [], PATIENCE)
            assert ready
        finally:
            os.close(handle)
            await child.end()
        assert child.ending == "exit status 0"

    asyncio.run(main())


def test_workers_do_not_load_the_server() -> None:
    code = """
import sys
import coatl.server.workers.worker, coatl.server.workers.bots
heavy = {"fastapi", "sqlalchemy", "asyncio", "typer"} & set(sys.modules)
sys.exit(f"loaded: {heavy}" if heavy else 0)
"""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([ROOT, *sys.path])}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("game_name", GAMES)
def test_fallback_is_legal_everywhere(game_name: str) -> None:
    for seed in range(25):
        view, legal = position(game_name, seed, steps=seed * 8)
        assert fallback_move(view, legal, str(seed)) in legal
        assert fallback_move(view, tuple(legal), str(seed)) == fallback_move(view, legal, str(seed))


def test_fallback_never_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    view, legal = position()
    assert fallback_move(None, [5, 6], "seed") == 5
    assert fallback_move(view, [5], "seed") == 5

    def make_bot(name: str) -> Any:
        if name == "carver":
            raise MemoryError
        return roster.make_bot(name)

    monkeypatch.setattr("coatl.bots.fallback.make_bot", make_bot)
    assert fallback_move(view, legal, "seed") in legal
