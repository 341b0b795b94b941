"""`coatl.tables` needs the standard library and the games, and nothing that waits or keeps."""

from __future__ import annotations

import subprocess
import sys

from tests.patience import PATIENCE

BLOCKED = [
    *("pydantic", "pydantic_core", "sqlalchemy", "alembic", "fastapi", "starlette", "structlog"),
    *("typer", "rich", "asyncio", "concurrent", "multiprocessing", "socket"),
    *("sqlite3", "subprocess"),
]
PLAYING = """
import sys
for name in BLOCKED:
    assert name not in sys.modules, name
    sys.modules[name] = None  # importing it fails

import json
import pkgutil
import random
from importlib import import_module
import coatl.tables
for module in pkgutil.iter_modules(coatl.tables.__path__):
    import_module("coatl.tables." + module.name)

from coatl.tables import commands as c, entries as e
from coatl.tables.creation import plan_table
from coatl.tables.planning import Actor, plan
from coatl.tables.presenting import present
from coatl.tables.reasons import find_reasons
from coatl.tables.history import HistoryReader, follow, show_step
from coatl.tables.seats import Settings
from coatl.tables.table import Table

chooser = random.Random(1)
for game in ("board", "cards", "carl"):
    seats = 1 if game == "carl" else 2
    table = Table("here", "5e" * 32)
    table.fold(plan_table(Settings(game, ""), [c.SeatPlan()] * seats))
    for seat in range(seats):
        table.fold(e.Join(seat, f"P{seat}", "n"))
    table.fold(e.Start(None))
    while table.status != "over":
        seat = table.match.state.to_act
        for reader in (None, seat):
            shown = json.loads(json.dumps(present(table, reader)))
            assert shown["position"]["view"]["seats"]
        assert shown["position"]["lens"] is not None
        legal = [action["id"] for action in shown["position"]["legal"]]
        assert find_reasons(table.match, seat, ["pass"], {}) is not None
        command = c.Commit(seat, shown["version"])
        if legal:
            command = c.Step(seat, shown["version"], chooser.choice(legal))
        table.fold(plan(table, Actor(frozenset((seat,))), command, lambda _: True))
    news = present(table, 0, lambda _: False, shown["version"])
    assert news["type"] == "update"
    whole = present(table, None)
    assert whole["type"] == "snapshot" and whole["log"]
    assert whole["position"]["result"]["standings"] and whole["table"]["fair"]["secret"]
    course = json.loads(json.dumps(follow(table, HistoryReader(None, is_open=True))))
    assert show_step(table, 1, HistoryReader(0))["steps"] == len(course["steps"]) - 1
print("played")
"""


def test_a_table_is_played_and_shown_with_nothing_else() -> None:
    code = f"BLOCKED = {BLOCKED!r}\n{PLAYING}"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert ran.stdout == "played\n", ran.stderr
