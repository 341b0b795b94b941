"""One game between bots: the loop of `coatl sim`, of the arena and of everything else here."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from coatl.bots.asking import BotError, failure, refusal
from coatl.bots.base import Bot
from coatl.core.chance import Chance
from coatl.core.errors import IllegalAction, InvalidAction
from coatl.core.events import Event
from coatl.core.game import Game, State


class Player(NamedTuple):
    """A bot in a seat."""

    name: str
    """What errors call it."""
    bot: Bot
    rng: random.Random
    """Its own chance, apart from the game's: whoever seats it says what that follows from."""


Watch = Callable[[State, int, float], None]
"""Hears of a decision before it is carried out: the state, the seat, milliseconds of thinking."""


def play_out(
    game: Game[Any, Any, Any],
    state: State,
    players: Sequence[Player],
    chance: Chance,
    seed: int | str,
    watch: Watch | None = None,
    events: list[Event] | None = None,
) -> list[int]:
    """Play a game to its end, by one player a seat, and return the actions.

    What happens is added to `events`, secrets included.

    What a bot does wrong is a `BotError` that names the bot, the game by its seed, and the seat.
    """
    actions: list[int] = []
    needs_view = [player.bot.needs_view for player in players]
    decide = [player.bot.decide for player in players]
    rngs = [player.rng for player in players]
    began = 0.0
    while (seat := state.to_act) >= 0:
        legal = state.legal_actions(seat)
        view = game.observe(state, seat) if needs_view[seat] else None
        if watch is not None:
            began = time.perf_counter()
        try:
            action = decide[seat](view, legal, rngs[seat])
        except Exception as error:
            raise _locate(failure(players[seat].name, error), seed, seat) from error
        if watch is not None:
            watch(state, seat, (time.perf_counter() - began) * 1000)
        try:
            # The position looks the action up faster than `legal` can be searched.
            state.apply(seat, action, chance, events)
        except (IllegalAction, InvalidAction) as error:
            raise _locate(refusal(players[seat].name, action), seed, seat) from error
        actions.append(action)
    return actions


def _locate(error: BotError, seed: int | str, seat: int) -> BotError:
    return BotError(f"{error}; game {seed!r}, seat {seat}")
