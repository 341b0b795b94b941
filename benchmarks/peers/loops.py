"""Random-play loops of other people's game engines, for comparison with ours.

Run by the Python of an environment that holds `requirements.txt`, never by the project's own:

    python loops.py --seconds 2 --only gin_rummy,chess --json

What is common to all the loops, so that the numbers may be compared:

* A decision is one choice of a player that the engine was asked to list and then to apply. Forced
  choices (one legal action) count, in every peer. Dealing and other chance steps do not count.
* The clock runs over whole games: making the game, dealing, listing, picking, applying. It is read
  between games, so a loop overruns its seconds by at most one game (skat: by one round of deals).
* Imports, loading the game and one warm-up run come before the clock starts.
* One process, one thread, Python's garbage collector at its defaults. The clock is the processor
  time of the process, as in our own loops, so that what else the machine does counts for nobody.
* Actions are picked by numbers drawn before the clock starts (`pick() % len(legal)`), in every
  loop and in ours, so that the engines are compared and not Python's random numbers.
* Where there was a faster and a slower way through a peer's public interface, the faster was taken.
"""

import argparse
import importlib
import importlib.metadata
import itertools
import json
import math
import os
import random as random_module
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any

REQUIREMENTS = "benchmarks/peers/requirements.txt"

# OpenSpiel's player numbers for nodes where no player decides (pyspiel.PlayerId). They are plain
# integers here because comparing with the enumeration's members in the loop would be slower.
CHANCE = -1
TERMINAL = -4

# Skat: the deals that the rollouts start from, the rollouts that one call makes from one deal, and
# the games per deal that are counted in Python.
SKAT_DEALS = 64
SKAT_ROLLOUTS_PER_CALL = 64
SKAT_COUNTED_GAMES_PER_DEAL = 128

# pgx: the games stepped at once.
PGX_BATCH = 1024

# Chess: the plies after which a game is cut off, and the half moves without a capture or a pawn's
# move after which the 75-move rule ends it.
CHESS_PLIES = 200
CHESS_CLOCK = 150


@dataclass(frozen=True)
class Result:
    """What one loop did: its decisions and games, and the seconds that they took."""

    decisions: int
    games: int
    seconds: float
    extra: dict[str, float] = field(default_factory=dict)

    def as_dict(self, version: str) -> dict[str, int | float | str]:
        """The result as it is printed in JSON."""
        return {
            "decisions": self.decisions,
            "seconds": round(self.seconds, 4),
            "decisions_per_second": round(self.decisions / self.seconds, 1),
            "games": self.games,
            "version": version,
            **{name: round(value, 4) for name, value in self.extra.items()},
        }


@dataclass(frozen=True)
class Peer:
    """One engine and the loop that measures it."""

    module: str
    distribution: str
    description: str
    loop: Callable[[float, int], Result]


def make_pick(seed: int) -> Callable[[], int]:
    """A cheap source of random numbers: a long list of them, over and over."""
    random = random_module.Random(seed)
    return itertools.cycle([random.getrandbits(30) for _ in range(100_003)]).__next__


def play_open_spiel(
    state: Any, pick: Callable[[], int], random: Callable[[], float]
) -> tuple[int, int]:
    """The player decisions and the chance steps of one random OpenSpiel game, played from `state`.

    Fair because each step makes three calls into OpenSpiel, the fewest that its Python interface
    allows: one `current_player()` instead of `is_terminal()` and `is_chance_node()`, one list, one
    `apply_action()` (which does not check legality again). The chance pick walks the list that
    `chance_outcomes()` gave until the cumulative probability passes one random number: exact for
    any distribution, without NumPy. `pyspiel.sample_action`, which has to turn the list back into
    C++, was as fast in gin rummy and slower in hanabi.
    """
    current_player = state.current_player
    legal_actions = state.legal_actions
    chance_outcomes = state.chance_outcomes
    apply_action = state.apply_action
    decisions = 0
    chance_steps = 0
    while True:
        player = current_player()
        if player >= 0:
            legal = legal_actions()
            apply_action(legal[pick() % len(legal)])
            decisions += 1
        elif player == CHANCE:
            left = random()
            for action, probability in chance_outcomes():
                left -= probability
                if left < 0.0:
                    apply_action(action)
                    break
            else:  # Rounding left a little over: the last outcome.
                apply_action(action)
            chance_steps += 1
        elif player == TERMINAL:
            return decisions, chance_steps
        else:
            raise RuntimeError(f"a node that is no player's, no chance and no end: {player}")


def open_spiel_loop(name: str) -> Callable[[float, int], Result]:
    """A loop over an OpenSpiel game with its default parameters, driven from Python."""

    def loop(seconds: float, seed: int) -> Result:
        """Random games of one OpenSpiel game, for the given seconds."""
        pyspiel: Any = importlib.import_module("pyspiel")
        pick = make_pick(seed)
        random = random_module.Random(seed).random
        game = pyspiel.load_game(name)
        play_open_spiel(game.new_initial_state(), pick, random)
        decisions = chance_steps = games = 0
        start = now = process_time()
        while now - start < seconds:
            played, dealt = play_open_spiel(game.new_initial_state(), pick, random)
            decisions += played
            chance_steps += dealt
            games += 1
            now = process_time()
        elapsed = now - start
        return Result(
            decisions, games, elapsed, {"steps_per_second": (decisions + chance_steps) / elapsed}
        )

    return loop


def hanabi_tensor_loop(seconds: float, seed: int) -> Result:
    """Random hanabi games with the observation tensor of whoever is to move, as a learner needs it.

    The tensor is written by OpenSpiel's own observer into one NumPy array that is used again, which
    is faster than `state.observation_tensor()` with its new list of numbers every time.
    """
    pyspiel: Any = importlib.import_module("pyspiel")
    observation: Any = importlib.import_module("open_spiel.python.observation")
    pick = make_pick(seed)
    random = random_module.Random(seed).random
    game = pyspiel.load_game("hanabi")
    observer = observation.make_observation(game)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while True:
            player = state.current_player()
            if player >= 0:
                observer.set_from(state, player)
                legal = state.legal_actions()
                state.apply_action(legal[pick() % len(legal)])
                decisions += 1
            elif player == CHANCE:
                left = random()
                for action, probability in state.chance_outcomes():
                    left -= probability
                    if left < 0.0:
                        state.apply_action(action)
                        break
                else:  # Rounding left a little over: the last outcome.
                    state.apply_action(action)
            else:
                return decisions

    return count_games(play, seconds)


def count_games(play: Callable[[], int], seconds: float) -> Result:
    """Whole games for the given seconds; `play` returns the decisions of one."""
    play()
    decisions = games = 0
    start = now = process_time()
    while now - start < seconds:
        decisions += play()
        games += 1
        now = process_time()
    return Result(decisions, games, now - start)


def connect_four_loop(seconds: float, seed: int) -> Result:
    """Random games of PettingZoo's connect_four: its raw environment, `last` and `step`."""
    module: Any = importlib.import_module("pettingzoo.classic.connect_four_v3")
    numpy: Any = importlib.import_module("numpy")
    pick = make_pick(seed)
    env = module.raw_env()

    def play() -> int:
        env.reset(seed=pick())
        decisions = 0
        while True:
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                return decisions
            legal = numpy.flatnonzero(seen["action_mask"])
            env.step(legal[pick() % len(legal)])
            decisions += 1

    return count_games(play, seconds)


def sparrow_mahjong_loop(seconds: float, seed: int) -> Result:
    """Random games of pgx's sparrow mahjong, a batch at a time, compiled by XLA for this processor.

    A step picks one legal action of each game at random, applies it, and begins games that are over
    anew (`auto_reset`), as pgx's own examples do; the next state has the observation and the mask.
    All of it is one compiled function, so Python is called once for a batch. One thread, as for the
    others: the process keeps to one processor, and its time is what counts. What XLA has compiled
    is kept in the environment, because compiling takes far longer than measuring.
    """
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", os.path.join(sys.prefix, "jax-cache"))
    os.environ["JAX_PLATFORMS"] = "cpu"
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    experimental: Any = importlib.import_module("pgx.experimental")
    env = pgx.make("sparrow_mahjong")
    step_all = jax.vmap(experimental.auto_reset(env.step, env.init))

    def advance(state: Any, key: Any) -> tuple[Any, Any]:
        key, picking, resetting = jax.random.split(key, 3)
        chances = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        picked = jax.random.categorical(picking, chances, axis=-1)
        return step_all(state, picked, jax.random.split(resetting, PGX_BATCH)), key

    advance = jax.jit(advance)
    key = jax.random.PRNGKey(seed)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, PGX_BATCH))
    for _ in range(2):
        state, key = advance(state, key)
    jax.block_until_ready(state)
    decisions = games = 0
    start = now = process_time()
    while now - start < seconds:
        ended = []
        for _ in range(4):
            state, key = advance(state, key)
            ended.append(state.terminated)
        decisions += 4 * PGX_BATCH
        games += sum(int(each.sum()) for each in ended)
        jax.block_until_ready(state)
        now = process_time()
    return Result(decisions, games, now - start)


def skat_rollouts_loop(seconds: float, seed: int) -> Result:
    """Random skat games that OpenSpiel plays by itself in C++, for the given seconds.

    How the rollouts are run. OpenSpiel's C++ random rollout is `RandomRolloutEvaluator`; Python can
    build one but has no `evaluate` to call. `MCTSBot.mcts_search(state)` calls it in C++. With
    `max_simulations=1` the search does nothing else: its root has not been visited, so no tree
    grows, and it asks the evaluator once about the root, which clones the state and plays it to
    the end at random `n_rollouts` times (list the legal actions, pick one, apply it; no Python).

    How the decisions are counted. The rollouts report no length, so the rollouts are counted (calls
    times `n_rollouts`) and multiplied with the mean number of player decisions of a random game
    from the same deals, which is established once, before the clock starts, by playing
    `SKAT_DEALS * SKAT_COUNTED_GAMES_PER_DEAL` games in Python with the same uniform pick. Every
    deal gets the same number of counted games and, since the clock is read only after a round of
    all deals, of rollouts, so the mean has the right weights. The mean and its standard error
    (about 0.3 %) are in the result. `decisions` is therefore an estimate, `games` is exact.

    Why this is fair. The rollouts start from a dealt state (the search needs a player's node as its
    root), so the 32 chance steps of the deal are not paid for: in the peer's favour. After the deal
    skat has no chance steps, which is checked. `evaluate_bots` with uniform random bots, the other
    way to a C++ game from Python, took about 1.6 times as long from the same states.
    """
    pyspiel: Any = importlib.import_module("pyspiel")
    pick = make_pick(seed)
    random = random_module.Random(seed).random
    game = pyspiel.load_game("skat")

    deals: list[Any] = []
    for _ in range(SKAT_DEALS):
        state = game.new_initial_state()
        while state.is_chance_node():
            # The deal is uniform over the cards that are left.
            cards = state.legal_actions()
            state.apply_action(cards[int(random() * len(cards))])
        deals.append(state)

    lengths: list[int] = []
    for state in deals:
        for _ in range(SKAT_COUNTED_GAMES_PER_DEAL):
            decisions, chance_steps = play_open_spiel(state.clone(), pick, random)
            if chance_steps:
                raise RuntimeError("skat has chance steps after the deal; the count would be wrong")
            lengths.append(decisions)
    mean = sum(lengths) / len(lengths)
    variance = sum((length - mean) ** 2 for length in lengths) / (len(lengths) - 1)
    standard_error = math.sqrt(variance / len(lengths))

    bot = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=SKAT_ROLLOUTS_PER_CALL, seed=seed),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=seed,
        verbose=False,
    )
    search = bot.mcts_search
    root = search(deals[0])
    if root.explore_count != 1 or root.children:
        raise RuntimeError("the search did more than one evaluation; the count would be wrong")

    games = 0
    start = now = process_time()
    while now - start < seconds:
        for state in deals:
            search(state)
        games += SKAT_DEALS * SKAT_ROLLOUTS_PER_CALL
        now = process_time()
    return Result(
        round(games * mean),
        games,
        now - start,
        {
            "steps_per_second": games * mean / (now - start),
            "decisions_per_game": mean,
            "decisions_per_game_standard_error": standard_error,
        },
    )


def catanatron_loop(seconds: float, seed: int) -> Result:
    """Random games of Catan for four players by catanatron, for the given seconds.

    Fair because it is the loop of catanatron's own documentation, with its own `RandomPlayer` and
    without accumulators (each would copy the game at every step). Every action that the game
    recorded counts as a decision, also the forced ones, such as rolling the dice; the chance in an
    action (dice, cards) is drawn inside it and costs nothing extra.
    """
    catanatron: Any = importlib.import_module("catanatron")
    color = catanatron.Color
    colors = (color.RED, color.BLUE, color.WHITE, color.ORANGE)
    game_class = catanatron.Game
    player_class = catanatron.RandomPlayer
    # Without a seed of its own, each game draws one from the generator of the random module.
    random_module.seed(seed)
    game_class([player_class(c) for c in colors]).play()
    decisions = games = 0
    start = now = process_time()
    while now - start < seconds:
        game = game_class([player_class(c) for c in colors])
        game.play()
        decisions += len(game.state.actions)
        games += 1
        now = process_time()
    return Result(decisions, games, now - start)


def play_chess(board: Any, pick: Callable[[], int]) -> int:
    """The moves of one random chess game, played from `board` to its end or for 200 plies.

    Fair because `is_game_over()`, which generates the legal moves a second time, is not called:
    an empty list of moves is checkmate or stalemate, the 75-move rule is a look at the clock of
    half moves, and too little material can only come about by a capture, which sets that clock to
    0. Fivefold repetition, costly to test and hardly ever seen in random play, is not tested. All
    of this is in the peer's favour.
    """
    push = board.push
    plies = 0
    while plies < CHESS_PLIES:
        legal = list(board.legal_moves)
        if not legal:
            break
        push(legal[pick() % len(legal)])
        plies += 1
        clock = board.halfmove_clock
        if clock >= CHESS_CLOCK or (clock == 0 and board.is_insufficient_material()):
            break
    return plies


def chess_loop(seconds: float, seed: int) -> Result:
    """Random games of chess by python-chess, for the given seconds."""
    chess: Any = importlib.import_module("chess")
    board_class = chess.Board
    pick = make_pick(seed)
    play_chess(board_class(), pick)
    decisions = games = 0
    start = now = process_time()
    while now - start < seconds:
        decisions += play_chess(board_class(), pick)
        games += 1
        now = process_time()
    return Result(decisions, games, now - start)


PEERS: dict[str, Peer] = {
    "gin_rummy": Peer(
        "pyspiel",
        "open_spiel",
        "OpenSpiel's gin rummy, stepped from Python",
        open_spiel_loop("gin_rummy"),
    ),
    "hanabi": Peer(
        "pyspiel",
        "open_spiel",
        "OpenSpiel's hanabi for two players, stepped from Python",
        open_spiel_loop("hanabi"),
    ),
    "skat_rollouts": Peer(
        "pyspiel",
        "open_spiel",
        "OpenSpiel's skat, random rollouts in C++ from dealt states",
        skat_rollouts_loop,
    ),
    "catanatron": Peer(
        "catanatron",
        "catanatron",
        "catanatron's Catan for four random players, in Python",
        catanatron_loop,
    ),
    "chess": Peer(
        "chess",
        "chess",
        f"python-chess, random legal moves, at most {CHESS_PLIES} plies a game",
        chess_loop,
    ),
    "hanabi_tensor": Peer(
        "pyspiel",
        "open_spiel",
        "OpenSpiel hanabi with its observation tensor, stepped from Python",
        hanabi_tensor_loop,
    ),
    "sparrow_mahjong": Peer(
        "pgx",
        "pgx",
        f"pgx's sparrow mahjong, {PGX_BATCH} games at once, with observations",
        sparrow_mahjong_loop,
    ),
    "connect_four": Peer(
        "pettingzoo",
        "pettingzoo",
        "PettingZoo connect_four with observations, stepped from Python",
        connect_four_loop,
    ),
}


def missing(names: Sequence[str]) -> list[str]:
    """One line for each peer that cannot be imported: its name and what to install."""
    lines: list[str] = []
    for name in names:
        peer = PEERS[name]
        try:
            importlib.import_module(peer.module)
        except ImportError as error:
            lines.append(
                f"{name}: cannot import {peer.module} ({error}); install {peer.distribution}: "
                f"python -m pip install -r {REQUIREMENTS}"
            )
    return lines


def peer_names(text: str) -> list[str]:
    """The peers named in a comma-separated list, each once, in that order."""
    names = list(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))
    unknown = [name for name in names if name not in PEERS]
    if unknown or not names:
        raise argparse.ArgumentTypeError(
            f"no such peer: {', '.join(unknown) or repr(text)}; there are {', '.join(PEERS)}"
        )
    return names


def positive_seconds(text: str) -> float:
    """A number of seconds above zero."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"not a number of seconds above 0: {text!r}")
    return value


def parser() -> argparse.ArgumentParser:
    """The command line of this script."""
    result = argparse.ArgumentParser(
        prog="loops.py", description="Measure random play of other people's game engines."
    )
    result.add_argument(
        "--seconds", type=positive_seconds, default=2.0, help="seconds for each peer (default: 2)"
    )
    result.add_argument(
        "--only",
        type=peer_names,
        default=list(PEERS),
        metavar="NAME[,NAME]",
        help="measure only these peers (default: all)",
    )
    result.add_argument("--seed", type=int, default=1, help="seed of the random play (default: 1)")
    result.add_argument("--json", action="store_true", help="print one JSON object")
    result.add_argument("--list", action="store_true", help="list the peers and stop")
    return result


def main(arguments: Sequence[str] | None = None) -> int:
    """The script: measures the peers that were asked for and prints what it found."""
    options = parser().parse_args(arguments)
    if options.list:
        for name, peer in PEERS.items():
            print(f"{name:<14} {peer.description}")
        return 0
    names: list[str] = options.only
    problems = missing(names)
    if problems:
        print("\n".join(problems), file=sys.stderr)
        return 2
    report: dict[str, dict[str, int | float | str]] = {}
    for name in names:
        peer = PEERS[name]
        version = importlib.metadata.version(peer.distribution)
        report[name] = peer.loop(options.seconds, options.seed).as_dict(version)
        if not options.json:
            row = report[name]
            print(
                f"{name:<14} {row['decisions_per_second']:>14,.1f} decisions/s"
                f" {row['games']:>9,} games  {peer.distribution} {version}",
                flush=True,
            )
    if options.json:
        print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
