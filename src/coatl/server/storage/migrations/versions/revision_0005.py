"""Who gave a name here, how strong a solver of puzzles they are, and their first tries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add two tables; whoever is on a board of the day has a name already."""
    op.create_table(
        "players",
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("change", sa.Integer),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("used_at", sa.Double, nullable=False),
    )
    op.create_index("ix_players_used", "players", ["used_at"])
    op.create_table(
        "first_tries",
        sa.Column(
            "holder",
            sa.Text,
            sa.ForeignKey("players.holder", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("steps", sa.Text, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("is_right", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.execute(
        "INSERT INTO players"
        " (holder, name, rating, deviation, change, tries, created_at, used_at)"
        " SELECT entry.holder, min(entry.name), 1200, 350, NULL, 0, span.first, span.last"
        " FROM day_entries AS entry JOIN"
        " (SELECT holder, min(created_at) AS first, max(created_at) AS last"
        " FROM day_entries GROUP BY holder) AS span"
        " ON span.holder = entry.holder AND span.last = entry.created_at"
        " GROUP BY entry.holder, span.first, span.last"
    )
