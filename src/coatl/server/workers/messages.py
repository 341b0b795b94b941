"""What the server and its worker processes say to each other.

Both ways a message is its length and its bytes. Questions are pickled, because views are; answers
are JSON, so that a worker gone wrong can say nothing worse than a wrong answer.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Any

DECIDE = "decide"
ADVISE = "advise"
JUDGE = "judge"

LENGTH = struct.Struct(">I")
LONGEST = 1 << 24
"""No message is longer than this many bytes."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: a view and the legal actions, and nothing else about the game."""

    table: str
    """Whose bots remember their plans: the same worker answers for one table while it can."""
    seat: int
    level: str
    """A name that `make_bot` knows, such as `priest` or `priest@500it`."""
    view: Any
    legal: tuple[int, ...]
    seed: str
    """For all randomness of the answer."""
    milliseconds: int
    """The longest thinking time for the whole turn."""
    asker: str = ""
    """For whom: askers take turns when many questions wait."""
    also: tuple[int, ...] = ()
    """Actions to be judged by the way, when advice is asked for."""


@dataclass(frozen=True, slots=True)
class TurnQuestion:
    """What a reviewer is asked: one turn of a finished game."""

    table: str
    record: str
    """The whole game, as text."""
    depth: str
    turn: int
    """Which of those that a review judges, from 0."""
    asker: str = ""
    milliseconds: int = 60_000
    """A turn takes a second or a few; this is when something must be wrong."""
    level: str = "reviewer"
    """For logs and figures."""


AnyQuestion = Question | TurnQuestion


@dataclass(frozen=True, slots=True)
class Asked:
    """A question on its way to a worker; its number comes back with the answer."""

    number: int
    kind: str
    question: AnyQuestion


@dataclass(frozen=True, slots=True)
class Stop:
    """Nobody waits for an answer any more: a worker still thinking about it may stop."""

    number: int


def frame(message: bytes) -> bytes:
    """Return a message with its length before it."""
    return LENGTH.pack(len(message)) + message
