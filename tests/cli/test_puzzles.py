"""`coatl puzzles`: made, proved and solved at the keyboard."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from coatl.cli.main import run
from coatl.cli.words import LANGUAGES
from coatl.core.registry import get_game
from coatl.puzzles import PuzzleData, load_puzzles
from tests.cli.terminal import Script

ANSWER = {"en": "Right", "fr": "Juste", "pt-BR": "Certo"}


def find(kind: str) -> PuzzleData:
    return next(puzzle for puzzle in load_puzzles() if puzzle["kind"] == kind)


def texts(puzzle: PuzzleData) -> list[str]:
    game = get_game(puzzle["game"])
    return [game.describe_action(step).text for step in puzzle["steps"]]


def solve(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lines: Iterable[str],
    *arguments: str,
) -> tuple[int, str]:
    monkeypatch.setattr("sys.stdin", Script(lines))
    monkeypatch.setenv("COLUMNS", "90")
    code = run(["puzzles", "play", *arguments])
    captured = capsys.readouterr()
    return code, captured.out + captured.err


@pytest.mark.parametrize(
    ("kind", "language"), [("complete", "en"), ("turn", "fr"), ("carl", "pt-BR"), ("beat", "en")]
)
def test_the_answer_is_right(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kind: str, language: str
) -> None:
    puzzle = find(kind)
    lines = ["?", "h", "h", "nonsense", texts(puzzle)[0], "u", *texts(puzzle)]
    code, output = solve(monkeypatch, capsys, lines, puzzle["id"], "--language", language)
    assert code == 0
    assert f"{ANSWER[language]}" in output
    assert texts(puzzle)[0] in output
    assert language in LANGUAGES


def test_a_wrong_try_and_the_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = find("beat")
    wrong = ["head Y", *["done"] * 3, "tail Y", *["done"] * 3]
    code, output = solve(monkeypatch, capsys, [*wrong, "answer"], puzzle["id"])
    assert code == 0
    assert "That comes to" in output
    assert f"The answer comes to {puzzle['goal']}" in output


def test_puzzles_by_rating_and_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, output = solve(monkeypatch, capsys, [], "--game", "cards", "--rating", "1500", "--json")
    assert code == 0
    assert json.loads(output)["game"] == "cards"
    assert solve(monkeypatch, capsys, [], "zz")[0] == 2
    assert solve(monkeypatch, capsys, [], "--game", "chess")[0] == 2
    assert solve(monkeypatch, capsys, ["q"])[0] == 0


def test_made_puzzles_are_proved_and_wrong_ones_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "more.json"
    asked = ["--kind", "turn", "--count", "2", "--seed", "x", "--output", str(path)]
    assert run(["puzzles", "make", *asked]) == 0
    made = json.loads(path.read_text("utf-8"))
    assert len(made) == 2
    assert run(["puzzles", "check", str(path)]) == 0
    assert "2 of 2 puzzles proved (turn 2)" in capsys.readouterr().out
    made[0]["goal"] += 1
    path.write_text(json.dumps(made), "utf-8")
    assert run(["puzzles", "check", str(path)]) == 1
    captured = capsys.readouterr()
    assert made[0]["id"] in captured.err
    assert "1 of 2" in captured.out
    assert run(["puzzles", "make", "--kind", "riddle"]) == 2
