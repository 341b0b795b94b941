"""Every way to complete a Cóatl in one turn of the board game, tried one by one.

This is not the bots' solver: rows are listed plainly, and each is paid by the rules' own functions,
so that the one can prove what the other finds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from coatl.board.actions import (
    ADD,
    ADD_LEFT,
    ADD_RIGHT,
    ADD_TAIL,
    ADDS_A_SLOT,
    BEGIN,
    DONE,
    FULFIL,
    FULFILS_A_SLOT,
    TEMPLE,
)
from coatl.board.codes import BODY, CARDS_A_SERPENT, EMPTY, HEAD, TAIL
from coatl.board.deck import load_deck
from coatl.board.patterns import (
    count_met,
    count_times,
    prophecy_points,
    satisfies,
    temple_points,
)
from coatl.board.seat import Seat
from coatl.board.serpent import Serpent
from coatl.board.state import State
from coatl.puzzles.ways import Pays, Way

Colours = tuple[int, ...]


class Row(NamedTuple):
    """What is added to a serpent to complete it, each from the inside out; EMPTY: nothing."""

    left: Colours
    right: Colours
    head: int
    tail: int


class Payment(NamedTuple):
    """The cards that pay most for a complete Cóatl."""

    points: int
    pays: Pays
    cards: Colours
    """Those laid beside it now."""
    temple: int


def find_ways(state: State, seat: int) -> Iterator[Way]:
    """Yield every row that completes a Cóatl, with the cards that pay most for it."""
    player = state.seats[seat]
    for slot in range(2):
        core = player.slots[slot]
        if slot == 1 and core.length == 0:
            continue  # a new one begins in the first free place
        if slot == 0 and core.length > 0 and player.slots[1].length == 0:
            yield from _complete(state, player, Serpent(), 1)
        yield from _complete(state, player, core, slot)


def measure(state: State, seat: int) -> int:
    """Return what the cards would pay for what lies there now, complete or not."""
    player = state.seats[seat]
    best = 0
    for slot in range(2):
        if player.slots[slot].length:
            payment = pay(state, player, player.slots[slot])
            best = max(best, payment.points if payment else 0)
    return player.points + best


def _complete(state: State, player: Seat, core: Serpent, slot: int) -> Iterator[Way]:
    for row in list_rows(player, core):
        serpent = build(core, row)
        payment = pay(state, player, serpent)
        if payment is not None:
            steps = list_steps(core, row, payment.cards, payment.temple, slot)
            yield Way(payment.points, payment.pays, steps)


def build(core: Serpent, row: Row) -> Serpent:
    """Return a serpent with a row added to it, complete."""
    serpent = Serpent()
    serpent.copy_from(core)
    for colour in (*row.left, *([row.head] if row.head != EMPTY else [])):
        serpent.add_left(colour)
    for colour in (*row.right, *([row.tail] if row.tail != EMPTY else [])):
        serpent.add_right(colour)
    serpent.has_head = serpent.has_tail = True
    return serpent


def pay(state: State, player: Seat, serpent: Serpent) -> Payment | None:
    """Return which cards beside a serpent pay most; None if it may not be completed (B6.5)."""
    deck, strict = load_deck(), state.strict_ends
    placed = serpent.card_list()
    points = {card: prophecy_points(card, count_times(card, serpent, strict)) for card in placed}
    hand = [
        (prophecy_points(card, count_times(card, serpent, strict)), card)
        for card in sorted(set(player.hand_list()) - set(placed))
        if satisfies(card, serpent, strict)
    ]
    hand.sort(key=lambda each: (-each[0], each[1]))
    chosen = [card for _, card in hand[: CARDS_A_SERPENT - len(placed)]]
    if not placed and not chosen:
        return None
    points.update({card: worth for worth, card in hand if card in chosen})
    pays = [(deck.prophecies[card].id, worth) for card, worth in points.items() if worth]
    best, temple = 0, EMPTY
    tops = [top for top, size in state.pile_list() if size > 0]
    for card in (player.temple, player.commitment, *tops):
        if card != EMPTY and (worth := temple_points(card, count_met(card, serpent))) > best:
            best, temple = worth, card
    if temple != EMPTY:
        pays.append((deck.temples[temple].id, best))
    return Payment(sum(worth for _, worth in pays), tuple(sorted(pays)), tuple(chosen), temple)


def list_rows(player: Seat, core: Serpent) -> Iterator[Row]:
    """List what could be added to a serpent so that it is complete."""
    heads = [EMPTY] if core.has_head else _held(player, HEAD)
    tails = [EMPTY] if core.has_tail else _held(player, TAIL)
    if not heads or not tails:
        return
    bodies = player.board_counts()[BODY : BODY + 5]
    needed = 0 if core.bodies else 1
    for row in _arrange(bodies):
        if len(row) < needed:
            continue
        for cut in _cuts(row, core):
            left, right = tuple(reversed(row[:cut])), row[cut:]
            for head, tail in product(heads, tails):
                yield Row(left, right, head, tail)


def _cuts(row: Colours, core: Serpent) -> Sequence[int]:
    """Return how many of some bodies may lie left of what is there."""
    if core.length == 0 or core.has_head:
        return (0,)
    return (len(row),) if core.has_tail else range(len(row) + 1)


def _arrange(counts: list[int]) -> Iterator[Colours]:
    """Yield every different row of some or none of these bodies."""
    yield ()
    for colour in range(5):
        if counts[colour]:
            counts[colour] -= 1
            for rest in _arrange(counts):
                yield (colour, *rest)
            counts[colour] += 1


def _held(player: Seat, first: int) -> list[int]:
    counts = player.board_counts()
    return [colour for colour in range(5) if counts[first + colour]]


def list_steps(core: Serpent, row: Row, cards: Colours, temple: int, slot: int) -> tuple[int, ...]:
    """Return the actions that carry a completion out."""
    add = ADD + slot * ADDS_A_SLOT
    steps = [add + ADD_LEFT + colour for colour in row.left]
    right = list(row.right)
    if core.length == 0:
        steps.append(BEGIN + row.head)
    elif EMPTY not in (row.head, row.tail):
        steps.append(add + row.head)
    steps += [add + ADD_RIGHT + colour for colour in right]
    if row.tail != EMPTY:
        steps.append(add + ADD_TAIL + row.tail)
    elif row.head != EMPTY:
        steps.append(add + row.head)
    steps += [FULFIL + slot * FULFILS_A_SLOT + card for card in cards]
    steps.append(TEMPLE + temple if temple != EMPTY else DONE)
    return tuple(steps)
