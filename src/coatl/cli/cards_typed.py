"""What a person typed in the card game, read with some patience."""

from __future__ import annotations

import re

from coatl.cards.actions import parse_action
from coatl.cli.words import explain, say
from coatl.core.errors import InvalidAction

_COLOURS = re.compile(r"[yrkgb]{1,2}")
_CARD = re.compile(r"c(\d{1,2})")
_VERBS = {"fulfill": "fulfil", "upgrade": "fulfil", "claim": "fulfil", "steal": "fulfil"}


def read_action(line: str) -> int:
    """Return the action that a line names, whatever its capitals; `rb left` is `play RB left`."""
    for text in _readings(line):
        try:
            return parse_action(text)
        except InvalidAction:
            continue
    try:
        return parse_action(line)
    except InvalidAction as error:
        raise InvalidAction(say("cli-error-help", problem=explain(error))) from None


def _readings(line: str) -> list[str]:
    words = [_read_word(word) for word in line.lower().split()]
    if words and words[0].isupper() and len(words[0]) == 2:
        words.insert(0, "play")
    if words and words[0] == "play" and len(words) == 2:
        words.append("start")
    turned = [word[::-1] if re.fullmatch(r"[YRKGB]{2}", word) else word for word in words]
    is_discard = bool(words) and words[0] == "discard"  # there the order does not matter (C4.1)
    return [" ".join(words), *([" ".join(turned)] if is_discard else [])]


def _read_word(word: str) -> str:
    card = _CARD.fullmatch(word)
    if card:
        return f"C{int(card[1]):02}"
    if _COLOURS.fullmatch(word):
        return word.upper()
    return _VERBS.get(word, word)
