"""Whole games over real sockets: to the end, every message as published, nothing given away."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import httpx
import pytest

from tests.amounts import amount
from tests.patience import PATIENCE
from tests.server.arena import Arena, Figures, Plan
from tests.server.schemas import Schemas
from tests.server.serving import ServerProcess

pytestmark = pytest.mark.slow  # a real server, or a real database

BOARD_OPTIONS = ("sacrifice", "feathers", "promo", "fewer-bodies", "strict-ends")
PERSONALITIES = ("ambitious", "imperious", "greedy")
TWISTED = 20
"""So many plans have every twist and every sort of table once."""
SEATS = {
    "board": (2, 2, 2, 2, 3, 2, 2, 2, 3, 2, 2, 2, 4),  # four make the longest games
    "cards": (2, 3, 4),
    "carl": (1,),
}


def make_plans(game: str, count: int) -> list[Plan]:
    """Return tables of all sorts; which ones follows from the game's name."""
    rng = random.Random(game)
    plans = []
    for number in range(count):
        seats = SEATS[game][number % len(SEATS[game])]
        options = {
            "board": " ".join(each for each in BOARD_OPTIONS if rng.random() < 0.3),
            "cards": "",
            "carl": PERSONALITIES[number % 3],
        }[game]
        bots: tuple[int, ...] = ()
        if seats > 1 and number % 5 == 1:
            bots = tuple(sorted(rng.sample(range(seats), rng.randrange(1, seats))))
        twist = {3: "resign", 7: "leave", 13: "stay-away"}.get(number % 20, "")
        if number % 20 == 9 and seats > 1:
            twist = "kick"
        persons = [seat for seat in range(seats) if seat not in bots]
        plans.append(
            Plan(
                game,
                options,
                seats,
                seed=number,
                bots=bots,
                shared=number % 4 == 2,
                plain=(persons[-1],) if number % 12 == 5 else (),
                watchers=int(number % 6 == 0),
                help=("off", "off", "match", "off", "coach")[number % 5],
                hurry=(0.95, 0.9, 0.95, 0.8, 0.95, 0.3)[number // 2 % 6],
                twist=twist if len(persons) > (number % 12 == 5) else "",
                then={0: "continue", 11: "rematch"}.get(number % 20, ""),
            )
        )
    return plans


async def play_everything(server: ServerProcess, plans: list[Plan]) -> Figures:
    limits = httpx.Limits(max_connections=200)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, limits=limits) as client:
        schemas = Schemas((await client.get("/api/schema")).json())
        arena = Arena(server.url, server.live_url, client, schemas)
        await arena.play_all(plans)
        texts = [
            (await client.get("/metrics")).text,
            (await client.get("/api/tables")).text,
            server.log.read_text(),
        ]
        assert f'coatl_games_over_total{{game="{plans[0].game}"}}' in texts[0]
    assert len(arena.secrets) > len(plans)
    for text in texts:
        assert not any(secret in text for secret in arena.secrets)
    return arena.figures


def run(tmp_path: Path, plans: list[Plan]) -> Figures:
    with ServerProcess(tmp_path / "data", tmp_path / "log", COATL_BOT_MILLISECONDS="10") as server:
        figures = asyncio.run(play_everything(server, plans))
        assert server.stop() == 0
    assert '"level": "error"' not in server.log.read_text()
    return figures


@pytest.mark.parametrize("game", ["board", "cards", "carl"])
def test_many_whole_games(tmp_path: Path, game: str) -> None:
    count = amount(TWISTED, soak=10 * TWISTED)
    figures = run(tmp_path, make_plans(game, count))
    print(f"\n{game}: {figures}")
    assert figures.games > count
    assert figures.continued >= count // TWISTED
    assert figures.resigned > 0
    assert {"", "resign", "leave", "stay-away"} <= figures.twists
    # How many messages tell of a step depends on how busy the machine is.
    assert figures.compared > figures.games
    assert figures.before_the_end > figures.games
