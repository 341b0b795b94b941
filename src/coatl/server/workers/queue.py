"""The questions that wait for a bot worker: moves first, reviews last, who has used least first."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator, KeysView, Set
from typing import Generic, Protocol, TypeVar

from coatl.server.workers.messages import DECIDE, JUDGE, Asked


class Queued(Protocol):
    """Anything that has a question in it."""

    asked: Asked
    since: float
    """When it was asked."""


Job = TypeVar("Job", bound=Queued)


class FairQueue(Generic[Job]):
    """Moves go first, since a game waits for them; then come hints, then turns under review.

    The next place goes to the asker who has used least of the workers' time, and among the tables
    of that asker to the one that has used least: a quick bot is not kept waiting by slow ones. If
    there is no place left, whoever has most waiting loses the last of it.
    Whoever has taken a job tells what became of it: `finish` or `put_back`.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._shares = _Shares()
        self._tables: dict[str, _Shares] = {}
        """The same among the tables of each asker."""
        self._moves: _Ring[Job] = _Ring()
        self._advice: _Ring[Job] = _Ring()
        self._reviews: _Ring[Job] = _Ring()

    def __len__(self) -> int:
        return self.urgent + sum(1 for _ in self._reviews)

    @property
    def moves(self) -> int:
        """How many moves wait."""
        return sum(1 for _ in self._moves)

    @property
    def urgent(self) -> int:
        """How many wait that a person waits for: all but reviews."""
        return self.moves + sum(1 for _ in self._advice)

    def put(self, job: Job) -> None:
        """Add a job behind the others of its table."""
        question = job.asked.question
        if question.asker not in self._askers():
            self._shares.enter(question.asker)
        if question.table not in self._tables_of(question.asker):
            self._tables.setdefault(question.asker, _Shares()).enter(question.table)
        self._ring(job).put(job)

    def put_back(self, job: Job, seconds: float = 0.0) -> None:
        """Add a job that was taken already and used a worker so long: its asker's next one."""
        self.finish(job, seconds)
        self._ring(job).put_back(job)

    def finish(self, job: Job, seconds: float) -> None:
        """Note that a job that was taken has used a worker so long."""
        question = job.asked.question
        self._shares.end(question.asker, seconds)
        self._tables.setdefault(question.asker, _Shares()).end(question.table, seconds)

    def take(self) -> Job:
        """Return the job whose turn it is."""
        ring = self._moves or self._advice or self._reviews
        asker = self._next(ring)
        tables = self._tables[asker]
        table = min(ring.tables_of(asker), key=tables.rank)
        self._shares.begin(asker)
        tables.begin(table)
        self._shares.forget_all_but(self._askers())
        tables.forget_all_but(self._tables_of(asker))
        for gone in self._tables.keys() - self._shares.known:
            del self._tables[gone]
        return ring.take(asker, table)

    def holds_up_others(self, asker: str) -> bool:
        """Tell whether an asker has moves waiting, and another one's comes before them."""
        return asker in self._moves.askers and self._next(self._moves) != asker

    def remove(self, job: Job) -> bool:
        """Drop a job; tell whether it was waiting."""
        return self._ring(job).remove(job)

    def push_out(self) -> Job | None:
        """Remove and return a job if more wait than may: reviews and advice rather than moves."""
        if len(self) <= self.limit:
            return None
        ring = self._reviews or self._advice or self._moves
        job = ring.last_of_the_busiest()
        ring.remove(job)
        return job

    def clear(self) -> list[Job]:
        """Remove and return all jobs."""
        jobs = [*self._moves, *self._advice, *self._reviews]
        self._moves, self._advice, self._reviews = _Ring(), _Ring(), _Ring()
        return jobs

    def forget(self) -> None:
        """Forget who has used how much."""
        self._shares = _Shares()
        self._tables = {}

    def _next(self, ring: _Ring[Job]) -> str:
        return min(ring.askers, key=self._shares.rank)

    def _ring(self, job: Job) -> _Ring[Job]:
        if job.asked.kind == JUDGE:
            return self._reviews
        return self._moves if job.asked.kind == DECIDE else self._advice

    def _askers(self) -> Set[str]:
        return self._moves.askers | self._advice.askers | self._reviews.askers

    def _tables_of(self, asker: str) -> Set[str]:
        rings = (self._moves, self._advice, self._reviews)
        return set().union(*(ring.tables_of(asker) for ring in rings))


class _Shares:
    """How much worker time each has used, counted from the level of those who use it now.

    Whoever comes, or comes back after a while, begins at the level of the one who was served last:
    time that was not used earlier gives no claim to all of it later. It is counted for askers, and
    for the tables of each asker.
    """

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._running: dict[str, int] = {}
        self._level = 0.0

    @property
    def known(self) -> Set[str]:
        return self._used.keys()

    def rank(self, name: str) -> tuple[float, int]:
        """Return what is compared: the least is next. What runs is paid for only when it ends."""
        return self._used.get(name, self._level), self._running.get(name, 0)

    def enter(self, name: str) -> None:
        self._used[name] = max(self._used.get(name, 0.0), self._level)

    def begin(self, name: str) -> None:
        self._running[name] = self._running.get(name, 0) + 1
        self._level = max(self._level, self._used.setdefault(name, self._level))

    def end(self, name: str, seconds: float) -> None:
        running = self._running.pop(name, 0) - 1
        if running > 0:
            self._running[name] = running
        self._used[name] = self._used.get(name, self._level) + seconds

    def forget_all_but(self, waiting: Set[str]) -> None:
        """Forget who is gone and would begin at the level anyway."""
        gone = self._used.keys() - waiting - self._running.keys()
        for name in gone:
            if self._used[name] <= self._level:
                del self._used[name]


class _Ring(Generic[Job]):
    """Jobs by asker and table; who was served longest ago stands first."""

    def __init__(self) -> None:
        self._askers: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()

    @property
    def askers(self) -> KeysView[str]:
        return self._askers.keys()

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

    def tables_of(self, asker: str) -> Set[str]:
        return self._askers.get(asker, {}).keys()

    def take(self, asker: str, table: str) -> Job:
        tables = self._askers[asker]
        job = tables[table].popleft()
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
