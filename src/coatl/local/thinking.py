"""Bots that think on the spot: for a page, nothing else goes on meanwhile."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

from coatl.bots.advice import Advice
from coatl.bots.base import Bot
from coatl.bots.budgets import limited_budget
from coatl.bots.fallback import fallback_move
from coatl.bots.levels import LevelBot
from coatl.bots.roster import make_bot
from coatl.tablebots.hints import HintQuestion
from coatl.tablebots.turns import ask_for_turn
from coatl.tables.errors import TableError
from coatl.tables.table import Table

COACH = "priest"
"""Who gives hints and advice here."""


class Thinking:
    """The bots of one table, each with the plan of its turn."""

    def __init__(self, milliseconds: float) -> None:
        self.milliseconds = milliseconds
        """The most that a bot thinks about a whole turn."""
        self._bots: dict[tuple[int, str], Bot] = {}
        self._coach = make_bot(COACH)

    def decide_turn(self, table: Table, seat: int) -> list[int]:
        """Return the actions of a bot's turn, up to where something is revealed."""
        level = table.seats[seat].level
        end = time.monotonic() + self.milliseconds / 1000
        turn = ask_for_turn(table, seat)
        try:
            asked = next(turn)
            while True:
                bot = self._bot(seat, level)
                asked = turn.send(
                    self._decide(bot, level, asked.view, asked.legal, asked.seed, end)
                )
        except StopIteration as finished:
            actions: list[int] = finished.value
            return actions

    def _bot(self, seat: int, level: str) -> Bot:
        if "@" in level:  # the same thoughts for the same question: no plan is remembered
            return make_bot(level)
        return self._bots.setdefault((seat, level), make_bot(level))

    def _decide(
        self, bot: Bot, level: str, view: Any, legal: Sequence[int], seed: str, end: float
    ) -> int:
        left = (end - time.monotonic()) * 1000
        budget = limited_budget(bot, level, view, left, lambda: False)
        try:
            action = bot.decide(view, list(legal), random.Random(seed), budget)
        except Exception:  # whatever a bot does wrong, the game goes on
            return fallback_move(view, legal, seed)
        return action if action in legal else fallback_move(view, legal, seed)

    def advise(self, asked: HintQuestion) -> Advice:
        """Return what the coach thinks of a turn."""
        coach = self._coach
        assert isinstance(coach, LevelBot)
        budget = limited_budget(coach, "", asked.view, self.milliseconds, lambda: False)
        rng = random.Random(asked.seed)
        try:
            return coach.advise(asked.view, list(asked.legal), rng, budget, asked.played)
        except Exception as error:
            raise TableError("no-hint", f"There is no hint now: {error}") from None
