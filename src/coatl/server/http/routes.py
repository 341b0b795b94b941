"""The HTTP API: the same tables for programs, and what needs no socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter

from coatl.server.http.daily_routes import add_daily_routes
from coatl.server.http.game_routes import add_game_routes
from coatl.server.http.history_routes import add_advice_route, add_record_route, add_step_routes
from coatl.server.http.player_routes import add_player_routes
from coatl.server.http.puzzle_routes import add_puzzle_routes
from coatl.server.http.review_routes import add_review_routes
from coatl.server.http.table_routes import (
    add_lobby_routes,
    add_log_route,
    add_playing_routes,
    add_state_route,
)
from coatl.server.http.token_routes import add_token_routes
from coatl.server.live.days import Days
from coatl.server.live.dispatcher import Dispatcher
from coatl.server.live.players import Players
from coatl.server.protocol import messages as m

ERRORS: dict[int | str, dict[str, Any]] = {
    code: {"model": m.ErrorMessage, "description": text}
    for code, text in {
        400: "The request cannot be read.",
        401: "The token is missing or holds nothing here.",
        403: "Somebody else may do this, or nobody here.",
        404: "There is no such table, or it needs an invitation.",
        408: "The request did not arrive in time.",
        409: "It cannot be done now: `stale`, `illegal`, `not-your-turn`, `taken`, …",
        413: "The request is too large.",
        421: "The server does not answer to the name that was asked for.",
        422: "The request does not have the right form.",
        429: "Too many requests.",
        503: "The database or the server cannot do it at the moment; try again with the same key.",
    }.items()
}
ERRORS[401]["headers"] = {"WWW-Authenticate": {"schema": {"type": "string"}}}
ERRORS[429]["headers"] = {
    "Retry-After": {"description": "Seconds.", "schema": {"type": "integer", "minimum": 1}}
}


class _PlainRouter(APIRouter):
    """Routes without descriptions of answers: to build those takes longer than all else at start.

    Answers are made by `json_response`, so nothing but the API's description needs them.
    """

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **given: Any) -> None:
        """Add a route."""
        super().add_api_route(path, endpoint, **{**given, "response_model": None})


def make_routes(dispatcher: Dispatcher, *, described: bool = False) -> APIRouter:
    """Return the API of a server, with all that its description needs if wanted."""
    routes: APIRouter = _PlainRouter(prefix="/api")
    if described:
        routes = APIRouter(prefix="/api", responses=ERRORS)
    add_game_routes(routes, dispatcher.hub.offered)
    add_puzzle_routes(routes)
    add_daily_routes(routes, Days(dispatcher.hub.saving))
    add_player_routes(routes, Players(dispatcher.hub.saving))
    add_lobby_routes(routes, dispatcher)
    add_state_route(routes, dispatcher)
    add_playing_routes(routes, dispatcher)
    add_log_route(routes, dispatcher)
    add_record_route(routes, dispatcher)
    add_step_routes(routes, dispatcher)
    add_advice_route(routes, dispatcher)
    add_review_routes(routes, dispatcher)
    add_token_routes(routes, dispatcher)
    return routes
