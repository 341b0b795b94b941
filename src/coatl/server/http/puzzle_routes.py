"""Puzzles by HTTP: nothing is kept, every question names the steps that were taken."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import Response

from coatl.puzzles import asking
from coatl.puzzles.data import (
    AnswerShownData,
    HintData,
    JudgedData,
    NextData,
    PuzzlesData,
    PuzzleTableData,
)
from coatl.puzzles.rating import Rating
from coatl.puzzles.showing import show_answer, show_puzzle
from coatl.server.protocol import puzzles as p
from coatl.server.protocol.responses import json_response

Puzzle = Annotated[str, Path(pattern=p.PUZZLE_ID, description="The puzzle.")]


def add_puzzle_routes(routes: APIRouter) -> None:
    """Add puzzles, which are the same on every server."""

    @routes.get(
        "/puzzles", summary="All puzzles, without their answers", response_model=PuzzlesData
    )
    async def all_puzzles() -> Response:
        return json_response(asking.tell_all())

    @routes.post(
        "/puzzles/next",
        summary="The puzzle nearest to a strength of those that were not met",
        response_model=NextData,
    )
    async def next_puzzle(wanted: p.NextPuzzle) -> Response:
        return json_response(asking.tell_next(wanted.rating, set(wanted.met), wanted.game))

    @routes.post(
        "/puzzles/{puzzle}/table",
        summary="A puzzle as a table, with some steps of a try",
        response_model=PuzzleTableData,
    )
    async def puzzle_table(puzzle: Puzzle, wanted: p.PuzzleSteps) -> Response:
        return json_response(show_puzzle(asking.find(puzzle), wanted.steps))

    @routes.post(
        "/puzzles/{puzzle}/try",
        summary="What a try comes to, and the solver's strength after it if it is the first",
        response_model=JudgedData,
    )
    async def judge_puzzle(puzzle: Puzzle, wanted: p.PuzzleTry) -> Response:
        solver = Rating(wanted.strength.rating, wanted.strength.deviation)
        found = asking.find(puzzle)
        return json_response(asking.judge(found, wanted.steps, wanted.hints, solver))

    @routes.post(
        "/puzzles/{puzzle}/hint",
        summary="The cards that pay; with the second hint, also what to begin with",
        response_model=HintData,
    )
    async def hint_puzzle(puzzle: Puzzle, wanted: p.PuzzleHint) -> Response:
        return json_response(asking.hint(asking.find(puzzle), wanted.number))

    @routes.post(
        "/puzzles/{puzzle}/answer",
        summary="The answer, card by card, and how a try differs from it",
        response_model=AnswerShownData,
    )
    async def answer_puzzle(puzzle: Puzzle, wanted: p.PuzzleAnswer) -> Response:
        return json_response(show_answer(asking.find(puzzle), wanted.steps))
