"""The file of a portable backup: gzip over lines of JSON, with a header, a count and a checksum."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from coatl.core.errors import CoatlError

FORMAT = "coatl-backup"
VERSION = 1
Value = str | int | float | bool | None
Row = list[Value]


class BackupError(CoatlError):
    """A backup that cannot be made or used."""


@dataclass(frozen=True)
class Header:
    """The first line: what the file holds, and what it was made by."""

    revision: str
    coatl: str
    at: float
    columns: dict[str, list[str]]  # of every table, in the order they are to be filled
    format: str = FORMAT
    version: int = VERSION


class BackupWriter:
    """Writes a backup beside its place and moves it there when it is complete."""

    def __init__(self, path: Path, header: Header) -> None:
        self.rows = dict.fromkeys(header.columns, 0)
        self._path = path
        self._partial = path.with_name(f".{path.name}.{os.getpid()}.partial")
        self._digest = hashlib.sha256()
        try:
            number = os.open(self._partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        except OSError as error:
            raise BackupError(f"cannot write {path}: {error.strerror}") from error
        self._file = os.fdopen(number, "wb")
        self._packed = gzip.GzipFile("", "wb", 6, self._file, mtime=0)
        self._write(asdict(header))

    def add(self, table: str, rows: Iterable[Row]) -> None:
        """Write rows of a table."""
        for row in rows:
            self._write([table, row])
            self.rows[table] += 1

    def finish(self) -> int:
        """Complete the file and give it its name; return its size in bytes."""
        self._write({"rows": self.rows, "sha256": self._digest.hexdigest()})
        self._packed.close()
        self._file.flush()
        os.fsync(self._file.fileno())
        size = os.fstat(self._file.fileno()).st_size
        self._file.close()
        self._partial.replace(self._path)
        return size

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if not self._file.closed:
            try:
                self._packed.close()
            except OSError:
                pass  # a full disk: `error` tells
            finally:
                self._file.close()
        self._partial.unlink(missing_ok=True)

    def _write(self, data: Any) -> None:
        line = json.dumps(data, separators=(",", ":"), allow_nan=False).encode() + b"\n"
        self._digest.update(line)
        self._packed.write(line)


def read_header(path: Path) -> Header:
    """Return the first line of a backup, refusing what is no backup."""
    with _open(path) as file:
        return _parse_header(path, _next_line(path, file))


def read_rows(path: Path) -> Iterator[tuple[str, Row]]:
    """Give every row of a backup; at the end, refuse a file that is not complete and unchanged."""
    digest = hashlib.sha256()
    with _open(path) as file:
        line = _next_line(path, file)
        widths = {name: len(names) for name, names in _parse_header(path, line).columns.items()}
        counts = dict.fromkeys(widths, 0)
        digest.update(line)
        while True:
            line = _next_line(path, file)
            data = _parse(path, line)
            if isinstance(data, dict):
                break
            match data:
                case [str(name), list(row)] if widths.get(name) == len(row):
                    counts[name] += 1
                    digest.update(line)
                    yield name, row
                case _:
                    raise _damaged(path, "a line is not what it should be")
        if data != {"rows": counts, "sha256": digest.hexdigest()}:
            raise _damaged(path, "its checksum is wrong")
        if _read_line(path, file):
            raise _damaged(path, "something follows its end")


def count_rows(path: Path) -> dict[str, int]:
    """Check a backup from beginning to end and return how many rows each table has."""
    counts = dict.fromkeys(read_header(path).columns, 0)
    for name, _row in read_rows(path):
        counts[name] += 1
    return counts


def _open(path: Path) -> gzip.GzipFile:
    try:
        return gzip.open(path, "rb")
    except OSError as error:
        raise BackupError(f"cannot read {path}: {error.strerror}") from error


def _read_line(path: Path, file: gzip.GzipFile) -> bytes:
    try:
        return file.readline()
    except EOFError as error:
        raise _damaged(path, "it ends too early") from error
    except gzip.BadGzipFile as error:
        raise _damaged(path, "it is not gzip, or not whole") from error
    except zlib.error as error:
        raise _damaged(path, str(error)) from error
    except OSError as error:
        raise BackupError(f"cannot read {path}: {error.strerror or error}") from error


def _next_line(path: Path, file: gzip.GzipFile) -> bytes:
    line = _read_line(path, file)
    if not line.endswith(b"\n"):
        raise _damaged(path, "it ends too early")
    return line


def _parse(path: Path, line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError as error:
        raise _damaged(path, "a line is not JSON") from error


def _parse_header(path: Path, line: bytes) -> Header:
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BackupError(f"{path} is not a backup of coatl")
    if data.get("version") != VERSION:
        raise BackupError(f"{path} was made by a newer coatl: upgrade coatl to restore it")
    try:
        return Header(**data)
    except TypeError as error:
        raise _damaged(path, "its first line is not what it should be") from error


def _damaged(path: Path, why: str) -> BackupError:
    return BackupError(f"{path} is no usable backup: {why}; nothing was changed, take another copy")
