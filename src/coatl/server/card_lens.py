"""The lens on the card game: what Prophecies are at in a row, and what actions lead to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import cast

from coatl.cards.actions import FULFIL, describe_action
from coatl.cards.codes import CARL_SEAT, EMPTY
from coatl.cards.deck import load_deck
from coatl.cards.holder import Holder
from coatl.cards.lens import (
    Effect,
    find_outlook,
    level_points,
    open_fulfilments,
    points_now,
    progress_of,
)
from coatl.cards.notation import parse_serpent
from coatl.cards.objectives import count_objectives
from coatl.cards.scoring import OBJECTIVE_POINTS, score_prophecy, score_temple
from coatl.cards.serpent import Serpent
from coatl.cards.state import State
from coatl.cards.view import CardView, Held, SeatView
from coatl.server.card_data import RowData
from coatl.server.card_lens_data import (
    CardLensData,
    EffectData,
    EffectName,
    ObjectivesLens,
    OutlookData,
    RowProphecyLens,
)
from coatl.server.card_table import PROPHECY_IDS, THEFTS_A_TURN, show_row

Levels = dict[str, int]
"""The Prophecies in front of a seat: level by card id."""
_PLACEMENTS = ("play", "head", "tail", "drop")
_NUMBERS = {card_id: number for number, card_id in enumerate(PROPHECY_IDS)}


def find_lens(state: State, view: CardView, seat: int, legal: Sequence[int]) -> CardLensData:
    """Return the lens of the seat whose view this is, for its legal actions.

    Placements are tried on a copy of the state; nothing hidden in it is looked at.
    """
    own = view.seats[seat]
    sight = _Sight(state, view, seat)
    cards = dict.fromkeys(
        (
            *(card for player in view.seats for card, _ in player.held),
            *(card for card, _ in (() if view.carl is None else view.carl.held)),
            *view.supply,
        )
    )
    return {
        "game": "cards" if view.carl is None else "carl",
        "seat": seat,
        "points": points_now(view, own),
        "temple": None if view.temple == EMPTY else look_at_temple(view.temple, own.row, own.held),
        "prophecies": {PROPHECY_IDS[card]: look_at_prophecy(card, own.row) for card in cards},
        "outlooks": sight.look_at_actions(legal),
    }


class _Sight:
    """What a seat looks at: its own row and Prophecies, and everybody's levels."""

    def __init__(self, state: State, view: CardView, seat: int) -> None:
        self.state = state
        self.view = view
        self.seat = seat
        self.own: SeatView = view.seats[seat]
        self.row = show_row(self.own.row, self.own.has_head, self.own.has_tail)
        self.levels: Levels = {PROPHECY_IDS[card]: level for card, level in self.own.held}
        others = [player.held for player in view.seats if player is not self.own]
        if view.carl is not None:
            others.append(view.carl.held)
        self.before: Levels = {PROPHECY_IDS[card]: level for held in others for card, level in held}
        self.before |= self.levels

    def look_at_actions(self, legal: Sequence[int]) -> list[OutlookData]:
        """Show what every legal action leads to; discards are left out, they reveal something."""
        found: list[OutlookData] = []
        fulfilments: list[Effect] | None = None
        scratch: State | None = None
        for number in legal:
            kind = describe_action(number).kind
            if kind in _PLACEMENTS:
                scratch = scratch or self.state.clone()
                found.append(self._look_at_placement(number, kind, scratch))
            elif kind in ("fulfil", "done"):
                if fulfilments is None:
                    fulfilments = open_fulfilments(self.state, self.seat)
                found.append(self._look_at_fulfilment(number, fulfilments))
        return found

    def _look_at_placement(self, action: int, kind: str, scratch: State) -> OutlookData:
        outlook = find_outlook(self.state, self.seat, action, scratch)
        own = self.own
        shown, row = self.row, own.row
        if outlook.row is not None:
            row = outlook.row
            shown = show_row(row, own.has_head or kind == "head", own.has_tail or kind == "tail")
        drops = [effect for effect in outlook.effects if effect.name == "dropped"]
        levels = self._after(self.levels, drops)
        chosen = self._choose(outlook.effects[len(drops) :], ())
        return self._outlook(action, shown, row, outlook.effects, levels, chosen)

    def _look_at_fulfilment(self, action: int, fulfilments: list[Effect]) -> OutlookData:
        wanted = "" if action >= FULFIL + len(PROPHECY_IDS) else PROPHECY_IDS[action - FULFIL]
        done = [effect for effect in fulfilments if effect.card == wanted]
        levels = self._after(self.levels, done)
        chosen: list[Effect] = []
        if done:
            rest = [effect for effect in fulfilments if effect.card != wanted]
            chosen = self._choose(rest, done)
        return self._outlook(action, self.row, self.own.row, done, levels, chosen)

    def _outlook(
        self,
        action: int,
        shown: RowData,
        row: str,
        effects: Iterable[Effect],
        levels: Levels,
        chosen: list[Effect],
    ) -> OutlookData:
        points = self._points(row, levels)
        fulfilled = points
        if chosen:
            fulfilled = self._points(row, self._after(levels, chosen))
        return {
            "action": action,
            "row": shown,
            "effects": [self._effect(effect) for effect in effects],
            "points": points,
            "points_fulfilled": fulfilled,
        }

    def _after(self, levels: Levels, effects: Iterable[Effect]) -> Levels:
        """Return the levels after some effects; what falls to 0 against CARL leaves (C10.5)."""
        after = dict(levels)
        for effect in effects:
            after[effect.card] = effect.level
        if self.view.carl is not None:
            return {card: level for card, level in after.items() if level}
        return after

    def _choose(self, effects: Iterable[Effect], done: Sequence[Effect]) -> list[Effect]:
        """Take all upgrades and claims, and as many thefts as are allowed, the highest first."""
        chosen: list[Effect] = []
        thefts: list[Effect] = []
        for effect in effects:
            (thefts if effect.name == "stole" else chosen).append(effect)
        left = THEFTS_A_TURN - self.own.stolen_from  # against CARL alone
        robbed = [effect.victim for effect in done if effect.name == "stole"]
        left -= len(robbed)
        for theft in sorted(thefts, key=lambda effect: -effect.level):
            if theft.victim == CARL_SEAT:
                if left <= 0:
                    continue
                left -= 1
            elif theft.victim in robbed:  # C5.2: one from each neighbour in a round
                continue
            robbed.append(theft.victim)
            chosen.append(theft)
        return chosen

    def _points(self, row: str, levels: Levels) -> int:
        held = tuple((_NUMBERS[card], level) for card, level in levels.items())
        points = level_points(held)
        if self.view.temple != EMPTY:
            points += OBJECTIVE_POINTS[_count_met(self.view.temple, row, held)]
        return points

    def _effect(self, effect: Effect) -> EffectData:
        name = cast(EffectName, effect.name)
        return {
            "name": name,
            "card": effect.card,
            "before": self.before.get(effect.card),
            "level": effect.level,
            "victim": effect.victim,
        }


@lru_cache(maxsize=1024)
def _serpent(row: str) -> Serpent:
    """Return a row as a serpent, which nobody may change."""
    return parse_serpent(row) if row else Serpent()


def _holder(held: Held) -> Holder:
    holder = Holder()
    for card, level in held:
        holder.add(card, level)
    return holder


@lru_cache(maxsize=4096)
def _count_met(temple: int, row: str, held: Held) -> int:
    return count_objectives(temple, _serpent(row), _holder(held))


@lru_cache(maxsize=8192)
def look_at_prophecy(card: int, row: str) -> RowProphecyLens:
    """Show how often a row has the pattern of a Prophecy, and where (C9)."""
    score = score_prophecy(load_deck().prophecies[card], _serpent(row))
    return {
        "times": score.times,
        "level": score.level,
        "points": score.points,
        "pieces": score.pieces,
    }


@lru_cache(maxsize=1024)
def look_at_temple(temple: int, row: str, held: Held) -> ObjectivesLens:
    """Show which objectives of the Temple card are met, and how far the row is (C8)."""
    card = load_deck().temples[temple]
    serpent = _serpent(row)
    score = score_temple(card, serpent, _holder(held))
    asked = zip(card.objectives, score.met, strict=True)
    return {
        "card": card.id,
        "objectives": [
            {
                "text": objective.text,
                "is_met": is_met,
                "progress": progress_of(objective, serpent) or None,
            }
            for objective, is_met in asked
        ],
        "met": sum(score.met),
        "points": score.points,
    }
