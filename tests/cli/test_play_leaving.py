"""`coatl play` driven by scripts: commands, saving, leaving."""

from __future__ import annotations

import itertools
import random
import re
from functools import partial
from pathlib import Path

import pytest
from rich.cells import cell_len

from coatl.board.game import GAME
from coatl.cli.terminal import players as players_module
from coatl.core.record import replay_to_end
from tests.cli import terminal
from tests.cli.terminal import Play, load

CARD = re.compile(r"(?<![A-Z])[PT]\d\d\b")


guesses = partial(terminal.guesses, highest=16)


# Commands, saving, leaving


def test_help_cards_bags_and_table(play: Play) -> None:
    lines = ["done", "", "?", "c P16", "c p16 t8", "c", "b", "t", "q", "n", "q", "y"]
    code, output = play(lines, "--players", "Ana,bot:random", "--seed", "8")
    assert code == 0
    assert "take the last step of this turn back" in output
    assert "a game begun with --quick does not ask" in " ".join(output.split())
    assert "In this order: yellow, green." in output
    assert "as many blue as black" in output.lower()
    assert re.search(r"^ body segments( +\d+){6}", output, re.MULTILINE)
    assert output.count("Supply  ") == 3  # set-up, the turn, and `t`
    assert output.count("Quit this game?") == 2
    assert "The game ends here, unfinished." in output


def test_saving_at_any_time(play: Play, tmp_path: Path) -> None:
    (tmp_path / "old.coatl").write_text("precious", "utf-8")
    lines = ["1", "s", "", "s mine.coatl", "s old.coatl", "n", "s no/where.coatl", "q", "y"]
    code, output = play(lines, "--players", "Ana,bot:random", "--seed", "8")
    assert code == 0
    assert "Saved to coatl-8.coatl" in output
    assert "Cannot save to no/where.coatl: No such file or directory" in output
    assert (tmp_path / "old.coatl").read_text("utf-8") == "precious"
    record = load(tmp_path / "mine.coatl")
    assert record == load(tmp_path / "coatl-8.coatl")
    assert [step.seat for step in record.steps] == [0]
    assert record.players == ("Ana", "Random bot")
    assert record.scores is None


def test_the_end_offers_to_save(play: Play, tmp_path: Path) -> None:
    arguments = ("--seed", "1/2", "--quick")
    code, output = play(itertools.repeat("1"), *arguments)
    assert code == 0
    assert "Save the game? (y = to coatl-1-2.coatl" in output
    assert load(tmp_path / "coatl-1-2.coatl").scores is not None


@pytest.mark.parametrize(
    ("answers", "written"),
    [
        (["19", "n"], []),
        (["19", "?", "y"], ["19"]),
        (["mine.coatl"], ["mine.coatl"]),
        (["n"], []),
    ],
)
def test_a_number_typed_too_late_is_no_file_name(
    play: Play, tmp_path: Path, answers: list[str], written: list[str]
) -> None:
    questions = itertools.count()
    play(("1" for _ in questions), "--seed", "1", "--quick")
    (tmp_path / "coatl-1.coatl").unlink()
    code, output = play(["1"] * (next(questions) - 1) + answers, "--seed", "1", "--quick")
    assert code == 0
    assert [path.name for path in tmp_path.iterdir()] == written
    assert ("a file that is called '19'?" in output) == ("19" in answers)


def test_a_bare_name_that_is_asked_for_is_asked_about(play: Play, tmp_path: Path) -> None:
    lines = ["1", "s", "7", "n", "s", "7", "y", "s 8", "q", "y"]
    play(lines, "--players", "Ana,bot:random", "--seed", "8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["7", "8"]


@pytest.mark.parametrize("count", [0, 1, 3, 5, 9])
def test_the_end_of_the_input_leaves_cleanly(play: Play, tmp_path: Path, count: int) -> None:
    code, output = play(["1"] * count, "--seed", "1", "--save", "a.coatl")
    assert code == 0
    assert "The input has ended. The game ends here, unfinished." in output
    assert "Seed: 1" in output
    record = load(tmp_path / "a.coatl")
    assert record.scores is None
    assert not replay_to_end(GAME, record).is_over


def test_the_end_of_the_input_after_the_game_leaves_cleanly(play: Play) -> None:
    asked = itertools.count()
    play(("1" for _ in asked), "--seed", "1", "--quick")
    questions = next(asked)
    code, output = play(["1"] * (questions - 1), "--seed", "1", "--quick")
    assert code == 0
    assert "The game is over" in output
    assert output.endswith("The input has ended.\n")


def test_control_c_leaves_cleanly(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    code, output = play([], "--seed", "1")
    assert code == 0
    assert "Stopped. The game ends here, unfinished." in output


def test_control_c_while_a_bot_thinks_leaves_cleanly(
    play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Sleeper:
        name = "sleeper"
        needs_view = False

        def decide(
            self, view: object, legal: list[int], rng: random.Random, budget: object | None = None
        ) -> int:
            raise KeyboardInterrupt

    monkeypatch.setattr(players_module, "load_bot", lambda name, **_: Sleeper())
    code, output = play(["1", "done", ""], "--players", "Ana,bot:sleeper", "--save", "a.coatl")
    assert code == 0
    assert "Stopped. The game ends here, unfinished." in output
    assert [step.seat for step in load(tmp_path / "a.coatl").steps] == [0, 0]


def test_help_text_is_worth_reading(play: Play) -> None:
    code, output = play([], "--help")
    assert code == 0
    for word in (
        "coatl play -t --players Ana,Bo",
        "--seed",
        "--save",
        "bot:LEVEL",
        "u takes a step",
        "Bots sit down after those listed",
        "With --players they play after those listed",
    ):
        assert word in " ".join(re.sub("[│\n]", " ", output).split())


def test_a_question_longer_than_the_terminal_is_wrapped(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    _, output = play(["done", "", "take BB", ""], "--players", "Ana,bot:random", "--seed", "8")
    asked = re.search(r"^'take BB' ends .*\n.*= help\) $", output, re.MULTILINE)
    assert asked is not None
    assert max(map(cell_len, asked[0].split("\n"))) <= 50
