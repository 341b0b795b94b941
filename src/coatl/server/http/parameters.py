"""What a request says beside its body: who asks, which table is meant, and whose eyes to use.

A token goes into the `Authorization: Bearer` header, an invitation into `X-Coatl-Invite`: neither
ever stands in a path or a query.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Header, Path, Query, Request, Security
from fastapi.openapi.models import HTTPBearer
from fastapi.security.base import SecurityBase

from coatl.server.live.dispatcher import Dispatcher
from coatl.server.live.room import Room
from coatl.server.protocol.errors import bad_token
from coatl.server.protocol.fields import TABLE_ID
from coatl.tables.planning import Actor


class TokenHeader(SecurityBase):
    """The header with a token; what it holds is for the table to say."""

    def __init__(self) -> None:
        self.model = HTTPBearer(description="The token of a seat or of the host.")
        self.scheme_name = "token"

    async def __call__(self, request: Request) -> str | None:
        """Return the header as it is."""
        return request.headers.get("authorization")


TableId = Annotated[str, Path(pattern=TABLE_ID, description="The table.")]
Bearer = Annotated[str | None, Security(TokenHeader())]
OPTIONAL: dict[str, Any] = {"security": [{}]}
"""Added to what the API's description says of a token: it works without one, too."""
Invite = Annotated[
    str | None, Header(alias="X-Coatl-Invite", description="The invitation to a private table.")
]
StepNumber = Annotated[int, Path(ge=0, le=100_000)]
AsSeat = Annotated[int | None, Query(ge=0, le=3, description="Whose eyes to look through.")]
Opened = Annotated[
    bool, Query(alias="open", description="With everything laid open that was hidden.")
]


async def enter(
    dispatcher: Dispatcher, table: str, authorization: str | None, invite: str | None
) -> tuple[Room, Actor]:
    """Return a table and who asks for it, who counts as present for a while."""
    room, actor = await dispatcher.hub.rooms.enter(table, bearer(authorization), invite)
    room.note_seen(actor)
    return room, actor


def bearer(authorization: str | None) -> list[str]:
    """Return the token of a header."""
    if authorization is None:
        return []
    kind, _, token = authorization.partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise bad_token()
    return [token.strip()]


def required(authorization: str | None) -> str:
    """Return the header, or say that it is missing."""
    if authorization is None:
        raise bad_token()
    return authorization
