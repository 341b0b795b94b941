"""What each action does. Nothing here asks whether an action is legal; `legal.py` has done so."""

from __future__ import annotations

from coatl.cards.actions import DISCARD, DONE
from coatl.cards.actions import DROP as DROP_ACTION
from coatl.cards.actions import FULFIL as FULFIL_ACTION
from coatl.cards.actions import HEAD as HEAD_ACTION
from coatl.cards.actions import TAIL as TAIL_ACTION
from coatl.cards.codes import (
    DROP,
    EMPTY,
    FULFIL,
    LEFT,
    OVER_LEFT,
    OVER_RIGHT,
    REVEALED,
    RIGHT,
)
from coatl.cards.draws import draw_feather, take_from_supply
from coatl.cards.flow import end_placement
from coatl.cards.holder import Holder
from coatl.cards.legal import is_neighbour, list_fulfils
from coatl.cards.news import (
    tell_discarded,
    tell_dropped,
    tell_ended,
    tell_fulfilled,
    tell_placed,
)
from coatl.cards.oriented import ORIENTED_TABLE
from coatl.cards.patterns import count_all, count_few, find_touched
from coatl.cards.position import Position
from coatl.cards.seat import Seat
from coatl.cards.serpent import Serpent
from coatl.core.chance import Chance
from coatl.core.events import Event


def perform(
    position: Position, seat: int, action: int, chance: Chance, events: list[Event] | None
) -> None:
    """Carry out a legal action of a seat."""
    player = position.seats[seat]
    position._listed = -1
    if action < DISCARD:
        _play(position, seat, player, action, chance, events)
    elif action < FULFIL_ACTION:
        _discard(position, seat, player, action - DISCARD, chance, events)
    elif action < HEAD_ACTION:
        _fulfil(position, seat, player, action - FULFIL_ACTION, chance, events)
    elif action < DROP_ACTION:
        _add_end(position, seat, player, action, chance, events)
    elif action < DONE:
        _drop_next(position, seat, player, action - DROP_ACTION, chance, events)
    else:
        end_placement(position, seat, chance, events)


# Placing (C4, C7)


def _play(
    position: Position,
    seat: int,
    player: Seat,
    action: int,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    oriented = ORIENTED_TABLE.played[action]
    place = ORIENTED_TABLE.place[action]
    kind = ORIENTED_TABLE.kind[oriented]
    left = ORIENTED_TABLE.left[oriented]
    right = ORIENTED_TABLE.right[oriented]
    if position.phase == REVEALED:
        position.revealed = EMPTY
    else:
        player.remove_feather(kind)
    position.placed.add(kind)
    serpent = player.serpent
    is_over = place in (OVER_LEFT, OVER_RIGHT)
    if is_over:
        _count_before(position, serpent)
    if place == LEFT:  # C4.2
        serpent.add_left(right)
        serpent.add_left(left)
    elif place == OVER_LEFT:
        serpent.cover(0, right)
        serpent.add_left(left)
    elif place == OVER_RIGHT:
        serpent.cover(serpent.length - 1, left)
        serpent.add_right(right)
    else:  # to the right, or the first card
        serpent.add_right(left)
        serpent.add_right(right)
    if events is not None:
        tell_placed(events, seat, action, serpent)
    first = 0
    if place in (OVER_RIGHT, RIGHT):
        first = serpent.length - 2
    _settle(position, seat, player, first, first + 1, is_over, chance, events)


def _discard(
    position: Position,
    seat: int,
    player: Seat,
    kind: int,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    player.remove_feather(kind)
    position.feather_discard.add(kind)
    position.revealed = draw_feather(position, chance, events)
    position.phase = REVEALED
    if events is not None:
        tell_discarded(events, seat, kind, position.revealed)


def _add_end(
    position: Position,
    seat: int,
    player: Seat,
    action: int,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    serpent = player.serpent
    place = 0
    if action < TAIL_ACTION:
        serpent.has_head = True
        serpent.add_left(action - HEAD_ACTION)
    else:
        serpent.has_tail = True
        serpent.add_right(action - TAIL_ACTION)
        place = serpent.length - 1
    if events is not None:
        tell_ended(events, seat, action, serpent)
    _settle(position, seat, player, place, place, False, chance, events)


def _settle(
    position: Position,
    seat: int,
    player: Seat,
    first: int,
    last: int,
    may_drop: bool,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    position.plays_left -= 1
    gains = _find_gains(position, seat, player, first, last)
    if may_drop:
        _find_drops(position, player)
        if position.pending.total > 0 and not _drop_all(position, seat, player, events):
            position.phase = DROP
            return
    if gains > 0:
        _open_fulfilment(position, seat, player, chance, events)
    else:
        end_placement(position, seat, chance, events)


def _open_fulfilment(
    position: Position, seat: int, player: Seat, chance: Chance, events: list[Event] | None
) -> None:
    # Everything that can be fulfilled lies open, so going on by itself betrays nothing.
    position.choices.size = 0
    list_fulfils(position, seat, player, position.choices)
    if position.choices.size > 0:
        position.phase = FULFIL
        position.choices.add(DONE)
        position.offered = position.choices
        position._listed = seat  # these are the legal actions: they need not be listed again
    else:
        end_placement(position, seat, chance, events)


# Counting (C5.1, C5.5)


def _find_gains(position: Position, seat: int, player: Seat, first: int, last: int) -> int:
    """Fill `gain` for all cards that lie face up within reach; return how many are above 0."""
    position.gain[:] = [0] * 64
    touched = find_touched(player.serpent, first, last)
    if touched == 0:
        return 0
    count_all(player.serpent)
    gains = _find_gains_of(position, player, player.held, touched)
    for i in range(position.supply_size):
        if (touched >> position.supply[i]) & 1:
            gains += _find_gain(position, player, position.supply[i])
    if position.is_solo:
        gains += _find_gains_of(position, player, position.carl, touched)
    else:
        for other in range(position.seat_count):
            if is_neighbour(position, seat, other):
                victim = position.seats[other]
                gains += _find_gains_of(position, player, victim.held, touched)
    return gains


def _find_gains_of(position: Position, player: Seat, held: Holder, touched: int) -> int:
    gains = 0
    for i in range(held.count):
        if (touched >> held.cards[i]) & 1 and held.levels[i] < 3:
            gains += _find_gain(position, player, held.cards[i])
    return gains


def _find_gain(position: Position, player: Seat, card: int) -> int:
    position.gain[card] = count_few(card, player.serpent)
    return 1


def _count_before(position: Position, serpent: Serpent) -> None:
    count_all(serpent)
    position.before_once = serpent.once
    position.before_twice = serpent.twice
    position.before_thrice = serpent.thrice


def _find_drops(position: Position, player: Seat) -> None:
    held = player.held
    serpent = player.serpent
    count_all(serpent)
    lost = position.before_once & ~serpent.once
    lost |= position.before_twice & ~serpent.twice
    lost |= position.before_thrice & ~serpent.thrice
    if lost != 0:
        for i in range(held.count):
            level = held.levels[i]
            card = held.cards[i]
            if level < 3 and (lost >> card) & 1 and count_few(card, serpent) < level:
                position.pending.add(card)


# Drops (C5.5)


def _drop_all(position: Position, seat: int, player: Seat, events: list[Event] | None) -> bool:
    """Carry out the drops, unless their order matters and is the player's to choose (C10.3)."""
    if position.is_solo and _is_order_open(position, player):
        return False
    for card in range(40):
        if position.pending.counts[card] > 0:
            _drop(position, seat, player, card, events)
    return True


def _is_order_open(position: Position, player: Seat) -> bool:
    # Only cards that land on one level beside each other; a card at level 0 leaves the game.
    landing = 0
    for card in range(40):
        if position.pending.counts[card] > 0:
            times = count_few(card, player.serpent)
            if times > 0:
                if (landing >> times) & 1:
                    return True
                landing |= 1 << times
    return False


def _drop(
    position: Position, seat: int, player: Seat, card: int, events: list[Event] | None
) -> None:
    position.pending.remove(card)
    held = player.held
    held.remove_at(held.find(card))
    count_all(player.serpent)
    times = count_few(card, player.serpent)
    if times == 0 and position.is_solo:
        position.lost.add(card)  # C10.5
    else:
        held.add(card, times)
    if events is not None:
        tell_dropped(events, seat, card, times)


def _drop_next(
    position: Position,
    seat: int,
    player: Seat,
    card: int,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    _drop(position, seat, player, card, events)
    if position.pending.total == 0 or _drop_all(position, seat, player, events):
        _open_fulfilment(position, seat, player, chance, events)


# Fulfilling (C5.2 to C5.4)


def _fulfil(
    position: Position,
    seat: int,
    player: Seat,
    card: int,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    level = position.gain[card]
    held = player.held
    place = held.find(card)
    victim = seat
    if place >= 0:
        held.remove_at(place)
    elif not take_from_supply(position, card):
        victim = _take_from_opponent(position, seat, player, card)
    held.add(card, level)
    if events is not None:
        tell_fulfilled(events, seat, card, level, victim, place >= 0)
    _open_fulfilment(position, seat, player, chance, events)


def _take_from_opponent(position: Position, seat: int, player: Seat, card: int) -> int:
    if position.is_solo:
        position.carl.remove_at(position.carl.find(card))
        player.stolen_from += 1
        return -1
    for other in range(position.seat_count):
        if other != seat:
            victim = position.seats[other]
            place = victim.held.find(card)
            if place >= 0:
                victim.held.remove_at(place)
                player.stolen_from |= 1 << other
                return other
    return seat
