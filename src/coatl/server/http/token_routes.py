"""What opens tables, by HTTP: invitations, seats that move to another device, one's own tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body
from fastapi.responses import Response

from coatl.server.http.parameters import Bearer, TableId, bearer, enter, required
from coatl.server.live.dispatcher import Dispatcher
from coatl.server.live.joining import make_recovery
from coatl.server.live.joining import recover as move_seat
from coatl.server.live.own_tables import find_recovery, find_tables
from coatl.server.protocol import commands as c
from coatl.server.protocol import messages as m
from coatl.server.protocol.fields import Token
from coatl.server.protocol.responses import json_response
from coatl.server.tokens import invite_of


def add_token_routes(routes: APIRouter, dispatcher: Dispatcher) -> None:
    """Add what is done with invitations and tokens."""

    @routes.get(
        "/tables/{table}/invitation",
        summary="The invitation, for those who sit at the table and its host",
        response_model=m.InvitationData,
    )
    async def invitation(table: TableId, authorization: Bearer = None) -> Response:
        room, actor = await enter(dispatcher, table, required(authorization), None)
        first = invite_of(bearer(authorization)[0]) if actor.is_host else None
        number = room.table.invitation
        return json_response({"invite": room.invitation() or first, "number": number})

    @routes.post(
        "/tables/{table}/recovery",
        status_code=201,
        summary="A secret that moves your seat to another device, once",
        response_model=m.RecoveryData,
    )
    async def recovery(table: TableId, authorization: Bearer = None) -> Response:
        token = bearer(required(authorization))[0]
        room, _ = await dispatcher.hub.rooms.enter(table, [token], None)
        return json_response({"recovery": await make_recovery(room, token)}, 201)

    @routes.post(
        "/recover", status_code=201, summary="Move a seat here", response_model=m.JoinedData
    )
    async def recover(wanted: c.Recover) -> Response:
        room = await dispatcher.hub.rooms.find(await find_recovery(dispatcher.hub.saving, wanted))
        seat, token = await move_seat(room, wanted)
        return json_response({"table": room.table.id, "seat": seat, "token": token}, 201)

    @routes.post(
        "/mine",
        summary="The tables that your tokens hold seats at (null: as host)",
        response_model=dict[str, list[int | None]],
    )
    async def mine(
        tokens: Annotated[list[Token], Body(embed=True, max_length=100)],
    ) -> Response:
        return json_response(await find_tables(dispatcher.hub.saving, tokens))
