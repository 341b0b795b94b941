"""A flood of hints holds up nobody's game: moves go first, and a seat gets one hint at a time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.players import make_table
from tests.server.serving import RUN, ServerProcess

pytestmark = pytest.mark.slow  # a real server

PERSON = {"kind": "person"}
LONG = {"COATL_BOT_MILLISECONDS": "60000"}


ROOT = str(Path(__file__).resolve().parents[3])
QUEUE = "coatl_bot_queue"
TURNS = 'coatl_bot_turns_total{how="worker"}'


def serve_code(notes: Path) -> str:
    """Return the code of a server whose worker writes down what it is asked."""
    boot = (
        f"import json, sys; sys.path[:] = [{ROOT!r}, *json.loads(sys.argv[1])['path']]; "
        f"from tests.server.workers.slow_worker import work; work({str(notes)!r})"
    )
    return f"""
from coatl.server.workers import pool
real = pool.worker_command
def command(nice, memory_mb):
    python, flag, _, setup = real(nice, memory_mb)
    return [python, flag, {boot!r}, setup]
pool.worker_command = command
{RUN}"""


async def until(client: httpx.AsyncClient, name: str, wanted: float) -> None:
    """Return when a figure of the server is right."""
    async with asyncio.timeout(PATIENCE):
        found = None
        while found != wanted:
            lines = (await client.get("/metrics")).text.splitlines()
            figures = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
            found = float(figures.get(name, 0))


async def hint(client: httpx.AsyncClient, made: Any, seat: int) -> httpx.Response:
    path = f"/api/tables/{made.table}"
    headers = {"authorization": f"Bearer {made.tokens[seat]}"}
    version = (await client.get(path, headers=headers)).json()["version"]
    asked = {"type": "hint", "key": "h", "seat": seat, "version": version}
    return await client.post(f"{path}/commands", json=asked, headers=headers)


def test_a_move_is_served_before_hints_that_were_asked_for_earlier(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def scenario(server: ServerProcess) -> None:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
            crowd = await make_table(client, [PERSON] * 4, "board", help="coach")
            hints = []
            for seat in range(4):  # one is being thought about, the others wait
                hints.append(asyncio.ensure_future(hint(client, crowd, seat)))
                await until(client, QUEUE, seat)
            again = await hint(client, crowd, 3)
            assert (again.status_code, again.json()["code"]) == (429, "too-many")
            hints[3].cancel()  # who has gone is not thought for
            await until(client, QUEUE, 2)

            quick = await make_table(client, [PERSON, {"kind": "bot", "level": "novice"}], "board")
            await until(client, TURNS, 1)
            asked = notes.read_text().splitlines()
            assert asked[:2] == [f"advise {crowd.table}/hint", f"decide {quick.table}"]
            for each in hints:
                each.cancel()
            await asyncio.wait(hints)
            await until(client, QUEUE, 0)

    with ServerProcess(
        tmp_path / "data", tmp_path / "log", code=serve_code(notes), **LONG
    ) as server:
        asyncio.run(scenario(server))
