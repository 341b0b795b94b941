"""What a player of the card game or the solo match should not overlook now."""

from __future__ import annotations

from coatl.cards.analysis.plain_view import PROPHECY_IDS
from coatl.cards.analysis.view_data import CardWarning
from coatl.cards.analysis.worth import points_now
from coatl.cards.codes import DROP, FULFIL, MAX_LEVEL, OVER, THEFTS_A_TURN
from coatl.cards.view import CardView, CarlView


def find_warnings(view: CardView) -> list[CardWarning]:
    """List what the reader should not overlook now, most urgent last."""
    found: list[CardWarning] = []
    if view.phase == OVER:
        return found
    if view.round == view.last_round - 1:
        found.append({"code": "last_feather_round"})
    elif view.round == view.last_round:
        found.append({"code": "final_round"})
        if view.turn == view.seat:
            points = points_now(view, view.seats[view.seat])
            found.append({"code": "your_final_turn", "points": points})
    if view.carl is not None:
        found += _carl_warnings(view, view.carl)
    return found


def _carl_warnings(view: CardView, carl: CarlView) -> list[CardWarning]:
    found: list[CardWarning] = []
    player = view.seats[0]
    is_final = view.round == view.last_round
    if is_final:
        found.append({"code": "carl_is_scored", "points": carl.points})
    if view.phase == DROP:
        pending = [PROPHECY_IDS[card] for card in carl.pending]
        found.append({"code": "drop_order", "cards": pending})
    if any(view.gain[card] and level < MAX_LEVEL for card, level in carl.held):
        found.append({"code": "thefts_left", "left": THEFTS_A_TURN - player.stolen_from})
    points = points_now(view, player)
    is_end = is_final and view.phase == FULFIL and view.plays_left == 0
    if is_end and points <= carl.points:  # C10.1: CARL wins ties
        found.append({"code": "losing_now", "points": points, "carl_points": carl.points})
    return found
