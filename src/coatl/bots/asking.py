"""Asking a bot for its action, with errors that name the bot and the place in its code."""

from __future__ import annotations

import random
import traceback
from pathlib import Path
from typing import Any

from coatl.bots.base import Bot
from coatl.core.errors import CoatlError


class BotError(CoatlError):
    """A bot that failed, or chose what the rules forbid, in the middle of a game."""


def ask(bot: Bot, view: Any, legal: list[int], rng: random.Random, name: str | None = None) -> int:
    """Return the bot's action; whatever goes wrong is a `BotError` that calls it by `name`."""
    try:
        action = bot.decide(view, legal, rng)
    except Exception as error:
        raise failure(name or bot.name, error) from error
    if action not in legal:
        raise refusal(name or bot.name, action)
    return action


def failure(name: str, error: Exception) -> BotError:
    """Return the one-line error for what a bot raised: its name, the message, the line of code."""
    if isinstance(error, CoatlError):
        return BotError(f"bot {name!r} failed: {error}")
    return BotError(f"bot {name!r} failed: {describe_error(error)}")


def refusal(name: str, action: object) -> BotError:
    """Return the error for an action that is not legal."""
    return BotError(f"bot {name!r} chose {action!r}, which is not legal here")


def describe_error(error: Exception) -> str:
    """Return kind, message and place of an exception in one line."""
    words = " ".join(str(error).split())
    text = f"{type(error).__name__}: {words}" if words else type(error).__name__
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if not frame.filename.startswith("<")
    ]
    if frames:
        text += f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"
    return text
