"""What each action does; those of the variants are in `variants.py`.

Nothing here asks whether an action is legal; `legal.py` has done so.
"""

from __future__ import annotations

from coatl.board.actions import (
    ADD,
    BEGIN,
    CHOOSE,
    CHOOSE_DECK,
    COMMIT,
    DISCARD,
    FULFIL,
    KEEP,
    PASS,
    PICK_HEAD,
    STEAL,
    TAKE_BODIES,
    TAKE_HEAD,
    TAKE_TAIL,
    TEMPLE,
)
from coatl.board.actions import FUTURE as FUTURE_ACTION
from coatl.board.codes import (
    ASSEMBLE,
    BODY,
    COMPLETE,
    DRAW,
    EMPTY,
    HEAD,
    MAIN,
    SETUP,
    TAIL,
)
from coatl.board.flow import (
    check_exhausted,
    draw_prophecy,
    end_action,
    end_turn,
    fill_supply,
    pass_turn,
    show_temple,
    trigger_third,
)
from coatl.board.legal import can_choose
from coatl.board.news import (
    tell_added,
    tell_began,
    tell_chose,
    tell_chosen,
    tell_closed,
    tell_completing,
    tell_drew,
    tell_fulfilled,
    tell_kept,
    tell_ready,
    tell_temple,
    tell_took,
)
from coatl.board.patterns import score
from coatl.board.position import Position
from coatl.board.seat import Seat
from coatl.board.variants import commit, discard, pick, see_the_future, steal
from coatl.core.chance import Chance
from coatl.core.events import Event


def perform(
    position: Position, seat: int, action: int, chance: Chance, events: list[Event] | None
) -> None:
    """Carry out a legal action of a seat."""
    player = position.seats[seat]
    player.has_passed = False
    if action < TAKE_HEAD:
        _keep(position, seat, player, action - KEEP, events)
    elif action < CHOOSE:
        _take(position, seat, player, action, chance, events)
    elif action < BEGIN:
        _choose(position, seat, player, action, chance, events)
    elif action < ADD:
        _begin(position, seat, player, action - BEGIN, events)
    elif action < FULFIL:
        _add(position, seat, player, action - ADD, events)
    elif action < TEMPLE:
        _fulfil(position, seat, player, action - FULFIL, events)
    elif action < DISCARD:
        _place_temple(position, seat, player, action - TEMPLE, chance, events)
    elif action < PICK_HEAD:
        discard(position, seat, player, action - DISCARD, events)
    elif action < FUTURE_ACTION:
        pick(position, seat, player, action, chance, events)
    elif action == FUTURE_ACTION:
        see_the_future(position, seat, player, chance, events)
    elif action < STEAL:
        commit(position, seat, player, action - COMMIT, chance, events)
    elif action < PASS:
        steal(position, seat, player, action - STEAL, chance, events)
    elif action == PASS:
        pass_turn(position, seat, chance, events)
    else:
        _finish(position, seat, player, chance, events)


def _finish(
    position: Position, seat: int, player: Seat, chance: Chance, events: list[Event] | None
) -> None:
    phase = position.phase
    if phase == SETUP:
        _finish_keeping(position, seat, player, events)
    elif phase == COMPLETE:
        _close(position, seat, player, chance, events)
    elif phase == MAIN:  # the second action is left out (B7.1)
        end_turn(position, chance, events)
    else:
        end_action(position, chance, events)


# Set-up (B2.5)


def _keep(
    position: Position, seat: int, player: Seat, card: int, events: list[Event] | None
) -> None:
    player.remove_from_dealt(card)
    player.add_to_hand(card)
    if events is not None:
        tell_kept(events, seat, card)


def _finish_keeping(
    position: Position, seat: int, player: Seat, events: list[Event] | None
) -> None:
    if events is not None:
        tell_chosen(events, seat, player)
    for i in range(player.dealt_size):
        player.down.add(player.dealt[i])
        player.dealt[i] = 0
    position.down_total += player.dealt_size
    player.dealt_size = 0
    player.is_choosing = False
    for i in range(position.seat_count):
        other = position.seats[i]
        if other.is_choosing:
            return
    position.phase = MAIN
    if events is not None:
        tell_ready(events, position)


# Taking pieces (B4)


def _take(
    position: Position,
    seat: int,
    player: Seat,
    action: int,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    if events is not None:
        tell_took(events, seat, action)
    position.offers[action - TAKE_HEAD] -= 1
    if action < TAKE_TAIL:
        _take_space(position.heads, 2, action - TAKE_HEAD)
        player.add_piece(HEAD + action - TAKE_HEAD)
    elif action < TAKE_BODIES:
        _take_space(position.tails, 2, action - TAKE_TAIL)
        player.add_piece(TAIL + action - TAKE_TAIL)
    else:
        pair = action - TAKE_BODIES
        _take_space(position.bodies, 6, pair)
        player.add_pair(pair)
    if _is_fill_due(position):  # B4.2
        fill_supply(position, chance, events)
    check_exhausted(position, seat, events)
    end_action(position, chance, events)


def _take_space(spaces: list[int], size: int, content: int) -> None:
    for i in range(size):
        if spaces[i] == content:
            spaces[i] = EMPTY
            return


def _is_fill_due(position: Position) -> bool:
    has_ends = False
    for i in range(2):
        if position.heads[i] != EMPTY or position.tails[i] != EMPTY:
            has_ends = True
    if not has_ends:
        return True
    for i in range(6):
        if position.bodies[i] != EMPTY:
            return False
    return True


# Choosing Prophecy cards (B5)


def _choose(
    position: Position,
    seat: int,
    player: Seat,
    action: int,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    if action == CHOOSE_DECK:
        card = draw_prophecy(position, chance, events)
        player.add_to_hand(card)
        if events is not None:
            tell_drew(events, seat, card)
    else:
        card = action - CHOOSE
        _take_space(position.open, 6, card)
        player.add_to_hand(card)
        player.known.add(card)
        if events is not None:
            tell_chose(events, seat, card)
    position.phase = DRAW
    if player.hand_size >= 5 or not can_choose(position):
        end_action(position, chance, events)


# Assembling (B6)


def _begin(
    position: Position, seat: int, player: Seat, piece: int, events: list[Event] | None
) -> None:
    slot = 0
    serpent = player.slots[0]
    if serpent.length > 0:
        slot = 1
        serpent = player.slots[1]
    player.remove_piece(piece)
    if piece < BODY:
        serpent.has_head = True
    elif piece >= TAIL:
        serpent.has_tail = True
    serpent.add_right(piece % 5)
    position.phase = ASSEMBLE
    if events is not None:
        tell_began(events, seat, slot, serpent)


def _add(
    position: Position, seat: int, player: Seat, code: int, events: list[Event] | None
) -> None:
    slot = code // 20
    part = (code % 20) // 5
    colour = code % 5
    serpent = player.slots[slot]
    if part == 0:
        player.remove_piece(HEAD + colour)
        serpent.has_head = True
        serpent.add_left(colour)
    elif part == 1:
        player.remove_piece(BODY + colour)
        serpent.add_left(colour)
    elif part == 2:
        player.remove_piece(BODY + colour)
        serpent.add_right(colour)
    else:
        player.remove_piece(TAIL + colour)
        serpent.has_tail = True
        serpent.add_right(colour)
    if events is not None:
        tell_added(events, seat, slot, serpent, ADD + code)
    if serpent.has_head and serpent.has_tail:
        position.phase = COMPLETE
        position.completing = slot
        if events is not None:
            tell_completing(events, seat, slot)
    else:
        position.phase = ASSEMBLE


def _fulfil(
    position: Position, seat: int, player: Seat, code: int, events: list[Event] | None
) -> None:
    slot = code // 64
    card = code % 64
    serpent = player.slots[slot]
    player.play_card(card)
    serpent.add_card(card)
    if position.phase != COMPLETE:
        position.phase = ASSEMBLE
    if events is not None:
        tell_fulfilled(events, seat, slot, card)


def _place_temple(
    position: Position,
    seat: int,
    player: Seat,
    temple: int,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    serpent = player.slots[position.completing]
    serpent.temple = temple
    if events is not None:
        tell_temple(events, seat, position.completing, temple)
    if player.temple == temple:
        player.temple = EMPTY
    elif player.commitment == temple:
        player.commitment = EMPTY
    else:
        show_temple(position, temple, chance, events)
    _close(position, seat, player, chance, events)


def _close(
    position: Position, seat: int, player: Seat, chance: Chance, events: list[Event] | None
) -> None:
    # B6.5: the cards are closed for good and the points announced.
    serpent = player.slots[position.completing]
    serpent.points = score(serpent, position.strict_ends)
    place = player.finished[player.finished_count]
    place.copy_from(serpent)
    serpent.clear()
    player.finished_count += 1
    player.points += place.points
    if events is not None:
        tell_closed(events, seat, position.completing, place)
    if player.finished_count < 3:
        position.phase = ASSEMBLE
        return
    trigger_third(position, seat, events)
    end_turn(position, chance, events)  # B6.6
