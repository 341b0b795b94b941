"""A puzzle at a table: the position as its seat sees it, with the steps of a try as a draft.

Nothing is kept: every question names the steps that were taken. So a server and a page that has
none answer alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

from coatl.core.chance import SeededChance
from coatl.core.errors import CoatlError
from coatl.core.plain import show_action
from coatl.core.record import Recorder
from coatl.core.registry import get_game
from coatl.puzzles.data import (
    AnswerShownData,
    LaidOutData,
    PuzzleData,
    PuzzleTableData,
    TaskData,
)
from coatl.puzzles.making import read_state
from coatl.puzzles.trying import after, is_turn_over, judge_try, list_steps
from coatl.tables.drafts import Draft, Match
from coatl.tables.errors import TableError
from coatl.tables.presenting import show_position, show_table
from coatl.tables.readers import Reader
from coatl.tables.seats import BOT, PERSON, RUNNING, Seat, Settings
from coatl.tables.table import Table

NO_SECRET = "0" * 64
"""Nothing is drawn here."""


def show_task(puzzle: PuzzleData) -> TaskData:
    """Return what a solver is told of a puzzle."""
    game: Any = puzzle["game"]
    return {
        "id": puzzle["id"],
        "kind": puzzle["kind"],
        "game": game,
        "seat": puzzle["seat"],
        "marks": puzzle["marks"],
        "rating": puzzle["rating"],
    }


def show_puzzle(puzzle: PuzzleData, steps: Sequence[int]) -> PuzzleTableData:
    """Return the table after some steps of a try."""
    seat = puzzle["seat"]
    is_over = _check(puzzle, steps)
    table = _lay(puzzle, steps, is_over)
    position = show_position(table, seat)
    assert position is not None
    allowed = set(list_steps(puzzle, after(puzzle, steps)))
    legal = [] if is_over else [each for each in position["legal"] if each["id"] in allowed]
    for each in legal:
        each["reveals"] = False  # what would come after the turn is no part of the question
    return {
        "puzzle": show_task(puzzle),
        "state": {
            "type": "snapshot",
            "seat": seat,
            "version": len(steps) + 1,
            "since": 0,
            "table": show_table(table, lambda _: True),
            "position": {**position, "acting": [seat], "legal": legal, "result": None},
            "log": [],
        },
        "is_over": is_over,
    }


def show_answer(puzzle: PuzzleData, steps: Sequence[int] | None) -> AnswerShownData:
    """Return the answer, beside a try if there was one."""
    if steps is not None:
        _check(puzzle, steps)
    tried = judge_try(puzzle, steps or ())
    return {
        "goal": puzzle["goal"],
        "steps": [show_action(puzzle["game"], step) for step in puzzle["steps"]],
        "best": _lay_out(puzzle, puzzle["steps"], puzzle["goal"]),
        "tried": None if steps is None else _lay_out(puzzle, steps, tried["value"]),
        "pays": tried["pays"],
    }


def _check(puzzle: PuzzleData, steps: Sequence[int]) -> bool:
    """Refuse what the rules do not allow; tell whether the try has come to its end."""
    try:
        return is_turn_over(puzzle, steps)
    except CoatlError as error:
        raise TableError("illegal", str(error)[:300]) from None


def _lay(puzzle: PuzzleData, steps: Sequence[int], is_over: bool) -> Table:
    """Return a table with the position on it."""
    game, state, seat = get_game(puzzle["game"]), read_state(puzzle), puzzle["seat"]
    table = Table(f"puzzle-{puzzle['id']}", NO_SECRET)
    count = state.seat_count
    table.settings = Settings(puzzle["game"], "" if count == 1 else f"seats={count}", help="off")
    table.seats = [
        Seat(PERSON, taken=True) if number == seat else Seat(BOT, level="carver")
        for number in range(count)
    ]
    table.readers = {number: Reader() for number in (None, *range(count))}
    place = cast("Recorder[Any, Any, Any]", SimpleNamespace(state=state, steps=[]))
    match = Match(game, place, SeededChance("puzzle", game.sources))
    if steps:
        match.drafts[seat] = Draft(list(steps), state=after(puzzle, steps), ends_turn=is_over)
    table.match, table.status = match, RUNNING
    return table


def _lay_out(puzzle: PuzzleData, steps: Sequence[int], value: int) -> LaidOutData:
    """Return what the cards pay after some steps, and where."""
    game, seat = get_game(puzzle["game"]), puzzle["seat"]
    count = int(getattr(read_state(puzzle).seats[seat], "finished_count", 0))
    state = after(puzzle, steps)
    analysis = game.analysis
    score = analysis.explain_scores(state)["seats"][seat]
    if puzzle["game"] == "board":
        found = score["serpents"][count:]
        complete = [each for each in found if each["name"] is None]
        return {"value": value, "serpents": complete or found[:1], "row": None, "lens": None}
    lens: Any = analysis.find_lens(state, game.observe(state, seat), seat, [])
    return {"value": value, "serpents": [], "row": score, "lens": lens}
