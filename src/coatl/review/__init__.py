"""Review of a finished game: every turn judged by what its seat knew, luck told from skill."""

from coatl.review.data import GameReviewData, JudgedTurnData, SeatReviewData
from coatl.review.depth import DEPTHS, Depth, find_depth
from coatl.review.summary import review_game, summarize
from coatl.review.turns import count_turns, judge_turns

__all__ = [
    "DEPTHS",
    "Depth",
    "GameReviewData",
    "JudgedTurnData",
    "SeatReviewData",
    "count_turns",
    "find_depth",
    "judge_turns",
    "review_game",
    "summarize",
]
