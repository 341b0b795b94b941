"""Saving the record of a game, for `coatl replay`."""

from __future__ import annotations

import re
from pathlib import Path

from rich.text import Text

from coatl.cli.terminal.playing import Playing
from coatl.cli.terminal.screen import Screen, is_no, is_yes
from coatl.cli.words import say
from coatl.core.errors import OptionError
from coatl.core.record import format_record


def check_path(path: Path) -> Path:
    """Refuse, before the game begins, a place where nothing can be saved."""
    if path.is_dir():
        raise OptionError(say("cli-save-folder", path=repr(str(path))))
    if not path.absolute().parent.is_dir():
        raise OptionError(say("cli-save-nowhere", path=repr(str(path))))
    return path


def expand(name: str) -> Path:
    """Return the path of a file name; a leading `~` is the home folder, if there is one."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


class Saver:
    """Writes the record of one game, as often as wanted."""

    def __init__(
        self,
        screen: Screen,
        playing: Playing,
        path: Path | None,
        seed: str,
    ) -> None:
        self._screen = screen
        self._playing = playing
        self._path = path
        self._default = path or Path(f"coatl-{re.sub(r'[^A-Za-z0-9_-]+', '-', seed)[:40]}.coatl")
        self._written = {path} if path else set()

    def save_as(self, name: str) -> None:
        """Save to a file; without a name, ask for one."""
        if not name:
            name = self._screen.ask(f"{say('cli-save-where', file=str(self._default))} ")
            if not self._is_meant(name):
                return
        path = expand(name) if name else self._default
        if path.exists() and path not in self._written:
            question = say("cli-overwrite", file=str(path))
            if not self._screen.confirm(question, say("cli-yes-no")):
                return
        self._write(path)

    def save_at_end(self, *, offer: bool) -> None:
        """Save to the file of the command line, or offer to save."""
        if self._path is not None:
            self._write(self._path)
        elif offer:
            self._offer()

    def _offer(self) -> None:
        answer = self._screen.ask(f"{say('cli-save-offer', file=str(self._default))} ")
        if is_yes(answer):
            self.save_as(str(self._default))
        elif answer and not is_no(answer) and self._is_meant(answer):
            self.save_as(answer)

    def _is_meant(self, name: str) -> bool:
        """Ask back where an answer may be a choice or a command typed too late: `19`, `take`."""
        if not name or re.search(r"[./\\~]", name):
            return True
        return self._screen.confirm(say("cli-save-named", file=name), say("cli-yes-no"))

    def _write(self, path: Path) -> None:
        text = format_record(self._playing.game, self._playing.record())
        try:
            path.write_text(text, "utf-8")
        except (OSError, ValueError) as error:  # a name may hold what no file name can
            reason = getattr(error, "strerror", None) or error
            name = str(path) if str(path).isprintable() else repr(str(path))
            self._screen.refuse(say("cli-cannot-save", file=name, reason=str(reason)))
            return
        self._written.add(path)
        self._screen.show(Text(say("cli-saved", file=str(path))))
