"""Bots of many tables in one worker process, each remembered with the plan of its turn."""

from __future__ import annotations

import random
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from coatl.bots.asking import failure
from coatl.bots.base import Bot, Budget
from coatl.bots.budgets import limited_budget
from coatl.bots.installed import installed_bots
from coatl.bots.levels import LevelBot
from coatl.bots.loading import load_installed
from coatl.bots.roster import bot_names, make_bot
from coatl.core.errors import OptionError
from coatl.review import find_depth, judge_turn, read_played
from coatl.server.workers.messages import DECIDE, Asked, Question, TurnQuestion


class Thinker:
    """Answers questions; the bots asked least recently are forgotten."""

    def __init__(self, most_bots: int) -> None:
        self.most_bots = most_bots
        self._bots: OrderedDict[tuple[str, int, str, str], Bot] = OrderedDict()

    def answer(self, asked: Asked, stop: Callable[[], bool]) -> Any:
        """Return an action, or advice or a judged turn as plain data."""
        question = asked.question
        if isinstance(question, TurnQuestion):
            depth = find_depth(question.depth)
            return judge_turn(read_played(question.record), depth, question.turn, stop)
        bot = self._bot(asked)
        budget = make_budget(bot, question, stop)
        legal, rng = list(question.legal), random.Random(question.seed)
        if asked.kind == DECIDE:
            return bot.decide(question.view, legal, rng, budget)
        if not isinstance(bot, LevelBot):
            raise OptionError("it gives no advice")
        return bot.advise(question.view, legal, rng, budget, question.also).to_data()

    def explain(self, asked: Asked, error: Exception) -> str:
        """Return what went wrong in one line, and forget the bot."""
        if isinstance(asked.question, Question):
            self._bots.pop(_key(asked), None)
        return str(failure(asked.question.level, error))

    def _bot(self, asked: Asked) -> Bot:
        level = asked.question.level
        if "@" in level:  # the same thoughts for the same question: no plan is remembered
            return make_bot(level)
        key = _key(asked)
        if key not in self._bots:
            self._bots[key] = _make(level)
        self._bots.move_to_end(key)
        while len(self._bots) > self.most_bots:
            self._bots.popitem(last=False)
        return self._bots[key]


def _make(level: str) -> Bot:
    """Return a new bot: one of ours, or of a package that is installed where this worker runs."""
    if level in bot_names() or level not in installed_bots():
        return make_bot(level)
    return load_installed(level)


def make_budget(bot: Bot, question: Question, stop: Callable[[], bool]) -> Budget:
    """Return how long to think about a question."""
    return limited_budget(bot, question.level, question.view, question.milliseconds, stop)


def _key(asked: Asked) -> tuple[str, int, str, str]:
    """Advice is given by another bot than the one that plays, whose plan it must not disturb."""
    question = asked.question
    assert isinstance(question, Question)
    return question.table, question.seat, question.level, asked.kind
