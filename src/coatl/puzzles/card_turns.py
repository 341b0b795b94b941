"""Every way to play a turn of the card game without discarding, tried one by one."""

from __future__ import annotations

from collections.abc import Iterator

from coatl.cards.actions import DISCARD
from coatl.cards.actions import FULFIL as FULFIL_ACTION
from coatl.cards.codes import EMPTY, LEVEL_POINTS, OBJECTIVE_POINTS
from coatl.cards.deck import load_deck
from coatl.cards.objectives import count_objectives
from coatl.cards.state import State
from coatl.core.bag import Bag
from coatl.core.chance import Chance
from coatl.core.game import turn_of
from coatl.puzzles.ways import Pays, Way

CARL = "CARL"
"""Stands for CARL's points in what a way pays; they count against the player."""


class Drawn(Exception):
    """Something was drawn: the turn is over."""


class NoChance(Chance):
    """A chance that ends a turn where the first thing would be drawn."""

    def draw(self, source: int, bag: Bag) -> int:
        """Draw nothing."""
        raise Drawn


def find_ways(state: State, seat: int) -> Iterator[Way]:
    """Yield every end of the turn that can be reached, each with the first way to it."""
    start = state.clone()
    if start.is_solo:
        start.competition = 2  # so that a match ends with the present competition
    turn = turn_of(start)
    seen = {start.to_bytes()}
    waiting: list[tuple[State, tuple[int, ...]]] = [(start, ())]
    while waiting:
        here, steps = waiting.pop()
        for action in here.legal_actions(seat):
            if DISCARD <= action < FULFIL_ACTION:
                continue  # what is revealed then is not known
            after, done = here.clone(), (*steps, action)
            if not advance(after, seat, action) and turn_of(after) == turn and not after.is_over:
                key = after.to_bytes()
                if key not in seen:
                    seen.add(key)
                    waiting.append((after, done))
                continue
            pays = count_pays(after, seat)
            yield Way(value_of(pays), pays, done)


def advance(state: State, seat: int, action: int) -> bool:
    """Carry an action out, but draw nothing; tell whether something would have been drawn."""
    try:
        state.apply_unchecked(seat, action, NoChance())
    except Drawn:
        return True
    return False


def measure(state: State, seat: int) -> int:
    """Return the points as things stand; against CARL, the lead."""
    return value_of(count_pays(state, seat))


def count_pays(state: State, seat: int) -> Pays:
    """Return what pays a seat as things stand."""
    player, deck = state.seats[seat], load_deck()
    pays = [(deck.prophecies[c].id, LEVEL_POINTS[level]) for c, level in player.held.pairs()]
    if state.temple != EMPTY:
        met = count_objectives(state.temple, player.serpent, player.held)
        pays.append((deck.temples[state.temple].id, OBJECTIVE_POINTS[met]))
    if state.is_solo:
        is_fixed = state.round == state.last_round  # C10.6
        pays.append((CARL, -(state.carl_points if is_fixed else state.carl.points())))
    return tuple(sorted(each for each in pays if each[1]))


def value_of(pays: Pays) -> int:
    """Return what payments come to."""
    return sum(points for _, points in pays)
