"""Servers that are killed, databases that fail: nothing acknowledged is lost, nothing doubled."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections import Counter
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.amounts import SOAK
from tests.patience import PATIENCE
from tests.server.fault_checks import check_stored
from tests.server.fault_games import PLANS, Troubles, play_through
from tests.server.fault_runs import LONGEST_RUN, survive_kills
from tests.server.players import Made, Player, make_table
from tests.server.serving import ServerProcess

pytestmark = pytest.mark.slow  # a real server, or a real database

Target = str | Path


def test_five_kills_lose_nothing(target: Target, tmp_path: Path) -> None:
    # Half of the tables at one database, half at the other; `make soak` has all of them at both.
    plans = PLANS if SOAK else PLANS[isinstance(target, Path) :: 2]
    log = tmp_path / "log"
    survived = survive_kills(target, log, kills=5, seed=5, widest_gap=200, plans=plans)
    print(survived)
    assert survived.kills == 5
    assert survived.commands > 200
    assert survived.retries


def test_a_stopped_server_says_goodbye_and_goes_on(target: Target, tmp_path: Path) -> None:
    server = ServerProcess(target, tmp_path / "log", COATL_BOT_MILLISECONDS="20")

    def restart() -> None:
        assert server.stop() == 0
        server.start()

    async def scenario() -> None:
        troubles = Troubles(9, 3, 120, restart)
        plans = [PLANS[0], PLANS[1], PLANS[5]]
        async with asyncio.timeout(LONGEST_RUN):
            parties = await play_through(server, troubles, 9, plans=plans)
        assert server.stop() == 0
        await asyncio.to_thread(check_stored, target, parties)
        goodbyes: Counter[str] = Counter()
        for party in parties:
            for player in party.players:
                goodbyes += player.goodbyes
        assert set(goodbyes) == {"closing", "1012"}
        assert goodbyes["closing"] <= goodbyes["1012"]  # who was sending sees the code alone

    with server:
        asyncio.run(scenario())


def test_a_draft_survives_a_stop_and_a_kill(target: Target, tmp_path: Path) -> None:
    async def make() -> Made:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
            return await make_table(client, [{"kind": "person"}] * 2, "board")

    with ServerProcess(target, tmp_path / "log") as server, server.client() as client:
        made = asyncio.run(make())
        path = f"/api/tables/{made.table}"
        heads = [{"authorization": f"Bearer {token}"} for token in made.tokens]
        states = [client.get(path, headers=head).json() for head in heads]
        (seat,) = states[0]["position"]["acting"][:1]
        state = states[seat]
        for number, end in enumerate((server.stop, server.kill)):
            quiet = [each for each in state["position"]["legal"] if not each["reveals"]]
            step = {"type": "step", "action": quiet[0]["id"], "version": state["version"]}
            step |= {"seat": seat, "key": f"step-{number}"}
            answer = client.post(f"{path}/commands", json=step, headers=heads[seat]).json()
            state = answer["state"]
            assert len(state["position"]["draft"]["steps"]) == number + 1
            end()
            server.start()
            again = client.get(path, headers=heads[seat]).json()
            for part in ("version", "position", "log"):
                assert again[part] == state[part]
            repeated = client.post(f"{path}/commands", json=step, headers=heads[seat]).json()
            assert repeated["ack"] == {**answer["ack"], "repeated": True}


def test_a_data_folder_serves_one_server(data_dir: Path, tmp_path: Path) -> None:
    with ServerProcess(data_dir, tmp_path / "log") as first:
        second = ServerProcess(data_dir, tmp_path / "second")
        with pytest.raises(AssertionError, match=f"process {first.pid}"), second:
            pass
        with first.client() as client:
            assert client.get("/readyz").status_code == 200


def test_a_killed_bot_worker_costs_a_move_and_not_the_game(data_dir: Path, tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
            seats = [{"kind": "person"}, {"kind": "bot", "level": "high-priest"}]
            made = await make_table(client, seats, "cards", help="off")
            player = Player(server.live_url, made.table, made.tokens, 4)
            playing = asyncio.create_task(player.play())
            while await count_fallbacks(client) < 3:
                assert not playing.done()
                for pid in server.workers:
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
            await playing
            assert player.final[0]["position"]["result"]["standings"]
            assert player.reconnects == 0

    settings = {"COATL_BOT_MILLISECONDS": "300", "COATL_BOT_WORKERS": "2"}
    with ServerProcess(data_dir, tmp_path / "log", **settings) as server:
        asyncio.run(scenario(server))
        assert server.stop() == 0


async def count_fallbacks(client: httpx.AsyncClient) -> float:
    text = (await client.get("/metrics")).text
    found = re.search(r'coatl_bot_turns_total\{how="fallback"\} (\S+)', text)
    return float(found[1]) if found else 0.0
