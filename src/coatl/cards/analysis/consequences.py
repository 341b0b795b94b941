"""What an action leads to before anything is drawn: the row, drops, and what may be fulfilled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from coatl.cards.actions import FULFIL as FULFIL_ACTION
from coatl.cards.codes import CARL_SEAT, DROP, FULFIL
from coatl.cards.deck import load_deck
from coatl.cards.state import State
from coatl.core.chance import QuickChance
from coatl.core.events import Event

_FULFILMENTS = ("upgraded", "claimed", "stole")
_PLACEMENTS = ("placed", "head", "tail")


@dataclass(frozen=True, slots=True)
class Effect:
    """What an action does to one Prophecy, or lets its player do: event name, card, new level."""

    name: str
    card: str
    level: int
    victim: int | None = None
    """Whose card is stolen; -1 for CARL."""


class Consequence(NamedTuple):
    """What an action leads to before anything is drawn."""

    row: str | None
    """The seat's row after a placement; None if nothing was placed."""
    effects: list[Effect]
    """The drops that are forced, then the fulfilments that may be chosen from."""


def try_action(state: State, seat: int, action: int, scratch: State) -> Consequence:
    """Return what an action leads to before anything is drawn (C4.4).

    The action is tried on `scratch`. What it draws there is invented, but nothing drawn is looked
    at: the row, drops and fulfilments come before.
    """
    scratch.copy_from(state)
    events: list[Event] = []
    chance = QuickChance(1)
    scratch.apply_unchecked(seat, action, chance, events)
    while scratch.phase == DROP:
        scratch.apply_unchecked(seat, scratch.legal_actions(seat)[0], chance, events)
    row = next((str(e.data["row"]) for e in events if e.name in _PLACEMENTS), None)
    found = [_effect(event) for event in events if event.name == "dropped"]
    if scratch.phase == FULFIL:
        found += open_fulfilments(scratch, seat)
    return Consequence(row, found)


def open_fulfilments(state: State, seat: int) -> list[Effect]:
    """List what may be fulfilled now: upgrades, then claims, then thefts (C5.2)."""
    own = {card for card, _ in state.seats[seat].held.pairs()}
    supply = state.supply_list()
    gain = state.gain_list()
    found = []
    for action in state.legal_actions(seat):
        if not FULFIL_ACTION <= action < FULFIL_ACTION + len(gain):
            continue
        card = action - FULFIL_ACTION
        card_id = load_deck().prophecies[card].id
        if card in own:
            found.append(Effect("upgraded", card_id, gain[card]))
        elif card in supply:
            found.append(Effect("claimed", card_id, gain[card]))
        else:
            found.append(Effect("stole", card_id, gain[card], _owner(state, card)))
    return sorted(found, key=lambda effect: _FULFILMENTS.index(effect.name))


def _owner(state: State, card: int) -> int:
    for number, player in enumerate(state.seats):
        if player.held.find(card) >= 0:
            return number
    return CARL_SEAT


def _effect(event: Event) -> Effect:
    victim = event.data.get("victim")
    level = int(str(event.data["level"]))
    whom = None if victim is None else int(str(victim))
    return Effect(event.name, str(event.data["card"]), level, whom)
