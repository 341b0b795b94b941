"""How many files the system lets this process open: every connection is one."""

from __future__ import annotations

import structlog

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

log = structlog.get_logger()

OTHERS = 160
"""Files for all that is no connection: the database, workers, the log, a crowd at the door."""
FEWEST = 16


def count_connections(wanted: int) -> int:
    """Return how many connections there can be, after asking the system for enough files."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted + OTHERS
    if soft != resource.RLIM_INFINITY and soft < enough:
        more = enough if hard == resource.RLIM_INFINITY else min(enough, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
        soft = more
    if soft == resource.RLIM_INFINITY or soft >= enough:
        return wanted
    possible = max(FEWEST, soft - OTHERS)
    log.warning(
        "fewer connections than wanted: raise the limit of open files (ulimit -Hn)",
        connections=possible,
        wanted=wanted,
        files=soft,
    )
    return possible
