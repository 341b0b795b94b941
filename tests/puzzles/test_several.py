"""Several Cóatls in one turn: the solver is held against every sequence of legal steps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from coatl.board.actions import DONE, TEMPLE
from coatl.board.codes import COMPLETE, EMPTY
from coatl.core.chance import QuickChance
from coatl.core.errors import IllegalAction
from coatl.core.game import turn_of
from coatl.core.registry import get_game
from coatl.puzzles import PuzzleData, find_problem, is_turn_over, judge_try, read_state
from coatl.puzzles.trying import after, list_steps
from coatl.puzzles.ways import list_ways
from tests.amounts import amount

GAME = get_game("board")
PUZZLES: list[PuzzleData] = json.loads(Path(__file__).with_name("several.json").read_text("utf-8"))
"""Made by `coatl puzzles make --kind most`, those first that are soon tried out."""


def try_everything(state: Any, seat: int) -> int:
    """Return the most points of all Cóatls completed in this turn, by trying every step.

    Temple cards that come to light on the way do not count.
    """
    player = state.seats[seat]
    known = {player.temple, player.commitment, *(top for top, size in state.pile_list() if size)}
    allowed = {GAME.describe_action(TEMPLE + card).text for card in known if card != EMPTY}
    seen, waiting, best = {state.to_bytes()}, [state], 0
    while waiting:
        here = waiting.pop()
        for action in here.legal_actions(seat):
            told = GAME.describe_action(action)
            closes = told.kind == "done" and here.phase == COMPLETE
            if told.kind == "temple" and told.text not in allowed:
                continue
            if told.kind not in ("begin", "add", "fulfil", "temple") and not closes:
                continue
            then = here.clone()
            then.apply(seat, action, QuickChance(1))
            best = max(best, then.seats[seat].points - player.points)
            key = then.to_bytes()
            if seat in then.acting and turn_of(then) == turn_of(state) and key not in seen:
                seen.add(key)
                waiting.append(then)
    return best


@pytest.mark.parametrize("puzzle", PUZZLES[: amount(3, soak=10_000)], ids=lambda each: each["id"])
def test_b6_6_the_best_of_several_is_what_the_rules_allow(puzzle: PuzzleData) -> None:
    assert try_everything(read_state(puzzle), puzzle["seat"]) == puzzle["goal"]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda each: each["id"])
def test_every_way_pays_what_it_says(puzzle: PuzzleData) -> None:
    assert find_problem(puzzle) == ""
    ways = list_ways("most", read_state(puzzle), puzzle["seat"])
    assert ways[0].steps == tuple(puzzle["steps"])
    for way in ways[:20]:
        tried = judge_try(puzzle, way.steps)
        assert tried["value"] == way.value
        assert tried["is_right"] == (way is ways[0])


def test_a_try_goes_on_after_the_first_coatl() -> None:
    puzzle = PUZZLES[0]
    steps = puzzle["steps"]
    first = next(n for n, step in enumerate(steps, 1) if judge_try(puzzle, steps[:n])["value"])
    assert first < len(steps)
    assert not is_turn_over(puzzle, steps[:first])
    left = list_steps(puzzle, after(puzzle, steps[:first]))
    assert steps[first] in left
    taken = {GAME.describe_action(step).kind for step in left}
    assert taken <= {"begin", "add", "fulfil", "temple", "done"}


def test_who_has_completed_a_coatl_says_when_it_is_enough() -> None:
    puzzle = PUZZLES[0]
    steps = puzzle["steps"]
    first = next(n for n, step in enumerate(steps, 1) if judge_try(puzzle, steps[:n])["value"])
    assert DONE not in list_steps(puzzle, read_state(puzzle))
    assert DONE in list_steps(puzzle, after(puzzle, steps[:first]))
    assert is_turn_over(puzzle, [*steps[:first], DONE])
    # Nothing is drawn: what lies there stays to be seen.
    early = [*steps[:first], DONE]
    assert after(puzzle, early).to_bytes() == after(puzzle, steps[:first]).to_bytes()
    assert judge_try(puzzle, early) == judge_try(puzzle, steps[:first])
    assert not judge_try(puzzle, early)["is_right"]
    assert judge_try(puzzle, [*steps, DONE])["is_right"]


def test_nothing_but_assembling_belongs_to_a_try() -> None:
    puzzle = PUZZLES[0]
    state = read_state(puzzle)
    others = set(state.legal_actions(puzzle["seat"])) - set(list_steps(puzzle, state))
    assert others
    with pytest.raises(IllegalAction):
        judge_try(puzzle, [min(others)])
