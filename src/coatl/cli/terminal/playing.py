"""A table at one keyboard: a turn is a draft until it ends, and becomes public by itself then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coatl.core.chance import SeededChance
from coatl.core.events import Event, visible_events
from coatl.core.game import Game
from coatl.core.record import Record
from coatl.core.turns import ends_turn
from coatl.tables import entries as e
from coatl.tables.drafts import Match
from coatl.tables.seats import BOT, PERSON, Seat, Settings
from coatl.tables.table import Table


class Playing:
    """A game at a table of persons and bots who share one screen."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        options: Any,
        seed: str | int,
        names: Sequence[str],
        bots: Sequence[int] = (),
    ) -> None:
        self.game = game
        self._seed = seed
        self._entries: list[e.Entry] = []
        self.table = self._lay()
        self.turns_ended = 0
        self.settled_by: int | None = None
        """The last action of this turn that revealed something, if there is one."""
        seats = [
            Seat(BOT if number in bots else PERSON, name, taken=number not in bots)
            for number, name in enumerate(names)
        ]
        self._fold(e.Create(None, Settings(game.name, game.format_options(options)), tuple(seats)))
        self._fold(e.Start(None))

    def _lay(self) -> Table:
        """Return an empty table; at one keyboard the seed is open and nobody needs proof."""
        return Table("keyboard", "", chance=SeededChance(self._seed, self.game.sources))

    def _fold(self, entry: e.Entry) -> None:
        self._entries.append(entry)
        self.table.fold(entry)

    @property
    def match(self) -> Match:
        """The game with its drafts."""
        assert self.table.match is not None
        return self.table.match

    @property
    def state(self) -> Any:
        """What is public, and the hidden truth behind it."""
        return self.match.state

    @property
    def step_count(self) -> int:
        """How many steps were taken, drafts included."""
        return len(self.match.recorder.steps) + sum(len(each.steps) for each in self.match.drafts)

    @property
    def events(self) -> list[Event]:
        """What has happened in the game, drafts last."""
        public = [item.event for item in self.table.log if item.event.name != "started"]
        return public + [event for draft in self.match.drafts for event in draft.events]

    def view(self, seat: int | None) -> Any:
        """Return what a seat (None: a spectator) may know now."""
        return self.match.view_for(seat)

    def events_between(self, start: int, end: int, seat: int | None) -> list[Event]:
        """Return what a seat may see of the events from number `start` on, before `end`."""
        return visible_events(self.events[start:end], seat)

    def step(self, seat: int, action: int) -> None:
        """Let a person do something; an illegal action is refused and changes nothing."""
        before = self.match.state_for(seat).clone()
        self._fold(e.Step(seat, action))
        draft = self.match.drafts[seat]
        if draft.ends_turn:
            self._fold(e.Commit(seat))
            self._end_turn()
        elif not draft.steps:  # it has become public
            self._go_on(before, seat, action)

    def play(self, seat: int, action: int) -> None:
        """Let a bot do something."""
        before = self.state.clone()
        self._fold(e.Play(seat, (action,)))
        self._go_on(before, seat, action)

    def undo(self, seat: int) -> int | None:
        """Take a seat's last step back and return its action; None if that cannot be."""
        steps = self.match.drafts[seat].steps
        if not steps:
            return None
        action = steps[-1]
        self._fold(e.Undo(seat))
        return action

    def record(self) -> Record[Any]:
        """Return what has happened so far, the steps of drafts included."""
        table = self._lay()
        for entry in self._entries:
            table.fold(entry)
        for seat, draft in enumerate(self.match.drafts):
            if draft.steps:
                table.fold(e.Commit(seat))
        return table.record()

    def _go_on(self, before: Any, seat: int, action: int) -> None:
        if ends_turn(before, self.state, seat):
            self._end_turn()
        else:
            self.settled_by = action

    def _end_turn(self) -> None:
        self.turns_ended += 1
        self.settled_by = None
