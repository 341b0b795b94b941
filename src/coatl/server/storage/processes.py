"""Who uses a database that several processes share: they say so, again and again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal

from sqlalchemy import Connection, delete, select, text, update

from coatl.server.storage.clock import database_now
from coatl.server.storage.errors import StorageError
from coatl.server.storage.schema import insert_or, processes, questions

ProcessKind = Literal["server", "worker"]
GONE_SECONDS = 20.0
"""Who has said nothing for so long has ended, however that was."""
_ENTERING = 0x636F61746C03  # an advisory lock of PostgreSQL: one process enters after the other


@dataclass(frozen=True, slots=True)
class ProcessRow:
    """A process that uses the database."""

    id: str
    kind: ProcessKind
    release: str
    agreed: dict[str, Any]
    machine: str
    started_at: float
    seen_at: float
    figures: dict[str, Any]


_ROW = [processes.c[field.name] for field in fields(ProcessRow)]


class Disagreement(StorageError):
    """A process whose release or settings do not go with those that are at work."""

    def __init__(self, detail: str) -> None:
        super().__init__("locked", detail)


def enter(
    connection: Connection,
    process_id: str,
    kind: ProcessKind,
    release: str,
    agreed: Mapping[str, Any],
    machine: str,
) -> None:
    """Take part, if release and settings go with those of all who do; else say what differs."""
    now = database_now(connection.dialect.name)
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ENTERING})
    connection.execute(delete(processes).where(processes.c.seen_at < now - GONE_SECONDS))
    for other in list_processes(connection):
        if difference := find_difference(other, release, agreed):
            raise Disagreement(
                f"{other.kind} {other.id} on {other.machine} uses it, too, and {difference}: "
                "give all of them the same, or stop the others first"
            )
    row = {"kind": kind, "release": release, "agreed": dict(agreed), "machine": machine}
    row |= {"started_at": now, "seen_at": now, "figures": {}}
    connection.execute(insert_or(connection.dialect.name, processes).values(id=process_id, **row))


def find_difference(other: ProcessRow, release: str, agreed: Mapping[str, Any]) -> str:
    """Say what keeps two processes from working together; releases may differ in their patch."""
    if _series(other.release) != _series(release):
        return f"is coatl {other.release}, while this is {release}"
    for name, value in agreed.items():
        if other.agreed.get(name, value) != value:
            return f"has {name} = {other.agreed[name]!r}, while this one has {value!r}"
    return ""


def _series(release: str) -> list[str]:
    return release.split(".")[:2]


def stay(connection: Connection, process_id: str, figures: Mapping[str, Any]) -> bool:
    """Say that a process is at work still; tell whether it was known."""
    now = database_now(connection.dialect.name)
    mine = update(processes).where(processes.c.id == process_id)
    done = connection.execute(mine.values(seen_at=now, figures=dict(figures)))
    return done.rowcount > 0


def leave(connection: Connection, process_id: str) -> None:
    """Say goodbye, and take back what workers were still asked."""
    connection.execute(delete(questions).where(questions.c.asked_by == process_id))
    connection.execute(delete(processes).where(processes.c.id == process_id))


def list_processes(connection: Connection) -> list[ProcessRow]:
    """Return all that are at work, servers first."""
    now = database_now(connection.dialect.name)
    found = connection.execute(
        select(*_ROW)
        .where(processes.c.seen_at >= now - GONE_SECONDS)
        .order_by(processes.c.kind, processes.c.started_at, processes.c.id)
    )
    return [ProcessRow(*row) for row in found]
