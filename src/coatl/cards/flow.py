"""How a turn, a round and a competition go on (C3, C4.5, C7, C8, C10)."""

from __future__ import annotations

from coatl.cards.carl import take_carl_turn
from coatl.cards.codes import (
    EMPTY,
    HEAD,
    LOST_FIRST,
    LOST_SECOND,
    OVER,
    PLAY,
    PLAYED,
    TAIL,
    WON,
)
from coatl.cards.draws import draw_feather, refill_supply
from coatl.cards.news import (
    tell_carl_scored,
    tell_drew,
    tell_over,
    tell_round,
    tell_scored,
    tell_turn,
)
from coatl.cards.objectives import count_objectives
from coatl.cards.position import Position
from coatl.cards.seat import Seat
from coatl.cards.setup import deal_competition
from coatl.core.chance import Chance
from coatl.core.events import Event


def end_placement(
    position: Position, seat: int, chance: Chance, events: list[Event] | None
) -> None:
    """Go on after a card and its fulfilments: the next card, or the end of the turn (C4.4)."""
    position.gain[:] = [0] * 64
    if position.plays_left > 0:
        position.phase = TAIL if position.round == position.last_round else PLAY
    else:
        _end_turn(position, seat, chance, events)


def _end_turn(position: Position, seat: int, chance: Chance, events: list[Event] | None) -> None:
    player = position.seats[seat]
    if position.round == position.last_round:
        _score(position, seat, player, events)
    elif position.round < position.last_round - 1:  # C4.5: not in the last Feather round
        while player.hand_size < 4:
            feather = draw_feather(position, chance, events)
            player.add_feather(feather)
            if events is not None:
                tell_drew(events, seat, feather)
    refill_supply(position, chance, events)
    if seat + 1 < position.seat_count:
        position.turn = seat + 1
        _begin_turn(position, events)
    elif position.round < position.last_round:
        position.round += 1
        position.turn = 0
        begin_round(position, chance, events)
    else:
        _end_competition(position, chance, events)


def begin_round(position: Position, chance: Chance, events: list[Event] | None) -> None:
    """Begin a round: hands go before the last one, CARL plays first, then the first seat."""
    for i in range(position.seat_count):
        player = position.seats[i]
        player.stolen_from = 0
        if position.round == position.last_round:  # C3
            for feather in range(10):
                while player.hand[feather] > 0:
                    player.remove_feather(feather)
                    position.feather_discard.add(feather)
    if events is not None:
        tell_round(events, position)
    if position.is_solo:
        take_carl_turn(position, chance, events)
        refill_supply(position, chance, events)
        if position.round == position.last_round:  # C10.6
            position.carl_points = position.carl.points()
            if events is not None:
                tell_carl_scored(events, position)
    _begin_turn(position, events)


def _begin_turn(position: Position, events: list[Event] | None) -> None:
    position.plays_left = 2
    position.phase = HEAD if position.round == position.last_round else PLAY
    if events is not None:
        tell_turn(events, position)


def _score(position: Position, seat: int, player: Seat, events: list[Event] | None) -> None:
    # C8.1: the score is fixed now, whatever is stolen later.
    player.points = player.held.points()
    player.secured = player.held.secured()
    if position.temple != EMPTY:
        player.objectives = count_objectives(position.temple, player.serpent, player.held)
        if player.objectives == 1:
            player.points += 3
        elif player.objectives == 2:
            player.points += 7
    player.is_scored = True
    if events is not None:
        tell_scored(events, seat, player)


def _end_competition(position: Position, chance: Chance, events: list[Event] | None) -> None:
    if not position.is_solo:
        position.ending = PLAYED
        _end_game(position, events)
        return
    player = position.seats[0]
    if player.points <= position.carl_points:  # C10.1: CARL wins ties
        position.ending = LOST_FIRST if position.competition == 1 else LOST_SECOND
        _end_game(position, events)
    elif position.competition == 2:
        position.ending = WON
        _end_game(position, events)
    else:
        position.first_points = player.points
        position.first_carl_points = position.carl_points
        position.competition = 2
        deal_competition(position, chance, events)
        begin_round(position, chance, events)


def _end_game(position: Position, events: list[Event] | None) -> None:
    position.phase = OVER
    if events is not None:
        tell_over(events, position)
