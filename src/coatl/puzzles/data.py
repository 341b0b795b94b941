"""The shapes of puzzles and of what is told about a try: plain data, ready for JSON."""

from __future__ import annotations

from typing import Literal

from coatl.board.analysis.lens_data import SerpentScoreData
from coatl.cards.analysis.lens_data import CardLensData, CardSeatScore
from coatl.core.data import ActionData, TypedDict, closed
from coatl.tables.table_data import StateMessage

Kind = Literal["complete", "most", "win", "turn", "carl", "beat"]
"""`complete`: a Cóatl for the most points. `most`: assemble for the most points, several Cóatls if
that is more. `win`: the game with it, on the last turn. `turn`: most points after a turn of the
card game. `carl`: the largest lead over CARL after a turn. `beat`: beat him in the last round."""


@closed
class PuzzleData(TypedDict):
    """One question about one position of a game between bots, with its proven answer."""

    id: str
    kind: Kind
    game: str
    seat: int
    """Who is asked."""
    state: str
    """The position: the bytes of the state, compressed, in base 85."""
    goal: int
    """What the answer comes to: points of the Cóatl, points after the turn, or the lead."""
    margin: int
    """How much less everything else comes to that is not paid by the same cards."""
    steps: list[int]
    """An answer, as actions."""
    marks: int
    """How hard it is, 1 to 5."""
    rating: int


@closed
class CardPaysData(TypedDict):
    """What a card pays by the answer, and by a try."""

    card: str
    """Its id; `CARL` stands for his points, which count against the player."""
    best: int
    tried: int


@closed
class TryData(TypedDict):
    """What a try came to."""

    value: int
    is_right: bool
    pays: list[CardPaysData]
    """The cards that pay differently by the answer: there it scores more."""


@closed
class HintData(TypedDict):
    """A step towards the answer."""

    cards: list[str]
    """The cards that pay, by their ids."""
    step: ActionData | None
    """The first action, with the second hint."""
    cost: float
    """How much of the gain in rating is lost by it."""


@closed
class TaskData(TypedDict):
    """A puzzle as a solver meets it: all but the answer."""

    id: str
    kind: Kind
    game: Literal["board", "cards", "carl"]
    seat: int
    marks: int
    rating: int


@closed
class NextData(TypedDict):
    """Which puzzle is next; none if all were met."""

    puzzle: TaskData | None
    count: int
    """How many there are."""


@closed
class PuzzlesData(TypedDict):
    """All puzzles there are, without their answers."""

    puzzles: list[TaskData]


@closed
class PuzzleTableData(TypedDict):
    """A puzzle as a table with some steps of a try."""

    puzzle: TaskData
    state: StateMessage
    is_over: bool
    """Whether nothing is left but to say that this is it, or to take a step back."""


@closed
class StrengthData(TypedDict):
    """How strong a solver is, and how uncertain that is."""

    rating: float
    deviation: float


@closed
class JudgedData(TypedDict):
    """What a try came to; a wrong one says nothing else."""

    value: int
    is_right: bool
    strength: StrengthData
    """The solver's after it, if it is the first one."""


@closed
class LaidOutData(TypedDict):
    """What a way to play comes to, card by card."""

    value: int
    serpents: list[SerpentScoreData]
    """The Cóatls that were completed, or else the first one begun; none in the card game."""
    row: CardSeatScore | None
    """The row of the card game."""
    lens: CardLensData | None
    """Where the cards lie in that row."""


@closed
class AnswerShownData(TypedDict):
    """The answer, and how a try differs from it."""

    goal: int
    steps: list[ActionData]
    best: LaidOutData
    tried: LaidOutData | None
    pays: list[CardPaysData]
