"""What the server and its worker processes say to each other.

Both ways a message is its length and its bytes. Questions are pickled, because views are; answers
are JSON, so that a worker gone wrong can say nothing worse than a wrong answer; `check_answer`
finds that one.
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


def check_answer(reply: dict[str, Any], asked: Asked) -> tuple[str, bool]:
    """Return what is wrong with an answer, or "", and whether its worker can be trusted still."""
    level = asked.question.level
    if reply.get("number") != asked.number:
        return f"the worker of bot {level!r} gave an answer to something else", False
    if isinstance(reply.get("error"), str):
        return reply["error"], True
    value = reply.get("value")
    if isinstance(asked.question, TurnQuestion):
        is_judged = value is None or (isinstance(value, dict) and "chances" in value)
        return ("", True) if is_judged else (f"the {level} gave no judgement", False)
    legal = asked.question.legal
    if asked.kind == DECIDE:
        chosen = [value]
    else:
        try:
            chosen = [each["steps"][0] for each in value["proposals"]]  # type: ignore[index]
        except (TypeError, KeyError, IndexError):
            chosen = []
    if not chosen or not all(type(action) is int and action in legal for action in chosen):
        what = repr(chosen)
        return f"bot {level!r} answered {what[:80]}, which is not legal here", False
    return "", True
