"""Why something cannot be done now, for any game: the rules are asked about all that is meant."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from coatl.core.actions import ActionBook
from coatl.core.data import ReasonData
from coatl.core.errors import IllegalAction, Reason
from coatl.core.game import Argument, State

MOST_REASONS = 4


def find_reasons(
    book: ActionBook,
    state: State,
    seat: int,
    kinds: Sequence[str],
    args: Mapping[str, Argument],
    vague: Collection[str],
) -> list[ReasonData]:
    """Return why none of the actions with these kinds and arguments is legal, telling ones first.

    There is none if one of them is legal, or if nothing is meant. `vague` are the codes that tell
    least where several actions are meant.
    """
    meant = book.find(kinds, args)
    legal = set(state.legal_actions(seat) if seat in state.acting else ())
    if any(action.id in legal for action in meant):
        return []
    found: dict[str, ReasonData] = {}
    for action in meant:
        try:
            state.refuse(seat, action.id)
        except IllegalAction as error:
            reason = show_reason(error.reason)
            found.setdefault(f"{reason['code']} {reason['arguments']}", reason)
    clear_first = sorted(found.values(), key=lambda reason: reason["code"] in vague)
    return clear_first[:MOST_REASONS]


def show_reason(reason: Reason) -> ReasonData:
    """Write a reason as plain data."""
    return {"code": reason.why, "arguments": dict(reason.details), "message": reason.text}
