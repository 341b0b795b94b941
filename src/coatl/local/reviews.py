"""Reviews in the page: a turn at a time, so that everything else is answered in between."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from coatl.local.effects import LoadReview, StoreReview, Task
from coatl.local.forms import bad_form
from coatl.local.room import Room
from coatl.review import (
    Played,
    ReviewStateData,
    ReviewStatus,
    count_turns,
    find_depth,
    judge_turn,
    show_progress,
)
from coatl.review import depth as depths
from coatl.tables.errors import TableError, forbidden, wrong_status
from coatl.tables.planning import Actor
from coatl.tables.seats import OVER

USUAL = "quick"
"""A page thinks several times slower than a server."""
SAVED_TURNS = 4
"""After so many turns it is stored how far a review is."""
VERSION = 1


@dataclass(slots=True)
class LocalReview:
    """How far the review of one table is."""

    depth: str
    count: int
    turns: list[Any] = field(default_factory=list)
    status: ReviewStatus = "waiting"

    @property
    def is_under_way(self) -> bool:
        """Whether turns are left to be judged."""
        return self.status in ("waiting", "running")

    def to_data(self) -> dict[str, Any]:
        """Return what is stored."""
        return {
            "version": VERSION,
            "depth": self.depth,
            "count": self.count,
            "turns": self.turns,
            "status": self.status,
        }


def read_stored(stored: Any) -> LocalReview | None:
    """Return a stored review; one that another release has written is made anew."""
    names = [each.name for each in depths.DEPTHS]
    if not isinstance(stored, dict) or stored.get("version") != VERSION:
        return None
    if stored.get("depth") not in names or not isinstance(stored.get("turns"), list):
        return None
    return LocalReview(stored["depth"], stored["count"], stored["turns"], stored["status"])


class LocalReviews:
    """The reviews of one page, one after the other."""

    def __init__(self) -> None:
        self.queue: list[str] = []
        """The tables whose reviews are under way; the first one is judged."""
        self._known: dict[str, LocalReview] = {}

    def start(self, room: Room, body: Mapping[str, Any], actor: Actor) -> Task[ReviewStateData]:
        """Begin a review, or go on with one that failed; asked again it tells how far it is."""
        if not actor.seats and not actor.is_host:
            raise forbidden("who was at the table")
        depth = body.get("depth", USUAL)
        if depth not in [each.name for each in depths.DEPTHS]:
            raise bad_form("depth", "no such depth")
        found = yield from self._find(room)
        if found is None or found.depth != depth:
            found = LocalReview(depth, count_turns(*_played(room)))
            self._known[room.table.id] = found
            yield StoreReview(room.table.id, found.to_data())
        elif found.status == "failed":
            found.status = "waiting"
        return self._show(room, found, 0)

    def read(self, room: Room, query: Mapping[str, str]) -> Task[ReviewStateData]:
        """Return how far a review is."""
        found = yield from self._find(room)
        if found is None or query.get("depth", found.depth) != found.depth:
            raise TableError("no-review", "This game has not been reviewed.")
        since = query.get("since", "0")
        return self._show(room, found, int(since) if since.isdigit() else 0)

    def judge(self, room: Room) -> Task[None]:
        """Judge the next turn of a review, and store it now and then."""
        table = room.table.id
        found = yield from self._find(room)
        if found is None or not found.is_under_way:
            self._leave(table)
            return
        found.status = "running"
        try:
            judged = judge_turn(_played(room), find_depth(found.depth), len(found.turns))
        except Exception:
            found.status = "failed"
            self._leave(table)
            raise
        found.turns.append(judged)
        if len(found.turns) >= found.count:
            found.status = "done"
            self._leave(table)
        if found.status == "done" or len(found.turns) % SAVED_TURNS == 0:
            yield StoreReview(table, found.to_data())

    def _find(self, room: Room) -> Task[LocalReview | None]:
        table = room.table
        if table.status != OVER:
            raise wrong_status(table.status)
        if table.id not in self._known:
            found = read_stored((yield LoadReview(table.id)))
            if found is None:
                return None
            self._known[table.id] = found
        return self._known[table.id]

    def _show(self, room: Room, found: LocalReview, since: int) -> ReviewStateData:
        if found.is_under_way and room.table.id not in self.queue:
            self.queue.append(room.table.id)
        if found.is_under_way:
            found.status = "running" if self.queue[0] == room.table.id else "waiting"
        return show_progress(
            _played(room), found.depth, found.status, found.turns, found.count, since
        )

    def _leave(self, table: str) -> None:
        if table in self.queue:
            self.queue.remove(table)


def _played(room: Room) -> Played:
    return Played(room.table.game, room.table.record())
