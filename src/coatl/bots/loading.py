"""Bots by what users write: a level or an installed bot, with a budget, or a class in a file."""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import operator
import random
import re
import sys
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from coatl.bots.asking import describe_error
from coatl.bots.base import Bot, Budget, parse_budget
from coatl.bots.installed import installed_bots, installed_digest, make_installed
from coatl.bots.levels import MINDS, LevelBot
from coatl.bots.roster import bot_names, make_bot
from coatl.core.errors import OptionError

_FILE = re.compile(r"(?P<path>.+\.py):(?P<name>[^:@]*)(?:@(?P<budget>.*))?")

_CODE = (".py", ".pxd", ".json")


class OwnBot:
    """A bot from a user's file, with what it may leave out filled in.

    It may lack `name` (the class's name is used), `needs_view` (true) and `games` (it plays any),
    and its `decide` may do without a budget.
    """

    def __init__(self, inner: Any, budget: Budget | None = None, name: str = "") -> None:
        self.inner = inner
        self.budget = budget
        self.name = name or str(getattr(inner, "name", "") or type(inner).__name__)
        self.needs_view = bool(getattr(inner, "needs_view", True))
        games = getattr(inner, "games", ())
        self.games: tuple[str, ...] = (games,) if isinstance(games, str) else tuple(games)
        self._takes_budget = _takes_budget(inner.decide)

    @property
    def advise(self) -> Callable[..., Any]:
        """The bot's own `advise`, with its budget; without one there is no such attribute."""
        inner = self.inner.advise

        def advise(
            view: Any, legal: list[int], rng: random.Random, budget: Budget | None = None
        ) -> Any:
            if _accepts(inner, 4):
                return inner(view, legal, rng, budget or self.budget)
            return inner(view, legal, rng)

        return advise

    def decide(
        self, view: Any, legal: list[int], rng: random.Random, budget: Budget | None = None
    ) -> int:
        """Return the action that the user's bot chooses."""
        if self._takes_budget:
            return operator.index(self.inner.decide(view, legal, rng, budget or self.budget))
        return operator.index(self.inner.decide(view, legal, rng))


def load_bot(spec: str, budget: Budget | None = None, game: str = "") -> Bot:
    """Return a new bot: `priest`, `priest@500it`, `my_bot.py:MyBot` or `my_bot.py:MyBot@2s`.

    `budget` is for a bot whose spec has none of its own; with a game, the bot must play it.
    """
    bot = _load(spec.strip(), budget)
    if game and isinstance(bot, OwnBot) and bot.games and game not in bot.games:
        plays = " and ".join(bot.games)
        raise OptionError(f"bot {bot.name!r} plays {plays} only, and this game is {game}")
    return bot


def _load(spec: str, budget: Budget | None) -> Bot:
    found = _FILE.fullmatch(spec)
    if found is not None:
        own = parse_budget(found["budget"]) if found["budget"] is not None else budget
        return OwnBot(_build(Path(found["path"]), found["name"]), own)
    if spec.endswith(".py") or ".py@" in spec:
        raise OptionError(f"bot {spec!r}: expected the class after the file, as my_bot.py:MyBot")
    name, at, limit = spec.lower().partition("@")
    if name in installed_bots():
        return load_installed(name, parse_budget(limit) if at else budget)
    try:
        bot = make_bot(spec.lower())
    except OptionError as error:
        if name in bot_names():
            raise  # the budget is unreadable
        raise OptionError(f"{error}, or a class in a file: my_bot.py:MyBot") from None
    if isinstance(bot, LevelBot) and bot.budget is None:
        bot.budget = budget
    return bot


def load_installed(name: str, budget: Budget | None = None) -> OwnBot:
    """Return a new bot of an installed package, which must be there."""
    return OwnBot(_check_bot(make_installed(name), name, "its package"), budget, name)


def is_own(spec: str) -> bool:
    """Tell whether a spec names a class in a file."""
    return _FILE.fullmatch(spec.strip()) is not None


def code_digest(spec: str, game: str) -> str:
    """Return a short hash of the code behind a spec: the user's file, or our bots of that game.

    Results that are continued later must come from the same code.
    """
    found = _FILE.fullmatch(spec.strip())
    if found is not None:
        return _short_hash(_read(Path(found["path"])))
    if (name := spec.strip().lower().partition("@")[0]) in installed_bots():
        return installed_digest(name)
    home = Path(__file__).parent
    folders = [home]
    if game in MINDS:
        folders.append(home / MINDS[game].rpartition(".")[2])
    files = sorted(path for folder in folders for path in folder.iterdir() if path.suffix in _CODE)
    return _short_hash(b"".join(path.read_bytes() for path in files))


def _short_hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise OptionError(f"cannot read the bot file {str(path)!r}: {error.strerror}") from None


def _build(path: Path, name: str) -> Any:
    module = _import(path)
    made: Any = getattr(module, name, None)
    if not inspect.isclass(made):
        classes = inspect.getmembers(module, inspect.isclass)
        own = [key for key, value in classes if value.__module__ == module.__name__]
        there = f"there is {', '.join(own)}" if own else "the file has no class"
        raise OptionError(f"no class {name!r} in {str(path)!r}: {there}")
    try:
        inner: Any = made()
    except Exception as error:
        raise OptionError(
            f"cannot make a {name}() of {str(path)!r}: {describe_error(error)}"
        ) from None
    return _check_bot(inner, name, repr(str(path)))


def _check_bot(inner: Any, name: str, place: str) -> Any:
    """Return a bot of somebody else if it can be asked."""
    if not callable(getattr(inner, "decide", None)):
        raise OptionError(f"{name} in {place} is not a bot: it has no method 'decide'")
    if not _accepts(inner.decide, 3):
        raise OptionError(f"{name} in {place}: expected decide(self, view, legal, rng)")
    return inner


class _OwnFile(SourceFileLoader):
    """Reads a file as it is now: bytecode kept beside it may be of what it was a moment ago."""

    def get_code(self, fullname: str) -> CodeType:
        """Compile the file, and keep nothing."""
        code: CodeType = self.source_to_code(self.get_data(self.path), self.path)
        return code


def _import(path: Path) -> ModuleType:
    """Import a file under a name that nothing else has; the same content is imported once."""
    digest = _short_hash(str(path.resolve()).encode() + _read(path))
    unique = f"coatl_own_bot_{digest}"
    if unique in sys.modules:
        return sys.modules[unique]
    loader = _OwnFile(unique, str(path))
    spec = importlib.util.spec_from_file_location(unique, path, loader=loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[unique] = module  # dataclasses look their module up
    try:
        loader.exec_module(module)
    except Exception as error:
        del sys.modules[unique]
        raise OptionError(f"cannot import {str(path)!r}: {describe_error(error)}") from None
    return module


def _takes_budget(decide: Any) -> bool:
    return _accepts(decide, 4)


def _accepts(function: Any, count: int) -> bool:
    """Tell whether a function can be called with so many positional arguments."""
    try:
        inspect.signature(function).bind(*range(count))
    except TypeError:
        return False
    return True
