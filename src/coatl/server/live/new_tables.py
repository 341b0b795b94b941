"""A new table as it is first stored: its row, its first entries and its tokens."""

from __future__ import annotations

import time
from functools import partial

from coatl.core.commitment import make_secret
from coatl.server.live.lobby import changes_of
from coatl.server.live.saving import Operation
from coatl.server.storage.operations import create_table
from coatl.server.storage.rows import NewTable, NewToken, StoredToken
from coatl.server.tokens import hash_token, new_table_id, renewed_invite
from coatl.tables.creation import plan_rematch
from coatl.tables.entries import Create, Entry, Start
from coatl.tables.rows import to_row
from coatl.tables.table import Table


def draw_up(
    create: Create, tokens: list[NewToken], invite: str | None
) -> tuple[Table, Operation[int]]:
    """Return a new table, and what stores it; `invite` is the hash of its invitation."""
    now = time.time()
    entries: list[Entry] = [create]
    table = Table(new_table_id(), make_secret())
    table.fold(create, at=now)
    if table.settings.autostart and all(seat.is_ready for seat in table.seats):
        entries.append(Start(None))
        table.fold(entries[-1], at=now)
    if table.invitation:
        invite = hash_token(renewed_invite(table.secret, table.invitation))
    told = changes_of(table)
    row = NewTable(
        id=table.id,
        game=table.settings.game,
        rules_version=table.game.rules_version,
        secret=table.secret,
        invite_hash=invite,
        settings=told["settings"],
        status=told["status"],
        listed=told["listed"],
        seats_open=told["seats_open"],
        summary=told["summary"],
    )
    rows = [to_row(entry) for entry in entries]
    return table, partial(create_table, table=row, at=now, tokens=tokens, entries=rows)


def draw_up_rematch(
    table: Table, tokens: list[StoredToken], invite: str | None
) -> tuple[Table, Operation[int]]:
    """Return the table of a rematch, and what stores it.

    The tokens that hold a seat at the first table hold one there as well, one seat further.
    """
    create = plan_rematch(table)
    seats = len(table.seats)
    moved = [
        NewToken(row.hash, row.kind, None if row.seat is None else (row.seat + 1) % seats)
        for row in tokens
        if row.kind != "recovery"
    ]
    return draw_up(create, moved, invite)
