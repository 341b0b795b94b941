"""The deal of the day by HTTP: what it is, what a game of it came to, and the board of the day."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse, Response

from coatl.daily.results import DayData, DayResultData, show_day, tell_result
from coatl.daily.tables import read_deal
from coatl.server.http.history_routes import TEXT
from coatl.server.http.parameters import OPTIONAL, Bearer, bearer, required
from coatl.server.live.days import Days
from coatl.server.protocol.daily import DayBoardData, DayEntry, FinishedDay
from coatl.server.protocol.fields import DAY
from coatl.server.protocol.responses import json_response

Game = Annotated[Literal["board", "cards"], Path(description="Which game's deal.")]
Day = Annotated[str, Path(pattern=DAY, description="The day, as 2026-11-18.")]
EntryName = Annotated[str, Path(min_length=1, max_length=30)]


def add_daily_routes(routes: APIRouter, days: Days) -> None:
    """Add the deal of the day; its tables are made like others, with `day`."""

    @routes.get(
        "/daily/{game}/{day}",
        summary="The deal of a day: your seat, and what the levels made of it",
        response_model=DayData,
    )
    async def look_at_day(game: Game, day: Day) -> Response:
        return json_response(show_day(read_deal(game, day)))

    @routes.post(
        "/daily/{game}/{day}/result",
        summary="What a finished game of a day came to, with a text to share; nothing is kept",
        response_model=DayResultData,
    )
    async def tell_day(game: Game, day: Day, wanted: FinishedDay) -> Response:
        return json_response(tell_result(read_deal(game, day), wanted.record))

    @routes.get(
        "/daily/{game}/{day}/entries",
        summary="The board of a day; with a device's token, which entry is its own",
        response_model=DayBoardData,
        openapi_extra=OPTIONAL,
    )
    async def board_of_day(game: Game, day: Day, authorization: Bearer = None) -> Response:
        tokens = bearer(authorization)
        return json_response(await days.show(read_deal(game, day), tokens[0] if tokens else None))

    @routes.post(
        "/daily/{game}/{day}/entries",
        summary="Put a game on the board of a day: it is played again before it counts",
        response_model=DayBoardData,
    )
    async def enter_day(
        game: Game, day: Day, wanted: DayEntry, authorization: Bearer = None
    ) -> Response:
        token = bearer(required(authorization))[0]
        return json_response(await days.enter(read_deal(game, day), wanted, token))

    @routes.get(
        "/daily/{game}/{day}/entries/{name}/record",
        summary="Somebody's game of a day, for who has finished it, or when the day is over",
        response_class=Response,
        responses=TEXT,
        openapi_extra=OPTIONAL,
    )
    async def record_of_day(
        game: Game, day: Day, name: EntryName, authorization: Bearer = None
    ) -> Response:
        tokens = bearer(authorization)
        deal = read_deal(game, day)
        return PlainTextResponse(await days.find_record(deal, name, tokens[0] if tokens else None))
