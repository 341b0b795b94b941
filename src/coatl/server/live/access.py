"""Who may do what at a table: its tokens and its invitation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from coatl.server.protocol.errors import bad_token, not_found
from coatl.server.storage.rows import Door, NewToken, StoredToken, TokenKind
from coatl.server.tokens import hash_token, matches, renewed_invite
from coatl.tables import entries as e
from coatl.tables.errors import TableError
from coatl.tables.planning import Actor
from coatl.tables.table import Table


class Access:
    """What opens one table, as hashes."""

    def __init__(self, tokens: list[StoredToken], door: Door, number: int = 0) -> None:
        self.number = number
        """How often all this has changed."""
        self.tokens = tokens
        """Those that are good; always a new list when one comes or goes: sockets notice by that."""
        self.invite = door.invite_hash or ""
        self.known = door.hashes
        """Of all tokens that open something here, or once did."""

    def actor(self, tokens: Sequence[str]) -> Actor:
        """Return who holds these tokens; an unknown one is refused."""
        seats: set[int] = set()
        is_host = False
        for number, token in enumerate(tokens):
            host = self.find(token, "host")
            mine = self.find(token, "seat")
            if host is None and mine is None:
                raise bad_token(number)
            is_host = is_host or host is not None
            if mine is not None and mine.seat is not None:
                seats.add(mine.seat)
        return Actor(frozenset(seats), is_host)

    def admit(self, tokens: Sequence[str], invite: str | None, *, is_listed: bool) -> Actor:
        """Return who asks; who has nothing to do with a private table does not learn it exists."""
        if not Door(is_listed, self.invite, self.known).is_open_to(tokens, invite):
            raise not_found()
        actor = self.actor(tokens)
        if is_listed or actor.is_host or actor.seats or self.is_invited(invite):
            return actor
        raise not_found()

    def is_invited(self, invite: str | None) -> bool:
        """Tell whether this is the table's invitation."""
        return invite is not None and matches(hash_token(invite), [self.invite]) is not None

    def find(self, token: str, kind: TokenKind) -> StoredToken | None:
        """Return what a token stands for, if it is of this kind."""
        known = {row.hash: row for row in self.tokens if row.kind == kind}
        found = matches(hash_token(token), known)
        return None if found is None else known[found]

    def check_fresh(self, token: str, seat: int | None) -> None:
        """Refuse a token that stands for anything here, but for this seat."""
        token_hash = hash_token(token)
        used = [row for row in self.tokens if row.hash == token_hash]
        if any(seat is None or row.seat != seat for row in used):
            raise TableError("token-used", "This token is in use here: make another one.")

    def revoked_by(self, entry: e.Entry | None) -> list[StoredToken]:
        """Return the tokens that hold nothing any more after an entry."""
        if not isinstance(entry, e.Leave | e.Kick):
            return []
        return [row for row in self.tokens if row.seat == entry.seat]

    def change(
        self,
        table_id: str,
        tokens: Sequence[NewToken],
        revoked: Sequence[StoredToken],
        invite: str | None,
    ) -> None:
        """Take note of what was stored."""
        if invite is not None:
            self.invite = invite
        if tokens or revoked or invite is not None:
            self.number += 1
        if tokens or revoked:
            self.known = self.known.union(row.hash for row in tokens)
            gone = {row.hash for row in revoked}
            self.tokens = [row for row in self.tokens if row.hash not in gone]
            self.tokens += [
                StoredToken(row.hash, table_id, row.kind, row.seat, 0.0, None) for row in tokens
            ]


def shut_out(table: Table, entry: e.Kick, revoked: list[StoredToken]) -> tuple[e.Kick, str]:
    """Return a kick before the game whose device may not come back, and the invitation's hash.

    The invitation is renewed, as a device could make itself a new token.
    """
    number = table.invitation + 1
    banned = tuple(sorted(row.hash for row in revoked))
    invite = hash_token(renewed_invite(table.secret, number))
    return replace(entry, invitation=number, banned=banned), invite
