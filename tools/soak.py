"""Long checks: random games against the contract, and a server that is killed again and again."""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from coatl.board import GAME, BoardOptions
from coatl.board.options import FLAGS
from coatl.cards import CARL, CardOptions, CarlOptions
from coatl.cards import GAME as CARDS
from coatl.cards.options import PERSONALITIES
from coatl.testing import check_game

if TYPE_CHECKING:
    from tests.server.cluster_faults import Endured
    from tests.server.postgres import Postgres

ROOT = Path(__file__).resolve().parents[1]
WIDEST_GAP = 250
"""At most so many commands and acknowledgements between two kills."""


def main() -> None:
    """Run both parts; a broken promise stops it with what is needed to repeat it."""
    parser = argparse.ArgumentParser(description="long random checks of engine and server")
    parser.add_argument(
        "--minutes", type=float, default=10.0, help="of random games against the contract"
    )
    parser.add_argument(
        "--kills", type=int, default=50, help="of the server, on each database; 0 for none"
    )
    parser.add_argument("--seed", type=int, default=int(time.time()))
    arguments = parser.parse_args()
    summary = [check_games(arguments.minutes, arguments.seed)]
    if arguments.kills:
        summary += kill_servers(arguments.kills, arguments.seed)
    print("\n".join(["", *summary]))


def check_games(minutes: float, seed: int) -> str:
    """Check random games for some time; return what to say about it."""
    end = time.monotonic() + 60 * minutes
    games = decisions = 0
    while time.monotonic() < end:
        number = seed + games
        rng = random.Random(number)
        flags = {flag: rng.random() < 0.5 for flag in FLAGS}
        seats = rng.choice((2, 3, 4))
        for game, options in (
            (GAME, BoardOptions(seats=seats, **flags)),
            (CARDS, CardOptions(seats=seats)),
            (CARL, CarlOptions(personality=rng.choice(PERSONALITIES))),
        ):
            try:
                decisions += check_game(game, options, number, thorough=1)
            except AssertionError:
                print(f"broken: {game.name} with seed {number}, {options}")
                raise
        games += 1
        if games % 50 == 0:
            print(f"{games} games, {decisions} decisions: all promises kept", flush=True)
    return f"{games} games, {decisions} decisions, seed {seed}: all promises kept"


def kill_servers(kills: int, seed: int) -> list[str]:
    """Kill servers on each database while games are played; return what to say about it."""
    sys.path.insert(0, str(ROOT))
    from tests.server.fault_runs import survive_kills
    from tests.server.postgres import Postgres

    said: list[str] = []
    postgres = Postgres()
    folder = Path(tempfile.mkdtemp(prefix="coatl-soak-"))
    try:
        postgres.start()
        targets: dict[str, str | Path] = {
            "SQLite": folder / "data",
            "PostgreSQL": postgres.create_database(),
        }
        for name, target in targets.items():
            log = folder / f"{name}.log"

            def tell(text: str, name: str = name) -> None:
                print(f"{name}: kill {text}", flush=True)

            try:
                survived = survive_kills(
                    target, log, kills=kills, seed=seed, widest_gap=WIDEST_GAP, progress=tell
                )
            except BaseException:
                print(f"broken: --kills {kills} --seed {seed} on {name}; the server's log: {log}")
                raise
            said.append(f"{name}, seed {seed}: {survived}")
            print(said[-1], flush=True)
        said.append(
            f"several servers, seed {seed}: {disturb_cluster(postgres, folder, kills, seed)}"
        )
        print(said[-1], flush=True)
        shutil.rmtree(folder)
    finally:
        postgres.remove()
    return said


def disturb_cluster(postgres: Postgres, folder: Path, faults: int, seed: int) -> Endured:
    """Let everything happen to several servers while games are played."""
    from tests.server.cluster_faults import endure_faults

    def tell(text: str) -> None:
        print(f"several servers: fault {text}", flush=True)

    logs = folder / "cluster"
    try:
        return endure_faults(
            postgres, logs, faults=faults, seed=seed, widest_gap=WIDEST_GAP, progress=tell
        )
    except BaseException:
        print(f"broken: --kills {faults} --seed {seed}; the logs: {logs}")
        raise


if __name__ == "__main__":
    main()
