"""Many games between the same bots, in any number of processes or on a cluster, and kept if wanted.

A game follows from the simulation and its number alone: bots of somebody else are new in each, so
where it is played and what was played before changes nothing, and an interrupted run goes on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

from coatl import __version__
from coatl.bots.base import Bot, parse_budget
from coatl.bots.loading import code_digest, load_bot
from coatl.bots.roster import bot_names
from coatl.core.errors import OptionError
from coatl.core.registry import get_game
from coatl.core.results import Result, Standing
from coatl.lab.records import Entry, RecordsWriter
from coatl.lab.runner import GameSummary, Tally, play_game
from coatl.lab.workers import open_workers

CHUNK = 50
"""The most games that a worker plays before it reports."""
ROUNDS = 8
"""Every worker should report so often at least."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """All that determines the games, apart from how many there are."""

    game: str
    options: str
    specs: tuple[str, ...]
    """A bot a seat, as users write it."""
    seed: str
    budget: str | None = None

    @property
    def has_levels_only(self) -> bool:
        """Whether no bot is of somebody else; ours remember nothing from one game to the next."""
        return all(spec.lower().partition("@")[0] in bot_names() for spec in self.specs)

    def header(self) -> dict[str, Any]:
        """Return it as plain data, with the versions of rules and code that results hold for."""
        return {
            "version": __version__,
            "command": "sim",
            "game": self.game,
            "rules": get_game(self.game).rules_version,
            "options": self.options,
            "bots": [[spec, code_digest(spec, self.game)] for spec in self.specs],
            "budget": self.budget,
            "seed": self.seed,
        }


def _make_bots(simulation: Simulation) -> list[Bot]:
    limit = None if simulation.budget is None else parse_budget(simulation.budget)
    return [load_bot(spec, limit) for spec in simulation.specs]


_keep_bots = lru_cache(maxsize=1)(_make_bots)


@dataclass(frozen=True, slots=True)
class PlayGames:
    """The task of a simulation's workers: numbers of games become their summaries."""

    simulation: Simulation
    with_record: bool = False

    def __call__(self, numbers: range) -> list[tuple[int, GameSummary]]:
        """Play some games."""
        return [(number, self.play(number)) for number in numbers]

    def play(self, number: int) -> GameSummary:
        """Play one game."""
        wanted = self.simulation
        game = get_game(wanted.game)
        bots = _keep_bots(wanted) if wanted.has_levels_only else _make_bots(wanted)
        options = game.parse_options(wanted.options)
        seed = f"{wanted.seed}/{number}"
        return play_game(game, options, bots, seed, with_record=self.with_record)


def simulate(
    simulation: Simulation,
    games: int,
    *,
    jobs: int = 1,
    on: str = "processes",
    records: RecordsWriter | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Play games and count them in order; what `records` has already is not played again."""
    tally = Tally()
    start = time.perf_counter()
    for summary in _known(records, games):
        tally.add(summary)
        progress(tally.games)
    first = tally.games
    size = max(1, min(CHUNK, (games - first) // (jobs * ROUNDS)))
    chunks = (range(i, min(i + size, games)) for i in range(first, games, size))
    early: dict[int, GameSummary] = {}
    task = PlayGames(simulation, records is not None)
    with open_workers(task, jobs, on if first < games else "processes") as workers:
        for some in workers.run(chunks):
            early.update(some)
            while (due := early.pop(tally.games, None)) is not None:
                if records is not None:
                    records.add(_entry(simulation, tally.games, due), due.record)
                tally.add(due)
                progress(tally.games)
    tally.seconds = time.perf_counter() - start
    return tally


def _known(records: RecordsWriter | None, games: int) -> Iterator[GameSummary]:
    """Yield the games that a folder has: always the first ones, because they are kept in order."""
    kept = islice(records.entries(), games) if records is not None else ()
    for number, entry in enumerate(kept):
        if entry.more.get("number") != number:
            raise OptionError(
                f"the folder of records lacks game {number}, so this command cannot go on there: "
                "choose another folder (coatl records reads what there is)"
            )
        standings = tuple(
            Standing(seat, rank, score, ())
            for seat, (rank, score) in enumerate(zip(entry.ranks, entry.scores, strict=True))
        )
        result = Result(standings, (), entry.ending)
        yield GameSummary(entry.decisions, result, bytes.fromhex(entry.digest))


def _entry(simulation: Simulation, number: int, summary: GameSummary) -> Entry:
    standings = summary.result.standings
    return Entry(
        f"{simulation.seed}/{number}",
        simulation.options,
        simulation.specs,
        tuple(standing.rank for standing in standings),
        tuple(standing.score for standing in standings),
        summary.result.ending,
        summary.decisions,
        summary.digest.hex(),
        {"number": number},
    )
