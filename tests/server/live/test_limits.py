"""How often one address may ask, without a server: what comes back with time, who is forgotten."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from coatl.server.live import limits
from coatl.server.live.limits import Bucket, Limiter
from coatl.tables.errors import TableError


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=found.monotonic))
    return found


def is_refused(limiter: Limiter, address: str) -> bool:
    try:
        asyncio.run(limiter.check(address))
    except TableError:
        return True
    return False


def test_what_was_taken_comes_back_with_time_and_never_more_than_a_burst(clock: Clock) -> None:
    bucket = Bucket(rate=0.5, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.seconds == 2
    clock.now += 1
    assert not bucket.take()
    assert bucket.seconds == 1
    clock.now += 1
    assert bucket.take()
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_who_was_not_seen_for_longest_is_forgotten_and_nobody_else(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MANY", 2)
    limiter = Limiter("try", rate=0.001, burst=1)
    assert not is_refused(limiter, "first")
    assert not is_refused(limiter, "second")
    assert is_refused(limiter, "first")  # seen again: the second is the one to forget
    assert not is_refused(limiter, "third")
    assert is_refused(limiter, "first")
    assert is_refused(limiter, "third")
    assert not is_refused(limiter, "second")
