"""What the bot pool raises and tells."""

from __future__ import annotations

from dataclasses import dataclass

from coatl.core.errors import CoatlError


class PoolError(CoatlError):
    """No answer from a bot; the text says why."""


class PoolLate(PoolError):
    """The answer did not come in time."""


class PoolCrashed(PoolError):
    """The worker ended, or cannot be started."""


class PoolWrong(PoolCrashed):
    """The bot failed, or gave an answer that is not one."""


class PoolBusy(PoolError):
    """Too many questions are waiting."""


class PoolClosed(PoolError):
    """The pool is not running, or was closed before the answer came."""


@dataclass(frozen=True, slots=True)
class Thought:
    """One question that a worker was given, for metrics."""

    kind: str
    """`decide`, `advise` or `judge`."""
    level: str
    outcome: str
    """`answered`, `unwanted` (the caller was gone), `put off` (a move went first), `late`,
    `crashed` or `wrong`."""
    seconds: float
    """From when the worker got it."""
    waited: float
    """Seconds before that."""
    pid: int


@dataclass(frozen=True, slots=True)
class PoolStats:
    """The pool now, and what has happened since it began."""

    workers: int
    idle: int
    busy: int
    waiting: int
    answers: int
    crashes: int
    """Workers that ended by themselves or did not start."""
    late: int
    wrong: int
    refused: int
    """Questions refused because too many were waiting."""
    pids: tuple[int, ...]
    """The processes that are ready or thinking."""
