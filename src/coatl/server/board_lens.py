"""The lens on the board game: what cards pay for a seat's Cóatls, and what actions change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Literal, cast

from coatl.board.actions import describe_action
from coatl.board.codes import CARDS_A_SERPENT, COLOURS, COMPLETE, EMPTY, GOLD_LETTER
from coatl.board.deck import load_deck
from coatl.board.endgame import has_end_begun, turns_of
from coatl.board.lens import (
    build_serpent,
    is_complete,
    next_level,
    place_piece,
    prophecy_table,
    temple_table,
)
from coatl.board.patterns import count_times, prophecy_points
from coatl.board.scoring import score_prophecy, score_temple
from coatl.board.serpent import Serpent
from coatl.board.view import BoardView, Cards, SeatView, SerpentView
from coatl.core.game import Action
from coatl.server.board_data import SlotName
from coatl.server.board_lens_data import (
    BoardLensData,
    CardPlace,
    ChangeData,
    MissingData,
    PaymentLens,
    PlacementLens,
    ProphecyLens,
    SerpentLens,
    TakeLens,
    TempleLens,
)
from coatl.server.board_table import PROPHECY_IDS, SLOT_NAMES, TEMPLE_IDS

Placed = tuple[int, CardPlace]
"""A card and where it lies."""
MOST_MISSING = 2
"""How many segments ahead the lens looks."""
LONE_END = 2
"""The length of a head or a tail alone, as it is written."""
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
            placements.append(sight.look_at_placement(action))
        elif action.kind in ("fulfil", "temple"):
            payments.append(sight.look_at_payment(action))
        elif action.kind == "take" and not is_last:
            takes += sight.look_at_take(action)
    return {
        "game": "board",
        "seat": seat,
        "serpents": sight.look_at_serpents(),
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

    def look_at_serpents(self) -> list[SerpentLens]:
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
                        PROPHECY_IDS[card]: look_at_prophecy(card, slot.pieces, self.strict_ends)
                        for card in cards
                    },
                    "temples": {
                        TEMPLE_IDS[card]: look_at_temple(card, slot.pieces, slot.cards)
                        for card, _ in self.temples
                    },
                }
            )
        return found

    def look_at_placement(self, action: Action) -> PlacementLens:
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

    def look_at_take(self, action: Action) -> list[TakeLens]:
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

    def look_at_payment(self, action: Action) -> PaymentLens:
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


def ways_to_add(pieces: str, kind: str, letters: str) -> Iterator[str]:
    """Yield what a serpent can become with some or all of the pieces of a supply space (B6.2)."""
    has_head, has_tail = pieces.startswith("<"), pieces.endswith(">")
    if kind == "body":
        for one in dict.fromkeys(letters.replace(GOLD_LETTER, "")):  # B9.2
            rest = letters.replace(one, "", 1)
            if not has_head:
                yield one + pieces
                yield from ways_to_add(one + pieces, kind, rest)
            if not has_tail:
                yield pieces + one
                yield from ways_to_add(pieces + one, kind, rest)
    elif kind == "head" and not has_head and not (has_tail and len(pieces) == LONE_END):
        yield f"<{letters}{pieces}"
    elif kind == "tail" and not has_tail and not (has_head and len(pieces) == LONE_END):
        yield f"{pieces}{letters}>"


def _change(card: str, where: CardPlace, before: int, after: int) -> ChangeData:
    breaks = after < before
    return {"card": card, "where": where, "before": before, "after": after, "breaks": breaks}


@lru_cache(maxsize=1024)
def _bare_serpent(pieces: str) -> Serpent:
    """Return a serpent without cards, which nobody may change."""
    return build_serpent(pieces)


@lru_cache(maxsize=8192)
def look_at_prophecy(card: int, pieces: str, strict_ends: bool) -> ProphecyLens:
    """Show what a Prophecy card pays for a serpent (B11)."""
    prophecy = load_deck().prophecies[card]
    score = score_prophecy(prophecy, _bare_serpent(pieces), strict_ends=strict_ends)
    paid = max((need for need in prophecy.points if need <= score.times), default=0)
    next_times = next_level(score)
    return {
        "times": score.times,
        "level": score.level,
        "points": score.points,
        "next_times": next_times,
        "next_points": None if next_times is None else prophecy.points[next_times],
        "scored": score.pieces[:paid],
        "surplus": score.pieces[paid:],
        "missing": find_missing(card, pieces, strict_ends),
    }


def find_missing(card: int, pieces: str, strict_ends: bool) -> MissingData | None:
    """Return the fewest segments at one end that bring a Prophecy card to its next level."""
    prophecy = load_deck().prophecies[card]
    paid = prophecy_points(card, count_times(card, _bare_serpent(pieces), strict_ends))
    colours = sorted({letter for letter in prophecy.pattern if letter in COLOURS})
    for count in range(1, MOST_MISSING + 1):
        for more in map("".join, product(colours, repeat=count)):
            ends: list[tuple[Literal["left", "right"], str]] = []
            if not pieces.endswith(">"):
                ends.append(("right", pieces + more))
            if not pieces.startswith("<"):
                ends.append(("left", more + pieces))
            for end, longer in ends:
                times = count_times(card, _bare_serpent(longer), strict_ends)
                if prophecy_points(card, times) > paid:
                    return {"end": end, "colours": more}
    return None


@lru_cache(maxsize=4096)
def look_at_temple(card: int, pieces: str, cards: Cards) -> TempleLens:
    """Show what a Temple card pays for a serpent and its Prophecy cards (B12)."""
    score = score_temple(load_deck().temples[card], build_serpent(pieces, cards))
    asked = zip(score.card.requirements, score.requirements, strict=True)
    return {
        "requirements": [{"text": text, "is_met": is_met} for text, is_met in asked],
        "met": score.met,
        "points": score.points,
    }
