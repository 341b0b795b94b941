"""The history of a game: options, set-up, and every action with its chance outcomes.

A record replays without a seed. Its text form is one line an action::

    coatl record 1
    game: board
    rules: 1
    options: seats=2 sacrifice
    commitment: -
    players: Ana | Bo
    deal: heads=YR bodies=... temples=T03,T07 ...
    0 keep P07
    0 done
    1 take RB ; bodies=YK heads=B
    scores: 12 17

Choices made at the same time are written in the order of the seats, whoever was faster.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from coatl.core.chance import Chance, Outcome, RecordingChance, ScriptedChance
from coatl.core.errors import ChanceError, CoatlError, OptionError, RecordError
from coatl.core.events import Event
from coatl.core.game import Game, State, View

TITLE = "coatl record 1"

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O")  # noqa: E741 - options


@dataclass(frozen=True, slots=True)
class Step:
    """One action of one seat, and the chance outcomes that followed from it."""

    seat: int
    action: int
    outcomes: tuple[Outcome, ...] = ()


@dataclass(frozen=True, slots=True)
class Record(Generic[O]):
    """A whole game, or the part of it played so far."""

    game: str
    rules_version: int
    options: O
    deal: tuple[Outcome, ...]
    steps: tuple[Step, ...]
    scores: tuple[int, ...] | None = None
    """The final scores; None while the game runs."""
    players: tuple[str, ...] = ()
    commitment: str = ""
    """A hash that binds the seed before the game, if there is one."""


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

    def record(self, players: tuple[str, ...] = (), commitment: str = "") -> Record[O]:
        """Return what has happened so far."""
        problem = _player_problem(players, self.state.seat_count)
        if problem or (commitment and not commitment.isalnum()):
            raise OptionError(problem or f"{commitment!r} cannot be a commitment: expected a hash")
        scores = self.state.scores() if self.state.is_over else None
        return Record(
            self.game.name,
            self.game.rules_version,
            self.options,
            self.deal,
            tuple(self.steps),
            scores,
            players,
            commitment,
        )


def replay(
    game: Game[S, V, O], record: Record[O], events: list[Event] | None = None
) -> Iterator[tuple[S, Step | None]]:
    """Yield the state after the deal and after each step, always the same object.

    The step just taken comes with it (None for the deal). Errors name the line of the record's
    text form. What happens is added to
    `events`.
    """
    lines = _header_lines(game, record)
    if record.rules_version != game.rules_version:
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
        raise RecordError(len(lines), 1, f"the deal does not fit: {error}") from error
    yield state, None
    for number, step in enumerate(record.steps):
        line = len(lines) + 1 + number
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
    line = len(lines) + 1 + len(record.steps)
    if record.scores is not None and not state.is_over:
        raise RecordError(line, 1, "scores are given, but the game is not over")
    if record.scores is not None and record.scores != state.scores():
        scores = " ".join(str(score) for score in state.scores())
        raise RecordError(line, 9, f"the scores of this game are {scores}")


def replay_to_end(game: Game[S, V, O], record: Record[O]) -> S:
    """Return the state at the end of a record."""
    states = [state for state, _ in replay(game, record)]
    return states[-1]


def _use_up(chance: ScriptedChance) -> None:
    if chance.left:
        raise ChanceError(f"{chance.left} outcomes more than the action draws")


# Text form


def format_record(game: Game[S, V, O], record: Record[O]) -> str:
    """Write a record as text that `parse_record` reads back."""
    lines = _header_lines(game, record)
    lines += [format_step(game, step) for step in record.steps]
    if record.scores is not None:
        lines.append("scores: " + " ".join(str(score) for score in record.scores))
    return "\n".join(lines) + "\n"


def _header_lines(game: Game[S, V, O], record: Record[O]) -> list[str]:
    return [
        TITLE,
        f"game: {record.game}",
        f"rules: {record.rules_version}",
        f"options: {game.format_options(record.options)}",
        f"commitment: {record.commitment or '-'}",
        f"players: {' | '.join(record.players) or '-'}",
        f"deal: {format_outcomes(game, record.deal)}",
    ]


def format_step(game: Game[S, V, O], step: Step) -> str:
    """Write one step, such as `1 take RB ; bodies=YK heads=B`."""
    text = f"{step.seat} {game.describe_action(step.action).text}"
    return f"{text} ; {format_outcomes(game, step.outcomes)}" if step.outcomes else text


def format_outcomes(game: Game[S, V, O], outcomes: tuple[Outcome, ...]) -> str:
    """Write outcomes in order, runs of one source together: `heads=Y bodies=RB heads=K`."""
    words: list[str] = []
    last = -1
    for source, content in outcomes:
        text = game.format_outcome(source, content)
        if source == last:
            words[-1] += f",{text}"
        else:
            words.append(f"{game.sources[source]}={text}")
        last = source
    return " ".join(words) or "-"


class _Lines:
    """The lines of a text with a reading position."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.number = 0

    def peek(self) -> str | None:
        return self.lines[self.number] if self.number < len(self.lines) else None

    def take(self, expected: str) -> str:
        line = self.peek()
        self.number += 1
        if line is None:
            raise RecordError(self.number, 1, f"the record ends here, expected {expected}")
        return line

    def field(self, name: str) -> str:
        line = self.take(f"'{name}: …'")
        if not line.startswith(f"{name}: "):
            raise RecordError(self.number, 1, f"expected '{name}: …'")
        return line.removeprefix(f"{name}: ")


def game_of(text: str) -> str:
    """Return the name of the game that a record's text is about."""
    lines = _Lines(text)
    if lines.take(f"'{TITLE}'").strip() != TITLE:
        raise RecordError(1, 1, f"this is no record: expected the line '{TITLE}'")
    return lines.field("game").strip()


def parse_record(game: Game[S, V, O], text: str) -> Record[O]:
    """Read the text form of a record; errors name line and column."""
    name = game_of(text)
    if name != game.name:
        raise RecordError(2, 7, f"this is a record of the game {name!r}, not {game.name!r}")
    lines = _Lines(text)
    lines.number = 2
    rules = lines.field("rules")
    if not _is_number(rules):
        raise RecordError(lines.number, 8, "expected a whole number")
    words = lines.field("options")
    try:
        options = game.parse_options(words)
    except CoatlError as error:
        raise RecordError(lines.number, 10, str(error)) from error
    commitment = lines.field("commitment")
    if commitment != "-" and not commitment.isalnum():
        raise RecordError(lines.number, 13, "expected a hash, or '-' for none")
    players = lines.field("players")
    names = () if players == "-" else tuple(players.split(" | "))
    problem = _player_problem(names, game.seat_count(options))
    if problem:
        raise RecordError(lines.number, 10, problem)
    deal_text = lines.field("deal")
    deal = _parse_outcomes(game, deal_text, lines.number, 7)
    steps: list[Step] = []
    scores: tuple[int, ...] | None = None
    while (line := lines.peek()) is not None:
        lines.number += 1
        if line.startswith("scores: "):
            scores = _parse_scores(line, lines.number, game.seat_count(options))
            break
        steps.append(_parse_step(game, line, lines.number))
    if lines.peek() is not None:
        raise RecordError(lines.number + 1, 1, "expected nothing after the scores")
    return Record(
        name,
        int(rules),
        options,
        deal,
        tuple(steps),
        scores,
        names,
        "" if commitment == "-" else commitment,
    )


def _is_number(text: str) -> bool:
    return re.fullmatch("[0-9]{1,6}", text) is not None


def _player_problem(players: tuple[str, ...], seats: int) -> str:
    """Return what is wrong with the names of the players, if anything."""
    if len(players) not in (0, seats):
        return f"{len(players)} players for {seats} seats: expected all of them or none"
    for name in players:
        if name != name.strip() or name in ("", "-") or " | " in name or not name.isprintable():
            return f"{name!r} cannot be a player's name: expected plain words"
    return ""


def _parse_scores(line: str, number: int, seats: int) -> tuple[int, ...]:
    words = line.removeprefix("scores: ").split(" ")
    if len(words) != seats or not all(map(_is_number, words)):
        raise RecordError(number, 9, f"expected {seats} whole numbers")
    return tuple(int(word) for word in words)


def _parse_step(game: Game[S, V, O], line: str, number: int) -> Step:
    seat, space, rest = line.partition(" ")
    if not _is_number(seat) or not space:
        raise RecordError(number, 1, "expected a seat and an action, such as '0 done'")
    text, semicolon, drawn = rest.partition(" ; ")
    try:
        action = game.parse_action(text)
    except CoatlError as error:
        raise RecordError(number, len(seat) + 2, str(error)) from error
    outcomes: tuple[Outcome, ...] = ()
    if semicolon:
        column = len(seat) + len(text) + 5
        outcomes = _parse_outcomes(game, drawn, number, column)
    return Step(int(seat), action, outcomes)


def _parse_outcomes(
    game: Game[S, V, O], text: str, number: int, column: int
) -> tuple[Outcome, ...]:
    outcomes: list[Outcome] = []
    if text == "-":
        return ()
    for word in text.split(" "):
        name, equals, contents = word.partition("=")
        if not equals or name not in game.sources:
            names = ", ".join(game.sources)
            raise RecordError(number, column, f"expected one of {names} and '=', found {word!r}")
        source = game.sources.index(name)
        place = column + len(name) + 1
        for content in contents.split(","):
            try:
                outcomes.append((source, game.parse_outcome(source, content)))
            except CoatlError as error:
                raise RecordError(number, place, str(error)) from error
            place += len(content) + 1
        column += len(word) + 1
    return tuple(outcomes)
