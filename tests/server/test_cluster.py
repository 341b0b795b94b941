"""Several servers and workers on one database, behind a proxy that sends anybody anywhere."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.amounts import amount
from tests.patience import PATIENCE
from tests.server.arena import Arena, Figures, Plan
from tests.server.cluster import Cluster
from tests.server.cluster_faults import FAULTS, endure_faults
from tests.server.fault_games import PLANS
from tests.server.postgres import Postgres
from tests.server.schemas import Schemas
from tests.server.test_whole_games import make_plans

pytestmark = pytest.mark.slow  # real servers and a real database


async def play_everything(cluster: Cluster, plans: list[Plan]) -> Figures:
    async with httpx.AsyncClient(base_url=cluster.url, timeout=PATIENCE) as client:
        schemas = Schemas((await client.get("/api/schema")).json())
        arena = Arena(cluster.url, cluster.live_url, client, schemas)
        await arena.play_all(plans)
    text = cluster.logs()
    assert not any(secret in text for secret in arena.secrets)
    return arena.figures


def play_whole_games(cluster: Cluster) -> None:
    """Play games of every kind, all seats' streams checked for what they may know and for order."""
    count = amount(4, soak=60)
    plans = [plan for game in ("board", "cards", "carl") for plan in make_plans(game, count)]
    figures = asyncio.run(play_everything(cluster, plans))
    print(figures)
    assert '"level": "error"' not in cluster.logs()
    assert figures.games >= 3 * count
    assert figures.compared > figures.games


def test_games_of_every_kind_at_any_server_and_then_through_faults(
    postgres: Postgres, tmp_path: Path
) -> None:
    """One cluster for both: to start it costs more than to play."""
    faults = amount(len(FAULTS), soak=50)
    endured = endure_faults(
        postgres,
        tmp_path / "logs",
        faults=faults,
        seed=6,
        widest_gap=60,
        plans=[PLANS[number] for number in (1, 2, 5, 6)],
        first=play_whole_games,
    )
    print(endured)
    assert len(endured.faults) == faults
    assert set(endured.faults) == set(FAULTS)
    assert endured.commands > 100
