"""A table in the page's memory: commands one after the other, stored first and then carried out."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from coatl.bots.counsel import Counsel
from coatl.core.commitment import make_secret
from coatl.local.effects import Load, Store, Task, Write
from coatl.local.forms import asked_for, read_command, read_key, read_name, read_nonce, read_seat
from coatl.local.stored import HOST, read_table, write_head, write_row
from coatl.local.thinking import COACH, Thinking
from coatl.tablebots.hint_data import AdviceData, HintMessage
from coatl.tablebots.hints import ask_for_advice, ask_for_hint, show_advice, show_hint
from coatl.tablebots.turns import is_still_wanted, pause_of
from coatl.tables import entries as e
from coatl.tables.creation import plan_rematch
from coatl.tables.errors import bad_token, not_found, stale
from coatl.tables.follow_up import check_length, find_follow_up
from coatl.tables.keys import find_repeated, stored_key
from coatl.tables.planning import Actor, plan
from coatl.tables.presenting import everybody, present
from coatl.tables.seating import check_name, find_seat
from coatl.tables.seats import OVER
from coatl.tables.table import Table
from coatl.tables.table_data import StateMessage


@dataclass(frozen=True, slots=True)
class Planned:
    """A turn that a bot has thought out and that waits for its moment."""

    seat: int
    own_steps: int
    actions: tuple[int, ...]


class Room:
    """One table that somebody at this device uses."""

    def __init__(self, table: Table, tokens: dict[str, int], milliseconds: float) -> None:
        self.table = table
        self.tokens = tokens
        self.thinking = Thinking(milliseconds)
        self.counsels: dict[int, Counsel] = {}
        self.planned: Planned | None = None
        self.changed_at = time.monotonic()
        self.is_recorded = table.status == OVER
        """Whether the record of the finished game is stored."""

    # Who

    def actor(self, tokens: Sequence[str]) -> Actor:
        """Return who holds these tokens; an unknown one is refused."""
        seats: set[int] = set()
        is_host = False
        for number, token in enumerate(tokens):
            held = self.tokens.get(token)
            if held is None:
                raise bad_token(number)
            is_host = is_host or held == HOST
            if held != HOST:
                seats.add(held)
        return Actor(frozenset(seats), is_host)

    def present(self, reader: int | None, since: int | None = None) -> StateMessage:
        """Return the table for a reader: all of it, or what is new since a version."""
        return present(self.table, reader, everybody, since)

    # What

    def join(self, data: Mapping[str, Any]) -> Task[dict[str, Any]]:
        """Take a seat; asking again with the same token gives the same seat."""
        table, token = self.table, str(data.get("token"))
        name, nonce = read_name(data.get("name")), read_nonce(data.get("nonce"))
        wanted = data.get("seat")
        seat = self.tokens.get(token)
        if seat is None:
            number = None if wanted is None else read_seat(wanted)
            seat = find_seat(table, number, is_invited=True)
            check_name(table, name)
            yield from self.store(e.Join(seat, name, nonce), tokens={**self.tokens, token: seat})
        return {"table": table.id, "seat": seat, "token": token}

    def submit(self, data: Mapping[str, Any], actor: Actor) -> Task[dict[str, Any]]:
        """Carry out a command, once: acknowledged means stored."""
        key, asked = read_key(data), asked_for(data)
        seat = data.get("seat")
        before = find_repeated(self.table, actor, seat, key, asked)
        if before is not None:
            return acknowledge(key, seat, before, repeated=True)
        if data.get("type") == "rematch":
            yield from self._rematch(seat, stored_key(seat, key, asked))
        else:
            entry = plan(self.table, actor, read_command(data), everybody)
            tokens = self.tokens
            if isinstance(entry, e.Leave | e.Kick):
                tokens = {token: held for token, held in tokens.items() if held != entry.seat}
            yield from self.store(entry, stored_key(seat, key, asked), tokens=tokens)
        return acknowledge(key, seat, self.table.version_for(seat))

    def _rematch(self, seat: int | None, key: str) -> Task[None]:
        create = plan_rematch(self.table)
        count = len(self.table.seats)
        tokens = {
            token: held if held == HOST else (held + 1) % count
            for token, held in self.tokens.items()
        }
        made, write = draw_up(new_table_id(make_secret()), create, tokens)
        yield from self.store(e.Rematch(seat, made.id), key, also=(write,))

    def store(
        self,
        entry: e.Entry,
        key: str = "",
        *,
        tokens: dict[str, int] | None = None,
        also: tuple[Write, ...] = (),
    ) -> Task[None]:
        """Store an entry, then carry it out, and what follows from it by itself."""
        table, now = self.table, time.time()
        check_length(table, entry)
        is_new = tokens is not None and tokens != self.tokens
        head = write_head(table, tokens) if is_new and tokens is not None else None
        row = write_row(entry, now, key or None)
        is_stored = yield Store((Write(table.id, table.seq, (row,), head), *also))
        if not is_stored:  # another page of this device was faster
            yield from self.reload()
            raise stale(self.table.version_for(entry.seat))
        if tokens is not None:
            self.tokens = tokens
        table.fold(entry, at=now, key=key or None)
        self.changed_at = time.monotonic()
        yield from self.follow_up()

    def follow_up(self) -> Task[None]:
        """Begin when all are ready, pass for who has no choice, keep the record of the end."""
        table = self.table
        if (entry := find_follow_up(table)) is not None:
            yield from self.store(entry)
        elif table.status == OVER and not self.is_recorded:
            self.is_recorded = True
            yield Store((Write(table.id, table.seq, (), write_head(table, self.tokens)),))

    def reload(self) -> Task[None]:
        """Read the table again: something was stored that is not in memory."""
        stored = yield Load(self.table.id)
        if stored is None:
            raise not_found()
        self.table, self.tokens = read_table(stored)
        self.planned = None
        self.changed_at = time.monotonic()

    # Bots

    def play_bot(self) -> Task[float | None]:
        """Let the bot whose turn it is think, and move when its moment has come.

        Returns how many seconds to wait for that; None if nothing has to be waited for.
        """
        table = self.table
        seat = table.bot_to_move()
        if seat is None or table.match is None:
            self.planned = None
            return None
        planned = self.planned
        if planned is None or not is_still_wanted(table, planned.seat, planned.own_steps):
            own_steps = table.match.count_steps(seat)
            actions = tuple(self.thinking.decide_turn(table, seat))
            planned = self.planned = Planned(seat, own_steps, actions)
        wait = self.changed_at + pause_of(table) - time.monotonic()
        if wait > 0:
            return wait
        self.planned = None
        yield from self.store(e.Play(planned.seat, planned.actions))
        return None

    def give_hint(self, data: Mapping[str, Any], actor: Actor) -> HintMessage:
        """Return how to play the rest of a seat's turn, with reasons."""
        seat, version = read_seat(data.get("seat")), data.get("version")
        asked = ask_for_hint(self.table, actor, seat, version if isinstance(version, int) else -1)
        counsel = self.counsels.setdefault(seat, Counsel())
        advice = counsel.recall(asked.view)
        if advice is None:
            advice = self.thinking.advise(asked)
            counsel.keep(self.table.game, asked.view, advice)
        version = self.table.version_for(seat)
        return show_hint(self.table, asked, version, read_key(data), COACH, advice)

    def give_advice(self, step: int, actor: Actor) -> AdviceData:
        """Return how the coach would have played from a step of a finished game on."""
        asked = ask_for_advice(self.table, actor, step)
        return show_advice(self.table, asked, step, COACH, self.thinking.advise(asked))


def acknowledge(
    key: str, seat: int | None, version: int, *, repeated: bool = False
) -> dict[str, Any]:
    """Say that a command is stored and carried out."""
    return {"type": "ack", "key": key, "seat": seat, "version": version, "repeated": repeated}


def draw_up(table_id: str, create: e.Create, tokens: dict[str, int]) -> tuple[Table, Write]:
    """Return a new table, and what stores it."""
    now = time.time()
    table = Table(table_id, make_secret())
    made: list[e.Entry] = [create]
    table.fold(create, at=now)
    if table.settings.autostart and all(seat.is_ready for seat in table.seats):
        made.append(e.Start(None))
        table.fold(made[-1], at=now)
    rows = tuple(write_row(entry, now, None) for entry in made)
    return table, Write(table.id, 0, rows, write_head(table, tokens))


PREFIX = "here-"
"""How the names of tables on a device begin; with it they are longer than those of a server."""


def new_table_id(secret: str) -> str:
    """Return the name of the table that is made with a secret: asked again, it is the same."""
    return PREFIX + hashlib.sha256(f"coatl table {secret}".encode()).hexdigest()[:20]
