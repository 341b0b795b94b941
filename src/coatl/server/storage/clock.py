"""The time that all processes of one database agree on."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import literal_column

_POSTGRES: Any = literal_column("extract(epoch FROM clock_timestamp())::float8")


def database_now(dialect: str) -> Any:
    """Return the time in a statement: PostgreSQL's own, as clocks of machines differ."""
    return _POSTGRES if dialect == "postgresql" else time.time()
