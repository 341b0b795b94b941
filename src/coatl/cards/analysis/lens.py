"""The lens on the card game: what Prophecies are at in a row, and what actions lead to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from coatl.cards.actions import BOOK, FULFIL
from coatl.cards.analysis.consequences import Effect, Trial, open_fulfilments
from coatl.cards.analysis.lens_data import (
    CardLensData,
    EffectData,
    EffectName,
    OutlookData,
    StartData,
)
from coatl.cards.analysis.plain_view import PROPHECY_IDS, show_row
from coatl.cards.analysis.view_data import RowData
from coatl.cards.analysis.worth import (
    explain_prophecy,
    explain_temple,
    hold,
    level_points,
    points_now,
    temple_points,
)
from coatl.cards.codes import CARL_SEAT, EMPTY, LEVEL_POINTS, OBJECTIVE_POINTS, THEFTS_A_TURN
from coatl.cards.holder import Holder
from coatl.cards.objectives import count_objectives
from coatl.cards.serpent import Serpent
from coatl.cards.state import State
from coatl.cards.view import CardView, SeatView, view_seat
from coatl.core.data import PlanGainData

Levels = dict[str, int]
"""The Prophecies in front of a seat: level by card id."""
_PLACEMENTS = ("play", "head", "tail", "drop")
_KINDS = {number: action.kind for number, action in BOOK.actions.items()}
_NUMBERS = {card_id: number for number, card_id in enumerate(PROPHECY_IDS)}


def find_lens(
    state: State, view: CardView, seat: int, legal: Sequence[int], public: State | None = None
) -> CardLensData:
    """Return the lens of the seat whose view this is, for its legal actions.

    Placements are tried on a copy of the state; nothing hidden in it is looked at. `public` is what
    the seat's draft stands on, if it has one.
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
        "game": view.game,
        "seat": seat,
        "start": _start(
            view, own if public is None else view_seat(public.seats[seat], is_own=True)
        ),
        "points": points_now(view, own),
        "temple": None if view.temple == EMPTY else explain_temple(view.temple, own.row, own.held),
        "prophecies": {PROPHECY_IDS[card]: explain_prophecy(card, own.row) for card in cards},
        "outlooks": sight.show_actions(legal),
    }


class _Sight:
    """What a seat looks at: its own row and Prophecies, and everybody's levels."""

    def __init__(self, state: State, view: CardView, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.is_solo = view.carl is not None
        self.temple = view.temple
        self.own: SeatView = view.seats[seat]
        self.row = show_row(self.own.row, self.own.has_head, self.own.has_tail)
        self.levels: Levels = {PROPHECY_IDS[card]: level for card, level in self.own.held}
        others = [player.held for player in view.seats if player is not self.own]
        if view.carl is not None:
            others.append(view.carl.held)
        self.before: Levels = {PROPHECY_IDS[card]: level for held in others for card, level in held}
        self.before |= self.levels
        self._worth = level_points(self.own.held)
        """What the Prophecies are worth by level as things stand, and the Prophecies themselves:"""
        self._held = hold(self.own.held)

    def show_actions(self, legal: Sequence[int]) -> list[OutlookData]:
        """Show what every legal action leads to; discards are left out, they reveal something."""
        found: list[OutlookData] = []
        fulfilments: list[Effect] | None = None
        trial: Trial | None = None
        for number in legal:
            kind = _KINDS[number]
            if kind in _PLACEMENTS:
                trial = trial or Trial(self.state, self.seat)
                found.append(self._show_placement(number, kind, trial))
            elif kind in ("fulfil", "done"):
                if fulfilments is None:
                    fulfilments = open_fulfilments(self.state, self.seat)
                found.append(self._show_fulfilment(number, fulfilments))
        return found

    def _show_placement(self, action: int, kind: str, trial: Trial) -> OutlookData:
        row, effects, serpent = trial.act(action)
        own = self.own
        shown = self.row
        if row is not None:
            shown = show_row(row, own.has_head or kind == "head", own.has_tail or kind == "tail")
        if not effects:
            points = self._points(serpent, self.levels)
            return _outlook(action, shown, [], points, points)
        drops = [effect for effect in effects if effect.name == "dropped"]
        levels = self._after(self.levels, drops) if drops else self.levels
        chosen = self._choose(effects[len(drops) :], ())
        return self._follow(action, shown, serpent, effects, levels, chosen, [*drops, *chosen])

    def _show_fulfilment(self, action: int, fulfilments: list[Effect]) -> OutlookData:
        wanted = "" if action >= FULFIL + len(PROPHECY_IDS) else PROPHECY_IDS[action - FULFIL]
        done = [effect for effect in fulfilments if effect.card == wanted]
        levels = self._after(self.levels, done)
        chosen: list[Effect] = []
        if done:
            rest = [effect for effect in fulfilments if effect.card != wanted]
            chosen = self._choose(rest, done)
        serpent = self.state.seats[self.seat].serpent
        return self._follow(action, self.row, serpent, done, levels, chosen, done)

    def _follow(
        self,
        action: int,
        shown: RowData,
        serpent: Serpent,
        effects: Iterable[Effect],
        levels: Levels,
        chosen: list[Effect],
        counted: list[Effect],
    ) -> OutlookData:
        points = self._points(serpent, levels)
        fulfilled = points
        if chosen:
            fulfilled = self._points(serpent, self._after(levels, chosen))
        told = [self._effect(effect, effect in counted) for effect in effects]
        return _outlook(action, shown, told, points, fulfilled)

    def _after(self, levels: Levels, effects: Iterable[Effect]) -> Levels:
        """Return the levels after some effects; what falls to 0 against CARL leaves (C10.5)."""
        after = dict(levels)
        for effect in effects:
            after[effect.card] = effect.level
        if self.is_solo:
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

    def _points(self, serpent: Serpent, levels: Levels) -> int:
        points, held = self._worth, self._held
        if levels is not self.levels:
            points, held = 0, Holder()
            for card, level in levels.items():
                points += LEVEL_POINTS[level]
                held.add(_NUMBERS[card], level)
        if self.temple != EMPTY:
            points += OBJECTIVE_POINTS[count_objectives(self.temple, serpent, held)]
        return points

    def _effect(self, effect: Effect, is_counted: bool) -> EffectData:
        name = cast(EffectName, effect.name)
        return {
            "name": name,
            "card": effect.card,
            "before": self.before.get(effect.card),
            "level": effect.level,
            "victim": effect.victim,
            "is_counted": is_counted,
        }


def _outlook(
    action: int, row: RowData, effects: list[EffectData], points: int, fulfilled: int
) -> OutlookData:
    return {
        "action": action,
        "row": row,
        "effects": effects,
        "points": points,
        "points_fulfilled": fulfilled,
    }


def _start(view: CardView, own: SeatView) -> StartData:
    return {
        "points": points_now(view, own),
        "temple": temple_points(view.temple, own),
        "levels": {PROPHECY_IDS[card]: level for card, level in own.held},
    }


def find_gain(lens: CardLensData) -> tuple[int, PlanGainData | None]:
    """Return what the one action of a lens gains at once, and the Prophecy it changes most."""
    if not lens["outlooks"]:
        return 0, None
    outlook = lens["outlooks"][0]
    gain = outlook["points"] - lens["points"]
    ups = [each for each in outlook["effects"] if each["name"] != "dropped"]
    most = max(ups, key=lambda each: each["level"], default=None)
    if most is None:
        return gain, None
    before = LEVEL_POINTS[most["before"] or 0] if most["name"] == "upgraded" else 0
    return gain, {"card": most["card"], "before": before, "after": LEVEL_POINTS[most["level"]]}
