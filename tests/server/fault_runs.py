"""Whole runs with troubles, for tests and for `make soak`."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.fault_checks import check_stored
from tests.server.fault_games import PLANS, Plan, Troubles, play_through
from tests.server.serving import ServerProcess

LONGEST_RUN = 3600.0
"""Seconds after which a run that does not end is given up; never part of what is checked."""


@dataclass(frozen=True, slots=True)
class Survived:
    """What a run was like."""

    kills: int
    tables: int
    commands: int
    """How many were acknowledged."""
    retries: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.tables} games finished, {self.commands} commands "
            f"acknowledged and stored once, {self.retries} connections lost, {self.seconds:.0f} s"
        )


def survive_kills(
    target: str | Path,
    log: Path,
    *,
    kills: int,
    seed: int,
    widest_gap: int,
    plans: list[Plan] = PLANS,
    progress: Callable[[str], None] = lambda text: None,
) -> Survived:
    """Kill the server at random moments while games are played; check what is stored at the end."""
    began = time.monotonic()
    workers: list[int] = []
    server = ServerProcess(target, log, COATL_BOT_MILLISECONDS="20")

    def strike() -> None:
        started = server.workers
        assert started
        workers.extend(os.pidfd_open(pid) for pid in started)
        os.kill(server.pid, signal.SIGKILL)

    def recover() -> None:
        server.kill()
        server.start()

    async def scenario() -> Survived:
        troubles = Troubles(seed, kills, widest_gap, recover, strike)
        async with asyncio.timeout(LONGEST_RUN):
            parties = await play_through(server, troubles, seed, plans=plans, progress=progress)
        assert server.stop() == 0
        retries = sum(party.retries for party in parties)
        retries += sum(player.reconnects for party in parties for player in party.players)
        commands = await asyncio.to_thread(check_stored, target, parties)
        seconds = time.monotonic() - began
        return Survived(troubles.done, len(parties), commands, retries, seconds)

    try:
        with server:
            survived = asyncio.run(scenario())
        for handle in workers:  # it becomes readable when the process has ended
            assert select.select([handle], [], [], PATIENCE)[0], "a worker outlives its server"
        return survived
    finally:
        for handle in workers:
            os.close(handle)
