"""Reviews of finished games by HTTP: begun by those who played, read by all who may look."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from coatl.review import ReviewStateData
from coatl.server.http.parameters import OPTIONAL, Bearer, Invite, TableId, enter, required
from coatl.server.live.dispatcher import Dispatcher
from coatl.server.live.limits import client_address
from coatl.server.protocol import commands as c
from coatl.server.protocol.fields import ReviewDepth
from coatl.server.protocol.responses import json_response
from coatl.tables.errors import TableError

Since = Annotated[
    int, Query(ge=0, le=10_000, description="How many of the judged turns are known already.")
]


def add_review_routes(routes: APIRouter, dispatcher: Dispatcher) -> None:
    """Add the beginning of a review, and how far it is."""

    @routes.post(
        "/tables/{table}/review",
        summary="Have a finished game reviewed; asked again, it tells how far that is",
        response_model=ReviewStateData,
    )
    async def start(
        request: Request,
        table: TableId,
        wanted: c.NewReview,
        authorization: Bearer = None,
    ) -> Response:
        room, actor = await enter(dispatcher, table, required(authorization), None)
        if dispatcher.is_closing:
            raise TableError("closing", "The server is about to restart; try again.")
        asker = client_address(request.scope)
        await dispatcher.new_reviews.check(asker)
        reviews = dispatcher.hub.reviews
        return json_response(await reviews.start(room, wanted.depth, actor, asker))

    @routes.get(
        "/tables/{table}/review",
        summary="How far the review of a finished game is; when it is done, all of it",
        response_model=ReviewStateData,
        openapi_extra=OPTIONAL,
    )
    async def read(
        table: TableId,
        depth: ReviewDepth | None = None,
        since: Since = 0,
        authorization: Bearer = None,
        invite: Invite = None,
    ) -> Response:
        room, _ = await enter(dispatcher, table, authorization, invite)
        return json_response(await dispatcher.hub.reviews.read(room, depth, since))
