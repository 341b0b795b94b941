"""A game of somebody else is played like ours: through the contract, and nothing else."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from coatl.bots import load_bot, make_bot
from coatl.core import registry
from coatl.core.chance import SeededChance
from coatl.core.errors import OptionError
from coatl.core.fair import verify_record
from coatl.core.record import parse_record
from coatl.core.registry import get_game, register_game
from coatl.lab.contest import Contest, enter_bots, play_fixture
from coatl.lab.perft import perft
from coatl.lab.runner import run_games
from coatl.lab.schedule import Fixture
from coatl.tables import commands as c
from coatl.tables import entries as e
from coatl.tables.creation import plan_table
from coatl.tables.planning import Actor, plan
from coatl.tables.seats import OVER, Settings
from coatl.tables.table import Table
from coatl.testing import check_analysis, check_game
from tests import toy_game
from tests.amounts import amount

ROOT = Path(__file__).resolve().parents[1]
PLACE = "tests.toy_game:GAME"


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game, for the time of a test."""
    monkeypatch.setattr(registry, "GAMES", dict(registry.GAMES))
    register_game("pebbles", PLACE)


def test_it_is_found_by_its_name_which_nobody_else_has() -> None:
    assert get_game("pebbles") is toy_game.GAME
    register_game("pebbles", PLACE)
    for name in ("pebbles", "board"):
        with pytest.raises(OptionError, match=f"there is a game '{name}' already"):
            register_game(name, "elsewhere:GAME")


def test_it_keeps_the_contract() -> None:
    game = get_game("pebbles")
    for seed in range(amount(20, soak=200)):
        assert check_game(game, game.parse_options(""), seed, thorough=1) >= 9
        assert check_analysis(game, game.parse_options(""), seed, every=1) >= 9


def test_bots_play_it_in_the_laboratory() -> None:
    game = get_game("pebbles")
    own = load_bot(f"{ROOT}/tests/toy_bots.py:Last")
    tally = run_games(game, game.parse_options(""), [make_bot("random"), own], 20, "lab")
    assert tally.games == 20
    assert tally.endings == {"drawn": 20}
    again = run_games(game, game.parse_options(""), [make_bot("random"), own], 20, "lab")
    assert again.fingerprint == tally.fingerprint
    contest = Contest("pebbles", ("",), 2, enter_bots(["random", "random"], "pebbles"), "7")
    played = play_fixture(contest, Fixture("", 0, ("random", "random#2")))
    assert played.decisions >= 9
    assert perft(toy_game.Pebbles(), SeededChance("lab", game.sources), 2) == 3 + 1 + 3


def test_a_level_says_that_it_does_not_know_it() -> None:
    view = get_game("pebbles").observe(toy_game.Pebbles(), 0)
    with pytest.raises(OptionError, match="does not know this game"):
        make_bot("novice").decide(view, [0, 1], random.Random(1))


def test_it_is_played_at_a_table() -> None:
    table = Table("here", "5e" * 32)
    table.fold(plan_table(Settings("pebbles", ""), [c.SeatPlan()] * 2))
    for seat in range(2):
        table.fold(e.Join(seat, f"P{seat}", "n"))
    table.fold(e.Start(None))
    rng = random.Random(2)

    def send(command: c.Command) -> None:
        actor = Actor(frozenset((0, 1)))
        table.fold(plan(table, actor, command, lambda _: True))

    while table.status != OVER:
        assert table.match is not None
        seat = table.match.state.to_act
        if table.match.drafts[seat].steps and rng.random() < 0.5:
            send(c.Undo(seat, table.version_for(seat)))
        legal = table.match.legal_for(seat)
        if legal:
            send(c.Step(seat, table.version_for(seat), rng.choice(legal)))
        else:
            send(c.Commit(seat, table.version_for(seat)))
    names = [event.name for _, event in table.log_for(None)]
    assert names.count("draw") == 9
    text = table.record_text()
    assert verify_record(table.game, parse_record(table.game, text))


def test_an_installed_package_brings_it(tmp_path: Path) -> None:
    """In every process: those of the arena are new ones."""
    (tmp_path / "pebbles.py").write_text((ROOT / "tests/toy_game.py").read_text("utf-8"), "utf-8")
    home = tmp_path / "pebbles-1.dist-info"
    home.mkdir()
    (home / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1\n")
    (home / "entry_points.txt").write_text("[coatl.games]\npebbles = pebbles:GAME\n")

    def run(*arguments: str) -> dict[str, object]:
        path = os.pathsep.join([str(tmp_path), str(ROOT / "src")])
        done = subprocess.run(
            [sys.executable, "-m", "coatl", *arguments, "--game", "pebbles", "--json"],
            env={**os.environ, "PYTHONPATH": path},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        found: dict[str, object] = json.loads(done.stdout)
        return found

    assert run("sim", "--games", "5")["endings"] == {"drawn": 5}
    assert run("arena", "--bots", "random,random", "--games", "4", "--jobs", "2")["game"] == (
        "pebbles"
    )
