"""`coatl sim`, `coatl perft` and `coatl replay` as a user meets them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from coatl.cli.main import run
from coatl.lab.runner import Tally

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "games" / "plain-2.coatl"


def test_sim_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["sim", "--game", "board", "--seats", "2", "--games", "30"]
    assert run([*arguments, "--bots", "random,random", "--seed", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 30
    assert data["decisions"] > 1000
    assert data["seconds"] > 0
    assert data["decisions_per_second"] > 0
    assert sum(data["endings"].values()) == 30
    assert len(data["scores"]) == 2
    assert set(data["scores"][0]) >= {"seat", "bot", "mean", "sd", "min", "median", "max"}
    assert sum(seat["win_rate"] for seat in data["scores"]) == pytest.approx(1.0)
    assert len(data["fingerprint"]) == 64


def test_sim_fingerprint_follows_the_seed(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for seed in ("7", "7", "8"):
        assert run(["sim", "--games", "5", "--seed", seed, "--options", "promo", "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out)["fingerprint"])
    assert found[0] == found[1] != found[2]


def test_sim_fingerprint_is_pinned(capsys: pytest.CaptureFixture[str]) -> None:
    """The same on every machine, in every build; it changes only with the rules or the bot."""
    assert run(["sim", "--games", "20", "--seats", "3", "--seed", "pin", "--json"]) == 0
    fingerprint = json.loads(capsys.readouterr().out)["fingerprint"]
    assert fingerprint == "c4f3e5e7ee1db534a0e9fd2780f525413a3474791ae9804dfe55db0232b0f771"


def test_sim_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["sim", "--games", "5", "--bots", "random,random,random"]) == 0
    printed = capsys.readouterr().out
    assert "seats=3" in printed
    assert "fingerprint" in printed
    assert "decisions" in printed


def test_perft(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["perft", "--depth", "3", "--seed", "perft", "--skip", "12", "--json", "--divide"]
    assert run(arguments) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["counts"] == {"1": 15, "2": 162, "3": 1572}
    assert sum(data["divide"].values()) == 1572
    assert run(["perft", "--depth", "2", "--divide"]) == 0
    assert "keep" in capsys.readouterr().out


def test_replay(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(GOLDEN)]) == 0
    printed = capsys.readouterr().out
    assert "the game is over" in printed
    assert "   1  seat 0  keep" in printed
    assert run(["replay", str(GOLDEN), "--at", "10", "--seat", "1", "--quiet"]) == 0
    assert "seen by seat 1" in capsys.readouterr().out
    assert run(["replay", str(GOLDEN), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["over"] is True
    assert len(data["scores"]) == 2


def test_replay_from_standard_input() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "coatl.cli.main", "replay", "-", "--quiet"],
        input=GOLDEN.read_text("utf-8"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert "the game is over" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["sim", "--game", "go"], "unknown game 'go': expected one of board"),
        (["sim", "--bots", "genius"], "unknown bot 'genius': expected random"),
        (["sim", "--seats", "2", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["sim", "--seats", "7"], "7 is not in the range"),
        (["sim", "--games", "0"], "0 is not in the range"),
        (["sim", "--games", "many"], "'many' is not a valid int"),
        (["sim", "--options", "sacrifice,speed"], "unknown option 'speed': expected some of"),
        (["sim", "--nonsense"], "No such option: --nonsense"),
        (["perft", "--depth", "0"], "0 is not in the range"),
        (["replay", "nowhere.coatl"], "cannot read 'nowhere.coatl': No such file"),
        (["replay", str(GOLDEN), "--at", "99999"], "--at 99999: the record has"),
        (["replay", str(GOLDEN), "--seat", "3"], "--seat 3: the record has 2 seats"),
        (["replay", __file__], "line 1, column 1: this is no record"),
        (["dance"], "No such command 'dance'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert problem in captured.err


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["--help"], ["sim", "--help"], ["--version"]):
        assert run(arguments) == 0
    printed = capsys.readouterr().out
    assert "coatl sim --games 1000" in printed
    assert "coatl 0." in printed


def test_an_empty_tally_divides_by_nothing() -> None:
    assert Tally().decisions_per_second == 0.0
