"""Reviews in the store: how far each is, and which process is at it.

A claim is a lease, as for bots' turns: a process that ends leaves its reviews to others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from sqlalchemy import Connection, and_, exists, select, text, update
from sqlalchemy.exc import IntegrityError

from coatl.review import ReviewStatus
from coatl.server.storage.clock import database_now
from coatl.server.storage.errors import UnknownTable
from coatl.server.storage.schema import insert_or, reviews

WAITING: Final = "waiting"
RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"
UNDER_WAY = (WAITING, RUNNING)


@dataclass(frozen=True, slots=True)
class ReviewKey:
    """Which review of which game."""

    table_id: str
    depth: str


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review as it is stored."""

    table_id: str
    depth: str
    status: ReviewStatus
    count: int
    turns: list[Any]
    asker: str
    owner: str
    until: float

    @property
    def key(self) -> ReviewKey:
        """Which one it is."""
        return ReviewKey(self.table_id, self.depth)


_REVIEW = [reviews.c[field.name] for field in fields(StoredReview)]


def _is(key: ReviewKey) -> Any:
    return and_(reviews.c.table_id == key.table_id, reviews.c.depth == key.depth)


def load_review(
    connection: Connection, table_id: str, depth: str | None = None
) -> StoredReview | None:
    """Return the review of a game: of a depth, or the one that something happened to last."""
    asked = select(*_REVIEW).where(reviews.c.table_id == table_id)
    if depth is not None:
        asked = asked.where(reviews.c.depth == depth)
    found = connection.execute(asked.order_by(reviews.c.updated_at.desc()).limit(1)).one_or_none()
    return None if found is None else StoredReview(*found)


def begin_review(
    connection: Connection, key: ReviewKey, count: int, asker: str, *, at: float
) -> StoredReview:
    """Store that a review is wanted; one that failed goes on, all others stay as they are."""
    new = {"status": WAITING, "asker": asker, "owner": "", "until": 0.0, "updated_at": at}
    add = insert_or(connection.dialect.name, reviews).values(
        table_id=key.table_id, depth=key.depth, count=count, turns=[], **new
    )
    again = add.on_conflict_do_update(
        index_elements=["table_id", "depth"], set_=new, where=reviews.c.status == FAILED
    )
    try:
        connection.execute(again)
    except IntegrityError as error:
        raise UnknownTable(key.table_id) from error
    found = load_review(connection, key.table_id, key.depth)
    assert found is not None
    return found


def claim_review(
    connection: Connection, key: ReviewKey, owner: str, *, seconds: float
) -> StoredReview | None:
    """Claim a review for some seconds, unless its asker has another one under way.

    Returned is how it stands then: `owner` has it if it is running and says so. None: it is gone.
    """
    now = database_now(connection.dialect.name)
    found = load_review(connection, key.table_id, key.depth)
    if found is None or found.status not in UNDER_WAY:
        return found
    if connection.dialect.name == "postgresql":  # SQLite has one writer
        lock = text("SELECT pg_advisory_xact_lock(hashtextextended(:asker, 1))")
        connection.execute(lock, {"asker": found.asker})
    other = reviews.alias("other")
    is_busy = exists().where(
        other.c.asker == found.asker,
        other.c.status == RUNNING,
        other.c.until >= now,
        (other.c.table_id != key.table_id) | (other.c.depth != key.depth),
    )
    free = (reviews.c.until < now) | (reviews.c.owner == owner)
    connection.execute(
        update(reviews)
        .where(_is(key), reviews.c.status.in_(UNDER_WAY), free, ~is_busy)
        .values(status=RUNNING, owner=owner, until=now + seconds)
    )
    return load_review(connection, key.table_id, key.depth)


def save_review(
    connection: Connection,
    key: ReviewKey,
    owner: str,
    turns: Sequence[Any],
    *,
    status: ReviewStatus = RUNNING,
    seconds: float = 0.0,
    at: float,
) -> bool:
    """Store how far a review is; tell whether it still was this owner's.

    One that is running stays claimed for some seconds more; any other is anybody's.
    """
    now = database_now(connection.dialect.name)
    new: dict[str, Any] = {"status": status, "turns": list(turns), "updated_at": at, "until": 0.0}
    if status == RUNNING:
        new["until"] = now + seconds
    if status == DONE:  # who wanted it is nobody's business any more
        new["asker"] = ""
    mine = update(reviews).where(_is(key), reviews.c.owner == owner, reviews.c.status == RUNNING)
    return connection.execute(mine.values(**new)).rowcount > 0


def release_all_reviews(connection: Connection) -> None:
    """Drop every claim: for the start of a server that has the database to itself."""
    connection.execute(update(reviews).where(reviews.c.status == RUNNING).values(until=0.0))


def reviews_under_way(connection: Connection, limit: int = 100) -> list[ReviewKey]:
    """Return the reviews that nobody is at, though they are not done; the oldest first."""
    now = database_now(connection.dialect.name)
    found = connection.execute(
        select(reviews.c.table_id, reviews.c.depth)
        .where(reviews.c.status.in_(UNDER_WAY), reviews.c.until < now)
        .order_by(reviews.c.updated_at)
        .limit(limit)
    )
    return [ReviewKey(*row) for row in found]
