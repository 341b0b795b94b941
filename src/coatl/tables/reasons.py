"""Why something cannot be done now: the reasons of the rules, for one seat and what it sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coatl.core.data import ReasonData
from coatl.tables.drafts import Match
from coatl.tables.errors import stale, wrong_status
from coatl.tables.planning import Actor
from coatl.tables.table import Table

TURN_OVER: ReasonData = {
    "code": "turn-over",
    "arguments": {},
    "message": "your turn is complete: commit it, or take a step back",
}


def tell_why(
    table: Table,
    actor: Actor,
    seat: int,
    version: int,
    kinds: Sequence[str],
    args: Mapping[str, int | str],
) -> list[ReasonData]:
    """Return why a seat cannot do something now, for the table as it knows it."""
    actor.hold(seat)
    if table.match is None:
        raise wrong_status(table.status)
    if version != table.version_for(seat):
        raise stale(table.version_for(seat))
    return find_reasons(table.match, seat, kinds, args)


def find_reasons(
    match: Match, seat: int, kinds: Sequence[str], args: Mapping[str, int | str]
) -> list[ReasonData]:
    """Return why none of the actions with these kinds and arguments is legal now.

    Only the state as the seat sees it is asked, with its own draft.
    """
    if match.drafts[seat].ends_turn:  # the rules would speak of the turn after it
        return [TURN_OVER]
    return match.game.analysis.find_reasons(match.state_for(seat), seat, kinds, args)
