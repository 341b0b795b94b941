"""Drawing from the decks, and the Prophecy supply (C4.5)."""

from __future__ import annotations

from coatl.cards.codes import EMPTY, FEATHERS, PROPHECIES
from coatl.cards.news import tell_refilled, tell_reshuffled
from coatl.cards.position import Position
from coatl.core.chance import Chance, draw_from
from coatl.core.events import Event


def draw_feather(position: Position, chance: Chance, events: list[Event] | None) -> int:
    """Draw a Feather card; an empty deck is made anew from the discards first (C4.5)."""
    if position.feathers.total == 0:
        position.feathers.pour_from(position.feather_discard)
        if events is not None:
            tell_reshuffled(events, position)
    return draw_from(position.feathers, FEATHERS, chance)


def refill_supply(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """Fill the Prophecy supply from the right; without a deck it stays short (C4.5)."""
    is_changed = False
    while position.supply_size < position.supply_goal and position.prophecies.total > 0:
        card = draw_from(position.prophecies, PROPHECIES, chance)
        position.supply[position.supply_size] = card
        position.supply_size += 1
        is_changed = True
    if is_changed and events is not None:
        tell_refilled(events, position)


def take_from_supply(position: Position, card: int) -> bool:
    """Take a card out of the supply, closing the gap to the left (C10.4); False if not there."""
    for i in range(position.supply_size):
        if position.supply[i] == card:
            position.supply_size -= 1
            for j in range(i, position.supply_size):
                position.supply[j] = position.supply[j + 1]
            position.supply[position.supply_size] = EMPTY
            return True
    return False
