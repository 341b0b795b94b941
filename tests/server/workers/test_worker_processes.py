"""The processes in which bots think: what they inherit, and when they end."""

from __future__ import annotations

import asyncio
import os
import resource
import select
import signal
import subprocess
import sys
import time

import pytest

from coatl.server.workers.messages import DECIDE, Asked
from coatl.server.workers.pool import BotPool
from coatl.server.workers.process import Child, pack, worker_command
from tests.patience import PATIENCE
from tests.server.workers.pools import (
    ROOT,
    question,
    run,
    thinking_question,
)

pytestmark = pytest.mark.slow


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
from tests.server.workers.pools import thinking_question, until

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
