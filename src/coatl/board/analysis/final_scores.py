"""Scores of a finished board game, explained serpent by serpent (B13)."""

from __future__ import annotations

from typing import cast

from coatl.board.analysis.lens_data import BoardScoresData, BoardSeatScore, SerpentScoreData
from coatl.board.analysis.plain_view import PROPHECY_IDS, SLOT_NAMES, TEMPLE_IDS, show_pieces
from coatl.board.analysis.view_data import BoardEnding, SlotName
from coatl.board.analysis.worth import explain_prophecy, explain_temple, serpent_points
from coatl.board.codes import EMPTY, GOLD_POINTS
from coatl.board.state import State
from coatl.board.view import BoardView, SerpentView, observe


def explain_scores(state: State) -> BoardScoresData:
    """Explain the scores of a finished game serpent by serpent; all of it is public."""
    view = observe(state, None)
    result = state.result()
    seats: list[BoardSeatScore] = []
    for standing, seat in zip(result.standings, view.seats, strict=True):
        slots = zip(SLOT_NAMES, seat.slots, strict=True)
        values = zip(result.tie_break_names, standing.tie_breaks, strict=True)
        seats.append(
            {
                "seat": standing.seat,
                "rank": standing.rank,
                "points": standing.score,
                "tie_breaks": [{"name": name, "value": value} for name, value in values],
                "serpents": [_explain_serpent(view, serpent, None) for serpent in seat.finished],
                "unfinished": [_explain_serpent(view, s, name) for name, s in slots if s],
                "gold": seat.gold,
                "gold_points": seat.gold * GOLD_POINTS,
            }
        )
    return {"game": "board", "ending": cast(BoardEnding, result.ending), "seats": seats}


def _explain_serpent(
    view: BoardView, shown: SerpentView, name: SlotName | None
) -> SerpentScoreData:
    strict_ends = view.options.strict_ends
    pieces = shown.pieces
    data: SerpentScoreData = {
        "name": name,
        "pieces": show_pieces(pieces),
        "prophecies": [
            {"card": PROPHECY_IDS[card], "paid": explain_prophecy(card, pieces, strict_ends)}
            for card in shown.cards
        ],
        "temple": None,
        "points": serpent_points(shown, view),
    }
    if shown.temple != EMPTY:
        paid = explain_temple(shown.temple, pieces, shown.cards)
        data["temple"] = {"card": TEMPLE_IDS[shown.temple], "paid": paid}
    return data
