"""What a page asks for without a socket: by method and path, as the server's HTTP API has it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from coatl.core.errors import OptionError
from coatl.core.registry import get_game
from coatl.local.forms import bad_form, read_sheet
from coatl.local.room import Room, acknowledge
from coatl.tables.errors import TableError, wrong_status
from coatl.tables.history import HistoryReader, follow, show_step
from coatl.tables.planning import Actor
from coatl.tables.reasons import tell_why
from coatl.tables.seats import OVER


@dataclass(frozen=True, slots=True)
class Request:
    """One request of the page."""

    method: str
    path: tuple[str, ...]
    query: Mapping[str, str]
    body: Mapping[str, Any]
    tokens: tuple[str, ...]


def read_request(data: Mapping[str, Any]) -> Request:
    """Return a request as it was sent."""
    path, _, query = str(data.get("path", "")).partition("?")
    pairs = (part.partition("=") for part in query.split("&") if part)
    body, token = data.get("body"), data.get("token")
    return Request(
        method=str(data.get("method")),
        path=tuple(part for part in path.split("/") if part),
        query={name: value for name, _, value in pairs},
        body=body if isinstance(body, dict) else {},
        tokens=() if token is None else (str(token),),
    )


def count_points(body: Mapping[str, Any]) -> Any:
    """Count a game of a real table, or say what of it cannot be."""
    try:
        sheet = read_sheet(body)
        return get_game(sheet["game"]).analysis.count_sheet(sheet)
    except OptionError as error:
        raise TableError(error.why, str(error), **error.details) from None
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise bad_form("sheet", type(error).__name__) from None


def look(room: Room, request: Request, actor: Actor) -> Any:
    """Answer what only reads a table; text for a record, else data."""
    table = room.table
    rest = request.path[2:]
    if rest == ():
        return room.present(min(actor.seats, default=None), _number(request.query.get("since")))
    if rest == ("record",):
        if table.status != OVER:
            raise wrong_status(table.status)
        return table.record_text()
    if rest == ("invitation",):
        return {"invite": None, "number": table.invitation}
    if rest == ("steps",):
        return follow(table, _reader(request.query))
    if rest[:1] == ("steps",):
        step = _number(rest[1])
        if step is None:
            raise bad_form("step", "expected a number")
        if rest[2:] == ("advice",):
            return room.give_advice(step, actor)
        return show_step(table, step, _reader(request.query))
    raise TableError("no-page", "There is nothing at this address.")


def tell_reasons(room: Room, data: Mapping[str, Any], actor: Actor) -> dict[str, Any]:
    """Return why a seat cannot do something now; nothing is changed."""
    seat, version = data.get("seat"), data.get("version")
    kinds, args = data.get("kinds"), data.get("args", {})
    if not (isinstance(seat, int) and isinstance(version, int) and _are_words(kinds)):
        raise bad_form("kinds", "expected a seat, a version and kinds of actions")
    if not isinstance(args, dict):
        raise bad_form("args", "expected an object")
    assert isinstance(kinds, list)
    reasons = tell_why(room.table, actor, seat, version, kinds, args)
    return {
        "type": "why",
        "key": data.get("key"),
        "seat": seat,
        "version": version,
        "reasons": reasons,
    }


def acknowledge_question(room: Room, data: Mapping[str, Any]) -> dict[str, Any]:
    """Acknowledge something that changes nothing."""
    seat = data["seat"]
    return acknowledge(str(data.get("key")), seat, room.table.version_for(seat))


def _are_words(kinds: Any) -> bool:
    return isinstance(kinds, Sequence) and all(isinstance(kind, str) for kind in kinds)


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() else None


def _reader(query: Mapping[str, str]) -> HistoryReader:
    return HistoryReader(_number(query.get("seat")), query.get("open") == "true")
