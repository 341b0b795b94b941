"""`coatl review`: in every language, for programs, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coatl.cli.commands import review
from coatl.cli.main import run
from coatl.cli.words import LANGUAGES
from coatl.core.record import format_record
from coatl.review.depth import Depth
from tests.review.played import TINY, play


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the record of a short game, and let reviews be shallow."""
    game, played = play("cards", "seats=2", ["novice", "carver"], 1)
    path = tmp_path / "game.coatl"
    path.write_text(format_record(game, played), "utf-8")

    def find(name: str) -> Depth:
        return TINY

    monkeypatch.setattr(review, "find_depth", find)
    monkeypatch.setenv("COLUMNS", "100")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_in_every_language(
    record: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert run(["review", str(record), "--seat", "nov", "--language", language]) == 0
    text = capsys.readouterr().out
    title = {"en": "the chance to win", "fr": "la chance de gagner", "pt-BR": "a chance de vencer"}
    assert title[language] in text
    assert "novice" in text
    assert "carver" in text
    assert " = 0\n" in text or " = 100\n" in text or " = 50\n" in text


def test_a_review_for_programs(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(record), "--json", "--language", "fr"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "cards"
    assert [each["seat"] for each in found["seats"]] == [0, 1]
    assert found["turns"][0]["step"] == 0


def test_what_cannot_be_reviewed(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_text("utf-8").splitlines()
    begun = tmp_path / "begun.coatl"
    begun.write_text("\n".join(lines[:12]) + "\n", "utf-8")
    assert run(["review", str(begun)]) == 2
    assert "only a finished game can be reviewed" in capsys.readouterr().err
    assert run(["review", str(record), "--seat", "Zoe"]) == 2


def test_there_are_three_depths(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        from coatl.review import find_depth

        patch.setattr(review, "find_depth", find_depth)
        assert run(["review", str(record), "--depth", "endless"]) == 2
    assert "expected quick, normal or deep" in capsys.readouterr().err
