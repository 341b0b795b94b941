"""The invariants of a position: no card is lost, none appears, and rows fit the cards placed."""

from __future__ import annotations

from coatl.cards.codes import EMPTY, OVER
from coatl.cards.deck import load_deck
from coatl.cards.position import Position
from coatl.core.errors import StateError


def check_position(position: Position) -> None:
    """Raise `StateError` at the first broken invariant."""
    deck = load_deck()
    feathers = position.feathers.contents() + position.feather_discard.contents()
    feathers += position.placed.contents()
    if position.revealed != EMPTY:
        feathers.append(position.revealed)
    prophecies = position.prophecies.contents() + position.supply_list()
    prophecies += position.lost.contents() + position.faces.contents()
    prophecies += [card for card, _ in position.carl.pairs()]
    for player in position.seats:
        prophecies += [card for card, _ in player.held.pairs()]
        for kind, count in enumerate(player.hand_counts()):
            feathers += [kind] * count
    for kind, total in enumerate(deck.feathers):
        found = feathers.count(kind)
        _require(found == total, f"Feather {kind}: {found} in the game, expected {total}")
    for card in range(len(deck.prophecies)):
        found = prophecies.count(card)
        _require(found == 1, f"Prophecy {card}: {found} in the game, expected 1")
    _require(len(prophecies) == len(deck.prophecies), "there are Prophecies that do not exist")
    _check_seats(position)
    held = [card for player in position.seats for card, _ in player.held.pairs()]
    _require(set(position.pending.contents()) <= set(held), "a card drops that nobody holds")
    _require(position.supply_size <= position.supply_goal, "the supply is too large (C2.3)")
    if position.is_solo:
        levels = [level for player in position.seats for _, level in player.held.pairs()]
        _require(0 not in levels, "a Prophecy at level 0 is still there (C10.5)")
        _require(position.seats[0].stolen_from <= 2, "too many thefts (C10.5)")
    if not position.is_solo:
        _require(position.temple != EMPTY, "there is no Temple card (C2.4)")
        _require(position.carl.count == 0, "CARL plays in solo matches only")


def _check_seats(position: Position) -> None:
    segments = 0
    for number, player in enumerate(position.seats):
        who = f"seat {number}"
        row = player.serpent
        ends = int(row.has_head) + int(row.has_tail)
        covered = sum(row.stack_list())
        segments += row.length - ends + covered
        _require(player.hand_size == sum(player.hand_counts()), f"{who}: wrong size of the hand")
        _require(player.hand_size <= 4, f"{who}: more than 4 Feather cards (C4.5)")
        if player.is_scored and position.phase == OVER and not position.is_solo:
            _require(player.objectives <= 2, f"{who}: more than two objectives (C8.1)")
    _require(segments == 2 * position.placed.total, "the rows do not fit the cards placed (C4.2)")


def _require(condition: bool, problem: str) -> None:
    if not condition:
        raise StateError(problem)
