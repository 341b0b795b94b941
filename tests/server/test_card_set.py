"""A host that plays with a card set of its own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.players import Made, make_table
from tests.server.serving import ServerProcess

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "jade_rites.json"

pytestmark = pytest.mark.slow


def test_tables_are_played_with_it_and_wait_for_it(tmp_path: Path) -> None:
    def make(server: ServerProcess) -> Made:
        async def ask() -> Made:
            async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
                return await make_table(client, [{"kind": "person"}] * 2, "board")

        return asyncio.run(ask())

    def look(server: ServerProcess, made: Made) -> httpx.Response:
        head = {"authorization": f"Bearer {made.tokens[0]}"}
        with server.client() as client:
            return client.get(f"/api/tables/{made.table}", headers=head)

    data, log = tmp_path / "data", tmp_path / "log"
    with ServerProcess(data, log, COATL_CARDS=str(EXAMPLE)) as server:
        made = make(server)
        table = look(server, made).json()["table"]
        assert table["options"].startswith("seats=2 cards=jade-rites@")
    with ServerProcess(data, log) as server:
        plain = make(server)
        refused = look(server, made)
        assert refused.json()["code"] == "other-rules"
        assert "made with the card set jade-rites@" in refused.text
        assert look(server, plain).status_code == 200
    with ServerProcess(data, log, COATL_CARDS=str(EXAMPLE)) as server:
        assert look(server, made).status_code == 200
        assert "made without card set" in look(server, plain).text
