"""The turns of a finished game, cut where something was drawn within them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from coatl.core.chance import Outcome, ScriptedChance
from coatl.core.errors import OptionError
from coatl.core.game import Game, turn_of
from coatl.core.record import Record, format_step, replay
from coatl.core.turns import goes_on

AnyGame = Game[Any, Any, Any]


class Moment(NamedTuple):
    """The beginning of a turn, or of the part of one after a draw, and what its seat did then."""

    step: int
    turn: int
    seat: int
    part: int
    """Which competition of a match, from 0."""
    state: Any
    played: tuple[int, ...]
    outcomes: tuple[Outcome, ...]
    """What the last of it drew."""


def count_turns(game: AnyGame, record: Record[Any]) -> int:
    """Return how many turns, and parts of turns, there are to judge."""
    return sum(1 for _ in find_moments(game, record))


def find_moments(game: AnyGame, record: Record[Any]) -> Iterator[Moment]:
    """List the turns of a finished game, cut where something was drawn within them."""
    if record.scores is None:
        message = "only a finished game can be reviewed, and this record has no scores"
        raise OptionError(message, why="unfinished")
    steps = record.steps
    turn, last, skipped = -1, None, 0
    states = (state for state, _ in replay(game, record, older_rules=True))
    for number, state in enumerate(states):
        if state.is_over:
            return
        if number < skipped:
            continue
        seat = steps[number].seat
        here = (seat, *turn_of(state), state.is_simultaneous)
        turn += here != last
        last = here
        played = _played(state, steps[number:])
        skipped = number + len(played)
        part = state.competition - 1 if state.competition else 0
        drawn = steps[skipped - 1].outcomes
        yield Moment(number, turn, seat, part, state.clone(), played, drawn)


def _played(state: Any, steps: Sequence[Any]) -> tuple[int, ...]:
    """Return what a seat did from here to the end of its turn or until something was revealed."""
    after, seat = state.clone(), steps[0].seat
    played: list[int] = []
    for step in steps:
        after.apply(seat, step.action, ScriptedChance(step.outcomes))
        played.append(step.action)
        if not goes_on(state, after, seat, step.outcomes):
            break
    return tuple(played)


def digest_of(game: AnyGame, record: Record[Any]) -> str:
    """Return a hash of what happened in a game, whoever played it."""
    lines = [game.name, game.format_options(record.options), repr(record.deal)]
    lines += [format_step(game, step) for step in record.steps]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
