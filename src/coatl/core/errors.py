"""Errors that say what was found, where, and what was expected instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class CoatlError(Exception):
    """Anything this package refuses; its text is one line that a person can act on.

    Where a player may meet it, `why` and `details` say the same for texts in other languages.
    """

    def __init__(self, message: str = "", *, why: str = "", **details: str | int) -> None:
        super().__init__(message)
        self.why = why
        self.details = details


class Reason(NamedTuple):
    """Why the rules refuse something: in English, and as a key with details for other texts."""

    why: str
    text: str
    details: Mapping[str, str | int] = {}


class NotationError(CoatlError):
    """A text that does not follow its notation, with the place where it stops doing so."""

    def __init__(
        self, text: str, column: int, expected: str, *, why: str = "", **details: str | int
    ) -> None:
        self.text = text
        self.column = column
        self.expected = expected
        if column < len(text):
            found = f"found {text[column]!r} at column {column + 1}"
        else:
            found = f"the text ends at column {column + 1}"
        message = f"cannot read {_shorten(text)!r}: {found}, expected {expected}"
        super().__init__(message, why=why, **details)


class OptionError(CoatlError):
    """An option that a game does not have, or a value that it cannot take."""


class CardDataError(CoatlError):
    """A row of card data that cannot be used."""


class InvalidAction(CoatlError):
    """Something that names no action of the game at all."""


class IllegalAction(CoatlError):
    """An action of the game, by its text, that this seat may not take now, with the reason."""

    def __init__(self, seat: int, action: str, reason: Reason) -> None:
        message = f"seat {seat} may not {action!r}: {reason.text}"
        super().__init__(message, why=reason.why, **reason.details)
        self.reason = reason


class ChanceError(CoatlError):
    """A chance outcome that cannot happen here, or one that is missing."""


class StateError(CoatlError):
    """Bytes or values that do not describe a state of the game."""


class RecordError(CoatlError):
    """A record that cannot be read or replayed, with line and column (both from 1)."""

    def __init__(self, line: int, column: int, message: str) -> None:
        self.line = line
        self.column = column
        self.message = message
        super().__init__(f"record, line {line}, column {column}: {message}")


def show_value(value: object) -> str:
    """Write whatever was found, for an error: on one line, and cut where it is too long."""
    try:
        return _shorten(" ".join(repr(value).split()))
    except ValueError:  # Python writes no number of thousands of digits
        return f"this {type(value).__name__}"


def _shorten(text: str, limit: int = 60) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"
