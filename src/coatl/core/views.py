"""Views as rows of numbers."""

from __future__ import annotations

from typing import Any

from coatl.core.chance import QuickChance
from coatl.core.errors import StateError
from coatl.core.game import Encoding, Game, S, V


def encode_view(game: Game[S, V, Any], encoding: Encoding[S], view: V, buffer: Any) -> S:
    """Write the row of a seat's view into a buffer, by way of a state that fits it; return that.

    What is hidden changes no number, so any state that fits will do.
    """
    if view.seat is None:
        raise StateError("a spectator's view has no row: rows are for seats")
    state = game.prepare(view).sample(QuickChance(1))
    encoding.encode_into(state, view.seat, buffer)
    return state
