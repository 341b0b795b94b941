"""A contest: which bots play which game under which conditions, and how one game of it is played.

Everything here can be sent to another process; bots are built from their specs where they play.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from coatl import __version__
from coatl.bots.asking import BotError
from coatl.bots.base import Bot, Budget, parse_budget
from coatl.bots.game_loop import Player, play_out
from coatl.bots.loading import code_digest, is_own, load_bot
from coatl.core.chance import RecordingChance, SeededChance
from coatl.core.game import State, turn_of
from coatl.core.registry import get_game
from coatl.lab.records import write_down
from coatl.lab.schedule import Fixture, Meeting, name_entrants, plan_meetings


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot that takes part: its name in all results, and what it is built from."""

    name: str
    spec: str
    code: str
    """A hash of its code: results of different code do not belong together."""


@dataclass(frozen=True, slots=True)
class Contest:
    """All that determines the results, apart from how many games are played."""

    game: str
    options: tuple[str, ...]
    """Each bot plays under each of them; several only against CARL, one a personality."""
    seats: int
    entrants: tuple[Entrant, ...]
    seed: str
    budget: str | None = None
    """For bots whose spec has none."""

    @property
    def names(self) -> list[str]:
        """The names of the bots, as they were given."""
        return [entrant.name for entrant in self.entrants]

    def meetings(self) -> list[Meeting]:
        """List who meets whom."""
        return plan_meetings(self.names, self.seats, self.options)

    def header(self) -> dict[str, Any]:
        """Return it as plain data, with the versions of rules and code that results hold for."""
        return {
            "version": __version__,
            "game": self.game,
            "rules": get_game(self.game).rules_version,
            "options": list(self.options),
            "seats": self.seats,
            "seed": self.seed,
            "budget": self.budget,
            "bots": [
                {"name": entrant.name, "spec": _portable(entrant.spec), "code": entrant.code}
                for entrant in self.entrants
            ],
        }


def enter_bots(specs: list[str], game: str) -> tuple[Entrant, ...]:
    """Build each bot once, so that errors show early, and give it a name for the results."""
    names = []
    for spec in specs:
        bot = load_bot(spec, game=game)
        names.append(bot.name if is_own(spec) else spec.lower())
    labels = name_entrants([name.replace(">", "") for name in names])
    return tuple(
        Entrant(name, spec, code_digest(spec, game))
        for name, spec in zip(labels, specs, strict=True)
    )


def _portable(spec: str) -> str:
    """Return a spec without the folder of its file, which makes no difference."""
    return spec.replace("\\", "/").rpartition("/")[2]


@dataclass(frozen=True, slots=True)
class Played:
    """How one game of a contest went; lists are by seat."""

    options: str
    group: int
    seating: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    decisions: int
    turns: tuple[int, ...]
    ms: tuple[float, ...]
    """All thinking time."""
    longest_ms: tuple[float, ...]
    """The thinking time of the longest turn."""

    @property
    def fixture(self) -> Fixture:
        """The game of the schedule that this is the result of."""
        return Fixture(self.options, self.group, self.seating)

    @property
    def outcome(self) -> tuple[Any, ...]:
        """Everything but times: equal for equal seeds, as far as the bots themselves are."""
        return (self.fixture, self.ranks, self.scores, self.ending, self.decisions, self.turns)

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat has of the victory: 1, a fraction if it is shared, or 0."""
        winners = self.ranks.count(1)
        return tuple(1 / winners if rank == 1 else 0.0 for rank in self.ranks)

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data, ready for JSON."""
        return asdict(self)

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Played:
        """Read what `to_data` wrote."""
        fields: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in data.items()
        }
        return Played(**fields)


def game_seed(contest: Contest, group: int) -> str:
    """Return the seed of all games of a group, as `coatl sim` and `coatl play` take it."""
    return f"{contest.seed}/{group}"


@dataclass(frozen=True, slots=True)
class PlayFixture:
    """The task of a contest's workers: a fixture becomes its result, and its record if wanted."""

    contest: Contest
    with_record: bool = False

    def __call__(self, fixture: Fixture) -> tuple[Played, str]:
        """Play one game."""
        return play_recorded(self.contest, fixture, with_record=self.with_record)


def play_fixture(contest: Contest, fixture: Fixture) -> Played:
    """Play one game."""
    return play_recorded(contest, fixture)[0]


def play_recorded(
    contest: Contest, fixture: Fixture, *, with_record: bool = False
) -> tuple[Played, str]:
    """Play one game and return its result, with the text of its record if that is wanted.

    Bots are new in every game, and their chance follows from the seed, the group and their name:
    the result does not depend on what was played before, on which seat, or in which process.
    """
    seed = game_seed(contest, fixture.group)
    game = get_game(contest.game)
    budget = parse_budget(contest.budget) if contest.budget else None
    entrants = {entrant.name: entrant for entrant in contest.entrants}
    players = [
        Player(
            name,
            _build(entrants[name], contest.game, budget),
            random.Random(f"arena {seed} {name}"),
        )
        for name in fixture.seating
    ]
    clock = _TurnClock(len(players))
    chance = RecordingChance(SeededChance(seed, game.sources))
    options = game.parse_options(fixture.options, contest.seats)
    state = game.new(options, chance)
    actions = play_out(game, state, players, chance, seed, clock.note)
    result = state.result()
    played = Played(
        fixture.options,
        fixture.group,
        fixture.seating,
        tuple(standing.rank for standing in result.standings),
        tuple(standing.score for standing in result.standings),
        result.ending,
        len(actions),
        tuple(clock.turns),
        tuple(round(ms, 3) for ms in clock.ms),
        tuple(round(ms, 3) for ms in clock.longest),
    )
    record = ""
    if with_record:
        record = write_down(game, options, actions, chance.outcomes, fixture.seating)
    return played, record


def _build(entrant: Entrant, game: str, budget: Budget | None) -> Bot:
    if is_own(entrant.spec) and code_digest(entrant.spec, game) != entrant.code:
        raise BotError(f"bot {entrant.name!r}: its file has changed since the arena began")
    return load_bot(entrant.spec, budget)


class _TurnClock:
    """Thinking time by seat; decisions of one seat that follow each other are one turn."""

    def __init__(self, seats: int) -> None:
        self.turns = [0] * seats
        self.ms = [0.0] * seats
        self.longest = [0.0] * seats
        self._turn: object = None
        self._spent = 0.0

    def note(self, state: State, seat: int, ms: float) -> None:
        """Add the time of one decision."""
        turn = (seat, *turn_of(state))
        if turn != self._turn:
            self._turn = turn
            self._spent = 0.0
            self.turns[seat] += 1
        self._spent += ms
        self.ms[seat] += ms
        self.longest[seat] = max(self.longest[seat], self._spent)
