"""What can go wrong at a table, as a code with arguments: clients say it in their own language."""

from __future__ import annotations

from typing import Any


class TableError(Exception):
    """A request that cannot be carried out; nothing was changed."""

    def __init__(self, code: str, message: str, **arguments: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.arguments = arguments


def forbidden(who: str) -> TableError:
    """Only somebody else may do this."""
    return TableError("forbidden", f"Only {who} may do this.", who=who)


def no_seat(number: int) -> TableError:
    """The table has fewer seats."""
    return TableError("no-seat", f"There is no seat {number}.", seat=number)


def stale(version: int) -> TableError:
    """The command was made for another version of the table."""
    return TableError(
        "stale",
        f"The table has moved on to version {version}; look again before you decide.",
        version=version,
    )


def wrong_status(status: str) -> TableError:
    """The command does not fit the time: before, during or after the game."""
    texts = {
        "lobby": "The game has not begun.",
        "running": "The game has already begun.",
        "over": "The game is over.",
    }
    return TableError("wrong-time", texts[status], when=status)


def not_found() -> TableError:
    """There is no such table, or it is private and the asker has no key to it."""
    return TableError("no-table", "There is no such table, or it needs an invitation.")


def bad_token(number: int = 0) -> TableError:
    """The token holds nothing at this table; `number` says which of several."""
    return TableError("bad-token", "This token holds no seat at this table.", number=number)


def newer_release(what: str) -> TableError:
    """Something is stored that this release does not know."""
    return TableError(
        "newer-release",
        f"A newer release of Cóatl wrote this table ({what}): this one cannot read it. "
        "Run that release, or a later one.",
    )
