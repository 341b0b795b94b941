"""The assembly solver against plain trying of everything."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest

from coatl.board import GAME, BoardOptions
from coatl.board.codes import ASSEMBLE, EMPTY
from coatl.board.patterns import count_met, count_times, prophecy_points, temple_points
from coatl.board.seat import Seat
from coatl.board.serpent import Serpent
from coatl.board.state import State
from coatl.bots.board.assembler import Assembler
from coatl.core.chance import QuickChance, SeededChance
from coatl.core.choices import Choices

PROPHECIES = 49
PLAIN_TEMPLES = 15


def deal(rng: random.Random, *, strict: bool, core_size: int, pieces: int) -> State:
    """Return a position of seat 0 with random pieces, cards and an unfinished serpent."""
    state = GAME.new(BoardOptions(seats=2, strict_ends=strict), SeededChance(1, GAME.sources))
    for seat in (0, 1):
        for card in state.seats[seat].dealt_list():
            state.seats[seat].remove_from_dealt(card)
        state.seats[seat].is_choosing = False
    player = state.seats[0]
    few = rng.sample(range(5), 3)
    for _ in range(pieces):
        player.add_piece(rng.choice((0, 5, 5, 5, 10)) + rng.choice(few))
    for card in rng.sample(range(PROPHECIES), rng.randint(1, 4)):
        player.add_to_hand(card)
    core = player.slots[0]
    for _ in range(core_size):
        core.add_right(rng.choice(few))
    if core_size:
        end = rng.randrange(3)
        core.has_head = end == 1
        core.has_tail = end == 2
        for card in rng.sample(range(PROPHECIES), 2):
            if count_times(card, core, strict) and not player.has_in_hand(card):
                core.add_card(card)
    player.temple = rng.randrange(PLAIN_TEMPLES)
    state.phase = ASSEMBLE
    return state


def worth_of(
    state: State, serpent: Serpent, hand: list[int], costs: tuple[int, int], bodies: int
) -> int | None:
    """Return the most a finished serpent can be worth, over all choices of cards and temple."""
    cost, card_cost = costs
    strict = state.strict_ends
    temples = [top for top, _ in state.pile_list() if top != EMPTY]
    temples.append(state.seats[0].temple)
    placed = serpent.card_list()
    best = None
    for size in range(4 - len(placed) + 1):
        for chosen in combinations(hand, size):
            gains = [prophecy_points(card, count_times(card, serpent, strict)) for card in chosen]
            if not all(gains) or not (placed or chosen):
                continue
            gains += [prophecy_points(card, count_times(card, serpent, strict)) for card in placed]
            bonus = max(temple_points(t, count_met(t, serpent)) for t in temples)
            worth = 100 * (sum(gains) + bonus) - cost * bodies - card_cost * len(chosen)
            best = worth if best is None else max(best, worth)
    return best


def try_everything(state: State, costs: tuple[int, int], place: int) -> int | None:
    player: Seat = state.seats[0]
    board = player.board_counts()
    core = player.slots[place]
    heads = [None] if core.has_head else [c for c in range(5) if board[c]]
    tails = [None] if core.has_tail else [c for c in range(5) if board[10 + c]]
    bodies = [c for c in range(5) for _ in range(board[5 + c])]
    hand = sorted(set(player.hand_list()) - set(core.card_list()))
    best = None
    for size in range(len(bodies) + 1):
        for order in set(permutations(bodies, size)):
            for split in range(size + 1):
                left, right = order[:split], order[split:]
                if (left and core.has_head) or (right and core.has_tail):
                    continue
                for head in heads:
                    for tail in tails:
                        made = Serpent()
                        made.copy_from(core)
                        for colour in reversed(left):
                            made.add_left(colour)
                        for colour in right:
                            made.add_right(colour)
                        if head is not None:
                            made.add_left(head)
                        if tail is not None:
                            made.add_right(tail)
                        made.has_head = made.has_tail = True
                        if made.length < 3:
                            continue
                        worth = worth_of(state, made, hand, costs, size)
                        if worth is not None:
                            best = worth if best is None else max(best, worth)
    return best


@pytest.mark.parametrize("seed", range(60))
def test_solver_finds_what_trying_everything_finds(seed: int) -> None:
    rng = random.Random(seed)
    state = deal(
        rng, strict=seed % 3 == 0, core_size=rng.choice((0, 0, 1, 2, 4)), pieces=rng.randint(3, 7)
    )
    costs = rng.choice(((0, 0), (30, 0), (30, 150), (0, 250)))
    place = 0
    if seed % 4 == 0:  # the second place, with something in the first
        place = 1
        state.seats[0].slots.reverse()
        state.seats[0].slots[0].add_right(2)
    assembler = Assembler()
    assembler.set_cost(costs[0])
    assembler.card_cost = costs[1]
    assembler.pose(state, state.seats[0], place)
    expected = try_everything(state, costs, place)
    assert assembler.solve(closes=True) == (expected is not None)
    if expected is not None:
        assert assembler.best == expected
        assert assembler.is_exact


@pytest.mark.parametrize("seed", range(200, 260))
def test_steps_are_legal_and_score_what_was_promised(seed: int) -> None:
    rng = random.Random(seed)
    state = deal(rng, strict=False, core_size=rng.choice((0, 1, 3)), pieces=8)
    assembler = Assembler()
    assembler.pose(state, state.seats[0], 0)
    if not assembler.solve(closes=True):
        assert try_everything(state, (0, 0), 0) is None
        return
    steps = Choices()
    assembler.list_steps(steps)
    for i in range(steps.size):
        state.apply(0, steps.get(i), QuickChance(1))
    if state.seats[0].finished_count == 0:
        state.apply(0, 562, QuickChance(1))
    assert state.seats[0].finished_count == 1
    assert state.seats[0].points == assembler.points


@pytest.mark.parametrize("seed", range(300, 340))
def test_laying_down_is_legal_and_the_cards_it_lays_are_satisfied(seed: int) -> None:
    rng = random.Random(seed)
    state = deal(rng, strict=seed % 2 == 0, core_size=rng.choice((0, 1, 3)), pieces=8)
    assembler = Assembler()
    assembler.set_cost(-10)
    assembler.pose(state, state.seats[0], 0)
    assert assembler.solve(closes=False)
    steps = Choices()
    assembler.list_steps(steps)
    for i in range(steps.size):
        state.apply(0, steps.get(i), QuickChance(1))  # refuses what is not legal
    assert state.seats[0].finished_count == 0
