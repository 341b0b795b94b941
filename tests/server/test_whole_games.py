"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from players import Player, make_table
from serving import ServerProcess

PERSON = {"kind": "person"}
CARVER = {"kind": "bot", "level": "carver"}


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("board", "", [PERSON, PERSON]),
        ("board", "sacrifice feathers promo", [PERSON, CARVER, PERSON]),
        ("cards", "", [PERSON, PERSON, CARVER]),
        ("carl", "imperious", [PERSON]),
    ],
)
def test_devices_play_to_the_end(
    tmp_path: Path, game: str, options: str, seats: list[dict[str, str]]
) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
            made = await make_table(client, seats, game, options=options)
            players = [
                Player(server.live_url, made.table, [token], seed)
                for seed, token in enumerate(made.tokens)
            ]
            await asyncio.gather(*(player.play() for player in players))
            for player in players:
                (state,) = player.final.values()
                assert state["position"]["result"]["standings"]
                assert player.acknowledged

    with ServerProcess(tmp_path / "data", tmp_path / "log") as server:
        asyncio.run(scenario(server))
        assert server.stop() == 0
