"""Invariants of the course of a game: phase, turn and ending fit what lies on the table."""

from __future__ import annotations

from coatl.board.codes import (
    COMPLETE,
    EMPTY,
    EXHAUSTED,
    OVER,
    PRIEST_COMMITMENT,
    RUNNING,
    SETUP,
    THIRD,
)
from coatl.board.legal import can_assemble
from coatl.board.patterns import satisfies
from coatl.board.position import Position
from coatl.core.choices import Choices
from coatl.core.errors import StateError


def check_flow(position: Position) -> None:
    """Raise `StateError` at the first thing that no game could lead to."""
    if position.phase == SETUP:
        _check_setup(position)
    else:
        for player in position.seats:
            chosen = player.dealt_size == 0 and not player.is_choosing
            _require(chosen, "the set-up choice is over, but a seat is still choosing")
    _check_ending(position)
    _check_passes(position)
    for number, player in enumerate(position.seats):
        _check_tokens(position, number)
        for slot, serpent in enumerate(player.slots):
            is_open = not (serpent.has_head and serpent.has_tail)
            now = (position.phase, position.turn, position.completing)
            is_completing = now == (COMPLETE, number, slot)
            _require(is_open != is_completing, f"seat {number}: a Cóatl is wrongly (in)complete")
            is_bare = serpent.length > 0 or serpent.card_count == 0
            _require(is_bare, f"seat {number}: cards lie beside no Cóatl")
            _require(serpent.temple == EMPTY, f"seat {number}: a Temple card lies too early")
            _require(serpent.points == 0, f"seat {number}: an incomplete Cóatl has points")
    if position.phase == COMPLETE:
        _check_completion(position)


def _check_completion(position: Position) -> None:
    player = position.seats[position.turn]
    serpent = player.slots[position.completing]
    hand = player.hand_list()
    fits = any(satisfies(card, serpent, position.strict_ends) for card in hand)
    _require(fits or serpent.card_count > 0, "a Cóatl is complete without any card (B6.5)")
    _require(player.finished_count < 3, "a fourth Cóatl is being completed (B6.6)")


def _check_setup(position: Position) -> None:
    _require(any(player.is_choosing for player in position.seats), "nobody is choosing")
    _require(position.turn == 0 and position.ending == RUNNING, "set-up is the beginning")
    for number, player in enumerate(position.seats):
        cards = player.hand_size + player.dealt_size + player.down.total
        _require(cards == 3 + number, f"seat {number}: {cards} cards to choose from (B2.5)")
        _require(player.hand_size <= 3, f"seat {number}: more than 3 cards kept (B2.5)")
        dealt = player.is_choosing or player.dealt_size == 0
        _require(dealt, f"seat {number}: cards are left to choose from")
        is_fresh = player.board_size == 0 and player.finished_count == 0
        is_fresh = is_fresh and all(serpent.length == 0 for serpent in player.slots)
        _require(is_fresh and player.known.total == 0, f"seat {number}: set-up is the beginning")


def _check_ending(position: Position) -> None:
    is_over = position.phase == OVER
    _require((position.turns_left == 0) == is_over, "turns are left when the game is over")
    if position.ending == RUNNING:
        _require(position.turns_left == -1 and position.trigger == 0, "no end is in sight")
    else:
        _require(position.turns_left >= 0, "an end has begun, but turns are not counted")
        _require(position.trigger < position.seat_count, "nobody has begun the end")
    if position.ending == THIRD:
        finished = position.seats[position.trigger].finished_count
        _require(finished == 3, "a third Cóatl began the end, but there is none (B7.1)")
        _require(position.turns_left < position.seat_count, "too many last turns (B7.1)")
    if position.ending == EXHAUSTED:
        most = 2 * position.seat_count - position.trigger
        _require(position.turns_left <= most, "too many last turns (B7.3)")
    _require((position.actions_left == 0) == is_over, "actions are left when the game is over")
    later = position.ending == THIRD and position.turn > position.trigger
    _require(position.actions_left < 2 or later, "too many actions (B7.1)")
    _require(not position.is_second or later, "there is no second action (B7.1)")
    _require(position.passes < position.seat_count or is_over, "all have passed (B3.2)")


def _check_passes(position: Position) -> None:
    passed = [player for player in position.seats if player.has_passed]
    _require(position.passes <= len(passed), "more passes than seats that have passed (B3.2)")
    for player in passed:
        is_stuck = not can_assemble(position, player, Choices())
        _require(is_stuck, "a seat has passed, although it could assemble (B3.2)")


def _check_tokens(position: Position, number: int) -> None:
    player = position.seats[number]
    has_none = position.options.sacrifice or player.tokens == 0
    _require(has_none, f"seat {number}: there are no Sacrifice tokens (B8)")
    has_token = player.tokens & PRIEST_COMMITMENT
    _require(not has_token or player.commitment == EMPTY, f"seat {number}: a token too many (B8.3)")
    _require(player.gold == 0 or position.options.feathers, f"seat {number}: there is no gold (B9)")


def _require(condition: bool, problem: str) -> None:
    if not condition:
        raise StateError(problem)
