"""`coatl encoding` as a user meets it."""

from __future__ import annotations

import json

import pytest

from coatl.cli.main import run


def test_all_fields_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["encoding", "--seats", "3", "--options", "sacrifice"]) == 0
    shown = capsys.readouterr().out
    assert "next2-points" in shown
    assert "Left out: the order" in shown
    assert run(["encoding", "--game", "carl", "--labels"]) == 0
    assert "yellow green blue" in " ".join(capsys.readouterr().out.replace("│", " ").split())


def test_programs_read_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["encoding", "--game", "cards", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert sum(field["size"] for field in data["fields"]) == data["size"]
    assert data["version"] == 1
    assert data["fields"][1]["labels"][0] == "play"
