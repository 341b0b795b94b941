"""What happens by itself at a table: it begins when all are ready, who can only pass passes, and
too much is enough.
"""

from __future__ import annotations

from coatl.tables import entries as e
from coatl.tables.errors import TableError
from coatl.tables.planning import check_start
from coatl.tables.seats import LOBBY
from coatl.tables.table import Table

MOST_ENTRIES = 50_000
"""No game needs so many; who takes steps back and forth for ever is stopped here."""
FINISHING = (type(None), e.Start, e.Step, e.Commit, e.Play, e.Resign, e.Rematch)
"""What goes on even then, so that the game can end."""


def check_length(table: Table, entry: e.Entry | None) -> None:
    """Refuse another entry at a table where too much has happened, unless it leads to the end."""
    if table.seq >= MOST_ENTRIES and not isinstance(entry, FINISHING):
        raise TableError("too-long", "Too much has happened at this table.")


def find_follow_up(table: Table) -> e.Entry | None:
    """Return what follows by itself from where a table stands, bots' turns left aside."""
    if table.status == LOBBY:
        return e.Start(None) if table.settings.autostart and _may_start(table) else None
    seat = table.forced_pass()
    if seat is None:
        return None
    assert table.match is not None
    return e.Play(seat, tuple(table.match.state.legal_actions(seat)))


def has_follow_up(table: Table) -> bool:
    """Tell whether something is to be done that nobody has to ask for, be it a bot's turn."""
    return table.bot_to_move() is not None or find_follow_up(table) is not None


def _may_start(table: Table) -> bool:
    try:
        check_start(table)
    except TableError:
        return False
    return True
