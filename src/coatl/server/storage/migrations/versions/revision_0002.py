"""Several processes: when doors change, who is at work, what workers are asked, who is banned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column and three tables."""
    op.add_column(
        "tables", sa.Column("door", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("release", sa.Text, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("machine", sa.Text, nullable=False),
        sa.Column("started_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.Column("figures", sa.Text, nullable=False),
    )
    op.create_table(
        "questions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("asked_by", sa.Text, nullable=False),
        sa.Column("is_move", sa.Boolean, nullable=False),
        sa.Column("asked_at", sa.Double, nullable=False),
        sa.Column("prefers", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("claimed_by", sa.Text),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("answer", sa.Text),
    )
    op.create_index("ix_questions_open", "questions", ["is_move", "asked_at"])
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
