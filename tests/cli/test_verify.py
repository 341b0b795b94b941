"""`coatl verify`, and what `coatl replay` says about seats that resigned, as a user meets them."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path
from typing import Any

import pytest

from coatl.cli.main import run
from coatl.core.chance import SeededChance
from coatl.core.fair import commit, make_seed
from coatl.core.record import Recorder, format_record, parse_record, resume
from coatl.core.registry import get_game

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "games" / "plain-2.coatl"
SECRET = "00112233445566778899aabbccddeeff" * 2
NAMES = ("Ana", "Bo", "Cy")


def fair_text(name: str = "board", words: str = "seats=3", **fields: Any) -> str:
    """A random game whose chance can be proved fair."""
    game = get_game(name)
    options = game.parse_options(words)
    seats = game.seat_count(options)
    nonces = ("[red]", "my dog", "🐍")[:seats]
    chance = SeededChance(make_seed(SECRET, nonces), game.sources)
    recorder = Recorder(game, options, chance)
    play_on(recorder)
    proof = {"commitment": commit(SECRET), "nonces": nonces, "secret": SECRET}
    return format_record(game, recorder.record(NAMES[:seats], **{**proof, **fields}))


def play_on(recorder: Recorder[Any, Any, Any]) -> None:
    rng = random.Random(1)
    while acting := recorder.state.acting:
        seat = rng.choice(acting)
        recorder.apply(seat, rng.choice(recorder.state.legal_actions(seat)))


def continued_text(steps: int | None) -> str:
    """A game continued from another; None: from its very end."""
    game = get_game("board")
    record = parse_record(game, fair_text(words="seats=2"))
    steps = len(record.steps) if steps is None else steps
    chance = SeededChance(make_seed(SECRET, ("a", "b")), game.sources)
    recorder = resume(game, record, steps, chance)
    play_on(recorder)
    proof: Any = {"commitment": commit(SECRET), "nonces": ("a", "b"), "secret": SECRET}
    return format_record(game, recorder.record(continued=steps, **proof))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.coatl"


def flat(capsys: pytest.CaptureFixture[str]) -> str:
    captured = capsys.readouterr()
    assert captured.err == ""
    return " ".join(captured.out.split())


@pytest.mark.parametrize(
    ("old", "new"),
    [("rules: 1\n", "rules: 01\n"), ("scores: ", "scores: 0"), ("options: ", "options:  ")],
)
def test_another_form_of_the_same_record_is_refused(
    file: Path, capsys: pytest.CaptureFixture[str], old: str, new: str
) -> None:
    """Two copies of one game never differ: otherwise one of them shows as fact what is none."""
    text = fair_text()
    assert text.count(old) == 1
    file.write_text(text, "utf-8")
    assert run(["verify", str(file)]) == 0
    file.write_text(text.replace(old, new), "utf-8")
    capsys.readouterr()
    assert run(["verify", str(file)]) == 1
    assert "refused: line " in capsys.readouterr().out
    assert run(["verify", "--json", str(file)]) == 1
    assert json.loads(capsys.readouterr().out)["verdict"] == "refused"


@pytest.mark.parametrize(
    ("game", "words"), [("board", "seats=3 sacrifice"), ("cards", "seats=2"), ("carl", "")]
)
def test_a_fair_game(game: str, words: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(fair_text(game, words), "utf-8")
    assert run(["verify", str(file)]) == 0
    printed = flat(capsys)
    assert f"commitment {commit(SECRET)}" in printed
    assert f"secret {SECRET}" in printed
    assert "nonce [red] of Ana" in printed
    assert "the secret hashes to the commitment" in printed
    assert "the seed follows from the secret and" in printed
    assert "outcomes follow from the seed" in printed
    assert "the game is over" in printed
    assert "fair: every chance outcome follows" in printed


def test_a_fair_game_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(fair_text(resigned=(2,)), "utf-8")
    assert run(["verify", "--json", str(file)]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["verdict"] == "fair"
    assert data["outcomes"] > 50
    assert data["seed"] == make_seed(SECRET, ("[red]", "my dog", "🐍"))
    assert data["ranks"][2] == 3
    assert data["resigned"] == [2]
    assert data["continued"] is None


def test_an_outcome_that_was_chosen(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = fair_text().splitlines()
    number, line = next((i, line) for i, line in enumerate(lines) if i > 7 and "bodies=" in line)
    column = line.index("bodies=") + len("bodies=")
    other = "R" if line[column] != "R" else "Y"
    lines[number] = line[:column] + other + line[column + 1 :]
    file.write_text("\n".join(lines) + "\n", "utf-8")
    assert run(["verify", str(file)]) == 1
    place = f"line {number + 1}, column {column + 1}"
    assert f"unfair: {place}: {other} does not follow from secret and nonces" in flat(capsys)
    assert run(["verify", str(file), "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert (data["verdict"], data["line"], data["column"]) == ("unfair", number + 1, column + 1)
    assert line[column] in data["problem"]


@pytest.mark.parametrize(
    ("text", "verdict", "problem"),
    [
        (GOLDEN.read_text("utf-8"), "unproven", "the game was played without a commitment"),
        ("\n".join(fair_text().splitlines()[:-4]), "unproven", "the game is not over"),
        (fair_text(secret=""), "unproven", "the secret is missing"),
        (fair_text(nonces=()), "unproven", "the nonces of the seats are missing"),
        (fair_text(commitment=""), "unproven", "so the secret may have been chosen afterwards"),
        (fair_text().replace(SECRET, "0" * 64), "refused", "does not hash to the commitment"),
        (fair_text().replace("my dog", "my cat"), "unfair", "line 7, column"),
        (fair_text().replace("rules: 1", "rules: 99"), "refused", "written for rules version 99"),
        (fair_text().replace("0 done", "0 dance"), "refused", "'dance' is no action"),
        (continued_text(None), "unproven", "this game drew nothing of its own"),
    ],
)
def test_what_does_not_prove_itself_fair(
    text: str, verdict: str, problem: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(text, "utf-8")
    assert run(["verify", str(file)]) == 1
    printed = flat(capsys)
    assert f"{verdict}: " in printed
    assert problem in printed
    assert run(["verify", "--json", str(file)]) == 1
    assert json.loads(capsys.readouterr().out)["verdict"] == verdict


def test_a_continued_game(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(continued_text(40), "utf-8")
    assert run(["verify", str(file)]) == 0
    printed = flat(capsys)
    assert "the deal and the first 40 actions come from another game" in printed
    assert "nonce b of seat 1" in printed
    assert run(["verify", str(file), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["continued"] == 40
    assert data["outcomes_taken_over"] > 0


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (None, "cannot read "),
        (b"\xff\xfe\x00", "it is not a text file"),
        (b"hello\n", "line 1, column 1: this is no record"),
        (b"", "line 1, column 1: the record ends here"),
        (b"coatl record 1\ngame: chess\n", "unknown game 'chess': expected board"),
    ],
)
def test_what_is_no_record(
    content: bytes | None, problem: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if content is not None:
        file.write_bytes(content)
    assert run(["verify", str(file)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert problem in captured.err
    assert str(file) in captured.err
    assert run(["verify", "--json", str(file)]) == 2
    assert json.loads(capsys.readouterr().out)["verdict"] == "unreadable"


def test_several_files_are_all_looked_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = tmp_path / "good.coatl"
    good.write_text(fair_text(), "utf-8")
    assert run(["verify", "--json", str(good), str(good)]) == 0
    capsys.readouterr()
    assert run(["verify", "--json", str(GOLDEN), str(good)]) == 1
    capsys.readouterr()
    assert run(["verify", "--json", "nowhere", str(GOLDEN), str(good)]) == 2
    verdicts = [json.loads(line)["verdict"] for line in capsys.readouterr().out.splitlines()]
    assert verdicts == ["unreadable", "unproven", "fair"]


def test_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(fair_text()))
    assert run(["verify", "-"]) == 0
    assert "fair: every" in flat(capsys)


def test_help_says_what_remains_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", "--help"]) == 0
    printed = flat(capsys)
    assert "compare the commitment and your own nonce" in printed
    assert "Exit code 0" in printed
    assert run(["verify"]) == 2
    assert "Missing argument" in capsys.readouterr().err


def test_replay_ranks_who_resigned_last(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(fair_text(resigned=(1, 0)), "utf-8")
    assert run(["replay", "--quiet", str(file)]) == 0
    printed = flat(capsys)
    assert "the game is over; " in printed
    assert printed.endswith(" resigned")
    assert run(["replay", "--json", str(file)]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["ranks"] == [2, 3, 1]
    assert data["resigned"] == [1, 0]
    assert run(["replay", "--json", "--at", "20", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["over"] is False
    assert run(["replay", "--quiet", "--at", "20", str(file)]) == 0
    assert "the game goes on; points so far" in flat(capsys)
