"""The levels of the board game: from a view to an action, and to advice."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

from coatl.board import GAME
from coatl.board.actions import CHOOSE_DECK, DONE, TAKE_HEAD
from coatl.board.codes import MAIN, SETUP, THIRD
from coatl.board.deck import load_deck
from coatl.board.patterns import (
    count_met,
    count_times,
    prophecy_points,
    temple_points,
)
from coatl.board.state import State
from coatl.board.view import BoardView
from coatl.bots.advice import Advice, Fear, Hope, Ranked
from coatl.bots.base import Budget
from coatl.bots.board.codes import FINISH
from coatl.bots.board.judge import Judge
from coatl.bots.board.policy import Policy
from coatl.bots.board.search import Tree
from coatl.bots.board.weights import load_rules, load_weights
from coatl.core.chance import QuickChance
from coatl.core.errors import OptionError

BATCH = 16
"""Iterations between two looks at the clock."""
FIRST_SHARE = 0.6
"""Part of a turn's budget for its first decision; each later one has a tenth."""
LATER_SHARE = 0.1
SETUP_SHARE = 0.25
REHEARSALS = 40
"""Games played out to find the reasons that go with advice."""
LADDER_ITERATIONS = 800
"""About 0.2 s a turn: what strength is measured with."""
EXACT = 20_000
"""Arrangements tried for an assembly that is really played; the worst case has fewer."""


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
    "high-priest": Style(budget=Budget(milliseconds=2000)),
}


@dataclass(frozen=True, slots=True)
class Thought:
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

    def decide(
        self, view: BoardView, legal: list[int], rng: random.Random, budget: Budget | None
    ) -> int:
        """Return one of the legal actions."""
        if self._steps and view == self._expected:
            return self._next_step(view)
        thoughts, tree = self._think(view, legal, rng, budget)
        self._shadow, self._steps = tree.state, list(thoughts[0].steps)
        return self._next_step(view)

    def advise(
        self, view: BoardView, legal: list[int], rng: random.Random, budget: Budget | None
    ) -> Advice:
        """Rank all legal actions and say what speaks for the best one."""
        thoughts, tree = self._think(view, legal, rng, budget)
        points, hopes, fears = self._rehearse(tree, thoughts)
        ranking = _rank(thoughts, legal, points - thoughts[0].points)
        return Advice(self.level, ranking, hopes, fears, tree.iterations)

    def _judge(self, seats: int) -> Judge:
        if seats not in self._judges:
            self._judges[seats] = Judge(self.policy.outlook, load_rules(seats))
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
        self, view: BoardView, legal: list[int], rng: random.Random, budget: Budget | None
    ) -> tuple[list[Thought], Tree]:
        """Return the moves considered, the best first; the tree holds a state that fits."""
        if view.seat is None:
            raise OptionError("a spectator has nothing to decide")
        quick = QuickChance(rng.getrandbits(32))
        judge = self._judge(view.options.seats)
        tree = Tree(GAME.prepare(view), self.policy, judge, view.seat, quick)
        self.policy.noise = 0.3
        self.policy.assembler.limit = 300
        if self.style.budget is not None:
            share = FIRST_SHARE if view.phase == MAIN else LATER_SHARE
            if view.phase == SETUP:
                share = SETUP_SHARE
            meter = (budget or self.style.budget).share(share).start()
            while granted := meter.grant(BATCH):
                tree.run(granted)
        tree.sample()
        self.policy.assembler.limit = EXACT
        if tree.iterations:
            thoughts = self._searched(tree)
        else:
            thoughts = self._judged(tree, quick)
        allowed = set(legal)
        thoughts = [thought for thought in thoughts if thought.steps[0] in allowed]
        if not thoughts:
            thoughts = [Thought(legal[0], (legal[0],), 0.5, 0.0, 0)]
        return thoughts, tree

    def _searched(self, tree: Tree) -> list[Thought]:
        found = [
            Thought(move, self._plan(tree.state, move), value, points, visits)
            for move, visits, value, points in tree.root_moves()
        ]
        found.sort(key=lambda thought: (-thought.visits, -thought.value, thought.move))
        return found

    def _judged(self, tree: Tree, quick: QuickChance) -> list[Thought]:
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
            found.append((blurred, Thought(move, (), value, points, 0)))
        found.sort(key=lambda pair: (-pair[0], pair[1].move))
        return [
            Thought(thought.move, self._plan(state, thought.move), thought.value, thought.points, 0)
            for _, thought in found
        ]

    def _plan(self, state: State, move: int) -> tuple[int, ...]:
        """Return the actions of a move; an assembly is worked out exactly."""
        if move < FINISH:
            return (move,)
        self.policy.ready = -1
        return tuple(self.policy.list_steps(state, move))

    def _rehearse(
        self, tree: Tree, thoughts: list[Thought]
    ) -> tuple[float, tuple[Hope, ...], tuple[Fear, ...]]:
        """Play the best move out to many ends; tell points, cards and what others did."""
        total = 0
        scored: dict[str, list[int]] = {}
        ended: Counter[int] = Counter()
        ahead: Counter[int] = Counter()
        taken: Counter[tuple[int, int]] = Counter()
        wanted = {thought.move for thought in thoughts[1:4] if _is_contested(thought.move)}
        self.policy.assembler.limit = 300
        for _ in range(REHEARSALS):
            tree.sample()
            state = tree.state
            self.policy.ready = -1
            self.policy.carry_out(state, thoughts[0].move, tree.quick)
            while (seat := state.to_act) == tree.seat:
                self.policy.carry_out(state, self.policy.decide(state, tree.quick), tree.quick)
            if seat >= 0:
                move = self.policy.decide(state, tree.quick)
                if move in wanted:
                    taken[seat, move] += 1
                self.policy.carry_out(state, move, tree.quick)
            self.policy.play_on(state, tree.quick, 1000)
            total += state.scores()[tree.seat]
            _note_scores(state, tree.seat, scored)
            if state.ending == THIRD and state.trigger != tree.seat:
                ended[state.trigger] += 1
            winners = state.result().winners
            if tree.seat not in winners:
                ahead[winners[0]] += 1
        hopes = [
            Hope(card, len(points) / REHEARSALS, sum(points) / len(points))
            for card, points in scored.items()
        ]
        hopes.sort(key=lambda hope: (-hope.chance * hope.points, hope.card))
        fears = [Fear("ends", seat, count / REHEARSALS) for seat, count in ended.items()]
        fears += [Fear("leads", seat, count / REHEARSALS) for seat, count in ahead.items()]
        fears += [
            Fear("takes", seat, count / REHEARSALS, _contested(move))
            for (seat, move), count in taken.items()
        ]
        fears.sort(key=lambda fear: (-fear.chance, fear.kind, fear.seat, fear.what))
        return total / REHEARSALS, tuple(hopes[:8]), tuple(fears[:6])


def make_mind(level: str) -> BoardMind:
    """Return a new mind of one level."""
    if level not in STYLES:
        raise OptionError(f"unknown level {level!r}: expected {' or '.join(STYLES)}")
    return BoardMind(level, STYLES[level])


def _is_contested(move: int) -> bool:
    return TAKE_HEAD <= move < CHOOSE_DECK


def _contested(move: int) -> str:
    """Return the piece or card that a take is about, as in its text: `take RB`, `choose P01`."""
    return GAME.describe_action(move).text.partition(" ")[2]


def _note_scores(state: State, seat: int, scored: dict[str, list[int]]) -> None:
    deck = load_deck()
    player = state.seats[seat]
    for serpent in player.finished[: player.finished_count]:
        for card in serpent.card_list():
            points = prophecy_points(card, count_times(card, serpent, state.strict_ends))
            if points:
                scored.setdefault(deck.prophecies[card].id, []).append(points)
        if serpent.temple != 255:
            points = temple_points(serpent.temple, count_met(serpent.temple, serpent))
            scored.setdefault(deck.temples[serpent.temple].id, []).append(points)


def _rank(thoughts: list[Thought], legal: list[int], shift: float) -> tuple[Ranked, ...]:
    """Rank every legal action: by the move it begins, then steps of such moves, then the rest.

    Search knows how many points moves differ by; `shift` turns that into points at the end.
    """
    ranked: dict[int, Ranked] = {}
    for thought in thoughts:
        first = thought.steps[0]
        if first not in ranked:
            points = thought.points + shift
            ranked[first] = Ranked(first, thought.value, points, thought.visits)
    allowed = set(legal)
    for thought in thoughts:
        for step in thought.steps[1:]:
            if step in allowed and step not in ranked and step != DONE:
                ranked[step] = Ranked(step, thought.value * 0.98, thought.points + shift, 0)
    lowest = min((entry.value for entry in ranked.values()), default=0.5)
    least = min((entry.points for entry in ranked.values()), default=0.0)
    best = thoughts[0].steps[0]
    rest = [Ranked(action, lowest * 0.9, least, 0) for action in legal if action not in ranked]
    others = [entry for action, entry in ranked.items() if action != best]
    others.sort(key=lambda entry: (-_careful(entry), entry.action))
    return (ranked[best], *others, *rest)


def _careful(entry: Ranked) -> float:
    """Trust a value less the fewer simulated games it rests on."""
    return entry.value - (0.3 / entry.visits**0.5 if entry.visits else 0.3)
