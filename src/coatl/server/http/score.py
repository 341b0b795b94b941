"""Points of a real table, for who asks over HTTP."""

from __future__ import annotations

from coatl.core.errors import OptionError
from coatl.core.registry import get_game
from coatl.server.protocol.score import AnyCount, AnyScoring
from coatl.tables.errors import TableError


def count_points(wanted: AnyScoring) -> AnyCount:
    """Count a game of any kind, or say what of it cannot be."""
    try:
        counted: AnyCount = get_game(wanted.game).analysis.count_sheet(wanted.model_dump())
    except OptionError as error:
        raise TableError(error.why, str(error), **error.details) from None
    return counted
