"""What is asked and told about players with a name."""

from __future__ import annotations

from coatl.core.data import TypedDict, closed
from coatl.puzzles.data import StrengthData
from coatl.server.protocol.commands import Model
from coatl.server.protocol.fields import Name


class NamedPlayer(Model):
    """Somebody who wants a name here."""

    name: Name


@closed
class PlayerData(TypedDict):
    """Somebody with a name here, and how strong a solver of puzzles the server has found them."""

    name: str
    rating: float
    deviation: float
    change: int | None
    """What the last first try changed."""
    tries: int
    """How many puzzles were tried under this name."""


@closed
class PlayerAnswer(TypedDict):
    """What the server keeps under a device's secret."""

    player: PlayerData | None


@closed
class FirstTryData(TypedDict):
    """What a first try came to, as told of any try, and what the server makes of it."""

    value: int
    is_right: bool
    strength: StrengthData
    """What the device counts, from the strength that it has sent."""
    player: PlayerData
    """What the server counts, from first tries alone."""
