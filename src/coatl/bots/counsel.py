"""Advice that holds: a turn is judged once, and its number stays while nothing new is known."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from coatl.bots.advice import Advice, Proposal
from coatl.core.chance import QuickChance, RecordingChance
from coatl.core.errors import CoatlError
from coatl.core.game import Game
from coatl.core.turns import goes_on

AnyGame = Game[Any, Any, Any]
MOST_ORDERS = 64
"""So many moments are foreseen on the best way when its steps are taken in another order."""


class Foreseen(NamedTuple):
    """What a seat will see on one of its ways."""

    view: Any
    place: int
    """Which proposal it is."""
    proposal: Proposal
    """The same, perhaps with its steps in another order."""
    done: int


class Counsel:
    """Remembers the last advice to one seat, with all that the seat will see on its ways.

    While the seat follows a proposal, or comes back to it, the same advice is given again: thinking
    anew would give other numbers for what has not changed. It is forgotten when the seat leaves
    every proposal, or when something is revealed.
    """

    def __init__(self) -> None:
        self._advice: Advice | None = None
        self._foreseen: list[Foreseen] = []

    def recall(self, view: Any) -> Advice | None:
        """Return the advice that holds for a view, with the steps done so far; None: think."""
        found: dict[int, Foreseen] = {}
        for moment in self._foreseen:
            if moment.view == view:
                found.setdefault(moment.place, moment)
        if self._advice is None or not found:
            return None
        passing = [found[place] for place in sorted(found)]
        return replace(
            self._advice,
            proposals=tuple(moment.proposal for moment in passing),
            done=passing[0].done,
            reason=None if passing[0].place else self._advice.reason,
        )

    def keep(self, game: AnyGame, view: Any, advice: Advice) -> None:
        """Remember advice about a view."""
        self._advice = advice
        self._foreseen = [
            Foreseen(seen, place, proposal, done)
            for place, proposal in enumerate(advice.proposals)
            for done, seen in enumerate(foresee(game, view, proposal.steps))
        ]
        self._foreseen += _other_orders(game, view, advice.best)


def foresee(game: AnyGame, view: Any, steps: tuple[int, ...]) -> list[Any]:
    """List what a seat sees before each of its next steps, as far as that is certain."""
    state = game.sample_state(view, random.Random(0))
    views = [view]
    for step in steps[:-1]:
        state = _after(state, view.seat, step)
        if state is None:
            break
        views.append(game.observe(state, view.seat))
    return views


def _after(state: Any, seat: int, step: int) -> Any | None:
    """Return the state after a step that can be foreseen; None if it is not legal, ends the turn or
    reveals something.
    """
    after = state.clone()
    chance = RecordingChance(QuickChance(1))
    try:
        after.apply(seat, step, chance)
    except CoatlError:
        return None
    return after if goes_on(state, after, seat, chance.outcomes) else None


def _other_orders(game: AnyGame, view: Any, proposal: Proposal) -> Iterator[Foreseen]:
    """Foresee the same steps in other orders, as long as all of them can be done."""
    seat = view.seat
    start = game.sample_state(view, random.Random(0))
    waiting: list[tuple[Any, tuple[int, ...], tuple[int, ...]]] = [(start, (), proposal.steps)]
    known: set[tuple[int, ...]] = {()}
    count = 0
    while waiting and count < MOST_ORDERS:
        state, taken, rest = waiting.pop(0)
        for step in dict.fromkeys(rest):
            done = (*taken, step)
            after = _after(state, seat, step)
            key = tuple(sorted(done))
            if after is None or key in known:
                continue
            known.add(key)
            left = list(rest)
            left.remove(step)
            if not left or not _can_do(after, seat, left):
                continue
            count += 1
            ordered = replace(proposal, steps=(*done, *left))
            yield Foreseen(game.observe(after, seat), 0, ordered, len(done))
            waiting.append((after, done, tuple(left)))


def _can_do(state: Any, seat: int, steps: list[int]) -> bool:
    """Tell whether steps can be taken one after the other."""
    for step in steps[:-1]:
        state = _after(state, seat, step)
        if state is None:
            return False
    return steps[-1] in state.legal_actions(seat)
