"""A study of balance: games between equal bots, one seed each, added up as they come.

What a card does for who has it is asked inside each game: how much of the victory its holders have
more than the other seats of the same game, with the same bags and decks. Later seats are dealt more
cards and win more or less often, so every seat's usual share is taken off first. Only sums are
kept, and three numbers a game by which two studies are compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from coatl.bots.base import parse_budget
from coatl.bots.loading import load_bot
from coatl.cards.deck import load_deck
from coatl.core.registry import get_game
from coatl.lab.balance.facts import MEASURES, GameFacts, play_for_facts
from coatl.lab.workers import open_workers

PROPHECIES = [card.id for card in load_deck().prophecies]
"""Of a solo match: matches without a card are counted too."""
CHUNK = 20
ROUNDS = 8


@dataclass(frozen=True, slots=True)
class Plan:
    """All that determines the games of a study, apart from how many there are."""

    game: str
    options: str
    specs: tuple[str, ...]
    """A bot a seat; they change seats from game to game."""
    seed: str
    budget: str | None = None


@dataclass(slots=True)
class Sums:
    """A number, a sum and a sum of squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Count one more value."""
        self.count += 1
        self.total += value
        self.squares += value * value


@dataclass(slots=True)
class Contrast:
    """Holders against the others of the same game, by which seats held it (one bit each)."""

    by_seats: dict[int, Sums] = field(default_factory=dict)
    held: int = 0
    """Seats that had it, over all games."""
    held_wins: float = 0.0
    others: int = 0
    """Seats that did not, in games in which somebody did."""
    other_wins: float = 0.0

    def add(self, mask: int, shares: tuple[float, ...]) -> None:
        """Count one game; of a solo match the matches without it count too."""
        having = [share for seat, share in enumerate(shares) if mask >> seat & 1]
        lacking = [share for seat, share in enumerate(shares) if not mask >> seat & 1]
        self.held += len(having)
        self.held_wins += sum(having)
        if len(shares) == 1:
            self.others += len(lacking)
            self.other_wins += sum(lacking)
            self.by_seats.setdefault(mask, Sums()).add(shares[0])
        elif having and lacking:
            self.others += len(lacking)
            self.other_wins += sum(lacking)
            gap = sum(having) / len(having) - sum(lacking) / len(lacking)
            self.by_seats.setdefault(mask, Sums()).add(gap)


@dataclass(slots=True)
class CardSums:
    """One card over all games."""

    contrasts: dict[str, Contrast] = field(
        default_factory=lambda: {measure: Contrast() for measure in MEASURES}
    )
    points: int = 0


@dataclass(slots=True)
class Study:
    """What all games came to."""

    plan: Plan
    games: int = 0
    seats: list[Sums] = field(default_factory=list)
    """Shares of the victory by seat."""
    scores: list[Sums] = field(default_factory=list)
    lengths: Counter[int] = field(default_factory=Counter)
    turns: Sums = field(default_factory=Sums)
    endings: Counter[str] = field(default_factory=Counter)
    cards: dict[str, CardSums] = field(default_factory=dict)
    kinds: dict[str, Contrast] = field(default_factory=dict)
    uses: Counter[str] = field(default_factory=Counter)
    carl: Counter[str] = field(default_factory=Counter)
    samples: list[tuple[float, ...]] = field(default_factory=list)
    """For each game: first seat's share, mean points, decisions; to compare two studies by seed."""

    def add(self, facts: GameFacts) -> None:
        """Count one more game, in the order of their numbers."""
        seats = len(facts.shares)
        if not self.seats:
            self.seats = [Sums() for _ in range(seats)]
            self.scores = [Sums() for _ in range(seats)]
        self.games += 1
        for seat in range(seats):
            self.seats[seat].add(facts.shares[seat])
            self.scores[seat].add(facts.scores[seat])
        self.lengths[facts.decisions] += 1
        self.turns.add(facts.turns)
        self.endings[facts.ending] += 1
        self.carl.update(facts.carl)
        self._add_cards(facts)
        self._add_kinds(facts)
        mean = sum(facts.scores) / seats
        self.samples.append((facts.shares[0], mean, float(facts.decisions)))

    def _add_cards(self, facts: GameFacts) -> None:
        for card in PROPHECIES if len(facts.shares) == 1 else sorted(facts.cards):
            sums = self.cards.setdefault(card, CardSums())
            found = facts.cards.get(card)
            for measure in MEASURES:
                mask = getattr(found, measure) if found is not None else 0
                sums.contrasts[measure].add(mask, facts.shares)
            if found is not None:
                sums.points += sum(found.points)

    def _add_kinds(self, facts: GameFacts) -> None:
        for kind in sorted({kind for used in facts.kinds for kind in used}):
            mask = sum(1 << seat for seat, used in enumerate(facts.kinds) if used[kind])
            self.kinds.setdefault(kind, Contrast()).add(mask, facts.shares)
            self.uses[kind] += sum(used[kind] for used in facts.kinds)


@dataclass(frozen=True, slots=True)
class LookAtGames:
    """The task of a study's workers: numbers of games become facts about them."""

    plan: Plan

    def __call__(self, numbers: range) -> list[tuple[int, GameFacts]]:
        """Play some games."""
        return [(number, self.look(number)) for number in numbers]

    def look(self, number: int) -> GameFacts:
        """Play one game; bots sit one seat further in each."""
        plan = self.plan
        game = get_game(plan.game)
        limit = None if plan.budget is None else parse_budget(plan.budget)
        turn = number % len(plan.specs)
        bots = [load_bot(spec, limit) for spec in plan.specs[turn:] + plan.specs[:turn]]
        return play_for_facts(game, game.parse_options(plan.options), bots, f"{plan.seed}/{number}")


def run_study(
    plan: Plan,
    games: int,
    *,
    jobs: int = 1,
    on: str = "processes",
    progress: Callable[[int], None] = lambda done: None,
) -> Study:
    """Play the games of a study and add them up; the same wherever they are played."""
    study = Study(plan)
    size = max(1, min(CHUNK, games // (jobs * ROUNDS)))
    early: dict[int, GameFacts] = {}
    with open_workers(LookAtGames(plan), jobs, on) as workers:
        for some in workers.run(range(i, min(i + size, games)) for i in range(0, games, size)):
            early.update(some)
            while (due := early.pop(study.games, None)) is not None:
                study.add(due)
                progress(study.games)
    return study
