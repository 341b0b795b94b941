"""`coatl play` driven by scripts: whole games, undo, hot seat, bad input, saving, leaving."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import pytest
from rich.cells import cell_len

from coatl.board.game import GAME
from coatl.board.options import BoardOptions
from coatl.board.view import BoardView
from coatl.cli.main import run
from coatl.cli.terminal import players as players_module
from coatl.cli.terminal.screen import Screen
from coatl.core.record import Record, parse_record, replay, replay_to_end
from tests.cli import terminal

CARD = re.compile(r"(?<![A-Z])[PT]\d\d\b")

Play = Callable[..., tuple[int, str]]


guesses = partial(terminal.guesses, highest=16)


def load(path: Path) -> Record[BoardOptions]:
    return parse_record(GAME, path.read_text("utf-8"))


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Play:
    """Run `coatl play` in an empty directory; return the exit code and all that was printed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(players_module, "DEFAULT_BOT", "random")  # the quickest
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("COLORTERM", "truecolor")  # Rich remembers styles in the first depth drawn

    def play_script(lines: Iterable[str], *arguments: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", terminal.Script(lines))
        code = run(["play", "--terminal", *arguments])
        captured = capsys.readouterr()
        return code, captured.out + captured.err

    return play_script


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


# Several people at one keyboard


def shown_cards(state_view: BoardView) -> set[str]:
    return set(CARD.findall(GAME.format_view(state_view)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "options", "is_low"),
    [(1, "fewer-bodies", False), (3, "sacrifice,feathers,promo", True)],
)
def test_nobody_is_shown_the_cards_of_another(
    play: Play,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
    options: str,
    is_low: bool,
) -> None:
    monkeypatch.setattr(Screen, "is_low", is_low)
    arguments = ("--players", "Ana,Bo", "--options", options, "--quick", "--save", "a.coatl")
    _, output = play(guesses(seed, highest=24), "--seed", str(seed), *arguments)
    record = load(tmp_path / "a.coatl")
    first, *segments = output.split("Pass the keyboard to ")
    assert not CARD.search(first)
    # What each seat may have seen by the end of each of its turns (all its steps in a row).
    seen: list[set[str]] = [set(), set()]
    allowed: list[tuple[int, set[str]]] = []
    hidden = 0
    for state, step in replay(GAME, record):
        for seat in range(2):
            seen[seat] |= shown_cards(GAME.observe(state, seat))
        if step is not None:
            if allowed and allowed[-1][0] == step.seat:
                allowed.pop()
            allowed.append((step.seat, set(seen[step.seat])))
            hidden += len(shown_cards(GAME.observe(state, 1 - step.seat)) - seen[step.seat])
    assert hidden
    assert len(segments) == len(allowed)
    for segment, (seat, cards) in zip(segments, allowed, strict=True):
        assert segment.startswith(("Ana", "Bo")[seat])
        assert set(CARD.findall(segment)) <= cards


def test_a_low_terminal_shows_the_news_below_the_table_again(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["done", "", "take BB", "", "q", "y"]
    arguments = ("--players", "Ana,bot:random", "--seed", "8")
    tall = play(lines, *arguments)[1]
    monkeypatch.setattr(Screen, "is_low", True)
    low = play(lines, *arguments)[1]
    told = re.findall(r"^· Random bot .*", tall, re.MULTILINE)
    assert told
    for line in told:
        assert tall.count(line) == 1
        assert low.count(line) == 2
        assert low.rindex(line) > low.rindex("Temples on offer")


def test_the_curtain_wipes_a_terminal(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    _, output = play(["", "done", "", "", ""], "--players", "Ana,Bo", "--seed", "1")
    before, _, after = output.partition("Press Enter to hide your cards.")
    assert CARD.search(before)
    wiped = after.split("\x1b[3J")[1]
    assert "Pass the keyboard to Bo" in wiped
    assert not CARD.search(wiped)


def test_the_curtain_takes_help_and_quit(play: Play) -> None:
    arguments = ("--players", "Ana,Bo", "--seed", "1")
    code, output = play(["?", "q", "n", "q", "y"], *arguments)
    assert code == 0
    assert output.count("Pass the keyboard to Ana, then press Enter.") == 3
    assert output.count("Enter goes on, q quits the game.") == 1
    assert not CARD.search(output)  # who quits has seen nothing
    _, output = play(["", "done", "", "?", "q", "y"], *arguments)
    assert output.count("Press Enter to hide your cards.") == 2
    assert "Pass the keyboard to Bo" not in output
    assert output.endswith("Seed: 1\n")


def test_one_person_never_meets_the_curtain(play: Play) -> None:
    _, output = play(itertools.repeat("1"), "--seed", "1", "--seats", "3")
    assert "Pass the keyboard" not in output


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
