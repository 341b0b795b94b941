"""Players are called by their names, in what is typed and in what is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from coatl.board.actions import parse_action
from coatl.board.game import GAME
from coatl.cli.main import run
from coatl.cli.terminal.naming import find_seat, name_action
from coatl.cli.terminal.typed import read_action
from coatl.core.chance import SeededChance
from coatl.core.errors import CoatlError
from coatl.core.record import Recorder, format_record

NAMES = ("Ana", "Ana María", "Zoé", "Random bot")


@pytest.mark.parametrize(
    ("typed", "seat"),
    [
        ("Ana", 0),
        ("ana", 0),
        ("ana m", 1),
        ("ANA  MARIA", 1),
        ("z", 2),
        ("zoe", 2),
        ("Random bot", 3),
        ("r", 3),
        ("0", 0),
        ("3", 3),
    ],
)
def test_a_name_its_shortest_beginning_or_a_number(typed: str, seat: int) -> None:
    assert find_seat(typed, NAMES) == seat
    assert read_action(f"steal rb from {typed}", NAMES) == parse_action(f"steal RB from {seat}")


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("a", "'a' may be Ana or Ana María: expected some more letters"),
        ("bo", "nobody here is called 'bo': expected Ana, Ana María, Zoé, Random bot"),
        ("4", "nobody here is called '4'"),
    ],
)
def test_who_is_not_clear_is_asked_again(typed: str, problem: str) -> None:
    for read in (find_seat, lambda text, names: read_action(f"steal R from {text}", names)):
        with pytest.raises(CoatlError) as refused:
            read(typed, NAMES)
        assert str(refused.value).startswith(problem)


def test_a_whole_name_comes_before_the_number_of_a_seat() -> None:
    assert find_seat("1", ("1", "Bo")) == 0


@pytest.mark.parametrize(
    ("action", "named"),
    [("steal RB from 2", "steal RB from Zoé"), ("steal R from 1", "steal R from Ana María")],
)
def test_actions_name_players_and_can_be_typed_as_they_are_shown(action: str, named: str) -> None:
    number = parse_action(action)
    assert name_action(GAME, number, NAMES) == named
    assert read_action(named, NAMES) == number
    assert name_action(GAME, parse_action("take RB"), NAMES) == "take RB"


def test_a_replay_calls_players_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorder = Recorder(GAME, GAME.parse_options("", 2), SeededChance(8, GAME.sources))
    for seat in (0, 1):
        recorder.apply(seat, parse_action("done"))
    path = tmp_path / "a.coatl"
    path.write_text(format_record(GAME, recorder.record(players=("Ana", "Bernardo"))), "utf-8")
    for reader in ("Bernardo", "b", "1"):
        assert run(["replay", str(path), "--seat", reader]) == 0
        output = capsys.readouterr().out
        assert "   1  Ana       done\n   2  Bernardo  done" in output
        assert "seen by Bernardo" in output
    assert run(["replay", str(path), "--seat", "2"]) == 2
    assert "--seat 2: the record has 2 seats" in capsys.readouterr().err
    assert run(["replay", str(path), "--seat", "Cy"]) == 2
    assert "nobody here is called 'Cy': expected Ana, Bernardo" in capsys.readouterr().err
