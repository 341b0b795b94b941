"""The README is a tour that runs."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from coatl.cli.main import app

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
SHELL = [
    line.split("#")[0].strip()
    for block in re.findall(r"```\n(.*?)```", README, re.DOTALL)
    for line in block.splitlines()
    if ".venv/bin/coatl" in line
]


def test_python_examples_run_one_after_another() -> None:
    assert len(PYTHON) >= 6
    names: dict[str, Any] = {}
    for example in PYTHON:
        exec(compile(example, "README.md", "exec"), names)


@pytest.mark.parametrize("line", SHELL)
def test_shell_examples_name_commands_and_options_that_exist(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = shlex.split(line.split(".venv/bin/coatl", 1)[1])
    app(args=[words[0], "--help"], standalone_mode=False)
    shown = capsys.readouterr().out
    for word in words[1:]:
        if word.startswith("--"):
            assert word in shown


PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)", text):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target
