"""Players that are programs."""

from coatl.bots.base import Bot
from coatl.bots.roster import bot_names, make_bot

__all__ = ["Bot", "bot_names", "make_bot"]
