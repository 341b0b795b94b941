"""A bot for the board game in one file: copy it, change it, and let the arena tell if it is better.

    coatl arena --bots examples/my_bot.py:MyBot,novice --games 100
    coatl play -t --bots examples/my_bot.py:MyBot

The arena makes a new `MyBot()` for every game and calls `decide` for every step of its turns.
"""

from __future__ import annotations

import random
from typing import Any

from coatl.core.chance import QuickChance
from coatl.core.registry import get_game

GAMES = 20
"""How many games I imagine for each action."""
LIKING = {"fulfil": 2.0, "temple": 2.0, "add": 0.5, "done": -0.5, "pass": -5.0}
"""What I think of kinds of actions, in points, before I imagine anything."""


class MyBot:
    """Tries each action, plays on at random a few times, and takes what ends best."""

    name = "my-bot"  # without it, the class's name is used
    games = ("board",)  # without it, every game

    def decide(self, view: Any, legal: list[int], rng: random.Random) -> int:
        """Return one of the legal actions.

        `view` is all that my seat may know, as plain named tuples (see `coatl/board/view.py`).
        `legal` are action ids. All chance must come from `rng`, so that games can be repeated.
        A fourth parameter, `budget`, would say how long I may think.
        """
        if len(legal) == 1:
            return legal[0]
        game = get_game("board")
        # Actions are numbers; this is what they mean: a kind, arguments and a text.
        value = {a: LIKING.get(game.describe_action(a).kind, 0.0) * GAMES for a in legal}
        chance = QuickChance(rng.getrandbits(32))
        for _ in range(GAMES):
            # The view hides bags and hands. This is one full state that fits what I know:
            guess = game.sample_state(view, rng)
            for action in legal:
                trial = guess.clone()
                trial.apply_unchecked(view.seat, action, chance)
                trial.playout(chance)  # everybody plays at random to the end
                points = list(trial.scores())
                mine = points.pop(view.seat)
                value[action] += mine - max(points)
        return max(legal, key=value.__getitem__)
