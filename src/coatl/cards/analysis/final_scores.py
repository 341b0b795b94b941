"""Scores of a finished card game or solo match, explained Prophecy by Prophecy (C8, C10)."""

from __future__ import annotations

from typing import cast

from coatl.cards.analysis.lens_data import (
    CardScoresData,
    CardSeatScore,
    CarlScore,
    CompetitionData,
    ObjectiveData,
    ObjectivesLens,
)
from coatl.cards.analysis.plain_view import show_held, show_row
from coatl.cards.analysis.scoring import is_about_row
from coatl.cards.analysis.view_data import CardEnding
from coatl.cards.analysis.worth import by_level, explain_temple, level_points
from coatl.cards.codes import EMPTY, OBJECTIVE_POINTS
from coatl.cards.deck import load_deck
from coatl.cards.state import State
from coatl.cards.view import CardView, CarlView, SeatView, observe


def explain_scores(state: State) -> CardScoresData:
    """Explain the scores of a finished game; all of it is public."""
    view = observe(state, None)
    result = state.result()
    seats: list[CardSeatScore] = []
    for standing, seat in zip(result.standings, view.seats, strict=True):
        values = zip(result.tie_break_names, standing.tie_breaks, strict=True)
        stolen = seat.points - OBJECTIVE_POINTS[seat.objectives] - level_points(seat.held)
        seats.append(
            {
                "seat": standing.seat,
                "rank": standing.rank,
                "points": seat.points,
                "tie_breaks": [{"name": name, "value": value} for name, value in values],
                "row": show_row(seat.row, seat.has_head, seat.has_tail),
                "held": show_held(by_level(seat.held)),
                "temple": _explain_temple(view, seat, is_robbed=stolen != 0),
                "stolen_points": stolen,
            }
        )
    return {
        "game": view.game,
        "ending": cast(CardEnding, result.ending),
        "seats": seats,
        "carl": None if view.carl is None else _explain_carl(view.seats[0], view.carl),
    }


def _explain_temple(view: CardView, seat: SeatView, *, is_robbed: bool) -> ObjectivesLens | None:
    """Tell what the Temple card paid.

    Prophecies stolen later no longer show what they met, but how many objectives were met is known.
    """
    if view.temple == EMPTY:
        return None
    now = explain_temple(view.temple, seat.row, seat.held)
    asked = load_deck().temples[view.temple].objectives
    lasting = [is_about_row(objective) or not is_robbed for objective in asked]
    shown = list(zip(now["objectives"], lasting, strict=True))
    others = seat.objectives - sum(bool(each["is_met"]) for each, is_known in shown if is_known)
    told: bool | None = None
    if others in (0, lasting.count(False)):
        told = others > 0
    objectives: list[ObjectiveData] = [
        {
            "text": each["text"],
            "is_met": each["is_met"] if is_known else told,
            "progress": each["progress"],
        }
        for each, is_known in shown
    ]
    return {
        "card": now["card"],
        "objectives": objectives,
        "met": seat.objectives,
        "points": OBJECTIVE_POINTS[seat.objectives],
    }


def _explain_carl(player: SeatView, carl: CarlView) -> CarlScore:
    competitions: list[CompetitionData] = []
    if carl.competition == 2:
        competitions.append(
            {
                "opponent": "CARL",
                "points": carl.first_points,
                "carl_points": carl.first_carl_points,
                "is_won": carl.first_points > carl.first_carl_points,
            }
        )
    competitions.append(
        {
            "opponent": "CARL 2.0" if carl.competition == 2 else "CARL",
            "points": player.points,
            "carl_points": carl.points,
            "is_won": player.points > carl.points,
        }
    )
    return {
        "competitions": competitions,
        "points": carl.points,
        "held": show_held(by_level(carl.held)),
        "stolen_points": carl.points - level_points(carl.held),
    }
