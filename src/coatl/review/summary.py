"""A review as a whole: the curve, luck and slips that add up to the result, and how exactly all
played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import hypot
from statistics import fmean
from typing import Any

from coatl.bots.trials import share_victory
from coatl.core.record import Record, replay
from coatl.core.results import rank_with_resigned
from coatl.review.data import (
    AccuracyData,
    GameReviewData,
    JudgedTurnData,
    Phase,
    SeatReviewData,
    SumData,
    TurningData,
)
from coatl.review.depth import Depth
from coatl.review.moments import AnyGame, count_turns
from coatl.review.samples import thousandths
from coatl.review.turns import judge_turns

MOST_COSTLY = 3
MOST_TURNING = 3
TURNING = 100
"""A turning point changes the chances by so much, in thousandths."""
HARSHNESS = 8
"""How much accuracy a lost percent a turn costs."""
PHASES: dict[str, tuple[Phase, ...]] = {
    "board": ("collecting", "choosing", "assembling"),
    "cards": ("opening", "middle", "closing"),
    "carl": ("opening", "middle", "closing"),
}

Progress = Callable[[int, int], None]
"""Hears how many turns of how many are judged."""


def review_game(
    game: AnyGame,
    record: Record[Any],
    depth: Depth,
    judged: Sequence[JudgedTurnData] = (),
    progress: Progress | None = None,
) -> GameReviewData:
    """Judge a whole game; `judged` is what an earlier review, of the same depth, had come to."""
    count = count_turns(game, record)
    turns = []
    for turn in judge_turns(game, record, depth, judged):
        turns.append(turn)
        if progress is not None:
            progress(len(turns), count)
    return summarize(game, record, depth, turns)


def summarize(
    game: AnyGame, record: Record[Any], depth: Depth, turns: Sequence[JudgedTurnData]
) -> GameReviewData:
    """Put the judged turns of a whole game together."""
    ends = find_ends(game, record)
    return {
        "game": game.name,
        "depth": depth.name,
        "players": list(record.players),
        "scores": list(record.scores or ()),
        "turns": list(turns),
        "ends": ends,
        "seats": [_review_seat(game.name, seat, turns, ends) for seat in range(len(ends[0]))],
    }


def find_ends(game: AnyGame, record: Record[Any]) -> list[list[int]]:
    """Return by part what each seat had of the victory, as the game was played to its end."""
    state = [state for state, _ in replay(game, record, older_rules=True)][-1]
    result = rank_with_resigned(state.result(), record.resigned)
    shares = share_victory(result.winners, state.seat_count)
    ends = [[thousandths(share) for share in shares]]
    if state.competition == 2:  # the first competition with CARL was won
        ends.insert(0, [1000])
    return ends


def _review_seat(
    name: str, seat: int, turns: Sequence[JudgedTurnData], ends: list[list[int]]
) -> SeatReviewData:
    curve: list[int] = []
    luck = [turn["luck"][seat] for turn in turns]
    rest: list[int] = []
    deals: list[int] = []
    sums: list[SumData] = []
    for part, end in enumerate(ends):
        of_part = [turn for turn in turns if turn["part"] == part]
        chances = [turn["chances"][seat] for turn in of_part]
        effects = [turn["effects"][seat] for turn in of_part]
        following = [*chances[1:], end[seat]]
        lucky = [turn["luck"][seat] for turn in of_part]
        rest += [
            after - before - effect - drawn
            for before, after, effect, drawn in zip(chances, following, effects, lucky, strict=True)
        ]
        curve += chances
        deals.append(chances[0] - _find_start(chances[0], len(end)))
        sums.append(_add_up(seat, of_part, deals[-1], end))
    curve.append(ends[-1][seat])
    own = [turn for turn in turns if turn["seat"] == seat]
    costly = sorted(
        (number for number, turn in enumerate(turns) if turn["seat"] == seat and turn["loss"]),
        key=lambda number: (-turns[number]["loss"], number),
    )
    mean = _mean_loss(own)
    return {
        "seat": seat,
        "curve": curve,
        "parts": [sum(turn["part"] == part for turn in turns) for part in range(len(ends))],
        "luck": luck,
        "rest": rest,
        "deal": deals,
        "sums": sums,
        "costliest": costly[:MOST_COSTLY],
        "turning": _find_turning(seat, turns, luck),
        "accuracy": _accuracy(mean),
        "phases": [_review_phase(phase, own) for phase in PHASES[name]],
        "mean_loss": round(mean, 3),
        "verdicts": dict(Counter(turn["verdict"] for turn in own)),
    }


def _find_start(dealt: int, seats: int) -> int:
    """Return the chance before anything is dealt: an even share.

    CARL is no seat, and nobody's equal: against him it is the chance that the deal gives.
    """
    return thousandths(1 / seats) if seats > 1 else dealt


def _add_up(seat: int, turns: Sequence[JudgedTurnData], deal: int, end: list[int]) -> SumData:
    """Return how a result came about; what luck and slips leave over is the rest."""
    drawn = deal + sum(turn["luck"][seat] for turn in turns)
    errors = [turn["luck_error"] for turn in turns]
    if len(end) > 1:
        errors.append(turns[0]["error"])
    slips = sum(turn["loss"] for turn in turns if turn["seat"] == seat)
    rivals = sum(turn["effects"][seat] for turn in turns if turn["seat"] != seat)
    begun = _find_start(turns[0]["chances"][seat], len(end))
    start, luck, doubt, lost, given, got = (
        round(each / 10) for each in (begun, drawn, hypot(*errors), slips, rivals, end[seat])
    )
    return {
        "start": start,
        "luck": luck,
        "doubt": doubt,
        "rivals": given,
        "slips": lost,
        "rest": got - start - luck - given + lost,
        "end": got,
    }


def _find_turning(
    seat: int, turns: Sequence[JudgedTurnData], luck: Sequence[int]
) -> list[TurningData]:
    """Return where the chances of a seat changed most, in the order of the game."""
    found: list[TurningData] = []
    for number, (turn, lucky) in enumerate(zip(turns, luck, strict=True)):
        choice = turn["effects"][seat]
        change = choice + lucky
        if abs(change) >= TURNING:
            cause: TurningData = {
                "index": number,
                "change": change,
                "cause": "choice" if abs(choice) >= abs(lucky) else "luck",
            }
            found.append(cause)
    found.sort(key=lambda each: -abs(each["change"]))
    return sorted(found[:MOST_TURNING], key=lambda each: each["index"])


def _review_phase(phase: Phase, own: Sequence[JudgedTurnData]) -> AccuracyData:
    turns = [turn for turn in own if turn["phase"] == phase]
    mean = _mean_loss(turns)
    return {
        "phase": phase,
        "turns": len(turns),
        "accuracy": _accuracy(mean),
        "loss": round(mean, 3),
    }


def _mean_loss(turns: Sequence[JudgedTurnData]) -> float:
    """Return the mean loss of turns, in percent; where there was no choice, nothing counts."""
    chosen = [turn["loss"] / 10 for turn in turns if turn["verdict"] != "only"]
    return fmean(chosen) if chosen else 0.0


def _accuracy(mean: float) -> int:
    return max(0, round(100 - HARSHNESS * mean))
