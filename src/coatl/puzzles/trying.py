"""A try at a puzzle: what it comes to, where the answer scores more, and hints in steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from coatl.board.actions import DONE
from coatl.board.codes import COMPLETE
from coatl.bots.board.forecast import card_points
from coatl.cards.actions import DISCARD, FULFIL
from coatl.core.chance import QuickChance
from coatl.core.game import turn_of
from coatl.core.plain import show_action
from coatl.puzzles import card_turns
from coatl.puzzles.data import HintData, PuzzleData, TryData
from coatl.puzzles.making import read_state
from coatl.puzzles.rating import HINT_COSTS
from coatl.puzzles.searching import list_assembly
from coatl.puzzles.ways import Pays


def judge_try(puzzle: PuzzleData, steps: Sequence[int]) -> TryData:
    """Return what a turn comes to; what the rules do not allow is refused as ever."""
    tried, best = _pays(puzzle, steps), _pays(puzzle, puzzle["steps"])
    cards = sorted({card for card, _ in (*tried, *best)})
    value = sum(points for _, points in tried)
    shown, known = dict(tried), dict(best)
    return {
        "value": value,
        "is_right": value >= puzzle["goal"],
        "pays": [
            {"card": card, "best": known.get(card, 0), "tried": shown.get(card, 0)}
            for card in cards
            if known.get(card, 0) != shown.get(card, 0)
        ],
    }


def give_hint(puzzle: PuzzleData, number: int) -> HintData:
    """Return the first hint, the cards that pay, or the second, also what to begin with."""
    state = read_state(puzzle)
    before = dict(_pays_now(puzzle, state))
    pays = [card for card, points in _pays(puzzle, puzzle["steps"]) if before.get(card) != points]
    step = show_action(puzzle["game"], puzzle["steps"][0]) if number > 1 else None
    return {"cards": pays, "step": step, "cost": HINT_COSTS[min(number, 2)]}


def is_turn_over(puzzle: PuzzleData, steps: Sequence[int]) -> bool:
    """Tell whether a try has come to its end: a Cóatl is complete, or the turn is over."""
    state, seat = read_state(puzzle), puzzle["seat"]
    count = _finished(state, seat)
    turn = turn_of(state)
    for step in steps:
        if _is_enough(puzzle, state, step) or _do(puzzle, state, step):
            return True
    is_complete = puzzle["kind"] != "most" and _finished(state, seat) > count
    return bool(state.is_over or turn_of(state) != turn or is_complete)


def after(puzzle: PuzzleData, steps: Sequence[int]) -> Any:
    """Return the position after some steps of a turn that is not over yet."""
    state = read_state(puzzle)
    for step in steps:
        if _is_enough(puzzle, state, step):
            break
        _do(puzzle, state, step)
    return state


def list_steps(puzzle: PuzzleData, state: Any) -> list[int]:
    """Return what belongs to the question: to assemble, or to play without discarding."""
    legal: list[int] = list(state.legal_actions(puzzle["seat"]))
    if puzzle["game"] == "board":
        steps = list_assembly(read_state(puzzle), state, puzzle["seat"])
        return [*steps, *(step for step in legal if _is_enough(puzzle, state, step))]
    return [step for step in legal if not DISCARD <= step < FULFIL]


def _is_enough(puzzle: PuzzleData, state: Any, step: int) -> bool:
    """Tell whether a step says that no further Cóatl shall be completed."""
    if puzzle["kind"] != "most" or step != DONE or state.phase == COMPLETE:
        return False
    return _finished(state, puzzle["seat"]) > _finished(read_state(puzzle), puzzle["seat"])


def _do(puzzle: PuzzleData, state: Any, step: int) -> bool:
    """Take a step; tell whether something had to be drawn, which ends a turn of the card game."""
    seat = puzzle["seat"]
    if step not in state.legal_actions(seat):
        state.refuse(seat, step)
    if puzzle["game"] == "board":
        state.apply(seat, step, QuickChance(1))
        return False
    return card_turns.advance(state, seat, step)


def _pays(puzzle: PuzzleData, steps: Sequence[int]) -> Pays:
    """Return what pays after some steps; those after the end of the turn are left out."""
    state, seat = read_state(puzzle), puzzle["seat"]
    start = state.clone()
    if puzzle["game"] == "carl":
        state.competition = 2  # so that a match ends with the present competition
    count, turn = _finished(state, seat), turn_of(state)
    for step in steps:
        if _is_enough(puzzle, state, step):
            break
        if puzzle["kind"] == "most" and step not in list_assembly(start, state, seat):
            state.refuse(seat, step)
        is_over = _do(puzzle, state, step) or state.is_over or turn_of(state) != turn
        if is_over or (puzzle["kind"] != "most" and _finished(state, seat) > count):
            break
    if puzzle["game"] != "board":
        return card_turns.count_pays(state, seat)
    player, paid = state.seats[seat], Counter[str]()
    for number in range(count, player.finished_count):
        paid.update(card_points(player.finished[number], state.strict_ends))
    return tuple(sorted(each for each in paid.items() if each[1]))


def _pays_now(puzzle: PuzzleData, state: Any) -> Pays:
    return () if puzzle["game"] == "board" else card_turns.count_pays(state, puzzle["seat"])


def _finished(state: Any, seat: int) -> int:
    return int(getattr(state.seats[seat], "finished_count", 0))
