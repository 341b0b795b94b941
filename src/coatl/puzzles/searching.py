"""Solvers that do not see everything: how hard a puzzle is, by how narrow a search solves it.

A search of width 1 is greedy: it always takes the step that pays most at once.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

from coatl.board.actions import DISCARD, TEMPLE
from coatl.board.codes import COMPLETE
from coatl.board.game import GAME as BOARD
from coatl.cards.actions import DISCARD as DISCARD_CARD
from coatl.cards.actions import FULFIL as FULFIL_ACTION
from coatl.core.chance import QuickChance
from coatl.core.game import turn_of
from coatl.puzzles.card_turns import advance
from coatl.puzzles.ways import SOLVERS

DEPTH = 40
"""More steps than a turn has."""
Expanded = tuple[Any, int | None, bool]
"""A position, what was reached with it (None: nothing yet), and whether the turn goes on."""
_ASSEMBLY = ("begin", "add", "fulfil", "temple")


def search(kind: str, game: Any, state: Any, seat: int, width: int) -> int:
    """Return the best that a search finds which looks at so many positions after each step."""
    measure = import_module(SOLVERS[kind]).measure
    expand = _expand_board if game.name == "board" else _expand_cards
    if kind == "most":
        points, finished = state.seats[seat].points, state.seats[seat].finished_count
        expand = partial(_expand_on, state, points, finished)
    best, here = -1000, [state]
    for _ in range(DEPTH):
        seen: dict[bytes, tuple[int, Any]] = {}
        for each in here:
            for after, value, goes_on in expand(game, each, seat):
                if value is not None:
                    best = max(best, value)
                if goes_on:
                    seen.setdefault(after.to_bytes(), (measure(after, seat), after))
        if not seen:
            break
        order = sorted(seen.items(), key=lambda item: (-item[1][0], item[0]))
        here = [after for _, (_, after) in order[:width]]
    return best


def is_assembly(state: Any, action: int) -> bool:
    """Tell whether an action of the board game assembles a Cóatl, or closes one."""
    kind = BOARD.describe_action(action).kind
    return kind in _ASSEMBLY or (kind == "done" and state.phase == COMPLETE)


def list_assembly(start: Any, state: Any, seat: int) -> list[int]:
    """Return the legal steps of an assembly; Temple cards shown since its start are no part of it.

    What they are is luck, and nobody could have reckoned with them.
    """
    known = {start.seats[seat].temple, start.seats[seat].commitment}
    known |= {top for top, size in start.pile_list() if size > 0}
    steps = [step for step in state.legal_actions(seat) if is_assembly(state, step)]
    return [step for step in steps if not TEMPLE <= step < DISCARD or step - TEMPLE in known]


def _expand_on(
    start: Any, points: int, finished: int, game: Any, state: Any, seat: int
) -> list[Expanded]:
    """Return what the steps of an assembly lead to, with the points of all Cóatls closed in it."""
    found: list[Expanded] = []
    for action in list_assembly(start, state, seat):
        after = state.clone()
        after.apply_unchecked(seat, action, QuickChance(1))
        player = after.seats[seat]
        is_on = not after.is_over and turn_of(after) == turn_of(start) and seat in after.acting
        is_closed = player.finished_count > finished
        found.append((after, player.points - points if is_closed else None, is_on))
    return found


def _expand_board(game: Any, state: Any, seat: int) -> list[Expanded]:
    """Return what the steps of an assembly lead to, with the points of a Cóatl that was closed."""
    found: list[Expanded] = []
    before = state.seats[seat].points
    count = state.seats[seat].finished_count
    for action in state.legal_actions(seat):
        if not is_assembly(state, action):
            continue
        after = state.clone()
        after.apply_unchecked(seat, action, QuickChance(1))
        is_closed = after.seats[seat].finished_count > count
        value = after.seats[seat].points - before if is_closed else None
        found.append((after, value, not is_closed))
    return found


def _expand_cards(game: Any, state: Any, seat: int) -> list[Expanded]:
    """Return what the steps of a turn lead to, with what it came to where it ended."""
    measure = import_module(SOLVERS["turn"]).measure
    found: list[Expanded] = []
    for action in state.legal_actions(seat):
        if DISCARD_CARD <= action < FULFIL_ACTION:
            continue
        after = state.clone()
        is_over = advance(after, seat, action) or after.is_over or turn_of(after) != turn_of(state)
        found.append((after, measure(after, seat) if is_over else None, not is_over))
    return found
