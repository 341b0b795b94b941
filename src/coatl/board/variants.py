"""What the actions of the variants do: Sacrifice tokens (B8) and steals (B9)."""

from __future__ import annotations

from coatl.board.actions import PICK_BODIES, PICK_HEAD, PICK_TAIL, STEAL
from coatl.board.codes import (
    BODY,
    EMPTY,
    FUTURE,
    GOLD_PIECE,
    HEAD,
    PERFECT_PICK,
    PRIEST_COMMITMENT,
    SEE_THE_FUTURE,
    TAIL,
)
from coatl.board.flow import check_exhausted, draw_prophecy, end_action, fill_supply, show_temple
from coatl.board.news import (
    tell_committed,
    tell_discarded,
    tell_future,
    tell_picked,
    tell_refilled,
    tell_stole,
)
from coatl.board.pairs import PAIR_TABLE
from coatl.board.position import Position
from coatl.board.seat import Seat
from coatl.core.chance import Chance
from coatl.core.events import Event


def pick(
    position: Position,
    seat: int,
    player: Seat,
    action: int,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    """Take pieces out of the bags (B8: Perfect Pick)."""
    player.tokens -= PERFECT_PICK
    if events is not None:
        tell_picked(events, seat, action)
    if action < PICK_TAIL:
        position.head_bag.remove(action - PICK_HEAD)
        player.add_piece(HEAD + action - PICK_HEAD)
    elif action < PICK_BODIES:
        position.tail_bag.remove(action - PICK_TAIL)
        player.add_piece(TAIL + action - PICK_TAIL)
    else:
        pair = action - PICK_BODIES
        position.body_bag.remove(PAIR_TABLE.first[pair])
        position.body_bag.remove(PAIR_TABLE.second[pair])
        player.add_pair(pair)
    fill_supply(position, chance, events)
    check_exhausted(position, seat, events)
    end_action(position, chance, events)


def see_the_future(
    position: Position, seat: int, player: Seat, chance: Chance, events: list[Event] | None
) -> None:
    """Discard the open cards and draw new ones (B8: See the Future)."""
    player.tokens -= SEE_THE_FUTURE
    for i in range(6):
        if position.open[i] != EMPTY:
            position.discard.add(position.open[i])
            position.open[i] = EMPTY
    if events is not None:
        tell_future(events, seat)
    for i in range(6):
        position.open[i] = draw_prophecy(position, chance, events)
    position.phase = FUTURE
    if events is not None:
        tell_refilled(events, position)


def discard(
    position: Position, seat: int, player: Seat, card: int, events: list[Event] | None
) -> None:
    """Discard a card of the hand face down (B8.2)."""
    player.discard_card(card)
    position.down_total += 1
    if events is not None:
        tell_discarded(events, seat, card)


def commit(
    position: Position,
    seat: int,
    player: Seat,
    temple: int,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    """Commit to a Temple card (B8: Priest Commitment)."""
    player.tokens -= PRIEST_COMMITMENT
    player.commitment = temple
    if events is not None:
        tell_committed(events, seat, temple)
    show_temple(position, temple, chance, events)
    end_action(position, chance, events)


def steal(
    position: Position,
    seat: int,
    player: Seat,
    code: int,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    """Take segments of another seat for a golden one (B9)."""
    other = code // 20
    loot = code % 20
    victim = position.seats[other]
    player.remove_piece(GOLD_PIECE)
    victim.gold += 1
    victim.points += 2  # B9.4
    if events is not None:
        tell_stole(events, seat, STEAL + code)
    if loot < 5:
        victim.remove_piece(BODY + loot)
        player.add_piece(BODY + loot)
    else:
        pair = loot - 5
        victim.remove_piece(BODY + PAIR_TABLE.first[pair])
        victim.remove_piece(BODY + PAIR_TABLE.second[pair])
        player.add_pair(pair)
    end_action(position, chance, events)
