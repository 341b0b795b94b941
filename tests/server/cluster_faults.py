"""What can happen to several servers: each fault strikes at an event, and is mended after it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import psycopg

from tests.amounts import amount
from tests.patience import PATIENCE
from tests.server.cluster import Cluster
from tests.server.fault_checks import check_stored
from tests.server.fault_games import PLANS, Party, Plan, Troubles, play_through
from tests.server.fault_runs import LONGEST_RUN
from tests.server.postgres import Postgres
from tests.server.serving import free_port

PAUSE_SECONDS = amount(3, soak=20)
"""So long a process is paused, or cut from its database: part of what is tried, not a limit."""
FAULTS = ("server", "worker", "redis", "postgres", "pause", "cut")


class Wire:
    """A line to a port of this machine that can be cut."""

    def __init__(self, port: int) -> None:
        self.port = free_port()
        self.is_cut = False
        self._to = port
        self._pairs: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break all connections, and let no new one through."""
        self.is_cut = True
        for end in self._pairs:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._pairs.clear()

    def mend(self) -> None:
        """Let new connections through."""
        self.is_cut = False

    def close(self) -> None:
        """End it."""
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if self.is_cut:
                    near.close()
                    continue
                try:
                    far = socket.create_connection(("127.0.0.1", self._to), PATIENCE)
                except OSError:
                    near.close()
                    continue
                far.settimeout(None)
                self._pairs += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=_carry, args=ends, daemon=True).start()


def _carry(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    for end in (one, other):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


class Mischief:
    """Does one fault after the other to a cluster, all kinds in a random order."""

    def __init__(self, cluster: Cluster, postgres: Postgres, wire: Wire, seed: int) -> None:
        self.cluster = cluster
        self.postgres = postgres
        self.wire = wire
        self.done: list[str] = []
        self._rng = random.Random(f"mischief {seed}")
        self._order: list[str] = []
        self._victim = 0

    def strike(self) -> None:
        """Do harm at once."""
        if not self._order:
            self._order = self._rng.sample(FAULTS, len(FAULTS))
        fault = self._order.pop()
        self.done.append(fault)
        servers, workers = self.cluster.servers, self.cluster.workers
        self._victim = self._rng.randrange(len(servers))
        match fault:
            case "server":
                os.kill(servers[self._victim].pid, signal.SIGKILL)
            case "worker":
                self._victim = self._rng.randrange(len(workers))
                os.kill(workers[self._victim].pid, signal.SIGKILL)
            case "redis":
                os.kill(self.cluster.redis.pid, signal.SIGKILL)
            case "pause":
                os.kill(servers[self._victim].pid, signal.SIGSTOP)
            case "cut":
                self.wire.cut()

    def recover(self) -> None:
        """Mend what was harmed; some of it after a while."""
        match self.done[-1]:
            case "server":
                self.cluster.servers[self._victim].kill()
                self.cluster.servers[self._victim].start()
            case "worker":
                self.cluster.workers[self._victim].kill()
                self.cluster.workers[self._victim].start()
            case "redis":
                self.cluster.redis.kill()
                self.cluster.redis.start()
            case "postgres":
                self.postgres.restart(immediate=True)
            case "pause":
                time.sleep(PAUSE_SECONDS)
                os.kill(self.cluster.servers[self._victim].pid, signal.SIGCONT)
            case "cut":
                time.sleep(PAUSE_SECONDS)
                self.wire.mend()


@dataclass(frozen=True, slots=True)
class Endured:
    """What a run was like."""

    faults: list[str]
    tables: int
    commands: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{len(self.faults)} faults ({', '.join(self.faults)}), {self.tables} games finished, "
            f"{self.commands} commands acknowledged and stored once, {self.seconds:.0f} s"
        )


def find_processes(target: str) -> set[str]:
    """Return the processes that have not said goodbye: those at work, and killed ones."""
    with psycopg.connect(target) as connection:
        return {name for (name,) in connection.execute("SELECT id FROM processes")}


def endure_faults(
    postgres: Postgres,
    folder: Path,
    *,
    faults: int,
    seed: int,
    widest_gap: int,
    plans: list[Plan] = PLANS,
    first: Callable[[Cluster], None] = lambda cluster: None,
    progress: Callable[[str], None] = lambda text: None,
) -> Endured:
    """Play games on a cluster while faults strike; check what is stored at the end.

    `first` may use the cluster while it is whole.
    """
    began = time.monotonic()
    target = postgres.create_database()
    wire = Wire(postgres.port)
    by_wire = target.replace(f":{postgres.port}/", f":{wire.port}/")
    cluster = Cluster(target, folder, first_target=by_wire)
    mischief = Mischief(cluster, postgres, wire, seed)

    async def scenario() -> list[Party]:
        troubles = Troubles(seed, faults, widest_gap, mischief.recover, mischief.strike)
        async with asyncio.timeout(LONGEST_RUN):
            return await play_through(cluster, troubles, seed, plans=plans, progress=progress)

    try:
        with cluster:
            first(cluster)
            with psycopg.connect(target) as connection:
                earlier = [name for (name,) in connection.execute("SELECT id FROM tables")]
            parties = asyncio.run(scenario())
            here = find_processes(target)
            cluster.stop()
        commands = check_stored(target, parties, earlier)
        stopped = here - find_processes(target)
        assert len(stopped) == len(cluster.processes), "somebody has not said goodbye"
        with psycopg.connect(target) as connection:
            left = connection.execute("SELECT asked_by FROM questions").fetchall()
        # One that was killed cannot take its questions back: others forget them after a while.
        assert stopped.isdisjoint(asked_by for (asked_by,) in left), "a question is left"
        return Endured(mischief.done, len(parties), commands, time.monotonic() - began)
    finally:
        wire.close()
