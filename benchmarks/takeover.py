"""Measures how soon somebody else goes on when a bot's worker, or the server that asked, is killed.

Three servers without bots inside, two workers, real PostgreSQL and Redis. As soon as a bot thinks
about a turn, the worker that has claimed its question (or the server that has claimed its turn) is
killed with SIGKILL; measured is the time until the database names another one for it.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import psycopg

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT)]

from tests.patience import PATIENCE  # noqa: E402
from tests.server.cluster import Cluster  # noqa: E402
from tests.server.postgres import Postgres  # noqa: E402

CLAIMED = {
    "worker": "SELECT id, claimed_by FROM questions WHERE answer IS NULL AND until > %s",
    "server": "SELECT table_id || ':' || seq, owner FROM bot_turns WHERE until > %s",
}
LOOK_SECONDS = 0.01
THINKING = "6000"
"""Milliseconds a bot may think, so that it is not done before it is killed."""


class Watcher:
    """Looks into the database who has claimed what."""

    def __init__(self, target: str, kind: str) -> None:
        self._connection = psycopg.connect(target, autocommit=True)
        self._query = CLAIMED[kind]

    def claims(self) -> dict[str, str]:
        """Return who has claimed each thing that is under way."""
        return dict(self._connection.execute(self._query, [time.time()]).fetchall())

    def wait_for_one(self) -> tuple[str, str]:
        """Return something that is under way, and who has claimed it."""
        found: tuple[str, str] = self._wait_for(lambda claims: next(iter(claims.items()), None))
        return found

    def wait_for_another(self, what: str, owner: str) -> None:
        """Look until somebody else has claimed something."""
        self._wait_for(lambda claims: claims.get(what, owner) != owner)

    def _wait_for(self, found: Callable[[dict[str, str]], Any]) -> Any:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if answer := found(self.claims()):
                return answer
            time.sleep(LOOK_SECONDS)
        sys.exit("takeover: nobody has claimed anything")


def begin_game(url: str) -> None:
    """Make a table of strong bots alone, which think for long."""
    bot = {"kind": "bot", "level": "high-priest"}
    httpx.post(f"{url}/api/tables", json={"game": "board", "seats": [bot, bot]}).raise_for_status()


def measure(cluster: Cluster, target: str, kind: str, rounds: int) -> list[float]:
    """Kill who is at work, again and again; return the seconds until another one was."""
    everybody: list[Any] = list(cluster.workers if kind == "worker" else cluster.servers)
    watcher, found = Watcher(target, kind), []
    for _ in range(rounds):
        if not watcher.claims():
            begin_game(cluster.url)
        what, owner = watcher.wait_for_one()
        victim = next((p for p in everybody if owner.startswith(f"{p.pid}-")), None)
        if victim is None:
            continue
        os.kill(victim.pid, signal.SIGKILL)
        began = time.monotonic()
        watcher.wait_for_another(what, owner)
        found.append(time.monotonic() - began)
        victim.kill()
        victim.start()
    return found


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="measure how soon a dead one's turn is taken over")
    parser.add_argument("--rounds", type=int, default=20, help="kills of each kind")
    given = parser.parse_args()
    postgres = Postgres()
    try:
        postgres.start()
        target = postgres.create_database()
        with (
            tempfile.TemporaryDirectory(prefix="coatl-takeover-") as folder,
            Cluster(target, Path(folder), COATL_BOT_MILLISECONDS=THINKING) as cluster,
        ):
            for kind in ("worker", "server"):
                seconds = sorted(measure(cluster, target, kind, given.rounds))
                middle, longest = seconds[len(seconds) // 2], seconds[-1]
                print(
                    f"{kind}: {len(seconds)} killed, taken over after {middle:.2f} s (median), "
                    f"{longest:.2f} s (longest); load {os.getloadavg()[0]:.1f}",
                    flush=True,
                )
    finally:
        postgres.remove()
    return 0


if __name__ == "__main__":
    sys.exit(main())
