"""Reading what the page asks for: its form is checked here, once; nothing below looks again."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Any

from coatl.bots.levels import LEVEL_NAMES
from coatl.core.commitment import check_nonce
from coatl.core.errors import CoatlError
from coatl.core.registry import GAMES
from coatl.core.texts import name_problem, text_problem
from coatl.tables import commands as c
from coatl.tables.errors import TableError
from coatl.tables.keys import KEY_FORM
from coatl.tables.planning import STAND_IN
from coatl.tables.seats import BOT, OPEN, PERSON, Settings

LEVELS_HERE = LEVEL_NAMES[: LEVEL_NAMES.index("priest") + 1]
"""The bots that think fast enough in a page; stronger ones need a server."""
MOST_SEATS = 4
MAX_RECORD = 200_000
KINDS: Mapping[str, type[c.Command]] = {
    "step": c.Step,
    "undo": c.Undo,
    "redo": c.Redo,
    "reset": c.Reset,
    "commit": c.Commit,
    "resign": c.Resign,
    "leave": c.Leave,
    "return": c.Return,
    "nonce": c.Nonce,
    "rename": c.Rename,
    "kick": c.Kick,
    "replace": c.Replace,
    "configure": c.Configure,
    "settings": c.Change,
    "start": c.Start,
}
REACTIONS = ("hello", "well-played", "thanks", "thinking", "oops", "good-game")


def bad_form(where: str, what: str) -> TableError:
    """Say what is wrong with something that was sent."""
    problems = [{"where": where, "what": what}]
    return TableError("bad-message", "The message does not have the right form.", problems=problems)


def read_level(value: Any) -> str:
    """Return the level of a bot that can play here."""
    if value not in LEVEL_NAMES:
        raise bad_form("level", "no such level")
    if value not in LEVELS_HERE:
        raise TableError("needs-server", "This bot needs a server to think on.", level=value)
    return str(value)


def read_name(value: Any) -> str:
    """Return a player's name."""
    if not isinstance(value, str) or not 1 <= len(value) <= 30:
        raise bad_form("name", "expected 1 to 30 characters")
    return _readable(value, name_problem(value))


def _table_name(value: Any) -> str:
    if not isinstance(value, str) or len(value) > 40:
        raise bad_form("name", "expected at most 40 characters")
    text = value.strip(" ")
    return _readable(text, text_problem(text)) if text else ""


def _readable(text: str, why: str) -> str:
    if why:
        raise TableError("bad-text", "The text of name cannot be used.", where="name", why=why)
    return text


def read_nonce(value: Any) -> str:
    """Return a seat's part of the seed."""
    if not isinstance(value, str) or not 1 <= len(value) <= 64:
        raise bad_form("nonce", "expected 1 to 64 characters")
    try:
        check_nonce(value)
    except CoatlError:
        raise bad_form("nonce", "expected characters that can be printed, without '|'") from None
    return value


def read_number(value: Any, most: int = 2**31) -> int:
    """Return a number from 0 on."""
    if type(value) is not int or not 0 <= value <= most:
        raise bad_form("number", f"expected a number from 0 to {most}")
    return value


def read_seat(value: Any) -> int:
    """Return the number of a seat."""
    return read_number(value, MOST_SEATS - 1)


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise bad_form("flag", "expected true or false")
    return value


def _one_of(*names: str) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if value not in names:
            raise bad_form("choice", f"expected one of {', '.join(names)}")
        return str(value)

    return read


def read_plan(value: Any) -> c.SeatPlan:
    """Return who is to sit on a seat."""
    if not isinstance(value, dict):
        raise bad_form("plan", "expected an object")
    kind = _one_of(PERSON, BOT, OPEN)(value.get("kind", PERSON))
    level, name = value.get("level"), value.get("name")
    return c.SeatPlan(
        kind,
        None if level is None else read_level(level),
        None if name is None else read_name(name),
    )


def _optional(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: None if value is None else read(value)


_help = _one_of("off", "match", "coach")
_pace = _one_of("instant", "fast", "normal", "slow")
_READ: Mapping[str, Callable[[Any], Any]] = {
    "seat": read_seat,
    "version": read_number,
    "action": read_number,
    "commit": _flag,
    "level": read_level,
    "nonce": read_nonce,
    "name": read_name,
    "target": read_seat,
    "plan": read_plan,
}
_CHANGES: Mapping[str, Callable[[Any], Any]] = {
    "seat": _optional(read_seat),
    "pace": _optional(_pace),
    "name": _optional(_table_name),
    "listed": _optional(_flag),
    "help": _optional(_help),
}
_OF_THE_HOST = (c.Return, c.Kick, c.Replace, c.Configure, c.Start)
"""Commands that need no seat."""


def read_command(data: Mapping[str, Any]) -> c.Command:
    """Return a command as the table understands it."""
    kind = KINDS.get(str(data.get("type")))
    if kind is None:
        raise bad_form("type", "no such command")
    readers = _CHANGES if kind is c.Change else _READ
    values: dict[str, Any] = {}
    for field in fields(kind):
        name = field.name
        if name == "seat" and issubclass(kind, _OF_THE_HOST):
            values[name] = _optional(read_seat)(data.get(name))
        elif name in data:
            values[name] = readers[name](data[name])
        elif name == "level":
            values[name] = STAND_IN
        elif field.default is MISSING and kind is not c.Change:
            raise bad_form(name, "missing")
        elif kind is c.Change:
            values[name] = None
    make: Callable[..., c.Command] = kind
    return make(**values)


def read_key(data: Mapping[str, Any]) -> str:
    """Return the key of a command."""
    key = data.get("key")
    if not isinstance(key, str) or not re.fullmatch(KEY_FORM, key):
        raise bad_form("key", "expected 1 to 64 letters, digits, or any of _.:-")
    return key


def asked_for(data: Mapping[str, Any]) -> str:
    """Return what a command asks for, as a short hash: its key stands for this alone."""
    text = json.dumps({name: data[name] for name in data if name != "key"}, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_new_table(data: Mapping[str, Any]) -> tuple[Settings, list[c.SeatPlan]]:
    """Return what a table is to be made from."""
    seats = data.get("seats")
    if not isinstance(seats, list) or not 1 <= len(seats) <= MOST_SEATS:
        raise bad_form("seats", "expected 1 to 4 seats")
    texts = {"options": 200, "record": MAX_RECORD}
    for name, most in texts.items():
        text = data.get(name, "")
        if not isinstance(text, str) or len(text) > most:
            raise bad_form(name, f"expected at most {most} characters")
    settings = Settings(
        game=_one_of(*GAMES)(data.get("game", "board")),
        options=data.get("options", ""),
        name=_table_name(data.get("name", "")),
        help=_help(data.get("help", "match")),
        pace=_pace(data.get("pace", "normal")),
        autostart=_flag(data.get("autostart", True)),
        record=data.get("record", ""),
        steps=read_number(data.get("steps", 0), 100_000),
    )
    return settings, [read_plan(seat) for seat in seats]


def read_sheet(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a game of a real table, with all that may be left out."""
    game, players = data.get("game"), data.get("players")
    if game not in ("board", "cards") or not isinstance(players, list) or not players:
        raise bad_form("players", "expected a game and who played it")
    if game == "board":
        filled = [_board_player(player) for player in players]
        rest: dict[str, Any] = {"strict_ends": False}
    else:
        filled = [{"row": "", "held": [], **player} for player in players]
        for player in filled:
            player["held"] = [{"level": None, **held} for held in player["held"]]
        rest = {"temple": None}
    look = data.get("look")
    return {
        **rest,
        **data,
        "players": filled,
        "look": None if look is None else {"serpent": 0, **look},
    }


def _board_player(player: Mapping[str, Any]) -> dict[str, Any]:
    empty: dict[str, Any] = {"pieces": "", "prophecies": [], "temple": None}
    serpents = [{**empty, **serpent} for serpent in player.get("serpents", [])]
    return {"gold": 0, **player, "serpents": serpents}
