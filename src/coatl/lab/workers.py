"""Worker processes that play games of a contest; one job plays in this process itself."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from types import TracebackType
from typing import Self

from coatl.core.errors import CoatlError
from coatl.lab.contest import Contest, Played, play_fixture
from coatl.lab.schedule import Fixture


def usable_cores() -> int:
    """Return how many processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Workers:
    """Plays games in `jobs` processes; leaving it early ends them, with the games they play."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self._contest = contest
        self._pool: ProcessPoolExecutor | None = None
        self._others = set(multiprocessing.active_children())
        if jobs > 1:
            self._pool = ProcessPoolExecutor(
                jobs,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_prepare,
                initargs=(contest,),
            )

    def play(self, fixtures: Sequence[Fixture]) -> Iterator[Played]:
        """Play games and yield their results as they come, in any order."""
        if self._pool is None:
            for fixture in fixtures:
                yield play_fixture(self._contest, fixture)
            return
        try:
            for done in as_completed([self._pool.submit(_play, each) for each in fixtures]):
                yield done.result()
        except BrokenProcessPool:
            raise CoatlError("a worker process has died: try again with --jobs 1") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._pool is None:
            return
        if kind is None:
            self._pool.shutdown()
            return
        for child in set(multiprocessing.active_children()) - self._others:
            child.terminate()
        with suppress(KeyboardInterrupt):  # an impatient second Ctrl-C
            self._pool.shutdown(cancel_futures=True)


_contest: Contest | None = None
"""What a worker process plays; set when it starts."""


def _prepare(contest: Contest) -> None:
    global _contest  # noqa: PLW0603 - a worker process has one contest
    _contest = contest
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a worker at once and silently


def _play(fixture: Fixture) -> Played:
    assert _contest is not None
    return play_fixture(_contest, fixture)
