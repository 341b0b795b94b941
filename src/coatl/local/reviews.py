"""Reviews in a page without a server: one turn after the other, when nobody plays.

A review is kept like a table, an entry for each judged turn, under a name of its own beside the
game's: it can be left, found again, and be at two windows at once.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice

from coatl.local.effects import Load, Store, Task, Write
from coatl.local.forms import bad_form, read_number
from coatl.local.requests import Request
from coatl.local.room import Room
from coatl.local.stored import UNREADABLE, VERSION, damaged
from coatl.review import (
    JudgedTurnData,
    Played,
    ReviewStateData,
    ReviewStatus,
    count_turns,
    find_depth,
    judge_turns,
    show_progress,
)
from coatl.review.depth import SKETCH
from coatl.tables.errors import TableError, forbidden, newer_release, wrong_status
from coatl.tables.planning import Actor
from coatl.tables.seats import OVER

MOST_KEPT = 4
"""So many reviews stay in memory."""


@dataclass(eq=False, slots=True)
class Review:
    """A review as far as it is."""

    name: str
    """What it is stored under."""
    played: Played
    count: int
    turns: list[JudgedTurnData] = field(default_factory=list)
    has_failed: bool = False
    judging: Iterator[JudgedTurnData] | None = None
    """Gives the next turn; it stands after the last one of `turns`."""

    @property
    def is_done(self) -> bool:
        """Whether every turn is judged."""
        return len(self.turns) >= self.count

    @property
    def is_wanted(self) -> bool:
        """Whether there is more to judge."""
        return not self.is_done and not self.has_failed

    def judge_next(self) -> JudgedTurnData:
        """Judge a turn; this takes seconds."""
        if self.judging is None:
            depth = find_depth(SKETCH)
            every = judge_turns(*self.played, depth, self.turns)
            self.judging = islice(every, len(self.turns), None)
        return next(self.judging)


class Reviews:
    """The reviews of one page."""

    def __init__(self) -> None:
        self.kept: dict[str, Review] = {}
        """By name, in the order in which they were asked for."""

    @property
    def next(self) -> Review | None:
        """The review whose turn it is; None if nothing is to be judged."""
        return next((review for review in self.kept.values() if review.is_wanted), None)

    def answer(self, room: Room, request: Request, actor: Actor) -> Task[ReviewStateData]:
        """Begin a review, or tell how far it is."""
        if room.table.status != OVER:
            raise wrong_status(room.table.status)
        wanted = (request.body if request.method == "POST" else request.query).get("depth", SKETCH)
        if wanted != SKETCH:
            raise TableError("needs-server", "A deeper review needs a server.")
        review = yield from self._find(room)
        if request.method == "POST":
            if not actor.seats and not actor.is_host:
                raise forbidden("who was at the table")
            if review is None:
                review = yield from self._begin(room)
            review.has_failed = False
        elif review is None:
            raise TableError("no-review", "This game has not been reviewed.")
        since = request.query.get("since", "0")
        if not since.isdecimal():
            raise bad_form("since", "expected a number")
        return self._show(review, read_number(int(since)))

    def judge(self, review: Review) -> Task[None]:
        """Judge the next turn of a review, and keep it."""
        turn = review.judge_next()
        row = {"kind": "judged", "data": turn, "seat": turn["seat"], "key": None, "at": time.time()}
        is_stored = yield Store((Write(review.name, len(review.turns), (row,)),))
        if is_stored:
            review.turns.append(turn)
        else:  # another window is at it, too
            self.kept.pop(review.name, None)

    def forget(self, name: str) -> None:
        """Read a review again when it is looked at next: another window has stored more of it."""
        review = self.kept.get(name)
        if review is not None and not review.is_wanted:
            del self.kept[name]

    def _show(self, review: Review, since: int) -> ReviewStateData:
        status: ReviewStatus = "running" if review is self.next else "waiting"
        if review.is_done:
            status = "done"
        elif review.has_failed:
            status = "failed"
        return show_progress(review.played, SKETCH, status, review.turns, review.count, since)

    def _find(self, room: Room) -> Task[Review | None]:
        name = name_review(room.table.id)
        if (known := self.kept.get(name)) is not None:
            return known
        stored = yield Load(name)
        if stored is None:
            return None
        try:
            head = stored["head"]
            if head["version"] > VERSION:
                raise newer_release(f"review {name!r}, version {head['version']}")
            played = Played(room.table.game, room.table.record())
            turns = [row["data"] for row in stored["rows"]]
            review = Review(name, played, int(head["count"]), turns)
        except UNREADABLE as error:
            raise damaged(error) from None
        self._keep(review)
        return review

    def _begin(self, room: Room) -> Task[Review]:
        name, played = name_review(room.table.id), Played(room.table.game, room.table.record())
        review = Review(name, played, count_turns(*played))
        head = {"version": VERSION, "id": name, "tokens": {}, "count": review.count}
        is_new = yield Store((Write(name, 0, (), head),))
        if not is_new:
            found = yield from self._find(room)
            assert found is not None
            return found
        self._keep(review)
        return review

    def _keep(self, review: Review) -> None:
        done = [name for name, each in self.kept.items() if not each.is_wanted]
        for name in done[: max(0, len(self.kept) - MOST_KEPT)]:
            del self.kept[name]
        self.kept[review.name] = review


def name_review(table: str) -> str:
    """Return the name under which the review of a table's game is stored."""
    return f"{table}/review"
