"""A review under way: one turn after the other, by whoever has time for it, and how far it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Literal, NamedTuple

from coatl.bots.levels import LEVELS, LevelBot
from coatl.core.data import TypedDict, closed
from coatl.core.record import Record, game_of, parse_record
from coatl.core.registry import get_game
from coatl.review.data import GameReviewData, JudgedTurnData
from coatl.review.depth import Depth, find_depth
from coatl.review.moments import AnyGame, digest_of, find_moments
from coatl.review.summary import summarize
from coatl.review.turns import judge_moment

ReviewStatus = Literal["waiting", "running", "done", "failed"]
"""`waiting`: for another review of the same player. `failed`: it can be taken up again."""


@closed
class ReviewStateData(TypedDict):
    """How far a review is; when it is done, all of it."""

    depth: str
    status: ReviewStatus
    judged: int
    """How many turns, and parts of turns, are judged."""
    count: int
    """Of how many."""
    turns: list[JudgedTurnData]
    """Those judged so far, after as many as the reader knows; empty when it is done."""
    review: GameReviewData | None
    """Null until it is done."""


class Played(NamedTuple):
    """A finished game, as its record tells it."""

    game: AnyGame
    record: Record[Any]


def read_played(text: str) -> Played:
    """Return the game of a record."""
    game = get_game(game_of(text))
    return Played(game, parse_record(game, text))


def judge_turn(
    played: Played, depth: Depth, number: int, stop: Callable[[], bool] | None = None
) -> JudgedTurnData | None:
    """Judge one turn, as `judge_turns` would; None if it was stopped."""
    game, record = played
    moment = next(islice(find_moments(game, record), number, None))
    bot = LevelBot(LEVELS[-1])
    return judge_moment(bot, game, moment, depth, digest_of(game, record), stop)


def show_progress(
    played: Played,
    depth: str,
    status: ReviewStatus,
    turns: Sequence[JudgedTurnData],
    count: int,
    since: int = 0,
) -> ReviewStateData:
    """Return how far a review is, for a reader who knows its first turns."""
    is_done = status == "done"
    return {
        "depth": depth,
        "status": status,
        "judged": len(turns),
        "count": count,
        "turns": [] if is_done else list(turns[since:]),
        "review": summarize(*played, find_depth(depth), turns) if is_done else None,
    }
