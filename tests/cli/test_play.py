"""`coatl play` driven by scripts: whole games, bad input."""

from __future__ import annotations

import itertools
import random
import re
from functools import partial
from pathlib import Path

import pytest
from rich.cells import cell_len

from coatl.board.game import GAME
from coatl.board.view import BoardView
from coatl.cli.main import run
from coatl.cli.terminal import players as players_module
from coatl.core.record import replay_to_end
from tests.cli import terminal
from tests.cli.terminal import Play, load

CARD = re.compile(r"(?<![A-Z])[PT]\d\d\b")


guesses = partial(terminal.guesses, highest=16)


# Whole games


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seed", "1"],
        *(
            pytest.param(each, marks=pytest.mark.slow)
            for each in (
                ["--seed", "2", "--seats", "4"],
                ["--seed", "3", "--bots", "random,random", "--options", "feathers"],
                ["--seed", "4", "--players", "Ana,bot:random,Bo", "--options", "sacrifice promo"],
                ["--seed", "5", "--options", "fewer-bodies,strict-ends"],
            )
        ),
    ],
)
def test_always_entering_one_plays_a_whole_game(
    play: Play, tmp_path: Path, arguments: list[str]
) -> None:
    code, output = play(itertools.repeat("1"), *arguments, "--save", "game.coatl")
    assert code == 0
    assert "The game is over" in output
    assert f"Seed: {arguments[1]}" in output
    assert "Saved to game.coatl" in output
    record = load(tmp_path / "game.coatl")
    state = replay_to_end(GAME, record)
    assert state.is_over
    assert record.scores == state.scores()
    for name, score in zip(record.players, state.scores(), strict=True):
        assert f"{name}: {score} point" in output


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "options"), [(1, ""), (2, "sacrifice,feathers,promo")])
def test_random_choices_play_whole_games_that_replay(
    play: Play, tmp_path: Path, seed: int, options: str
) -> None:
    arguments = ("--seed", f"word-{seed}", "--options", options, "--save", "a.coatl", "--quick")
    code, output = play(guesses(seed), *arguments)
    assert code == 0
    record = load(tmp_path / "a.coatl")
    assert record.scores == replay_to_end(GAME, record).scores()
    assert play(guesses(seed), *arguments) == (0, output)
    assert load(tmp_path / "a.coatl") == record
    assert run(["replay", "--quiet", "a.coatl"]) == 0


def test_without_a_seed_one_is_chosen_and_shown(play: Play, tmp_path: Path) -> None:
    code, output = play(itertools.repeat("1"), "--save", "a.coatl")
    found = re.search(r"^Seed: (\d+)$", output, re.MULTILINE)
    assert code == 0
    assert found is not None
    code, _ = play(itertools.repeat("1"), "--seed", found[1], "--save", "b.coatl")
    assert load(tmp_path / "a.coatl") == load(tmp_path / "b.coatl")


def test_the_seed_decides_who_begins(play: Play) -> None:
    first = {play([], "--seed", str(seed))[1].split("\n")[1].strip() for seed in range(12)}
    names = {line.partition(":")[2].strip(" ─") for line in first}
    assert names == {"Random bot, You", "You, Random bot"}


def test_listed_players_sit_as_listed(play: Play, tmp_path: Path) -> None:
    for seed in "abc":
        arguments = ("--players", "bot:random,Ana", "--seats", "3", "--seed", seed)
        play([], *arguments, "--save", "a.coatl")
        assert load(tmp_path / "a.coatl").players == ("Random bot", "Ana", "Random bot 2")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--players", "Bo,Ana", "--bots", "random"], "Bo and Ana as listed, then Random bot from"),
        (
            ["--players", "Ana", "--bots", "random", "--seats", "3"],
            "Ana as listed, then Random bot and Random bot 2 from",
        ),
    ],
)
def test_players_with_bots_say_who_sits_where(play: Play, arguments: list[str], line: str) -> None:
    _, output = play([], *arguments, "--seed", "1")
    text = " ".join(output.split())
    assert f"Order of play: {line} --bots." in text
    assert "Order of play" not in play([], "--players", "Ana,bot:random", "--seed", "1")[1]


def test_bots_alone_need_no_input(play: Play) -> None:
    code, output = play([], "--players", "bot:random,bot:random", "--seed", "1")
    assert code == 0
    assert "The game is over" in output
    assert "Random bot 2" in output
    assert "Save the game?" not in output


def test_a_bot_gets_its_own_view_and_nothing_else(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []

    class Witness:
        name = "witness"
        needs_view = True

        def decide(
            self, view: object, legal: list[int], rng: random.Random, budget: object | None = None
        ) -> int:
            assert isinstance(view, BoardView)
            assert view.seat is not None
            hands = [seat.hand is not None for seat in view.seats]
            assert hands == [number == view.seat for number in range(len(view.seats))]
            assert isinstance(rng, random.Random)
            seen.append(view.seat)
            return rng.choice(legal)

    monkeypatch.setattr(players_module, "load_bot", lambda name, **_: Witness())
    code, output = play([], "--players", "bot:witness,bot:witness,bot:witness", "--seed", "1")
    assert code == 0
    assert "Witness bot 3" in output
    assert set(seen) == {0, 1, 2}


@pytest.mark.slow
@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_wider_than_the_terminal(
    play: Play, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    arguments = ("--seed", "1", "--options", "sacrifice,feathers,promo", "--seats", "4")
    monkeypatch.setenv("COLUMNS", str(width))
    _, output = play(guesses(1, highest=40), *arguments, "--quick")
    assert "The game is over" in output
    assert not [line for line in output.split("\n") if cell_len(line) > width]


def test_no_colour_unless_a_terminal_wants_it(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["1", "1", "done", ""]
    assert "\x1b[" not in play(lines, "--seed", "1")[1]
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert re.search(r"\x1b\[[\d;]*48;", play(lines, "--seed", "1")[1])
    monkeypatch.setenv("NO_COLOR", "1")
    assert not re.search(r"\x1b\[[\d;]*[34]8;", play(lines, "--seed", "1")[1])


# Bad input


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "Type the number of a choice, or ? for help."),
        ("0", "There is no choice 0: the numbers run from 1 to 17."),
        ("99", "There is no choice 99: the numbers run from 1 to 17."),
        ("dance", "'dance' is no action of this game: expected one of the words"),
        ("take", "'take' is no action of this game: expected something like take <Y"),
        ("take RR", "You may not 'take RR' (B4.1). No space of the supply holds this."),
        ("begin R", "You may not 'begin R' (B6.1). There is no such piece on your board."),
        ("add R left of A", "You may not 'add R left of A'. There is no Cóatl A."),
        ("fulfil P49 on A", "You may not 'fulfil P49 on A'. There is no Cóatl A."),
        ("keep P01", "You may not 'keep P01' (B2.5). The choice at the beginning is over."),
        ("see the future", "You may not 'see the future' (B8). This game has no Sacrifice tokens."),
        ("pass", "You may not 'pass' (B3.2). You cannot pass: taking pieces, choosing cards or"),
        ("c P99", "no card has the id 'P99', expected P01 to P55 or T01 to T20"),
        ("c P16 P999", "no card has the id 'P999', expected P01 to P55 or T01 to T20"),
        ("lang xx", "there is no language 'xx' here: expected one of en, fr, pt-BR"),
        ("steal R from Zoe", "nobody here is called 'Zoe': expected Ana, Random bot"),
        ("steal R", "something like steal R from Ana · steal RB from Random bot"),
        ("steal R from ran", "You may not 'steal R from Random bot' (B9). This game has no Golden"),
        ("9" * 5000, "There is no choice 9999999999: the numbers run from 1 to 17."),
        ("c P" + "9" * 5000, "expected P01 to P55"),
        ("-1", "'-1' is no action of this game"),
        ("²", "'²' is no action of this game"),
    ],
)
def test_bad_input_gets_a_reason_and_another_try(play: Play, line: str, reason: str) -> None:
    lines = ["done", "", line, "take BB", "", "q", "y"]
    code, output = play(lines, "--players", "Ana,bot:random", "--seed", "8")
    assert code == 0
    assert reason in " ".join(output.split("\n")).replace("  ", " ")
    assert "· You take:  B  B " in output


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("take bb", "You take:  B  B "),
        ("  TAKE   bk ", "You take:  K  B "),
        ("take <r", "You take: ◄•R "),
        ("choose p16", "You choose P16"),
        ("Choose Deck", "You draw P"),
    ],
)
def test_actions_can_be_typed_freely(play: Play, typed: str, told: str) -> None:
    lines = ["done", "", typed, "", "q", "y"]
    _, output = play(lines, "--players", "Ana,bot:random", "--seed", "8")
    assert told in output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "Ana,Ana"], "two players are called 'Ana'"),
        (["--players", "Ana,"], "--players 'Ana,': expected names"),
        (["--players", "Ana|Bo,Cy"], "the name 'Ana|Bo' holds a sign"),
        (["--players", "A" * 17], "is too long"),
        (["--players", "Ana,bot:genius"], "unknown bot 'genius'"),
        (["--players", "a,b,c", "--seats", "2"], "--players names 3 players, but there are 2"),
        (["--players", "a,b,c,d,e"], "the board game takes 2, 3 or 4 seats"),
        (["--seats", "5"], "5 seats: the board game takes 2, 3 or 4 seats"),
        (["--seats", "1"], "one seat: the board game takes 2, 3 or 4 seats"),
        (["--seats", "2", "--bots", "random,random"], "--bots names 2 bots, but 1 seat is left"),
        (["--players", "a,b", "--bots", "random", "--seats", "2"], "--players fills all seats"),
        (["--players", "You,Bo"], "'You' is whoever reads"),
        (["--seed", "a\x1bb"], "expected a word or a number"),
        (["--options", "seats=3"], "--options 'seats=3': there are 2 players"),
        (["--options", "chess"], "unknown option 'chess'"),
        (["--game", "chess"], "unknown game 'chess'"),
        (["--save", "."], "this is a directory"),
        (["--save", "no/such/game.coatl"], "there is no such directory"),
    ],
)
def test_bad_options_are_refused_in_one_line(
    play: Play, arguments: list[str], message: str
) -> None:
    code, output = play([], *arguments)
    assert code == 2
    assert message in output
    assert output.count("\n") == 1
