"""What whoever needs a bot's thoughts may ask, wherever bots think."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from typing import Any, Generic, TypeVar

from coatl.server.workers.messages import (
    ADVISE,
    DECIDE,
    JUDGE,
    AnyQuestion,
    Question,
    TurnQuestion,
)
from coatl.server.workers.types import PoolStats

MOST_HOMES = 4096
"""For how many tables to remember which worker answered."""

Worker = TypeVar("Worker")


class Pool(ABC):
    """Workers that answer questions: in processes of this one, or elsewhere."""

    async def decide(self, question: Question) -> int:
        """Return one of the legal actions, or raise a `PoolError`."""
        if len(question.legal) == 1 and self.is_running:
            return question.legal[0]
        answer: int = await self._ask(DECIDE, question)
        return answer

    async def advise(self, question: Question) -> dict[str, Any]:
        """Return what `Advice.to_data` gives, as read from JSON, or raise a `PoolError`."""
        answer: dict[str, Any] = await self._ask(ADVISE, question)
        return answer

    async def judge(self, question: TurnQuestion) -> dict[str, Any]:
        """Return a turn of a finished game judged, as read from JSON, or raise a `PoolError`."""
        answer: dict[str, Any] = await self._ask(JUDGE, question)
        return answer

    @abstractmethod
    async def start(self) -> None:
        """Make ready to be asked."""

    @abstractmethod
    async def close(self) -> None:
        """Stop; whoever waits for an answer gets `PoolClosed`."""

    @property
    @abstractmethod
    def is_running(self) -> bool:
        """Whether it may be asked now."""

    @property
    @abstractmethod
    def stats(self) -> PoolStats:
        """The state of the pool."""

    @abstractmethod
    async def _ask(self, kind: str, question: AnyQuestion) -> Any:
        """Return the value of an answer that was checked, or raise a `PoolError`."""


class Homes(Generic[Worker]):
    """Which worker answered for a table last: it may remember the plan of the turn."""

    def __init__(self) -> None:
        self._homes: OrderedDict[str, Worker] = OrderedDict()

    def get(self, table: str) -> Worker | None:
        """Return the worker that knows a table, if any."""
        return self._homes.get(table)

    def note(self, table: str, worker: Worker) -> None:
        """Remember a worker for a table; the table asked about longest ago is forgotten."""
        self._homes[table] = worker
        self._homes.move_to_end(table)
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
