"""Small things that tests of the store share."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from coatl.server.storage import operations as ops
from coatl.server.storage.migrate import SCRIPTS, newest_revision
from coatl.server.storage.reviews import ReviewKey, begin_review
from coatl.server.storage.rows import NewTable, NewToken, StoredTable
from coatl.server.storage.store import Store
from coatl.server.tokens import new_table_id
from coatl.tables.rows import EntryRow


def new_table(**settings: Any) -> NewTable:
    given = {"id": new_table_id(), "game": "board", "rules_version": 1, "secret": "s", **settings}
    return NewTable(**given)


async def add_table(store: Store, **settings: Any) -> str:
    table = new_table(**settings)
    await store.write(lambda connection: ops.create_table(connection, table, at=1.0))
    return table.id


def step(table_id: str, after: int, key: str | None = None) -> Callable[[Connection], int]:
    """Return an operation that adds one entry after another."""
    entry = EntryRow("step", {"after": after}, seat=0, key=key)
    return lambda connection: ops.append(connection, table_id, after, [entry], at=2.0)


async def load(store: Store, table_id: str) -> StoredTable:
    found = await store.read(lambda connection: ops.load_table(connection, table_id))
    assert found is not None
    return found


async def seqs(store: Store, table_id: str) -> list[int]:
    return [entry.seq for entry in (await load(store, table_id)).entries]


async def fill(store: Store) -> None:
    """Store a few tables with all there can be."""
    for number in range(5):
        table = new_table(
            id=f"table-{'aBÉé_'[number]}", settings={"name": "Cóatl", "n": 0.1}, listed=number > 2
        )
        tokens = [NewToken(f"h{number}", "host"), NewToken("s", "seat", 0)]
        steps = [EntryRow("step", [n, 1e-7, "é\0\ud800", None], n % 2, f"k{n}") for n in range(7)]

        def create(c: Connection, t: Any = table, k: Any = tokens, s: Any = steps) -> None:
            ops.create_table(c, t, at=0.1 + 0.2, tokens=k, entries=s)
            ops.claim_bot_turn(c, t.id, 0, 7, "me", now=1.1, seconds=1 / 3)
            begin_review(c, ReviewKey(t.id, "normal"), 7, "somebody", at=1.1)

        await store.write(create)
    await store.write(lambda c: ops.ping_writable(c, 1.0))


def later_scripts(folder: Path, **bodies: str) -> Path:
    """Return a copy of the migrations with steps that a later version might have."""
    shutil.copytree(SCRIPTS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    before = newest_revision()
    for name, body in bodies.items():
        revision = name.removeprefix("r")
        text = "import sqlalchemy as sa\nfrom alembic import op\n"
        text += f"revision, down_revision = {revision!r}, {before!r}\n\ndef upgrade():\n"
        text += "".join(f"    {line}\n" for line in body.splitlines())
        (folder / "versions" / f"revision_{revision}.py").write_text(text)
        before = revision
    return folder


REMAKE = """way = "always" if op.get_bind().dialect.name == "sqlite" else "never"
with op.batch_alter_table("tables", recreate=way) as batch:
    batch.add_column(sa.Column("language", sa.Text, nullable=False, server_default="en"))"""
