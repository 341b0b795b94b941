"""Reviews of finished games, and questions about them that come after all others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a table and a column."""
    op.add_column(
        "questions",
        sa.Column("is_review", sa.Boolean, nullable=False, server_default=sa.text("false")),
    )
    op.create_table(
        "reviews",
        sa.Column(
            "table_id",
            sa.Text,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("depth", sa.Text, primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("turns", sa.Text, nullable=False),
        sa.Column("asker", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("updated_at", sa.Double, nullable=False),
    )
    op.create_index("ix_reviews_asker", "reviews", ["asker"])
