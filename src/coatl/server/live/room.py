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
from coatl.server.live.loading import fold_all, load, make_access
from coatl.server.live.lobby import Lobby, changes_of
from coatl.server.live.mending import Mending
from coatl.server.live.new_tables import draw_up_rematch
from coatl.server.live.presence import Presence, Presences
from coatl.server.live.room_news import RoomNews
from coatl.server.live.saving import Operation, Saving
from coatl.server.protocol import commands as c
from coatl.server.protocol.errors import not_found
from coatl.server.protocol.messages import AckMessage
from coatl.server.protocol.plain import to_plain
from coatl.server.storage.errors import Conflict, DuplicateKey, StorageError, UnknownTable
from coatl.server.storage.news import News
from coatl.server.storage.rows import NewToken, StoredToken, TableChanges, TableRow
from coatl.server.tokens import renewed_invite
from coatl.tables import entries as e
from coatl.tables.errors import TableError
from coatl.tables.follow_up import check_length, find_follow_up, has_follow_up
from coatl.tables.planning import Actor, plan
from coatl.tables.presenting import present
from coatl.tables.seats import LOBBY, OVER
from coatl.tables.table import Table
from coatl.tables.table_data import StateMessage

T = TypeVar("T")
log = structlog.get_logger()
MOST_RACES = 20
"""So often something is planned again because another process was quicker."""
FOLLOW_SECONDS = 1.0
"""Who has stored something does what follows from it; after so long, whoever has heard of it."""


class Moved(Exception):
    """The table has come further than what was planned for: by another process."""


@dataclass(frozen=True, slots=True)
class Services:
    """What all rooms of a server share."""

    saving: Saving
    bus: Bus
    lobby: Lobby
    mending: Mending
    bot_turns: BotTurns
    presences: Presences


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
        self.told_of: tuple[Any, ...] = ()
        """What that was made from."""
        self.counsels: dict[int, Counsel] = {}
        """The hint that each seat was given last: it holds while the seat follows it."""
        self.is_told_elsewhere = False
        """Whether another process has stored something and tells the lobby, if it still lives."""
        self._must_reload = False
        self._said: dict[str, Any] = {}
        """Who is here, as those who are connected were told."""
        self.under_way: set[asyncio.Future[Any]] = set()
        self.news = RoomNews(self)
        self.close = services.bus.subscribe(table.id, self.news.hear)
        """Called when nobody needs the room any more."""

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
        self.services.presences.share(self)

    @property
    def is_busy(self) -> bool:
        """Whether somebody is connected or something under way: then the room must be kept."""
        return (
            bool(self.presence.holders or self.presence.is_awaited or self.under_way)
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

    def tell_presence(self, *, is_repeated: bool = False) -> None:
        """Tell who is connected here that somebody has come or gone.

        If somebody else has only said again who is there, it may be that nothing has changed.
        """
        here = [self.presence.is_here(seat) for seat in range(len(self.table.seats))]
        said = {"type": "presence", "here": here, "spectators": self.presence.watching}
        if said != self._said or not is_repeated:
            self._said = said
            self.services.bus.tell(self.table.id, Note(said))

    def note_presence(self) -> None:
        """Tell everybody everywhere that somebody has come or gone."""
        self.tell_presence()
        self.services.presences.share(self)

    async def in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        """Carry something out alone and to its end, even if who asked for it has gone."""
        task = asyncio.create_task(self._alone(work))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return await asyncio.shield(task)

    async def _alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something; if others have stored something meanwhile, again from where things are.

        Nobody is refused because of what this process has not heard of yet.
        """
        async with self.lock:
            await self._refresh()
            is_sure = not self.services.bus.is_shared
            for _ in range(MOST_RACES):
                try:
                    return await work()
                except Moved:
                    await self.news.catch_up()
                    is_sure = True
                except TableError:
                    if is_sure or self._must_reload or not await self.news.catch_up():
                        raise
                    is_sure = True
            raise TableError("stale", "The table has moved on; look again.")

    async def submit(
        self, command: c.Command, actor: Actor, admit: Callable[[], Actor] | None = None
    ) -> AckMessage:
        """Carry out a command, once: acknowledged means stored.

        `admit` tells who asks if that has to be found out again, as tokens have changed.
        """
        tokens = self.access.tokens
        return await self.in_turn(partial(self._submit, command, actor, tokens, admit))

    async def _submit(
        self,
        command: c.Command,
        actor: Actor,
        tokens: list[StoredToken],
        admit: Callable[[], Actor] | None,
    ) -> AckMessage:
        if admit is not None and tokens is not self.access.tokens:
            actor = admit()
        asked = asked_for(command)
        before = find_repeated(self.table, command, actor, asked)
        if before is not None:
            return make_ack(command, before, repeated=True)
        rematch: Operation[Any] | None = None
        entry: e.Entry
        if isinstance(command, c.RematchCommand):
            tokens, invite = self.access.tokens, self.access.invite or None
            made, rematch = draw_up_rematch(self.table, tokens, invite)
            entry = e.Rematch(command.seat, made.id)
        else:
            entry = plan(self.table, actor, to_plain(command), self.presence.is_around)
        revoked = self.access.revoked_by(entry)
        invite = None
        if isinstance(entry, e.Kick) and self.table.status == LOBBY:
            entry, invite = shut_out(self.table, entry, revoked)
        key = stored_key(command, asked)
        await self.store(entry, key, revoked=revoked, rematch=rematch, invite=invite)
        return make_ack(command, self.table.version_for(command.seat), repeated=False)

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
        check_length(self.table, entry)
        saving = self.services.saving
        try:
            await saving.add(
                *(self.table, entry, now, key, tokens, revoked, rematch, invite),
                door=self.access.number,
            )
        except (Conflict, DuplicateKey, StorageError, UnknownTable) as error:
            raise self.failed(error) from None
        if rematch is not None:
            saving.metrics.tables_made.labels(self.table.settings.game).inc()
        self.access.change(self.table.id, tokens, revoked, invite)
        self.carry_out(entry, now, key)
        await self.try_follow_up()

    def failed(self, error: BaseException) -> Exception:
        """Return what it means that something could not be stored."""
        if isinstance(error, UnknownTable):
            return not_found()
        if isinstance(error, Conflict | DuplicateKey):
            return Moved()
        assert isinstance(error, StorageError)
        # It may be stored after all: load the table again before anything else.
        self._must_reload = True
        self.services.mending.mend(self)
        return self.services.saving.failed(error)

    def carry_out(self, entry: e.Entry | None, at: float, key: str) -> None:
        """Carry out what was stored, and tell everybody."""
        if entry is not None:
            was_over = self.table.status == OVER
            self.table.fold(entry, at=at, key=key)
            if self.table.status == OVER and not was_over:
                metrics = self.services.saving.metrics
                metrics.games_over.labels(self.table.settings.game).inc()
        self.used_at = self.changed_at = time.monotonic()
        self.services.lobby.note_change(self)
        is_seen = entry is None or self.table.version_seq(None) == self.table.seq
        self.services.bus.publish(self.table.id, self._note(None if is_seen else entry))

    def _note(self, unseen: e.Entry | None = None) -> Note:
        """Return how far the table has come; `unseen` is what others cannot see of it."""
        seat = None if unseen is None else unseen.seat
        return Note(seq=self.table.seq, door=self.access.number, seat=seat)

    # What other processes have stored

    def hear_of(self, seq: int, door: int) -> None:
        """Read on, in the background, if a table has come further than it is here."""
        self.news.hear_of(seq, door)

    async def look(self) -> None:
        """See to it that this shows all that was stored before, by any process."""
        await self.news.look()

    def fold_news(self, news: News) -> None:
        """Carry out what others have stored; only in turn."""
        table = self.table
        self._must_reload = True  # unless all of it works
        fold_all(table, news.entries)
        self._must_reload = False
        if news.tokens is not None:
            listed = table.settings.listed
            self.access = make_access(news.tokens, listed, news.invite_hash, news.door)
        self.changed_at = time.monotonic()  # used elsewhere: that keeps it in memory there alone
        self.services.lobby.note_news(self)
        self.services.bus.tell(table.id, self._note())
        if has_follow_up(table):
            self.services.mending.mend(self, FOLLOW_SECONDS)

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

    async def try_follow_up(self) -> None:
        """Do what follows by itself; what fails is done again later."""
        try:
            await self._follow_up()
        except TableError as error:  # what was asked for is stored; the rest is mended
            log.warning("a follow-up waits", table=self.table.id, code=error.code)
        except Moved:  # another process was quicker
            self.services.mending.mend(self)

    async def _follow_up(self) -> None:
        """Begin when all are ready, pass for who can do nothing else, wake the bots."""
        entry = find_follow_up(self.table)
        if entry is not None:
            await self.store(entry)
        else:
            self.services.bot_turns.wake(self)

    @property
    def must_reload(self) -> bool:
        """Whether what is in memory may differ from what is stored."""
        return self._must_reload

    async def _refresh(self) -> None:
        """Load the table again if what is in memory may differ from what is stored."""
        if self._must_reload:
            loaded = await load(self.services.saving, self.table.id)
            self.table, self.access = loaded.table, loaded.access
            self.services.bus.publish(self.table.id, self._note())
            self.services.lobby.note_change(self)
            self._must_reload = False
            await self.try_follow_up()  # what failed before may have been stored after all


def make_ack(command: c.Command, version: int, *, repeated: bool) -> AckMessage:
    """Acknowledge a command, with the version that it made for who sent it."""
    return {
        "type": "ack",
        "key": command.key,
        "seat": command.seat,
        "version": version,
        "repeated": repeated,
    }
