"""A table as one reader may see it, as plain data."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import repeat
from typing import Any

from coatl.core.events import visible_events
from coatl.core.plain import show_action, show_event
from coatl.core.turns import find_revealing
from coatl.tables.seats import LOBBY, OVER
from coatl.tables.table import Table
from coatl.tables.table_data import (
    DraftData,
    LegalData,
    LogData,
    PositionData,
    ResultData,
    SeatData,
    StateMessage,
    TableData,
)

IsHere = Callable[[int], bool]
"""Tells whether somebody who holds a seat is at the table now."""


def everybody(_seat: int) -> bool:
    """Say that all who hold seats are here, as they are where there is no network."""
    return True


def present(
    table: Table, reader: int | None, is_here: IsHere = everybody, since: int | None = None
) -> StateMessage:
    """Return all of a table, or what is new since a version the reader has."""
    version = table.version_for(reader)
    is_update = since is not None and 0 < since <= version
    start = since if is_update and since is not None else 0
    log: list[LogData] = [
        {"number": number, "event": show_event(event)}
        for number, event in table.log_for(reader, start)
    ]
    return {
        "type": "update" if is_update else "snapshot",
        "seat": reader,
        "version": version,
        "since": start,
        "table": show_table(table, is_here),
        "position": show_position(table, reader),
        "log": log,
    }


def show_table(table: Table, is_here: IsHere) -> TableData:
    """Return what everybody may know about a table."""
    settings: Any = table.settings
    seats: list[SeatData] = []
    for number, seat in enumerate(table.seats):
        kind: Any = seat.kind
        seats.append(
            {
                "seat": number,
                "kind": kind,
                "name": seat.name,
                "level": seat.level.partition("@")[0],
                "taken": seat.taken,
                "ready": seat.is_ready,
                "away": seat.away,
                "resigned": seat.resigned,
                "here": seat.taken and is_here(number),
            }
        )
    status: Any = table.status
    data: TableData = {
        "id": table.id,
        "game": settings.game,
        "options": settings.options,
        "name": settings.name,
        "status": status,
        "help": settings.help,
        "pace": settings.pace,
        "listed": settings.listed,
        "autostart": settings.autostart,
        "continued": settings.steps if settings.record else 0,
        "moved": table.moved_at,
        "seats": seats,
        "fair": {
            "commitment": table.commitment,
            "nonces": [] if table.status == LOBBY else table.nonces,
            "secret": table.secret if table.status == OVER else None,
        },
        "rematch": table.rematch or None,
    }
    if table.invitation:
        data["invitation"] = table.invitation
    if settings.day:
        data["day"] = settings.day
    return data


def show_position(table: Table, reader: int | None) -> PositionData | None:
    """Return the game as a reader may know it; None before it begins."""
    match = table.match
    if match is None:
        return None
    game = match.game
    analysis = game.analysis
    state = match.state_for(reader)
    view = game.observe(state, reader)
    legal: list[int] = []
    lens = None
    draft: DraftData | None = None
    if reader is not None and table.status != OVER and not table.seats[reader].is_automatic:
        if match.may_act(reader):
            legal = match.legal_for(reader)
            mine = match.drafts[reader]
            draft = {
                "steps": [show_action(game.name, action) for action in mine.steps],
                "redo": len(mine.undone),
                "ends_turn": mine.ends_turn,
                "events": [show_event(event) for event in visible_events(mine.events, reader)],
            }
        if table.settings.help != "off":
            public = None if state is match.state else match.state
            lens = analysis.find_lens(state, view, reader, legal, public)
    return {
        "view": analysis.describe_view(view),
        "acting": table.acting_for(reader),
        "legal": _show_all(game.name, state, reader, legal) if legal else [],
        "draft": draft,
        "lens": lens,
        "warnings": list(analysis.find_warnings(view)),
        "result": _show_result(table) if table.status == OVER else None,
    }


def _show_all(game: str, state: Any, seat: int | None, legal: list[int]) -> list[LegalData]:
    assert seat is not None
    shown = map(_show_legal, repeat(game), legal, find_revealing(state, seat, legal))
    return [each.copy() for each in shown]


@cache
def _show_legal(game: str, action: int, reveals: bool) -> LegalData:
    """Write an action of a game, once for all; whoever is told gets a copy."""
    shown = show_action(game, action)
    return {
        "id": shown["id"],
        "kind": shown["kind"],
        "text": shown["text"],
        "args": shown["args"],
        "reveals": reveals,
    }


def _show_result(table: Table) -> ResultData:
    assert table.match is not None
    result = table.result()
    return {
        "ending": result.ending,
        "standings": [
            {
                "seat": standing.seat,
                "rank": standing.rank,
                "score": standing.score,
                "tie_breaks": list(standing.tie_breaks),
                "resigned": standing.seat in table.resigned,
            }
            for standing in result.standings
        ],
        "tie_break_names": list(result.tie_break_names),
        "scores": table.match.game.analysis.explain_scores(table.match.state),
    }
