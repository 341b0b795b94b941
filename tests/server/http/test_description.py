"""The API's description is sent, not made, by a running server: making it takes seconds."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from coatl import __version__
from coatl.server.http import description
from coatl.server.http.app import Server
from coatl.server.settings import ServerSettings
from coatl.server.storage.store import Store


def test_it_is_ready_before_anybody_asks(data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise AssertionError("no server may spend its time on this")

    monkeypatch.setattr(FastAPI, "openapi", refuse)
    monkeypatch.setattr(asyncio, "to_thread", refuse)  # tables are loaded there

    async def scenario(server: Server) -> list[httpx.Response]:
        transport = httpx.ASGITransport(server.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await asyncio.gather(*[client.get("/api/openapi.json") for _ in range(12)])

    with Store.open(data_dir) as store:
        answers = asyncio.run(scenario(Server(ServerSettings(base_path="/coatl"), store)))
    assert {answer.status_code for answer in answers} == {200}
    described = answers[0].json()
    assert described["servers"] == [{"url": "/coatl"}]
    assert described["info"]["version"] == __version__


def test_it_is_about_this_server_alone() -> None:
    texts = {description.load_description(path) for path in ("", "/a")}
    assert len(texts) == 2
    assert all(b'"/api/tables/{table}/commands"' in text for text in texts)
