"""Run by Alembic: takes the steps on the connection that `storage/migrate.py` hands over."""

from __future__ import annotations

from alembic import context

from coatl.server.storage.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,
    transactional_ddl=True,  # SQLite can, as the engine of database.py begins transactions itself
)
with context.begin_transaction():
    context.run_migrations()
