"""What a person typed in the card game, read with some patience."""

from __future__ import annotations

import re

from coatl.cards.game import GAME
from coatl.cli.words import explain, say
from coatl.core.errors import InvalidAction

_COLOURS = re.compile(r"[yrkgb]{1,2}")
_CARD = re.compile(r"c(\d{1,2})")
_VERBS = {"fulfill": "fulfil", "upgrade": "fulfil", "claim": "fulfil", "steal": "fulfil"}


def read_action(line: str) -> int:
    """Return the action that a line names, whatever its capitals; `rb left` is `play RB left`."""
    try:
        return GAME.analysis.read_action(_tidy(line))
    except InvalidAction:
        pass
    try:
        return GAME.parse_action(line)
    except InvalidAction as error:
        raise InvalidAction(say("cli-error-help", problem=explain(error))) from None


def _tidy(line: str) -> str:
    """Return a line as the notation wants it; whoever names colours first plays them."""
    words = [_read_word(word) for word in line.lower().split()]
    if words and words[0].isupper() and len(words[0]) == 2:
        words.insert(0, "play")
    if words and words[0] == "play" and len(words) == 2:
        words.append("start")
    return " ".join(words)


def _read_word(word: str) -> str:
    card = _CARD.fullmatch(word)
    if card:
        return f"C{int(card[1]):02}"
    if _COLOURS.fullmatch(word):
        return word.upper()
    return _VERBS.get(word, word)
