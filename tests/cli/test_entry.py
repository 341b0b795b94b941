"""The command as it is installed: bad card data and records of solo matches."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from coatl.cli.main import run
from tools.build import copy_tree

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "games" / "carl-greedy.coatl"


@pytest.mark.parametrize("package", ["board", "cards"])
def test_bad_card_data_is_refused_in_one_line(package: str, tmp_path: Path) -> None:
    copy_tree(tmp_path)
    cards = tmp_path / "src" / "coatl" / package / "cards.json"
    first = '"pattern": "GR"' if package == "cards" else '"pattern": "#Y"'
    cards.write_text(cards.read_text("utf-8").replace(first, '"pattern": "X"', 1), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "coatl", "cards"],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "01: cannot read 'X'" in done.stderr


def test_replay_tells_what_carl_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(GOLDEN)]) == 0
    printed = capsys.readouterr().out
    assert "CARL's turn in round 1" in printed
    assert "Passed over" in printed
    assert run(["replay", str(GOLDEN), "--json"]) == 0
    (competition,) = json.loads(capsys.readouterr().out)["competitions"]
    assert competition["carl"] >= competition["player"]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("promo", "unknown option 'promo': expected some of ambitious"),
        ("seats=2", "unknown option 'seats=2'"),
        ("greedy,imperious", "CARL has one personality, not several: greedy, imperious"),
        ("personality=mad", "unknown personality 'mad'"),
    ],
)
def test_options_of_a_solo_match(
    words: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["sim", "--game", "carl", "--games", "1", "--options", words]) == 2
    assert problem in capsys.readouterr().err
