"""Bots of a user's own at the table, and hints."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from coatl.bots import LEVELS, Advice, Proposal, load_bot
from coatl.cli.main import run
from coatl.cli.terminal.hints import DEFAULT_ADVISER, Adviser
from coatl.cli.terminal.players import DEFAULT_BOT, seat_players
from coatl.cli.terminal.screen import Screen
from coatl.core.chance import SeededChance
from coatl.core.record import parse_record
from coatl.core.registry import get_game

TOYS = Path(__file__).resolve().parents[1] / "toy_bots.py"
Play = Callable[..., tuple[int, str]]


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Play:
    """Run `coatl play` with prepared answers; return the exit code and all that was printed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    def play_script(lines: Iterable[str], *arguments: str) -> tuple[int, str]:
        answers = iter(lines)

        def answer(prompt: str) -> str:
            print(prompt, end="")
            line = next(answers, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", answer)
        code = run(["play", "--terminal", *arguments])
        captured = capsys.readouterr()
        return code, captured.out + captured.err

    return play_script


def test_the_usual_bots_exist() -> None:
    names = [level.name for level in LEVELS]
    assert DEFAULT_BOT in names
    assert load_bot(DEFAULT_ADVISER).name == "high-priest@1000ms"


@pytest.mark.parametrize("game", ["board", "cards"])
def test_play_against_a_bot_of_ones_own(play: Play, tmp_path: Path, game: str) -> None:
    players = f"bot:{TOYS}:First,bot:{TOYS}:Thrifty@5it"
    code, output = play(
        [], "--game", game, "--players", players, "--seed", "1", "--save", "a.coatl"
    )
    assert code == 0
    record = parse_record(get_game(game), (tmp_path / "a.coatl").read_text("utf-8"))
    assert record.players == ("First bot", "Thrifty bot")
    assert "Thrifty bot" in output


def test_names_of_bots_at_the_table() -> None:
    entries = f"bot:priest@5it,bot:priest,bot:{TOYS}:Last,bot:High-Priest"
    names = [player.name for player in seat_players(entries, None, None, "1")]
    assert names == ["Priest bot", "Priest bot 2", "Last>one bot", "High-priest bot"]
    mine = Path(__file__).resolve().parents[2] / "examples" / "my_bot.py"
    names = [player.name for player in seat_players("Ana", f"{mine}:MyBot", None, "1")]
    assert names == ["Ana", "My-bot"]


def test_a_failing_bot_leaves_the_record(play: Play, tmp_path: Path) -> None:
    players = f"bot:random,bot:{TOYS}:Crashing"
    code, output = play([], "--players", players, "--seed", "1", "--save", "a.coatl")
    assert code == 1
    assert "The game ends here, unfinished." in output
    assert "coatl: bot 'Crashing' failed: ValueError: out of ideas" in output
    assert (tmp_path / "a.coatl").exists()


def test_a_hint_changes_nothing_and_names_choices(play: Play, tmp_path: Path) -> None:
    arguments = ("--players", "Ana,bot:random", "--seed", "8", "--save", "a.coatl")
    wise = ("--hint-level", f"{TOYS}:Wise")
    code, output = play(["1", "h", "HINT", "1", "done", "", "q", "y"], *arguments, *wise)
    assert code == 0
    with_hints = (tmp_path / "a.coatl").read_text("utf-8")
    assert output.count("A hint from wise, after 1,234 imagined futures:") == 2
    for words in (
        "best  3 Done: keep these",
        "  about 30 points",
        "or    2 Keep: P",
        "about 29 points  about as good",
        "about 5 points, with the next best about 0 points",
        "It hopes for",
        "P05 ",
        ": about 5 points, 64% likely",
        "C05: 1 point, under 1% likely",
        "Random bot ends the game before you are ready, 35% likely",
        "Random bot takes RB, 40% likely",
        "CARL steals something you want, 20% likely",
    ):
        assert words in output
    assert "ends up ahead" not in output  # three are enough
    play(["1", "1", "done", "", "q", "y"], *arguments)
    assert (tmp_path / "a.coatl").read_text("utf-8") == with_hints


@pytest.mark.parametrize("game", ["cards", "carl"])
def test_hints_in_the_card_game(play: Play, game: str) -> None:
    players = "Ana,bot:random" if game == "cards" else "Ana"
    arguments = ("--game", game, "--players", players, "--seed", "3")
    code, output = play(["h", "q", "y"], *arguments, "--hint-level", f"{TOYS}:Wise")
    assert code == 0
    assert re.search(r"best +\d+ Discard: ", output)
    assert "about 30 points" in output
    assert "P05: about 5 points" in output
    assert " C05 " in output
    _, output = play(["h", "q", "y"], *arguments, "--hint-level", f"{TOYS}:Simple")
    assert re.search(r"best +1 play [YRKGB]{2}", output)


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        (f"{TOYS}:First", "No hint: First plays, but gives no advice."),
        ("random", "No hint: random plays, but gives no advice."),
        (f"{TOYS}:Mute", ":Mute failed (no idea)."),
    ],
)
def test_who_cannot_advise_says_so(play: Play, bot: str, words: str) -> None:
    lines = ["h", "1", "q", "y"]
    code, output = play(lines, "--players", "Ana,bot:random", "--seed", "8", "--hint-level", bot)
    assert code == 0
    assert words in " ".join(output.split())
    assert "You keep: P" in output


def test_an_adviser_that_does_not_exist_is_refused_at_once(play: Play) -> None:
    code, output = play([], "--hint-level", "genius")
    assert code == 2
    assert "unknown bot 'genius'" in output


def test_help_tells_of_hints_and_levels(play: Play) -> None:
    _, output = play(["?", "q", "y"], "--players", "Ana,bot:random", "--seed", "8")
    assert "a hint: what a strong bot would do here" in output
    _, output = play([], "--help")
    words = " ".join(output.replace("│", " ").split())
    for level in LEVELS:
        assert f"{level.name} {level.description}" in words


def test_thinking_is_shown_on_a_terminal_only() -> None:
    plain, shown = StringIO(), StringIO()
    with Screen(Console(file=plain, force_terminal=False)).thinking("Priest bot is thinking"):
        pass
    terminal = Console(file=shown, force_terminal=True, width=80, _environ={"TERM": "xterm"})
    with Screen(terminal).thinking("Priest bot is thinking"):
        pass
    assert plain.getvalue() == ""
    assert "Priest bot is thinking" in shown.getvalue()


def test_advice_is_plain_data() -> None:
    advice = Advice("x", (Proposal((3, 4), 10.0),))
    assert advice.to_data()["proposals"][0]["steps"] == (3, 4)


def test_a_hint_that_is_followed_stays() -> None:
    game = get_game("cards")
    chance = SeededChance(3, game.sources)
    state = game.new(game.parse_options(""), chance)
    adviser = Adviser("high-priest@16it")

    def ask() -> Advice:
        view, legal = game.observe(state, 0), state.legal_actions(0)
        return adviser.advise(game, view, legal, random.Random())

    first = ask()
    for done, step in enumerate(first.best.steps):
        now = ask()
        assert (now.best, now.done) == (first.best, done)
        state.apply(0, step, chance)
