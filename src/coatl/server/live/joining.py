"""Taking a seat, and moving it to another device."""

from __future__ import annotations

from functools import partial

from coatl.server.live.room import Room
from coatl.server.protocol import commands as c
from coatl.server.protocol.errors import bad_token
from coatl.server.storage.rows import NewToken
from coatl.server.tokens import hash_token, new_token
from coatl.tables.entries import Join
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor
from coatl.tables.seating import check_name, find_seat


async def join(room: Room, wanted: c.JoinTable, actor: Actor) -> tuple[int, str]:
    """Take a seat; asking again with the same token gives the same seat."""
    return await room.in_turn(partial(_join, room, wanted, actor))


async def _join(room: Room, wanted: c.JoinTable, actor: Actor) -> tuple[int, str]:
    access, table = room.access, room.table
    token = wanted.token or new_token()
    mine = access.find(token, "seat")
    if mine is not None and mine.seat is not None:
        return mine.seat, token
    access.check_fresh(token, None)
    if hash_token(token) in table.banned:
        raise TableError("kicked", "The host has taken your seat away.")
    is_invited = actor.is_host or access.is_invited(wanted.invite)
    seat = find_seat(table, wanted.seat, is_invited=is_invited)
    check_name(table, wanted.name)
    row = NewToken(hash_token(token), "seat", seat)
    await room.store(Join(seat, wanted.name, wanted.nonce), tokens=[row])
    return seat, token


async def make_recovery(room: Room, token: str) -> str:
    """Return a secret that moves the seat of a token to another device."""
    return await room.in_turn(partial(_make_recovery, room, token))


async def _make_recovery(room: Room, token: str) -> str:
    mine = room.access.find(token, "seat")
    if mine is None:
        raise bad_token()
    recovery = new_token()
    row = NewToken(hash_token(recovery), "recovery", mine.seat)
    old = [
        each for each in room.access.tokens if each.kind == "recovery" and each.seat == mine.seat
    ]
    await room.store(None, tokens=[row], revoked=old)
    return recovery


async def recover(room: Room, wanted: c.Recover) -> tuple[int, str]:
    """Move a seat to the device that asks; the device that held it holds it no more."""
    return await room.in_turn(partial(_recover, room, wanted))


async def _recover(room: Room, wanted: c.Recover) -> tuple[int, str]:
    access = room.access
    mine = access.find(wanted.recovery, "recovery")
    if mine is None or mine.seat is None:
        if wanted.token is not None:  # asked again: it has worked already
            again = access.find(wanted.token, "seat")
            if again is not None and again.seat is not None:
                return again.seat, wanted.token
        raise TableError("bad-recovery", "This recovery link has been used already.")
    token = wanted.token or new_token()
    access.check_fresh(token, mine.seat)
    old = [each for each in access.tokens if each.seat == mine.seat]
    row = NewToken(hash_token(token), "seat", mine.seat)
    await room.store(None, tokens=[row], revoked=old)
    return mine.seat, token
