"""Days in a row."""

from __future__ import annotations

from datetime import date, timedelta

from coatl.daily.streaks import count_streak, list_week

TODAY = date(2026, 11, 18)


def ago(*days: int) -> set[date]:
    return {TODAY - timedelta(days=day) for day in days}


def test_today_adds_only_when_done() -> None:
    assert count_streak(ago(1, 2, 3), TODAY) == (3, 3, False)
    assert count_streak(ago(0, 1, 2, 3), TODAY) == (4, 4, True)


def test_a_missed_day_ends_it() -> None:
    assert count_streak(ago(0, 2, 3, 4), TODAY) == (1, 3, True)
    assert count_streak(ago(2, 3), TODAY) == (0, 2, False)
    assert count_streak([], TODAY) == (0, 0, False)


def test_days_to_come_do_not_count() -> None:
    assert count_streak(ago(-1, -2, 0), TODAY) == (1, 1, True)


def test_it_goes_on_over_the_end_of_a_year() -> None:
    new_year = date(2027, 1, 1)
    days = {new_year - timedelta(days=day) for day in range(40)}
    assert count_streak(days, new_year) == (40, 40, True)


def test_the_last_week() -> None:
    assert list_week(ago(0, 1, 6, 7), TODAY) == [True, False, False, False, False, True, True]
