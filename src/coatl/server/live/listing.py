"""What the lobby shows of a table, kept beside its entries so that nothing is folded for it."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from coatl.server.storage.rows import TableChanges
from coatl.tables.seats import BOT, OVER, Settings
from coatl.tables.table import Table

_TOLD = [field.name for field in fields(Settings) if field.name != "record"]
"""What the lobby shows of a table's settings."""


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
