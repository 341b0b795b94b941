"""The five colours that both games share."""

from __future__ import annotations

COLOURS = "YRKGB"
"""Letters of yellow, red, black, green and blue; a colour's number is its place here."""


def either_way(text: str) -> tuple[str, str]:
    """Return a text as it is, and with its pairs of colours the other way round.

    Where the two orders mean different things there is an action for each, and the first is meant;
    where they do not, one of them is written (`take RB`) and the other may be said.
    """
    words = text.split(" ")
    turned = [word[::-1] if len(word) == 2 and word.isupper() else word for word in words]
    return text, " ".join(turned)
