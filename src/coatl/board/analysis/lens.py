"""The lens on the board game: what cards pay for a seat's Cóatls, and what actions change."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import cast

from coatl.board.actions import describe_action
from coatl.board.analysis.endgame import has_end_begun, turns_of
from coatl.board.analysis.lens_data import (
    BoardLensData,
    CardPlace,
    ChangeData,
    PaymentLens,
    PlacementLens,
    TakeLens,
)
from coatl.board.analysis.lens_place import remember_place
from coatl.board.analysis.plain_view import PROPHECY_IDS, SLOT_NAMES, TEMPLE_IDS
from coatl.board.analysis.view_data import SlotName
from coatl.board.analysis.worth import pays, temple_pays
from coatl.board.codes import CARDS_A_SERPENT, COMPLETE, EMPTY
from coatl.board.view import BoardView, SeatView
from coatl.core.data import PlanGainData
from coatl.core.game import Action


def find_lens(view: BoardView, seat: int, legal: Sequence[int]) -> BoardLensData:
    """Return the lens of the seat whose view this is, for its legal actions."""
    sight = _Sight(view, view.seats[seat])
    placements: list[PlacementLens] = []
    payments: list[PaymentLens] = []
    takes: list[TakeLens] = []
    # What is taken with the last action of all can no longer be built with.
    is_last = has_end_begun(view) and turns_of(view, seat) <= 1 and view.actions_left <= 1
    for number in legal:
        action = describe_action(number)
        if action.kind in ("add", "begin"):
            placements.append(sight.show_placement(action))
        elif action.kind in ("fulfil", "temple"):
            payments.append(sight.show_payment(action))
        elif action.kind == "take" and not is_last:
            takes += sight.show_take(action)
    return {
        "game": "board",
        "seat": seat,
        "serpents": [place.lens for place in sight.places if not place.is_free],
        "placements": placements,
        "payments": payments,
        "takes": takes,
        "best": sight.find_best(payments),
    }


class _Sight:
    """The cards that a seat can see, and its serpents."""

    def __init__(self, view: BoardView, own: SeatView) -> None:
        self.strict_ends = view.options.strict_ends
        self.completing = view.completing
        self.is_completing = view.phase == COMPLETE
        places: dict[int, CardPlace] = {card: "open" for card in view.open if card != EMPTY}
        places |= dict.fromkeys(own.hand or (), "hand")
        temples: dict[int, CardPlace] = {top: "pile" for top, _ in view.piles if top != EMPTY}
        if own.commitment != EMPTY:
            temples[own.commitment] = "commitment"
        if own.temple is not None and own.temple != EMPTY:
            temples[own.temple] = "hand"
        self.temples = tuple(temples.items())
        cards = tuple(places.items())
        self.places = [
            remember_place(name, slot, cards, self.temples, self.strict_ends)
            for name, slot in zip(SLOT_NAMES, own.slots, strict=True)
        ]
        self.free = next((each for each in self.places if each.is_free), None)

    def show_placement(self, action: Action) -> PlacementLens:
        """Show what an `add` or `begin` action changes for the cards of its serpent."""
        if action.kind == "add":
            place = self.places[SLOT_NAMES.index(cast(SlotName, action.args["serpent"]))]
        else:
            place = self.free or self.places[1]
        return place.show_placement(action)

    def show_take(self, action: Action) -> list[TakeLens]:
        """Show the best use of the pieces of a `take`; nothing if they are of no use yet."""
        best: TakeLens | None = None
        for place in self.places:
            if place.is_free and place is not self.free:
                continue
            found = place.show_take(action)
            if found is not None and (best is None or _value(found) >= _value(best)):
                best = found
        return [] if best is None else [best]

    def show_payment(self, action: Action) -> PaymentLens:
        """Show what a `fulfil` or `temple` action would pay."""
        named = cast(SlotName, action.args.get("serpent", SLOT_NAMES[self.completing]))
        place = self.places[SLOT_NAMES.index(named)]
        card_id = str(action.args["card"])
        changes: list[ChangeData] = []
        if action.kind == "temple":
            points = temple_pays(TEMPLE_IDS.index(card_id), place.serpent)
        else:
            card = PROPHECY_IDS.index(card_id)
            points = pays(card, place.serpent, self.strict_ends)
            changes = place.find_temple_changes(place.with_cards([card]))
        return {
            "action": action.id,
            "serpent": place.name,
            "card": card_id,
            "points": points,
            "changes": changes,
        }

    def find_best(self, payments: Sequence[PaymentLens]) -> list[str]:
        """Choose the cards that make the Cóatl being completed pay most, as few as that takes."""
        place = self.places[self.completing]
        if not self.is_completing or place.is_free:
            return []
        slot = place.slot
        fits = {
            PROPHECY_IDS.index(pay["card"]): pay["points"]
            for pay in payments
            if pay["card"] in PROPHECY_IDS
        }
        room = CARDS_A_SERPENT - len(slot.cards)
        best: list[str] = []
        most = 0
        for size in range(min(room, len(fits)) + 1):
            for chosen in combinations(fits, size):
                cards = (*slot.cards, *chosen)
                if not cards:
                    continue
                serpent = place.with_cards(chosen)
                paying = [(temple_pays(card, serpent), card) for card, _ in self.temples]
                paid, temple = max(paying, key=lambda pair: pair[0], default=(0, 0))
                points = paid + sum(fits[card] for card in chosen)
                if points > most:
                    most = points
                    best = [PROPHECY_IDS[card] for card in chosen]
                    best += [TEMPLE_IDS[temple]] if paid else []
        return best


def _value(take: TakeLens) -> tuple[int, bool]:
    return take["net"], take["completes"]


def find_gain(lens: BoardLensData) -> tuple[int, PlanGainData | None]:
    """Return what the one action of a lens gains at once, and the card that it changes most."""
    if lens["payments"]:
        paid = lens["payments"][0]
        return paid["points"], {"card": paid["card"], "before": 0, "after": paid["points"]}
    if not lens["placements"]:
        return 0, None
    placed = lens["placements"][0]
    near = [each for each in placed["changes"] if each["where"] in ("beside", "hand")]
    most = max(near, key=lambda each: each["after"] - each["before"], default=None)
    if most is None or most["after"] <= most["before"]:
        return placed["net_beside"], None
    return placed["net_beside"], {
        "card": most["card"],
        "before": most["before"],
        "after": most["after"],
    }
