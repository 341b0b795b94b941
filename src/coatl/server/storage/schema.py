"""What is stored: tables, their append-only entries, hashes of tokens, leases of bot turns.

`tests/server/storage/test_migrations.py` checks that the migrations make exactly this.
"""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite

NOBODY = -1  # the seat of an entry that no seat has made: in a unique key, NULL equals nothing
VERSION_TABLE = "coatl_schema"


class JsonText(TypeDecorator[Any]):
    """Plain data kept as JSON text, alike in every database (in ASCII: nothing is refused)."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        """Return the text that is stored."""
        return json.dumps(value, separators=(",", ":"), allow_nan=False)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        """Return the data that is meant."""
        return None if value is None else json.loads(value)


metadata = MetaData()


def _of_table(**settings: Any) -> Column[str]:
    owner = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, owner, nullable=False, **settings)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created_at", Double, nullable=False),  # seconds since 1970 in UTC, as everywhere here
    Column("updated_at", Double, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("settings", JsonText, nullable=False),
    Column("status", Text, nullable=False),  # lobby, running, over
    Column("listed", Boolean, nullable=False),
    Column("invite_hash", Text),
    Column("secret", Text, nullable=False),
    Column("last_seq", Integer, nullable=False),
    Column("seats_open", Integer, nullable=False),
    Column("summary", JsonText, nullable=False),
    Column("door", Integer, nullable=False, server_default=text("0")),  # counts changes of tokens
    Index("ix_tables_lobby", "listed", "status", "updated_at"),
    Index("ix_tables_updated", "updated_at"),
)

entries = Table(
    "entries",
    metadata,
    _of_table(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text),
    Column("data", JsonText, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "seat", "key", name="uq_entries_key"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    _of_table(primary_key=True),
    Column("kind", Text, primary_key=True),  # seat, host, recovery
    Column("seat", Integer),
    Column("created_at", Double, nullable=False),
    Column("revoked_at", Double),
    Index("ix_tokens_table", "table_id"),
)

bot_turns = Table(
    "bot_turns",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("owner", Text, nullable=False),
    Column("until", Double, nullable=False),
)

processes = Table(  # who uses the database now, with several of them
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # server, worker
    Column("release", Text, nullable=False),
    Column("agreed", JsonText, nullable=False),  # settings that all must have alike
    Column("machine", Text, nullable=False),
    Column("started_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("figures", JsonText, nullable=False),  # for the host's status page
)

questions = Table(  # what servers without bots of their own ask workers
    "questions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("asked_by", Text, nullable=False),
    Column("is_move", Boolean, nullable=False),
    Column("asked_at", Double, nullable=False),
    Column("prefers", Text),  # the worker that remembers the plan of this turn
    Column("body", Text, nullable=False),
    Column("claimed_by", Text),
    Column("until", Double, nullable=False),
    Column("answer", Text),
    Column("is_review", Boolean, nullable=False, server_default=text("false")),  # these come last
    Index("ix_questions_open", "is_move", "asked_at"),
)

bans = Table(
    "bans",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # address (a network), token (the hash of one)
    Column("what", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("until", Double, nullable=False),
)

day_entries = Table(  # results of deals of the day that somebody gave a name to
    "day_entries",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("holder", Text, primary_key=True),  # the hash of a device's secret
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False),  # without capitals: nobody takes another's name
    Column("points", Integer, nullable=False),
    Column("rival", Integer, nullable=False),
    Column("beaten", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    UniqueConstraint("day", "game", "name_key", name="uq_day_entries_name"),
)

players = Table(  # who gave a name, and how strong a solver of puzzles they are
    "players",
    metadata,
    Column("holder", Text, primary_key=True),  # the hash of a device's secret, as on the boards
    Column("name", Text, nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("change", Integer),  # by the last first try
    Column("tries", Integer, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("used_at", Double, nullable=False),
    Index("ix_players_used", "used_at"),
)

first_tries = Table(  # of puzzles, by those who have a name
    "first_tries",
    metadata,
    Column("holder", Text, ForeignKey("players.holder", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("steps", JsonText, nullable=False),  # none: the answer was looked at
    Column("hints", Integer, nullable=False),
    Column("is_right", Boolean, nullable=False),
    Column("rating", Double, nullable=False),  # after it
    Column("at", Double, nullable=False),
)

reviews = Table(  # of finished games, by how deep they look: done, or as far as they are
    "reviews",
    metadata,
    _of_table(primary_key=True),
    Column("depth", Text, primary_key=True),
    Column("status", Text, nullable=False),  # waiting, running, done, failed
    Column("count", Integer, nullable=False),  # how many turns there are to judge
    Column("turns", JsonText, nullable=False),  # those that are judged
    Column("asker", Text, nullable=False),  # a hash: one review at a time for each; then empty
    Column("owner", Text, nullable=False),  # the process that is at it,
    Column("until", Double, nullable=False),  # if it has not stopped saying so
    Column("updated_at", Double, nullable=False),
    Index("ix_reviews_asker", "asker"),
)

PASSING = (processes, questions)
"""What means nothing to a database that was restored."""

probes = Table(  # one row, written anew to find out whether the database can be written
    "probes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)


def insert_or(dialect_name: str, table: Table) -> Any:
    """Return an INSERT that can say what to do if the row exists."""
    dialect = sqlite if dialect_name == "sqlite" else postgresql
    return dialect.insert(table)
