"""Interpreted, compiled and bounds-checked builds are one and the same engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from coatl.core import build
from tools.build import compile_tree, copy_tree
from tools.fingerprint import bot_fingerprint, fingerprint

ROOT = Path(__file__).resolve().parents[1]
GAMES = 3000


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


@pytest.mark.slow
def test_engine_passes_its_tests_interpreted(tmp_path: Path) -> None:
    copy_tree(tmp_path)
    run_engine_tests(tmp_path)


@pytest.mark.slow
def test_engine_passes_its_tests_with_bounds_checks(tmp_path: Path) -> None:
    copy_tree(tmp_path)
    assert compile_tree(tmp_path, checked=True)
    version = run_in(tmp_path, "-m", "coatl.cli.main", "--version")
    assert version.strip().endswith(", compiled")
    run_engine_tests(tmp_path, "tests/bots")


def run_engine_tests(tree: Path, *more: str) -> None:
    """Run the fast tests of the engine with the package of another tree."""
    folders = ["tests/rules", "tests/scoring", "tests/test_golden.py", "tests/test_views.py", *more]
    printed = run_in(
        tree,
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow"),
        *(*folders, "tests/test_chance.py", "tests/test_conformance.py"),
    )
    assert " passed" in printed
    assert "skipped" not in printed
