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
from coatl.board.analysis.serpents import is_complete, place_piece, ways_to_add
from coatl.board.analysis.view_data import SlotName
from coatl.board.analysis.worth import (
    explain_prophecy,
    explain_temple,
    prophecy_table,
    temple_table,
)
from coatl.board.codes import CARDS_A_SERPENT, COMPLETE, EMPTY
from coatl.board.view import BoardView, Cards, SeatView, SerpentView
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
        self.slots = dict(zip(SLOT_NAMES, own.slots, strict=True))
        places: dict[int, CardPlace] = {card: "open" for card in view.open if card != EMPTY}
        places |= dict.fromkeys(own.hand or (), "hand")
        self.prophecies = places
        temples: dict[int, CardPlace] = {top: "pile" for top, _ in view.piles if top != EMPTY}
        if own.commitment != EMPTY:
            temples[own.commitment] = "commitment"
        if own.temple is not None and own.temple != EMPTY:
            temples[own.temple] = "hand"
        self.temples: list[Placed] = list(temples.items())
        self._near: dict[str, list[Placed]] = {}

    def show_serpents(self) -> list[SerpentLens]:
        """Show every card in sight with every serpent."""
        found: list[SerpentLens] = []
        for name, slot in self.slots.items():
            if slot is None:
                continue
            table = prophecy_table(slot.pieces, self.strict_ends)
            cards = dict.fromkeys((*slot.cards, *self.prophecies))
            found.append(
                {
                    "serpent": name,
                    "points": sum(table[card] for card in slot.cards),
                    "prophecies": {
                        PROPHECY_IDS[card]: explain_prophecy(card, slot.pieces, self.strict_ends)
                        for card in cards
                    },
                    "temples": {
                        TEMPLE_IDS[card]: explain_temple(card, slot.pieces, slot.cards)
                        for card, _ in self.temples
                    },
                }
            )
        return found

    def show_placement(self, action: Action) -> PlacementLens:
        """Show what an `add` or `begin` action changes for the cards of its serpent."""
        if action.kind == "add":
            name = cast(SlotName, action.args["serpent"])
            slot = self.slots[name] or _NOTHING
        else:
            name = SLOT_NAMES[0] if self.slots[SLOT_NAMES[0]] is None else SLOT_NAMES[1]
            slot = _NOTHING
        pieces = place_piece(slot.pieces, action)
        before = prophecy_table(slot.pieces, self.strict_ends)
        after = prophecy_table(pieces, self.strict_ends)
        changes: list[ChangeData] = []
        net = {"beside": 0, "hand": 0, "open": 0}
        for card, where in self._cards_near(name, slot):
            if before[card] != after[card]:
                changes.append(_change(PROPHECY_IDS[card], where, before[card], after[card]))
                net[where] += after[card] - before[card]
        changes += self._temple_changes(slot, pieces, slot.cards)
        return {
            "action": action.id,
            "serpent": name,
            "completes": is_complete(pieces),
            "changes": changes,
            "net_beside": net["beside"],
            "net_hand": net["hand"],
        }

    def show_take(self, action: Action) -> list[TakeLens]:
        """Show the best use of the pieces of a `take`; nothing if they are of no use yet."""
        found: list[TakeLens] = []
        free = next((name for name, slot in self.slots.items() if slot is None), None)
        for name, slot in self.slots.items():
            if slot is None and name != free:
                continue
            shown = slot or _NOTHING
            near = [pair for pair in self._cards_near(name, shown) if pair[1] != "open"]
            before = prophecy_table(shown.pieces, self.strict_ends)
            kind, letters = str(action.args["piece"]), str(action.args["colours"])
            for pieces in ways_to_add(shown.pieces, kind, letters):
                after = prophecy_table(pieces, self.strict_ends)
                changes = [
                    _change(PROPHECY_IDS[card], where, before[card], after[card])
                    for card, where in near
                    if before[card] != after[card]
                ]
                found.append(
                    {
                        "action": action.id,
                        "serpent": name,
                        "completes": is_complete(pieces) and self._may_complete(shown, after),
                        "changes": changes,
                        "net": sum(each["after"] - each["before"] for each in changes),
                    }
                )
        useful = [use for use in found if use["net"] > 0 or use["completes"]]
        return sorted(useful, key=lambda use: (use["net"], use["completes"]))[-1:]

    def _may_complete(self, slot: SerpentView, pays: Sequence[int]) -> bool:
        """Tell whether a serpent has a Prophecy card, or gets one from the hand (B6.5)."""
        held = (card for card, where in self.prophecies.items() if where == "hand")
        return bool(slot.cards) or any(pays[card] for card in held)

    def show_payment(self, action: Action) -> PaymentLens:
        """Show what a `fulfil` or `temple` action would pay."""
        name = cast(SlotName, action.args.get("serpent", self.completing))
        slot = self.slots[name] or _NOTHING
        card_id = str(action.args["card"])
        changes: list[ChangeData] = []
        if action.kind == "temple":
            points = temple_table(slot.pieces, slot.cards)[TEMPLE_IDS.index(card_id)]
        else:
            card = PROPHECY_IDS.index(card_id)
            points = prophecy_table(slot.pieces, self.strict_ends)[card]
            changes = self._temple_changes(slot, slot.pieces, (*slot.cards, card))
        return {
            "action": action.id,
            "serpent": name,
            "card": card_id,
            "points": points,
            "changes": changes,
        }

    def find_best(self, payments: Sequence[PaymentLens]) -> list[str]:
        """Choose the cards that make the Cóatl being completed pay most, as few as that takes."""
        slot = self.slots[self.completing] if self.is_completing else None
        if slot is None:
            return []
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
                table = temple_table(slot.pieces, cards)
                temple = max((card for card, _ in self.temples), key=table.__getitem__, default=0)
                paid = table[temple] if self.temples else 0
                points = paid + sum(fits[card] for card in chosen)
                if points > most:
                    most = points
                    best = [PROPHECY_IDS[card] for card in chosen]
                    best += [TEMPLE_IDS[temple]] if paid else []
        return best

    def _cards_near(self, name: str, slot: SerpentView) -> list[Placed]:
        """List the cards beside a serpent, then those in sight that could still be laid there."""
        if name not in self._near:
            near: list[Placed] = [(card, "beside") for card in slot.cards]
            if len(slot.cards) < CARDS_A_SERPENT:  # B6.3
                near += [pair for pair in self.prophecies.items() if pair[0] not in slot.cards]
            self._near[name] = near
        return self._near[name]

    def _temple_changes(self, slot: SerpentView, pieces: str, cards: Cards) -> list[ChangeData]:
        before = temple_table(slot.pieces, slot.cards)
        after = temple_table(pieces, cards)
        return [
            _change(TEMPLE_IDS[card], where, before[card], after[card])
            for card, where in self.temples
            if before[card] != after[card]
        ]


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
