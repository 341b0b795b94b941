"""A question under way, and the place for the worker that it is given to."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import Any

from coatl.server.workers.messages import DECIDE, JUDGE, Asked, Stop
from coatl.server.workers.process import Child, pack
from coatl.server.workers.types import PoolError

MOST_CUTS = 2
"""So often advice, or a turn under review, that was cut short is thought about again; the next time
it is thought to its end."""


@dataclass(eq=False, slots=True)
class Job:
    """A question, from when it is asked until its caller has the answer."""

    asked: Asked
    message: bytes
    future: asyncio.Future[Any]
    since: float
    slot: Slot | None = None
    began: float = 0.0
    """When a worker got it."""
    is_cut: bool = False
    """Whether its worker was told to make it short, for the sake of a move."""
    cuts: int = 0
    """How often it was put off because of that."""
    is_put_off: bool = False

    def stop(self) -> None:
        """Tell the worker that has it, if any, to make it short."""
        if self.slot is not None and self.slot.child is not None:
            self.slot.child.send(pack(Stop(self.asked.number)))

    def cut(self) -> None:
        """Make room for a move."""
        self.is_cut = True
        self.stop()

    def deserves_another_try(self, reply: dict[str, Any], seconds: float) -> bool:
        """Tell whether it was cut, and the answer is worth less than a second try."""
        if not self.is_cut or self.cuts >= MOST_CUTS or self.asked.kind == DECIDE:
            return False
        if self.asked.kind == JUDGE:
            return reply["value"] is None
        return seconds * 2000 < self.asked.question.milliseconds

    def put_off(self) -> None:
        """Note that it is asked again later."""
        self.is_put_off = True
        self.cuts += 1

    def number_anew(self, number: int) -> None:
        """Become another question to the workers: the old one was told to stop."""
        self.asked = replace(self.asked, number=number)
        self.message = pack(self.asked)
        self.is_cut = self.is_put_off = False

    def fail(self, error: PoolError) -> None:
        """Give the caller an error, unless it has an answer."""
        if not self.future.done():
            self.future.set_exception(error)


@dataclass(eq=False, slots=True)
class Slot:
    """A place for one worker process."""

    child: Child | None = None
    given: asyncio.Future[Job] | None = None
    """The next job, while the worker is idle."""
    job: Job | None = None
    trouble: str = ""
    """Why there is no worker, and will not be at once."""
    tried: asyncio.Event = field(default_factory=asyncio.Event)
