"""Players with a name by HTTP: who one is here, and first tries of puzzles, which move a rating."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from coatl.server.http.parameters import Bearer, bearer, required
from coatl.server.http.puzzle_routes import Puzzle
from coatl.server.live.players import Players
from coatl.server.protocol.players import FirstTryData, NamedPlayer, PlayerAnswer
from coatl.server.protocol.puzzles import PuzzleTry
from coatl.server.protocol.responses import json_response


def add_player_routes(routes: APIRouter, players: Players) -> None:
    """Add what a server keeps of those who gave a name."""

    @routes.get(
        "/player",
        summary="What is kept under a device's own secret: a name and a rating, or nothing",
        response_model=PlayerAnswer,
    )
    async def show_player(authorization: Bearer = None) -> Response:
        return json_response(await players.show(bearer(required(authorization))[0]))

    @routes.post(
        "/player",
        summary="Give a name: from then on first tries of puzzles move a rating here",
        response_model=PlayerAnswer,
    )
    async def name_player(wanted: NamedPlayer, authorization: Bearer = None) -> Response:
        return json_response(await players.name(bearer(required(authorization))[0], wanted.name))

    @routes.post(
        "/player/forget",
        summary="Delete name, rating, tries and places on boards of the day, for good",
        response_model=PlayerAnswer,
    )
    async def forget_player(authorization: Bearer = None) -> Response:
        return json_response(await players.forget(bearer(required(authorization))[0]))

    @routes.post(
        "/puzzles/{puzzle}/first",
        summary="The first try of a puzzle by somebody with a name: it moves the rating kept here",
        response_model=FirstTryData,
    )
    async def first_try(
        puzzle: Puzzle, wanted: PuzzleTry, authorization: Bearer = None
    ) -> Response:
        token = bearer(required(authorization))[0]
        return json_response(await players.note_first_try(token, puzzle, wanted))
