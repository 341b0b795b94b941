"""The shapes of what bots tell people about their turns."""

from __future__ import annotations

from typing import Any, Literal

from coatl.core.data import ActionData, PlanGainData, TypedDict, closed

VerdictName = Literal["same", "close", "worse", "rich"]
"""What was played is the best plan, about as good, worse, or makes more points but wins less."""


@closed
class PlanStepData(TypedDict):
    """A step of a plan, and what it changes at once."""

    action: ActionData
    gain: int
    """Points that the cards laid so far pay more, or the card that it lays."""
    change: PlanGainData | None
    """The card that it changes most for the better; null for steps that are done."""


@closed
class OtherPlanData(TypedDict):
    """Another way to play the rest of the turn."""

    points: float
    """As those of the best plan, in the same games."""
    is_close: bool
    """Whether it is about as good."""
    steps: list[ActionData]


@closed
class HintReasonData(TypedDict):
    """The card that speaks most for a plan: its mean points at the end."""

    card: str
    points: float
    instead: float
    """With the next best plan."""


@closed
class HintMessage(TypedDict):
    """How a strong bot would play the rest of the turn, and why.

    It stays the same, with more steps done, until the player leaves the plan or something is
    revealed.
    """

    type: Literal["hint"]
    key: str
    seat: int
    version: int
    level: str
    points: float
    """The seat's mean points at the end of the games that the plan was played out in."""
    plan: list[PlanStepData]
    """Up to the end of the turn or the first thing revealed."""
    done: int
    """How many steps of the plan have been taken."""
    others: list[OtherPlanData]
    """Not one of them has more points."""
    reason: HintReasonData | None
    hopes: list[dict[str, Any]]
    fears: list[dict[str, Any]]


@closed
class PlayedData(TypedDict):
    """What was played in the rest of a turn, judged in the same games as the plans."""

    points: float
    steps: list[ActionData]
    verdict: VerdictName


@closed
class AdviceData(TypedDict):
    """How a strong bot would have played from a step on, beside what was played."""

    step: int
    """The step that is judged."""
    seat: int
    """Who took it."""
    level: str
    points: float
    plan: list[PlanStepData]
    others: list[OtherPlanData]
    reason: HintReasonData | None
    played: PlayedData
