"""CARL, the automaton: what he does on his turn and why (C10.4)."""

from __future__ import annotations

from coatl.cards.codes import ACTIONS, BLUE, PAIRS, PINK, YELLOW
from coatl.cards.deck import load_deck
from coatl.cards.draws import draw_feather, take_from_supply
from coatl.cards.holder import Holder
from coatl.cards.news import (
    tell_carl_began,
    tell_carl_fulfilled,
    tell_carl_skipped,
    tell_carl_stole,
    tell_carl_upgraded,
)
from coatl.cards.position import Position
from coatl.core.chance import Chance, draw_from
from coatl.core.events import Event


class TurnTable:
    """What CARL's turn looks up: the colours of each Feather card, and those that each Prophecy
    shows, one bit each; his order.
    """

    colours: list[int]
    shows: list[int]
    order: list[int]

    def __init__(self) -> None:
        self.colours = [0] * 10
        self.shows = [0] * 64
        self.order = [0] * 3
        for feather, (first, second) in enumerate(PAIRS):
            self.colours[feather] = (1 << first) | (1 << second)
        for prophecy in load_deck().prophecies:
            self.shows[prophecy.index] = prophecy.pattern.shows
        for place, god in enumerate((BLUE, YELLOW, PINK)):  # upgrade, steal, fulfil
            self.order[place] = god


TURN_TABLE = TurnTable()


def take_carl_turn(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """Play CARL's turn: a Feather shows what he prefers, a god which action he does twice."""
    feather = draw_feather(position, chance, events)
    god = draw_from(position.actions, ACTIONS, chance)
    preference = TURN_TABLE.colours[feather]
    if events is not None:
        tell_carl_began(events, position, feather, god)
    for place in range(3):
        action = TURN_TABLE.order[place]
        for _ in range(2 if action == god else 1):
            if action == BLUE:
                _upgrade(position, preference, events)
            elif action == YELLOW:
                _steal(position, preference, events)
            else:
                _fulfil(position, preference, events)
    position.feather_discard.add(feather)


def choose_held(held: Holder, preference: int) -> int:
    """Return the place of the Prophecy CARL picks, or -1: preferred before others, then the highest
    level below 3, then the closest.
    """
    best = -1
    best_rank = -1
    for i in range(held.count):
        level = held.levels[i]
        if level < 3:
            rank = level
            if TURN_TABLE.shows[held.cards[i]] & preference:
                rank += 10
            if rank > best_rank:  # the first of equals is the closest
                best = i
                best_rank = rank
    return best


def choose_supply(position: Position, preference: int) -> int:
    """Return the place of the supply card CARL picks, or -1: the leftmost he prefers, else any."""
    for i in range(position.supply_size):
        if TURN_TABLE.shows[position.supply[i]] & preference:
            return i
    return 0 if position.supply_size > 0 else -1


def _upgrade(position: Position, preference: int, events: list[Event] | None) -> None:
    held = position.carl
    place = choose_held(held, preference)
    if place < 0:
        if events is not None:
            tell_carl_skipped(events, position, "upgrade")
        return
    card = held.cards[place]
    level = held.levels[place] + 1
    if events is not None:
        tell_carl_upgraded(events, held, place, preference)
    held.remove_at(place)
    held.add(card, level)


def _steal(position: Position, preference: int, events: list[Event] | None) -> None:
    player = position.seats[0]
    place = choose_held(player.held, preference)
    if place < 0:
        if events is not None:
            tell_carl_skipped(events, position, "steal")
        return
    if events is not None:
        tell_carl_stole(events, player.held, place, preference)
    card = player.held.cards[place]
    level = player.held.levels[place]
    player.held.remove_at(place)
    position.carl.add(card, level)


def _fulfil(position: Position, preference: int, events: list[Event] | None) -> None:
    place = choose_supply(position, preference)
    if place < 0:
        if events is not None:
            tell_carl_skipped(events, position, "fulfil")
        return
    card = position.supply[place]
    if events is not None:
        tell_carl_fulfilled(events, position, place, preference)
    take_from_supply(position, card)
    position.carl.add(card, 1)
