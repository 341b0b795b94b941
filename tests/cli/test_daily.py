"""`coatl daily`: a whole day at the keyboard, par, and the diary."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from coatl.cli.commands import daily
from coatl.cli.main import run
from coatl.core.record import parse_record
from coatl.core.registry import get_game
from coatl.daily import find_deal, find_par, verify
from tests.cli.terminal import Script, guesses

DAY = "2026-11-18"
DATE = date(2026, 11, 18)


def test_a_whole_day(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    diary, record = tmp_path / "data" / "daily.json", tmp_path / "day.coatl"
    arguments = ["daily", "--game", "cards", "--date", DAY, "--games", "1"]
    arguments += ["--diary", str(diary), "--save", str(record)]
    monkeypatch.setattr("sys.stdin", Script(guesses(3)))
    assert run(arguments) == 0
    output = capsys.readouterr().out
    deal = find_deal("cards", DATE)
    entry = verify(deal, parse_record(get_game("cards"), record.read_text("utf-8")))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "day.coatl"]
    kept = json.loads(diary.read_text("utf-8"))["days"]
    assert kept[f"{DAY}/cards"]["points"] == entry["points"]
    assert f"Cóatl: cards {DAY} {entry['points']}" in output
    monkeypatch.setattr("sys.stdin", Script(["q", "n"]))
    assert run(arguments) == 0
    assert "this game is practice" in capsys.readouterr().out
    assert json.loads(diary.read_text("utf-8"))["days"] == kept


def test_par(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    par = find_par(find_deal("cards", DATE), 1)
    monkeypatch.setattr(daily, "_find_par", lambda deal, games: par)
    arguments = ["daily", "--game", "cards", "--date", DAY, "--games", "1", "--par"]
    for language, word in (("en", "Par of"), ("fr", "Par du"), ("pt-BR", "Par de")):
        assert run([*arguments, "--language", language]) == 0
        assert f"{word} {DAY}" in capsys.readouterr().out
    assert run([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"game": "cards", "day": DAY, **par}


def test_what_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["daily", "--date", "yesterday"]) == 2
    assert "expected such as 2026-11-18" in capsys.readouterr().err
    assert run(["daily", "--game", "carl"]) == 2
    assert "no deal of the day" in capsys.readouterr().err
    diary = tmp_path / "daily.json"
    diary.write_text("[]", "utf-8")
    assert run(["daily", "--diary", str(diary)]) == 2
    assert "--diary" in capsys.readouterr().err
