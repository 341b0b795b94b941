"""What a person typed, read with some patience: actions by number or by text."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from coatl.board.game import GAME
from coatl.cli.terminal.choices import Choice, ChoiceList
from coatl.cli.terminal.naming import find_seat
from coatl.cli.words import explain, say
from coatl.core.errors import InvalidAction

_PIECES = re.compile(r"<?[yrkgbo]{1,2}>?")
_CARD = re.compile(r"([pt])(\d{1,2})")
_STEAL = re.compile(r"(steal\s+\S+\s+from)\s+(.+)", re.IGNORECASE)


def read_action(line: str, names: Sequence[str]) -> int:
    """Return the action of the board game that a line names, whatever its capitals and the order
    of a pair.
    """
    stolen = _STEAL.fullmatch(line.strip())
    plain = f"{stolen[1]} {find_seat(stolen[2], names)}" if stolen else line
    try:
        return GAME.analysis.read_action(_tidy(plain))
    except InvalidAction:
        pass
    try:
        return GAME.parse_action(line)
    except InvalidAction as error:
        if line.lower().startswith("steal"):  # players have names here, not numbers
            error.details["words"] = f"steal R from {names[0]} · steal RB from {names[-1]}"
        raise InvalidAction(say("cli-error-help", problem=explain(error))) from None


def read_choice(line: str, menu: ChoiceList, read: Callable[[str], int]) -> Choice | int:
    """Return the choice that a line means, or the action that it names but the rules forbid now."""
    if not line.isdecimal():
        action = read(line)
        return menu.by_action(action) or action
    last = len(menu.choices)
    choice = menu.by_number(int(line)) if len(line) < 10 else None
    if choice is None:
        raise InvalidAction(say("cli-no-choice", number=line[:10], last=last))
    return choice


def _tidy(line: str) -> str:
    """Return a line with capitals and card numbers as the notation wants them."""
    return " ".join(_read_word(word) for word in line.lower().split())


def _read_word(word: str) -> str:
    card = _CARD.fullmatch(word)
    if card:
        return f"{card[1].upper()}{int(card[2]):02}"
    if _PIECES.fullmatch(word) or word in ("a", "b"):
        return word.upper()
    return "fulfil" if word == "fulfill" else word
