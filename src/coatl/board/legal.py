"""Which actions are legal, in ascending order of their ids."""

from __future__ import annotations

from coatl.board.actions import (
    ADD,
    BEGIN,
    CHOOSE,
    CHOOSE_DECK,
    COMMIT,
    DISCARD,
    DONE,
    FULFIL,
    KEEP,
    PASS,
    PICK_BODIES,
    PICK_HEAD,
    PICK_TAIL,
    STEAL,
    TAKE_HEAD,
    TEMPLE,
)
from coatl.board.actions import FUTURE as FUTURE_ACTION
from coatl.board.codes import (
    ASSEMBLE,
    BODY,
    COMPLETE,
    DRAW,
    EMPTY,
    FUTURE,
    GOLD_PIECE,
    HEAD,
    MAIN,
    PERFECT_PICK,
    PRIEST_COMMITMENT,
    SEE_THE_FUTURE,
    SETUP,
    TAIL,
)
from coatl.board.pairs import PAIR_TABLE
from coatl.board.patterns import count_met, satisfies, satisfies_closed
from coatl.board.position import Position
from coatl.board.seat import Seat
from coatl.board.serpent import Serpent
from coatl.core.choices import Choices


def list_legal(position: Position, seat: int, choices: Choices) -> None:
    """Fill `choices` with all legal actions of a seat."""
    choices.size = 0
    phase = position.phase
    player = position.seats[seat]
    if phase == SETUP:
        _list_keeps(player, choices)
    elif seat == position.turn:
        if phase == MAIN:
            _list_main(position, seat, player, choices)
        elif phase == ASSEMBLE:
            _list_assembly(position, player, choices)
            choices.add(DONE)
        elif phase == DRAW:
            _list_chooses(position, player, choices)
            choices.add(DONE)
        elif phase == COMPLETE:
            _list_completion(position, player, choices)
        elif phase == FUTURE:
            _list_future(position, player, choices)


def can_choose(position: Position) -> bool:
    """Tell whether any Prophecy card can be had at all (B5.1, B2.6)."""
    if position.deck.total > 0 or position.discard.total > 0 or position.down_total > 0:
        return True
    for i in range(6):
        if position.open[i] != EMPTY:
            return True
    return False


def can_assemble(position: Position, player: Seat, choices: Choices) -> bool:
    """Tell whether a seat has a step of B6 to do; `choices` is scratch space."""
    choices.size = 0
    _list_assembly(position, player, choices)
    return choices.size > 0


def can_complete(position: Position, player: Seat, serpent: Serpent, colour: int) -> bool:
    """Tell whether a piece of this colour may close the one open end of a serpent (B6.5, B6.6)."""
    if player.finished_count >= 3:
        return False
    if serpent.card_count > 0 or player.hand_mask & serpent.closed_passed[colour]:
        return True
    if not player.hand_mask & ~serpent.closed_tested[colour]:
        return False
    for i in range(player.hand_size):
        card = player.hand[i]
        if satisfies_closed(card, serpent, colour, position.strict_ends, position.scratch):
            return True
    return False


def _list_keeps(player: Seat, choices: Choices) -> None:
    if not player.is_choosing:
        return
    if player.hand_size < 3:  # B2.5
        for i in range(player.dealt_size):
            choices.insert(KEEP + player.dealt[i], 0)
    choices.add(DONE)


def _list_main(position: Position, seat: int, player: Seat, choices: Choices) -> None:
    _list_takes(position, player, choices)
    _list_chooses(position, player, choices)
    _list_assembly(position, player, choices)
    is_stuck = choices.size == 0
    if player.tokens != 0:
        _list_tokens(position, player, choices)
    if player.board[GOLD_PIECE] > 0:
        _list_steals(position, seat, player, choices)
    if position.is_second:
        choices.add(DONE)  # B7.1: the second action may be left out
    elif is_stuck:
        choices.add(PASS)  # B3.2


def _list_takes(position: Position, player: Seat, choices: Choices) -> None:
    room = 8 - player.board_size  # B4.1
    kinds = 0
    if room >= 2:
        kinds = 31
    elif room == 1:
        kinds = 10  # heads and tails
    size = choices.size
    for kind in range(kinds):  # without branches, as in _list_pieces
        choices.ids[size] = TAKE_HEAD + kind
        size += position.offers[kind] > 0
    choices.size = size


def _list_chooses(position: Position, player: Seat, choices: Choices) -> None:
    if player.hand_size < 5:  # B5.1
        start = choices.size
        for i in range(6):
            if position.open[i] != EMPTY:
                choices.insert(CHOOSE + position.open[i], start)
        if position.deck.total > 0 or position.discard.total > 0 or position.down_total > 0:
            choices.add(CHOOSE_DECK)


def _list_assembly(position: Position, player: Seat, choices: Choices) -> None:
    first = player.slots[0]
    second = player.slots[1]
    if player.board_size > 0:
        if first.length == 0 or second.length == 0:  # B6.1; finished ones do not count (B6.7)
            _list_pieces(player, HEAD, BEGIN, choices)
            _list_pieces(player, BODY, BEGIN + 5, choices)
            _list_pieces(player, TAIL, BEGIN + 10, choices)
        if first.length > 0:
            _list_adds(position, player, first, ADD, choices)
        if second.length > 0:
            _list_adds(position, player, second, ADD + 20, choices)
    if player.hand_size > 0:
        if first.length > 0 and first.card_count < 4:  # B6.3
            _list_fulfils(position, player, first, FULFIL, choices)
        if second.length > 0 and second.card_count < 4:
            _list_fulfils(position, player, second, FULFIL + 64, choices)


def _list_adds(
    position: Position, player: Seat, serpent: Serpent, first: int, choices: Choices
) -> None:
    # B6.2: heads on the left, tails on the right, nothing beyond them, a body segment between.
    if not serpent.has_head:
        if not serpent.has_tail:
            _list_pieces(player, HEAD, first, choices)
        elif serpent.length > 1:
            _list_closings(position, player, serpent, HEAD, first, choices)
        _list_pieces(player, BODY, first + 5, choices)
    if not serpent.has_tail:
        _list_pieces(player, BODY, first + 10, choices)
        if not serpent.has_head:
            _list_pieces(player, TAIL, first + 15, choices)
        elif serpent.length > 1:
            _list_closings(position, player, serpent, TAIL, first + 15, choices)


def _list_pieces(player: Seat, kind: int, first: int, choices: Choices) -> None:
    # Written so that it compiles without branches, which would be unpredictable here.
    size = choices.size
    for colour in range(5):
        choices.ids[size] = first + colour
        size += player.board[kind + colour] > 0
    choices.size = size


def _list_closings(
    position: Position, player: Seat, serpent: Serpent, kind: int, first: int, choices: Choices
) -> None:
    for colour in range(5):
        if player.board[kind + colour] > 0 and can_complete(position, player, serpent, colour):
            choices.add(first + colour)


def _list_fulfils(
    position: Position, player: Seat, serpent: Serpent, first: int, choices: Choices
) -> None:
    # Masks answer most cases at once: nothing new to try, nothing satisfied.
    fresh = player.hand_mask & ~serpent.card_mask  # B6.3: never two identical cards
    if fresh & ~serpent.tested:
        for i in range(player.hand_size):
            satisfies(player.hand[i], serpent, position.strict_ends)
    fresh &= serpent.passed
    if fresh:
        last = EMPTY
        for i in range(player.hand_size):
            card = player.hand[i]
            if (fresh >> card) & 1 and card != last:
                choices.add(first + card)
            last = card


def _list_completion(position: Position, player: Seat, choices: Choices) -> None:
    # B6.5: further prophecies, then at most one temple; an explicit end, so that nothing shows
    # what a hand lacks.
    slot = position.completing
    serpent = player.slots[slot]
    if serpent.card_count < 4:
        _list_fulfils(position, player, serpent, FULFIL + slot * 64, choices)
    if serpent.card_count == 0:
        return
    start = choices.size
    if player.temple != EMPTY and count_met(player.temple, serpent) > 0:
        choices.insert(TEMPLE + player.temple, start)
    if player.commitment != EMPTY and count_met(player.commitment, serpent) > 0:
        choices.insert(TEMPLE + player.commitment, start)
    for i in range(2):
        top = position.pile_top[i]
        if top != EMPTY and count_met(top, serpent) > 0:
            choices.insert(TEMPLE + top, start)
    choices.add(DONE)


def _list_future(position: Position, player: Seat, choices: Choices) -> None:
    # B8.2: discard any number, then choose at least one if there is room.
    _list_chooses(position, player, choices)
    start = choices.size
    for i in range(player.hand_size):
        choices.insert(DISCARD + player.hand[i], start)
    if player.hand_size >= 5 or not can_choose(position):
        choices.add(DONE)


def _list_tokens(position: Position, player: Seat, choices: Choices) -> None:
    if player.tokens & PERFECT_PICK:  # B8.1
        _list_picks(position, player, choices)
    if player.tokens & SEE_THE_FUTURE:  # B8.2
        choices.add(FUTURE_ACTION)
    if player.tokens & PRIEST_COMMITMENT:  # B8.3
        start = choices.size
        for i in range(2):
            if position.pile_top[i] != EMPTY:
                choices.insert(COMMIT + position.pile_top[i], start)


def _list_picks(position: Position, player: Seat, choices: Choices) -> None:
    room = 8 - player.board_size
    if room < 1:
        return
    for colour in range(5):
        if position.head_bag.counts[colour] > 0:
            choices.add(PICK_HEAD + colour)
    for colour in range(5):
        if position.tail_bag.counts[colour] > 0:
            choices.add(PICK_TAIL + colour)
    if room < 2:
        return
    for pair in range(15):
        a = PAIR_TABLE.first[pair]
        b = PAIR_TABLE.second[pair]
        if position.body_bag.counts[a] > (1 if a == b else 0) and position.body_bag.counts[b] > 0:
            choices.add(PICK_BODIES + pair)


def _list_steals(position: Position, seat: int, player: Seat, choices: Choices) -> None:
    room = 9 - player.board_size  # B9.3: the spent segment's space is free
    for other in range(position.seat_count):
        if other == seat:
            continue
        victim = position.seats[other]
        first = STEAL + other * 20
        for colour in range(5):
            if victim.board[BODY + colour] > 0:
                choices.add(first + colour)
        if room < 2:
            continue
        for pair in range(15):
            a = PAIR_TABLE.first[pair]
            b = PAIR_TABLE.second[pair]
            if victim.board[BODY + a] > (1 if a == b else 0) and victim.board[BODY + b] > 0:
                choices.add(first + 5 + pair)
