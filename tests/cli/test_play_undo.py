"""`coatl play` driven by scripts: undo, and questions before what cannot be undone."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

from tests.cli import terminal
from tests.cli.terminal import Play, load

CARD = re.compile(r"(?<![A-Z])[PT]\d\d\b")


guesses = partial(terminal.guesses, highest=16)


# Undo


def test_undo_leaves_no_trace_in_the_record(play: Play, tmp_path: Path) -> None:
    straight = [
        "1",
        "1",
        "done",
        "",
        "take BB",
        "",
        "begin B",
        "add B right of A",
        "done",
        "q",
        "y",
    ]
    detour = ["1", "u", "2", "1", "u", "u", "1", "1", "done", ""]
    detour += ["take BB", "u", "take BB", "", "begin B", "u", "begin B", "add B left of A", "u"]
    detour += ["add B right of A", "done", "q", "y"]
    arguments = ("--players", "Ana,bot:random", "--seed", "8")
    _, first = play(straight, *arguments, "--save", "a.coatl")
    _, second = play(detour, *arguments, "--save", "b.coatl")
    assert first.count("Taken back") == 0
    assert second.count("Taken back") == 5
    assert "Taken back: add B left of A" in second
    record = load(tmp_path / "a.coatl")
    assert "add B right of A" in (tmp_path / "a.coatl").read_text("utf-8")
    assert load(tmp_path / "b.coatl") == record


def test_undo_stops_at_what_was_revealed(play: Play) -> None:
    lines = ["done", "", "u", "choose P16", "u", "u", "choose deck", "u", "choose P16", "u", "u"]
    _, output = play(lines, "--players", "Ana,bot:random", "--seed", "8")
    assert "Nothing to take back: this turn has no step yet." in output
    assert output.count("Taken back: choose P16") == 2
    assert output.count("Nothing to take back: 'choose deck' revealed something") == 2
    assert "\n· You choose P16" in output


def test_undo_does_not_reach_into_the_turn_before(play: Play) -> None:
    lines = ["done", "", "take BB", "", "u"]
    _, output = play(lines, "--players", "Ana,bot:random", "--seed", "8")
    assert "Nothing to take back: this turn has no step yet." in output


def test_a_step_that_ends_the_turn_is_confirmed_unless_quick(play: Play, tmp_path: Path) -> None:
    arguments = ("--players", "Ana,bot:random", "--seed", "8", "--save", "a.coatl")
    _, output = play(["done", "", "take BB", "u", "take KB", "what", "y", "q", ""], *arguments)
    assert "'take BB' ends your turn. Go on?" in output
    assert "'what' is neither yes nor no." in output
    text = (tmp_path / "a.coatl").read_text("utf-8")
    assert "0 take KB" in text
    assert "0 take BB" not in text
    _, output = play(["done", "", "take BB", "q", ""], *arguments, "--quick")
    assert "'take BB' ends your turn" not in output
    assert "0 take BB" in (tmp_path / "a.coatl").read_text("utf-8")


def test_the_question_before_the_end_of_a_turn_takes_help_and_commands(play: Play) -> None:
    lines = [
        "done",
        "",
        "take BB",
        "?",
        "c P16",
        "c P99",
        "rules 4.1",
        "q",
        "n",
        "u",
        "take BB",
        "q",
    ]
    code, output = play([*lines, "y"], "--players", "Ana,bot:random", "--seed", "8")
    assert code == 0
    assert output.count("'take BB' ends your turn. Go on? (Enter = yes, u = no, ? = help)") == 7
    assert "Enter carries it out. u leaves it, and you choose again." in output
    assert "In this order: yellow, green." in output
    assert "no card has the id 'P99'" in output
    assert "B4.1  Take pieces" in output
    assert output.count("Quit this game?") == 2
    assert output.endswith("Seed: 8\n")
    assert "You take" not in output


def test_help_on_other_questions_says_what_to_answer(play: Play) -> None:
    _, output = play(["q", "?", "y"], "--players", "Ana,bot:random", "--seed", "8")
    assert "Please answer y or n." in output


def test_keeping_few_cards_is_confirmed(play: Play) -> None:
    lines = ["done", "n", "1", "1", "done", "u", "1", "done"]
    _, output = play(lines, "--seed", "8", "--players", "Ana,bot:random")
    kept = re.findall(r"You keep only (\d) of 3 prophecies", output)
    assert kept == ["0", "2"]
    assert "· You keep all cards" in output
