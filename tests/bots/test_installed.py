"""Bots of installed packages."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.oracle_package import install
from tests.patience import PATIENCE


def coatl(place: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(place), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, "-m", "coatl", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env=os.environ | {"PYTHONPATH": path},
    )


@pytest.mark.slow
def test_an_installed_bot_plays_wherever_a_level_does(tmp_path: Path) -> None:
    install(tmp_path)
    listed = json.loads(coatl(tmp_path, "bots", "--json").stdout)
    assert {"name": "oracle", "description": "Takes the first thing that it may."} in listed
    assert [bot["name"] for bot in listed].count("priest") == 1
    arena = ("arena", "--game", "cards", "--bots", "oracle,random", "--games", "2", "--jobs", "2")
    found = json.loads(coatl(tmp_path, *arena, "--json").stdout)
    assert {bot["name"] for bot in found["bots"]} == {"oracle", "random"}
    assert found["code"]["oracle"] != found["code"]["random"]
    played = coatl(tmp_path, "play", "-t", "--bots", "oracle", "--game", "cards", "--seed", "1")
    assert "Oracle bot" in played.stdout
    broken = coatl(tmp_path, "sim", "--bots", "broken")
    assert broken.returncode == 2
    assert "bot 'broken' of the package oracle-bot: RuntimeError: no battery" in broken.stderr
