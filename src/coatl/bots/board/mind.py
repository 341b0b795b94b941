"""The levels of the board game: from a view to an action, and to advice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from coatl.board import GAME
from coatl.board.codes import MAIN, SETUP
from coatl.board.state import State
from coatl.board.view import BoardView
from coatl.bots.advice import Advice, WholeTurn, distinct
from coatl.bots.advising import allow_games, conclude
from coatl.bots.base import Budget
from coatl.bots.board.codes import FINISH, QUICK_LIMIT, UNLIMITED
from coatl.bots.board.judge import Judge
from coatl.bots.board.policy import Policy
from coatl.bots.board.search import Tree
from coatl.bots.board.trials import BoardTrials, foretell, is_contested, whole_turn
from coatl.bots.board.weights import load_rules, load_weights
from coatl.bots.trials import Ending
from coatl.core.chance import QuickChance
from coatl.core.errors import OptionError

MOST_AT_ONCE = 64
"""Iterations between two looks at the clock; fewer in the beginning."""
NOISE = 0.3
"""How much luck there is in the moves of simulated players, in points."""
FIRST_SHARE = 0.6
"""Part of a turn's budget for its first decision."""
SECOND_SHARE = 0.2
"""Part for the second action of a last turn (B7.1)."""
LATER_SHARE = 0.1
"""Part for a later step, if a third of what is left is not less."""
SETUP_SHARE = 0.25
"""Part for each of the four steps of the set-up choice."""
PROPOSALS = 6
"""The most ways to play a turn that advice compares."""
CONSIDERED = 12
"""The most that they are chosen from: some are others in another order."""
GAMES = 160
"""Games that each of them is played out in, if there is time."""
GAMES_SHARE = 0.5
"""The part of a budget in time for that; the rest is for the search before."""
SOUND = 0.02
"""How much less than the best choice a move may be worth by search to be proposed first."""


@dataclass(frozen=True, slots=True)
class Style:
    """What makes a level: how much it errs and how long it thinks."""

    noise: float = 0.0
    """Errors of judgement, in points: up to so much is added to each move's value."""
    budget: Budget | None = None
    """For search; without one the first judgement stands."""


STYLES = {
    "novice": Style(noise=14.0),
    "apprentice": Style(noise=4.0),
    "carver": Style(noise=0.0),
    "priest": Style(budget=Budget(iterations=40)),
    "high-priest": Style(budget=Budget(milliseconds=1900)),
}


@dataclass(frozen=True, slots=True)
class Candidate:
    """One move that was considered: its first action, all its steps, and what it is worth."""

    move: int
    steps: tuple[int, ...]
    value: float
    points: float
    visits: int


class BoardMind:
    """One level's way to play; it remembers the rest of an assembly it has begun."""

    def __init__(self, level: str, style: Style) -> None:
        self.level = level
        self.style = style
        self.policy = Policy(load_weights())
        self._judges: dict[int, Judge] = {}
        self._shadow: State | None = None
        self._expected: BoardView | None = None
        self._steps: list[int] = []
        self._unspent = 1.0 - FIRST_SHARE
        self._asked: BoardView | None = None
        self._latest = 0.0

    def decide(
        self, view: BoardView, legal: list[int], rng: random.Random, budget: Budget | None
    ) -> int:
        """Return one of the legal actions."""
        if self._steps and view == self._expected:
            return self._next_step(view)
        candidates, tree = self._think(view, legal, rng, budget)
        self._shadow, self._steps = tree.state, list(candidates[0].steps)
        return self._next_step(view)

    def advise(
        self,
        view: BoardView,
        legal: list[int],
        rng: random.Random,
        budget: Budget | None,
        also: Sequence[int] = (),
    ) -> Advice:
        """Judge ways to play the rest of the turn, and say what speaks for the best one."""
        trials = self.try_out(view, legal, rng, budget, also)
        trials.play(*allow_games(budget or self.style.budget, GAMES, GAMES_SHARE))
        return conclude(self.level, trials, is_last_asked=bool(also))

    def try_out(
        self,
        view: BoardView,
        legal: list[int],
        rng: random.Random,
        budget: Budget | None,
        also: Sequence[int] = (),
    ) -> BoardTrials:
        """Find ways to play the rest of the turn, to be played out in the same games."""
        candidates, tree = self._think(view, legal, rng, budget, 1.0 - GAMES_SHARE)
        tree.sample()
        candidates.sort(key=_careful, reverse=True)
        turns, ideas = self._propose(tree, candidates)
        if also:
            turns.append(self._whole_turn(tree, also))
        wanted = {candidate.move for candidate in candidates[1:4] if is_contested(candidate.move)}
        floor = _careful(candidates[0]) - SOUND
        return BoardTrials(tree, turns, [_careful(each) >= floor for each in ideas], wanted)

    def foretell(self, starts: Sequence[State], seed: int) -> list[Ending]:
        """Play on from each of some states as it is, by simulated players."""
        self.policy.noise = NOISE
        return foretell(self.policy, starts, QuickChance(seed))

    def _propose(
        self, tree: Tree, candidates: list[Candidate]
    ) -> tuple[list[WholeTurn], list[Candidate]]:
        """Return whole turns that begin with the best moves, and the moves."""
        turns = [self._whole_turn(tree, candidate.steps) for candidate in candidates[:CONSIDERED]]
        chosen = distinct(turns, PROPOSALS)
        return [turns[number] for number in chosen], [candidates[number] for number in chosen]

    def _whole_turn(self, tree: Tree, steps: Sequence[int]) -> WholeTurn:
        self.policy.assembler.limit = UNLIMITED
        self.policy.noise = 0.0
        turn = whole_turn(self.policy, tree.state, tree.seat, steps, tree.quick)
        self.policy.noise = NOISE
        return turn

    def _judge(self, seats: int) -> Judge:
        if seats not in self._judges:
            self._judges[seats] = Judge(self.policy.material, load_rules(seats))
        return self._judges[seats]

    def _next_step(self, view: BoardView) -> int:
        """Return the next step of the plan, and foresee the view after it."""
        step = self._steps.pop(0)
        self._expected = None
        if self._steps:
            assert self._shadow is not None
            assert view.seat is not None
            self._shadow.apply(view.seat, step, QuickChance(0))
            self._expected = GAME.observe(self._shadow, view.seat)
        return step

    def _think(
        self,
        view: BoardView,
        legal: list[int],
        rng: random.Random,
        budget: Budget | None,
        share: float | None = None,
    ) -> tuple[list[Candidate], Tree]:
        """Return the moves considered, the best first; the tree holds a state that fits.

        Of the budget for the turn `share` is spent, or what is usual for such a decision.
        """
        if view.seat is None or (view.phase != SETUP and view.seat != view.turn):
            raise OptionError("a bot decides for the seat whose turn it is, from that seat's view")
        quick = QuickChance(rng.getrandbits(32))
        judge = self._judge(view.options.seats)
        tree = Tree(GAME.prepare(view), self.policy, judge, view.seat, quick)
        self.policy.noise = NOISE
        self.policy.assembler.limit = QUICK_LIMIT
        if self.style.budget is not None:
            part = self._share(view) if share is None else share
            meter = (budget or self.style.budget).share(part).start()
            batch = 1
            while granted := meter.grant(batch):
                tree.run(granted)
                batch = min(2 * batch, MOST_AT_ONCE)
        tree.sample()
        self.policy.assembler.limit = UNLIMITED
        if tree.iterations:
            candidates = self._searched(tree)
        else:
            candidates = self._judged(tree, quick)
        allowed = set(legal)
        candidates = [candidate for candidate in candidates if candidate.steps[0] in allowed]
        if not candidates:
            candidates = [Candidate(legal[0], (legal[0],), 0.5, 0.0, 0)]
        return candidates, tree

    def _share(self, view: BoardView) -> float:
        """Return the part of the turn's budget for this decision; the parts never exceed it.

        Being asked again about the same view costs nothing more.
        """
        if view.phase == SETUP:
            return SETUP_SHARE
        if view.phase == MAIN and not view.is_second:
            self._unspent = 1.0 - FIRST_SHARE
            return FIRST_SHARE
        if view != self._asked:
            wanted = SECOND_SHARE if view.phase == MAIN else LATER_SHARE
            self._asked, self._latest = view, min(wanted, self._unspent / 3)
            self._unspent -= self._latest
        return self._latest

    def _searched(self, tree: Tree) -> list[Candidate]:
        found = [
            Candidate(move, self._plan(tree.state, move), value, points, visits)
            for move, visits, value, points in tree.root_moves()
        ]
        found.sort(key=lambda candidate: (-candidate.visits, -candidate.value, candidate.move))
        return found

    def _judged(self, tree: Tree, quick: QuickChance) -> list[Candidate]:
        """Rank moves by the first judgement alone, blurred by the level's errors."""
        state = tree.state
        self.policy.weigh(state, True)
        weighed = self.policy.weighed()
        tree.judge.judge(state)
        ends = tree.judge.end_list(state.seat_count)
        others = max(end for seat, end in enumerate(ends) if seat != tree.seat)
        found = []
        best = max(value for _, value in weighed)
        for move, worth in weighed:
            blurred = worth + self.style.noise * quick.below(1024) / 1024.0
            points = ends[tree.seat] + blurred - best
            lead = points - others
            value = 0.5 + 0.5 * lead / (abs(lead) + 12.0)
            found.append((blurred, Candidate(move, (), value, points, 0)))
        found.sort(key=lambda pair: (-pair[0], pair[1].move))
        return [
            replace(candidate, steps=self._plan(state, candidate.move)) for _, candidate in found
        ]

    def _plan(self, state: State, move: int) -> tuple[int, ...]:
        """Return the actions of a move; an assembly is worked out exactly."""
        if move < FINISH:
            return (move,)
        self.policy.carrier.forget()
        return tuple(self.policy.carrier.list_steps(state, move))


def make_mind(level: str) -> BoardMind:
    """Return a new mind of one level."""
    if level not in STYLES:
        raise OptionError(f"unknown level {level!r}: expected {' or '.join(STYLES)}")
    return BoardMind(level, STYLES[level])


def _careful(candidate: Candidate) -> float:
    """Trust a value less the fewer simulated games it rests on."""
    return candidate.value - (0.3 / candidate.visits**0.5 if candidate.visits else 0.3)
