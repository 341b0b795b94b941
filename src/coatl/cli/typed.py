"""What a person typed, read with some patience: actions by number or by text."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from coatl.board.actions import parse_action
from coatl.cli.choices import Choice, ChoiceList
from coatl.cli.words import explain, say
from coatl.core.errors import InvalidAction

_PIECES = re.compile(r"<?[yrkgbo]{1,2}>?")
_CARD = re.compile(r"([pt])(\d{1,2})")


def read_action(line: str, names: Sequence[str]) -> int:
    """Return the action of the board game that a line names, whatever its capitals and the order
    of a pair.
    """
    for text in _readings(line, names):
        try:
            return parse_action(text)
        except InvalidAction:
            continue
    try:
        return parse_action(line)
    except InvalidAction as error:
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


def _readings(line: str, names: Sequence[str]) -> list[str]:
    """Return a line with capitals, card numbers and names as the notation wants them.

    The second reading has the two letters of a pair the other way round: `take BR` is `take RB`.
    """
    for seat, name in enumerate(names):
        line = re.sub(rf"\bfrom {re.escape(name)}$", f"from {seat}", line, flags=re.IGNORECASE)
    words = [_read_word(word) for word in line.lower().split()]
    turned = [word[::-1] if re.fullmatch(r"[YRKGBO]{2}", word) else word for word in words]
    return [" ".join(words), " ".join(turned)]


def _read_word(word: str) -> str:
    card = _CARD.fullmatch(word)
    if card:
        return f"{card[1].upper()}{int(card[2]):02}"
    if _PIECES.fullmatch(word) or word in ("a", "b"):
        return word.upper()
    return "fulfil" if word == "fulfill" else word
