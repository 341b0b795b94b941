"""Jobs of a page: one after the other at each table, resumed when the page has done an effect."""

from __future__ import annotations

import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from coatl.local.effects import Effect, Task
from coatl.tables.errors import TableError

Work = Callable[[], Task[None]]
Refuse = Callable[[TableError], None]


@dataclass(slots=True)
class Job:
    """A task that is under way or waits for its turn at a table."""

    number: int
    table: str
    work: Work
    refuse: Refuse
    task: Task[None] | None = None


class Jobs:
    """All jobs of a host.

    `ask` hears what a job waits for, `finish` of a table whose job has ended, and `lose` of one at
    which something went wrong that nobody has thought of.
    """

    def __init__(
        self,
        ask: Callable[[int, Effect], None],
        finish: Callable[[str], None],
        lose: Callable[[str], None],
    ) -> None:
        self.queues: dict[str, deque[Job]] = {}
        """By table: the job under way, and those that wait for it."""
        self._ask = ask
        self._finish = finish
        self._lose = lose
        self._waiting: dict[int, Job] = {}
        """By number: jobs that wait for what came of an effect."""
        self._count = 0

    def begin(self, table: str, work: Work, refuse: Refuse = lambda _error: None) -> None:
        """Do something at a table, now or after what is done there already."""
        self._count += 1
        queue = self.queues.setdefault(table, deque())
        queue.append(Job(self._count, table, work, refuse))
        if len(queue) == 1:
            self._run(queue[0], None)

    def resume(self, number: int, value: Any) -> None:
        """Go on with a job that waited for an effect."""
        self._run(self._waiting.pop(number), value)

    def _run(self, job: Job, value: Any) -> None:
        """Go on with a job until it waits or ends; then with the next one of its table."""
        try:
            if job.task is None:
                job.task = job.work()
            effect = job.task.send(value)
        except StopIteration:
            pass
        except TableError as error:
            job.refuse(error)
        except Exception:
            traceback.print_exc()
            self._lose(job.table)
            job.refuse(TableError("internal-here", "Something went wrong in this page."))
        else:
            self._waiting[job.number] = job
            self._ask(job.number, effect)
            return
        self._finish(job.table)
        queue = self.queues[job.table]
        queue.popleft()
        if queue:
            self._run(queue[0], None)
        else:
            del self.queues[job.table]
