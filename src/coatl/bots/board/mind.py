"""The levels of the board game: from a view to an action, and to advice."""

from __future__ import annotations

import random
from dataclasses import dataclass

from coatl.board import GAME
from coatl.board.actions import CHOOSE_DECK, DONE, TAKE_HEAD
from coatl.board.codes import MAIN, SETUP
from coatl.board.state import State
from coatl.board.view import BoardView
from coatl.bots.advice import Advice, Ranked
from coatl.bots.base import Budget
from coatl.bots.board.codes import FINISH, QUICK_LIMIT, UNLIMITED
from coatl.bots.board.ends import Ends
from coatl.bots.board.judge import Judge
from coatl.bots.board.policy import Policy
from coatl.bots.board.search import Tree
from coatl.bots.board.weights import load_rules, load_weights
from coatl.core.chance import QuickChance
from coatl.core.errors import OptionError

MOST_AT_ONCE = 64
"""Iterations between two looks at the clock; fewer in the beginning."""
FIRST_SHARE = 0.6
"""Part of a turn's budget for its first decision."""
SECOND_SHARE = 0.2
"""Part for the second action of a last turn (B7.1)."""
LATER_SHARE = 0.1
"""Part for a later step, if a third of what is left is not less."""
SETUP_SHARE = 0.25
"""Part for each of the four steps of the set-up choice."""
REHEARSALS = 64
"""Games played out to find the reasons that go with advice."""
OTHER_ORDER = 0.98
"""What a later step of an assembly keeps of its value when it is done first."""
NOT_CONSIDERED = 0.9
"""What an action that no considered move contains has of the lowest value."""
REHEARSAL_SHARE = 0.25
"""How much of a budget in time they may take on top of it."""


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
        self._unspent = 1.0 - FIRST_SHARE
        self._asked: BoardView | None = None
        self._latest = 0.0

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
        iterations = tree.iterations
        ends = self._rehearse(tree, thoughts, budget or self.style.budget)
        return Advice(
            self.level, _rank(thoughts, legal, ends), ends.hopes(), ends.fears(), iterations
        )

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
        if view.seat is None or (view.phase != SETUP and view.seat != view.turn):
            raise OptionError("a bot decides for the seat whose turn it is, from that seat's view")
        quick = QuickChance(rng.getrandbits(32))
        judge = self._judge(view.options.seats)
        tree = Tree(GAME.prepare(view), self.policy, judge, view.seat, quick)
        self.policy.noise = 0.3
        self.policy.assembler.limit = QUICK_LIMIT
        if self.style.budget is not None:
            meter = (budget or self.style.budget).share(self._share(view)).start()
            batch = 1
            while granted := meter.grant(batch):
                tree.run(granted)
                batch = min(2 * batch, MOST_AT_ONCE)
        tree.sample()
        self.policy.assembler.limit = UNLIMITED
        if tree.iterations:
            thoughts = self._searched(tree)
        else:
            thoughts = self._judged(tree, quick)
        allowed = set(legal)
        thoughts = [thought for thought in thoughts if thought.steps[0] in allowed]
        if not thoughts:
            thoughts = [Thought(legal[0], (legal[0],), 0.5, 0.0, 0)]
        return thoughts, tree

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

    def _rehearse(self, tree: Tree, thoughts: list[Thought], budget: Budget | None) -> Ends:
        """Play the best move out to many ends."""
        ends = Ends()
        wanted = {thought.move for thought in thoughts[1:4] if _is_contested(thought.move)}
        self.policy.assembler.limit = QUICK_LIMIT
        meter = _rehearsal_budget(budget).start()
        while ends.games < REHEARSALS and meter.grant(1):
            tree.sample()
            state = tree.state
            self.policy.ready = -1
            self.policy.carry_out(state, thoughts[0].move, tree.quick)
            while (seat := state.to_act) == tree.seat:
                self.policy.carry_out(state, self.policy.decide(state, tree.quick), tree.quick)
            if seat >= 0:
                move = self.policy.decide(state, tree.quick)
                if move in wanted:
                    ends.taken[seat, _contested(move)] += 1
                self.policy.carry_out(state, move, tree.quick)
            self.policy.play_on(state, tree.quick, 1000)
            ends.note(state, tree.seat)
        return ends


def _rehearsal_budget(budget: Budget | None) -> Budget:
    if budget is None or budget.milliseconds is None:
        return Budget(iterations=REHEARSALS, stop=None if budget is None else budget.stop)
    return budget.share(REHEARSAL_SHARE)


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


def _rank(thoughts: list[Thought], legal: list[int], ends: Ends) -> tuple[Ranked, ...]:
    """Rank every legal action: by the move it begins, then steps of such moves, then the rest.

    Search knows how moves differ; where the best one leads, the games played out tell.
    """
    best = thoughts[0].steps[0]
    lift = points = 0.0
    if ends.games:
        lift = ends.wins / ends.games - thoughts[0].value
        points = ends.points / ends.games - thoughts[0].points
    ranked: dict[int, Ranked] = {}

    def add(action: int, thought: Thought, factor: float, visits: int) -> None:
        value = min(1.0, max(0.0, thought.value + lift)) * factor
        ranked.setdefault(action, Ranked(action, value, thought.points + points, visits))

    for thought in thoughts:
        add(thought.steps[0], thought, 1.0, thought.visits)
    allowed = set(legal)
    for thought in thoughts:
        for step in thought.steps[1:]:
            if step in allowed and step != DONE:
                add(step, thought, OTHER_ORDER, 0)
    worst = min(thoughts, key=lambda thought: thought.value)
    for action in legal:
        add(action, worst, NOT_CONSIDERED, 0)
    others = [entry for action, entry in ranked.items() if action != best]
    others.sort(key=lambda entry: (-_careful(entry), entry.action))
    return (ranked[best], *others)


def _careful(entry: Ranked) -> float:
    """Trust a value less the fewer simulated games it rests on."""
    return entry.value - (0.3 / entry.visits**0.5 if entry.visits else 0.3)
