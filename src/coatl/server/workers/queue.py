"""The questions that wait for a bot worker: moves before advice, and everybody in turn."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar

from coatl.server.workers.messages import DECIDE, Asked


class Queued(Protocol):
    """Anything that has a question in it."""

    asked: Asked
    since: float
    """When it was asked."""


Job = TypeVar("Job", bound=Queued)


class FairQueue(Generic[Job]):
    """Moves go first, since a game waits for them; then come hints and reviews.

    Askers take turns, whatever each of them has waiting, and so do the tables of one asker. If
    there is no place left, whoever has most waiting loses the last of it.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._moves: _Ring[Job] = _Ring()
        self._advice: _Ring[Job] = _Ring()

    def __len__(self) -> int:
        return self.moves + sum(1 for _ in self._advice)

    @property
    def moves(self) -> int:
        """How many moves wait."""
        return sum(1 for _ in self._moves)

    def put(self, job: Job) -> None:
        """Add a job behind the others of its table."""
        self._ring(job).put(job)

    def put_back(self, job: Job) -> None:
        """Add a job that was taken already: it is the first in turn."""
        self._ring(job).put_back(job)

    def take(self) -> Job:
        """Return the job whose turn it is."""
        return (self._moves or self._advice).take()

    def remove(self, job: Job) -> bool:
        """Drop a job; tell whether it was waiting."""
        return self._ring(job).remove(job)

    def push_out(self) -> Job | None:
        """Remove and return a job if more wait than may: advice rather than moves."""
        if len(self) <= self.limit:
            return None
        ring = self._advice or self._moves
        job = ring.last_of_the_busiest()
        ring.remove(job)
        return job

    def clear(self) -> list[Job]:
        """Remove and return all jobs."""
        jobs = [*self._moves, *self._advice]
        self._moves, self._advice = _Ring(), _Ring()
        return jobs

    def _ring(self, job: Job) -> _Ring[Job]:
        return self._moves if job.asked.kind == DECIDE else self._advice


class _Ring(Generic[Job]):
    """Jobs by asker and table; whose turn it is stands first."""

    def __init__(self) -> None:
        self._askers: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._askers)

    def __iter__(self) -> Iterator[Job]:
        for tables in self._askers.values():
            for jobs in tables.values():
                yield from jobs

    def put(self, job: Job) -> None:
        self._place(job).append(job)

    def put_back(self, job: Job) -> None:
        self._place(job).appendleft(job)
        question = job.asked.question
        self._askers.move_to_end(question.asker, last=False)
        self._askers[question.asker].move_to_end(question.table, last=False)

    def take(self) -> Job:
        asker, tables = next(iter(self._askers.items()))
        table, jobs = next(iter(tables.items()))
        job = jobs.popleft()
        tables.move_to_end(table)
        self._askers.move_to_end(asker)
        self._tidy(job)
        return job

    def remove(self, job: Job) -> bool:
        if job not in self:
            return False
        self._place(job).remove(job)
        self._tidy(job)
        return True

    def last_of_the_busiest(self) -> Job:
        """Return the newest job of the asker who has most waiting."""
        waiting = [
            [job for jobs in each.values() for job in jobs] for each in self._askers.values()
        ]
        last = [(len(jobs), max(jobs, key=_since)) for jobs in waiting]
        return max(last, key=lambda each: (each[0], _since(each[1])))[1]

    def _place(self, job: Job) -> deque[Job]:
        question = job.asked.question
        return self._askers.setdefault(question.asker, OrderedDict()).setdefault(
            question.table, deque()
        )

    def _tidy(self, job: Job) -> None:
        """Forget who has nothing waiting."""
        question = job.asked.question
        tables = self._askers[question.asker]
        if not tables[question.table]:
            del tables[question.table]
        if not tables:
            del self._askers[question.asker]


def _since(job: Queued) -> float:
    return job.since
