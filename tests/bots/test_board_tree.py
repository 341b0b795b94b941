"""The search of the board game grows a tree, deeper where it looks most promising."""

from __future__ import annotations

import pytest

from coatl.board import GAME
from coatl.bots.board.judge import Judge
from coatl.bots.board.policy import Policy
from coatl.bots.board.search import Tree
from coatl.bots.board.weights import load_rules, load_weights
from coatl.core.chance import QuickChance, SeededChance


def grow(words: str, iterations: int, moves: int = 20) -> Tree:
    """Return the tree searched from a position some moves into a game."""
    options = GAME.parse_options(words)
    chance = SeededChance("tree", GAME.sources)
    state = GAME.new(options, chance)
    policy = Policy(load_weights())
    policy.play_on(state, QuickChance(1), moves)
    judge = Judge(policy.material, load_rules(state.seat_count))
    belief = GAME.prepare(GAME.observe(state, state.to_act))
    tree = Tree(belief, policy, judge, state.to_act, QuickChance(2))
    tree.run(iterations)
    return tree


@pytest.mark.parametrize("words", ["seats=2", "seats=3 sacrifice", "seats=4 feathers promo"])
def test_every_iteration_adds_a_node(words: str) -> None:
    tree = grow(words, 300)
    assert tree.node_count == 301
    assert tree.node_count > 3 * len(tree.root_moves())


def test_every_iteration_is_counted_at_the_root() -> None:
    assert sum(tries for _, tries, _, _ in grow("seats=2", 200).root_moves()) == 200


def test_a_full_tree_is_searched_on() -> None:
    tree = grow("seats=2", 9000)
    assert tree.node_count == 8192
    assert sum(tries for _, tries, _, _ in tree.root_moves()) == 9000
