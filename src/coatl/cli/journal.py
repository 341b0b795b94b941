"""A game in progress with its record, its events, and undo within a turn.

A step may be taken back as long as nothing was drawn since: drawing reveals something, and that
settles the step and all before it. Chance is therefore never wound back, and stays a pure function
of the seed and the draws.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from coatl.core.chance import Chance, QuickChance, RecordingChance
from coatl.core.errors import CoatlError
from coatl.core.events import Event, visible_events
from coatl.core.game import Game, State, View
from coatl.core.record import Record, Recorder

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O")  # noqa: E741 - options


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is certain about an action before it is taken."""

    reveals: bool
    """Whether something is drawn, so that the step cannot be taken back."""
    ends_turn: bool


@dataclass(frozen=True, slots=True)
class _Mark(Generic[S]):
    """The moment before a step."""

    state: S
    event_count: int
    seat: int
    action: int


class Journal(Generic[S, V, O]):
    """A state that moves forward step by step, and back within a turn.

    A turn ends when the seat may not act any more, or when `turn_key` of the state changes: in a
    solo match one seat acts all the time.
    """

    def __init__(
        self,
        game: Game[S, V, O],
        options: O,
        chance: Chance,
        turn_key: Callable[[S], object] | None = None,
    ) -> None:
        self.game = game
        self.events: list[Event] = []
        self._watched = RecordingChance(chance)
        self._recorder = Recorder(game, options, self._watched, self.events)
        self._watched.take()
        self._turn_key = turn_key
        self.turns_ended = 0
        self._marks: list[_Mark[S]] = []
        self.settled_by: int | None = None
        """The last action of this turn that revealed something, if there is one."""

    @property
    def state(self) -> S:
        """The present state; only this class changes it."""
        return self._recorder.state

    @property
    def step_count(self) -> int:
        """How many steps the record has."""
        return len(self._recorder.steps)

    def view(self, seat: int | None) -> V:
        """Return what a seat (None: a spectator) may know now."""
        return self.game.observe(self.state, seat)

    def events_since(self, start: int, seat: int | None) -> list[Event]:
        """Return what a seat may see of the events from number `start` on."""
        return visible_events(self.events[start:], seat)

    def peek(self, seat: int, action: int) -> Outlook:
        """Tell what a legal action entails, without touching the game or its chance."""
        trial = self.state.clone()
        chance = RecordingChance(QuickChance(1))
        trial.apply_unchecked(seat, action, chance)
        return Outlook(bool(chance.outcomes), self._is_turn_over(self.state, trial, seat))

    def why_not(self, seat: int, action: int) -> CoatlError | None:
        """Return why the rules refuse an action now, or None if they do not."""
        try:
            self.state.clone().apply(seat, action, QuickChance(1))
        except CoatlError as error:
            return error
        return None

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action and write it down; an illegal one is refused and changes nothing."""
        mark = _Mark(self.state.clone(), len(self.events), seat, action)
        self._recorder.apply(seat, action, self.events)
        has_revealed = bool(self._watched.take())
        if self._is_turn_over(mark.state, self.state, seat):
            self._marks.clear()
            self.settled_by = None
            self.turns_ended += 1
        elif has_revealed:
            self._marks.clear()
            self.settled_by = action
        else:
            self._marks.append(mark)

    def _is_turn_over(self, before: S, after: S, seat: int) -> bool:
        if seat not in after.acting:
            return True
        return self._turn_key is not None and self._turn_key(before) != self._turn_key(after)

    def undo(self) -> int | None:
        """Take the last step of this turn back and return its action; None if that cannot be."""
        if not self._marks:
            return None
        mark = self._marks.pop()
        steps = self._recorder.steps
        # Choices made at the same time are recorded by seat, so the last step may be another's.
        last = max(place for place, step in enumerate(steps) if step.seat == mark.seat)
        del steps[last]
        del self.events[mark.event_count :]
        self._recorder.state.copy_from(mark.state)
        return mark.action

    def record(self, players: tuple[str, ...]) -> Record[O]:
        """Return what has happened so far."""
        return self._recorder.record(players)
