"""Reading card files: JSON objects with lists of rows."""

from __future__ import annotations

import json
from collections.abc import Mapping

from coatl.core.errors import CardDataError


def read_card_file(text: str) -> Mapping[str, object]:
    """Return the object in the text of a card file; what is no JSON is refused at its place."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise CardDataError(
            f"card data, line {error.lineno}, column {error.colno}: {error.msg}"
        ) from error
    if not isinstance(data, dict):
        raise CardDataError("card data: expected an object with lists of cards")
    return data
