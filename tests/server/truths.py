"""Tables in memory whose hidden truth is known, and can be another one.

`Course` is what happened at a table as entries. Carried out with a `Relabelled` chance it is the
same game with two cards swapped wherever they are: nobody from whom both are hidden can tell.
"""

from __future__ import annotations

import copy
import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from pydantic_core import to_json

from coatl.core.bag import Bag
from coatl.core.chance import Chance, SeededChance
from coatl.core.registry import get_game
from coatl.tables.drafts import Match
from coatl.tables.entries import Entry
from coatl.tables.presenting import present
from coatl.tables.rows import EntryRow, from_row
from coatl.tables.seats import RUNNING
from coatl.tables.table import Table

SECRET = "5e" * 32
MOST_KINDS = 64


class Relabelled(Chance):
    """Another source, in a world where two contents of one of its bags have changed places."""

    def __init__(self, inner: SeededChance, source: int, pair: tuple[int, int]) -> None:
        self.inner = inner
        self.source = source
        self.pair = pair

    def draw(self, source: int, bag: Bag) -> int:
        """Draw what the other world draws, and say what it is called here."""
        if source != self.source:
            return self.inner.draw(source, bag)
        first, second = self.pair
        counts = bag.tally(MOST_KINDS)
        counts[first], counts[second] = counts[second], counts[first]
        return self.rename(self.inner.draw(source, Bag(counts)))

    def rename(self, content: int) -> int:
        """Return what a content is called in the other world."""
        first, second = self.pair
        return {first: second, second: first}.get(content, content)

    def clone(self) -> Relabelled:
        """Return an independent copy."""
        return Relabelled(self.inner.clone(), self.source, self.pair)


def here(_seat: int) -> bool:
    """Everybody is connected."""
    return True


@dataclass(slots=True)
class Course:
    """A game at a table, entry by entry."""

    game: str
    options: str
    seats: int
    help: str = "match"
    seed: int = 0
    entries: list[Entry] = field(default_factory=list)
    table: Table = field(default_factory=lambda: Table("table-of-truths", SECRET))

    def begin(self) -> None:
        """Sit down and deal."""
        settings = {"game": self.game, "options": self.options, "help": self.help}
        self.put("create", None, settings=settings, seats=[{"kind": "person"}] * self.seats)
        for seat in range(self.seats):
            self.put("join", seat, name=f"P{seat}", nonce=f"nonce {self.seed} {seat}")
        self.put("start", None)

    def put(self, kind: str, seat: int | None, **data: Any) -> None:
        """Let something happen."""
        self.add(from_row(EntryRow(kind, data, seat)))

    def add(self, entry: Entry) -> None:
        """Carry out an entry."""
        self.table.fold(entry)
        self.entries.append(entry)

    def move(self, rng: random.Random) -> bool:
        """Let somebody do something with their draft; tell whether the game goes on."""
        match = self.table.match
        assert match is not None
        if self.table.status != RUNNING:
            return False
        seat = rng.choice(match.state.acting)
        draft = match.drafts[seat]
        if draft.steps and rng.random() < 0.1:
            self.put(rng.choice(["undo", "reset"]), seat)
        elif draft.ends_turn:
            self.put("commit", seat)
        else:
            self.put("step", seat, action=rng.choice(match.legal_for(seat)))
        return True

    def told(self, reader: int | None, since: int | None = None) -> bytes:
        """Return what a reader is sent, to the byte."""
        return to_json(present(self.table, reader, here, since))


def other_truth(table: Table, reader: int | None, rng: random.Random) -> Table:
    """Return a table with other hidden cards, which a reader cannot tell from this one.

    Nobody but the reader has a draft there: those of others cannot be seen either.
    """
    match = table.match
    assert match is not None
    recorder = copy.copy(match.recorder)
    recorder.state = match.game.sample_state(match.game.observe(match.state, reader), rng)
    other = copy.copy(table)
    other.match = Match(match.game, recorder, match.chance)
    if reader is not None:
        for action in match.drafts[reader].steps:
            other.match.step(reader, action)
        other.match.drafts[reader].undone = match.drafts[reader].undone
    return other


def hidden_prophecies(state: Any, reader: int | None) -> Counter[int]:
    """Count the Prophecy cards of the board game that a reader cannot see."""
    found = Counter(state.deck.contents())
    for number, seat in enumerate(state.seats):
        if number != reader:
            found.update(seat.hand_list() + seat.dealt_list())
            found.update(seat.down.contents() + seat.late.contents())
    return found


def hidden_feathers(state: Any, reader: int | None) -> Counter[int]:
    """Count the Feather cards of the card game that a reader cannot see."""
    found = Counter(state.feathers.contents())
    for number, seat in enumerate(state.seats):
        if number != reader:
            for kind, count in enumerate(seat.hand_counts()):
                found[kind] += count
    return found


Hidden = Callable[[Any, int | None], Counter[int]]
HIDDEN: dict[str, tuple[str, Hidden]] = {
    "board": ("prophecies", hidden_prophecies),
    "cards": ("feathers", hidden_feathers),
}


def rename_action(game_name: str, action: int, names: tuple[str, str]) -> int:
    """Return the action that is this one after two cards were swapped."""
    game = get_game(game_name)
    swap = {names[0]: names[1], names[1]: names[0]}
    text = game.describe_action(action).text
    return game.parse_action(re.sub(r"P\d+", lambda found: swap.get(found[0], found[0]), text))
