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
class Asked:
    """A question on its way to a worker; its number comes back with the answer."""

    number: int
    kind: str
    question: Question


@dataclass(frozen=True, slots=True)
class Stop:
    """Nobody waits for an answer any more: a worker still thinking about it may stop."""

    number: int


def frame(message: bytes) -> bytes:
    """Return a message with its length before it."""
    return LENGTH.pack(len(message)) + message
