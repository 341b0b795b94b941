"""What can be played, what is sent, and points of a real table: requests that need no table."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Body
from fastapi.responses import Response

from coatl.bots.levels import LEVELS
from coatl.core.registry import GAMES, get_game
from coatl.server.http.score import count_points
from coatl.server.live.offered import OfferedBots
from coatl.server.protocol import messages as m
from coatl.server.protocol.responses import json_response
from coatl.server.protocol.score import AnyCount, AnyScoring


def add_game_routes(routes: APIRouter, offered: OfferedBots) -> None:
    """Add what is asked before there is a table."""

    @routes.get(
        "/games", summary="What can be played, and against whom", response_model=m.GamesData
    )
    async def games() -> Response:
        return json_response(
            {
                "games": {
                    name: {
                        "title": get_game(name).title,
                        "rules_version": get_game(name).rules_version,
                    }
                    for name in GAMES
                },
                "levels": [
                    {"name": level.name, "description": level.description} for level in LEVELS
                ],
                "installed": [asdict(bot) for bot in offered.installed],
            }
        )

    @routes.get(
        "/schema",
        summary="JSON Schemas of everything that goes over a socket",
        response_model=m.SchemasData,
    )
    async def schema() -> Response:
        return json_response(m.message_schemas())

    @routes.post(
        "/score",
        summary="Count a game on a real table: who has what, card by card; nothing is kept",
        response_model=AnyCount,
    )
    async def score(wanted: Annotated[AnyScoring, Body()]) -> Response:
        return json_response(count_points(wanted))
