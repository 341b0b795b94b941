"""A bot's turn at a table: what it is asked, one question after the other."""

from __future__ import annotations

import hashlib
from collections.abc import Generator
from typing import Any, NamedTuple

from coatl.core.chance import RecordingChance
from coatl.core.turns import goes_on
from coatl.tables.published import thought_seed
from coatl.tables.table import Table

PACES = {"instant": 0.0, "fast": 0.5, "normal": 1.2, "slow": 2.5}
"""Seconds between what was last to be seen and a bot's move."""


class Decision(NamedTuple):
    """What a bot is to decide, and the seed of its luck: asked again, it is the same."""

    view: Any
    legal: list[int]
    seed: str


def ask_for_turn(table: Table, seat: int) -> Generator[Decision, int, list[int]]:
    """Yield what has to be decided, take the actions, and return all that are to be made public.

    That is until something is revealed or the turn is over. What leaves no choice is not asked.
    """
    match = table.match
    assert match is not None
    own_steps = match.count_steps(seat)
    before = match.state.clone()  # the table may move on while somebody thinks
    state = before.clone()
    chance = RecordingChance(match.chance.clone())
    actions: list[int] = []
    while not actions or goes_on(before, state, seat, chance.outcomes):
        legal = list(state.legal_actions(seat))
        if len(legal) == 1:
            action = legal[0]
        else:
            view = table.game.observe(state, seat)
            seed = _seed(table, seat, own_steps + len(actions), view)
            action = yield Decision(view, legal, seed)
        state.apply(seat, action, chance)
        actions.append(action)
    return actions


def _seed(table: Table, seat: int, number: int, view: Any) -> str:
    """Return the seed of a decision: of a published deal it follows from what the bot sees."""
    if table.settings.seed:
        return thought_seed(table.game, view, table.settings.seed)
    return hashlib.sha256(f"{table.secret}/bot/{seat}/{number}".encode()).hexdigest()


def pause_of(table: Table) -> float:
    """Return how long a bot waits after what was last to be seen, in seconds."""
    assert table.match is not None
    return 0.0 if table.match.state.is_simultaneous else PACES[table.settings.pace]


def is_still_wanted(table: Table, seat: int, own_steps: int) -> bool:
    """Tell whether a seat is as it was when its bot was asked, and may make its turn public."""
    if table.bot_to_move() is None or not table.seats[seat].is_automatic:
        return False
    assert table.match is not None
    return seat in table.match.state.acting and table.match.count_steps(seat) == own_steps
