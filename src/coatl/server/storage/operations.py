"""What is done with tables in the store: plain functions for `Store.write` and `Store.read`.

Each is given a connection inside a transaction, and works alike on SQLite and PostgreSQL.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, NoReturn

from sqlalchemy import (
    Connection,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from coatl.server.storage.bots import claim_bot_turn as claim_bot_turn
from coatl.server.storage.bots import release_all_bot_turns as release_all_bot_turns
from coatl.server.storage.bots import release_bot_turn as release_bot_turn
from coatl.server.storage.bots import tables_waiting_for_bots as tables_waiting_for_bots
from coatl.server.storage.errors import Conflict, DuplicateKey, UnknownTable
from coatl.server.storage.rows import (
    LobbyTable,
    NewTable,
    NewToken,
    Status,
    StoredEntry,
    StoredTable,
    TableChanges,
    TableRow,
)
from coatl.server.storage.schema import NOBODY, entries, insert_or, probes, tables
from coatl.server.storage.tokens import add_token as add_token
from coatl.server.storage.tokens import find_tables_of_tokens as find_tables_of_tokens
from coatl.server.storage.tokens import load_tokens as load_tokens
from coatl.server.storage.tokens import revoke_token as revoke_token
from coatl.server.tokens import new_table_id
from coatl.tables.rows import EntryRow

PROBE_ENTRIES = 8
PROBE_SIZE = 1800
"""Characters of an entry that no database packs into less, or moves out of its row."""

_ROW = [tables.c[field.name] for field in fields(TableRow)]
_LOBBY = [tables.c[field.name] for field in fields(LobbyTable)]
ENTRY_COLUMNS = [entries.c[field.name] for field in fields(StoredEntry)]
"""What `make_entry` takes."""

# Statements of the busiest paths are built once: building costs more than running them.
_FIND_KEY = select(*ENTRY_COLUMNS).where(
    entries.c.table_id == bindparam("of"),
    entries.c.seat == bindparam("by"),
    entries.c.key == bindparam("named"),
)


@cache
def _add_entry(dialect: str) -> Any:
    """Return the statement that adds an entry, unless there is one in its place."""
    add = insert_or(dialect, entries).on_conflict_do_nothing()
    return add.execution_options(preserve_rowcount=True)


@cache
def _move(names: tuple[str, ...], *, checks_door: bool, moves_door: bool) -> Update:
    """Return the statement that changes some columns of a table at an expected position."""
    values: dict[str, Any] = {
        name: bindparam(f"new_{name}", type_=tables.c[name].type) for name in names
    }
    if moves_door:
        values["door"] = tables.c.door + 1
    found = update(tables).where(
        tables.c.id == bindparam("of"), tables.c.last_seq == bindparam("expected")
    )
    if checks_door:
        found = found.where(tables.c.door == bindparam("expected_door"))
    return found.values(values)


@cache
def _move_on(checks_door: bool) -> Any:
    """Return the statement of PostgreSQL that moves a table on and adds the entry, if it could."""
    moved = _move(("last_seq",), checks_door=checks_door, moves_door=False)
    table = moved.returning(tables.c.id).cte("moved")
    columns = [column for column in entries.c if column.name != "table_id"]
    values = select(
        table.c.id, *(bindparam(f"its_{each.name}", type_=each.type) for each in columns)
    )
    add = insert_or("postgresql", entries).from_select(["table_id", *columns], values)
    return add.on_conflict_do_nothing().execution_options(preserve_rowcount=True)


def create_table(
    connection: Connection,
    table: NewTable,
    *,
    at: float,
    tokens: Sequence[NewToken] = (),
    entries: Sequence[EntryRow] = (),
) -> int:
    """Store a new table, its entries numbered from 1; return the last number."""
    row = {field.name: getattr(table, field.name) for field in fields(NewTable)}
    row |= {"created_at": at, "updated_at": at, "last_seq": len(entries)}
    try:
        connection.execute(insert(tables), row)
    except IntegrityError as error:
        raise Conflict(table.id, 0) from error
    if not _insert_entries(connection, table.id, 0, entries, at):
        raise Conflict(table.id, 0)
    for token in tokens:
        add_token(connection, table.id, token, at=at)
    return len(entries)


def create_once(
    connection: Connection, token_hash: str, create: Callable[[Connection], int]
) -> int:
    """Store a new table, unless its host's token has made one already: then return 0."""
    if connection.dialect.name == "postgresql":  # SQLite has one writer
        connection.execute(
            text("SELECT pg_advisory_xact_lock(hashtextextended(:token, 0))"),
            {"token": token_hash},
        )
    held = find_tables_of_tokens(connection, [token_hash])
    return 0 if any(row.kind == "host" for row in held) else create(connection)


def append(
    connection: Connection,
    table_id: str,
    expected_seq: int,
    entries: Sequence[EntryRow],
    *,
    at: float,
    changes: TableChanges | None = None,
    tokens: Sequence[NewToken] = (),
    revoke: Collection[str] = (),
    door: int | None = None,
) -> int:
    """Add entries after `expected_seq`, with changes of the table and its tokens; return the last.

    Raises DuplicateKey if a command with one of the keys is stored, Conflict if the table has
    moved on, UnknownTable if there is none. `revoke` names hashes of tokens. With `door`, who may
    do what must not have changed either since then.
    """
    last = expected_seq + len(entries)
    new = {**(changes or {}), "last_seq": last}
    expected = {"of": table_id, "expected": expected_seq}
    if door is not None:
        expected["expected_door"] = door
    moves_door = bool(tokens or revoke or "invite_hash" in new)
    if len(entries) == 1 and len(new) == 1 and not moves_door:
        if connection.dialect.name == "postgresql":  # what nearly all commands are, in one question
            row = {f"its_{name}": value for name, value in _entry_row(last, entries[0], at).items()}
            moving = {**expected, "new_last_seq": last, **row}
            added = connection.execute(_move_on(door is not None), moving)
            if added.rowcount == 1:
                return last
            _refuse(connection, table_id, expected_seq, entries)
    moved = connection.execute(  # keeps other writers of this table waiting until the commit
        _move(tuple(new), checks_door=door is not None, moves_door=moves_door),
        {**expected, **{f"new_{k}": v for k, v in new.items()}},
    )
    if moved.rowcount == 0:
        _refuse(connection, table_id, expected_seq, entries)
    if not _insert_entries(connection, table_id, expected_seq, entries, at):
        _refuse_repeated(connection, table_id, entries, until=expected_seq)
        raise Conflict(table_id, expected_seq)  # a key twice in one call, or a stray entry
    for token_hash in revoke:
        revoke_token(connection, table_id, token_hash, at=at)
    for token in tokens:  # after that: a device may keep its token when its seat comes back to it
        add_token(connection, table_id, token, at=at)
    return last


def update_table(
    connection: Connection, table_id: str, changes: TableChanges, seq: int | None = None
) -> None:
    """Change what the lobby shows of a table; what happens there are entries.

    With `seq`, only if that is the last one: who has stored a later one tells the lobby, too.
    """
    told = update(tables).where(tables.c.id == table_id)
    if seq is not None:
        told = told.where(tables.c.last_seq == seq)
    connection.execute(told.values(**changes))


def load_table(connection: Connection, table_id: str) -> StoredTable | None:
    """Return all that is stored of a table, or None."""
    found = connection.execute(select(*_ROW).where(tables.c.id == table_id)).one_or_none()
    if found is None:
        return None
    return StoredTable(
        TableRow(*found),
        load_entries(connection, table_id),
        load_tokens(connection, table_id),
    )


def load_entries(connection: Connection, table_id: str, after: int = 0) -> list[StoredEntry]:
    """Return the entries of a table after a number."""
    found = connection.execute(
        select(*ENTRY_COLUMNS)
        .where(entries.c.table_id == table_id, entries.c.seq > after)
        .order_by(entries.c.seq)
    )
    return [make_entry(row) for row in found]


def find_key(
    connection: Connection, table_id: str, seat: int | None, key: str
) -> StoredEntry | None:
    """Return the entry that a command of a seat was stored as, or None."""
    asked = {"of": table_id, "by": NOBODY if seat is None else seat, "named": key}
    found = connection.execute(_FIND_KEY, asked).one_or_none()
    return None if found is None else make_entry(found)


def list_lobby(connection: Connection, limit: int, *, status: Status = "lobby") -> list[LobbyTable]:
    """Return the listed tables of one status, those that changed last first."""
    found = connection.execute(
        select(*_LOBBY)
        .where(tables.c.listed, tables.c.status == status)
        .order_by(tables.c.updated_at.desc(), tables.c.id)
        .limit(limit)
    )
    return [LobbyTable(*row) for row in found]


def purge(
    connection: Connection,
    before: float,
    *,
    statuses: Collection[Status] = ("lobby", "running", "over"),
    limit: int = 100,
) -> list[str]:
    """Remove tables that nothing has happened at since a time, oldest first; return their ids."""
    later = exists().where(  # a draft that nobody else sees keeps its table, too
        entries.c.table_id == tables.c.id,
        entries.c.seq == tables.c.last_seq,
        entries.c.at >= before,
    )
    is_old = and_(tables.c.updated_at < before, ~later)
    old = connection.scalars(
        select(tables.c.id)
        .where(is_old, tables.c.status.in_(statuses))
        .order_by(tables.c.updated_at, tables.c.id)
        .limit(limit)
    ).all()
    gone = delete(tables).where(tables.c.id.in_(old), is_old)
    return list(connection.scalars(gone.returning(tables.c.id)).all())


def give_space_back(connection: Connection, pages: int = 1000) -> int:
    """Hand unused pages at the end of a SQLite file back to the disk; return how many.

    PostgreSQL sees to that by itself.
    """
    if connection.dialect.name != "sqlite":
        return 0
    raw: Any = connection.connection.driver_connection

    def count() -> int:
        return int(raw.execute("PRAGMA freelist_count").fetchone()[0])

    before = count()
    raw.execute(f"PRAGMA incremental_vacuum({pages})").fetchall()  # a page with every row
    return before - count()


def ping_writable(connection: Connection, now: float) -> None:
    """Write as much as a command may, to find out whether that works; no table stays.

    To write one row again and again would not do: on a full disk that still finds room.
    """
    upsert = insert_or(connection.dialect.name, probes).values(id=1, at=now)
    connection.execute(upsert.on_conflict_do_update(index_elements=["id"], set_={"at": now}))
    table = NewTable(id=new_table_id(), game="", rules_version=0, secret="")
    filling = [EntryRow("probe", secrets.token_hex(PROBE_SIZE // 2)) for _ in range(PROBE_ENTRIES)]
    create_table(connection, table, at=now, entries=filling)
    connection.execute(delete(tables).where(tables.c.id == table.id))


def _refuse(
    connection: Connection, table_id: str, expected_seq: int, new: Sequence[EntryRow]
) -> NoReturn:
    """Say why nothing could be added to a table."""
    _refuse_repeated(connection, table_id, new)
    known = connection.scalar(select(tables.c.id).where(tables.c.id == table_id))
    raise UnknownTable(table_id) if known is None else Conflict(table_id, expected_seq)


def _refuse_repeated(
    connection: Connection, table_id: str, new: Sequence[EntryRow], until: int | None = None
) -> None:
    """Raise DuplicateKey if one of the entries was stored before (up to a number)."""
    for entry in new:
        if entry.key is not None:
            stored = find_key(connection, table_id, entry.seat, entry.key)
            if stored is not None and (until is None or stored.seq <= until):
                raise DuplicateKey(table_id, entry.key, stored.seq)


def _insert_entries(
    connection: Connection, table_id: str, after: int, new: Sequence[EntryRow], at: float
) -> bool:
    """Add entries after a number; tell whether all their places and keys were free."""
    add = _add_entry(connection.dialect.name)
    for number, entry in enumerate(new, 1):  # nearly always one
        row = {"table_id": table_id, **_entry_row(after + number, entry, at)}
        if connection.execute(add, row).rowcount != 1:
            return False
    return True


def _entry_row(number: int, entry: EntryRow, at: float) -> dict[str, Any]:
    """Return the columns of a new entry but for its table."""
    return {
        "seq": number,
        "kind": entry.kind,
        "seat": NOBODY if entry.seat is None else entry.seat,
        "key": entry.key,
        "data": entry.data,
        "at": at,
    }


def make_entry(row: Sequence[Any]) -> StoredEntry:
    """Return an entry from its columns."""
    entry = StoredEntry(*row)
    if entry.seat != NOBODY:
        return entry
    return StoredEntry(entry.kind, entry.data, None, entry.key, entry.seq, entry.at)
