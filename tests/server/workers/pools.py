"""A pool of bots for tests: what it is asked, and that it leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from coatl.server.workers import pool
from coatl.server.workers.messages import Question
from coatl.server.workers.pool import BotPool
from coatl.server.workers.process import worker_command
from tests.bots.positions import position
from tests.patience import PATIENCE

ROOT = str(Path(__file__).resolve().parents[3])
LONG = 600_000
"""Milliseconds that no test waits for."""


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
