"""Tables that wait for something: what is tried again, what is given up, what is forgotten."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from coatl.server.live import mending
from coatl.server.live.mending import Mending
from coatl.server.live.room import Room
from coatl.tables.errors import TableError, stale


class WaitingRoom:
    """A room that cannot be settled at first."""

    def __init__(self, *troubles: TableError | None) -> None:
        self.table = SimpleNamespace(id="waits")
        self.troubles = list(troubles)
        self.is_in_doubt = False

    async def settle(self) -> None:
        """Fail, or be in doubt, as long as there are troubles."""
        trouble = self.troubles.pop(0) if self.troubles else None
        self.is_in_doubt = bool(self.troubles)
        if trouble is not None:
            raise trouble


def lost() -> TableError:
    return TableError("unavailable", "The database cannot be reached.")


def mend(monkeypatch: pytest.MonkeyPatch, *troubles: TableError | None) -> tuple[int, bool]:
    """Mend a table; return how many troubles were left over, and whether it is still known."""
    monkeypatch.setattr(mending, "RETRY_SECONDS", (0.0,))

    async def scenario() -> tuple[int, bool]:
        room = cast(Room, WaitingRoom(*troubles))
        rooms: dict[str, Room] = {"waits": room}
        tables = Mending(rooms)
        tables.mend(room)
        tables.mend(room)  # once is enough
        while tables.is_mending(room):
            await asyncio.sleep(0)
        await tables.close()
        tables.mend(room)
        assert not tables.is_mending(room)
        return len(cast(Any, room).troubles), "waits" in rooms

    return asyncio.run(scenario())


def test_what_passes_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert mend(monkeypatch, lost(), stale(3), None, lost()) == (0, True)


def test_what_does_not_pass_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    illegal = TableError("illegal", "This cannot be done now.")
    assert mend(monkeypatch, illegal, lost(), lost()) == (2, True)


def test_a_table_that_is_gone_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = TableError("no-table", "There is no such table.")
    assert mend(monkeypatch, lost(), gone, lost()) == (1, False)
