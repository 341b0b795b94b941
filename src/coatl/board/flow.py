"""How a turn and the game go on: refills, the next turn, and the endings of B7 and B3.2."""

from __future__ import annotations

from coatl.board.codes import (
    BODIES,
    EMPTY,
    EXHAUSTED,
    HEADS,
    MAIN,
    OVER,
    PASSES,
    PROPHECIES,
    RUNNING,
    TAILS,
    TEMPLES,
    THIRD,
)
from coatl.board.news import (
    tell_exhausted,
    tell_filled,
    tell_over,
    tell_passed,
    tell_refilled,
    tell_reshuffled,
    tell_shown,
    tell_third,
    tell_turn,
)
from coatl.board.pairs import PAIR_TABLE
from coatl.board.position import Position
from coatl.core.chance import Chance, draw_from
from coatl.core.events import Event


def draw_prophecy(position: Position, chance: Chance, events: list[Event] | None) -> int:
    """Draw a Prophecy card; an empty deck is made anew from the discards first (B2.6)."""
    if position.deck.total == 0:
        if position.discard.total == 0 and position.down_total == 0:
            return EMPTY
        position.deck.pour_from(position.discard)
        for i in range(position.seat_count):
            player = position.seats[i]
            if player.down.total > 0:
                position.deck.pour_from(player.down)
            if player.late.total > 0:
                position.deck.pour_from(player.late)
                player.forget_discards()
        position.down_total = 0
        if events is not None:
            tell_reshuffled(events, position)
    return draw_from(position.deck, PROPHECIES, chance)


def refill_prophecies(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """Bring the face-up Prophecy cards back to six (B5.2)."""
    is_changed = False
    for i in range(6):
        if position.open[i] == EMPTY:
            card = draw_prophecy(position, chance, events)
            if card == EMPTY:
                break
            position.open[i] = card
            is_changed = True
    if is_changed and events is not None:
        tell_refilled(events, position)


def fill_supply(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """Fill every empty space of the supply as far as the bags allow (B4.2)."""
    is_changed = False
    for i in range(2):
        if position.heads[i] == EMPTY and position.head_bag.total > 0:
            first = draw_from(position.head_bag, HEADS, chance)
            position.heads[i] = first
            position.offers[first] += 1
            is_changed = True
    for i in range(2):
        if position.tails[i] == EMPTY and position.tail_bag.total > 0:
            first = draw_from(position.tail_bag, TAILS, chance)
            position.tails[i] = first
            position.offers[5 + first] += 1
            is_changed = True
    for i in range(6):
        if position.bodies[i] == EMPTY and position.body_bag.total > 1:
            first = draw_from(position.body_bag, BODIES, chance)
            second = draw_from(position.body_bag, BODIES, chance)
            pair = PAIR_TABLE.number[first * 6 + second]
            position.bodies[i] = pair
            position.offers[10 + pair] += 1
            is_changed = True
    if is_changed and events is not None:
        tell_filled(events, position)


def show_temple(
    position: Position, temple: int, chance: Chance, events: list[Event] | None
) -> None:
    """Take a Temple card from the top of its pile and show the next one at once (B2.3)."""
    pile = 0 if position.pile_top[0] == temple else 1
    position.pile_size[pile] -= 1
    position.pile_top[pile] = EMPTY
    if position.pile_size[pile] > 0:
        position.pile_top[pile] = draw_from(position.temples, TEMPLES, chance)
    if events is not None:
        tell_shown(events, position, pile)


def check_exhausted(position: Position, seat: int, events: list[Event] | None) -> None:
    """Begin the ending of B7.3 if there is no body segment left to take."""
    if position.ending != RUNNING or position.body_bag.total > 1:  # B7.4, B4.3
        return
    for i in range(6):
        if position.bodies[i] != EMPTY:
            return
    position.ending = EXHAUSTED
    position.trigger = seat
    # The rest of this round, then one more turn for each; the present turn is not counted yet.
    position.turns_left = 2 * position.seat_count - seat
    if events is not None:
        tell_exhausted(events, seat)


def trigger_third(position: Position, seat: int, events: list[Event] | None) -> None:
    """Begin the ending of B7.1, unless another one governs already (B7.4)."""
    if position.ending != RUNNING:
        return
    position.ending = THIRD
    position.trigger = seat
    position.turns_left = position.seat_count
    if events is not None:
        tell_third(events, seat)


def end_action(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """End the present action, and the turn with it unless a second one is left (B7.1)."""
    position.passes = 0
    position.actions_left -= 1
    if position.actions_left > 0:
        position.phase = MAIN
        position.is_second = True
    else:
        end_turn(position, chance, events)


def pass_turn(position: Position, seat: int, chance: Chance, events: list[Event] | None) -> None:
    """End the turn of a seat that cannot act; when all pass in a row the game ends (B3.2)."""
    passes = position.passes + 1
    player = position.seats[seat]
    player.has_passed = True
    if events is not None:
        tell_passed(events, seat)
    if passes >= position.seat_count:
        if position.ending == RUNNING:
            position.ending = PASSES
            position.trigger = seat
        position.turns_left = 1
    end_turn(position, chance, events)
    position.passes = passes


def end_turn(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """End the turn: refill the Prophecy cards and pass the turn on, or end the game."""
    position.passes = 0
    refill_prophecies(position, chance, events)
    position.completing = 0
    position.is_second = False
    if position.turns_left > 0:
        position.turns_left -= 1
    if position.turns_left == 0:  # B7.2
        position.phase = OVER
        position.actions_left = 0
        if events is not None:
            tell_over(events, position)
    else:
        _begin_turn(position, events)


def _begin_turn(position: Position, events: list[Event] | None) -> None:
    seat = position.turn + 1
    if seat == position.seat_count:
        seat = 0
    position.turn = seat
    position.phase = MAIN
    position.actions_left = 1
    if position.ending == THIRD and seat > position.trigger:  # B7.1
        position.actions_left = 2
    if events is not None:
        tell_turn(events, position)
