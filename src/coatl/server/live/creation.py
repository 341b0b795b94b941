"""Tables that somebody asks for: made once, however often that is asked."""

from __future__ import annotations

import asyncio
from functools import partial

from coatl.daily.tables import plan_day
from coatl.server.live.new_tables import draw_up
from coatl.server.live.offered import OfferedBots
from coatl.server.live.own_tables import find_tables
from coatl.server.live.rooms import Rooms
from coatl.server.live.saving import Saving
from coatl.server.protocol import commands as c
from coatl.server.protocol.messages import CreatedData
from coatl.server.protocol.plain import to_plan
from coatl.server.storage.operations import create_once
from coatl.server.storage.rows import NewToken
from coatl.server.tokens import hash_token, invite_of, new_token
from coatl.tables.creation import plan_table
from coatl.tables.seats import Settings
from coatl.tables.table import Table


class Creation:
    """The tables of one server that are being made."""

    def __init__(self, saving: Saving, rooms: Rooms, offered: OfferedBots) -> None:
        self.saving = saving
        self.rooms = rooms
        self.offered = offered
        self._tasks: dict[str, asyncio.Task[CreatedData]] = {}

    async def create(self, wanted: c.NewTable, asker: str = "") -> CreatedData:
        """Make a table; asking again with the same token returns the first one.

        `asker` is the address that it comes from.
        """
        token = wanted.token or new_token()
        task = self._tasks.get(token)
        if task is None:  # or somebody asks again while the first request is under way
            task = asyncio.ensure_future(self._create(wanted, token, asker))
            self._tasks[token] = task
            task.add_done_callback(lambda _: self._tasks.pop(token, None))
        return await asyncio.shield(task)

    async def _create(self, wanted: c.NewTable, token: str, asker: str) -> CreatedData:
        seats = [to_plan(seat) for seat in wanted.seats]
        self.offered.check(wanted.game, seats)
        if wanted.day is not None:
            entry = plan_day(wanted.game, wanted.day, wanted.pace, seats)
        else:
            entry = plan_table(_settings(wanted), seats)
        table = await self._find_made(token) if wanted.token is not None else None
        if table is None:
            self.rooms.make_place()  # before anything is stored
            tokens = [NewToken(hash_token(token), "host")]
            table, write = draw_up(entry, tokens, hash_token(invite_of(token)))
            if wanted.token is not None:  # another process may have been asked the same
                write = partial(create_once, token_hash=hash_token(token), create=write)
            if await self.saving.write(write):
                self.saving.metrics.tables_made.labels(table.settings.game).inc()
            else:
                made = await self._find_made(token)
                assert made is not None
                table = made
        room = await self.rooms.find(table.id)  # bots alone begin at once
        room.asker = asker
        return {
            "table": table.id,
            "host": token,
            "invite": room.invitation() or invite_of(token),
            "commitment": table.commitment,
        }

    async def _find_made(self, token: str) -> Table | None:
        """Return the table that was made with a host's token; its rematches came later."""
        held = await find_tables(self.saving, [token])
        hosted = [table_id for table_id, seats in held.items() if None in seats]
        return (await self.rooms.find(hosted[-1])).table if hosted else None


def _settings(wanted: c.NewTable) -> Settings:
    return Settings(
        wanted.game,
        wanted.options,
        wanted.name,
        wanted.help,
        wanted.pace,
        wanted.listed,
        wanted.autostart,
        wanted.record,
        wanted.steps,
    )
