"""A table in memory: commands one after the other, stored first and then carried out."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import structlog
from sqlalchemy import Connection

from coatl.bots.counsel import Counsel
from coatl.server.live.bus import Note
from coatl.server.protocol import commands as c
from coatl.server.protocol.errors import bad_token, not_found
from coatl.server.protocol.messages import AckMessage
from coatl.server.storage.errors import Conflict, DuplicateKey, StorageError, UnknownTable
from coatl.server.storage.rows import Door, NewToken, StoredToken, TableChanges, hash_token
from coatl.server.tokens import matches, new_token, renewed_invite
from coatl.tables import entries as e
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor, check_start, plan
from coatl.tables.presenting import present
from coatl.tables.seating import check_name, find_seat
from coatl.tables.seats import LOBBY
from coatl.tables.table import Table
from coatl.tables.table_data import StateMessage

if TYPE_CHECKING:
    from coatl.server.live.hub import Hub

T = TypeVar("T")
log = structlog.get_logger()
MOST_ENTRIES = 50_000
"""No game needs so many; who takes steps back and forth for ever is stopped here."""
FINISHING = (type(None), e.Start, e.Step, e.Commit, e.Play, e.Resign, e.Rematch)
"""What goes on even then, so that the game can end."""
SEEN_SECONDS = 30.0
"""So long after its last request a program without a socket counts as present."""


class Room:
    """One table that somebody uses; at most one a table and process."""

    def __init__(self, hub: Hub, table: Table, tokens: list[StoredToken], door: Door) -> None:
        self.hub = hub
        self.table = table
        self.tokens = tokens
        self.invite = door.invite_hash or ""
        """The hash of the invitation."""
        self.known = door.hashes
        """Hashes of all tokens that open something here, or once did."""
        self.lock = asyncio.Lock()
        self.holders: dict[object, frozenset[int]] = {}
        """The seats that each open socket holds."""
        self.used_at = time.monotonic()
        self.changed_at = 0.0
        """When the table changed last, by this process's clock."""
        self.asker = ""
        """The address that has used the table last: bots think on its account."""
        self.told: TableChanges | None = None
        """What the lobby was told of this table."""
        self.counsels: dict[int, Counsel] = {}
        """The hint that each seat was given last: it holds while the seat follows it."""
        self._seen_at: dict[int, float] = {}
        self._left_at: dict[int, float] = {}
        self._must_reload = False
        self._under_way: set[asyncio.Task[Any]] = set()

    # Who

    def actor(self, tokens: Sequence[str]) -> Actor:
        """Return who holds these tokens; an unknown one is refused."""
        seats: set[int] = set()
        is_host = False
        for number, token in enumerate(tokens):
            host = self._find(token, ("host",))
            mine = self._find(token, ("seat",))
            if host is None and mine is None:
                raise bad_token(number)
            is_host = is_host or host is not None
            if mine is not None and mine.seat is not None:
                seats.add(mine.seat)
        return Actor(frozenset(seats), is_host)

    def admit(self, tokens: Sequence[str], invite: str | None) -> Actor:
        """Return who asks; who has nothing to do with a private table does not learn it exists."""
        door = Door(self.table.settings.listed, self.invite, self.known)
        if not door.is_open_to(tokens, invite):
            raise not_found()
        actor = self.actor(tokens)
        if not self.may_watch(actor, invite):
            raise not_found()
        return actor

    def may_watch(self, actor: Actor, invite: str | None) -> bool:
        """Tell whether somebody may see this table at all."""
        if self.table.settings.listed or actor.is_host or actor.seats:
            return True
        return invite is not None and self.is_invited(invite)

    def is_invited(self, invite: str | None) -> bool:
        """Tell whether this is the table's invitation."""
        return invite is not None and matches(hash_token(invite), [self.invite]) is not None

    def invitation(self) -> str | None:
        """Return the invitation, if it was renewed; the first one only its host can tell."""
        number = self.table.invitation
        return renewed_invite(self.table.secret, number) if number else None

    def is_here(self, seat: int) -> bool:
        """Tell whether a device that holds a seat is connected, or was a moment ago."""
        if any(seat in seats for seats in self.holders.values()):
            return True
        return time.monotonic() - self._seen_at.get(seat, -SEEN_SECONDS) < SEEN_SECONDS

    def is_around(self, seat: int) -> bool:
        """Tell whether a seat's device is here or may be back at once: a connection can break."""
        absence = self.hub.settings.absence_seconds
        return self.is_here(seat) or time.monotonic() - self._left_at.get(seat, -absence) < absence

    def note_left(self, actor: Actor) -> None:
        """Remember that a socket has gone."""
        for seat in actor.seats:
            self._left_at[seat] = time.monotonic()

    def note_seen(self, actor: Actor) -> None:
        """Remember that a program without a socket was here."""
        self.used_at = time.monotonic()
        for seat in actor.seats:
            self._seen_at[seat] = self.used_at

    @property
    def is_busy(self) -> bool:
        """Whether somebody is connected or something under way: then the room must be kept."""
        return bool(self.holders or self._under_way)

    @property
    def is_in_doubt(self) -> bool:
        """Whether something may be stored, or shown in the lobby, that differs from this."""
        return self._must_reload or self.told is None

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something out to its end, even if who asked for it has gone."""
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    def _find(self, token: str, kinds: tuple[str, ...]) -> StoredToken | None:
        known = {row.hash: row for row in self.tokens if row.kind in kinds}
        found = matches(hash_token(token), known)
        return None if found is None else known[found]

    def _check_fresh(self, token: str, seat: int | None) -> None:
        """Refuse a token that stands for anything here, but for this seat."""
        token_hash = hash_token(token)
        used = [row for row in self.tokens if row.hash == token_hash]
        if any(seat is None or row.seat != seat for row in used):
            raise TableError("token-used", "This token is in use here: make another one.")

    # What

    def present(self, reader: int | None, since: int | None = None) -> StateMessage:
        """Return the table for a reader: all of it, or what is new since a version."""
        return present(self.table, reader, self.is_here, since)

    async def submit(self, command: c.Command, actor: Actor) -> AckMessage:
        """Carry out a command, once: acknowledged means stored."""
        return await self._finish(self._submit(command, actor))

    async def _submit(self, command: c.Command, actor: Actor) -> AckMessage:
        async with self.lock:
            await self._refresh()
            asked = _asked(command)
            before = self._repeated(command, actor, asked)
            if before is not None:
                return self._ack(command, before, repeated=True)
            also = None
            entry: e.Entry
            if isinstance(command, c.RematchCommand):
                entry, also = self.hub.plan_rematch(self, command)
            else:
                entry = plan(self.table, actor, c.to_plain(command), self.is_around)
            revoked = self._revoked(entry)
            invite = None
            if isinstance(entry, e.Kick) and self.table.status == LOBBY:
                entry, invite = self._shut_out(entry, revoked)
            key = f"{_full_key(command)}#{asked}"
            await self._store(entry, key, revoked=revoked, also=also, invite=invite)
            version = self.table.version_for(command.seat)
            return self._ack(command, version, repeated=False)

    async def join(self, wanted: c.JoinTable, actor: Actor) -> tuple[int, str]:
        """Take a seat; asking again with the same token gives the same seat."""
        return await self._finish(self._join(wanted, actor))

    async def _join(self, wanted: c.JoinTable, actor: Actor) -> tuple[int, str]:
        async with self.lock:
            await self._refresh()
            token = wanted.token or new_token()
            mine = self._find(token, ("seat",))
            if mine is not None and mine.seat is not None:
                return mine.seat, token
            self._check_fresh(token, None)
            if hash_token(token) in self.table.banned:
                raise TableError("kicked", "The host has taken your seat away.")
            is_invited = actor.is_host or self.is_invited(wanted.invite)
            seat = find_seat(self.table, wanted.seat, is_invited=is_invited)
            check_name(self.table, wanted.name)
            row = NewToken(hash_token(token), "seat", seat)
            await self._store(e.Join(seat, wanted.name, wanted.nonce), tokens=[row])
            return seat, token

    async def make_recovery(self, token: str) -> str:
        """Return a secret that moves the seat of a token to another device."""
        return await self._finish(self._make_recovery(token))

    async def _make_recovery(self, token: str) -> str:
        async with self.lock:
            await self._refresh()
            mine = self._find(token, ("seat",))
            if mine is None:
                raise bad_token()
            recovery = new_token()
            row = NewToken(hash_token(recovery), "recovery", mine.seat)
            old = [
                each for each in self.tokens if each.kind == "recovery" and each.seat == mine.seat
            ]
            await self._store(None, tokens=[row], revoked=old)
            return recovery

    async def recover(self, wanted: c.Recover) -> tuple[int, str]:
        """Move a seat to the device that asks; the device that held it holds it no more."""
        return await self._finish(self._recover(wanted))

    async def _recover(self, wanted: c.Recover) -> tuple[int, str]:
        async with self.lock:
            await self._refresh()
            mine = self._find(wanted.recovery, ("recovery",))
            if mine is None or mine.seat is None:
                if wanted.token is not None:  # asked again: it has worked already
                    again = self._find(wanted.token, ("seat",))
                    if again is not None and again.seat is not None:
                        return again.seat, wanted.token
                raise TableError("bad-recovery", "This recovery link has been used already.")
            token = wanted.token or new_token()
            self._check_fresh(token, mine.seat)
            old = [each for each in self.tokens if each.seat == mine.seat]
            row = NewToken(hash_token(token), "seat", mine.seat)
            await self._store(None, tokens=[row], revoked=old)
            return mine.seat, token

    async def play(self, seat: int, actions: list[int], own_steps: int) -> bool:
        """Carry out what a bot has decided, unless the seat's situation has changed meanwhile."""
        return await self._finish(self._play(seat, actions, own_steps))

    async def _play(self, seat: int, actions: list[int], own_steps: int) -> bool:
        async with self.lock:
            await self._refresh()
            table = self.table
            if table.bot_to_move() is None or not table.seats[seat].is_automatic:
                return False
            assert table.match is not None
            if seat not in table.match.state.acting or table.match.count_steps(seat) != own_steps:
                return False
            await self._store(e.Play(seat, tuple(actions)))
            return True

    def say(self, message: dict[str, Any]) -> None:
        """Tell all who are connected something that is not kept."""
        self.hub.bus.publish(self.table.id, Note(message))

    # Storing

    async def _store(
        self,
        entry: e.Entry | None,
        key: str = "",
        *,
        tokens: Sequence[NewToken] = (),
        revoked: Sequence[StoredToken] = (),
        also: Callable[[Connection], Any] | None = None,
        invite: str | None = None,
    ) -> None:
        """Store an entry, then carry it out and what follows from it by itself."""
        now = time.time()
        if self.table.seq >= MOST_ENTRIES and not isinstance(entry, FINISHING):
            raise TableError("too-long", "Too much has happened at this table.")
        try:
            await self.hub.save(self, entry, now, key, tokens, revoked, also, invite)
        except UnknownTable:
            raise not_found() from None
        except (Conflict, DuplicateKey):
            self._must_reload = True
            await self._refresh()
            raise TableError("stale", "The table has moved on; look again.") from None
        except StorageError as error:
            self._doubt()
            raise self.hub.storage_failed(error) from None
        if invite is not None:
            self.invite = invite
        if tokens or revoked:  # always a new list: sockets notice by that
            self.known = self.known.union(row.hash for row in tokens)
            gone = {row.hash for row in revoked}
            self.tokens = [row for row in self.tokens if row.hash not in gone]
            self.tokens += [stored_token(row, self.table.id) for row in tokens]
        if entry is not None:
            self.table.fold(entry, at=now, key=key)
        self.used_at = self.changed_at = time.monotonic()
        self.hub.note_change(self)
        self.hub.bus.publish(self.table.id, Note())
        await self._try_follow_up()

    def _doubt(self) -> None:
        """Load the table again before anything else: a failed change may be stored after all."""
        self._must_reload = True
        self.hub.mend(self)

    async def settle(self) -> None:
        """Do what follows by itself from where the table stands."""
        await self._finish(self._settle())

    async def _settle(self) -> None:
        async with self.lock:
            await self._refresh()
            self.hub.note_change(self)
            await self._follow_up()

    async def _try_follow_up(self) -> None:
        try:
            await self._follow_up()
        except TableError as error:  # what was asked for is stored; the hub sees to the rest
            log.warning("a follow-up waits", table=self.table.id, code=error.code)

    async def _follow_up(self) -> None:
        """Begin when all are ready, pass for who can do nothing else, wake the bots."""
        table = self.table
        if table.status == LOBBY and table.settings.autostart:
            try:
                check_start(table)
            except TableError:
                return
            await self._store(e.Start(None))
        elif (seat := table.forced_pass()) is not None:
            assert table.match is not None
            await self._store(e.Play(seat, tuple(table.match.state.legal_actions(seat))))
        else:
            self.hub.wake_bots(self)

    async def _refresh(self) -> None:
        """Load the table again if what is in memory may differ from what is stored."""
        if self._must_reload:
            await self.hub.reload(self)
            self._must_reload = False
            await self._try_follow_up()  # what failed before may have been stored after all

    def adopt(self, table: Table, tokens: list[StoredToken], door: Door) -> None:
        """Become what was loaded."""
        self.table, self.tokens = table, tokens
        self.invite, self.known = door.invite_hash or "", door.hashes
        self.hub.bus.publish(table.id, Note())

    # Keys

    def _repeated(self, command: c.Command, actor: Actor, asked: str) -> int | None:
        """Return the version that this very command made when it was carried out before."""
        if command.seat is not None:
            actor.hold(command.seat)
        elif not (actor.is_host or actor.seats):
            raise bad_token()
        known = self.table.keys.get(_full_key(command))
        if known is None:
            return None
        if known[0] != asked:
            raise TableError("key-reused", "This key belongs to another command.", key=command.key)
        return known[1]

    def _ack(self, command: c.Command, version: int, *, repeated: bool) -> AckMessage:
        return {
            "type": "ack",
            "key": command.key,
            "seat": command.seat,
            "version": version,
            "repeated": repeated,
        }

    def _shut_out(self, entry: e.Kick, revoked: list[StoredToken]) -> tuple[e.Kick, str]:
        """Return a kick before the game whose device may not come back, and the invitation's hash.

        The invitation is renewed, as a device could make itself a new token.
        """
        number = self.table.invitation + 1
        banned = tuple(sorted(row.hash for row in revoked))
        invite = hash_token(renewed_invite(self.table.secret, number))
        return replace(entry, invitation=number, banned=banned), invite

    def _revoked(self, entry: e.Entry) -> list[StoredToken]:
        """Return the tokens that hold nothing any more after an entry."""
        if not isinstance(entry, e.Leave | e.Kick):
            return []
        return [row for row in self.tokens if row.seat == entry.seat]


def _full_key(command: c.Command) -> str:
    return f"{'host' if command.seat is None else command.seat}/{command.key}"


def _asked(command: c.Command) -> str:
    """Return what a command asks for, as a short hash: its key stands for this and nothing else."""
    return hashlib.sha256(command.model_dump_json(exclude={"key"}).encode()).hexdigest()[:16]


def stored_token(token: NewToken, table: str) -> StoredToken:
    """Return a token as it is kept in memory."""
    return StoredToken(token.hash, table, token.kind, token.seat, 0.0, None)
