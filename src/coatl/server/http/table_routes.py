"""Tables by HTTP: the lobby, a new table, a seat, commands, and what a reader may see."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Body, Query, Request
from fastapi.responses import Response

from coatl.server.http.parameters import OPTIONAL, Bearer, Invite, TableId, bearer, enter, required
from coatl.server.http.waiting import GONE, MAX_WAIT, wait_for_news, while_wanted
from coatl.server.live.dispatcher import Dispatcher
from coatl.server.live.joining import join as join_table
from coatl.server.live.limits import client_address
from coatl.server.protocol import commands as c
from coatl.server.protocol import messages as m
from coatl.server.protocol.responses import json_response
from coatl.tables.planning import Actor
from coatl.tables.table_data import LogData, StateMessage


def add_lobby_routes(routes: APIRouter, dispatcher: Dispatcher) -> None:
    """Add the lobby and the making of tables."""

    @routes.get("/tables", summary="The lobby", response_model=list[m.ListedData])
    async def lobby() -> Response:
        return json_response(await dispatcher.hub.lobby.list())

    @routes.post("/tables", status_code=201, summary="Make a table", response_model=m.CreatedData)
    async def create(request: Request, wanted: c.NewTable) -> Response:
        asker = client_address(request.scope)
        await dispatcher.new_tables.check(asker)
        return json_response(await dispatcher.hub.creation.create(wanted, asker), 201)


def add_state_route(routes: APIRouter, dispatcher: Dispatcher) -> None:
    """Add what a reader may see of a table."""

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
        room, actor = await enter(dispatcher, table, authorization, invite)
        reader = min(actor.seats, default=None)
        if wait and since is not None:
            await wait_for_news(dispatcher, room, reader, since, wait)
            # Meanwhile the table may have left memory, and the token may hold nothing any more.
            room, actor = await enter(dispatcher, table, authorization, invite)
            reader = min(actor.seats, default=None)
        return json_response(room.present(reader, since))


def add_playing_routes(routes: APIRouter, dispatcher: Dispatcher) -> None:
    """Add sitting down and commands."""

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
        room, actor = await dispatcher.hub.rooms.enter(table, bearer(authorization), wanted.invite)
        room.asker = client_address(request.scope)
        seat, token = await join_table(room, wanted, actor)
        room.note_seen(Actor(frozenset((seat,))))
        return json_response({"table": table, "seat": seat, "token": token}, 201)

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
        room, actor = await enter(dispatcher, table, required(authorization), None)
        admit = partial(room.admit, bearer(authorization), None)
        asker = client_address(request.scope)
        work = dispatcher.carry_out(room, wanted, actor, asker, admit)
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
        return json_response({"ack": ack, "state": room.present(reader), **empty, **told_as})


def add_log_route(routes: APIRouter, dispatcher: Dispatcher) -> None:
    """Add the events of a game."""

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
        room, actor = await enter(dispatcher, table, authorization, invite)
        reader = min(actor.seats, default=None)
        return json_response(room.present(reader, since or None)["log"])
