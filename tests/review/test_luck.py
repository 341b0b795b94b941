"""Luck is what a draw was worth against all that might have come: its mean is zero."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any, cast
from zlib import crc32

from coatl.bots.levels import LevelBot
from coatl.bots.trials import Ending
from coatl.core.chance import QuickChance, RecordingChance
from coatl.review.luck import measure_luck
from coatl.review.moments import Moment, find_moments
from tests.review.played import play


class Oracle:
    """Plays nothing on: who wins follows from what lies there alone."""

    def __init__(self) -> None:
        self.asked = 0

    def foretell(self, game: str, starts: Sequence[Any], seed: int) -> list[Ending]:
        """Tell the end of each by what lies there, and by nothing else."""
        self.asked += len(starts)
        digits = [crc32(start.to_bytes()) % 3 for start in starts]
        return [Ending((each, 1), (each / 2, 1 - each / 2)) for each in digits]


def moments(name: str, seed: int) -> list[Moment]:
    return list(find_moments(*play(name, "seats=2", ["novice", "apprentice"], seed)))


def lucky(oracle: Oracle, name: str, moment: Moment, seed: int) -> list[int]:
    bot = cast(LevelBot, oracle)
    return measure_luck(bot, name, moment, 1.5, random.Random(seed), 3).shares


def test_where_nothing_is_drawn_there_is_no_luck() -> None:
    still = [moment for moment in moments("board", 2) if not moment.outcomes]
    oracle = Oracle()
    assert len(still) > 5
    assert all(lucky(oracle, "board", moment, 1) == [0, 0] for moment in still)
    assert oracle.asked == 0


def test_luck_is_zero_on_average_however_few_games_are_played() -> None:
    for name in ("board", "cards"):
        moment = next(each for each in moments(name, 3) if each.outcomes)
        found = []
        for number in range(800):
            state, chance = moment.state.clone(), RecordingChance(QuickChance(number))
            for step in moment.played:
                state.apply(moment.seat, step, chance)
            drawn = moment._replace(outcomes=chance.take())
            mine, others = lucky(Oracle(), name, drawn, number)
            assert mine == -others
            found.append(mine)
        assert stdev(found) > 100
        assert abs(fmean(found)) < 3.5 * stdev(found) / len(found) ** 0.5


def test_what_was_drawn_is_held_against_what_might_have_been() -> None:
    """By the ends that really are possible, one after the other."""
    moment = next(each for each in moments("cards", 3) if each.outcomes)
    for number in range(5):
        state, chance = moment.state.clone(), RecordingChance(QuickChance(number))
        for step in moment.played:
            state.apply(moment.seat, step, chance)
        drawn = moment._replace(outcomes=chance.take())
        bot = cast(LevelBot, Oracle())
        many = measure_luck(bot, "cards", drawn, 0.0, random.Random(1), 400)
        now = Oracle().foretell("cards", [state], 0)[0].shares[0]
        usual = now - many.shares[0] / 1000
        assert 0.2 < usual < 0.8
        assert 0 < many.error <= 100
