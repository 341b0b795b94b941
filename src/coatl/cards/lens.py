"""The lens on the card game: what Prophecies are at in a row, and what an action would lead to."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from coatl.cards.actions import FULFIL as FULFIL_ACTION
from coatl.cards.codes import CARL_SEAT, DROP, EMPTY, FULFIL, LEVEL_POINTS
from coatl.cards.deck import load_deck
from coatl.cards.holder import Holder
from coatl.cards.notation import parse_serpent
from coatl.cards.patterns import count_times
from coatl.cards.scoring import OBJECTIVE_POINTS, TempleScore, score_temple
from coatl.cards.serpent import Serpent
from coatl.cards.shapes import Objective
from coatl.cards.state import State
from coatl.cards.view import CardView, Held, SeatView
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


class Outlook(NamedTuple):
    """What an action leads to before anything is drawn."""

    row: str | None
    """The seat's row after a placement; None if nothing was placed."""
    effects: list[Effect]
    """The drops that are forced, then the fulfilments that may be chosen from."""


def own_seat(view: CardView) -> SeatView:
    """Return the seat whose view this is."""
    if view.seat is None:
        raise ValueError("a spectator has no seat")
    return view.seats[view.seat]


def serpent_of(seat: SeatView) -> Serpent:
    """Return the serpent that a view shows."""
    if not seat.row:
        return Serpent()
    serpent = parse_serpent(seat.row)
    serpent.has_head, serpent.has_tail = seat.has_head, seat.has_tail
    return serpent


def times_in(card: int, seat: SeatView) -> int:
    """Return how often a seat's row shows a Prophecy."""
    return count_times(card, serpent_of(seat))


def level_points(held: Held) -> int:
    """Return what Prophecies are worth by level (C6)."""
    return sum(LEVEL_POINTS[level] for _, level in held)


def by_level(held: Held) -> Held:
    """Return Prophecies from the highest level down, the closest of a level first (C10.3)."""
    return tuple(sorted(held, key=lambda pair: -pair[1]))


def temple_score(view: CardView, seat: SeatView) -> TempleScore | None:
    """Explain what the Temple card pays a seat as things stand; None without a Temple card."""
    if view.temple == EMPTY:
        return None
    held = Holder()
    for card, level in seat.held:
        held.add(card, level)
    return score_temple(load_deck().temples[view.temple], serpent_of(seat), held)


def points_now(view: CardView, seat: SeatView) -> int:
    """Return a seat's fixed points, or what it would score as things stand."""
    if seat.is_scored:
        return seat.points
    score = temple_score(view, seat)
    return level_points(seat.held) + (0 if score is None else OBJECTIVE_POINTS[sum(score.met)])


def progress_of(objective: Objective, serpent: Serpent) -> str:
    """Write how far a row is with an objective about it; nothing for one about Prophecies."""
    letters = serpent.colour_list()
    match objective.kind:
        case "length>=" | "length<=":
            return str(serpent.length)
        case "run>=":
            return str(max((len(list(run)) for _, run in groupby(letters)), default=0))
        case "same>=":
            return str(max(map(letters.count, letters), default=0))
        case "equal":
            return ":".join(str(letters.count(colour)) for colour in objective.values)
        case _:
            return ""


def find_effects(state: State, seat: int, action: int) -> list[Effect]:
    """Return the drops that an action forces, then the fulfilments that it allows."""
    return find_outlook(state, seat, action, state.clone()).effects


def find_outlook(state: State, seat: int, action: int, scratch: State) -> Outlook:
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
    return Outlook(row, found)


def find_fulfilment(state: State, seat: int, action: int) -> Effect | None:
    """Return what an action that fulfils or drops a Prophecy does, told by its first event."""
    trial = state.clone()
    events: list[Event] = []
    trial.apply_unchecked(seat, action, QuickChance(1), events)
    told = [event for event in events if event.name in (*_FULFILMENTS, "dropped")]
    return _effect(told[0]) if told else None


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
