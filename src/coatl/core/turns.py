"""Where a turn ends, and which steps reveal something: said once, for tables, bots and reviews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coatl.core.chance import Outcome, QuickChance, RecordingChance
from coatl.core.game import turn_of


def reveals(before: Any, after: Any, outcomes: Sequence[Outcome]) -> bool:
    """Tell whether a step shows something hidden: a draw, or hands laid open as a round begins."""
    return bool(outcomes) or before.round != after.round or before.competition != after.competition


def ends_turn(before: Any, after: Any, seat: int) -> bool:
    """Tell whether a seat's turn is over after a step."""
    return (
        seat not in after.acting
        or turn_of(before) != turn_of(after)
        or before.is_simultaneous != after.is_simultaneous
    )


def goes_on(before: Any, after: Any, seat: int, outcomes: Sequence[Outcome]) -> bool:
    """Tell whether a seat is still in the same part of its turn, knowing no more than before."""
    return not (reveals(before, after, outcomes) or ends_turn(before, after, seat))


def find_revealing(state: Any, seat: int, legal: Sequence[int]) -> list[bool]:
    """Tell of each legal action whether it shows something hidden; the state stays as it is."""
    found: list[bool] = []
    if not legal:
        return found
    trial = state.clone()
    chance = RecordingChance(QuickChance(1))
    outcomes = chance.outcomes
    begin = trial.copy_from
    for action in legal:
        begin(state)
        trial.apply_unchecked(seat, action, chance)
        found.append(reveals(state, trial, outcomes))
        if outcomes:
            outcomes.clear()
    return found
