"""The HTTP API: the same tables for programs, and what needs no socket.

A token goes into the `Authorization: Bearer` header, an invitation into `X-Coatl-Invite`: neither
ever stands in a path or a query.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Body, Header, Path, Query, Request, Security
from fastapi.openapi.models import HTTPBearer
from fastapi.responses import PlainTextResponse, Response
from fastapi.security.base import SecurityBase

from coatl.bots.levels import LEVELS
from coatl.core.registry import GAMES, get_game
from coatl.server.http.score import count_points
from coatl.server.live.bus import Note
from coatl.server.live.desk import Desk
from coatl.server.live.limits import client_address
from coatl.server.live.room import Room
from coatl.server.live.thinking import while_wanted
from coatl.server.protocol import commands as c
from coatl.server.protocol import messages as m
from coatl.server.protocol.answers import answer
from coatl.server.protocol.errors import bad_token
from coatl.server.protocol.score import AnyCount, AnyScoring
from coatl.server.tokens import invite_of
from coatl.tables.errors import wrong_status
from coatl.tables.planning import Actor
from coatl.tables.review import ReviewReader, follow, review
from coatl.tables.review_data import CourseData, ReviewData
from coatl.tables.seats import OVER
from coatl.tables.table_data import LogData, StateMessage

MAX_WAIT = 25.0
"""Seconds that a request may wait for news."""
GONE = 499
"""The status of an answer that nobody waits for any more."""


class TokenHeader(SecurityBase):
    """The header with a token; what it holds is for the table to say."""

    def __init__(self) -> None:
        self.model = HTTPBearer(description="The token of a seat or of the host.")
        self.scheme_name = "token"

    async def __call__(self, request: Request) -> str | None:
        """Return the header as it is."""
        return request.headers.get("authorization")


TableId = Annotated[str, Path(pattern=c.TABLE_ID, description="The table.")]
Bearer = Annotated[str | None, Security(TokenHeader())]
OPTIONAL: dict[str, Any] = {"security": [{}]}
"""Added to what the API's description says of a token: it works without one, too."""
Invite = Annotated[
    str | None, Header(alias="X-Coatl-Invite", description="The invitation to a private table.")
]
AsSeat = Annotated[int | None, Query(ge=0, le=3, description="Whose eyes to look through.")]
Opened = Annotated[
    bool, Query(alias="open", description="With everything laid open that was hidden.")
]
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
TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}


class _PlainRouter(APIRouter):
    """Routes without descriptions of answers: to build those takes longer than all else at start.

    Answers are made by `answer`, so nothing but the API's description needs them.
    """

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **given: Any) -> None:
        """Add a route."""
        super().add_api_route(path, endpoint, **{**given, "response_model": None})


def make_routes(desk: Desk, *, described: bool = False) -> APIRouter:
    """Return the API of a server, with all that its description needs if wanted."""
    routes: APIRouter = _PlainRouter(prefix="/api")
    if described:
        routes = APIRouter(prefix="/api", responses=ERRORS)

    async def enter(
        table: str, authorization: str | None, invite: str | None
    ) -> tuple[Room, Actor]:
        room, actor = await desk.hub.enter(table, _bearer(authorization), invite)
        room.note_seen(actor)
        return room, actor

    @routes.get(
        "/games", summary="What can be played, and against whom", response_model=m.GamesData
    )
    async def games() -> Response:
        return answer(
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
            }
        )

    @routes.get(
        "/schema",
        summary="JSON Schemas of everything that goes over a socket",
        response_model=m.SchemasData,
    )
    async def schema() -> Response:
        return answer(m.message_schemas())

    @routes.post(
        "/score",
        summary="Count a game on a real table: who has what, card by card; nothing is kept",
        response_model=AnyCount,
    )
    async def score(wanted: Annotated[AnyScoring, Body()]) -> Response:
        return answer(count_points(wanted))

    @routes.get("/tables", summary="The lobby", response_model=list[m.ListedData])
    async def lobby() -> Response:
        return answer(await desk.hub.list_lobby())

    @routes.post("/tables", status_code=201, summary="Make a table", response_model=m.CreatedData)
    async def create(request: Request, wanted: c.NewTable) -> Response:
        asker = client_address(request.scope)
        desk.new_tables.check(asker)
        return answer(await desk.hub.create(wanted, asker), 201)

    @routes.get(
        "/tables/{table}",
        summary="A table as you may see it; `wait` holds the answer until there is news",
        response_model=StateMessage,
        openapi_extra=OPTIONAL,
    )
    async def state(
        table: TableId,
        authorization: Bearer = None,
        invite: Invite = None,
        since: Annotated[int | None, Query(ge=0, le=2**31)] = None,
        wait: Annotated[float, Query(ge=0, le=MAX_WAIT, allow_inf_nan=False)] = 0.0,
    ) -> Response:
        room, actor = await enter(table, authorization, invite)
        reader = min(actor.seats, default=None)
        if wait and since is not None:
            await _wait_for_news(desk, room, reader, since, wait)
            # Meanwhile the table may have left memory, and the token may hold nothing any more.
            room, actor = await enter(table, authorization, invite)
            reader = min(actor.seats, default=None)
        return answer(room.present(reader, since))

    @routes.post(
        "/tables/{table}/join",
        status_code=201,
        summary="Take a seat",
        response_model=m.JoinedData,
        openapi_extra=OPTIONAL,
    )
    async def join(
        request: Request, table: TableId, wanted: c.JoinTable, authorization: Bearer = None
    ) -> Response:
        room, actor = await desk.hub.enter(table, _bearer(authorization), wanted.invite)
        room.asker = client_address(request.scope)
        seat, token = await room.join(wanted, actor)
        room.note_seen(Actor(frozenset((seat,))))
        return answer({"table": table, "seat": seat, "token": token}, 201)

    @routes.post(
        "/tables/{table}/commands",
        summary="Do something; the same key again does nothing more",
        response_model=m.AnswerData,
    )
    async def command(
        request: Request,
        table: TableId,
        wanted: Annotated[c.AnyCommand, Body()],
        authorization: Bearer = None,
    ) -> Response:
        room, actor = await enter(table, _required(authorization), None)
        work = desk.carry_out(room, wanted, actor, client_address(request.scope))
        if isinstance(wanted, c.HintCommand):
            done = await while_wanted(request, work)
            if done is None:
                return Response(status_code=GONE)
        else:
            done = await work  # to its end, even if who asked has gone
        ack, told = done
        reader = wanted.seat if wanted.seat is not None else min(actor.seats, default=None)
        told_as = {} if told is None else {told["type"]: told}
        empty = {"hint": None, "why": None}
        return answer({"ack": ack, "state": room.present(reader), **empty, **told_as})

    @routes.get(
        "/tables/{table}/log",
        summary="The events of a game as you may know them",
        response_model=list[LogData],
        openapi_extra=OPTIONAL,
    )
    async def log(
        table: TableId,
        authorization: Bearer = None,
        invite: Invite = None,
        since: Annotated[int, Query(ge=0, le=2**31)] = 0,
    ) -> Response:
        room, actor = await enter(table, authorization, invite)
        reader = min(actor.seats, default=None)
        return answer(room.present(reader, since or None)["log"])

    @routes.get(
        "/tables/{table}/record",
        summary="The whole record of a finished game, for `coatl replay` and `coatl verify`",
        response_class=Response,
        responses=TEXT,
        openapi_extra=OPTIONAL,
    )
    async def record(
        table: TableId, authorization: Bearer = None, invite: Invite = None
    ) -> Response:
        room, _ = await enter(table, authorization, invite)
        if room.table.status != OVER:
            raise wrong_status(room.table.status)
        name = f"coatl-{table}.coatl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(room.table.record_text(), headers=headers)

    @routes.get(
        "/tables/{table}/steps",
        summary="The course of a finished game: all steps with the points after them, and figures",
        response_model=CourseData,
        openapi_extra=OPTIONAL,
    )
    async def course(
        table: TableId,
        seat: AsSeat = None,
        is_open: Opened = False,
        authorization: Bearer = None,
        invite: Invite = None,
    ) -> Response:
        room, _ = await enter(table, authorization, invite)
        return answer(follow(room.table, ReviewReader(seat, is_open)))

    @routes.get(
        "/tables/{table}/steps/{step}",
        summary="A finished game after a step, as a seat saw it (without one: a spectator)",
        response_model=ReviewData,
        openapi_extra=OPTIONAL,
    )
    async def look_back(
        table: TableId,
        step: Annotated[int, Path(ge=0, le=100_000)],
        seat: AsSeat = None,
        is_open: Opened = False,
        authorization: Bearer = None,
        invite: Invite = None,
    ) -> Response:
        room, _ = await enter(table, authorization, invite)
        return answer(review(room.table, step, ReviewReader(seat, is_open)))

    @routes.get(
        "/tables/{table}/steps/{step}/advice",
        summary="What a strong bot would have done after a step of a finished game, and why",
        response_model=m.AdviceData,
    )
    async def advice(
        request: Request,
        table: TableId,
        step: Annotated[int, Path(ge=0, le=100_000)],
        authorization: Bearer = None,
    ) -> Response:
        room, actor = await enter(table, _required(authorization), None)
        asker = client_address(request.scope)
        found = await while_wanted(request, desk.look_again(room, step, actor, asker))
        return Response(status_code=GONE) if found is None else answer(found)

    @routes.get(
        "/tables/{table}/invitation",
        summary="The invitation, for those who sit at the table and its host",
        response_model=m.InvitationData,
    )
    async def invitation(table: TableId, authorization: Bearer = None) -> Response:
        room, actor = await enter(table, _required(authorization), None)
        first = invite_of(_bearer(authorization)[0]) if actor.is_host else None
        number = room.table.invitation
        return answer({"invite": room.invitation() or first, "number": number})

    @routes.post(
        "/tables/{table}/recovery",
        status_code=201,
        summary="A secret that moves your seat to another device, once",
        response_model=m.RecoveryData,
    )
    async def recovery(table: TableId, authorization: Bearer = None) -> Response:
        token = _bearer(_required(authorization))[0]
        room, _ = await desk.hub.enter(table, [token], None)
        return answer({"recovery": await room.make_recovery(token)}, 201)

    @routes.post(
        "/recover", status_code=201, summary="Move a seat here", response_model=m.JoinedData
    )
    async def recover(wanted: c.Recover) -> Response:
        room = await desk.hub.room(await desk.hub.find_recovery(wanted))
        seat, token = await room.recover(wanted)
        return answer({"table": room.table.id, "seat": seat, "token": token}, 201)

    @routes.post(
        "/mine",
        summary="The tables that your tokens hold seats at (null: as host)",
        response_model=dict[str, list[int | None]],
    )
    async def mine(
        tokens: Annotated[list[c.Token], Body(embed=True, max_length=100)],
    ) -> Response:
        return answer(await desk.hub.tables_of(tokens))

    return routes


def _bearer(authorization: str | None) -> list[str]:
    """Return the token of a header."""
    if authorization is None:
        return []
    kind, _, token = authorization.partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise bad_token()
    return [token.strip()]


def _required(authorization: str | None) -> str:
    if authorization is None:
        raise bad_token()
    return authorization


async def _wait_for_news(
    desk: Desk, room: Room, reader: int | None, since: int, wait: float
) -> None:
    """Return when a reader's version has changed, or the time is up."""
    news = asyncio.Event()

    def listen(note: Note) -> None:
        if note.message is None:
            news.set()

    cancel = desk.hub.bus.subscribe(room.table.id, listen)
    deadline = time.monotonic() + wait
    try:
        while room.table.version_for(reader) == since and not desk.is_closing:
            left = deadline - time.monotonic()
            if left <= 0:
                return
            news.clear()
            try:
                await asyncio.wait_for(news.wait(), left)
            except TimeoutError:
                return
    finally:
        cancel()
