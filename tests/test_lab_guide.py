"""docs/lab.md is a tour that runs."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from coatl.cli.main import app

GUIDE = (Path(__file__).resolve().parents[1] / "docs" / "lab.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)
PYTHON = [text for language, text in BLOCKS if language == "python"]
SHELL = [
    line.split("#")[0].strip()
    for language, text in BLOCKS
    if language == ""
    for line in text.splitlines()
    if ".venv/bin/coatl" in line
]


def test_python_examples_run_one_after_another() -> None:
    assert len(PYTHON) >= 2
    names: dict[str, Any] = {}
    for example in PYTHON:
        exec(compile(example, "docs/lab.md", "exec"), names)


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
