"""A game played through drafts: what is public, and what each seat has tried out so far.

A seat plays its turn as a *draft*: steps that only it can see, free to be taken back. A step that
*reveals* something (it draws, or a new round begins, before which hands may be laid open) makes the
draft public up to and including itself; `commit` makes it public as well. Drafts never draw, so
chance is never wound back.

In a simultaneous choice each seat's state is the one in which only it has chosen: nothing there
tells how far the others are, and the last to choose learns nothing before it has committed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from coatl.core.bag import Bag
from coatl.core.chance import (
    Chance,
    Outcome,
    QuickChance,
    RecordingChance,
    ScriptedChance,
    SeededChance,
)
from coatl.core.errors import CoatlError
from coatl.core.events import Event
from coatl.core.game import Game
from coatl.core.record import Recorder
from coatl.core.turns import ends_turn, reveals
from coatl.tables.errors import TableError

AnyGame = Game[Any, Any, Any]


class RecordedChance(Chance):
    """The outcomes of a record, of which a draft can try a copy."""

    def __init__(self, game: AnyGame, outcomes: Sequence[Outcome]) -> None:
        self._game = game
        self._script = ScriptedChance(outcomes, game.sources, game.format_outcome)

    def draw(self, source: int, bag: Bag) -> int:
        """Return the next outcome of the record, if it is possible here."""
        return self._script.draw(source, bag)

    def clone(self) -> RecordedChance:
        """Return an independent copy that continues with the same outcomes."""
        script = self._script
        return RecordedChance(self._game, script.outcomes[script.position :])


ClonedChance = SeededChance | RecordedChance
"""A source of chance of which a draft can try a copy."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What is certain about a step before it is taken."""

    reveals: bool
    """Whether it shows something hidden, so that it cannot be taken back."""
    ends_turn: bool


def preview(state: Any, seat: int, action: int) -> Preview:
    """Tell what a legal action entails; the state stays as it is."""
    trial = state.clone()
    chance = RecordingChance(QuickChance(1))
    trial.apply_unchecked(seat, action, chance)
    return Preview(reveals(state, trial, chance.outcomes), ends_turn(state, trial, seat))


@dataclass(slots=True)
class Draft:
    """What one seat has done since the last public moment."""

    steps: list[int] = field(default_factory=list)
    undone: list[int] = field(default_factory=list)
    """Steps taken back, the last one to redo first at the end."""
    state: Any = None
    """The state after the steps; None while there are none."""
    events: list[Event] = field(default_factory=list)
    ends_turn: bool = False
    """Whether the turn is over with the last step, and only waits to be committed."""


class Match:
    """The public state of a game, and a draft for each seat."""

    def __init__(
        self, game: AnyGame, recorder: Recorder[Any, Any, Any], chance: ClonedChance
    ) -> None:
        self.game = game
        self.recorder = recorder
        self.chance = chance
        self.drafts = [Draft() for _ in range(recorder.state.seat_count)]
        self._opening: tuple[Any, int] = (None, 0)
        """Where the simultaneous choice began: the state, and how many steps there were."""
        self._note_opening()

    @property
    def state(self) -> Any:
        """What is public, and the hidden truth behind it."""
        return self.recorder.state

    def state_for(self, seat: int | None) -> Any:
        """Return the state as a seat sees it: with its own draft."""
        if seat is None:
            return self.state
        if self.drafts[seat].state is not None:
            return self.drafts[seat].state
        return self._alone(seat) if self.state.is_simultaneous else self.state

    def view_for(self, seat: int | None) -> Any:
        """Return what a seat may know, its own draft included."""
        return self.game.observe(self.state_for(seat), seat)

    def legal_for(self, seat: int) -> list[int]:
        """Return what a seat may do now; nothing once its draft has ended its turn."""
        if self.drafts[seat].ends_turn:
            return []
        state = self.state_for(seat)
        return list(state.legal_actions(seat)) if seat in state.acting else []

    def may_act(self, seat: int) -> bool:
        """Tell whether it is a seat's turn, also when its draft only waits to be committed."""
        return seat in self.state.acting

    def count_steps(self, seat: int) -> int:
        """Return how many public steps a seat has made."""
        return sum(step.seat == seat for step in self.recorder.steps)

    # Checks: they raise and change nothing

    def check_step(self, seat: int, action: int) -> None:
        """Refuse a step that the rules do not allow, with their reason."""
        self._check_turn(seat)
        draft = self.drafts[seat]
        if draft.ends_turn:
            raise TableError("turn-over", "Your turn is complete: commit it, or take a step back.")
        if action in self.legal_for(seat):
            return
        reason = self.why_not(seat, action)
        text = "This cannot be done now." if reason is None else str(reason)
        raise TableError("illegal", text, action=action)

    def why_not(self, seat: int, action: int) -> CoatlError | None:
        """Return why the rules refuse an action of a seat now, or None if they do not."""
        try:
            self.state_for(seat).clone().apply(seat, action, self.chance.clone())
        except CoatlError as error:
            return error
        return None

    def check_undo(self, seat: int) -> None:
        """Refuse to take back what is public or was never done."""
        self._check_turn(seat)
        if not self.drafts[seat].steps:
            raise TableError("nothing-to-undo", "There is nothing to take back.")

    def check_redo(self, seat: int) -> None:
        """Refuse to repeat what was not taken back."""
        self._check_turn(seat)
        if not self.drafts[seat].undone:
            raise TableError("nothing-to-redo", "There is nothing to repeat.")

    def check_commit(self, seat: int) -> None:
        """Refuse to commit an empty draft."""
        self._check_turn(seat)
        if not self.drafts[seat].steps:
            raise TableError("nothing-to-commit", "There is nothing to commit: take a step first.")

    def _check_turn(self, seat: int) -> None:
        if not self.may_act(seat):
            raise TableError("not-your-turn", "It is not your turn.", seat=seat)

    # Changes: each returns the events that became public, or None if nothing did

    def step(self, seat: int, action: int) -> list[Event] | None:
        """Add a step to a draft; one that reveals something makes the draft public."""
        draft = self.drafts[seat]
        before = self.state_for(seat)
        trial = before.clone()
        chance = RecordingChance(self.chance.clone())
        events: list[Event] = []
        trial.apply(seat, action, chance, events)
        draft.undone.clear()
        draft.steps.append(action)
        if reveals(before, trial, chance.outcomes):
            return self.commit(seat)
        draft.state = trial
        draft.events.extend(events)
        draft.ends_turn = ends_turn(before, trial, seat)
        return None

    def undo(self, seat: int) -> None:
        """Take the last step back."""
        draft = self.drafts[seat]
        draft.undone.append(draft.steps.pop())
        self._redraw(seat)

    def redo(self, seat: int) -> None:
        """Repeat the step that was taken back last; no such step reveals anything."""
        draft = self.drafts[seat]
        undone = draft.undone[:-1]
        self.step(seat, draft.undone[-1])
        draft.undone = undone

    def reset(self, seat: int) -> None:
        """Take all steps back."""
        draft = self.drafts[seat]
        while draft.steps:
            draft.undone.append(draft.steps.pop())
        self._redraw(seat)

    def commit(self, seat: int) -> list[Event]:
        """Make a draft public."""
        steps = self.drafts[seat].steps
        self.drafts[seat] = Draft()
        return self.play(seat, steps)

    def play(self, seat: int, steps: Sequence[int]) -> list[Event]:
        """Carry out public steps at once."""
        events: list[Event] = []
        for action in steps:
            was_simultaneous = self.state.is_simultaneous
            self.recorder.apply(seat, action, events)
            if not was_simultaneous:
                self._note_opening()
        return events

    def drop_draft(self, seat: int) -> None:
        """Forget a draft: somebody else goes on for the seat."""
        self.drafts[seat] = Draft()

    def _note_opening(self) -> None:
        if self.state.is_simultaneous:
            self._opening = (self.state.clone(), len(self.recorder.steps))

    def _alone(self, seat: int) -> Any:
        """Return the simultaneous choice as if nobody else had chosen anything yet."""
        opening, count = self._opening
        state = opening.clone()
        for step in self.recorder.steps[count:]:
            if step.seat == seat:
                state.apply(seat, step.action, self.chance)
        return state

    def _redraw(self, seat: int) -> None:
        """Play a draft again from its beginning."""
        old = self.drafts[seat]
        self.drafts[seat] = Draft()
        for action in old.steps:
            self.step(seat, action)
        self.drafts[seat].undone = old.undone
