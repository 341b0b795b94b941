"""Where games are played: in this process, in several, or on the machines of a Ray cluster.

A task is a pure function of its item, so where and in which order it runs changes no result.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Generic, Protocol, Self, TypeVar

from coatl.core.errors import CoatlError, OptionError

I = TypeVar("I")  # noqa: E741 - item
R = TypeVar("R")
I_contra = TypeVar("I_contra", contravariant=True)
R_co = TypeVar("R_co", covariant=True)

PLACES = ("processes", "ray")
WAITING = 4
"""How many items a process has before it, so that none is idle and a million need no memory."""


class Workers(Protocol[I_contra, R_co]):
    """Something that works through items; leaving it early ends what is under way."""

    def run(self, items: Iterable[I_contra]) -> Iterator[R_co]:
        """Work through items and yield the results as they come, in any order."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


def usable_cores() -> int:
    """Return how many processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def open_workers(task: Callable[[I], R], jobs: int, on: str = "processes") -> Workers[I, R]:
    """Return workers for a task, which can be sent to another process."""
    if on == "ray":
        from coatl.lab.ray_workers import RayWorkers

        return RayWorkers(task, jobs)
    if on not in PLACES:
        raise OptionError(f"--on {on!r}: expected {' or '.join(PLACES)}")
    return LocalWorkers(task, jobs)


def work_in_order(
    task: Callable[[I], R], items: Sequence[I], jobs: int, on: str = "processes"
) -> Iterator[R]:
    """Work through items anywhere and yield the results in the order of the items."""
    early: dict[int, R] = {}
    due = 0
    with open_workers(Numbered(task), jobs, on) as workers:
        for number, result in workers.run(enumerate(items)):
            early[number] = result
            while due in early:
                yield early.pop(due)
                due += 1


@dataclass(frozen=True, slots=True)
class Numbered(Generic[I, R]):
    """A task whose results tell which item they are of."""

    task: Callable[[I], R]

    def __call__(self, item: tuple[int, I]) -> tuple[int, R]:
        """Do it."""
        return item[0], self.task(item[1])


class LocalWorkers(Generic[I, R]):
    """Works in `jobs` processes of this machine; one job works in this process itself."""

    def __init__(self, task: Callable[[I], R], jobs: int) -> None:
        self._task = task
        self._jobs = jobs
        self._pool: ProcessPoolExecutor | None = None
        self._others = set(multiprocessing.active_children())
        if jobs > 1:
            self._pool = ProcessPoolExecutor(
                jobs,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_prepare,
                initargs=(task,),
            )

    def run(self, items: Iterable[I]) -> Iterator[R]:
        """Work through items and yield the results as they come, in any order."""
        if self._pool is None:
            yield from map(self._task, items)
            return
        left = iter(items)
        pending: set[Future[Any]] = set()
        ready: deque[Future[Any]] = deque()
        try:
            while True:
                while len(pending) < self._jobs * WAITING:
                    try:
                        item = next(left)
                    except StopIteration:
                        break
                    pending.add(self._pool.submit(_work, item))
                if not pending:
                    return
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                ready.extend(done)
                while ready:
                    yield ready.popleft().result()
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


_task: Callable[[Any], Any] | None = None
"""What a worker process does; set when it starts."""


def _prepare(task: Callable[[Any], Any]) -> None:
    global _task  # noqa: PLW0603 - a worker process has one task
    _task = task
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a worker at once and silently


def _work(item: Any) -> Any:
    assert _task is not None
    return _task(item)
