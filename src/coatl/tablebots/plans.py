"""Plans as clients are shown them: every step with what it changes, and what else could be done."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from coatl.bots.advice import ABOUT_AS_GOOD, Advice, Proposal
from coatl.core.chance import QuickChance
from coatl.core.data import ActionData
from coatl.core.game import Game
from coatl.core.plain import show_action
from coatl.tablebots.hint_data import OtherPlanData, PlanStepData, VerdictName

AnyGame = Game[Any, Any, Any]
SHOWN = 4
"""How many other plans are told, at most."""


def show_plan(game: AnyGame, view: Any, proposal: Proposal, done: int) -> list[PlanStepData]:
    """Write the steps of a plan; `view` is that of its seat after so many of them."""
    shown: list[PlanStepData] = [
        {"action": show_action(game.name, step), "gain": 0, "change": None}
        for step in proposal.steps
    ]
    seat = view.seat
    state = game.sample_state(view, random.Random(0))
    chance = QuickChance(1)
    for number in range(done, len(proposal.steps)):
        step = proposal.steps[number]
        seen = game.observe(state, seat)
        gain, change = game.analysis.find_gain(state, seen, seat, step)
        shown[number]["gain"], shown[number]["change"] = gain, change
        if number + 1 < len(proposal.steps):
            state.apply(seat, step, chance)
    return shown


def show_others(game: AnyGame, advice: Advice) -> list[OtherPlanData]:
    """Write the other plans, the most points first: of those that go on alike, the best one."""
    found: dict[int, Proposal] = {}
    for proposal in advice.proposals:
        found.setdefault(proposal.steps[advice.done], proposal)
    best, *others = found.values()
    return [
        {
            "points": each.points,
            "is_close": is_close(best, each),
            "steps": show_steps(game, each.steps[advice.done :]),
        }
        for each in others[:SHOWN]
    ]


def show_steps(game: AnyGame, steps: Sequence[int]) -> list[ActionData]:
    """Write actions with their meanings."""
    return [show_action(game.name, step) for step in steps]


def is_close(best: Proposal, other: Proposal) -> bool:
    """Tell whether another plan is about as good, by the numbers as they are told."""
    return round(best.points) - round(other.points) <= ABOUT_AS_GOOD


def find_verdict(advice: Advice) -> VerdictName | None:
    """Say what was played compared with the best plan."""
    best, played = advice.best, advice.played
    if played is None:
        return None
    if sorted(played.steps) == sorted(best.steps):
        return "same"
    if played.points > best.points and not is_close(played, best):
        return "rich"
    return "close" if is_close(best, played) else "worse"
