"""The screen: where everything is printed, and a person's answers are read."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from coatl.cli.pictures.art import FAINT, WARNING
from coatl.cli.words import say

WIDEST = 140
"""Lines longer than this are hard to follow, however wide the terminal is."""
ANSWER = 4
"""So much room is left after a question for what is typed."""
LOW = 36
"""A terminal with fewer lines does not hold a table together with what others did before it."""


try:
    import readline
except ImportError:  # not on every platform; lines can then be typed, but hardly edited
    pass
else:
    readline.set_auto_history(False)  # nobody sees what others at this keyboard have typed


class LeaveGame(Exception):
    """The person wants to stop, or nobody is there any more; its text says which."""


def is_yes(answer: str) -> bool:
    """Tell whether an answer means yes, in English or in the language that is spoken."""
    return answer.lower() in ("1", "y", "yes", *say("cli-words-yes").split())


def is_no(answer: str) -> bool:
    """Tell whether an answer means no; whoever wants to undo means it, too."""
    return answer.lower() in ("2", "n", "no", "u", "undo", *say("cli-words-no").split())


class Screen:
    """A console with a keyboard, or with a script in its place."""

    def __init__(self, console: Console) -> None:
        self.console = console
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")

    @property
    def width(self) -> int:
        """How many columns there are to draw in."""
        return min(self.console.width, WIDEST)

    @property
    def is_low(self) -> bool:
        """Whether the terminal has so few lines that a table scrolls what is above out of sight."""
        return self.console.is_terminal and self.console.height < LOW

    def count_lines(self, parts: Iterable[RenderableType]) -> int:
        """Return how many lines it would take to print this."""
        options = self.console.options.update(width=self.width)
        return sum(len(self.console.render_lines(part, options)) for part in parts)

    def show(self, *parts: RenderableType) -> None:
        """Print, one part a line or block."""
        for part in parts:
            self.console.print(part, width=self.width, markup=False)

    def title(self, words: str) -> None:
        """Print a rule with words in it."""
        self.console.print()
        self.console.rule(Text(f" {words} ", style="bold"), align="left", style=FAINT)

    def refuse(self, reason: str) -> None:
        """Print why an answer cannot be used."""
        self.show(Text(reason, style=WARNING))

    def ask(self, prompt: str) -> str:
        """Read one line; the end of the input, or Ctrl-C, leaves the game."""
        room = self.width - ANSWER
        if cell_len(prompt) > room:  # the keyboard's line would scroll it sideways
            *above, last = Text(prompt.rstrip()).wrap(self.console, room - 1)
            self.show(*above)
            prompt = f"{last.plain.rstrip()} "
        try:
            line = input(prompt).strip()
        except EOFError:
            print()
            raise LeaveGame(say("cli-input-ended")) from None
        except KeyboardInterrupt:
            print()
            raise LeaveGame(say("cli-stopped-now")) from None
        if not sys.stdin.isatty():
            print(line)  # so that a scripted game can be read
        return line

    def confirm(
        self,
        question: str,
        answers: str,
        *,
        enter: bool = False,
        carry_out: Callable[[str], bool] | None = None,
    ) -> bool:
        """Ask until the answer is yes or no; `enter` says whether an empty line means yes.

        `carry_out` does what else may be typed here, and tells whether a line was such a command.
        """
        prompt = say("cli-question", question=question, answers=answers)
        while True:
            line = self.ask(f"{prompt} ")
            answer = line.lower()
            if answer == "" and not enter:
                self.refuse(say("cli-answer"))
            elif answer == "" or is_yes(answer):
                return True
            elif is_no(answer):
                return False
            elif carry_out is not None and carry_out(line):
                continue
            elif answer in ("?", "help"):
                self.refuse(say("cli-answer"))
            else:
                self.refuse(say("cli-no-answer", answer=answer))

    @contextmanager
    def thinking(self, words: str) -> Iterator[None]:
        """Show, on a terminal, that somebody thinks; it is gone afterwards."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            yield
            return
        with self.console.status(Text(words, style=FAINT), spinner="dots"):
            yield

    def clear(self) -> None:
        """Wipe the terminal, with what was scrolled out of sight; a file gets an empty line."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.console.print("\n" * (40 if self.console.is_terminal else 0))
