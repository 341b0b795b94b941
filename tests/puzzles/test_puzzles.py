"""Puzzles: every answer is proved by trying everything, and held against the rules themselves."""

from __future__ import annotations

import json
from typing import Any

import pytest

from coatl.board.state import State as BoardState
from coatl.core.chance import QuickChance
from coatl.core.errors import IllegalAction, OptionError
from coatl.core.game import turn_of
from coatl.core.registry import get_game
from coatl.puzzles import (
    PuzzleData,
    choose_next,
    find_problem,
    find_puzzle_by,
    give_hint,
    is_turn_over,
    judge_try,
    load_puzzles,
    make_puzzles,
    read_state,
)
from coatl.puzzles.ways import list_ways
from tests.amounts import amount

PUZZLES = load_puzzles()
KINDS = sorted({puzzle["kind"] for puzzle in PUZZLES})


def of_kind(kind: str) -> list[PuzzleData]:
    return [puzzle for puzzle in PUZZLES if puzzle["kind"] == kind]


@pytest.mark.parametrize("kind", KINDS)
def test_the_answers_that_we_ship_are_proved_again(kind: str) -> None:
    puzzles = of_kind(kind)
    step = max(1, len(puzzles) // amount(6, soak=10_000))
    for puzzle in puzzles[::step]:
        assert find_problem(puzzle) == "", puzzle["id"]


def test_there_are_enough_of_all_games_and_marks() -> None:
    games = {game: [p for p in PUZZLES if p["game"] == game] for game in ("board", "cards", "carl")}
    assert len(games["board"]) >= 200
    assert {"complete", "turn", "carl", "beat"} <= set(KINDS)
    assert len(games["cards"]) >= 120
    assert len(games["carl"]) >= 80
    assert {puzzle["marks"] for puzzle in PUZZLES} == {1, 2, 3, 4, 5}
    assert len({puzzle["id"] for puzzle in PUZZLES}) == len(PUZZLES)
    assert len({puzzle["state"] for puzzle in PUZZLES}) == len(PUZZLES)


def completed(state: Any, seat: int, most: int) -> int | None:
    """Return the most points of a Cóatl that can be completed first in this turn.

    Every legal step of an assembly is tried in every position; None if there are too many.
    """
    count = state.seats[seat].finished_count
    seen, waiting, best = {state.to_bytes()}, [state], -1
    game = get_game("board")
    while waiting:
        here = waiting.pop()
        for action in here.legal_actions(seat):
            kind = game.describe_action(action).kind
            if kind not in ("begin", "add", "fulfil", "temple", "done"):
                continue
            after = here.clone()
            after.apply(seat, action, QuickChance(1))
            player = after.seats[seat]
            if player.finished_count > count:
                best = max(best, player.finished[count].points)
            elif after.acting == (seat,) and turn_of(after) == turn_of(state):
                key = after.to_bytes()
                if key not in seen:
                    seen.add(key)
                    waiting.append(after)
        if len(seen) > most:
            return None
    return best


def test_what_is_listed_is_what_the_rules_allow() -> None:
    solved = 0
    for puzzle in of_kind("complete"):
        state = read_state(puzzle)
        assert isinstance(state, BoardState)
        best = completed(state, puzzle["seat"], amount(1500, soak=30_000))
        if best is not None:
            assert best == puzzle["goal"]
            solved += 1
        if solved == amount(3, soak=40):
            return
    assert solved


@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_try_is_told_where_the_answer_scores_more(kind: str) -> None:
    puzzle = of_kind(kind)[0]
    state = read_state(puzzle)
    right = judge_try(puzzle, puzzle["steps"])
    assert right == {"value": puzzle["goal"], "is_right": True, "pays": []}
    wrong = list_ways(kind, state, puzzle["seat"])[1]
    tried = judge_try(puzzle, wrong.steps)
    assert not tried["is_right"]
    assert tried["value"] == wrong.value == puzzle["goal"] - puzzle["margin"]
    more = sum(each["best"] - each["tried"] for each in tried["pays"])
    assert more == puzzle["margin"]


@pytest.mark.parametrize("kind", KINDS)
def test_steps_end_where_the_turn_ends(kind: str) -> None:
    puzzle = of_kind(kind)[1]
    steps = puzzle["steps"]
    assert not is_turn_over(puzzle, steps[:-1])
    # Who may complete several Cóatls says when it is enough.
    assert is_turn_over(puzzle, steps) or kind == "most"
    with pytest.raises(IllegalAction):
        judge_try(puzzle, [steps[-1], *steps])


def test_hints_come_in_steps() -> None:
    puzzle = of_kind("complete")[0]
    first, second = give_hint(puzzle, 1), give_hint(puzzle, 2)
    assert first["cards"] == second["cards"] != []
    assert first["step"] is None
    assert second["step"] is not None
    assert second["step"]["id"] == puzzle["steps"][0]
    assert first["cost"] < second["cost"]


def test_what_is_wrong_with_a_puzzle_is_found() -> None:
    puzzle = of_kind("turn")[0]
    assert "comes to" in find_problem({**puzzle, "goal": puzzle["goal"] + 1})
    assert "margin is" in find_problem({**puzzle, "margin": puzzle["margin"] + 1})
    assert "does not fit" in find_problem({**puzzle, "state": "Cc"})
    assert "does not fit" in find_problem({**puzzle, "steps": puzzle["steps"][::-1]})


def test_the_next_puzzle_is_near_the_solver() -> None:
    near = choose_next(1500, game="cards")
    assert near is not None
    assert near["game"] == "cards"
    other = choose_next(1500, {near["id"]}, "cards")
    assert other is not None
    assert other["id"] != near["id"]
    assert abs(near["rating"] - 1500) <= abs(other["rating"] - 1500)
    assert choose_next(1500, {puzzle["id"] for puzzle in PUZZLES}) is None
    assert find_puzzle_by(near["id"]) == near
    with pytest.raises(OptionError):
        find_puzzle_by("zz")


def test_equal_seeds_make_equal_puzzles() -> None:
    one, two = (list(make_puzzles("turn", 2, "again")) for _ in range(2))
    assert one == two
    assert json.loads(json.dumps(one)) == one
    assert [find_problem(puzzle) for puzzle in one] == ["", ""]
