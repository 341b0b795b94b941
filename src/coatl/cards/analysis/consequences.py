"""What an action leads to before anything is drawn: the row, drops, and what may be fulfilled."""

from __future__ import annotations

from typing import NamedTuple

from coatl.cards.actions import DROP as DROP_ACTION
from coatl.cards.actions import FULFIL as FULFIL_ACTION
from coatl.cards.analysis.plain_view import PROPHECY_IDS
from coatl.cards.analysis.serpents import bare_serpent
from coatl.cards.codes import CARL_SEAT, DROP, FULFIL
from coatl.cards.notation import format_serpent
from coatl.cards.serpent import Serpent
from coatl.cards.state import State
from coatl.core.chance import QuickChance
from coatl.core.events import Event

_PLACEMENTS = ("placed", "head", "tail")


class Effect(NamedTuple):
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
    serpent: Serpent
    """The row, as long as nothing else is tried."""


class Trial:
    """A seat's moment, at which one action after the other is tried on a copy (C4.4).

    What an action draws there is invented, but nothing drawn is looked at: the row, drops and
    fulfilments come before.
    """

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._scratch = state.clone()
        self._chance = QuickChance(1)
        self._held = state.seats[seat].held.pairs()
        self._competition = state.competition

    def act(self, action: int) -> Consequence:
        """Return what an action leads to before anything is drawn."""
        state, seat, scratch = self._state, self._seat, self._scratch
        scratch.copy_from(state)
        scratch.apply_unchecked(seat, action, self._chance)
        own = scratch.seats[seat]
        if (
            scratch.phase == DROP
            or scratch.competition != self._competition
            or own.held.pairs() != self._held
        ):
            return self._tell(action)
        # Nothing has fallen, and the row is the one that was made, whoever acts now.
        row = None if action >= DROP_ACTION else format_serpent(own.serpent)
        effects = open_fulfilments(scratch, seat) if scratch.phase == FULFIL else []
        return Consequence(row, effects, own.serpent)

    def _tell(self, action: int) -> Consequence:
        """Follow an action by its events: something falls, or a competition ends with it."""
        seat, scratch = self._seat, self._scratch
        scratch.copy_from(self._state)
        events: list[Event] = []
        scratch.apply_unchecked(seat, action, self._chance, events)
        while scratch.phase == DROP:
            scratch.apply_unchecked(seat, scratch.legal_actions(seat)[0], self._chance, events)
        row = next((str(e.data["row"]) for e in events if e.name in _PLACEMENTS), None)
        found = [_effect(event) for event in events if event.name == "dropped"]
        if scratch.phase == FULFIL:
            found += open_fulfilments(scratch, seat)
        shown = format_serpent(self._state.seats[seat].serpent) if row is None else row
        return Consequence(row, found, bare_serpent(shown))


def open_fulfilments(state: State, seat: int) -> list[Effect]:
    """List what may be fulfilled now: upgrades, then claims, then thefts (C5.2)."""
    own = {card for card, _ in state.seats[seat].held.pairs()}
    supply = state.supply_list()
    gain = state.gain_list()
    upgrades: list[Effect] = []
    claims: list[Effect] = []
    thefts: list[Effect] = []
    for action in state.legal_actions(seat):
        if not FULFIL_ACTION <= action < FULFIL_ACTION + len(gain):
            continue
        card = action - FULFIL_ACTION
        card_id = PROPHECY_IDS[card]
        if card in own:
            upgrades.append(Effect("upgraded", card_id, gain[card]))
        elif card in supply:
            claims.append(Effect("claimed", card_id, gain[card]))
        else:
            thefts.append(Effect("stole", card_id, gain[card], _owner(state, card)))
    return upgrades + claims + thefts


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
