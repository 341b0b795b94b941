"""`coatl puzzles`: to make them, to prove them again, and to solve them at the keyboard."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from coatl.cli.commands.replay import read_text
from coatl.cli.common import GameOption, LanguageOption, print_json, stderr, stdout
from coatl.cli.pictures.art import FAINT, GOOD, WARNING
from coatl.cli.terminal.presenter import Presenter, presenter_for
from coatl.cli.terminal.screen import WIDEST
from coatl.cli.words import explain, say, say_text
from coatl.core.errors import CoatlError, OptionError
from coatl.core.registry import get_game
from coatl.puzzles import (
    PuzzleData,
    choose_next,
    find_problem,
    find_puzzle_by,
    give_hint,
    is_turn_over,
    judge_try,
    load_puzzles,
    make_puzzles,
)
from coatl.puzzles.data import Kind, TryData
from coatl.puzzles.making import SHIPPED, SOURCES
from coatl.puzzles.store import format_puzzles
from coatl.puzzles.trying import after

TRIES = 3

app = typer.Typer(help="Solve puzzles, make more of them, or prove their answers again.")


@app.command("make")
def make(
    kind: Annotated[
        str | None,
        typer.Option(
            "--kind",
            metavar="KIND",
            help=f"Only this kind: {', '.join(f'[bold]{each}[/]' for each in SOURCES)}.",
            show_default=False,
        ),
    ] = None,
    count: Annotated[
        int | None,
        typer.Option("--count", min=1, help="How many of each kind; by itself as many as we ship."),
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="Equal seeds, equal puzzles.")] = "coatl",
    games: Annotated[
        int, typer.Option("--games", min=0, help="Give a kind up after so many games; 0: never.")
    ] = 0,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Write to this file, not to the screen.")
    ] = None,
) -> None:
    """Make puzzles out of games between bots, each with an answer that is proved.

    Example: [bold]coatl puzzles make --kind win --count 10 --output more.json[/]
    """
    kinds = list(SOURCES) if kind is None else [_find_kind(kind)]
    found: list[PuzzleData] = []
    for each in kinds:
        for puzzle in make_puzzles(each, count or SHIPPED[each], seed, games):
            found.append(puzzle)
            if stderr.is_terminal:
                stderr.print(f"{each}: {len(found)}", end="\r")
    text = format_puzzles(found)
    if output is None:
        print(text, end="")
    else:
        output.write_text(text, "utf-8")


@app.command("check")
def check(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE", help="Puzzles as `make` writes them; by itself ours."),
    ] = None,
) -> None:
    """Prove puzzles again: try everything, and compare. Exit code 1: one of them is wrong.

    Example: [bold]coatl puzzles check more.json[/]
    """
    puzzles = [each for file in files or () for each in json.loads(read_text(file))]
    if not files:
        puzzles = list(load_puzzles())
    wrong = 0
    for puzzle in puzzles:
        if problem := find_problem(puzzle):
            wrong += 1
            stderr.print(f"puzzle {puzzle['id']}: {problem}", markup=False)
    kinds = Counter(puzzle["kind"] for puzzle in puzzles)
    proved = ", ".join(f"{kind} {number}" for kind, number in kinds.items())
    stdout.print(f"{len(puzzles) - wrong} of {len(puzzles)} puzzles proved ({proved})")
    raise typer.Exit(1 if wrong else 0)


@app.command("play")
def play(
    name: Annotated[
        str | None,
        typer.Argument(metavar="PUZZLE", help="The id of a puzzle; by itself one near --rating."),
    ] = None,
    game: GameOption = "",
    rating: Annotated[int, typer.Option("--rating", help="How hard it should be.")] = 1200,
    as_json: Annotated[bool, typer.Option("--json", help="Print the puzzle for programs.")] = False,
    language: LanguageOption = None,
) -> None:
    """Solve a puzzle: type actions as in a game; hint, undo, answer and quit help.

    Example: [bold]coatl puzzles play --game cards --rating 1500[/]
    """
    if game:
        get_game(game)
    puzzle = find_puzzle_by(name) if name else choose_next(rating, (), game or None)
    assert puzzle is not None
    if as_json:
        print_json(puzzle)
        return
    Solving(puzzle).run()


class Solving:
    """One puzzle at the keyboard: three tries, hints in steps."""

    def __init__(self, puzzle: PuzzleData) -> None:
        self.puzzle = puzzle
        self.presenter: Presenter = presenter_for(puzzle["game"])
        self.game = get_game(puzzle["game"])
        self.steps: list[int] = []
        self.tries = 0
        self.hints = 0
        seats = len(after(puzzle, ()).seats)
        self.names = [say("cli-seat", number=seat) for seat in range(seats)]
        self.names[puzzle["seat"]] = say("board-you")

    def run(self) -> None:
        """Ask until it is solved or given up."""
        self._show_table()
        stdout.print(say("cli-puzzle-help"), style=FAINT, markup=False)
        while True:
            try:
                line = input(say("cli-puzzle-prompt") + " ").strip()
            except EOFError:
                return
            if not line:
                continue
            if line in ("q", "quit") or self._answer(line):
                return

    def _answer(self, line: str) -> bool:
        """Do what a line says; tell whether the puzzle is over."""
        if line in ("h", "hint"):
            self._hint()
        elif line in ("u", "undo"):
            self.steps = self.steps[:-1]
            self._show_steps()
        elif line == "answer":
            self._show_answer()
            return True
        elif line == "?":
            actions = after(self.puzzle, self.steps).legal_actions(self.puzzle["seat"])
            texts = ", ".join(self.game.describe_action(action).text for action in actions)
            stdout.print(texts, markup=False)
        else:
            return self._step(line)
        return False

    def _step(self, line: str) -> bool:
        try:
            action = self.presenter.read_action(line, self.names)
            is_over = is_turn_over(self.puzzle, [*self.steps, action])
        except CoatlError as error:
            stdout.print(explain(error, self.names), markup=False)
            return False
        self.steps.append(action)
        if not is_over:
            self._show_steps()
            return False
        tried = judge_try(self.puzzle, self.steps)
        self.tries += 1
        self.steps = []
        if tried["is_right"]:
            stdout.print(say("cli-puzzle-right", value=tried["value"]), style=GOOD, markup=False)
            return True
        stdout.print(say("cli-puzzle-wrong", value=tried["value"]), style=WARNING, markup=False)
        if self.tries == TRIES:
            self._show_answer(tried)
            return True
        return False

    def _hint(self) -> None:
        self.hints = min(2, self.hints + 1)
        hint = give_hint(self.puzzle, self.hints)
        cards = Text(", ").join(self._card(card) for card in hint["cards"])
        stdout.print(say_text("cli-puzzle-pays", cards=cards))
        if hint["step"]:
            stdout.print(say("cli-puzzle-begin", step=hint["step"]["text"]), markup=False)

    def _show_answer(self, tried: TryData | None = None) -> None:
        texts = [self.game.describe_action(step).text for step in self.puzzle["steps"]]
        answer = say("cli-puzzle-answer", steps=", ".join(texts), value=self.puzzle["goal"])
        stdout.print(answer, markup=False)
        for pays in tried["pays"] if tried else ():
            card = self._card(pays["card"])
            line = say_text("cli-puzzle-more", card=card, best=pays["best"], tried=pays["tried"])
            stdout.print(line)

    def _card(self, card: str) -> Text:
        return Text("CARL") if card == "CARL" else self.presenter.name_card(card)

    def _show_table(self) -> None:
        view = self._view(())
        stdout.print(self.presenter.draw_table(view, self.names, min(stdout.width, WIDEST)))
        kind, marks = self.puzzle["kind"], "▲" * self.puzzle["marks"]
        stdout.print(
            Text.assemble((say(f"cli-puzzle-kind-{kind}"), "bold"), "  ", (marks, FAINT), "\n"),
        )

    def _show_steps(self) -> None:
        view = self._view(self.steps)
        stdout.print(self.presenter.draw_progress(view, self.names, min(stdout.width, WIDEST)))

    def _view(self, steps: Sequence[int]) -> Any:
        return self.game.observe(after(self.puzzle, steps), self.puzzle["seat"])


def _find_kind(name: str) -> Kind:
    for kind in SOURCES:
        if kind == name:
            return kind
    raise OptionError(f"unknown kind {name!r}: expected {' or '.join(SOURCES)}")
