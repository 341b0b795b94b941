"""Which actions are legal, in ascending order of their ids."""

from __future__ import annotations

from coatl.cards.actions import DISCARD, DONE
from coatl.cards.actions import DROP as DROP_ACTION
from coatl.cards.actions import FULFIL as FULFIL_ACTION
from coatl.cards.actions import HEAD as HEAD_ACTION
from coatl.cards.actions import PLAY as PLAY_ACTION
from coatl.cards.actions import TAIL as TAIL_ACTION
from coatl.cards.codes import DROP, FULFIL, HEAD, PLAY, REVEALED, TAIL
from coatl.cards.holder import Holder
from coatl.cards.oriented import ORIENTED_TABLE
from coatl.cards.position import Position
from coatl.cards.seat import Seat
from coatl.core.choices import Choices

MENUS = 2 * 1024 + 2 * 10 + 2
READY: list[Choices | None] = [None] * MENUS
"""Lists that follow from few things, made when they are first needed: what can be played with
certain kinds of Feathers in hand (1,024), a revealed one (10), before and after the first card of
a serpent; heads, tails.
"""


def offer_legal(position: Position, seat: int) -> None:
    """Lay all legal actions of a seat into `offered`: a list that is ready, or a new one in the
    scratch space of the position.
    """
    number = _menu_number(position, seat)
    if number < 0:
        list_legal(position, seat, position.choices)
        position.offered = position.choices
    else:
        position.offered = _take_menu(position, seat, number)


def _take_menu(position: Position, seat: int, number: int) -> Choices:
    menu = READY[number]
    if menu is None:
        menu = Choices()
        list_legal(position, seat, menu)
        menu.freeze()
        READY[number] = menu
    return menu


def _menu_number(position: Position, seat: int) -> int:
    if seat != position.turn:
        return -1
    player = position.seats[seat]
    is_begun = 1 if player.serpent.length > 0 else 0
    if position.phase == PLAY:
        return player.kinds * 2 + is_begun
    if position.phase == REVEALED:
        return 2048 + position.revealed * 2 + is_begun
    if position.phase == HEAD:
        return MENUS - 2
    if position.phase == TAIL:
        return MENUS - 1
    return -1


def list_legal(position: Position, seat: int, choices: Choices) -> None:
    """Fill `choices` with all legal actions of a seat."""
    choices.size = 0
    phase = position.phase
    player = position.seats[seat]
    if seat == position.turn:
        if phase == PLAY:
            _list_plays(player, choices)
            _list_discards(player, choices)
        elif phase == FULFIL:
            list_fulfils(position, seat, player, choices)
            choices.add(DONE)
        elif phase == REVEALED:
            _list_revealed(position, player, choices)
        elif phase == HEAD:
            _list_five(HEAD_ACTION, choices)
        elif phase == TAIL:
            _list_five(TAIL_ACTION, choices)
        elif phase == DROP:
            _list_drops(position, choices)


def _list_plays(player: Seat, choices: Choices) -> None:
    # Without branches: the hand is unpredictable. The first card has one place, later ones four.
    size = choices.size
    if player.serpent.length == 0:
        for oriented in range(20):
            choices.ids[size] = PLAY_ACTION + oriented * 5
            size += player.hand[ORIENTED_TABLE.kind[oriented]] > 0
    else:
        for oriented in range(20):
            first = PLAY_ACTION + oriented * 5
            choices.ids[size] = first + 1
            choices.ids[size + 1] = first + 2
            choices.ids[size + 2] = first + 3
            choices.ids[size + 3] = first + 4
            size += 4 if player.hand[ORIENTED_TABLE.kind[oriented]] > 0 else 0
    choices.size = size


def _list_discards(player: Seat, choices: Choices) -> None:
    size = choices.size
    for kind in range(10):
        choices.ids[size] = DISCARD + kind
        size += player.hand[kind] > 0
    choices.size = size


def _list_revealed(position: Position, player: Seat, choices: Choices) -> None:
    # C4.1: the revealed card must be played, in any legal place.
    for oriented in range(20):
        if ORIENTED_TABLE.kind[oriented] == position.revealed:
            first = PLAY_ACTION + oriented * 5
            if player.serpent.length == 0:
                choices.add(first)
            else:
                for place in range(1, 5):
                    choices.add(first + place)


def list_fulfils(position: Position, seat: int, player: Seat, choices: Choices) -> None:
    """Add what may be upgraded, claimed or stolen now (C5.2)."""
    start = choices.size
    held = player.held
    for i in range(held.count):
        card = held.cards[i]
        if held.levels[i] < 3 and position.gain[card] > held.levels[i]:
            choices.insert(FULFIL_ACTION + card, start)
    for i in range(position.supply_size):
        card = position.supply[i]
        if position.gain[card] > 0:
            choices.insert(FULFIL_ACTION + card, start)
    if position.is_solo:
        if player.stolen_from < 2:  # C10.5
            _list_thefts(position, position.carl, start, choices)
    else:
        for other in range(position.seat_count):
            if is_neighbour(position, seat, other) and not (player.stolen_from >> other) & 1:
                victim = position.seats[other]
                _list_thefts(position, victim.held, start, choices)


def _list_thefts(position: Position, held: Holder, start: int, choices: Choices) -> None:
    for i in range(held.count):
        card = held.cards[i]
        if held.levels[i] < 3 and position.gain[card] > 0:
            choices.insert(FULFIL_ACTION + card, start)


def is_neighbour(position: Position, seat: int, other: int) -> bool:
    """Tell whether two seats sit side by side (C5.2)."""
    apart = other - seat if other > seat else seat - other
    return apart == 1 or (apart > 1 and apart == position.seat_count - 1)


def _list_five(first: int, choices: Choices) -> None:
    # C2.6: heads and tails of all five colours are there.
    for colour in range(5):
        choices.add(first + colour)


def _list_drops(position: Position, choices: Choices) -> None:
    for card in range(40):
        if position.pending.counts[card] > 0:
            choices.add(DROP_ACTION + card)
