"""Days in a row: pure functions of the days on which something was finished."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta
from typing import NamedTuple

DAY = timedelta(days=1)


class Streak(NamedTuple):
    """How many days in a row; a day that was missed ends it."""

    days: int
    """Up to today, or up to yesterday while today is still open."""
    longest: int
    is_done: bool
    """Whether something was finished today."""


def count_streak(done: Collection[date], today: date) -> Streak:
    """Count the days in a row with a deal or a puzzle finished; days to come do not count."""
    days = {day for day in done if day <= today}
    is_done = today in days
    length, day = 0, today if is_done else today - DAY
    while day in days:
        length += 1
        day -= DAY
    return Streak(length, max((_run_from(day, days) for day in days), default=0), is_done)


def list_week(done: Collection[date], today: date) -> list[bool]:
    """Return for each of the last seven days, today last, whether something was finished."""
    return [today - back * DAY in done for back in range(6, -1, -1)]


def _run_from(day: date, days: Collection[date]) -> int:
    """Return how many days in a row begin with a day; 0 if the one before belongs to them."""
    if day - DAY in days:
        return 0
    length = 0
    while day + length * DAY in days:
        length += 1
    return length
