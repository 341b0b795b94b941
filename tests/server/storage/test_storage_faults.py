"""Databases that go away, are locked or full while people play."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from coatl.server.storage.data_folder import DATABASE_NAME
from tests.patience import PATIENCE
from tests.server.fault_checks import check_stored
from tests.server.fault_games import PLANS, Troubles, play_through
from tests.server.fault_runs import LONGEST_RUN
from tests.server.players import make_table
from tests.server.postgres import Postgres
from tests.server.serving import RUN, ServerProcess

pytestmark = pytest.mark.slow  # a real server, or a real database

# Five seconds, which a server waits for a lock by itself, are the same to a player as a moment.
QUICK_LOCKS = f"""
from coatl.server.storage.store import Store
Store.open.__func__.__kwdefaults__["busy_timeout"] = 0.2
{RUN}
"""
CODES = {"locked": QUICK_LOCKS, "disk-full": RUN}
FEW = [PLANS[0], PLANS[1], PLANS[5], PLANS[7]]


class Watch:
    """Knows which troubles players were told of."""

    def __init__(self) -> None:
        self.codes: Counter[str] = Counter()
        self._seen = threading.Condition()

    def saw(self, code: str) -> None:
        with self._seen:
            self.codes[code] += 1
            self._seen.notify_all()

    def wait_for_another(self, code: str) -> None:
        """Return when somebody is told of a trouble once more."""
        with self._seen:
            before = self.codes[code]
            assert self._seen.wait_for(lambda: self.codes[code] > before, PATIENCE)


def ready(server: ServerProcess) -> tuple[int, str]:
    with server.client() as client:
        answer = client.get("/readyz")
        return answer.status_code, answer.text.strip()


def count_storage_errors(client: httpx.Client) -> float:
    for line in client.get("/metrics").text.splitlines():
        if line.startswith("coatl_storage_errors_total"):
            return float(line.split()[1])
    raise AssertionError("no such figure")


@pytest.mark.slow
def test_a_restart_of_postgresql_is_survived(
    postgres: Postgres, postgres_url: str, tmp_path: Path
) -> None:
    watch = Watch()
    server = ServerProcess(postgres_url, tmp_path / "log", COATL_BOT_MILLISECONDS="50")

    def restart() -> None:
        postgres.stop(immediate=True)
        watch.wait_for_another("unavailable")
        assert ready(server) == (503, "unavailable")
        postgres.start()
        assert ready(server) == (200, "ok")

    async def scenario() -> None:
        troubles = Troubles(3, 4, 150, restart)
        async with asyncio.timeout(LONGEST_RUN):
            parties = await play_through(server, troubles, 3, plans=FEW, troubled=watch.saw)
        assert server.pid == pid
        assert server.is_running
        with server.client() as client:
            assert count_storage_errors(client) >= 4
        assert server.stop() == 0
        await asyncio.to_thread(check_stored, postgres_url, parties)

    with server:
        pid = server.pid
        asyncio.run(scenario())
    assert set(watch.codes) == {"unavailable"}


@contextmanager
def locked(server: ServerProcess, data: Path) -> Iterator[None]:
    """Keep the database locked by another program."""
    with closing(sqlite3.connect(data / DATABASE_NAME, isolation_level=None)) as other:
        other.execute("PRAGMA busy_timeout=60000")
        other.execute("BEGIN EXCLUSIVE")
        yield


@contextmanager
def full(server: ServerProcess, data: Path) -> Iterator[None]:
    """Let the server write to no file any more, its log included."""
    _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, most))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))


def trouble(code: str, server: ServerProcess, data: Path) -> AbstractContextManager[None]:
    return {"locked": locked, "disk-full": full}[code](server, data)


@pytest.mark.parametrize("code", ["locked", "disk-full"])
def test_a_command_that_cannot_be_stored_changes_nothing(
    code: str, data_dir: Path, tmp_path: Path
) -> None:
    with (
        ServerProcess(data_dir, tmp_path / "log", code=CODES[code]) as server,
        server.client() as client,
    ):
        made = asyncio.run(make(server))
        path = f"/api/tables/{made.table}"
        heads = [{"authorization": f"Bearer {token}"} for token in made.tokens]
        heads.append({"x-coatl-invite": made.invite})

        def look() -> list[Any]:
            return [client.get(path, headers=head).json() for head in heads]

        before = look()
        (seat,) = before[0]["position"]["acting"][:1]
        action = random.Random(1).choice(before[seat]["position"]["legal"])["id"]
        step = {
            "type": "step",
            "action": action,
            "commit": True,
            "seat": seat,
            "key": "once",
            "version": before[seat]["version"],
        }
        new = {"game": "carl", "seats": [{"kind": "person"}], "token": "t" * 40}
        with trouble(code, server, data_dir):
            for where, body, head in (
                (f"{path}/commands", step, heads[seat]),
                ("/api/tables", new, {}),
            ):
                answer = client.post(where, json=body, headers=head)
                assert (answer.status_code, answer.json()["code"]) == (503, code)
                assert answer.json()["message"]
            assert look() == before
            assert ready(server) == (503, code)
            assert count_storage_errors(client) >= 2
        assert ready(server) == (200, "ok")
        for repeated in (False, True):
            answer = client.post(f"{path}/commands", json=step, headers=heads[seat])
            assert answer.status_code == 200, answer.text
            assert answer.json()["ack"]["repeated"] is repeated
        assert look() != before
        tables = {client.post("/api/tables", json=new).json()["table"] for _ in range(2)}
        assert len(tables) == 1
        assert server.stop() == 0


def test_a_server_is_not_ready_when_its_disk_is_full(data_dir: Path, tmp_path: Path) -> None:
    """It may have room for a little more, but for no command."""
    with (
        ServerProcess(data_dir, tmp_path / "log") as server,
        server.client() as client,
    ):
        made = asyncio.run(make(server))
        path = f"/api/tables/{made.table}"
        heads = {"authorization": f"Bearer {made.tokens[0]}"}
        assert ready(server) == (200, "ok")
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        room = (data_dir / f"{DATABASE_NAME}-wal").stat().st_size + 100_000
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (room, most))
        status = 200
        for number in range(1000):
            pace = "fast" if number % 2 else "slow"
            command = {"type": "settings", "key": f"k{number}", "seat": 0, "pace": pace}
            answer = client.post(f"{path}/commands", json=command, headers=heads)
            if (status := answer.status_code) != 200:
                break
        assert (status, answer.json()["code"]) == (503, "disk-full")
        assert ready(server) == (503, "disk-full")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
        assert ready(server) == (200, "ok")


async def make(server: ServerProcess) -> Any:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        return await make_table(client, [{"kind": "person"}, {"kind": "person"}], "board")


@pytest.mark.slow
@pytest.mark.parametrize("code", ["locked", "disk-full"])
def test_games_go_on_after_trouble_with_the_disk(code: str, data_dir: Path, tmp_path: Path) -> None:
    watch = Watch()
    settings = {"COATL_BOT_MILLISECONDS": "50"}
    server = ServerProcess(data_dir, tmp_path / "log", code=CODES[code], **settings)

    def hold() -> None:
        with trouble(code, server, data_dir):
            watch.wait_for_another(code)

    async def scenario() -> None:
        troubles = Troubles(7, 3, 120, hold)
        async with asyncio.timeout(LONGEST_RUN):
            parties = await play_through(server, troubles, 7, plans=FEW, troubled=watch.saw)
        assert server.stop() == 0
        await asyncio.to_thread(check_stored, data_dir, parties)

    with server:
        asyncio.run(scenario())
    assert set(watch.codes) == {code}
