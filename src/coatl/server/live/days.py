"""The board of the day: a result counts only after its game was played again from the deal."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from functools import partial
from typing import Any

import structlog

from coatl.daily.deals import Deal, is_open
from coatl.daily.par import count_beaten
from coatl.daily.shipped import find_shipped_par
from coatl.server.live.saving import Saving
from coatl.server.protocol.daily import DayBoardData, DayEntry
from coatl.server.storage.days import StoredResult, add_result, find_result, list_results
from coatl.server.tokens import hash_token
from coatl.tables.errors import TableError

log = structlog.get_logger()

MOST_SHOWN = 50
MOST_WAITING = 20
"""More games than this are not verified at once or in line: who comes then is asked to wait."""
MOST_SECONDS = 120.0
"""A game is played again in a second or two; what takes so long is no game."""


class Days:
    """The boards of one server."""

    def __init__(self, saving: Saving) -> None:
        self.saving = saving
        self._one_by_one = asyncio.Semaphore(1)
        self._waiting = 0

    async def enter(self, deal: Deal, wanted: DayEntry, token: str) -> DayBoardData:
        """Put a result on the board, or say why it does not count."""
        if not is_open(deal):
            raise TableError("day-over", "This day's board takes no more results.")
        holder, day = hash_token(token), deal.day.isoformat()
        find = partial(find_result, day=day, game=deal.game, holder=holder)
        if await self.saving.read(find) is not None:
            raise _played()
        entry = await self._verify(deal, wanted.record)
        result = StoredResult(
            day,
            deal.game,
            holder,
            wanted.name,
            entry["points"],
            entry["rival"],
            count_beaten(entry["points"], find_shipped_par(deal)),
            wanted.record,
            time.time(),
        )
        match await self.saving.write(partial(add_result, result=result)):
            case "device":
                raise _played()
            case "name":
                raise TableError(
                    "day-name-taken", "Somebody of this name is on the board of this day."
                )
        return await self.show(deal, token)

    async def show(self, deal: Deal, token: str | None) -> DayBoardData:
        """Return the board of a day as the holder of a secret sees it."""
        day, holder = deal.day.isoformat(), "" if token is None else hash_token(token)
        count, found = await self.saving.read(
            partial(list_results, day=day, game=deal.game, most=MOST_SHOWN)
        )
        return {
            "day": day,
            "count": count,
            "entries": [
                {
                    "name": each.name,
                    "points": each.points,
                    "rival": each.rival,
                    "beaten": each.beaten,
                    "mine": each.holder == holder,
                }
                for each in found
            ],
            "is_open": await self._may_look(deal, holder),
        }

    async def find_record(self, deal: Deal, name: str, token: str | None) -> str:
        """Return somebody's game, for who has finished his own, or when the day is over."""
        if not await self._may_look(deal, "" if token is None else hash_token(token)):
            raise TableError("day-closed", "Others' games are open when you have played yours.")
        day = deal.day.isoformat()
        found = await self.saving.read(partial(find_result, day=day, game=deal.game, name=name))
        if found is None:
            raise TableError("no-entry", "Nobody of this name is on the board of this day.")
        return found.record

    async def _may_look(self, deal: Deal, holder: str) -> bool:
        if not is_open(deal):
            return True
        if not holder:
            return False
        day = deal.day.isoformat()
        find = partial(find_result, day=day, game=deal.game, holder=holder)
        return await self.saving.read(find) is not None

    async def _verify(self, deal: Deal, record: str) -> dict[str, Any]:
        """Have a record played again by a process of its own."""
        if self._waiting >= MOST_WAITING:
            raise TableError("busy", "Too many games are being looked at; try again.")
        self._waiting += 1
        try:
            async with self._one_by_one:
                answer = await verify_apart(deal, record)
        finally:
            self._waiting -= 1
        if "refused" in answer:
            why = str(answer["refused"])
            raise TableError("day-refused", str(answer["message"])[:300], why=why)
        entry: dict[str, Any] = answer["entry"]
        return entry


async def verify_apart(deal: Deal, record: str) -> dict[str, Any]:
    """Ask a new process whether a record is an honest game of a day."""
    asked = {"game": deal.game, "day": deal.day.isoformat(), "record": record}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "coatl.daily",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        told = process.communicate(json.dumps(asked).encode())
        out, _ = await asyncio.wait_for(told, MOST_SECONDS)
        answer: dict[str, Any] = json.loads(out)
    except (TimeoutError, ValueError) as error:
        log.warning("a record could not be verified", reason=str(error), code=process.returncode)
        raise TableError("busy", "The game could not be looked at now; try again.") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return answer


def _played() -> TableError:
    return TableError("day-played", "One try counts, and yours is on the board already.")
