"""The README is a tour that runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.guides import run_python, shell_lines, unknown_options

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_python_examples_run_one_after_another() -> None:
    assert run_python(README, "README.md") >= 6


@pytest.mark.parametrize("line", shell_lines(README))
def test_shell_examples_name_commands_and_options_that_exist(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert unknown_options(line, lambda: capsys.readouterr().out) == []


PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)", text):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target
