"""`coatl.tables` needs the standard library and the games, and nothing that waits or keeps."""

from __future__ import annotations

import subprocess
import sys

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

import pkgutil
from importlib import import_module
import coatl.tables
for module in pkgutil.iter_modules(coatl.tables.__path__):
    import_module("coatl.tables." + module.name)

from coatl.tables import commands as c, entries as e
from coatl.tables.creation import plan_table
from coatl.tables.planning import Actor, plan
from coatl.tables.seats import Settings
from coatl.tables.table import Table

for game in ("board", "cards", "carl"):
    seats = 1 if game == "carl" else 2
    table = Table("here", "5e" * 32)
    table.fold(plan_table(Settings(game, ""), [c.SeatPlan()] * seats))
    for seat in range(seats):
        table.fold(e.Join(seat, f"P{seat}", "n"))
    table.fold(e.Start(None))
    for _ in range(30):
        if table.status == "over":
            break
        seat = table.match.state.to_act
        version, legal = table.version_for(seat), table.match.legal_for(seat)
        command = c.Step(seat, version, legal[0]) if legal else c.Commit(seat, version)
        table.fold(plan(table, Actor(frozenset((seat,))), command, lambda _: True))
print("played")
"""


def test_a_table_is_played_with_nothing_else() -> None:
    code = f"BLOCKED = {BLOCKED!r}\n{PLAYING}"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=300
    )
    assert ran.stdout == "played\n", ran.stderr
