"""Players by their names: in what people type, and in the actions that they read."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

from coatl.cli.words import join_words, say
from coatl.core.errors import CoatlError
from coatl.core.game import Game


def find_seat(text: str, names: Sequence[str]) -> int:
    """Return the seat of the player that a person means.

    A whole name comes first, then a seat's number, then the beginning of one name and no other;
    capitals and accents do not matter.
    """
    wanted = _plain(text)
    plain = [_plain(name) for name in names]
    if wanted in plain:
        return plain.index(wanted)
    numbers = [str(seat) for seat in range(len(names))]
    if wanted in numbers:
        return numbers.index(wanted)
    found = [seat for seat, name in enumerate(plain) if wanted and name.startswith(wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        meant = join_words([names[seat] for seat in found], "or")
        raise CoatlError(say("cli-many-called", name=text, names=meant))
    raise CoatlError(say("cli-nobody-called", name=text, names=", ".join(names)))


def name_action(game: Game[Any, Any, Any], action: int, names: Sequence[str]) -> str:
    """Return an action as it is typed, with the name of the player that it is aimed at."""
    described = game.describe_action(action)
    seat = described.args.get("seat")
    if not isinstance(seat, int) or seat >= len(names):
        return described.text
    return described.text.removesuffix(str(seat)) + names[seat]


def _plain(name: str) -> str:
    """Return a name in small letters, without accents and with single spaces."""
    letters = unicodedata.normalize("NFKD", " ".join(name.split()).casefold())
    return "".join(sign for sign in letters if not unicodedata.combining(sign))
