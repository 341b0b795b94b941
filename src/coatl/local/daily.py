"""The deal of the day in a page without a server: all but the board of the day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coatl.daily.results import show_day, tell_result
from coatl.daily.tables import read_deal
from coatl.local.forms import MAX_RECORD, bad_form
from coatl.tables.errors import TableError


def answer_daily(method: str, path: tuple[str, ...], body: Mapping[str, Any]) -> Any:
    """Answer a question about a day."""
    match method, path:
        case "GET", (game, day):
            return show_day(read_deal(game, day))
        case "POST", (game, day, "result"):
            record = body.get("record")
            if not isinstance(record, str) or len(record) > MAX_RECORD:
                raise bad_form("record", f"expected at most {MAX_RECORD} characters")
            return tell_result(read_deal(game, day), record)
    raise TableError("needs-server", "This needs a server.")
