"""The turns of a finished game, judged one after the other by what their seats knew.

Every turn is judged by itself, with chance that follows from the record and the turn: a review that
was left can go on where it stopped, and comes to the same.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, overload

from coatl.bots.levels import LEVELS, LevelBot
from coatl.core.plain import show_action
from coatl.core.record import Record
from coatl.review.data import JudgedTurnData, Phase, WayData, WhyData
from coatl.review.depth import Depth
from coatl.review.judging import Judgement, Stopped, Way, judge
from coatl.review.luck import measure_luck
from coatl.review.moments import AnyGame, Moment, digest_of, find_moments
from coatl.review.pictures import draw_better
from coatl.review.samples import count_chances, find_width, thousandths

_COLLECTING = {"take", "pick", "steal", "pass"}
_CHOOSING = {"keep", "choose", "future", "discard", "commit"}


def judge_turns(
    game: AnyGame, record: Record[Any], depth: Depth, judged: Sequence[JudgedTurnData] = ()
) -> Iterator[JudgedTurnData]:
    """Judge every turn of a finished game; those that were judged before are given again."""
    bot = LevelBot(LEVELS[-1])
    digest = digest_of(game, record)
    for number, moment in enumerate(find_moments(game, record)):
        if number < len(judged):
            yield judged[number]
        else:
            yield judge_moment(bot, game, moment, depth, digest)


@overload
def judge_moment(
    bot: LevelBot, game: AnyGame, moment: Moment, depth: Depth, digest: str
) -> JudgedTurnData: ...
@overload
def judge_moment(
    bot: LevelBot,
    game: AnyGame,
    moment: Moment,
    depth: Depth,
    digest: str,
    stop: Callable[[], bool] | None,
) -> JudgedTurnData | None: ...
def judge_moment(
    bot: LevelBot,
    game: AnyGame,
    moment: Moment,
    depth: Depth,
    digest: str,
    stop: Callable[[], bool] | None = None,
) -> JudgedTurnData | None:
    """Judge one turn: the chances as all cards lay, and the choice by what the seat knew.

    `stop` is asked now and then: once it says yes there is no judgement.
    """
    rng, effort = random.Random(f"{digest}/{moment.step}"), depth.effort(game.name)
    seat, state = moment.seat, moment.state
    endings = bot.foretell(game.name, [state] * effort.truth, rng.getrandbits(32))
    width = find_width(endings, seat)
    chances = count_chances(endings, width)
    luck = measure_luck(bot, game.name, moment, width, rng, effort.luck)
    view, legal = game.observe(state, seat), state.legal_actions(seat)
    try:
        judgement = judge(bot, view, legal, moment.played, rng, effort, stop)
    except Stopped:
        return None
    return {
        "step": moment.step,
        "turn": moment.turn,
        "seat": seat,
        "part": moment.part,
        "phase": find_phase(game, state, moment.played),
        "chances": [thousandths(each.mean) for each in chances],
        "error": thousandths(2 * max(each.error for each in chances)),
        "luck": luck.shares,
        "luck_error": luck.error,
        "verdict": judgement.verdict,
        "played": _show_way(game, judgement.played),
        "best": _show_way(game, judgement.best),
        "loss": judgement.loss,
        "loss_error": judgement.loss_error,
        "points_loss": round(judgement.points_loss, 2),
        "effects": judgement.effects,
        "why": _show_why(judgement),
        "picture": draw_better(game, state, seat, judgement) if judgement.loss else None,
    }


def find_phase(game: AnyGame, state: Any, played: Sequence[int]) -> Phase:
    """Return what kind of turn it is: by what was done, in the card game by the round."""
    if game.name != "board":
        left = state.last_round - state.round
        return "closing" if left == 0 else "middle" if left <= 2 else "opening"
    kind = game.describe_action(played[0]).kind
    if kind in _COLLECTING:
        return "collecting"
    return "choosing" if kind in _CHOOSING or kind == "done" else "assembling"


def _show_way(game: AnyGame, way: Way) -> WayData:
    return {
        "steps": [show_action(game.name, step) for step in way.steps],
        "chance": thousandths(way.chance),
        "points": round(way.points, 2),
    }


def _show_why(judgement: Judgement) -> WhyData | None:
    why = judgement.why
    if why is None:
        return None
    points, instead = round(why.points, 2), round(why.instead, 2)
    return {"card": why.card, "points": points, "instead": instead}
