"""The lobby: what it shows of tables is kept beside their entries, so nothing is folded for it."""

from __future__ import annotations

from dataclasses import fields
from functools import partial
from typing import TYPE_CHECKING, Any

from coatl.server.live.background import Background
from coatl.server.live.mending import Mending
from coatl.server.live.saving import Saving
from coatl.server.protocol.messages import ListedData
from coatl.server.storage.errors import StorageError
from coatl.server.storage.operations import list_lobby, update_table
from coatl.server.storage.rows import LobbyTable, Status, TableChanges
from coatl.tables.seats import BOT, OVER, Settings
from coatl.tables.table import Table

if TYPE_CHECKING:
    from coatl.server.live.room import Room

_TOLD = [field.name for field in fields(Settings) if field.name != "record"]
"""What the lobby shows of a table's settings."""


class Lobby:
    """The lobby of one server."""

    def __init__(self, saving: Saving, background: Background, mending: Mending) -> None:
        self.saving = saving
        self.background = background
        self.mending = mending

    async def list(self, limit: int = 100) -> list[ListedData]:
        """List the tables that wait for players, then the games that may be watched."""
        found: list[ListedData] = []
        statuses: tuple[Status, ...] = ("lobby", "running")
        for status in statuses:
            rows = await self.saving.read(partial(list_lobby, limit=limit, status=status))
            found += map(_show, rows)
        return found[:limit]

    def note_change(self, room: Room) -> None:
        """Keep what the lobby shows in step with a table; the table itself is stored already."""
        if room.told is not None and not room.is_told_elsewhere and _is_shown(room):
            return
        told = changes_of(room.table)
        room.told_of = _told_of(room.table)
        if told == room.told and not room.is_told_elsewhere:
            return
        room.told, room.is_told_elsewhere = told, False
        self.background.spawn(self._tell(room, told))

    def note_news(self, room: Room) -> None:
        """Take note of what another process has stored, and tells the lobby if it still lives."""
        if room.told is not None and _is_shown(room):
            return
        told = changes_of(room.table)
        room.told_of = _told_of(room.table)
        room.is_told_elsewhere |= told != room.told
        room.told = told

    async def _tell(self, room: Room, told: TableChanges) -> None:
        seq = room.table.seq
        update = partial(update_table, table_id=room.table.id, changes=told, seq=seq)
        try:
            await self.saving.store.write(update, table=room.table.id)
        except StorageError:
            room.told = None
            self.mending.mend_later(room)
            raise


def _told_of(table: Table) -> tuple[Any, ...]:
    """Return all that `changes_of` depends on: objects that are replaced when they change."""
    shown_at = table.shown_at if table.settings.listed else None
    return table.settings, table.status, shown_at, *table.seats


def _is_shown(room: Room) -> bool:
    """Tell whether nothing has changed that the lobby shows; most of what happens changes nothing.

    All of it is the same objects then, so that this costs next to nothing.
    """
    return _told_of(room.table) == room.told_of


def changes_of(table: Table) -> TableChanges:
    """Return what the lobby shows of a table.

    When the game is over its record is kept as well: later rules may draw otherwise.
    """
    seats = [
        {"kind": seat.kind, "name": seat.name, "level": seat.level, "taken": seat.taken}
        for seat in table.seats
    ]
    free = sum(not seat.taken and seat.kind != BOT for seat in table.seats)
    settings = {name: getattr(table.settings, name) for name in _TOLD}
    status: Any = table.status
    shown: TableChanges = {"updated_at": table.shown_at} if table.settings.listed else {}
    summary: dict[str, Any] = {"seats": seats}
    if table.status == OVER:
        summary["record"] = table.record_text()
    return {
        **shown,
        "settings": settings,
        "status": status,
        "listed": table.settings.listed,
        "seats_open": free,
        "summary": summary,
    }


def _show(row: LobbyTable) -> ListedData:
    return {
        "id": row.id,
        "game": row.game,
        "options": row.settings["options"],
        "name": row.settings["name"],
        "status": row.status,
        "help": row.settings["help"],
        "seats": row.summary["seats"],
        "open": row.seats_open,
        "updated": row.updated_at,
    }
