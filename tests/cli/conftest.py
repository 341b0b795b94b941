"""The command line in tests: it speaks English, whatever the locale is, and reads scripts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from coatl.cli.main import run
from coatl.cli.terminal import players as players_module
from coatl.cli.words import choose_language
from tests.cli import terminal


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("COATL_LANGUAGE", "en")
    choose_language("en")
    yield
    choose_language("en")


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> terminal.Play:
    """Run `coatl play` in an empty directory; return the exit code and all that was printed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(players_module, "DEFAULT_BOT", "random")  # the quickest
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("COLORTERM", "truecolor")  # Rich remembers styles in the first depth drawn

    def play_script(lines: Iterable[str], *arguments: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", terminal.Script(lines))
        code = run(["play", "--terminal", *arguments])
        captured = capsys.readouterr()
        return code, captured.out + captured.err

    return play_script
