"""What a record says, and how it is written.

A record replays without a seed. Its text form is one line an action:

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

Choices made at the same time are written in the order of the seats, whoever was faster. A few more
lines may follow (`trailer.py`): who resigned, what was taken from another game, and what proves
the chance fair.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import takewhile, zip_longest
from typing import Generic, TypeVar

from coatl.core.card_sets import check_stored_options
from coatl.core.chance import Outcome
from coatl.core.errors import CoatlError, RecordError
from coatl.core.game import Game, State, View
from coatl.core.trailer import (
    SEPARATORS,
    Items,
    Problem,
    Trailer,
    format_trailer,
    parse_trailer,
    split_field,
    trailer_items,
    trailer_place,
    trailer_problem,
)

TITLE = "coatl record 1"
HEADER_LINES = 7

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
    resigned: tuple[int, ...] = ()
    """The seats that resigned, in that order; a bot finished for them, and they rank last."""
    continued: int | None = None
    """How many steps were taken, with the deal, from another game; None for a game of its own."""
    nonces: tuple[str, ...] = ()
    """What each seat gave to the seed."""
    secret: str = ""
    """What the server gave to the seed; told after the end."""

    @property
    def trailer(self) -> Trailer:
        """What is written after the scores."""
        return Trailer(self.resigned, self.continued, self.nonces, self.secret)


def format_record(game: Game[S, V, O], record: Record[O]) -> str:
    """Write a record as text that `parse_record` reads back."""
    lines = _header_lines(game, record)
    lines += [format_step(game, step) for step in record.steps]
    if record.scores is not None:
        lines.append("scores: " + " ".join(str(score) for score in record.scores))
    lines += format_trailer(record.trailer)
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


def outcome_place(
    game: Game[S, V, O], record: Record[O], number: int, index: int
) -> tuple[int, int]:
    """Return line and column of an outcome: of the deal (number 0) or of a step (from 1)."""
    if number == 0:
        outcomes, column = record.deal, len("deal: ")
    else:
        step = record.steps[number - 1]
        outcomes, column = step.outcomes, len(format_step(game, replace(step, outcomes=()))) + 3
    upto = format_outcomes(game, outcomes[: index + 1])
    last = game.format_outcome(*outcomes[index])
    return HEADER_LINES + number, column + len(upto) - len(last) + 1


def record_problem(record: Record[O], seats: int) -> Problem | None:
    """Return what is wrong with the lines after the scores, if anything."""
    return trailer_problem(
        record.trailer,
        seats=seats,
        steps=len(record.steps),
        is_over=record.scores is not None,
        commitment=record.commitment,
    )


def check_trailer(record: Record[O], seats: int) -> None:
    """Raise `RecordError` if the lines after the scores do not fit the game."""
    if problem := record_problem(record, seats):
        line, column = field_place(record, problem.field, problem.item)
        raise RecordError(line, column, problem.text)


def field_place(record: Record[O], name: str, item: int = 0) -> tuple[int, int]:
    """Return line and column of an item of a field after the scores; the field is there."""
    first = HEADER_LINES + 1 + len(record.steps) + (record.scores is not None)
    line, column = trailer_place(trailer_items(record.trailer), Problem(name, item, ""))
    return first + line, column


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
        check_stored_options(game.name, words)
        options = game.parse_options(words)
    except CoatlError as error:
        raise RecordError(lines.number, 10, str(error)) from error
    commitment = lines.field("commitment")
    if commitment != "-" and not commitment.isalnum():
        raise RecordError(lines.number, 13, "expected a hash, or '-' for none")
    players = lines.field("players")
    names = () if players == "-" else tuple(players.split(" | "))
    problem = player_problem(names, game.seat_count(options))
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
        if line.partition(": ")[0] in SEPARATORS:
            lines.number -= 1
            break
        steps.append(_parse_step(game, line, lines.number))
    trailer = _parse_trailer(lines, "steps" if scores is None else "scores")
    record = Record(
        name,
        int(rules),
        options,
        deal,
        tuple(steps),
        scores,
        names,
        "" if commitment == "-" else commitment,
        *trailer,
    )
    check_trailer(record, game.seat_count(options))
    return record


def _parse_trailer(lines: _Lines, after: str) -> Trailer:
    fields: Items = {}
    first = lines.number + 1
    for name in SEPARATORS:
        if (line := lines.peek()) is not None and line.startswith(f"{name}: "):
            lines.number += 1
            fields[name] = split_field(name, line.removeprefix(f"{name}: "))
            after = name
    if lines.peek() is not None:
        rest = list(SEPARATORS)[list(SEPARATORS).index(after) + 1 :] if fields else SEPARATORS
        but = f" but {', '.join(rest)}" if rest else ""
        raise RecordError(lines.number + 1, 1, f"expected nothing after the {after}{but}")
    trailer = parse_trailer(fields)
    if isinstance(trailer, Problem):
        line_number, column = trailer_place(fields, trailer)
        raise RecordError(first + line_number, column, trailer.text)
    return trailer


def check_exact(game: Game[S, V, O], record: Record[O], text: str) -> None:
    """Raise `RecordError` where a text is not what `format_record` writes for what it says.

    Reading is lenient here and there; what is vouched for has one form. Only the last line break
    may be missing.
    """
    found = text.removesuffix("\n").split("\n")
    expected = format_record(game, record).removesuffix("\n").split("\n")
    for number, (line, right) in enumerate(zip_longest(found, expected, fillvalue=""), 1):
        if line != right:
            same = takewhile(lambda pair: pair[0] == pair[1], zip(line, right, strict=False))
            column = len(list(same)) + 1
            raise RecordError(number, column, f"expected {right!r}, as a record is always written")


def _is_number(text: str) -> bool:
    return re.fullmatch("0|[1-9][0-9]{0,5}", text) is not None


def player_problem(players: tuple[str, ...], seats: int) -> str:
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
