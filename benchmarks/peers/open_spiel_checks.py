"""OpenSpiel's own algorithms and simulations run on our games.

Run by the Python of the environment that holds `requirements.txt`, with the package on its path, by
`make bench`: OpenSpiel is too large for the environment of the tests.

    PYTHONPATH=src .venv-peers/bin/python benchmarks/peers/open_spiel_checks.py
"""

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import coatl.envs.openspiel as ours

TABLES = (
    ("coatl_board", {}),
    ("coatl_board", {"seats": 3, "options": "sacrifice feathers"}),
    ("coatl_cards", {"seats": 4}),
    ("coatl_carl", {"options": "greedy"}),
)


def simulate(name: str, parameters: dict, seed: int) -> None:
    """A random game, with what OpenSpiel's own simulation does not ask: resampled deals."""
    game = pyspiel.load_game(name, {**parameters, "seed": seed})
    rng = random.Random(seed)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        assert state.clone().current_player() == state.current_player()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(chances) - 1.0) < 1e-9
            state.apply_action(rng.choices(outcomes, chances)[0])
            continue
        player = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(set(legal)), "legal actions are sorted"
        assert all(state.action_to_string(player, action) for action in legal)
        if decisions % 10 == 0:
            for seat in range(game.num_players()):
                other = state.resample_from_infostate(seat, rng.random)
                text = state.information_state_string(seat)
                assert other.information_state_string(seat) == text, "a sample looks the same"
                row = state.information_state_tensor(seat)
                assert len(row) == game.information_state_tensor_size()
                assert other.information_state_tensor(seat) == row
        state.apply_action(rng.choice(legal))
        decisions += 1
    assert decisions > 5
    returns = state.returns()
    assert len(returns) == game.num_players()
    assert all(game.min_utility() <= each <= game.max_utility() for each in returns)


def run_ismcts() -> None:
    """OpenSpiel's IS-MCTS plays a whole card game."""
    game = pyspiel.load_game("coatl_cards", {"seed": 3})
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=4,
        random_state=np.random.RandomState(2),
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        drawn = state.is_chance_node()
        state.apply_action(state.chance_outcomes()[0][0] if drawn else bot.step(state))
    assert sum(state.returns()) in (0.0, -1.0)


def run_mccfr() -> None:
    """A few iterations of OpenSpiel's tabular outcome sampling on the card game for two."""
    game = pyspiel.load_game("coatl_cards", {"seed": 5})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    policy = solver.average_policy().action_probabilities(state)
    assert abs(sum(policy.values()) - 1.0) < 1e-6


def main() -> int:
    """Run everything and say what ran."""
    assert set(ours.TYPES) == {"board", "cards", "carl"}
    for name, parameters in TABLES:
        for seed in range(3):
            simulate(name, parameters, seed)
        pyspiel.random_sim_test(pyspiel.load_game(name, parameters), 2, True, False)
    run_ismcts()
    run_mccfr()
    print("OpenSpiel: simulations, IS-MCTS and MCCFR run on our games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
