"""A server that stops says so to everybody who is connected or waits."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from coatl.server.http.app import Server
from coatl.server.http.waiting import wait_for_news
from coatl.server.settings import ServerSettings
from coatl.server.storage.store import Store
from tests.patience import PATIENCE
from tests.server.serving import ServerProcess
from tests.server.sockets import connect

pytestmark = pytest.mark.slow  # a real server, or a real database

TABLE = {"seats": [{"kind": "person"}, {"kind": "person"}]}


def test_sockets_are_told_before_they_are_closed(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
            made = (await client.post("/api/tables", json=TABLE)).json()
        async with connect(f"{server.live_url}/api/tables/{made['table']}/live") as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": [made["host"]]}))
            assert json.loads(await socket.recv())["type"] == "snapshot"
            stopping = asyncio.ensure_future(asyncio.to_thread(server.stop))
            kinds = []
            with suppress(ConnectionClosed):
                while True:
                    kinds.append(json.loads(await socket.recv())["type"])
            assert kinds[-1] == "closing"
            assert socket.close_code == 1012
            assert await stopping == 0

    with ServerProcess(tmp_path / "data", tmp_path / "log") as server:
        asyncio.run(scenario(server))


def test_who_waits_for_news_is_answered(data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait_longer(
        dispatcher: Any, room: Any, reader: int | None, since: int, wait: float
    ) -> None:
        await wait_for_news(dispatcher, room, reader, since, 10 * PATIENCE)  # most of an hour

    async def scenario(server: Server) -> None:
        transport = httpx.ASGITransport(server.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            made = (await client.post("/api/tables", json=TABLE)).json()
            polling = asyncio.ensure_future(
                client.get(
                    f"/api/tables/{made['table']}?since=1&wait=25",
                    headers={"authorization": f"Bearer {made['host']}"},
                )
            )
            while not server.hub.bus._listeners:  # type: ignore[attr-defined]
                await asyncio.sleep(0)
            await server.drain()
            answer = await asyncio.wait_for(polling, PATIENCE)
            assert answer.status_code == 200
            assert answer.json()["version"] == 1
            assert (await client.get("/readyz")).text == "stopping\n"
            await server.hub.close()

    monkeypatch.setattr("coatl.server.http.table_routes.wait_for_news", wait_longer)
    store = Store.open(data_dir)
    try:
        asyncio.run(scenario(Server(ServerSettings(data_dir=data_dir), store)))
    finally:
        store.close()
