"""What a host does with tables without a server: looking at them, keeping, deleting."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, select

from coatl.core.errors import CoatlError
from coatl.server.storage.database import find_database, make_engine
from coatl.server.storage.errors import explained
from coatl.server.storage.migrate import is_current
from coatl.server.storage.rows import Status
from coatl.server.storage.schema import entries, tables

DAY = 86_400.0
UNSTARTED: tuple[Status, ...] = ("lobby",)


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table as its host sees it: nothing secret."""

    id: str
    game: str
    status: Status
    name: str
    players: list[str]
    """By seat; a bot by its level in brackets, an empty place for a free seat."""
    listed: bool
    created_at: float
    used_at: float
    """When something happened there last."""
    entries: int


_USED_AT = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()


@contextmanager
def opened(target: str | Path) -> Iterator[Engine]:
    """Give a database for a moment, whoever else uses it; it must have today's form."""
    database = find_database(target)
    if database.file and not database.file.exists():
        raise CoatlError(f"there is no database {database}: choose another with --data-dir")
    engine = make_engine(database, "tool")
    try:
        with explained():
            with engine.connect() as connection, connection.begin():
                if not is_current(connection):
                    raise CoatlError(
                        f"the database {database} was written by an older coatl: start the server "
                        "once, which brings it up to date"
                    )
            yield engine
    finally:
        engine.dispose()


@contextmanager
def connected(target: str | Path) -> Iterator[Connection]:
    """Give a connection in one transaction."""
    with opened(target) as engine, engine.connect() as connection, connection.begin():
        yield connection


def list_tables(
    connection: Connection,
    *,
    ids: Collection[str] = (),
    statuses: Collection[Status] = (),
    game: str = "",
    used_before: float | None = None,
    limit: int | None = None,
) -> list[TableSummary]:
    """Return tables, those used last first."""
    used_at = func.coalesce(_USED_AT, tables.c.updated_at).label("used_at")
    asked = select(tables, used_at)
    if ids:
        asked = asked.where(tables.c.id.in_(ids))
    if statuses:
        asked = asked.where(tables.c.status.in_(statuses))
    if game:
        asked = asked.where(tables.c.game == game)
    if used_before is not None:
        asked = asked.where(used_at < used_before)
    found = connection.execute(asked.order_by(used_at.desc(), tables.c.id).limit(limit))
    return [_summary(row) for row in found]


def _summary(row: Any) -> TableSummary:
    players = [
        seat["name"] or (f"({seat['level']})" if seat["kind"] == "bot" else "")
        for seat in row.summary.get("seats", ())
    ]
    return TableSummary(
        row.id,
        row.game,
        row.status,
        row.settings.get("name", ""),
        players,
        row.listed,
        row.created_at,
        row.used_at,
        row.last_seq,
    )


def count_tables(connection: Connection) -> dict[str, int]:
    """Return how many tables there are, by status."""
    asked = select(tables.c.status, func.count()).group_by(tables.c.status)
    return {row[0]: row[1] for row in connection.execute(asked)}


def delete_tables(connection: Connection, ids: Collection[str]) -> int:
    """Delete tables with everything that belongs to them; return how many there were."""
    return connection.execute(delete(tables).where(tables.c.id.in_(ids))).rowcount


def find_overdue(
    connection: Connection, now: float, *, unstarted_days: int, purge_days: int
) -> list[TableSummary]:
    """Return the tables that retention would delete now."""
    found: dict[str, TableSummary] = {}
    if unstarted_days:
        before = now - unstarted_days * DAY
        for each in list_tables(connection, statuses=UNSTARTED, used_before=before):
            found[each.id] = each
    if purge_days:
        for each in list_tables(connection, used_before=now - purge_days * DAY):
            found[each.id] = each
    return list(found.values())
