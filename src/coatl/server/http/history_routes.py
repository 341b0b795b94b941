"""Finished games by HTTP: the record, the course, any step of it, and advice about it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from coatl.server.http.parameters import (
    OPTIONAL,
    AsSeat,
    Bearer,
    Invite,
    Opened,
    StepNumber,
    TableId,
    enter,
    required,
)
from coatl.server.http.waiting import GONE, while_wanted
from coatl.server.live.dispatcher import Dispatcher
from coatl.server.live.limits import client_address
from coatl.server.protocol.responses import json_response
from coatl.tablebots.hint_data import AdviceData
from coatl.tables.errors import wrong_status
from coatl.tables.history import HistoryReader, follow, show_step
from coatl.tables.history_data import CourseData, StepData
from coatl.tables.seats import OVER

TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}


def add_record_route(routes: APIRouter, dispatcher: Dispatcher) -> None:
    """Add the record of a game."""

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
        room, _ = await enter(dispatcher, table, authorization, invite)
        if room.table.status != OVER:
            raise wrong_status(room.table.status)
        name = f"coatl-{table}.coatl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(room.table.record_text(), headers=headers)


def add_step_routes(routes: APIRouter, dispatcher: Dispatcher) -> None:
    """Add the course of a game and the table after any step."""

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
        room, _ = await enter(dispatcher, table, authorization, invite)
        return json_response(follow(room.table, HistoryReader(seat, is_open)))

    @routes.get(
        "/tables/{table}/steps/{step}",
        summary="A finished game after a step, as a seat saw it (without one: a spectator)",
        response_model=StepData,
        openapi_extra=OPTIONAL,
    )
    async def look_back(
        table: TableId,
        step: StepNumber,
        seat: AsSeat = None,
        is_open: Opened = False,
        authorization: Bearer = None,
        invite: Invite = None,
    ) -> Response:
        room, _ = await enter(dispatcher, table, authorization, invite)
        return json_response(show_step(room.table, step, HistoryReader(seat, is_open)))


def add_advice_route(routes: APIRouter, dispatcher: Dispatcher) -> None:
    """Add what could have been done instead."""

    @routes.get(
        "/tables/{table}/steps/{step}/advice",
        summary="What a strong bot would have done after a step of a finished game, and why",
        response_model=AdviceData,
    )
    async def advice(
        request: Request,
        table: TableId,
        step: StepNumber,
        authorization: Bearer = None,
    ) -> Response:
        room, actor = await enter(dispatcher, table, required(authorization), None)
        asker = client_address(request.scope)
        found = await while_wanted(request, dispatcher.give_advice(room, step, actor, asker))
        return Response(status_code=GONE) if found is None else json_response(found)
