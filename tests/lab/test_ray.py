"""Games on a real Ray cluster: the same results, whatever happens to its workers."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
from typing import Any

import pytest

from coatl.bots.asking import BotError
from coatl.bots.board.weights import load_weights
from coatl.bots.cards.weights import load_weights as load_card_weights
from coatl.core.errors import CoatlError, OptionError
from coatl.core.extras import install_command
from coatl.lab import ray_workers
from coatl.lab.arena import run_contest
from coatl.lab.contest import Contest, enter_bots
from coatl.lab.records import RecordsFolder, RecordsWriter
from coatl.lab.simulation import Simulation, simulate
from coatl.lab.workers import open_workers, work_in_order
from tests.patience import PATIENCE
from tools import tune_bots, tune_cards

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("default")]

# Ray's own limits: a busy machine took longer once.
SECONDS = (
    *("gcs_server_port_wait_time_s", "gcs_server_request_timeout_seconds"),
    *("gcs_rpc_server_connect_timeout_s", "py_gcs_connect_timeout_s"),
    "worker_register_timeout_seconds",
)
# Not raylet_client_connect_timeout_milliseconds: it is the pause between two tries to connect.
MILLISECONDS = ("health_check_timeout_ms", "agent_register_timeout_ms")
MORTAL = """
import os
import re
from pathlib import Path

MARK = Path({mark!r})


class Mortal:
    needs_view = False

    def decide(self, view, legal, rng):
        if not MARK.exists():
            MARK.touch()
            os.kill(os.getpid(), 9)
        return rng.choice(legal)


class Wrong:
    needs_view = False

    def decide(self, view, legal, rng):
        return -1
"""


def contest(*specs: str) -> Contest:
    return Contest("cards", ("seats=2",), 2, enter_bots(list(specs), "cards"), "ray")


def contest_has_the_results_of_local_processes() -> None:
    wanted = contest("novice", "random")
    heard: list[Any] = []
    there = run_contest(wanted, 6, jobs=2, on="ray", keep=heard.append)
    here = run_contest(wanted, 6)
    assert [played.outcome for played in there] == [played.outcome for played in here]
    assert len(heard) == 6


def simulation_goes_on_elsewhere_with_the_same_fingerprint(tmp_path: Path) -> None:
    wanted = Simulation("board", "seats=2", ("random", "random"), "ray")
    with RecordsWriter(tmp_path / "games", wanted.header()) as folder:
        simulate(wanted, 4, records=folder)
    told: list[int] = []
    with RecordsWriter(tmp_path / "games", wanted.header()) as folder:
        there = simulate(wanted, 30, jobs=2, on="ray", records=folder, progress=told.append)
    assert there.fingerprint == simulate(wanted, 30).fingerprint
    assert told == list(range(1, 31))
    assert len(list(RecordsFolder(tmp_path / "games").read())) == 30


def worker_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    mark, bot = tmp_path / "killed", tmp_path / "mortal.py"
    bot.write_text(MORTAL.format(mark=str(mark)))
    wanted = contest(f"{bot}:Mortal", "random")
    there = run_contest(wanted, 8, jobs=2, on="ray")
    assert mark.exists(), "no process was killed"
    here = run_contest(wanted, 8)
    assert [played.outcome for played in there] == [played.outcome for played in here]


def bot_that_fails_is_named_as_it_is_locally(tmp_path: Path) -> None:
    bot = tmp_path / "wrong.py"
    bot.write_text(MORTAL.format(mark=str(tmp_path / "killed")))
    with pytest.raises(BotError, match=r"'Wrong'.*game 'ray/0'"):
        run_contest(contest(f"{bot}:Wrong", "random"), 2, on="ray")


def tools_that_tune_find_the_numbers_of_local_processes() -> None:
    duels = [(load_weights(), load_weights(), seed) for seed in (1, 2)]
    fought = work_in_order(tune_bots.Duel(1), duels, 2, "ray")
    assert list(fought) == [tune_bots.Duel(1)(duel) for duel in duels]
    part, games = tune_cards.PlayPart("two", load_card_weights("two"), "ray"), range(2)
    [there] = work_in_order(part, [games], 2, "ray")
    assert [plain(track) for track in there] == [plain(track) for track in part(games)]


def plain(track: tune_cards.Track) -> tuple[int, dict[int, list[int]]]:
    return track.lead, {stage: columns.tolist() for stage, columns in track.seen.items()}


class PatientClock:
    """The clock by which Ray gives a new cluster thirty seconds, a busy machine's: slower."""

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)

    def monotonic(self) -> float:
        return time.monotonic() * 30 / PATIENCE


def test_a_cluster_plays_as_this_machine_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One test for all, because a cluster takes seconds to start."""
    for name in SECONDS:
        monkeypatch.setenv(f"RAY_{name}", str(PATIENCE))
    for name in MILLISECONDS:
        monkeypatch.setenv(f"RAY_{name}", str(PATIENCE * 1000))
    import ray

    assert "RAY_ADDRESS" not in os.environ
    monkeypatch.setattr("ray._private.node.time", PatientClock())
    ray_workers._connect(ray, 2)
    try:
        contest_has_the_results_of_local_processes()
        simulation_goes_on_elsewhere_with_the_same_fingerprint(tmp_path)
        worker_that_is_killed_changes_nothing(tmp_path)
        bot_that_fails_is_named_as_it_is_locally(tmp_path)
        tools_that_tune_find_the_numbers_of_local_processes()
    finally:
        ray.shutdown()


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("", "cannot start Ray on this machine: it timed out. Try again when it is less busy, or"),
        ("auto", "cannot reach the Ray cluster at auto: it timed out."),
        ("localhost:1", "nobody answers at RAY_ADDRESS=localhost:1: Connection refused (ray start"),
        (
            "ray://localhost:1",
            "nobody answers at RAY_ADDRESS=ray://localhost:1: Connection refused",
        ),
        ("localhost:123456", "nobody answers at RAY_ADDRESS=localhost:123456: "),
    ],
)
def test_a_cluster_that_does_not_answer_is_an_error_that_says_what_to_do(
    address: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Silent:
        def init(self, **_settings: Any) -> None:
            raise RuntimeError("it\n timed out.")

    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(CoatlError, match=re.escape(told)):
        ray_workers._connect(Silent(), 2)


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_workers, "find_spec", lambda name: None)
    with pytest.raises(OptionError, match=re.escape(install_command("ray"))):
        open_workers(abs, 2, "ray")
    with pytest.raises(OptionError, match="expected processes or ray"):
        open_workers(abs, 2, "clouds")
