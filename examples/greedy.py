"""A frozen yardstick: the bot that takes the best points it can have in one step.

It looks one action ahead and no further: what would my points be right after it? Steps that bring
no points yet are told apart by what they bring of the things points are made of. It plays `board`,
`cards` and `carl`, from the view alone.
"""

from __future__ import annotations

import random
from typing import Any

from coatl.board import actions as board_actions
from coatl.board.codes import BODY, COMPLETE, GOLD_PIECE, HEAD, RUNNING, TAIL
from coatl.board.game import GAME as BOARD
from coatl.board.patterns import count_times as board_times
from coatl.board.patterns import prophecy_points, score
from coatl.board.seat import Seat
from coatl.board.serpent import Serpent
from coatl.board.state import State
from coatl.board.view import BoardView
from coatl.cards import actions as card_actions
from coatl.cards.codes import EMPTY, LEVEL_POINTS
from coatl.cards.holder import Holder
from coatl.cards.notation import parse_serpent
from coatl.cards.objectives import count_objectives
from coatl.cards.patterns import count_times, touches
from coatl.cards.serpent import Serpent as Row
from coatl.cards.view import CardView
from coatl.core.chance import QuickChance

Levels = dict[int, int]
"""The level of each Prophecy somebody holds."""

TEMPLE_POINTS = (0, 3, 7)

PAR = 40.0
"""A Cóatl below this, in tenths of a point, is not worth one of the three."""


class Greedy:
    """Best immediate points for one step."""

    name = "greedy"
    needs_view = True

    def decide(self, view: Any, legal: list[int], rng: random.Random, budget: object = None) -> int:
        """Return the legal action with the best value right after it; the first of equals."""
        if len(legal) == 1:
            return legal[0]
        if isinstance(view, BoardView):
            return _decide_board(view, legal, rng)
        assert isinstance(view, CardView)
        return max(legal, key=_CardStep(view).value)


# The board game


def _decide_board(view: BoardView, legal: list[int], rng: random.Random) -> int:
    assert view.seat is not None
    if view.phase == COMPLETE:  # Prophecies first: a Temple card closes the Cóatl (B6.5)
        cards = [a for a in legal if board_actions.FULFIL <= a < board_actions.TEMPLE]
        legal = cards or legal
    start = BOARD.sample_state(view, rng)
    quick = QuickChance(rng.getrandbits(32))
    state = start.clone()
    best, best_value = legal[0], float("-inf")
    for action in legal:
        state.copy_from(start)
        state.apply_unchecked(view.seat, action, quick)
        value = _board_value(state, view.seat)
        if value > best_value:
            best, best_value = action, value
    return best


def _board_value(state: State, seat: int) -> float:
    """Return the points of a seat, and in small change what they are made of."""
    player = state.seats[seat]
    is_last = state.ending != RUNNING
    value = 10.0 * player.points - (0.0 if is_last else PAR * player.finished_count)
    hand = player.hand_list()
    useful = dict.fromkeys(hand, 0.0)
    for serpent in player.slots:
        if not serpent.length:
            continue
        share = 0.5
        if serpent.is_complete:  # its cards are being chosen
            share = 1.0
            value -= 0.0 if is_last else PAR
        else:
            value += 1.2 * serpent.bodies + 2.2 * (serpent.has_head + serpent.has_tail)
        value += 10.0 * share * score(serpent, state.strict_ends)
        for card in hand:
            if not serpent.has_card(card):
                points = prophecy_points(card, board_times(card, serpent, state.strict_ends))
                useful[card] = max(useful[card], 9.0 * share * points)
    value += sum(useful.values()) + 1.5 * len(hand)
    return value if is_last else value + _piece_value(player, hand)


def _piece_value(player: Seat, hand: list[int]) -> float:
    """Return what the pieces on the player board may be good for."""
    board = player.board_counts()
    value = 0.0
    serpents: list[Serpent] = [serpent for serpent in player.slots if serpent.length]
    heads_needed = max(1, sum(not serpent.has_head for serpent in serpents))
    tails_needed = max(1, sum(not serpent.has_tail for serpent in serpents))
    for first, needed in ((HEAD, heads_needed), (TAIL, tails_needed)):
        count = sum(board[first : first + 5])
        value += 2.0 * min(count, needed) + 0.3 * max(0, count - needed)
    for colour in range(5):
        row = Serpent()
        for _ in range(4):
            row.add_right(colour)
        is_wanted = any(board_times(card, row, False) for card in hand)
        value += board[BODY + colour] * (1.1 if is_wanted else 0.9)
    return value + 0.8 * board[GOLD_PIECE]


# The card game


class _CardStep:
    """One step of the card game: the points after a card is placed and the best is fulfilled."""

    def __init__(self, view: CardView) -> None:
        assert view.seat is not None
        seat = view.seats[view.seat]
        self.view = view
        self.is_final = view.round == view.last_round
        self.row = parse_serpent(seat.row) if seat.row else Row()
        self.held: Levels = dict(seat.held)
        self.rivals: list[Levels] = []
        self.thefts = 1
        if view.carl is not None:
            self.rivals.append(dict(view.carl.held))
            self.thefts = max(0, 2 - seat.stolen_from)
        else:
            seats = len(view.seats)
            for other in sorted({(view.seat + 1) % seats, (view.seat - 1) % seats}):
                if not seat.stolen_from >> other & 1:
                    self.rivals.append(dict(view.seats[other].held))

    def value(self, action: int) -> float:
        """Return the points after an action."""
        if action < card_actions.DISCARD:
            return self._after_placing(action)
        if action < card_actions.FULFIL:  # nothing is placed by this step itself
            return self._points(self.row, self.held) - 0.5
        if action < card_actions.HEAD:
            card = action - card_actions.FULFIL
            level = self.view.gain[card]
            lost = max((LEVEL_POINTS[rival.get(card, 0)] for rival in self.rivals), default=0)
            after = self._points(self.row, {**self.held, card: level})
            return after + 0.01 * level + 0.1 * lost
        if action < card_actions.DROP:
            return self._after_placing(action)
        return self._points(self.row, self.held)

    def _after_placing(self, action: int) -> float:
        row, first, last = _place(self.row, action)
        held: Levels = {}
        for card, level in self.held.items():
            times = min(3, count_times(card, row))
            is_lower = times < level < 3 and times < count_times(card, self.row)
            held[card] = times if is_lower else level  # C5.5
        for card in (*self.held, *self.view.supply):
            times = min(3, count_times(card, row))
            if times > held.get(card, 0) and touches(card, row, first, last):
                held[card] = times
        booty: list[tuple[int, int, int]] = []
        for number, rival in enumerate(self.rivals):
            found = [
                (LEVEL_POINTS[min(3, count_times(card, row))], number, card)
                for card, level in rival.items()
                if level < 3 and touches(card, row, first, last)
            ]
            booty += sorted(found, reverse=True)[: self.thefts]
        for _, _, card in booty:
            held[card] = min(3, count_times(card, row))
        return self._points(row, held) + self._promise(row, held)

    def _points(self, row: Row, held: Levels) -> float:
        points = float(sum(LEVEL_POINTS[level] for level in held.values()))
        if self.view.temple != EMPTY:
            holder = Holder()
            for card, level in held.items():
                holder.add(card, level)
            met = count_objectives(self.view.temple, row, holder)
            points += TEMPLE_POINTS[met] * (1.0 if self.is_final else 0.15 * self.view.round)
        return points

    def _promise(self, row: Row, held: Levels) -> float:
        """Return small change for patterns that stand in the row but are not paid yet."""
        return 0.05 * sum(min(3, count_times(card, row)) for card in (*held, *self.view.supply))


def _place(row: Row, action: int) -> tuple[Row, int, int]:
    """Return the row after a Feather, head or tail, and the first and last new segment (C4.2)."""
    after = Row()
    after.copy_from(row)
    if action >= card_actions.TAIL:
        after.add_right(action - card_actions.TAIL)
        return after, after.length - 1, after.length - 1
    if action >= card_actions.HEAD:
        after.add_left(action - card_actions.HEAD)
        return after, 0, 0
    left, right = card_actions.ORIENTED[action // 5]
    place = action % 5
    if place == 1:
        after.add_left(right)
        after.add_left(left)
    elif place == 2:
        after.cover(0, right)
        after.add_left(left)
    elif place == 3:
        after.cover(after.length - 1, left)
        after.add_right(right)
    else:
        after.add_right(left)
        after.add_right(right)
    first = 0 if place in (1, 2) else after.length - 2
    return after, first, first + 1
