"""Learns the card game of two by playing against itself, with NumPy alone.

    python examples/learn.py --minutes 20 --output examples/learned.npz

A network guesses from a position, right after a seat has acted, by how many points that seat will
win (afterstates: what an action does is seen in the row that it leads to, so nothing has to be
learned about 249 actions one by one). In every game both seats try all their actions on copies and
take the best guess, now and then any. When a game ends, each guess is moved towards what became of
it: the final margin, mixed with the guesses that followed (TD(lambda)). Nobody shows it a game, and
no bot plays along; bots are met in `--check` only.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from learned_bot import KEPT, SEATS, Floats, Network, Tries

from coatl.envs.batch import Batch, BatchEnv

POINTS = 20.0
"""The network's numbers are margins in this many points, so that most lie between -1 and 1."""
HIDDEN = (64, 32)
LAMBDA = 0.8
"""How much of a target is what came later, and not the very next guess."""
REVEALS = 3
"""How often an action that reveals a card is tried."""
GATHERED = 8192
"""How many positions are gathered before the network learns from them."""
MINIBATCH = 256
RATE = 1e-3
EXPLORING = 0.05
"""How many actions are taken at random, at the beginning; in the end none."""


def make_network(size: int, version: int, rng: np.random.Generator) -> Network:
    """Return a network that knows nothing."""
    layers: list[Floats] = []
    for wide, narrow in ((size, HIDDEN[0]), HIDDEN, (HIDDEN[1], 1)):
        scale = np.sqrt(2 / min(wide, 100))  # most numbers of a row are 0
        layers.append((rng.standard_normal((wide, narrow)) * scale).astype(np.float32))
        layers.append(np.zeros(narrow, np.float32))
    layers[4] *= 0.1
    return Network(layers, version)


class Teacher:
    """Moves a network's guesses towards targets, by Adam's rule."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.means = [np.zeros_like(layer) for layer in network.layers]
        self.squares = [np.zeros_like(layer) for layer in network.layers]
        self.steps = 0

    def teach(self, rows: Floats, targets: Floats, rate: float) -> float:
        """Make one step; return the mean squared error before it."""
        weights = self.network.layers
        first, second = self.network.hidden(rows)
        errors = second @ weights[4] + weights[5] - targets[:, None]
        slope = 2 * errors / len(rows)
        to_second = (slope @ weights[4].T) * (second > 0)
        to_first = (to_second @ weights[2].T) * (first > 0)
        slopes = [
            *(rows.T @ to_first, to_first.sum(axis=0)),
            *(first.T @ to_second, to_second.sum(axis=0)),
            *(second.T @ slope, slope.sum(axis=0)),
        ]
        self.steps += 1
        fair = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, mean, square, gradient in zip(
            weights, self.means, self.squares, slopes, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            weight -= rate * fair * mean / (np.sqrt(square) + 1e-8)
        return float((errors * errors).mean())


class Player:
    """Chooses the actions of all games of a batch at once."""

    def __init__(self, games: BatchEnv, network: Network, rng: np.random.Generator) -> None:
        self.games = games
        self.network = network
        self.rng = rng
        self.tries = Tries(games.encoding)

    def choose(self, batch: Batch, exploring: float = 0.0) -> tuple[list[int], list[float]]:
        """Return an action of each game, and what is expected of it."""
        self.tries.clear()
        legal = [np.flatnonzero(mask).tolist() for mask in batch.masks]
        seeds = self.rng.integers(1 << 32, size=(self.games.n, REVEALS)).tolist()
        firsts = np.cumsum([0, *map(len, legal)]).tolist()
        for i, state in enumerate(self.games.states):
            self.tries.add(state, int(batch.to_act[i]), legal[i], seeds[i], firsts[i])
        judged = self.tries.judge(self.network)
        actions, values = [], []
        for i, first in enumerate(firsts[:-1]):
            best = int(judged[first : firsts[i + 1]].argmax())
            values.append(float(judged[first + best]))
            if self.rng.random() < exploring:
                best = int(self.rng.integers(len(legal[i])))
            actions.append(legal[i][best])
        return actions, values


class Gathering:
    """Games against itself, and what its guesses should have been."""

    def __init__(self, games: BatchEnv, player: Player) -> None:
        self.games = games
        self.player = player
        self.batch = games.reset()
        self.finished = 0
        self._row = np.zeros(games.encoding.size, np.float32)
        self._lives: list[list[list[tuple[Floats, float]]]] = [
            [[] for _ in range(SEATS)] for _ in range(games.n)
        ]
        """The positions that each seat of each game has brought about, and what it expected."""

    def gather(self, count: int, exploring: float) -> tuple[Floats, Floats]:
        """Play until there are so many positions; return their rows and targets."""
        rows: list[Floats] = []
        targets: list[float] = []
        while len(rows) < count:
            seats = self.batch.to_act.tolist()
            actions, values = self.player.choose(self.batch, exploring)
            self.batch = self.games.step(actions)
            for i, life in enumerate(self._lives):
                if self.batch.done[i]:
                    for seat in range(SEATS):
                        margin = float(self.batch.rewards[i, seat]) / POINTS
                        _settle(life[seat], margin, rows, targets)
                    self._lives[i] = [[] for _ in range(SEATS)]
                    self.finished += 1
                else:
                    self.games.encoding.encode_into(self.games.states[i], seats[i], self._row)
                    life[seats[i]].append((self._row.copy(), values[i]))
        return np.stack(rows), np.array(targets, np.float32)


def _settle(
    life: list[tuple[Floats, float]], margin: float, rows: list[Floats], targets: list[float]
) -> None:
    """Write the target of every position of a seat, from the end back to the beginning."""
    later = margin
    for k in range(len(life) - 1, -1, -1):
        rows.append(life[k][0])
        targets.append(later)
        later = (1 - LAMBDA) * life[k][1] + LAMBDA * later


def learn(
    network: Network, seconds: float, games: int, seed: int, rate: float = RATE
) -> Iterator[str]:
    """Improve a network by games against itself; tell now and then how far it is."""
    rng = np.random.default_rng(seed)
    table = BatchEnv("cards", games, seats=SEATS, rewards="margin", seed=seed)
    gathering = Gathering(table, Player(table, network, rng))
    teacher = Teacher(network)
    began = time.process_time()
    while (spent := (time.process_time() - began) / seconds) < 1:
        rows, targets = gathering.gather(GATHERED, EXPLORING * (1 - spent))
        order = rng.permutation(len(rows))
        error = [
            teacher.teach(rows[part], targets[part], rate * (1 - 0.95 * spent))
            for part in np.array_split(order, max(1, len(rows) // MINIBATCH))
        ]
        yield (
            f"{spent:4.0%}: {gathering.finished:,} games, guesses are off by "
            f"{POINTS * np.sqrt(np.mean(error)):.1f} points of {POINTS * targets.std():.1f}"
        )


def check(network: Network, opponents: str, count: int, seed: int) -> float:
    """Return the share of games won against bots, a draw as half of one."""
    games = BatchEnv("cards", 32, seats=SEATS, opponents=opponents, seed=seed)
    player = Player(games, network, np.random.default_rng(seed))
    batch = games.reset()
    won: list[float] = []
    while len(won) < count:  # the shortest games end first, but all are of one length
        batch = games.step(player.choose(batch)[0])
        won += [float(paid) / 2 + 0.5 for paid in batch.rewards[batch.done, 0]]
    return sum(won) / len(won)


def main() -> None:
    """Learn, tell how it goes, and keep the network."""
    parser = argparse.ArgumentParser(
        description="learn the card game of two by playing against oneself"
    )
    parser.add_argument("--minutes", type=float, default=20, help="of processor time (default 20)")
    parser.add_argument("--games", type=int, default=64, help="how many at once (default 64)")
    parser.add_argument("--seed", type=int, default=1, help="of the network and all games")
    parser.add_argument("--output", type=Path, default=KEPT, help=f"default {KEPT.name} beside me")
    parser.add_argument("--resume", action="store_true", help="go on with what --output has")
    parser.add_argument(
        "--check", type=int, default=200, metavar="N", help="games against bots at the end"
    )
    arguments = parser.parse_args()
    encoding = BatchEnv("cards", 1, seats=SEATS).encoding
    if arguments.resume:
        network = Network.load(arguments.output)
    else:
        rng = np.random.default_rng(arguments.seed)
        network = make_network(encoding.size, encoding.version, rng)
    told = time.monotonic()
    for line in learn(network, arguments.minutes * 60, arguments.games, arguments.seed):
        if time.monotonic() - told > 15:
            print(line, flush=True)
            network.save(arguments.output)
            told = time.monotonic()
    network.save(arguments.output)
    print(f"kept in {arguments.output}")
    for opponents in ("random", "novice") if arguments.check else ():
        share = check(network, opponents, arguments.check, arguments.seed)
        print(f"against {opponents}: {share:.1%} of {arguments.check} games")


if __name__ == "__main__":
    main()
