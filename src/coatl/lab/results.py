"""Results on disk: a line that says what they are valid for, then one line a game as it ends.

Both are JSON. A file whose last line was torn by a crash is cut back to its last whole line.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from coatl.core.errors import OptionError
from coatl.lab.contest import Played
from coatl.lab.records import tell_differences

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

FORMAT = 1
_FORMAT_KEY = "coatl arena"


class ResultsFile:
    """A file of results that grows; opening one that exists reads what it holds."""

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        self.path = path
        self.played: list[Played] = []
        """What was there when it was opened."""
        first = json.dumps({_FORMAT_KEY: FORMAT, **header}, ensure_ascii=False) + "\n"
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise OptionError(f"cannot use {str(path)!r} for results: {error.strerror}") from None
        try:
            _lock(self._file, path)
            self._file.seek(0)
            data = self._file.read()
            whole = data[: data.rfind(b"\n") + 1]
            if not whole and not first.encode().startswith(data):
                raise _foreign(path)
            if whole:
                self._read(whole, json.loads(first))
            self._file.truncate(len(whole))
            if not whole:
                self._write(first)
        except BaseException:
            self._file.close()
            raise

    def _read(self, data: bytes, header: dict[str, Any]) -> None:
        try:
            first, *lines = data.decode("utf-8").splitlines()
            found = json.loads(first)
        except ValueError:
            raise _foreign(self.path) from None
        if not isinstance(found, dict) or _FORMAT_KEY not in found:
            raise _foreign(self.path)
        if found != header:
            raise OptionError(
                f"{str(self.path)!r} holds results of another contest "
                f"({tell_differences(header, found)}): nothing was changed; choose another file"
            )
        for number, line in enumerate(lines, 2):
            try:
                self.played.append(Played.from_data(json.loads(line)))
            except (ValueError, TypeError, AttributeError):
                raise OptionError(f"{str(self.path)!r}, line {number}: unreadable result") from None

    def add(self, played: Played) -> None:
        """Write one more game down, at once."""
        self._write(json.dumps(played.to_data(), ensure_ascii=False) + "\n")

    def _write(self, line: str) -> None:
        self._file.write(line.encode())
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def _lock(file: BinaryIO, path: Path) -> None:
    """Keep other runs away from the file, where the system can; closing it ends that."""
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise OptionError(
            f"{str(path)!r} is being written by another run: wait for it or choose another file"
        ) from None


def _foreign(path: Path) -> OptionError:
    return OptionError(f"{str(path)!r} exists and holds no arena results: nothing was changed")
