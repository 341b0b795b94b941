"""Why something cannot be done in the board game now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coatl.board.actions import BOOK
from coatl.board.state import State
from coatl.core import reasons
from coatl.core.data import ReasonData
from coatl.core.errors import Reason
from coatl.core.game import Argument

VAGUE = {
    *("no-serpent", "no-piece", "not-in-hand", "not-on-pile", "temple-away"),
    *("no-seat", "self-theft", "victim-lacks"),
}
"""Reasons that tell least where several actions are meant: one of them names what is not there."""
WRONG_ENDS = {
    ("head", "right"): Reason("head-left", "heads go to the left end (B6.2)"),
    ("tail", "left"): Reason("tail-right", "tails go to the right end (B6.2)"),
}
"""Placements for which there are no actions at all."""


def find_reasons(
    state: State, seat: int, kinds: Sequence[str], args: Mapping[str, Argument]
) -> list[ReasonData]:
    """Return why none of the actions with these kinds and arguments is legal."""
    wrong = WRONG_ENDS.get((str(args.get("piece")), str(args.get("end"))))
    if wrong is not None and "add" in kinds and not BOOK.find(kinds, args):
        return [reasons.show_reason(wrong)]
    return reasons.find_reasons(BOOK, state, seat, kinds, args, VAGUE)
