"""A result to share that spoils nothing: no colour, no pattern, no card.

Five lines: the day and the points, one row a Cóatl with a sign a card, and the levels beaten. In
the card game the rows are secured Prophecies, those below, and the Temple card.
"""

from __future__ import annotations

from typing import Any

from coatl.board.codes import EMPTY
from coatl.board.deck import load_deck
from coatl.board.patterns import count_met, count_times, prophecy_points
from coatl.cards.codes import MAX_LEVEL
from coatl.daily.deals import Deal

TOP, BELOW, BOTH, ONE, BEATEN, AHEAD = "◆", "◇", "▲", "△", "■", "□"
ROWS = 3
LEVELS = 5
TITLES = {"board": "Cóatl", "cards": "Cóatl: cards"}


def share_text(deal: Deal, state: Any, beaten: int) -> str:
    """Return the five lines for a finished game."""
    player = state.seats[deal.seat]
    rows = _board_rows(player) if deal.game == "board" else _card_rows(player)
    title = f"{TITLES[deal.game]} {deal.day.isoformat()} {state.scores()[deal.seat]}"
    return "\n".join([title, *rows, BEATEN * beaten + AHEAD * (LEVELS - beaten)])


def _board_rows(player: Any) -> list[str]:
    rows = [f"<{_signs(serpent)}>" for serpent in player.finished[: player.finished_count]]
    return rows + ["<>"] * (ROWS - len(rows))


def _signs(serpent: Any) -> str:
    signs = ""
    for card in serpent.card_list():
        points = prophecy_points(card, count_times(card, serpent, False))
        signs += TOP if points == prophecy_points(card, 6) else BELOW
    if serpent.temple != EMPTY:
        met = count_met(serpent.temple, serpent)
        wanted = len(load_deck().temples[serpent.temple].requirements)
        signs += BOTH if met == wanted else ONE
    return signs


def _card_rows(player: Any) -> list[str]:
    levels = [level for _, level in player.held.pairs() if level]
    top = sum(level == MAX_LEVEL for level in levels)
    temple = ("", ONE, BOTH)[player.objectives]
    return [f"<{TOP * top}>", f"<{BELOW * (len(levels) - top)}>", f"<{temple}>"]
