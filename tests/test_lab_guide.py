"""docs/lab.md is a tour that runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.guides import run_python, shell_lines, unknown_options

GUIDE = (Path(__file__).resolve().parents[1] / "docs" / "lab.md").read_text("utf-8")


def test_python_examples_run_one_after_another() -> None:
    assert run_python(GUIDE, "docs/lab.md") >= 2


@pytest.mark.parametrize("line", shell_lines(GUIDE))
def test_shell_examples_name_commands_and_options_that_exist(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert unknown_options(line, lambda: capsys.readouterr().out) == []
