"""Review of a finished game: every turn judged by what its seat knew, luck told from skill."""

from coatl.review.data import GameReviewData, JudgedTurnData, SeatReviewData
from coatl.review.depth import DEPTHS, Depth, find_depth
from coatl.review.moments import count_turns
from coatl.review.progress import (
    Played,
    ReviewStateData,
    ReviewStatus,
    judge_turn,
    read_played,
    show_progress,
)
from coatl.review.summary import review_game, summarize
from coatl.review.turns import judge_turns

__all__ = [
    "DEPTHS",
    "Depth",
    "GameReviewData",
    "JudgedTurnData",
    "Played",
    "ReviewStateData",
    "ReviewStatus",
    "SeatReviewData",
    "count_turns",
    "find_depth",
    "judge_turn",
    "judge_turns",
    "read_played",
    "review_game",
    "show_progress",
    "summarize",
]
