"""Bots of installed packages: entry points of the group `coatl.bots`, by name.

A package says in its `pyproject.toml`

    [project.entry-points."coatl.bots"]
    oracle = "oracle_bot:Oracle"

and `oracle` can be named wherever a level can, in every process. The class is made without
arguments, and is a bot as one in a file of a user's own is.
"""

from __future__ import annotations

import hashlib
import inspect
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from coatl.bots.asking import describe_error
from coatl.bots.roster import bot_names
from coatl.core.errors import OptionError

ENTRY_POINTS = "coatl.bots"


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """Return the bots of installed packages by name; none of ours is replaced."""
    found = {point.name.lower(): point for point in entry_points(group=ENTRY_POINTS)}
    return {name: found[name] for name in sorted(found) if name not in bot_names()}


def make_installed(name: str) -> Any:
    """Return a new bot of an installed package; what fails is told with the package's name."""
    point = installed_bots()[name]
    owner = point.dist.name if point.dist else point.value
    try:
        return point.load()()
    except Exception as error:
        raise OptionError(f"bot {name!r} of the package {owner}: {describe_error(error)}") from None


def describe_installed(name: str) -> str:
    """Return what an installed bot says about itself: the first line of its text."""
    try:
        text = inspect.getdoc(installed_bots()[name].load()) or ""
    except Exception as error:
        return f"cannot be loaded: {describe_error(error)}"
    return text.partition("\n")[0]


def installed_digest(name: str) -> str:
    """Return a hash that changes with the code of an installed bot: its module, and its release."""
    point = installed_bots()[name]
    module = find_spec(point.module)
    code = Path(module.origin).read_bytes() if module and module.origin else b""
    release = f"{point.dist.name} {point.dist.version}" if point.dist else ""
    return hashlib.sha256(release.encode() + code).hexdigest()[:16]
