"""The shapes of puzzles and of what is told about a try: plain data, ready for JSON."""

from __future__ import annotations

from typing import Literal

from coatl.core.data import ActionData, TypedDict, closed

Kind = Literal["complete", "win", "turn", "carl", "beat"]
"""`complete`: a Cóatl for the most points. `win`: the game with it, on the last turn. `turn`: most
points after a turn of the card game. `carl`: the largest lead over CARL after a turn. `beat`: beat
him in the last round."""


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
