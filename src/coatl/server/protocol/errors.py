"""What a request can be refused with beside a table's own reasons, and the HTTP status of each."""

from __future__ import annotations

from coatl.tables.errors import TableError
from coatl.tables.errors import bad_token as bad_token
from coatl.tables.errors import not_found as not_found

USUAL_STATUS = 409
"""Of all refusals that are not listed: they depend on how the table stands."""
STATUSES = {
    400: ("bad-request",),
    401: ("bad-recovery", "bad-token"),
    403: ("bad-origin", "banned", "forbidden", "kicked", "no-coach"),
    404: ("no-deal", "no-entry", "no-name", "no-page", "no-puzzle", "no-review", "no-table"),
    405: ("bad-method",),
    408: ("too-slow",),
    413: ("too-large",),
    421: ("bad-host",),
    422: (
        *("bad-message", "bad-options", "bad-record", "bad-text", "card-twice"),
        *("no-bot", "no-card", "no-level"),
        *("no-look", "no-record", "no-seat", "no-step", "nothing-to-change", "wrong-seats"),
    ),
    429: ("too-many",),
    500: ("internal",),
    503: (
        *("busy", "closing", "no-hint"),
        *("closed", "damaged", "disk-full", "locked", "newer-schema", "read-only", "unavailable"),
    ),
}
_BY_CODE = {code: status for status, codes in STATUSES.items() for code in codes}


def status_of(error: TableError) -> int:
    """Return the HTTP status that a refusal is answered with."""
    return _BY_CODE.get(error.code, USUAL_STATUS)
