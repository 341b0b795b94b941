"""Games between bots, and all ways to play a last turn, for the tests of reviews."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from coatl.bots import make_bot
from coatl.bots.trials import share_victory
from coatl.core.chance import QuickChance, SeededChance
from coatl.core.game import Game, turn_of
from coatl.core.record import Record, Recorder
from coatl.core.registry import get_game
from coatl.review.depth import Depth, Effort

AnyGame = Game[Any, Any, Any]
TINY = Depth("tiny", Effort(12, 3, 12, 6, 3), Effort(24, 6, 24, 8, 4))
"""Enough to see that everything is there."""


def play(name: str, words: str, bots: Sequence[str], seed: int) -> tuple[AnyGame, Record[Any]]:
    """Let bots play a game."""
    game = get_game(name)
    options = game.parse_options(words)
    recorder = Recorder(game, options, SeededChance(seed, game.sources))
    players = [make_bot(bot) for bot in bots]
    rng = random.Random(f"review {seed}")
    while (seat := recorder.state.to_act) >= 0:
        view, legal = game.observe(recorder.state, seat), recorder.state.legal_actions(seat)
        recorder.apply(seat, players[seat].decide(view, legal, rng))
    return game, recorder.record(tuple(bots))


def solve(state: Any, seat: int, most: int) -> tuple[float, int] | None:
    """Return the best share of victory, and then the most points, of all ways to play a last turn.

    None if there are more than so many positions on the way, or if something is drawn before the
    turn is over. Every action is tried in every position; nothing is taken from the bots.
    """
    turn, seen = turn_of(state), {state.to_bytes()}
    waiting, best = [state], (-1.0, -1)
    while waiting:
        here = waiting.pop()
        for after in _followers(here, seat):
            if seat not in after.acting or turn_of(after) != turn:
                best = max(best, _worth(after, seat))
                continue
            key = after.to_bytes()
            if key not in seen:
                seen.add(key)
                waiting.append(after)
        if len(seen) > most:
            return None
    return best


def _followers(state: Any, seat: int) -> Iterator[Any]:
    for action in state.legal_actions(seat):
        after = state.clone()
        after.apply(seat, action, QuickChance(1))
        yield after


def _worth(state: Any, seat: int) -> tuple[float, int]:
    """Return what a seat has of the victory when its turn was the last one, and its points."""
    if state.competition == 2 and not state.is_over:  # the first competition with CARL was won
        return 1.0, int(state.first_points)
    shares = share_victory(state.result().winners, state.seat_count)
    return shares[seat], state.scores()[seat]
