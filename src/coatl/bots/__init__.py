"""Players that are programs."""

from coatl.bots.advice import Advice, Fear, Hope, Proposal, Reason
from coatl.bots.asking import BotError, ask
from coatl.bots.base import Bot, Budget, parse_budget
from coatl.bots.levels import LEVELS, LevelBot
from coatl.bots.loading import load_bot
from coatl.bots.roster import bot_names, make_bot

__all__ = [
    "LEVELS",
    "Advice",
    "Bot",
    "BotError",
    "Budget",
    "Fear",
    "Hope",
    "LevelBot",
    "Proposal",
    "Reason",
    "ask",
    "bot_names",
    "load_bot",
    "make_bot",
    "parse_budget",
]
