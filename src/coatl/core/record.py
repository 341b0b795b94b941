"""The history of a game: options, set-up, and every action with its chance outcomes.

A record replays without a seed; `record_text.py` shows and defines what it looks like.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from coatl.core.chance import Chance, Outcome, RecordingChance, ScriptedChance
from coatl.core.errors import ChanceError, CoatlError, OptionError, RecordError
from coatl.core.events import Event
from coatl.core.game import Game, State, View
from coatl.core.record_text import HEADER_LINES, check_trailer, player_problem, record_problem
from coatl.core.record_text import Record as Record
from coatl.core.record_text import Step as Step
from coatl.core.record_text import check_exact as check_exact
from coatl.core.record_text import format_outcomes as format_outcomes
from coatl.core.record_text import format_record as format_record
from coatl.core.record_text import format_step as format_step
from coatl.core.record_text import game_of as game_of
from coatl.core.record_text import parse_record as parse_record

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O")  # noqa: E741 - options


class Recorder(Generic[S, V, O]):
    """A game in progress together with its record."""

    def __init__(
        self,
        game: Game[S, V, O],
        options: O,
        chance: Chance,
        events: list[Event] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self._chance = RecordingChance(chance)
        self.state = game.new(options, self._chance, events)
        self.deal = self._chance.take()
        self.steps: list[Step] = []
        self._block = 0
        self._last: tuple[Outcome, ...] = ()

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        """Carry out an action and write it down."""
        is_simultaneous = self.state.is_simultaneous
        self.state.apply(seat, action, self._chance, events)
        self._last = self._chance.take()
        step = Step(seat, action, self._last)
        place = len(self.steps)
        if is_simultaneous:  # in the order of the seats, back to where the simultaneous part began
            while place > self._block and self.steps[place - 1].seat > seat:
                place -= 1
        else:
            self._block = len(self.steps) + 1
        self.steps.insert(place, step)

    def last_step_chance(self) -> ScriptedChance:
        """Return a source that repeats the chance outcomes of the last action."""
        return ScriptedChance(self._last)

    def continue_with(self, chance: Chance) -> None:
        """Draw from another source from now on."""
        self._chance = RecordingChance(chance)

    def record(
        self,
        players: tuple[str, ...] = (),
        commitment: str = "",
        *,
        resigned: tuple[int, ...] = (),
        continued: int | None = None,
        nonces: tuple[str, ...] = (),
        secret: str = "",
    ) -> Record[O]:
        """Return what has happened so far."""
        problem = player_problem(players, self.state.seat_count)
        if problem or (commitment and not commitment.isalnum()):
            raise OptionError(problem or f"{commitment!r} cannot be a commitment: expected a hash")
        record = Record(
            self.game.name,
            self.game.rules_version,
            self.options,
            self.deal,
            tuple(self.steps),
            self.state.scores() if self.state.is_over else None,
            players,
            commitment,
            resigned,
            continued,
            nonces,
            secret,
        )
        if found := record_problem(record, self.state.seat_count):
            raise OptionError(f"{found.field}: {found.text}")
        return record


def resume(
    game: Game[S, V, O],
    record: Record[O],
    steps: int,
    chance: Chance,
    events: list[Event] | None = None,
) -> Recorder[S, V, O]:
    """Take up a game after the first steps of a record; what follows is drawn from `chance`.

    To continue a finished game as a new one, give a `SeededChance` of a new seed and write the
    new record with `continued=steps`. To take up a game that was interrupted, give its own seed
    and the draws made so far (`fair.count_draws`), and keep what its record says.
    """
    if not 0 <= steps <= len(record.steps):
        raise OptionError(f"there is no step {steps}: the record has {len(record.steps)} steps")
    start = Record(
        record.game, record.rules_version, record.options, record.deal, record.steps[:steps]
    )
    replay_to_end(game, start)  # whatever does not fit is refused at its place
    script = ScriptedChance(start.deal)
    for step in start.steps:
        script.extend(step.outcomes)
    recorder = Recorder(game, record.options, script, events)
    for step in start.steps:
        recorder.apply(step.seat, step.action, events)
    recorder.continue_with(chance)
    return recorder


def replay(
    game: Game[S, V, O],
    record: Record[O],
    events: list[Event] | None = None,
    *,
    older_rules: bool = False,
) -> Iterator[tuple[S, Step | None]]:
    """Yield the state after the deal and after each step, always the same object.

    The step just taken comes with it (None for the deal). Errors name the line of the record's
    text form. What happens is added to `events`. With `older_rules`, a finished game of an older
    rules version is played as well: its record has the outcomes, so nothing is drawn anew. What
    today's rules do not allow, or score otherwise, is an error as ever.
    """
    is_readable = older_rules and record.scores is not None
    if record.rules_version != game.rules_version and not (
        is_readable and record.rules_version < game.rules_version
    ):
        raise RecordError(
            3,
            1,
            f"written for rules version {record.rules_version}, this is {game.rules_version}",
        )
    chance = ScriptedChance(record.deal, game.sources, game.format_outcome)
    try:
        state = game.new(record.options, chance, events)
        _use_up(chance)
    except ChanceError as error:
        raise RecordError(HEADER_LINES, 1, f"the deal does not fit: {error}") from error
    yield state, None
    for number, step in enumerate(record.steps):
        line = HEADER_LINES + 1 + number
        if not 0 <= step.seat < state.seat_count:
            raise RecordError(line, 1, f"there is no seat {step.seat}")
        chance = ScriptedChance(step.outcomes, game.sources, game.format_outcome)
        try:
            state.apply(step.seat, step.action, chance, events)
            _use_up(chance)
        except ChanceError as error:
            column = format_step(game, step).find(";") + 1
            raise RecordError(line, max(column, 1), f"chance does not fit: {error}") from error
        except CoatlError as error:
            raise RecordError(line, len(str(step.seat)) + 2, str(error)) from error
        yield state, step
    line = HEADER_LINES + 1 + len(record.steps)
    if record.scores is not None and not state.is_over:
        raise RecordError(line, 1, "scores are given, but the game is not over")
    if record.scores is not None and record.scores != state.scores():
        scores = " ".join(str(score) for score in state.scores())
        raise RecordError(line, 9, f"the scores of this game are {scores}")
    check_trailer(record, state.seat_count)


def replay_to_end(game: Game[S, V, O], record: Record[O]) -> S:
    """Return the state at the end of a record."""
    states = [state for state, _ in replay(game, record)]
    return states[-1]


def _use_up(chance: ScriptedChance) -> None:
    if chance.left:
        raise ChanceError(f"{chance.left} outcomes more than the action draws")
