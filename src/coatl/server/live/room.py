"""A table in memory: commands one after the other, stored first and then carried out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import structlog

from coatl.bots.counsel import Counsel
from coatl.server.live.access import Access, shut_out
from coatl.server.live.bot_turns import BotTurns
from coatl.server.live.bus import Bus, Note
from coatl.server.live.keys import asked_for, find_repeated, stored_key
from coatl.server.live.loading import load
from coatl.server.live.lobby import Lobby, changes_of
from coatl.server.live.mending import Mending
from coatl.server.live.new_tables import draw_up_rematch
from coatl.server.live.presence import Presence
from coatl.server.live.saving import Operation, Saving
from coatl.server.protocol import commands as c
from coatl.server.protocol.errors import not_found
from coatl.server.protocol.messages import AckMessage
from coatl.server.storage.errors import Conflict, DuplicateKey, StorageError, UnknownTable
from coatl.server.storage.rows import NewToken, StoredToken, TableChanges, TableRow
from coatl.server.tokens import renewed_invite
from coatl.tables import entries as e
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor, check_start, plan
from coatl.tables.presenting import present
from coatl.tables.seats import LOBBY
from coatl.tables.table import Table
from coatl.tables.table_data import StateMessage

T = TypeVar("T")
log = structlog.get_logger()
MOST_ENTRIES = 50_000
"""No game needs so many; who takes steps back and forth for ever is stopped here."""
FINISHING = (type(None), e.Start, e.Step, e.Commit, e.Play, e.Resign, e.Rematch)
"""What goes on even then, so that the game can end."""


@dataclass(frozen=True, slots=True)
class Services:
    """What all rooms of a server share."""

    saving: Saving
    bus: Bus
    lobby: Lobby
    mending: Mending
    bot_turns: BotTurns


class Room:
    """One table that somebody uses; at most one a table and process."""

    def __init__(
        self, services: Services, table: Table, access: Access, presence: Presence
    ) -> None:
        self.services = services
        self.table = table
        self.access = access
        self.presence = presence
        self.lock = asyncio.Lock()
        self.used_at = time.monotonic()
        self.changed_at = 0.0
        """When the table changed last, by this process's clock."""
        self.asker = ""
        """The address that has used the table last: bots think on its account."""
        self.told: TableChanges | None = None
        """What the lobby was told of this table."""
        self.counsels: dict[int, Counsel] = {}
        """The hint that each seat was given last: it holds while the seat follows it."""
        self._must_reload = False
        self._under_way: set[asyncio.Task[Any]] = set()

    # Who

    def admit(self, tokens: Sequence[str], invite: str | None) -> Actor:
        """Return who asks; who has nothing to do with a private table does not learn it exists."""
        return self.access.admit(tokens, invite, is_listed=self.table.settings.listed)

    def invitation(self) -> str | None:
        """Return the invitation, if it was renewed; the first one only its host can tell."""
        number = self.table.invitation
        return renewed_invite(self.table.secret, number) if number else None

    def note_seen(self, actor: Actor) -> None:
        """Remember that a program without a socket was here."""
        self.used_at = time.monotonic()
        self.presence.note_seen(actor)

    @property
    def is_busy(self) -> bool:
        """Whether somebody is connected or something under way: then the room must be kept."""
        return (
            bool(self.presence.holders or self._under_way)
            or self.services.mending.is_mending(self)
            or self.services.bot_turns.is_busy(self.table.id)
        )

    @property
    def is_in_doubt(self) -> bool:
        """Whether something may be stored, or shown in the lobby, that differs from this."""
        return self._must_reload or self.told is None

    # What

    def present(self, reader: int | None, since: int | None = None) -> StateMessage:
        """Return the table for a reader: all of it, or what is new since a version."""
        return present(self.table, reader, self.presence.is_here, since)

    def say(self, message: dict[str, Any]) -> None:
        """Tell all who are connected something that is not kept."""
        self.services.bus.publish(self.table.id, Note(message))

    async def in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        """Carry something out alone and to its end, even if who asked for it has gone."""
        task = asyncio.ensure_future(self._alone(work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _alone(self, work: Callable[[], Awaitable[T]]) -> T:
        async with self.lock:
            await self._refresh()
            return await work()

    async def submit(self, command: c.Command, actor: Actor) -> AckMessage:
        """Carry out a command, once: acknowledged means stored."""
        return await self.in_turn(partial(self._submit, command, actor))

    async def _submit(self, command: c.Command, actor: Actor) -> AckMessage:
        asked = asked_for(command)
        before = find_repeated(self.table, command, actor, asked)
        if before is not None:
            return _ack(command, before, repeated=True)
        rematch: Operation[Any] | None = None
        entry: e.Entry
        if isinstance(command, c.RematchCommand):
            tokens, invite = self.access.tokens, self.access.invite or None
            made, rematch = draw_up_rematch(self.table, tokens, invite)
            entry = e.Rematch(command.seat, made.id)
        else:
            entry = plan(self.table, actor, c.to_plain(command), self.presence.is_around)
        revoked = self.access.revoked_by(entry)
        invite = None
        if isinstance(entry, e.Kick) and self.table.status == LOBBY:
            entry, invite = shut_out(self.table, entry, revoked)
        key = stored_key(command, asked)
        await self.store(entry, key, revoked=revoked, rematch=rematch, invite=invite)
        return _ack(command, self.table.version_for(command.seat), repeated=False)

    async def play(self, seat: int, actions: list[int], own_steps: int) -> bool:
        """Carry out what a bot has decided, unless the seat's situation has changed meanwhile."""
        return await self.in_turn(partial(self._play, seat, actions, own_steps))

    async def _play(self, seat: int, actions: list[int], own_steps: int) -> bool:
        table = self.table
        if table.bot_to_move() is None or not table.seats[seat].is_automatic:
            return False
        assert table.match is not None
        if seat not in table.match.state.acting or table.match.count_steps(seat) != own_steps:
            return False
        await self.store(e.Play(seat, tuple(actions)))
        return True

    # Storing

    async def store(
        self,
        entry: e.Entry | None,
        key: str = "",
        *,
        tokens: Sequence[NewToken] = (),
        revoked: Sequence[StoredToken] = (),
        rematch: Operation[Any] | None = None,
        invite: str | None = None,
    ) -> None:
        """Store an entry, then carry it out and what follows from it by itself; only in turn."""
        now = time.time()
        if self.table.seq >= MOST_ENTRIES and not isinstance(entry, FINISHING):
            raise TableError("too-long", "Too much has happened at this table.")
        saving = self.services.saving
        try:
            await saving.add(self.table, entry, now, key, tokens, revoked, rematch, invite)
        except UnknownTable:
            raise not_found() from None
        except (Conflict, DuplicateKey):
            self._must_reload = True
            await self._refresh()
            raise TableError("stale", "The table has moved on; look again.") from None
        except StorageError as error:
            # It may be stored after all: load the table again before anything else.
            self._must_reload = True
            self.services.mending.mend(self)
            raise saving.failed(error) from None
        self.access.change(self.table.id, tokens, revoked, invite)
        if entry is not None:
            self.table.fold(entry, at=now, key=key)
        self.used_at = self.changed_at = time.monotonic()
        self.services.lobby.note_change(self)
        self.services.bus.publish(self.table.id, Note())
        await self._try_follow_up()

    def take_up(self, row: TableRow) -> None:
        """Begin with a table that was just loaded; `row` is what the lobby shows of it."""
        self.told = {**changes_of(self.table), "status": row.status, "summary": row.summary}
        if self.table.settings.listed:
            self.told["updated_at"] = row.updated_at
        self.services.lobby.note_change(self)
        self.services.mending.mend(self)

    async def settle(self) -> None:
        """Do what follows by itself from where the table stands."""
        await self.in_turn(self._settle)

    async def _settle(self) -> None:
        self.services.lobby.note_change(self)
        await self._follow_up()

    async def _try_follow_up(self) -> None:
        try:
            await self._follow_up()
        except TableError as error:  # what was asked for is stored; the rest is mended
            log.warning("a follow-up waits", table=self.table.id, code=error.code)

    async def _follow_up(self) -> None:
        """Begin when all are ready, pass for who can do nothing else, wake the bots."""
        table = self.table
        if table.status == LOBBY and table.settings.autostart:
            try:
                check_start(table)
            except TableError:
                return
            await self.store(e.Start(None))
        elif (seat := table.forced_pass()) is not None:
            assert table.match is not None
            await self.store(e.Play(seat, tuple(table.match.state.legal_actions(seat))))
        else:
            self.services.bot_turns.wake(self)

    async def _refresh(self) -> None:
        """Load the table again if what is in memory may differ from what is stored."""
        if self._must_reload:
            loaded = await load(self.services.saving, self.table.id)
            self.table, self.access = loaded.table, loaded.access
            self.services.bus.publish(self.table.id, Note())
            self.services.lobby.note_change(self)
            self._must_reload = False
            await self._try_follow_up()  # what failed before may have been stored after all


def _ack(command: c.Command, version: int, *, repeated: bool) -> AckMessage:
    return {
        "type": "ack",
        "key": command.key,
        "seat": command.seat,
        "version": version,
        "repeated": repeated,
    }
