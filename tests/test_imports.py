"""Imports go one way, and the core needs the standard library only."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools import import_picture

ROOT = Path(__file__).resolve().parents[1]


def test_import_direction() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"]
        + ["--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_engine_loads_without_the_command_line_libraries() -> None:
    code = """
import sys
import coatl.board, coatl.bots, coatl.lab.runner, coatl.testing
heavy = {"typer", "rich", "numpy"} & set(sys.modules)
sys.exit(f"loaded: {heavy}" if heavy else 0)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_no_part_of_the_house_imports_itself_through_another() -> None:
    edges = import_picture.find_edges(import_picture.load())
    assert import_picture.find_cycles(edges) == []
    edges["core"].add("cli")
    assert {"core", "cli", "board"} <= set(import_picture.find_cycles(edges))


def test_the_picture_of_the_imports_is_up_to_date() -> None:
    edges = import_picture.find_edges(import_picture.load())
    assert import_picture.PICTURE.read_text("utf-8") == import_picture.draw(edges), "run make docs"
