"""One place for a Cóatl under the lens: what the cards in sight pay for it, and with more pieces.

Most actions leave a seat's Cóatls and the cards in sight as they are. So places are remembered,
with what was found out about them; whoever is told shares it, and nobody may change it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from coatl.board.analysis.lens_data import (
    CardPlace,
    ChangeData,
    PlacementLens,
    SerpentLens,
    TakeLens,
)
from coatl.board.analysis.plain_view import PROPHECY_IDS, TEMPLE_IDS
from coatl.board.analysis.serpents import addition_of, kept_serpent, lengthen, ways_to_add
from coatl.board.analysis.view_data import SlotName
from coatl.board.analysis.worth import explain_prophecy, explain_temple, pays, temple_pays
from coatl.board.codes import CARDS_A_SERPENT, EMPTY
from coatl.board.serpent import Serpent
from coatl.board.view import SerpentView
from coatl.core.game import Action

Placed = tuple[int, CardPlace]
"""A card and where it lies."""
_NOTHING = SerpentView("", (), EMPTY, 0)
"""A free place, as if there were a serpent without pieces."""


class Place:
    """A place for a serpent of a seat: the serpent, if there is one, and the cards in sight."""

    def __init__(
        self,
        name: SlotName,
        slot: SerpentView | None,
        prophecies: tuple[Placed, ...],
        temples: tuple[Placed, ...],
        strict_ends: bool,
    ) -> None:
        self.name = name
        self.is_free = slot is None
        self.slot = slot = slot or _NOTHING
        self.serpent = kept_serpent(slot.pieces, slot.cards)
        self._strict = strict_ends
        self._prophecies = prophecies
        self._temples = temples
        near: list[Placed] = [(card, "beside") for card in slot.cards]
        if len(slot.cards) < CARDS_A_SERPENT:  # B6.3
            near += [pair for pair in prophecies if pair[0] not in slot.cards]
        self._near = [(card, where, pays(card, self.serpent, strict_ends)) for card, where in near]
        """The cards beside the serpent, then those in sight that could still be laid there, and
        what they pay now."""
        self._own = [each for each in self._near if each[1] != "open"]
        self._placements: dict[int, PlacementLens] = {}
        self._takes: dict[int, TakeLens | None] = {}
        self._lens: SerpentLens | None = None
        self._temples_before: list[int] | None = None

    @property
    def lens(self) -> SerpentLens:
        """Every card in sight with the serpent."""
        if self._lens is None:
            self._lens = self._find_lens()
        return self._lens

    def _find_lens(self) -> SerpentLens:
        pieces, laid = self.slot.pieces, self.slot.cards
        cards = dict.fromkeys((*laid, *(card for card, _ in self._prophecies)))
        return {
            "serpent": self.name,
            "points": sum([pays(card, self.serpent, self._strict) for card in laid]),
            "prophecies": {
                PROPHECY_IDS[card]: explain_prophecy(card, pieces, self._strict) for card in cards
            },
            "temples": {
                TEMPLE_IDS[card]: explain_temple(card, pieces, laid) for card, _ in self._temples
            },
        }

    def with_cards(self, cards: Iterable[int]) -> Serpent:
        """Return the serpent with more cards beside it."""
        serpent = Serpent()
        serpent.copy_from(self.serpent)
        for card in cards:
            serpent.add_card(card)
        return serpent

    def show_placement(self, action: Action) -> PlacementLens:
        """Show what an `add` or `begin` action changes for the cards of the serpent."""
        found = self._placements.get(action.id)
        if found is None:
            found = self._placements[action.id] = self._find_placement(action)
        return found

    def _find_placement(self, action: Action) -> PlacementLens:
        longer = Serpent()
        lengthen(self.serpent, *addition_of(action), longer)
        net = {"beside": 0, "hand": 0, "open": 0}
        changes = self._find_changes(longer, self._near)
        for change in changes:
            net[change["where"]] += change["after"] - change["before"]
        changes += self.find_temple_changes(longer)
        return {
            "action": action.id,
            "serpent": self.name,
            "completes": longer.has_head and longer.has_tail,
            "changes": changes,
            "net_beside": net["beside"],
            "net_hand": net["hand"],
        }

    def show_take(self, action: Action) -> TakeLens | None:
        """Show the best use of the pieces of a `take` here; None if they are of no use yet."""
        if action.id not in self._takes:
            self._takes[action.id] = self._find_take(action)
        return self._takes[action.id]

    def _find_take(self, action: Action) -> TakeLens | None:
        best_net, best_completes = 0, False
        found: TakeLens | None = None
        longer = Serpent()
        kind, letters = str(action.args["piece"]), str(action.args["colours"])
        for left, right in ways_to_add(self.serpent, kind, letters):
            lengthen(self.serpent, left, right, longer)
            net, may_complete = self._weigh(longer)
            completes = longer.has_head and longer.has_tail and may_complete
            if not (net > 0 or completes):
                continue
            if found is None or net > best_net or (net == best_net and completes >= best_completes):
                best_net, best_completes = net, completes
                found = {
                    "action": action.id,
                    "serpent": self.name,
                    "completes": completes,
                    "changes": self._find_changes(longer, self._own),
                    "net": net,
                }
        return found

    def _weigh(self, serpent: Serpent) -> tuple[int, bool]:
        """Return what the cards beside it and in hand would pay more in all for what the serpent
        may become, and whether it has a Prophecy card then, or gets one from the hand (B6.5).
        """
        net = 0
        has_card = bool(self.slot.cards)
        for card, _, before in self._own:
            after = pays(card, serpent, self._strict)
            net += after - before
            has_card = has_card or after > 0
        return net, has_card

    def _find_changes(
        self, serpent: Serpent, cards: Sequence[tuple[int, CardPlace, int]]
    ) -> list[ChangeData]:
        """List the cards of some that pay more or less for what the serpent may become."""
        found: list[ChangeData] = []
        for card, where, before in cards:
            after = pays(card, serpent, self._strict)
            if before != after:
                found.append(_change(PROPHECY_IDS[card], where, before, after))
        return found

    def find_temple_changes(self, serpent: Serpent) -> list[ChangeData]:
        """List the Temple cards that pay more or less for what the serpent may become."""
        found: list[ChangeData] = []
        if self._temples_before is None:
            self._temples_before = [temple_pays(card, self.serpent) for card, _ in self._temples]
        for (card, where), before in zip(self._temples, self._temples_before, strict=True):
            after = temple_pays(card, serpent)
            if before != after:
                found.append(_change(TEMPLE_IDS[card], where, before, after))
        return found


remember_place = lru_cache(maxsize=2048)(Place)
"""Return a place as it was looked at before, if it was."""


def _change(card: str, where: CardPlace, before: int, after: int) -> ChangeData:
    breaks = after < before
    return {"card": card, "where": where, "before": before, "after": after, "breaks": breaks}
