"""A bot that has learned the card game of two by playing against itself; see learn.py.

    coatl arena --game cards --bots examples/learned_bot.py:Learned,novice --games 200

It tries every legal action on a state that fits what it may know, lets a small network guess by how
many points its seat will win from there, and takes the best. The network is in learned.npz beside
this file, and needs nothing but NumPy (`pip install 'coatl[envs]'`).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from coatl.cards.actions import DISCARD, FULFIL
from coatl.core.chance import QuickChance
from coatl.core.registry import get_game

KEPT = Path(__file__).with_name("learned.npz")
SEATS = 2
GUESSES = 2
"""How many states that fit the view an action is tried on."""
REVEALS = 4
"""How often an action is tried that reveals a card, for each of those."""

Floats = NDArray[np.float32]


class Network:
    """Two hidden layers; from the row of a position to a guess of the margin at the end."""

    def __init__(self, layers: Sequence[Floats], version: int) -> None:
        self.layers = list(layers)
        """Weights and biases in turn, the first layer first."""
        self.version = version
        """The version of the encoding that it was trained on."""

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read what `save` has written."""
        with np.load(path) as kept:
            layers = [kept[f"layer{i}"].astype(np.float32) for i in range(6)]
            return cls(layers, int(kept["version"]))

    def save(self, path: Path) -> None:
        """Write the numbers with 16 bits each: more do not make it stronger."""
        layers = {f"layer{i}": layer.astype(np.float16) for i, layer in enumerate(self.layers)}
        np.savez_compressed(path, allow_pickle=False, version=self.version, **layers)

    def hidden(self, rows: Floats) -> tuple[Floats, Floats]:
        """Return what both hidden layers make of rows."""
        first = np.maximum(rows @ self.layers[0] + self.layers[1], 0)
        return first, np.maximum(first @ self.layers[2] + self.layers[3], 0)

    def judge(self, rows: Floats) -> Floats:
        """Return a guess for each row."""
        guesses: Floats = (self.hidden(rows)[1] @ self.layers[4] + self.layers[5])[:, 0]
        return guesses


class Tries:
    """Positions after actions, as rows: tried on copies, so that nothing has happened yet."""

    def __init__(self, encoding: Any, capacity: int = 2048) -> None:
        self.encoding = encoding
        self._row = np.zeros(encoding.size, np.float32)
        self._rows = np.zeros((capacity, encoding.size), np.float32)
        self._options: list[int] = []
        """Which option each row belongs to."""

    @property
    def rows(self) -> Floats:
        """The rows since the last `clear`."""
        return self._rows[: len(self._options)]

    def clear(self) -> None:
        """Begin anew."""
        self._options = []

    def add(
        self, state: Any, seat: int, legal: list[int], seeds: Sequence[int], first: int
    ) -> None:
        """Write how a position would look to a seat after each of its actions.

        The actions are the options from `first` on. What reveals a card is tried with every seed,
        all else with the first one.
        """
        for option, action in enumerate(legal, first):
            for seed in seeds if DISCARD <= action < FULFIL else seeds[:1]:
                after = state.clone()
                after.apply_unchecked(seat, action, QuickChance(seed))
                self.encoding.encode_into(after, seat, self._row)
                if len(self._options) == len(self._rows):
                    self._rows = np.concatenate([self._rows, np.zeros_like(self._rows)])
                self._rows[len(self._options)] = self._row
                self._options.append(option)

    def judge(self, network: Network) -> NDArray[np.float64]:
        """Return what the network thinks of each option: the mean over its rows."""
        guesses = np.bincount(self._options, network.judge(self.rows))
        means: NDArray[np.float64] = guesses / np.bincount(self._options)
        return means


class Learned:
    """Takes the action after which the network likes the position best."""

    name = "learned"
    games = ("cards",)

    def __init__(self) -> None:
        self.network = Network.load(KEPT)
        self.game = get_game("cards")
        self._tries: Tries | None = None

    def decide(self, view: Any, legal: list[int], rng: random.Random) -> int:
        """Return the best of the legal actions."""
        if self._tries is None:
            self._tries = Tries(self._find_encoding(view))
        self._tries.clear()
        for _ in range(GUESSES):
            guess = self.game.sample_state(view, rng)
            seeds = [rng.getrandbits(32) for _ in range(REVEALS)]
            self._tries.add(guess, view.seat, legal, seeds, 0)
        return legal[int(self._tries.judge(self.network).argmax())]

    def _find_encoding(self, view: Any) -> Any:
        """Return how positions are written, if the network has learned to read that."""
        if view.game != "cards" or len(view.seats) != SEATS:
            raise ValueError("this bot has learned the card game of two only: --game cards")
        encoding = self.game.encoding(view.options)
        if encoding.version != self.network.version:
            raise ValueError("positions are written in a new way: train again with learn.py")
        return encoding
