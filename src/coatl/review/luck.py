"""Luck, measured where it comes from: what a draw was worth, against all that might have come.

After every draw two kinds of games are played on by the quick player: from what was really drawn,
and from draws of their own out of the same bags. The difference is luck. Over many draws its mean
is zero, however few games are played, whoever plays, and whatever the quick player overlooks.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from coatl.bots.levels import LevelBot
from coatl.core.chance import QuickChance, ScriptedChance
from coatl.review.moments import Moment
from coatl.review.samples import compare, thousandths


class Luck(NamedTuple):
    """What a draw brought everybody, in thousandths, and two standard errors of that."""

    shares: list[int]
    error: int


def measure_luck(
    bot: LevelBot, game: str, moment: Moment, width: float, rng: random.Random, games: int
) -> Luck:
    """Return what the draw after a turn brought; nothing, if nothing was drawn.

    `width`, up to which a lead is in doubt, must come from other games than these: one that
    knew of their draws would make luck lean.
    """
    seats = len(moment.state.seats)
    before = moment.state.clone()
    if game == "carl":
        before.competition = 2  # the deal of a second competition is no part of the first
    for step in moment.played[:-1]:
        before.apply_unchecked(moment.seat, step, QuickChance(1))
    after, chance = before.clone(), ScriptedChance(moment.outcomes)
    after.apply_unchecked(moment.seat, moment.played[-1], chance)
    if not chance.position:
        return Luck([0] * seats, 0)
    seed = rng.getrandbits(32)
    fresh = []
    for _ in range(games):
        other = before.clone()
        other.apply_unchecked(moment.seat, moment.played[-1], QuickChance(rng.getrandbits(32)))
        fresh.append(other)
    drawn = bot.foretell(game, [after] * games, seed)
    usual = bot.foretell(game, fresh, seed)
    found = [compare(drawn, usual, width, seat) for seat in range(seats)]
    shares = [thousandths(each.mean) for each in found]
    if seats == 2:
        shares[1] = -shares[0]
    return Luck(shares, thousandths(2 * max(each.error for each in found)))
