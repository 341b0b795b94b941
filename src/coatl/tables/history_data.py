"""The shapes of a finished game that is looked back at: after a step, and as a whole."""

from __future__ import annotations

from coatl.core.data import ActionData, EventData, FigureData, TypedDict, closed
from coatl.tables.game_data import AnyLens, AnyView, AnyWarning


@closed
class TurnData(TypedDict):
    """Where a turn begins: after so many steps."""

    step: int
    seat: int


@closed
class StepData(TypedDict):
    """A finished game after some of its steps."""

    step: int
    steps: int
    """How many there are."""
    turns: list[TurnData]
    """Where a new table may go on from."""
    seat: int | None
    """Who took the step; None for the deal."""
    action: ActionData | None
    view: AnyView
    acting: list[int]
    """Whose turn it is."""
    lens: AnyLens | None
    """What the cards in sight pay; null for a spectator."""
    warnings: list[AnyWarning]
    events: list[EventData]
    """What happened with this step."""


@closed
class CourseStepData(TypedDict):
    """One step of a finished game, and the points after it."""

    seat: int | None
    """Who took the step; None for the deal."""
    action: ActionData | None
    points: list[int]
    """By seat: what is fixed, or what it would be as things stand."""
    carl: int | None
    """CARL's points; null in other games."""
    events: list[EventData]


@closed
class CourseData(TypedDict):
    """The course of a finished game."""

    steps: list[CourseStepData]
    """The first is the deal."""
    turns: list[TurnData]
    figures: list[FigureData]
    """What can be counted, in the order in which it is worth knowing."""
