"""Which tables somebody's secrets belong to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from coatl.server.live.saving import Saving
from coatl.server.protocol import commands as c
from coatl.server.storage.rows import StoredToken
from coatl.server.storage.tokens import find_tables_of_tokens
from coatl.server.tokens import hash_token
from coatl.tables.errors import TableError


async def find_tables(saving: Saving, tokens: Sequence[str]) -> dict[str, list[int | None]]:
    """Return the tables that tokens hold seats at (None: as host)."""
    found: dict[str, list[int | None]] = {}
    for row in await _find(saving, tokens):
        if row.kind != "recovery":
            found.setdefault(row.table_id, []).append(row.seat)
    return found


async def find_recovery(saving: Saving, wanted: c.Recover) -> str:
    """Return the table that a recovery secret belongs to, or the token that it gave before."""
    rows = await _find(saving, [wanted.recovery, *([wanted.token] if wanted.token else [])])
    for kind in ("recovery", "seat"):
        for row in rows:
            if row.kind == kind:
                return row.table_id
    raise TableError("bad-recovery", "This recovery link is not valid any more.")


async def _find(saving: Saving, secrets: Sequence[str]) -> list[StoredToken]:
    hashes = [hash_token(secret) for secret in secrets]
    return await saving.read(partial(find_tables_of_tokens, hashes=hashes))
