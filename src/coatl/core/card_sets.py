"""Card sets: cards of one's own beside, or in place of, those that come with the package.

A process plays a game with one set of cards, chosen before they are first read: action texts,
compiled tables and bots are built from them once, so playing costs nothing more. `COATL_CARDS`
names the file (or holds its text), so every process that is started from here plays the same.

A set is a JSON object: a `name`, the `game` it is for (`board`, or `cards` for the card game and
CARL), and lists as in the game's `cards.json`. A row whose id is known changes what it says of
that card, any other row is a card more; with `"whole": true` nothing of the package is taken over.
Sets are told apart by `NAME@HASH`, a hash over all cards that result.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from coatl.core.card_data import read_card_file
from coatl.core.errors import CardDataError, OptionError

ENVIRONMENT = "COATL_CARDS"
PACKAGES = {"board": "board", "cards": "cards", "carl": "cards"}
"""Which package holds the cards of a game."""
KEYS = {
    "board": {
        "prophecies": "id",
        "promo_prophecies": "id",
        "temples": "id",
        "promo_temples": "id",
    },
    "cards": {"feathers": "colours", "prophecies": "id", "temples": "id", "personalities": "name"},
}
"""The lists of each card file, and what tells their rows apart."""
HEAD = ("name", "game", "about", "whole")
_NAME = re.compile("[a-z0-9][a-z0-9-]{0,31}")


@dataclass(frozen=True, slots=True)
class CardSet:
    """A card set as it was read."""

    name: str
    package: str
    about: str
    rows: Mapping[str, Any]
    is_whole: bool
    source: str
    """The file it is from, as it was given."""


@dataclass(frozen=True, slots=True)
class Cards:
    """All rows that a game is played with, and the label of the set they are from, if any."""

    rows: Mapping[str, Any]
    label: str = ""
    source: str = ""


def choose_cards(path: str) -> None:
    """Play with the card set in a file, in this process and all that it starts."""
    if path != os.environ.get(ENVIRONMENT):
        if _read_chosen.cache_info().currsize:
            raise OptionError(
                f"the cards of this process have been read already: set {ENVIRONMENT}={path} "
                "before it starts"
            )
        os.environ[ENVIRONMENT] = path


def chosen_set() -> CardSet | None:
    """Return the card set that was chosen, if there is one."""
    return _read_chosen()


def chosen_text() -> str:
    """Return the chosen set as text, which `COATL_CARDS` takes too; empty if there is none."""
    chosen = os.environ.get(ENVIRONMENT, "")
    return _read_text(chosen) if chosen else ""


def cards_label(game: str) -> str:
    """Return `NAME@HASH` of the card set that a game is played with; empty without one."""
    return load_cards(PACKAGES[game]).label if game in PACKAGES else ""


def check_label(game: str, label: str) -> None:
    """Refuse what was made with other cards than this process plays the game with."""
    mine = cards_label(game)
    if label == mine:
        return
    made = f"this was made with the card set {label}" if label else "this was made without card set"
    if mine:
        here = f"the cards in use are {mine}"
        here += ": start again with --cards and the file of that set" if label else ""
        here += "" if label else ": start again without --cards"
    else:
        here = "no card set is in use: start again with --cards and its file"
    raise OptionError(f"{made}, but {here}", why="other-cards", made=label or "-", here=mine or "-")


def check_stored_options(game: str, words: str) -> None:
    """Refuse options that were written with other cards; without a word about them, with none."""
    labels = [word.removeprefix("cards=") for word in words.split() if word.startswith("cards=")]
    check_label(game, labels[0] if labels else "")


@cache
def load_cards(package: str) -> Cards:
    """Return the rows of a game's card file with the chosen set laid over them."""
    shipped = read_card_file(
        resources.files(f"coatl.{package}").joinpath("cards.json").read_text("utf-8")
    )
    chosen = chosen_set()
    if chosen is None or chosen.package != package:
        return Cards(shipped)
    rows = merge_rows(shipped, chosen)
    content = {name: rows[name] for name in KEYS[package] if name in rows}
    text = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    digest = hashlib.sha256(text.encode()).hexdigest()[:12]
    return Cards(rows, f"{chosen.name}@{digest}", chosen.source)


def merge_rows(shipped: Mapping[str, Any], chosen: CardSet) -> dict[str, Any]:
    """Return all rows of a game: the package's, changed and followed by those of a set."""
    keys = KEYS[chosen.package]
    start = {} if chosen.is_whole else shipped
    rows = {name: [dict(row) for row in start.get(name, ())] for name in keys}
    for name, key in keys.items():
        for row in chosen.rows.get(name, ()):
            if not isinstance(row, dict):
                raise CardDataError(f"{chosen.source}: expected objects in the list {name!r}")
            kin = [other for other in keys if other.endswith(name.removeprefix("promo_"))]
            known = [old for other in kin for old in rows[other] if old.get(key) == row.get(key)]
            if known and not chosen.is_whole:
                known[0].update(row)
            else:
                rows[name].append(dict(row))
    return rows


def parse_card_set(text: str, source: str = "card set") -> CardSet:
    """Read the text of a card set; what is wrong is told with where it is from."""
    try:
        data = read_card_file(text)
    except CardDataError as error:
        raise CardDataError(f"{source}: {error}") from None
    name, package = data.get("name"), data.get("game")
    if not isinstance(name, str) or _NAME.fullmatch(name) is None:
        raise CardDataError(
            f"{source}: expected a 'name' of small letters, digits and '-', such as 'my-cards'"
        )
    if not isinstance(package, str) or package not in KEYS:
        raise CardDataError(
            f"{source}: expected 'game' to be 'board', or 'cards' (the card game and CARL)"
        )
    lists = KEYS[package]
    for key, value in data.items():
        if key not in (*HEAD, *lists):
            known = ", ".join((*HEAD, *lists))
            raise CardDataError(f"{source}: unknown key {key!r}: expected some of {known}")
        if key in lists and not isinstance(value, list):
            raise CardDataError(f"{source}: expected a list of cards under {key!r}")
    rows = {key: value for key, value in data.items() if key in lists}
    if not rows:
        raise CardDataError(f"{source}: there are no cards in it: add a list 'prophecies'")
    return CardSet(
        name, package, str(data.get("about", "")), rows, data.get("whole") is True, source
    )


@cache
def _read_chosen() -> CardSet | None:
    chosen = os.environ.get(ENVIRONMENT, "")
    if not chosen:
        return None
    source = ENVIRONMENT if chosen.lstrip().startswith("{") else chosen
    return parse_card_set(_read_text(chosen), source)


def _read_text(chosen: str) -> str:
    if chosen.lstrip().startswith("{"):
        return chosen
    try:
        return Path(chosen).expanduser().read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise CardDataError(f"cannot read the card set {chosen!r}: {reason}") from None
