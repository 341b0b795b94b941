"""Tables in memory only: commands become entries and are folded at once, without a database."""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass, field
from typing import Any, get_args

from pydantic_core import to_json

from coatl.core.chance import SeededChance
from coatl.core.record import Recorder
from coatl.core.registry import get_game
from coatl.server.protocol import commands as c
from coatl.server.protocol.plain import PLAIN, to_plain
from coatl.tables import entries as e
from coatl.tables.drafts import Match
from coatl.tables.planning import Actor, plan
from coatl.tables.presenting import present
from coatl.tables.rows import from_row, to_row
from coatl.tables.seats import Seat, Settings
from coatl.tables.table import Table
from coatl.tables.table_data import StateMessage

Setup = tuple[str, str, int]
"""Game, options, seats."""
SETUPS: list[Setup] = [
    ("board", "", 2),
    ("board", "sacrifice feathers", 3),
    ("board", "sacrifice feathers promo", 4),
    ("cards", "", 2),
    ("cards", "", 4),
    ("carl", "imperious", 1),
]


def nobody_here(_seat: int) -> bool:
    return False


def new_recorder(setup: Setup, seed: str) -> tuple[Recorder[Any, Any, Any], SeededChance]:
    """Return a game that has just begun, and where its chance comes from."""
    name, options, seats = setup
    game = get_game(name)
    chance = SeededChance(seed, game.sources)
    return Recorder(game, game.parse_options(options, seats), chance, []), chance


def new_match(setup: Setup, seed: str) -> Match:
    recorder, chance = new_recorder(setup, seed)
    return Match(get_game(setup[0]), recorder, chance)


@dataclass
class Folding:
    """A table with the entries that made it, and a number for each command's key."""

    table: Table
    entries: list[tuple[e.Entry, str | None]] = field(default_factory=list)
    """Each with the key that its command was sent with."""
    commands: int = 0

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def readers(self) -> list[int | None]:
        return [None, *range(len(self.table.seats))]

    def add(self, entry: e.Entry, key: str | None = None) -> None:
        self.entries.append((entry, key))
        self.fold(entry, key)

    def fold(self, entry: e.Entry, key: str | None) -> None:
        self.table.fold(entry, at=float(self.table.seq + 1), key=key)

    def send(self, kind: str, seat: int | None, *, is_host: bool = False, **data: Any) -> None:
        """Carry out a command as the room would."""
        self.commands += 1
        fields = {"key": f"k{self.commands}", "seat": seat, **data}
        if issubclass(COMMANDS[kind], c.SeatCommand):
            fields.setdefault("version", self.table.version_for(seat))
        command = COMMANDS[kind](type=kind, **fields)
        seats = range(len(self.table.seats)) if is_host and seat is None else (seat,)
        actor = Actor(frozenset(s for s in seats if s is not None), is_host)
        entry = plan(self.table, actor, to_plain(command), nobody_here)
        name = "host" if seat is None else seat
        self.add(entry, f"{name}/{command.key}#asked{self.commands}")

    def play(self, seat: int, actions: list[int]) -> None:
        self.add(e.Play(seat, tuple(actions)))

    def shown(self, reader: int | None, since: int | None = None) -> StateMessage:
        return present(self.table, reader, since=since)

    def shown_bytes(self, reader: int | None) -> bytes:
        return to_json(self.shown(reader))

    def again(self, count: int | None = None) -> Folding:
        """Return what the first entries make, from nothing."""
        other = Folding(Table(self.table.id, self.table.secret))
        for entry, key in self.entries[: len(self.entries) if count is None else count]:
            other.fold(from_row(to_row(entry)), key)
        return other


COMMANDS: dict[str, Any] = {
    get_args(each.model_fields["type"].annotation)[0]: each for each in PLAIN
}
"""What can be asked of a table, by the word for it."""


def new_folding(setup: Setup, seed: str, *, start: bool = True, **settings: Any) -> Folding:
    """Return a table of persons, with the game begun."""
    name, options, seats = setup
    folding = Folding(Table(f"table-{seed}", hashlib.sha256(seed.encode()).hexdigest()))
    made = Settings(name, options, **settings)
    folding.add(e.Create(None, made, (Seat("person"),) * seats))
    for seat in range(seats):
        folding.add(e.Join(seat, f"P{seat}", f"nonce-{seat}"))
    if start:
        folding.add(e.Start(None))
    return folding


def random_draft(folding: Folding, seat: int, rng: random.Random) -> tuple[str, dict[str, Any]]:
    """Return something that a seat whose turn it is can do with its draft."""
    draft = folding.match.drafts[seat]
    legal = folding.match.legal_for(seat)
    choices = [("step", 6)] if legal else []
    if draft.steps:
        choices += [("undo", 2), ("reset", 1), ("commit", 6 if not legal else 1)]
    if draft.undone:
        choices += [("redo", 3)]
    kinds, weights = zip(*choices, strict=True)
    (kind,) = rng.choices(kinds, weights)
    if kind == "step":
        return "step", {"action": rng.choice(legal), "commit": rng.random() < 0.1}
    return kind, {}
