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
    SerpentLens,
    TakeLens,
)
from coatl.board.analysis.plain_view import PROPHECY_IDS, SLOT_NAMES, TEMPLE_IDS
from coatl.board.analysis.serpents import addition_of, kept_serpent, lengthen, ways_to_add
from coatl.board.analysis.view_data import SlotName
from coatl.board.analysis.worth import explain_prophecy, explain_temple, pays, temple_pays
from coatl.board.codes import CARDS_A_SERPENT, COMPLETE, EMPTY
from coatl.board.serpent import Serpent
from coatl.board.view import BoardView, SeatView, SerpentView
from coatl.core.data import PlanGainData
from coatl.core.game import Action

Placed = tuple[int, CardPlace]
"""A card and where it lies."""
_NOTHING = SerpentView("", (), EMPTY, 0)
"""A free place, as if there were a serpent without pieces."""


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
        "serpents": sight.show_serpents(),
        "placements": placements,
        "payments": payments,
        "takes": takes,
        "best": sight.find_best(payments),
    }


class _Sight:
    """The cards that a seat can see, and its serpents."""

    def __init__(self, view: BoardView, own: SeatView) -> None:
        self.strict_ends = view.options.strict_ends
        self.completing = SLOT_NAMES[view.completing]
        self.is_completing = view.phase == COMPLETE
        self.scratch = Serpent()
        places: dict[int, CardPlace] = {card: "open" for card in view.open if card != EMPTY}
        places |= dict.fromkeys(own.hand or (), "hand")
        self.prophecies = places
        temples: dict[int, CardPlace] = {top: "pile" for top, _ in view.piles if top != EMPTY}
        if own.commitment != EMPTY:
            temples[own.commitment] = "commitment"
        if own.temple is not None and own.temple != EMPTY:
            temples[own.temple] = "hand"
        self.temples: list[Placed] = list(temples.items())
        named = zip(SLOT_NAMES, own.slots, strict=True)
        self.places = {name: _Place(name, slot, self) for name, slot in named}
        self.free = next((each for each in self.places.values() if each.is_free), None)

    def show_serpents(self) -> list[SerpentLens]:
        """Show every card in sight with every serpent."""
        found: list[SerpentLens] = []
        for name, place in self.places.items():
            if place.is_free:
                continue
            pieces, laid = place.slot.pieces, place.slot.cards
            cards = dict.fromkeys((*laid, *self.prophecies))
            found.append(
                {
                    "serpent": name,
                    "points": sum([pays(card, place.serpent, self.strict_ends) for card in laid]),
                    "prophecies": {
                        PROPHECY_IDS[card]: explain_prophecy(card, pieces, self.strict_ends)
                        for card in cards
                    },
                    "temples": {
                        TEMPLE_IDS[card]: explain_temple(card, pieces, laid)
                        for card, _ in self.temples
                    },
                }
            )
        return found

    def show_placement(self, action: Action) -> PlacementLens:
        """Show what an `add` or `begin` action changes for the cards of its serpent."""
        if action.kind == "add":
            place = self.places[cast(SlotName, action.args["serpent"])]
        else:
            place = self.free or self.places[SLOT_NAMES[1]]
        lengthen(place.serpent, *addition_of(action), self.scratch)
        net = {"beside": 0, "hand": 0, "open": 0}
        changes = place.find_changes(self.scratch, place.near)
        for change in changes:
            net[change["where"]] += change["after"] - change["before"]
        changes += place.find_temple_changes(self.scratch)
        return {
            "action": action.id,
            "serpent": place.name,
            "completes": self.scratch.has_head and self.scratch.has_tail,
            "changes": changes,
            "net_beside": net["beside"],
            "net_hand": net["hand"],
        }

    def show_take(self, action: Action) -> list[TakeLens]:
        """Show the best use of the pieces of a `take`; nothing if they are of no use yet."""
        best: tuple[int, bool] | None = None
        found: list[TakeLens] = []
        kind, letters = str(action.args["piece"]), str(action.args["colours"])
        for place in self.places.values():
            if place.is_free and place is not self.free:
                continue
            for left, right in ways_to_add(place.serpent, kind, letters):
                lengthen(place.serpent, left, right, self.scratch)
                net, may_complete = place.weigh(self.scratch)
                completes = self.scratch.has_head and self.scratch.has_tail and may_complete
                if (net > 0 or completes) and (best is None or (net, completes) >= best):
                    best = net, completes
                    found = [
                        {
                            "action": action.id,
                            "serpent": place.name,
                            "completes": completes,
                            "changes": place.find_changes(self.scratch, place.own),
                            "net": net,
                        }
                    ]
        return found

    def show_payment(self, action: Action) -> PaymentLens:
        """Show what a `fulfil` or `temple` action would pay."""
        place = self.places[cast(SlotName, action.args.get("serpent", self.completing))]
        card_id = str(action.args["card"])
        changes: list[ChangeData] = []
        if action.kind == "temple":
            points = temple_pays(TEMPLE_IDS.index(card_id), place.serpent)
        else:
            card = PROPHECY_IDS.index(card_id)
            points = pays(card, place.serpent, self.strict_ends)
            self.scratch.copy_from(place.serpent)
            self.scratch.add_card(card)
            changes = place.find_temple_changes(self.scratch)
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
        slot, scratch = place.slot, self.scratch
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
                scratch.copy_from(place.serpent)
                for card in chosen:
                    scratch.add_card(card)
                paying = [(temple_pays(card, scratch), card) for card, _ in self.temples]
                paid, temple = max(paying, key=lambda pair: pair[0], default=(0, 0))
                points = paid + sum(fits[card] for card in chosen)
                if points > most:
                    most = points
                    best = [PROPHECY_IDS[card] for card in chosen]
                    best += [TEMPLE_IDS[temple]] if paid else []
        return best


class _Place:
    """A place for a serpent of the seat: the serpent, if there is one, and the cards near it."""

    def __init__(self, name: SlotName, slot: SerpentView | None, sight: _Sight) -> None:
        self.name = name
        self.is_free = slot is None
        self.slot = slot = slot or _NOTHING
        self.serpent = kept_serpent(slot.pieces, slot.cards)
        self._strict = sight.strict_ends
        self._temples = sight.temples
        near: list[Placed] = [(card, "beside") for card in slot.cards]
        if len(slot.cards) < CARDS_A_SERPENT:  # B6.3
            near += [pair for pair in sight.prophecies.items() if pair[0] not in slot.cards]
        self.near = near
        """The cards beside the serpent, then those in sight that could still be laid there."""
        self.own = [pair for pair in near if pair[1] != "open"]
        self._before: dict[int, int] = {}
        self._temples_before: list[int] | None = None

    def find_changes(self, serpent: Serpent, cards: Sequence[Placed]) -> list[ChangeData]:
        """List the cards of some that pay more or less for what the serpent may become."""
        found: list[ChangeData] = []
        for card, where in cards:
            before, after = self._pays(card), pays(card, serpent, self._strict)
            if before != after:
                found.append(_change(PROPHECY_IDS[card], where, before, after))
        return found

    def weigh(self, serpent: Serpent) -> tuple[int, bool]:
        """Return what the cards beside it and in hand would pay more in all for what the serpent
        may become, and whether it has a Prophecy card then, or gets one from the hand (B6.5).
        """
        net = 0
        has_card = bool(self.slot.cards)
        for card, _ in self.own:
            after = pays(card, serpent, self._strict)
            net += after - self._pays(card)
            has_card = has_card or after > 0
        return net, has_card

    def find_temple_changes(self, serpent: Serpent) -> list[ChangeData]:
        """List the Temple cards that pay more or less for what the serpent may become."""
        if self._temples_before is None:
            self._temples_before = [temple_pays(card, self.serpent) for card, _ in self._temples]
        found: list[ChangeData] = []
        for (card, where), before in zip(self._temples, self._temples_before, strict=True):
            after = temple_pays(card, serpent)
            if before != after:
                found.append(_change(TEMPLE_IDS[card], where, before, after))
        return found

    def _pays(self, card: int) -> int:
        if card not in self._before:
            self._before[card] = pays(card, self.serpent, self._strict)
        return self._before[card]


def _change(card: str, where: CardPlace, before: int, after: int) -> ChangeData:
    breaks = after < before
    return {"card": card, "where": where, "before": before, "after": after, "breaks": breaks}


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
