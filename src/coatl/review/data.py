"""The shapes of a review: plain data, ready for JSON.

Chances, losses and luck are whole numbers in thousandths, so that they add up exactly. Lists that
are about all seats go by seat. Against CARL there is one seat, and a part for each competition.
"""

from __future__ import annotations

from typing import Literal

from coatl.core.data import ActionData, Colour, PieceKind, TypedDict, closed

Verdict = Literal["only", "best", "as-good", "slip", "mistake", "blunder"]
"""`only`: there was nothing to choose. `as-good`: no difference that these games could tell."""
Phase = Literal["collecting", "choosing", "assembling", "opening", "middle", "closing"]
"""The first three in the board game, the others in the card game."""


@closed
class WayData(TypedDict):
    """A way to play a turn, and where it leads, by what the seat knew."""

    steps: list[ActionData]
    """Up to the end of the turn or the first draw."""
    chance: int
    """To win, in thousandths."""
    points: float
    """The seat's mean points at the end."""


@closed
class WhyData(TypedDict):
    """The card that speaks most for the better way."""

    card: str
    points: float
    """Mean points that it brings in the end."""
    instead: float
    """And by what was played."""


@closed
class PicturePieceData(TypedDict):
    """A piece of a Cóatl or of a row."""

    kind: PieceKind
    colour: Colour


@closed
class PictureData(TypedDict):
    """What the better way would have made: a Cóatl or a row, and where the card that speaks for it
    is found in it.
    """

    slot: str | None
    """The place of the Cóatl at the table, A or B; null for a row."""
    pieces: list[PicturePieceData]
    """From left to right."""
    stacks: list[int]
    """Which of them cover another one."""
    new: list[int]
    """Which of them the better way adds."""
    spans: list[list[int]]
    """Where the card is found: one list of piece numbers for each time."""
    missing: str
    """Colours of segments that would bring it to its next level, from left to right."""
    end: Literal["left", "right"]
    """At which end they are missing."""


@closed
class JudgedTurnData(TypedDict):
    """A turn, or the part of one between two draws, and what it was worth."""

    step: int
    """How many steps of the record lie before it: a new table may go on from there."""
    turn: int
    """Which turn of the game it is, from 0; the parts of a turn have the same number."""
    seat: int
    part: int
    """Of the match against CARL: which competition, from 0."""
    phase: Phase
    chances: list[int]
    """To win, before it, as all cards lay; in thousandths."""
    error: int
    """Two standard errors of these."""
    luck: list[int]
    """What was drawn after it brought everybody, against what might have been; in thousandths."""
    luck_error: int
    """Two standard errors of these."""
    verdict: Verdict
    played: WayData
    best: WayData
    """What a strong bot would have done; the same as `played` if nothing better was found."""
    loss: int
    """The chance that the choice cost its seat, in thousandths; 0 if it was as good."""
    loss_error: int
    """Two standard errors of the difference."""
    points_loss: float
    """The same in points."""
    effects: list[int]
    """What the choice changed in everybody's chances."""
    why: WhyData | None
    picture: PictureData | None
    """Null if nothing better was found, or if there is nothing to be drawn."""


@closed
class SumData(TypedDict):
    """How a result came about: start + luck + rivals - slips + rest = end, in whole percent."""

    start: int
    luck: int
    """Of the deal and of every draw."""
    doubt: int
    """Two standard errors of it."""
    rivals: int
    """What the others' slips gave."""
    slips: int
    """What one's own slips cost."""
    rest: int
    """What slips did not cost in the end, own less others': a chance that is missed often stays
    open, and counts as missed every time. Also what the simulated games could not tell."""
    end: int
    """100 for a victory, 0 for a defeat."""


@closed
class TurningData(TypedDict):
    """A turn after which the chances were quite different."""

    index: int
    """In the list of turns."""
    change: int
    """In thousandths."""
    cause: Literal["choice", "luck"]
    """What did more of it."""


@closed
class AccuracyData(TypedDict):
    """How exactly a seat played in one phase: 100 is without a slip."""

    phase: Phase
    turns: int
    accuracy: int
    loss: float
    """Mean loss a turn, in percent."""


@closed
class SeatReviewData(TypedDict):
    """The game as it went for one seat."""

    seat: int
    curve: list[int]
    """The chance before each judged turn, and at last the result; in thousandths."""
    parts: list[int]
    """How many turns the curve has of each part."""
    luck: list[int]
    """What luck brought after each judged turn; in thousandths."""
    rest: list[int]
    """What else changed the curve after each judged turn, luck and slips apart; in thousandths."""
    deal: list[int]
    """What the deal of each part brought."""
    sums: list[SumData]
    """One a part."""
    costliest: list[int]
    """Up to three turns of this seat, by their index, the costliest first."""
    turning: list[TurningData]
    accuracy: int
    phases: list[AccuracyData]
    mean_loss: float
    """A turn, in percent."""
    verdicts: dict[Verdict, int]


@closed
class GameReviewData(TypedDict):
    """A whole review."""

    game: str
    depth: str
    players: list[str]
    scores: list[int]
    turns: list[JudgedTurnData]
    ends: list[list[int]]
    """By part: what each seat had of the victory, in thousandths."""
    seats: list[SeatReviewData]
