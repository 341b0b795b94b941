"""Questions for bot workers in the store: asked by servers, claimed and answered by workers.

A claim is a lease: a worker prolongs it while it thinks, so a dead one's question is free again.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from coatl.server.storage.clock import database_now
from coatl.server.storage.processes import GONE_SECONDS
from coatl.server.storage.schema import processes, questions


@dataclass(frozen=True, slots=True)
class NewQuestion:
    """A question to be stored; `body` is what workers understand."""

    id: str
    asked_by: str
    is_move: bool
    body: str
    prefers: str | None = None
    """The worker that remembers the plan of this turn."""
    is_review: bool = False
    """Whether it comes after all that are none."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """A question that a worker is to answer."""

    id: str
    body: str
    asked_by: str
    is_review: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a question."""

    id: str
    worker: str
    text: str


def ask(connection: Connection, question: NewQuestion) -> None:
    """Store a question."""
    now = database_now(connection.dialect.name)
    connection.execute(
        insert(questions).values(
            id=question.id,
            asked_by=question.asked_by,
            is_move=question.is_move,
            is_review=question.is_review,
            asked_at=now,
            prefers=question.prefers,
            body=question.body,
            until=0.0,
        )
    )


def claim(
    connection: Connection,
    worker: str,
    most: int,
    *,
    seconds: float,
    courtesy: float,
    with_reviews: bool = True,
) -> list[Claimed]:
    """Claim questions for some seconds, moves first, turns under review last or not at all.

    For `courtesy` seconds a question is left to the worker that it prefers.
    """
    now = database_now(connection.dialect.name)
    mine = or_(
        questions.c.prefers.is_(None),
        questions.c.prefers == worker,
        questions.c.asked_at < now - courtesy,
    )
    is_open = and_(questions.c.answer.is_(None), questions.c.until < now, mine)
    if not with_reviews:
        is_open = and_(is_open, ~questions.c.is_review)
    found = connection.scalars(
        select(questions.c.id)
        .where(is_open)
        .order_by(questions.c.is_move.desc(), questions.c.is_review, questions.c.asked_at)
        .limit(most)
        .with_for_update(skip_locked=True)
    ).all()
    if not found:
        return []
    taken = connection.execute(
        update(questions)
        .where(questions.c.id.in_(found))
        .values(claimed_by=worker, until=now + seconds)
        .returning(questions.c.id, questions.c.body, questions.c.asked_by, questions.c.is_review)
    )
    return [Claimed(*row) for row in taken]


def prolong(
    connection: Connection, worker: str, ids: Collection[str], *, seconds: float
) -> set[str]:
    """Prolong claims; return those that are still wanted and this worker's."""
    now = database_now(connection.dialect.name)
    kept = connection.scalars(
        update(questions)
        .where(questions.c.id.in_(sorted(ids)), questions.c.claimed_by == worker)
        .where(questions.c.answer.is_(None))
        .values(until=now + seconds)
        .returning(questions.c.id)
    )
    return set(kept)


def answer(connection: Connection, worker: str, question_id: str, text: str) -> bool:
    """Store an answer; tell whether it was still wanted of this worker."""
    done = connection.execute(
        update(questions)
        .where(questions.c.id == question_id, questions.c.claimed_by == worker)
        .where(questions.c.answer.is_(None))
        .values(answer=text)
    )
    return done.rowcount > 0


def take_answers(connection: Connection, asked_by: str) -> list[Answer]:
    """Return the answers to a process's questions, and forget these."""
    found = connection.execute(
        delete(questions)
        .where(questions.c.asked_by == asked_by, questions.c.answer.is_not(None))
        .returning(questions.c.id, questions.c.claimed_by, questions.c.answer)
    )
    return [Answer(*row) for row in found]


def give_up(connection: Connection, ids: Collection[str]) -> None:
    """Forget questions: nobody waits for an answer any more."""
    connection.execute(delete(questions).where(questions.c.id.in_(sorted(ids))))


def drop_orphans(connection: Connection) -> None:
    """Forget the questions of processes that have ended."""
    now = database_now(connection.dialect.name)
    alive = select(processes.c.id).where(processes.c.seen_at >= now - GONE_SECONDS)
    connection.execute(delete(questions).where(questions.c.asked_by.not_in(alive)))
