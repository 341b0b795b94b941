"""Interpreted and compiled builds are one and the same engine.

`make test` also runs the tests of the engine on an interpreted and on a bounds-checked build
(tools/stages.py).
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from coatl.core import build
from tests.amounts import amount
from tools.build import copy_tree
from tools.fingerprint import bot_fingerprint, fingerprint

ROOT = Path(__file__).resolve().parents[1]
GAMES = amount(300, soak=10_000)
"""Of each kind."""


def run_in(tree: Path, *arguments: str) -> str:
    """Run Python with the package of another tree and return what it printed."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    return done.stdout


def test_compiled_modules_are_not_stale() -> None:
    assert build.stale_reason() == "", "run make build"


def test_this_build_says_what_it_is() -> None:
    words = build.describe_build()
    assert words == ("compiled" if build.compiled_modules() else "interpreted")


def test_a_changed_source_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    if not build.compiled_modules():
        assert build.stale_reason() == ""
        return
    monkeypatch.setattr(build, "source_hash", lambda: "something else")
    assert "changed" in build.stale_reason()
    assert "stale" in build.describe_build()


@pytest.mark.slow
def test_interpreted_and_compiled_builds_play_the_same_games(tmp_path: Path) -> None:
    copy_tree(tmp_path)
    printed = run_in(tmp_path, "tools/fingerprint.py", "--games", str(GAMES))
    word, pure = printed.split()
    assert word == "interpreted"
    assert build.describe_build() == "compiled", "a C compiler is needed for this test"
    assert fingerprint(0, GAMES) == pure


@pytest.mark.slow
def test_bots_choose_alike_in_interpreted_and_compiled_builds(tmp_path: Path) -> None:
    copy_tree(tmp_path)
    word, pure = run_in(tmp_path, "tools/fingerprint.py", "--bots").split()
    assert word == "interpreted"
    assert build.describe_build() == "compiled", "a C compiler is needed for this test"
    assert bot_fingerprint() == pure
